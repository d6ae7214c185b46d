#include "session/refusals.h"

#include "session/catalogue.h"
#include "session/match_probe.h"

namespace tetrarchy {
namespace {

TEST(Catalogue, has_every_refusal_of_the_session) {
  using namespace refusals;
  const Refusal why{"no_such_move", "T1", {"toy.refused"}};
  for (const Refusal& refusal : {not_live(3),
                                 game_over(),
                                 game_too_long(5),
                                 not_offered(),
                                 not_complete(),
                                 not_playing(Seat::red),
                                 bad_name(Seat::red, 64),
                                 bad_clock(),
                                 time_up(Seat::red),
                                 awaited(Seat::red),
                                 plays_elsewhere(Seat::red),
                                 computers_by_link(),
                                 clock_by_link(),
                                 offer_stands(Seat::red),
                                 nobody_to_ask(),
                                 nothing_to_answer(Seat::red),
                                 record_too_large(9),
                                 not_a_record(),
                                 unknown_version(),
                                 unknown_game("go"),
                                 missing_field("ply"),
                                 unknown_field("x"),
                                 bad_field("ply"),
                                 start_differs(),
                                 line_refused(1, "a1b1", why),
                                 line_after_end(2),
                                 result_differs(),
                                 link_too_long(9),
                                 link_damaged(),
                                 link_unknown(),
                                 link_after_end(2)})
    expect_said(refusal.text);
}

TEST(Catalogue, has_what_the_session_itself_says) {
  const MatchPtr m = toy::match_at("2vv2 r 5 std");
  m->offer_draw(Seat::red, 0);
  m->answer_draw(Seat::green, DrawAnswer::accept, 0);
  expect_said(m->view().ended->reason);
  m->go_to(0);
  expect_said(m->view().prompt.title);
  expect_said(m->view().prompt.detail);
}

TEST(Catalogue, texts_are_calm) {
  for (const auto& [key, text] : english_texts().items()) {
    if (!key.starts_with("session.")) continue;
    EXPECT_EQ(text.get<std::string>().find('!'), std::string::npos) << key;
    EXPECT_EQ(text.get<std::string>().find("llegal"), std::string::npos) << key;
  }
}

}  // namespace
}  // namespace tetrarchy
