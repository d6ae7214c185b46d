#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "book/claim.h"
#include "book/judge.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// What the rulebook claims and asks, judged by the rules.
namespace tetrarchy::book {
namespace {

template <Game G>
typename G::Position position(std::string_view text) {
  auto read = G::read_position(text, Strictness::edited);
  EXPECT_TRUE(std::holds_alternative<typename G::Position>(read)) << text;
  return std::get<typename G::Position>(std::move(read));
}

// Red's diplomat can put the chief in power into the corner between bodies, or elsewhere.
const std::string corner = "2gR3yCx1/1gM3yM1xx/2yN6/3x1x3/3xgCx1bA1/3x1gM3/9/1rM2rD2bM1/rC7bC r r rbyg aaaa 0 50 std";
// North stands between its own pawns; South's rook could mate on file 5 if it stood above the pawn there.
const std::string tempo = "3nPnKnP3/9/3sP1sP3/7eK1/wK3nP4/9/9/1sR7/4sK4 s -/-/-/- ---- 0000 1 std";
// North checks South; West's rook looks at South's.
const std::string two_lines = "4nK4/4nR4/9/9/wK7eK/1wR5sR1/9/9/4sK4 s G/-/-/- ---- 0000 1 std";

template <Game G>
std::string why(const std::string& at, std::string_view claim) {
  const auto objection = objection_to_claim<G>(position<G>(at), claim);
  return objection ? objection->text.key : "";
}

TEST(Claim, of_what_is_legal_and_what_is_not) {
  EXPECT_EQ(why<Djambi>(corner, "legal e8e5>e7@i1"), "");
  EXPECT_EQ(why<Djambi>(corner, "legal a9i1"), "book.false.legal");
  EXPECT_EQ(why<Djambi>(corner, "illegal a9i1"), "");
  EXPECT_EQ(why<Djambi>(corner, "illegal e8e5>e7@i1"), "book.false.illegal");
  EXPECT_EQ(why<Djambi>(corner, "illegal z9"), "book.false.move") << "a slip of the pen is no illegal move";
}

TEST(Claim, of_how_many_moves_there_are) {
  EXPECT_EQ(why<Yonin>(tempo, "count 0 5e"), "");
  EXPECT_EQ(why<Yonin>(tempo, "count 5 5i"), "");
  EXPECT_EQ(why<Yonin>(tempo, "count 4 5i"), "book.false.count");
}

TEST(Claim, of_what_follows_from_moves) {
  EXPECT_EQ(why<Djambi>(corner, "after e8e5>e7@i1: e5=empty i1=x status=aaae controllers=rby- turn=b"), "");
  EXPECT_EQ(why<Djambi>(corner, "after e8e5>e7@i1: status=aaaa"), "book.false.after");
  EXPECT_EQ(why<Djambi>(corner, "after e8e5: status=aaaa"), "book.false.legal");
  EXPECT_EQ(why<Djambi>(corner, "after e8e5>e7@i1: mood=good"), "book.false.condition");
  EXPECT_EQ(why<Yonin>(tempo, "after 8h8d 2d1c 8d5d: mates=1000 5a=nX"), "");
  EXPECT_EQ(why<Yonin>(tempo, "often 8h8d"), "book.false.kind");
}

TEST(Condition, of_patterns_counts_checks_and_what_is_not_so) {
  const Facts facts = facts_of<Yonin>(position<Yonin>(two_lines));
  const auto holds = [&](std::string_view text) {
    const auto condition = Condition::from(text, facts, Yonin::read_square);
    EXPECT_TRUE(condition.has_value()) << text;
    return condition && condition->holds_in(facts);
  };
  EXPECT_TRUE(holds("hands=G/./././") == false) << "a pattern is as long as the text";
  EXPECT_TRUE(holds("hands=G/././."));
  EXPECT_TRUE(holds("#sR=1") && holds("#wR=1") && holds("#sG=0"));
  EXPECT_TRUE(holds("checks=1") && holds("checks!=2"));
  EXPECT_TRUE(holds("5i=sK") && holds("5h=empty") && holds("5h!=sK"));
  EXPECT_FALSE(holds("over"));
  EXPECT_FALSE(Condition::from("=s", facts, Yonin::read_square));
  EXPECT_FALSE(Condition::from("controllers=r...", facts, Yonin::read_square)) << "that is a field of the other game";
}

// The moves played from a puzzle's position, judged.
template <Game G>
Judgement judgement(const std::string& at, std::string_view aim, std::initializer_list<std::string_view> moves) {
  std::vector<typename G::Position> course{position<G>(at)};
  for (const std::string_view move : moves) {
    const auto read = G::read_move(course.back(), move);
    EXPECT_TRUE(std::holds_alternative<typename G::Position::Move>(read)) << move;
    course.push_back(course.back().after(std::get<typename G::Position::Move>(read)));
  }
  auto judged = book::judged<G>(aim, course);
  EXPECT_TRUE(std::holds_alternative<Judgement>(judged)) << aim;
  return std::get<Judgement>(std::move(judged));
}

using State = Judgement::State;

TEST(Judge, every_way_to_reach_the_aim_counts) {
  constexpr std::string_view aim = "now status!=...a e5!=gC";
  EXPECT_EQ(judgement<Djambi>(corner, aim, {}).state, State::open);
  for (const char* way : {"e8e5>e1@i1", "e8e5>e7@i1"})
    EXPECT_EQ(judgement<Djambi>(corner, aim, {way}).state, State::solved) << way;
  const Judgement other = judgement<Djambi>(corner, aim, {"e8e5>e7@h3"});
  EXPECT_EQ(other.state, State::failed);
  EXPECT_EQ(other.why.key, "book.failed.status");
}

TEST(Judge, an_aim_of_several_moves_is_open_while_nothing_can_prevent_it) {
  constexpr std::string_view aim = "moves 2; now mates=1...";
  const Judgement first = judgement<Yonin>(tempo, aim, {"8h8d"});
  EXPECT_EQ(first.state, State::open);
  EXPECT_EQ(first.answer.substr(0, 2), "2d") << "East is in check and answers";
  EXPECT_EQ(judgement<Yonin>(tempo, aim, {"8h8d", "2d1c", "8d5d"}).state, State::solved);
  EXPECT_EQ(judgement<Yonin>(tempo, aim, {"8h8d", "2d1c", "8d8e"}).state, State::failed);
  EXPECT_EQ(judgement<Yonin>(tempo, aim, {"8h7h"}).state, State::failed) << "the others have three moves in between";
}

TEST(Judge, a_move_that_is_answered_is_refuted_by_the_answer) {
  constexpr std::string_view aim = "reply #sR=1";
  EXPECT_EQ(judgement<Yonin>(two_lines, aim, {"G*5f"}).state, State::solved);
  const Judgement wrong = judgement<Yonin>(two_lines, aim, {"G*5e"});
  EXPECT_EQ(wrong.state, State::failed);
  EXPECT_EQ(wrong.why.key, "book.failed.answered");
  EXPECT_EQ(wrong.answer, "8f2f");
}

TEST(Judge, an_aim_that_cannot_be_read_is_refused) {
  const std::vector course{position<Yonin>(tempo)};
  for (const char* text : {"", "now", "moves 0; now over", "moves 9; now over", "later over", "now mood=good"}) {
    const auto judged = book::judged<Yonin>(text, course);
    ASSERT_TRUE(std::holds_alternative<Refusal>(judged)) << text;
    EXPECT_EQ(std::get<Refusal>(judged).code, "bad_aim");
  }
}

}  // namespace
}  // namespace tetrarchy::book
