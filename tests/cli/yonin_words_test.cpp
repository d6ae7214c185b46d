#include "cli/speech.h"
#include "games/yonin/yonin.h"
#include "sample.h"

namespace tetrarchy::cli {
namespace {

using yonin::Move;
using yonin::Position;
using Said = Speech<Yonin>;

Position start(const char* rules) { return std::get<Position>(Yonin::start({.options = rules})); }

TEST(YoninWords, EverythingSaidInRandomGamesIsInTheCatalogue) {
  for (const char* rules : {"std", "end=twomates", "men=freeze,judge=turn,limit=300", "teams=yes,partner=safe"})
    for (const std::uint64_t seed : {1, 2}) Said::talk_through(start(rules), seed, 120);
}

// Positions that random games seldom come to: full hands, dead kings, frozen men, checks of several kings.
TEST(YoninWords, EverythingSaidInRarePositionsIsInTheCatalogue) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/yonin-shogi.perft");
  int n = 0;
  std::string last;
  for (std::string line; std::getline(in, line);) {
    const std::string text = line.substr(0, line.find(';'));
    if (text == std::exchange(last, text) || ++n % sample() != 0) continue;
    const auto p = std::get<Position>(Yonin::read_position(text, Strictness::edited));
    std::vector<Move> moves;
    p.legal_moves(moves);
    if (moves.empty()) continue;
    for (std::size_t i = static_cast<std::size_t>(n % 5); i < moves.size(); i += 1 + moves.size() / 5) {
      Said::expect_draft(p, moves[i]);
      Said::expect_notes(Yonin::notes(p, moves[i]));
    }
    for (const Seat seat : all_seats)
      if (p.plays(seat)) Said::expect_notes(Yonin::resignation_notes(p, seat));
  }
  EXPECT_GT(n, 100);
}

TEST(YoninWords, EveryEndIsTold) {
  const auto ended = [](const std::string& text, const char* move) {
    const auto p = std::get<Position>(Yonin::read_position(text, Strictness::edited));
    const auto m = Yonin::read_move(p, move);
    ASSERT_TRUE(std::holds_alternative<Move>(m)) << move;
    const Position after = p.after(std::get<Move>(m));
    ASSERT_FALSE(after.turn()) << Yonin::write_position(after);
    Said::expect_sentence(Yonin::ending(after));
  };
  ended("3nPnKnP3/9/3sG1sG3/9/wX7eX/9/9/9/4sK4 s G/-/-/- -4-3 2000 1 std", "G*5b");
  ended("3nPnKnP3/9/3sG1sG3/9/wX7eK/9/9/9/4sK4 s G/-/-/- -4-- 1000 1 end=twomates", "G*5b");
  ended("3nPnKnP3/9/3sG1sG3/9/wX7eK/9/9/9/4sK4 s G/-/-/- -4-- 0001 1 end=twomates", "G*5b");
  ended("8eK/9/8sG/9/wK8/9/4nK4/9/4sK4 s G/-/-/- ---- 0000 1 teams=yes", "G*1b");
  ended("4nK4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 20 limit=20", "5i5h");
}

TEST(YoninWords, EveryVerdictOfTheRecordIsTold) {
  const auto judged = [](std::string_view position, const std::vector<const char*>& moves) {
    std::vector<Position> history{std::get<Position>(Yonin::read_position(position, Strictness::edited))};
    for (int i = 0; i < 40; ++i) {
      const Position& p = history.back();
      const auto m = Yonin::read_move(p, moves[static_cast<std::size_t>(i) % moves.size()]);
      ASSERT_TRUE(std::holds_alternative<Move>(m));
      history.push_back(p.after(std::get<Move>(m)));
      if (const auto verdict = Yonin::adjudicate(history)) return Said::expect_sentence(verdict->reason);
    }
    FAIL() << "no repetition";
  };
  judged("4nK4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std",
         {"5i5h", "9e9d", "5a5b", "1e1d", "5h5i", "9d9e", "5b5a", "1d1e"});
  judged("9/9/9/nK8/6sR2/8eK/wK8/9/4sK4 s -/-/-/- ---- 0000 1 std", {"3e3f", "1f1e", "3f3e", "1e1f"});
}

TEST(YoninWords, EveryRefusalOfAMoveTextGivesItsReason) {
  const std::string zone = "4nK4/2sP6/8eK/3sS5/9/wK8/9/9/4sK4 s P/-/-/- ---- 0000 1 std";
  for (const char* move : {"5i", "5i5h+", "7b7a", "P*7e", "K*5e", "5i5g"}) Said::expect_move_refused(zone, move);
  Said::expect_move_refused("4nX4/9/9/9/wX7eX/9/9/9/4sK4 - -/-/-/- 1432 3000 9 std", "5i5h");
}

TEST(YoninWords, EveryPresetLayoutAndOptionHasItsName) { Said::expect_names(); }

TEST(YoninWords, EveryRefusalOfAPositionGivesItsReason) {
  const std::string kings = "4nK4/9/9/9/wK7eK/9/9/9/4sK4 ", start_board = Yonin::write_position(start("std"));
  const std::string board = start_board.substr(0, start_board.find(' ') + 1);
  for (const char* fields : {"", "q -/-/-/- ---- 0000 1 std", "s -/-/- ---- 0000 1 std", "s -/-/-/- -5-- 0000 1 std",
                             "s -/-/-/- ---- 000 1 std", "s -/-/-/- ---- 0000 01 std", "s -/-/-/- ---- 0000 0 std",
                             "s -/-/-/- ---- 0000 1 colour=red", "s -/-/-/- ---- 0000 1 men=some",
                             "s -/-/-/- ---- 0000 1 men=inherit", "s -/-/-/- ---- 0000 1 judge=turn,men=freeze",
                             "s P/-/-/- ---- 0000 1 std", "s -/-/-/- ---- 0000 9 limit=8", "s -/-/-/- 1--- 0000 1 std"})
    Said::expect_position_refused(board + fields);
  for (const char* text :
       {"9/9 s -/-/-/- ---- 0000 1 std", "8/9/9/9/9/9/9/9/9 s -/-/-/- ---- 0000 1 std",
        "q8/9/9/9/9/9/9/9/9 s -/-/-/- ---- 0000 1 std", "45/9/9/9/9/9/9/9/9 s -/-/-/- ---- 0000 1 std",
        "9/9/9/9/9/9/9/9/9 s -/-/-/- ---- 0000 1 std", "4nK3nK/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std",
        "4nX4/4snP4/9/9/wX7eK/9/9/9/4nsP4 s -/-/-/- -43- 0000 1 std",
        "sP3nX4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std",
        "4nX4/9/4sP4/4sP4/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std",
        "4nX4/9/4snP4/9/wK7eK/9/9/9/4snP2sK1 n -/-/-/- --4- 0000 1 std",
        "4nX4/9/9/9/wK7eK/9/4nP4/9/4sK4 s -/-/-/- --4- 0000 1 std",
        "4nX4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/P/- --4- 0000 1 std",
        "4nX4/9/9/9/wK7eK/9/9/9/4sK4 n -/-/-/- --4- 0000 1 std",
        "4nX4/9/9/9/wX7eX/9/9/9/4sK4 s -/-/-/- -234 0000 1 std",
        "4nX4/9/9/9/wK2sR4eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std",
        "7nXeK/9/5sR1sG1/9/wX8/9/9/9/4sK4 e -/-/-/- -34- 1000 1 std"})
    Said::expect_position_refused(text);
  for (const StartSpec& spec : {StartSpec{.layout = "crooked"}, StartSpec{.players = 3}}) {
    const auto p = Yonin::start(spec);
    Said::expect_sentence(std::get<Refusal>(p).text);
  }
}

TEST(YoninWords, TextsAreCalm) {
  for (const auto& [key, text] : english_texts().items()) {
    if (!key.starts_with("yonin.")) continue;
    EXPECT_EQ(text.get<std::string>().find('!'), std::string::npos) << key;
    EXPECT_EQ(text.get<std::string>().find("llegal"), std::string::npos) << key;
  }
}

}  // namespace
}  // namespace tetrarchy::cli
