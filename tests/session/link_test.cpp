#include "session/link.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/random.h"
#include "session/catalogue.h"
#include "session/digits.h"
#include "session/link_of.h"
#include "session/match_probe.h"

namespace tetrarchy {
namespace {

// ---- digits --------------------------------------------------------------------------------------------

TEST(Digits, are_taken_as_they_were_put) {
  Random random(1);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> digits;
  for (int i = 0; i < 500; ++i) {
    const auto radix = static_cast<std::uint32_t>(1 + random.below(i % 7 == 0 ? ~0u : 300u));
    digits.emplace_back(static_cast<std::uint32_t>(random.below(radix)), radix);
  }
  DigitWriter out;
  for (const auto& [digit, radix] : digits) out.put(digit, radix);
  DigitReader in(out.bytes());
  for (const auto& [digit, radix] : digits) EXPECT_EQ(in.take(radix), digit);
  EXPECT_TRUE(in.finished());
}

TEST(Digits, take_no_more_room_than_the_number) {
  DigitWriter out;
  for (int i = 0; i < 8; ++i) out.put(1, 2);
  EXPECT_EQ(out.bytes(), "\xFF");
  EXPECT_EQ(DigitWriter().bytes(), "");
  EXPECT_EQ(DigitReader("").take(7), 0u);
}

// ---- the envelope --------------------------------------------------------------------------------------

TEST(Link, is_found_in_an_address_and_by_itself) {
  EXPECT_EQ(link_in("https://example.org/play/index.html?lang=fr#g=1Abc-_"), "1Abc-_");
  EXPECT_EQ(link_in("#x=2&g=1Abc&y=3"), "1Abc");
  EXPECT_EQ(link_in("1Abc-_"), "1Abc-_");
  EXPECT_EQ(link_in("#g="), "");
  for (const char* other : {"", "#", "#clause-D4.3", "https://example.org/", "#big=1Abc", "game.json", "9/9 r 1", "{}"})
    EXPECT_EQ(link_in(other), std::nullopt) << other;
}

TEST(Link, seals_any_bytes) {
  for (const std::string& bytes :
       {std::string(), std::string(1, '\0'), std::string("Tetrarchy"), std::string("\xFF\xFE", 2)}) {
    const std::string link = sealed(bytes);
    EXPECT_EQ(link_in(link), link);
    EXPECT_EQ(std::get<std::string>(unsealed(link)), bytes);
  }
}

TEST(Link, that_is_damaged_is_told_from_one_of_another_version) {
  const std::string link = sealed("Tetrarchy");
  EXPECT_EQ(code_of(unsealed("2" + link.substr(1))), "link_unknown");
  EXPECT_EQ(code_of(unsealed("x" + link.substr(1))), "link_damaged");
  EXPECT_EQ(code_of(unsealed(link.substr(0, link.size() - 1))), "link_damaged");
  EXPECT_EQ(code_of(unsealed(link + "A")), "link_damaged");
  EXPECT_EQ(code_of(unsealed(link + "=")), "link_damaged");
  EXPECT_EQ(code_of(unsealed("")), "link_damaged");
  EXPECT_EQ(code_of(unsealed("1")), "link_damaged");
  EXPECT_EQ(code_of(unsealed(std::string(max_link_chars + 1, '1'))), "link_too_long");
}

// ---- games ---------------------------------------------------------------------------------------------

void expect_to_be_what_its_link_says(const Match& match) {
  const std::string link = match.link();
  const auto followed = match_from_link(link);
  ASSERT_EQ(code_of(followed), "");
  EXPECT_EQ(std::get<MatchPtr>(followed)->save(), match.save());
  EXPECT_EQ(std::get<MatchPtr>(followed)->link(), link);
}

std::string contents(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Each ply of these files is two lines: "<number> <seat> <moves> <position>" and "  <move> ...".
MatchPtr golden(GameId game, const std::string& text) {
  std::string number, seat, moves, position, move;
  std::istringstream lines(text);
  std::getline(lines >> number >> seat >> moves >> std::ws, position);
  MatchPtr match = made(match_from_position(game, position));
  for (std::string line; std::getline(lines, line) && !match->view().ended;) {
    if (!line.starts_with("  ")) continue;
    std::istringstream(line) >> move;
    EXPECT_EQ(code_of(match->play(move, 0)), "");
  }
  return match;
}

TEST(Link, holds_every_golden_game) {
  int games = 0;
  for (const auto& file : std::filesystem::directory_iterator(TETRARCHY_TEST_DATA "/replays")) {
    SCOPED_TRACE(file.path().filename().string());
    const bool is_djambi = file.path().filename().string().starts_with("djambi");
    const MatchPtr match = golden(is_djambi ? GameId::djambi : GameId::yonin, contents(file.path()));
    match->go_to(match->view().last_ply / 3);
    expect_to_be_what_its_link_says(*match);
    ++games;
  }
  EXPECT_GE(games, 13);
}

// Any preset, number of players, layout and seats; all four may be computers.
MatchConfig any_config(const GameInfo& game, Random& random) {
  const auto one_of = [&](const auto& values) { return values[random.below(values.size())]; };
  MatchConfig config;
  config.game = game.id;
  config.start = {
      std::string(one_of(game.layouts)), one_of(game.players), std::string(one_of(game.presets).options), {}};
  if (random.below(2) == 0) config.start.turn = Seat::red;
  if (random.below(3) == 0) config.seats[Seat::blue].kind = SeatKind::open;
  if (random.below(2) == 0) return config;
  config.seed = random.below(max_seed + 1);
  config.seats[Seat::red] = {SeatKind::computer, "", {static_cast<int>(1 + random.below(5)), one_of(all_styles)}};
  return config;
}

void play_any(Match& match, Random& random, int plies) {
  while (match.view().last_ply < plies && !match.view().ended) {
    const auto moves = match.legal_moves({});
    const std::string& move = moves[random.below(moves.size())];
    ASSERT_EQ(code_of(match.view().computer ? match.play_thought({.move = move}, 0) : match.play(move, 0)), "");
  }
}

void resign_and_agree(Match& match, Random& random) {
  if (random.below(2) == 0) match.resign(Seat::yellow, 0);
  if (random.below(3) > 0 || !match.view().board.turn) return;
  match.offer_draw(*match.view().board.turn, 0);
  for (const Seat seat : all_seats) match.answer_draw(seat, DrawAnswer::accept, 0);
}

TEST(Link, holds_games_of_every_kind) {
  Random random(7);
  for (const GameInfo& game : games())
    for (int i = 0; i < 50; ++i) {
      SCOPED_TRACE(i);
      const auto begun = new_match(any_config(game, random));
      ASSERT_EQ(code_of(begun), "");
      Match& match = *std::get<MatchPtr>(begun);
      play_any(match, random, static_cast<int>(random.below(20)));
      resign_and_agree(match, random);
      match.go_to(static_cast<int>(random.below(static_cast<std::uint64_t>(match.view().last_ply) + 1)));
      // What a link leaves out is not there to be missed: times, and what a computer expected.
      const MatchPtr once = made(match_from_link(match.link()));
      EXPECT_EQ(once->position(), match.position());
      EXPECT_EQ(once->view().ended, match.view().ended);
      EXPECT_EQ(once->view().config.seats, match.view().config.seats);
      EXPECT_EQ(once->link(), match.link());
      if (i % 5 == 0) expect_to_be_what_its_link_says(*once);
    }
}

MatchPtr long_game(GameId game, std::uint64_t seed) {
  MatchConfig config;
  config.game = game;
  MatchPtr match = made(new_match(config));
  Random random(seed);
  play_any(*match, random, 150);
  return match;
}

TEST(Link, of_150_plies_is_shorter_than_2000_characters) {
  for (const GameInfo& game : games()) {
    std::uint64_t seed = 1;
    MatchPtr match = long_game(game.id, seed);
    while (match->view().last_ply < 150) match = long_game(game.id, ++seed);
    match->go_to(75);
    const std::string link = match->link();
    EXPECT_LT(link.size(), 400u) << game.name;  // what the packing makes of it; the promise is 2,000
    EXPECT_EQ(made(match_from_link(link))->position(), match->position());
  }
}

TEST(Link, may_be_of_nothing_but_a_position) {
  for (const GameInfo& game : games()) {
    const MatchPtr match = long_game(game.id, 3);
    const MatchPtr there = made(match_from_position(game.id, match->position()));
    expect_to_be_what_its_link_says(*there);
    EXPECT_EQ(made(match_from_link(there->link()))->position(), match->position());
  }
}

TEST(Link, leaves_names_and_times_to_the_record) {
  MatchConfig config;
  config.seats[Seat::red].name = "Ada";
  const MatchPtr match = made(new_match(config));
  match->play("c8e6", 1000);
  match->play("g8e6@d6", 5000);
  const std::string followed = made(match_from_link(match->link()))->save();
  EXPECT_EQ(followed.find("Ada"), followed.npos);
  EXPECT_EQ(followed.find("4000"), followed.npos);
}

TEST(Link, holds_the_number_of_a_game_by_link) {
  Random random(13);
  for (const GameInfo& game : games())
    for (const std::uint64_t number : {std::uint64_t{1}, random.below(max_seed), max_seed}) {
      const MatchPtr match = long_game(game.id, 2);
      const std::string unnumbered = match->link();
      ASSERT_EQ(code_of(match->correspond(number, {Seat::blue, 0})), "");
      EXPECT_NE(match->link(), unnumbered);
      EXPECT_EQ(made(match_from_link(match->link()))->view().config.correspondence, number);
      EXPECT_EQ(made(match_from_link(match->link()))->link(), match->link());
      EXPECT_EQ(made(match_from_record(match->save()))->link(), match->link());
      EXPECT_EQ(made(match_from_link(unnumbered))->view().config.correspondence, 0u);
    }
}

// ---- links that are not as they were made -----------------------------------------------------------------

std::string mutated(std::string link, Random& random) {
  constexpr std::string_view letters = "ABCxyz019-_=%#& \n\xC3";
  for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes) {
    const auto at = random.below(link.size());
    const char letter = letters[random.below(letters.size())];
    const auto kind = random.below(4);
    if (kind == 0) link[at] = letter;
    if (kind == 1) link.insert(at, 1, letter);
    if (kind == 2) link.erase(at, 1);
    if (kind == 3) link.resize(at + 1);
  }
  return link;
}

TEST(Link, that_was_changed_is_refused_with_a_reason_or_means_what_it_says) {
  Random random(5);
  for (const GameInfo& game : games()) {
    const std::string link = long_game(game.id, 1)->link();
    for (int i = 0; i < 200; ++i) {
      const std::string other = mutated(link, random);
      SCOPED_TRACE(other);
      const auto followed = match_from_link(other);
      if (const auto* refusal = std::get_if<Refusal>(&followed))
        expect_said(refusal->text);
      else
        EXPECT_EQ(std::get<MatchPtr>(followed)->link(), other);
    }
  }
}

// With a good checksum, as somebody would make it who wants to see the program fall.
TEST(Link, of_any_bytes_is_refused_with_a_reason_or_means_what_it_says) {
  Random random(11);
  const std::string good = std::get<std::string>(unsealed(long_game(GameId::yonin, 1)->link()));
  for (int i = 0; i < 100; ++i) {
    std::string bytes = good.substr(0, random.below(good.size()));
    for (int n = 0; n < 3 && !bytes.empty(); ++n) bytes[random.below(bytes.size())] = static_cast<char>(random.next());
    while (!bytes.empty() && bytes.back() == '\0') bytes.pop_back();
    const auto followed = match_from_link(sealed(bytes));
    if (const auto* refusal = std::get_if<Refusal>(&followed)) expect_said(refusal->text);
  }
}

// The digits of a link, with a fault where a test wants it.
struct Written {
  std::uint32_t game = 0, seat = 0, lines = 0, rest = 0;
  std::uint64_t number = 0;
  std::string options = "std";
  std::vector<std::uint32_t> deeds{};

