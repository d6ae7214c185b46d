#pragma once

#include <optional>
#include <string>

#include "session/match.h"
#include "words/words.h"

// The board in words, for whoever cannot see it: the names of squares and of pieces in hand with what can be done
// there now, and answers to what a glance at the board would tell. Whole sentences in the language of `words`.
namespace tetrarchy::ui {

struct Speaker {
  const Words& words;
  const Match& match;
  std::optional<Clocks> clocks{};  // none: nothing is to be said of them

  std::string square(Square) const;       // "c4, Reporter of Red, can move"
  std::string hand(std::size_t i) const;  // of the seat to move: "Gold in hand, 2, can be dropped"

  std::string hand_briefly(std::size_t i) const;  // "Gold ×2"

  // What the piece there could do, or, while a move is unfinished, what is open.
  std::string moves(Square) const;
  std::string attackers(Square) const;  // what stands there, and who could take it
  std::string last_moves() const;       // the newest of each seat, the newest of all first
  std::string turn() const;             // whose turn it is, who is in power, who comes then, what the clocks show

 private:
  const MatchView& view() const { return match.view(); }
  std::string said(const char* key) const { return words.text(Message{key}); }
  std::string listed(const std::vector<std::string>&) const;
  std::string piece(const PieceView&) const;
  std::string content(Square) const;
  std::string deed(Act) const;
  std::optional<std::string> state(Square) const;
  std::string placed(const Choices&) const;
  std::string clock(Seat) const;
  std::string all_clocks() const;  // of the seats that play
};

// The letter by which table form (D10.3, Y7.3) calls the piece there, if the seat to move leads it; 0: none.
char own_letter(const BoardView&, Square);

}  // namespace tetrarchy::ui
