#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "cli/say.h"
#include "core/choices.h"
#include "core/game.h"
#include "core/random.h"
#include "session/catalogue.h"

// Whatever a game says can be said in English, and reads as a sentence.
namespace tetrarchy::cli {

template <Game G>
class Speech {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  static void expect_sentence(const Message& m) {
    expect_said(m);
    EXPECT_EQ(said(G::id, m).find_first_of("{}"), std::string::npos) << said(G::id, m);
  }

  // Longer titles than 40 letters do not fit on a phone.
  static void expect_prompt(const Prompt& prompt) {
    expect_sentence(prompt.title);
    expect_sentence(prompt.detail);
    EXPECT_LE(said(G::id, prompt.title).size(), 40u) << said(G::id, prompt.title);
  }

  static void expect_notes(const std::vector<MoveNote>& notes) {
    for (const MoveNote& note : notes) {
      expect_sentence(note.text);
      if (!note.detail.empty()) expect_sentence(note.detail);
    }
  }

  static void expect_draft(const Position& p, Move m) {
    const Choices all = G::choices(p, m);
    for (std::size_t n = 0; n < all.size(); ++n) {
      const Choices made(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n));
      expect_prompt(G::prompt(p, made));
      const Choices open = following(p, made, G::choices);
      for (const Pick pick : every_pick(p))
        if (std::ranges::find(open, pick, &Choice::pick) == open.end()) expect_sentence(G::refusal(p, made, pick).text);
    }
  }

  // Plays at random; the end is told too.
  static void talk_through(Position p, std::uint64_t seed, int plies) {
    Random random(seed);
    std::vector<Move> moves;
    for (int i = 0; i < plies && p.turn(); ++i) {
      p.legal_moves(moves);
      expect_prompt(G::prompt(p, {}));
      const Move m = moves[random.below(moves.size())];
      expect_draft(p, m);
      expect_notes(G::notes(p, m));
      p = p.after(m);
    }
    while (p.turn()) {
      expect_notes(G::resignation_notes(p, *p.turn()));
      p = p.after_resignation(*p.turn());
    }
    expect_sentence(G::ending(p));
    for (const SeatView& seat : G::preview(p, {}).board.seats.of)
      if (!seat.fate.empty()) expect_sentence(seat.fate);
  }

  static void expect_move_refused(const std::string& position, const std::string& move) {
    const auto p = G::read_position(position, Strictness::edited);
    const auto m = G::read_move(std::get<Position>(p), move);
    ASSERT_TRUE(std::holds_alternative<Refusal>(m)) << move;
    expect_sentence(std::get<Refusal>(m).text);
  }

  static void expect_position_refused(const std::string& text) {
    const auto p = G::read_position(text, Strictness::whole);
    ASSERT_TRUE(std::holds_alternative<Refusal>(p)) << text;
    expect_sentence(std::get<Refusal>(p).text);
  }

  // Names of what the dialog of a new game offers.
  static void expect_names() {
    const std::string game(G::id);
    for (const Preset& preset : G::presets()) {
      expect_sentence({std::string(preset.id)});
      expect_sentence({std::string(preset.id) + ".detail"});
    }
    for (const auto layout : G::layouts()) expect_sentence({game + ".layout." + std::string(layout)});
    for (const OptionInfo& option : G::options()) {
      const std::string key = game + ".option." + std::string(option.name);
      expect_sentence({key});
      for (const auto value : option.values) expect_sentence({key + "." + std::string(value)});
    }
  }

 private:
  static std::vector<Pick> every_pick(const Position& p) {
    std::vector<Pick> all;
    for (int i = 0; i < square_count; ++i) all.push_back(Pick::square(Square(i)));
    for (std::size_t i = 0; i < G::preview(p, {}).board.seats[*p.turn()].hand.size(); ++i)
      all.push_back({Pick::Kind::hand, static_cast<std::uint8_t>(i)});
    return all;
  }
};

}  // namespace tetrarchy::cli