  std::string link() const {
    DigitWriter out;
    out.put(game, link_radix::game);
    put_beginning(out, {.game = GameId::djambi, .start = {"", 4, options, {}}, .seats = {}}, "");
    for (int i = 0; i < 4; ++i) out.put(seat, link_radix::seat);
    out.put(lines, link_radix::lines);
    out.put(0, lines + 1);
    MatchPtr match = made(new_match({}));
    for (const std::uint32_t deed : deeds) {
      const auto moves = static_cast<std::uint32_t>(match->legal_moves({}).size());
      out.put(moves + deed, moves + 5);
    }
    put_number(out, number);
    out.put(rest, 2);
    return sealed(out.bytes());
  }
};

TEST(Link, that_says_what_no_game_can_be_is_refused_for_that) {
  EXPECT_EQ(code_of(match_from_link(Written{}.link())), "");
  EXPECT_EQ(code_of(match_from_link(Written{.game = 9}.link())), "link_unknown");
  EXPECT_EQ(code_of(match_from_link(Written{.seat = 3}.link())), "link_unknown");
  EXPECT_EQ(code_of(match_from_link(Written{.lines = 30000}.link())), "link_unknown");
  EXPECT_EQ(code_of(match_from_link(Written{.rest = 1}.link())), "link_unknown");
  EXPECT_EQ(code_of(match_from_link(Written{.options = "nonsense"}.link())),
            code_of(new_match({.game = GameId::djambi, .start = {"", 4, "nonsense", {}}, .seats = {}})));
  // The draw is agreed, and then red resigns.
  const auto played_on = match_from_link(Written{.lines = 2, .deeds = {4, 0}}.link());
  ASSERT_EQ(code_of(played_on), "link_after_end");
  EXPECT_EQ(std::get<Refusal>(played_on).text.values.front().second, Message::Value(2));
}

}  // namespace
}  // namespace tetrarchy
