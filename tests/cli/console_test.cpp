#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <memory>

#include "cli/probe.h"
#include "session/match.h"

namespace tetrarchy::cli {
namespace {

using MatchPtr = std::unique_ptr<Match>;

// A command that is refused says why on the error stream, and nothing else.
void expect_refused(const Ran& r) {
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_EQ(r.out, "");
  EXPECT_NE(r.err, "");
}

TEST(Console, StartPrintsThePosition) {
  EXPECT_EQ(ran({"djambi", "start"}).out, start_text + '\n');
  EXPECT_EQ(ran({"djambi", "start"}).exit_code, 0);
  const Ran r =
      ran({"djambi", "start", "--layout", "rotated", "--players", "3", "--rules", "own=all,master=yes", "--turn", "y"});
  EXPECT_EQ(r.out,
            "gCgRgM3yMyAyC/gAgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbA/rCrArM3bMbRbC "
            "y y rby- aaah 0 1 own=all,master=yes\n");
}

TEST(Console, StartRefusesWhatThereIsNot) {
  expect_refused(ran({"djambi", "start", "--layout", "crooked"}));
  expect_refused(ran({"djambi", "start", "--players", "5"}));
  expect_refused(ran({"djambi", "start", "--turn", "w"}));
  const Ran r = ran({"djambi", "start", "--rules", "own=no"});
  expect_refused(r);
  EXPECT_EQ(r.err, "own=no is what holds anyway; a position does not write it. (D10.4)\n");
}

TEST(Console, ShowDrawsTheBoardAndSaysWhoseTurnItIs) {
  const Ran r = ran({"djambi", "show", start_text});
  EXPECT_NE(r.out.find(" 9 rC rA rM  .  .  . bM bA bC\n"), std::string::npos) << r.out;
  EXPECT_NE(r.out.find("9 pieces, to move"), std::string::npos) << r.out;
}

TEST(Console, CheckAcceptsOrGivesTheReason) {
  EXPECT_EQ(ran({"djambi", "check", start_text}).out, "ok\n");
  const std::string edited = "gC7yC/9/9/9/9/9/9/9/rC7bC r r rbyg aaaa 0 1 std";
  const Ran r = ran({"djambi", "check", edited});
  expect_refused(r);
  EXPECT_EQ(r.err, "36 pieces and bodies are needed; here the count is 4. (D10.4)\n");
  EXPECT_EQ(ran({"djambi", "check", edited, "--edited"}).out, "ok\n");
  EXPECT_EQ(ran({"djambi", "moves", edited}).exit_code, 0) << "all other commands accept edited positions";
}

TEST(Console, MovesAreSortedOneALine) {
  const Ran r = ran({"djambi", "moves", start_text});
  EXPECT_EQ(std::ranges::count(r.out, '\n'), 30);
  EXPECT_EQ(r.out.substr(0, 15), "a7a5\na7a6\na7b6\n");
  const Ran table = ran({"djambi", "moves", start_text, "--table"});
  EXPECT_EQ(table.out.substr(0, 14), "MA7-A5\nMA7-A6\n");
}

TEST(Console, PlayAndResign) {
  EXPECT_EQ(ran({"djambi", "play", start_text, "c9e7", "g9d6"}).exit_code, 1) << "no militant reaches that far";
  const Ran r = ran({"djambi", "play", start_text, "c9e7", "g9g6"});
  expect_refused(r);
  EXPECT_EQ(r.err, "The blue militant on G8 stands in the way. (D3.3)\n");
  EXPECT_EQ(ran({"djambi", "play", start_text, "c9e7"}).out,
            "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN1rM1bNbMbM/rRrDrM3bMbDbR/rCrA4bMbAbC "
            "b b rbyg aaaa 1 2 std\n");
  EXPECT_EQ(ran({"djambi", "resign", start_text, "r"}).out,
            "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/xrArM3bMbAbC "
            "b b -byg waaa 0 1 std\n");
  expect_refused(ran({"djambi", "resign", start_text, "w"}));
  expect_refused(ran({"djambi", "resign", "9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std", "r"}));
  expect_refused(ran({"djambi", "resign", "gC8/9/9/9/9/9/9/9/rC7bC r r rb-- aaeh 0 1 std", "g"}));
}

TEST(Console, PerftCounts) {
  EXPECT_EQ(ran({"djambi", "perft", "0"}).out, "1\n");
  EXPECT_EQ(ran({"djambi", "perft", "2"}).out, "1205\n");
  EXPECT_EQ(ran({"djambi", "perft", "3", "--layout", "rotated"}).out, "49206\n");
  EXPECT_EQ(ran({"djambi", "perft", "3", "--players", "2"}).out, "558722\n");
  EXPECT_EQ(ran({"djambi", "perft", "1", "9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std"}).out, "0\n");
  const Ran r = ran({"djambi", "perft", "2", "--divide"});
  EXPECT_EQ(std::ranges::count(r.out, '\n'), 31);
  EXPECT_EQ(r.out.substr(0, r.out.find('\n')), "a7a5\t30");
  EXPECT_EQ(r.out.substr(r.out.size() - 5), "1205\n");
}

TEST(Console, BatchesAnswerLineByLine) {
  EXPECT_EQ(ran({"djambi", "batch", "perft"}, "1\t" + start_text + "\n2\t" + start_text + "\n").out,
            "30\t1\t" + start_text + "\n1205\t2\t" + start_text + "\n");
  const std::string after =
      "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN1rM1bNbMbM/rRrDrM3bMbDbR/rCrA4bMbAbC b b rbyg aaaa 1 2 "
      "std";
  EXPECT_EQ(ran({"djambi", "batch", "play"}, start_text + "\tc9e7\n" + start_text + "\tc9e6\n").out,
            after + "\nillegal\n");
  EXPECT_EQ(ran({"djambi", "batch", "resign"}, start_text + "\tr\n").out,
            ran({"djambi", "resign", start_text, "r"}).out);
  EXPECT_EQ(ran({"djambi", "batch", "check"}, start_text + "\nnonsense\n").out,
            "ok\nrefused: A position has eight fields with one space between them. (D10.4)\n");
}

TEST(Console, BatchesGoOnAfterALineThatCannotBeRead) {
  for (const char* command : {"perft", "play", "resign"}) {
    const Ran r = ran({"djambi", "batch", command}, "nonsense\nx\ty\n" + start_text + "\tx\n");
    EXPECT_EQ(r.exit_code, 0);
    EXPECT_EQ(std::ranges::count(r.out, '\n'), 3) << r.out;
  }
}

TEST(Console, RandomPositionsAreTheSameForTheSameSeed) {
  const std::vector<std::string> arguments{"djambi", "random", "--seed", "7", "--plies", "30", "--count", "3"};
  const Ran r = ran(arguments);
  EXPECT_EQ(std::ranges::count(r.out, '\n'), 3);
  EXPECT_EQ(ran(arguments).out, r.out);
  auto other = arguments;
  other[3] = "8";
  EXPECT_NE(ran(other).out, r.out);
  auto greedy = arguments;
  greedy.push_back("--greedy");
  EXPECT_GT(std::ranges::count(ran(greedy).out, 'x'), std::ranges::count(r.out, 'x'));
  std::istringstream lines(r.out);
  for (std::string line; std::getline(lines, line);) EXPECT_EQ(ran({"djambi", "check", line}).out, "ok\n");
}

TEST(Console, SvgDrawsEveryPiece) {
  const Ran r = ran({"djambi", "svg", start_text});
  EXPECT_TRUE(r.out.starts_with("<svg"));
  EXPECT_TRUE(r.out.ends_with("</svg>\n"));
  std::size_t badges = 0;
  for (auto at = r.out.find("#militant"); at != std::string::npos; at = r.out.find("#militant", at + 1)) ++badges;
  EXPECT_EQ(badges, 16u);
}

TEST(Console, UnknownCommandsAreRefused) {
  for (const auto& arguments : {std::vector<std::string>{},
                                {"chess"},
                                {"djambi"},
                                {"djambi", "castle"},
                                {"djambi", "perft"},
                                {"djambi", "perft", "many"},
                                {"djambi", "batch"}})
    expect_refused(ran(arguments));
  EXPECT_EQ(ran({"--help"}).exit_code, 0);
}

// ---- convert -------------------------------------------------------------------------------------------

std::string file_with(const std::string& name, const std::string& text) {
  const std::string path = ::testing::TempDir() + "/" + name;
  std::ofstream(path) << text;
  return path;
}

TEST(Convert, APositionToARecordAndBack) {
  const Ran record = ran({"convert", file_with("position.txt", start_text + "\n")});
  EXPECT_EQ(record.exit_code, 0) << record.err;
  EXPECT_TRUE(record.out.starts_with("{")) << record.out;
  EXPECT_EQ(ran({"convert", file_with("record.json", record.out)}).out, start_text + '\n');
}

TEST(Convert, ARecordToALinkAndItsAddressToWhatIsShownThere) {
  const std::string after = ran({"djambi", "play", start_text, "c8e6"}).out;
  const std::string position = file_with("linked.txt", after);
  const Ran link = ran({"convert", position, "--to", "link"});
  EXPECT_EQ(link.exit_code, 0) << link.err;
  const std::string text = link.out.substr(0, link.out.size() - 1);
  EXPECT_EQ(ran({"convert", text}).out, after);
  EXPECT_EQ(ran({"convert", "https://example.org/index.html#g=" + text}).out, after);
  EXPECT_EQ(ran({"convert", "-"}, link.out).out, after);
  EXPECT_EQ(ran({"convert", text, "--to", "link"}).out, link.out);
  EXPECT_EQ(ran({"convert", text, "--to", "record"}).out, ran({"convert", position}).out);
}

TEST(Convert, ALinkIsShownAtItsPlyUnlessAnotherIsAskedFor) {
  const MatchPtr match = std::get<MatchPtr>(new_match({}));
  match->play("c8e6", 0);
  match->play("g8e6@d6", 0);
  const std::string last = match->position();
  match->go_to(1);
  EXPECT_EQ(ran({"convert", match->link()}).out, match->position() + '\n');
  EXPECT_EQ(ran({"convert", match->link(), "--ply", "2"}).out, last + '\n');
  EXPECT_EQ(ran({"convert", "-"}, match->save()).out, last + '\n');
  expect_refused(ran({"convert", match->link(), "--ply", "3"}));
}

TEST(Convert, AGameToATextInItsNotationsAndBack) {
  const MatchPtr match = std::get<MatchPtr>(new_match({.game = GameId::yonin, .start = {}, .seats = {}}));
  ASSERT_EQ(match->play("5g5f", 0), std::nullopt);
  const Ran western = ran({"convert", "-", "--to", "text"}, match->save());
  EXPECT_NE(western.out.find("P-5f"), std::string::npos) << western.out;
  const Ran japanese = ran({"convert", "-", "--to", "text", "--notation", "japanese"}, match->save());
  EXPECT_NE(japanese.out.find("手合割"), std::string::npos) << japanese.out;
  for (const Ran& text : {western, japanese}) EXPECT_EQ(ran({"convert", "-"}, text.out).out, match->position() + '\n');
  expect_refused(ran({"convert", "-", "--to", "text", "--notation", "klingon"}, match->save()));
}

TEST(Convert, RefusesWhatItCannotDo) {
  expect_refused(ran({"convert", std::get<MatchPtr>(new_match({}))->link() + "A"}));
  expect_refused(ran({"convert", "-", "--to", "nonsense"}, start_text));
  expect_refused(ran({"convert", "https://example.org/#g=1"}));
  expect_refused(ran({"convert", ::testing::TempDir() + "/there-is-no-such-file"}));
  expect_refused(ran({"convert", file_with("nonsense.txt", "nonsense")}));
  expect_refused(ran({"convert", file_with("broken.json", "{")}));
  const Ran record = ran({"convert", file_with("position.txt", start_text)});
  expect_refused(ran({"convert", file_with("record.json", record.out), "--ply", "9"}));
}

// ---- Yonin shogi ---------------------------------------------------------------------------------------

const std::string yonin_start =
    "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s -/-/-/- ---- "
    "0000 1 std";
const std::string two_in_check = "4nK4/9/9/9/wK5sR1eK/9/9/9/4sK4 w -/-/-/- ---- 0000 2 std";

TEST(YoninConsole, StartWithOptionsAndWhoBegins) {
  EXPECT_EQ(ran({"yonin", "start"}).out, yonin_start + '\n');
  const Ran league = ran({"yonin", "start", "--rules", "men=freeze,judge=turn,limit=300", "--turn", "w"});
  EXPECT_TRUE(league.out.ends_with(" w -/-/-/- ---- 0000 1 men=freeze,judge=turn,limit=300\n")) << league.out;
  expect_refused(ran({"yonin", "start", "--turn", "r"}));
  expect_refused(ran({"yonin", "start", "--players", "3"}));
}

TEST(YoninConsole, ShowNamesTheSeatsAndTheirChecks) {
  const Ran r = ran({"yonin", "show", two_in_check});
  EXPECT_NE(r.out.find("West: answer the check\n"), std::string::npos) << r.out;
  EXPECT_NE(r.out.find("West    1 pieces, in check, to move\n"), std::string::npos) << r.out;
  EXPECT_NE(r.out.find("East    1 pieces, in check\n"), std::string::npos) << r.out;
  EXPECT_NE(ran({"yonin", "show", "4nX4/9/9/9/wX7eX/9/9/9/4sK4 - -/-/-/- 1432 3000 9 std"})
                .out.find("South is the last with a living king.\n"),
            std::string::npos);
}

TEST(YoninConsole, CheckAcceptsOrGivesTheReason) {
  EXPECT_EQ(ran({"yonin", "check", yonin_start}).out, "ok\n");
  const Ran r = ran({"yonin", "check", two_in_check});
  expect_refused(r);
  EXPECT_EQ(r.err, "36 men are needed; here the count is 5. (Y7.4)\n");
  EXPECT_EQ(ran({"yonin", "check", two_in_check, "--edited"}).out, "ok\n");
}

TEST(YoninConsole, MovesInEveryForm) {
  EXPECT_EQ(ran({"yonin", "moves", yonin_start}).out, "3i2h\n3i3h\n4h4g\n4i3h\n5g5f\n6h6g\n6i7h\n7i7h\n7i8h\n");
  EXPECT_EQ(ran({"yonin", "moves", yonin_start, "--table"}).out.substr(0, 5), "G-3h\n");
  EXPECT_NE(ran({"yonin", "moves", yonin_start, "--notation", "japanese"}).out.find("▲5六歩\n"), std::string::npos);
  expect_refused(ran({"yonin", "moves", yonin_start, "--notation", "table"}));
}

TEST(YoninConsole, PlayAndResign) {
  const Ran checked = ran({"yonin", "play", "4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std", "3b3e"});
  EXPECT_EQ(checked.out, two_in_check + '\n');
  const Ran r = ran({"yonin", "play", two_in_check, "9e8e"});
  expect_refused(r);
  EXPECT_EQ(r.err, "South’s rook on 3e attacks 8e. (Y4.2)\n");
  EXPECT_EQ(ran({"yonin", "play", two_in_check, "9e9d", "1e1d"}).out,
            "4nK4/9/9/wK7eK/6sR2/9/9/9/4sK4 s -/-/-/- ---- 0000 4 std\n");
  EXPECT_EQ(ran({"yonin", "resign", two_in_check, "w"}).out,
            "4nK4/9/9/9/wX5sR1eK/9/9/9/4sK4 e -/-/-/- -4-- 0000 2 std\n");
}

TEST(YoninConsole, PerftAndBatches) {
  EXPECT_EQ(ran({"yonin", "perft", "4"}).out, "6561\n");
  EXPECT_EQ(std::ranges::count(ran({"yonin", "perft", "2", "--divide"}).out, '\n'), 10);
  EXPECT_EQ(ran({"yonin", "batch", "perft"}, "3\t" + yonin_start + "\n").out, "729\t3\t" + yonin_start + "\n");
  EXPECT_EQ(ran({"yonin", "batch", "play"}, two_in_check + "\t9e9d\n" + two_in_check + "\t9e8e\n").out,
            "4nK4/9/9/wK8/6sR1eK/9/9/9/4sK4 e -/-/-/- ---- 0000 3 std\nillegal\n");
  EXPECT_EQ(ran({"yonin", "batch", "resign"}, two_in_check + "\tw\n").out,
            ran({"yonin", "resign", two_in_check, "w"}).out);
  EXPECT_EQ(ran({"yonin", "batch", "check"}, yonin_start + "\nnonsense\n").out,
            "ok\nrefused: A position has seven fields with one space between them. (Y7.4)\n");
}

TEST(YoninConsole, RandomPositionsAreLawful) {
  const Ran r = ran({"yonin", "random", "--seed", "7", "--plies", "80", "--count", "3", "--greedy"});
  EXPECT_EQ(std::ranges::count(r.out, '\n'), 3);
  std::istringstream lines(r.out);
  for (std::string line; std::getline(lines, line);) EXPECT_EQ(ran({"yonin", "check", line}).out, "ok\n") << line;
}

TEST(YoninConsole, SvgDrawsWedgesByFacingAndTheHands) {
  const Ran r = ran({"yonin", "svg", "4nX4/9/nxG8/2wsS6/wX4sR2eK/9/4ws+P4/9/4sK4 e 2G/-/-/P -34- 1000 40 std"});
  EXPECT_TRUE(r.out.starts_with("<svg"));
  const auto times = [&](const std::string& text) {
    int n = 0;
    for (auto at = r.out.find(text); at != std::string::npos; at = r.out.find(text, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(times("href=\"#cross\""), 2) << "dead kings";
  EXPECT_EQ(times("stroke-dasharray"), 1) << "a frozen man";
  EXPECT_EQ(times("<g transform=\"rotate(90 64 64)"), 3) << "what faces as West does";
  EXPECT_EQ(times("×2"), 1) << "in hand";
  EXPECT_EQ(times("×1"), 1);
}

TEST(YoninConsole, APositionIsConvertedToARecordAndBack) {
  const Ran record = ran({"convert", file_with("yonin.txt", yonin_start + "\n")});
  EXPECT_NE(record.out.find("\"game\":\"yonin\""), std::string::npos) << record.out;
  EXPECT_EQ(ran({"convert", file_with("yonin.json", record.out)}).out, yonin_start + '\n');
}

}  // namespace
}  // namespace tetrarchy::cli
