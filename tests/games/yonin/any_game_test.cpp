#include "any_game.h"

#include <fstream>

#include "games/yonin/scene.h"
#include "games/yonin/yonin.h"

// What every game must do, and what holds after every move of Yonin shogi.
namespace tetrarchy::yonin {
namespace {

using BoardPieces = decltype(BoardView::at);

// The pieces on the board after the travels, without looking at the position that follows. Falls in hand
// and new leaders are not among them.
BoardPieces travelled(const Position& p, Move m) {
  BoardPieces at = view(p).at;
  for (const Travel& t : travels(p, m)) {
    const auto from = static_cast<std::size_t>(t.from.index()), to = static_cast<std::size_t>(t.to.index());
    switch (t.kind) {
      case Travel::Kind::slide:
      case Travel::Kind::drop:
        EXPECT_TRUE(t.kind == Travel::Kind::drop || at[from] == t.piece);
        at[from].reset();
        at[to] = t.piece;
        break;
      case Travel::Kind::capture:
        EXPECT_EQ(at[from], t.piece);
        break;
      case Travel::Kind::flip:
        EXPECT_EQ(at[to], t.piece);
        at[to] = piece_view(p.at(m.from()).promoted());
        break;
      case Travel::Kind::fall:
        EXPECT_EQ(at[to], t.piece);
        at[to]->state = PieceView::State::fallen;
        break;
      case Travel::Kind::carry:
        ADD_FAILURE() << "nothing is carried";
    }
  }
  return at;
}

void expect_alike(const BoardPieces& seen, const Position& after) {
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = seen[static_cast<std::size_t>(i)];
    const Cell cell = after.at(Square(i));
    ASSERT_EQ(piece.has_value(), !cell.is_empty()) << square_name(Square(i));
    if (!piece) continue;
    EXPECT_EQ(piece->face, face(cell.role(), cell.form())) << square_name(Square(i));
    EXPECT_EQ(piece->facing, cell.facing()) << square_name(Square(i));
  }
}

// Nobody falls: then the whole view of the next position is known, but for whose turn it is.
void expect_hands(const BoardView& seen, const Position& after) {
  for (const Seat s : all_seats) EXPECT_EQ(seen.seats[s].hand, view(after).seats[s].hand);
}

int men(const Position& p) {
  int n = p.occupied().count();
  for (const Seat s : all_seats) n += p.hand(s).size();
  return n;
}

void watch(const Position& p, Move m) {
  const Position after = p.after(m);
  const Preview whole = preview(p, choices(p, m));
  expect_alike(travelled(p, m), after);
  expect_alike(whole.board.at, after);
  if (after.living_seats() == p.living_seats()) {
    expect_hands(whole.board, after);
    EXPECT_EQ(men(after), men(p));
  }
  EXPECT_FALSE(after.in_check(*p.turn())) << "Y4.2";
  for (const MoveNote& note : notes(p, m))
    if (note.kind == MoveNote::Kind::turn_jumps) {
      EXPECT_EQ(note.seat, after.turn());
      EXPECT_TRUE(after.in_check(*after.turn())) << "Y4.3";
    }
}

void random_games(std::string_view options, int games) {
  for (int i = 0; i < games; ++i) {
    AnyGame<Yonin> game(static_cast<std::uint64_t>(100 + i), watch);
    game.play(start({.options = std::string(options)}), 400);
  }
}

TEST(AnyGame, Classic) { random_games("std", 3); }
TEST(AnyGame, Inventors) { random_games("end=twomates", 2); }
TEST(AnyGame, League) { random_games("men=freeze,judge=turn,limit=300", 2); }
TEST(AnyGame, Teams) { random_games("teams=yes", 2); }
TEST(AnyGame, EveryOption) { random_games("men=freeze,judge=turn,end=twomates,repeat=0,limit=200", 2); }
TEST(AnyGame, SafePartners) { random_games("teams=yes,partner=safe", 2); }

// Positions of the count files are rarer than what random play meets: full hands, dead kings, frozen men.
TEST(AnyGame, EveryMoveOfRarePositions) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/yonin-shogi.perft");
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    if (++n % 5 != 0) continue;
    const Position p = read(line.substr(0, line.find(';')));
    const auto moves = legal_moves(p);
    for (std::size_t i = 0; i < moves.size(); i += 7) watch(p, moves[i]);
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(n, 100);
}

}  // namespace
}  // namespace tetrarchy::yonin
