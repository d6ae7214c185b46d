#include "app/start.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "app/native/png.h"
#include "embedded/japanese.h"
#include "engine/engine.h"
#include "session/match.h"

namespace tetrarchy::app {
namespace {

using NewMatch = OrRefusal<std::unique_ptr<Match>>;

// The engine as the thread beside the window sees it.
class Thinker final : public platform::LineHandler {
 public:
  void hear(std::string_view line, std::vector<std::string>& said) override { engine_.hear(line, said); }
  void work(std::uint64_t nodes, std::vector<std::string>& said) override { engine_.work(nodes, said); }
  bool busy() const override { return engine_.busy(); }

 private:
  Engine engine_;
};

// None: the command line asks for no game in particular.
std::optional<NewMatch> asked_match(const Launch& launch, GameId game) {
  for (const GameInfo& info : games())
    if (info.name == launch.game) game = info.id;
  if (!launch.position.empty()) return match_from_position(game, launch.position);
  if (launch.record.empty()) return std::nullopt;
  std::ifstream file(launch.record, std::ios::binary);
  return match_from_record(std::string(std::istreambuf_iterator<char>(file), {}));
}

int take_picture(const std::string& path, platform::Program& program) {
  if (write_png(path, platform::settled_picture(program))) return 0;
  return refuse_to_start("cannot write " + path);
}

}  // namespace

std::function<void(std::string_view, std::string_view)> listener() { return {}; }

std::function<std::unique_ptr<platform::LineHandler>()> thinker() {
  return [] { return std::make_unique<Thinker>(); };
}

std::function<void(std::string_view, std::string_view)> rules_opener() { return {}; }

std::function<void()> move_typer() { return {}; }

std::function<bool(std::string_view)> sharer() { return platform::copy; }

std::function<void()> correspondent() { return {}; }
std::function<void()> files_opener() { return {}; }

void speak(ui::App& app, std::string_view code) {
  app.bring_letters(embedded::japanese_regular_otf, embedded::japanese_bold_otf);
  app.set_language(code);
}

int start(const Launch& launch, ui::App& app, platform::Program& program) {
  if (!launch.link.empty()) {
    if (const auto refusal = app.open_game(launch.link)) return refuse_to_start(app.text_of(refusal->text));
  }
  if (auto asked = asked_match(launch, app.match().view().game)) {
    if (const auto* refusal = std::get_if<Refusal>(&*asked)) return refuse_to_start(app.text_of(refusal->text));
    app.replace_match(std::get<std::unique_ptr<Match>>(std::move(*asked)));
  }
  if (!launch.screenshot.empty()) return take_picture(launch.screenshot, program);
  platform::run(program);
  return 0;
}

int refuse_to_start(std::string_view reason) {
  std::fprintf(stderr, "tetrarchy-app: %.*s\n", static_cast<int>(reason.size()), reason.data());
  return 1;
}

}  // namespace tetrarchy::app
