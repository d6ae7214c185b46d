#include <gmock/gmock.h>

#include <memory>
#include <variant>

#include "ui/board_scene.h"

namespace tetrarchy::ui {
namespace {

using Kind = render::Mark::Kind;

TEST(Lights, EachKindHasAShapeOfItsOwnAndFramesLieUnderThePieces) {
  const auto match = std::get<std::unique_ptr<Match>>(new_match(MatchConfig{}));
  BoardLook look{.geometry = {{0, 0, 900, 900}, 0}};
  for (int i = 0; i < static_cast<int>(light_names.size()); ++i)
    look.lit.push_back({*Square::at(i, 4), static_cast<Light::Kind>(i)});
  render::Scene scene;
  fill_board(scene, match->view(), look, nullptr);
  const auto kinds = [](const std::vector<render::Mark>& marks) {
    std::vector<Kind> out;
    for (const render::Mark& m : marks) out.push_back(m.kind);
    return out;
  };
  EXPECT_THAT(kinds(scene.on_board.below), testing::ElementsAre(Kind::selected, Kind::danger));
  EXPECT_THAT(kinds(scene.on_board.above), testing::ElementsAre(Kind::free, Kind::kill, Kind::put));
}

}  // namespace
}  // namespace tetrarchy::ui
