#include "any_game.h"

#include <fstream>

#include "games/djambi/scene.h"

namespace tetrarchy::djambi {
namespace {

// The board as the travels leave it. Two pieces may be on one square for a while: a killer on its
// victim's.
class Course {
 public:
  explicit Course(const Position& p) : p_(p) {
    for (const Square s : p.occupied()) pieces_.emplace(s, piece_view(p, p.at(s)));
  }

  void follow(const Travel& t) {
    PieceView moved = t.piece;
    take(t.from, t.piece);
    if (t.kind == Travel::Kind::fall) moved = piece_view(p_, Cell::body());
    pieces_.emplace(t.to, moved);
  }

  // The roles and camps, and the bodies, as they stand after the move.
  void expect_to_be(const Position& after) const {
    EXPECT_EQ(pieces_.size(), static_cast<std::size_t>(after.occupied().count()));
    for (const auto& [s, piece] : pieces_) {
      const Cell cell = after.at(s);
      ASSERT_FALSE(cell.is_empty());
      EXPECT_EQ(cell.is_body(), piece.state == PieceView::State::fallen);
      if (!cell.is_living()) continue;
      EXPECT_EQ(face(cell.role()), piece.face);
      EXPECT_EQ(cell.camp(), piece.camp);
    }
  }

 private:
  void take(Square s, const PieceView& piece) {
    const auto [first, last] = pieces_.equal_range(s);
    const auto found = std::find_if(first, last, [&](const auto& entry) { return entry.second == piece; });
    ASSERT_NE(found, last) << "nothing like that stands where the travel begins";
    pieces_.erase(found);
  }

  const Position& p_;
  std::multimap<Square, PieceView> pieces_;
};

void travels_lead_to_the_board_after(const Position& p, Move m) {
  SCOPED_TRACE(write_move(p, m));
  Course course(p);
  int stage = 0;
  for (const Travel& t : travels(p, m)) {
    EXPECT_GE(t.stage, stage);
    stage = t.stage;
    course.follow(t);
  }
  course.expect_to_be(p.after(m));
}

bool somebody_is_walled_in(const Position& p, const Position& after) {
  return std::ranges::any_of(all_seats,
                             [&](Seat s) { return p.fate(s) != after.fate(s) && after.fate(s) == Fate::encircled; });
}

// The preview of the whole move shows the pieces where they stand after it.
void preview_leads_to_the_board_after(const Position& p, Move m) {
  const Position after = p.after(m);
  const bool more_follows = p.options().reporter == Options::Reporter::all || somebody_is_walled_in(p, after);
  if (more_follows) return;
  const BoardView board = preview(p, choices(p, m)).board;
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = board.at[static_cast<std::size_t>(i)];
    const Cell cell = after.at(Square(i));
    ASSERT_EQ(piece.has_value(), !cell.is_empty()) << square_name(Square(i));
    const bool fallen = piece && piece->state == PieceView::State::fallen;
    EXPECT_EQ(fallen, cell.is_body()) << square_name(Square(i));
  }
}

void stems_are_the_legal_moves(const Position& p) {
  std::vector<Stem> stems;
  p.stems(stems);
  std::vector<Move> expanded;
  for (const Stem& stem : stems)
    for (const Square s : stem.squares) expanded.push_back(stem.begun.with(stem.part, s));
  if (expanded.empty()) expanded.push_back(Move());  // D8.3
  EXPECT_EQ(expanded, legal_moves(p));
}

void watch(const Position& p, Move m) {
  stems_are_the_legal_moves(p);
  EXPECT_EQ(p.after(m).occupied().count(), 36) << "D1.5";
  travels_lead_to_the_board_after(p, m);
  preview_leads_to_the_board_after(p, m);
  EXPECT_FALSE(is_dead(p) && p.after(m).living_seats() < p.living_seats()) << "D8.5";
}

void random_games(std::string_view options, int players, int games) {
  for (int i = 0; i < games; ++i) {
    AnyGame<Djambi> game(static_cast<std::uint64_t>(1000 * players + i), watch);
    game.play(start({.players = players, .options = std::string(options)}), 60);
  }
}

TEST(AnyGame, FourPlayers) { random_games("std", 4, 3); }
TEST(AnyGame, ThreePlayers) { random_games("std", 3, 3); }
TEST(AnyGame, TwoPlayers) { random_games("std", 2, 3); }
TEST(AnyGame, MasterMovesAndOwnKills) { random_games("own=all,master=yes", 4, 2); }
TEST(AnyGame, EveryOption) {
  random_games("locked=killable,reporter=must,diplomat=vassals,own=vassals,master=yes,quiet=20,ring=maze", 4, 2);
}
TEST(AnyGame, ReporterExposesAll) { random_games("reporter=all,own=all", 4, 2); }

// Positions of the count files are rarer than what random play meets: the maze is acted in, camps are
// locked, hostages stand about.
TEST(AnyGame, TravelsOfEveryMoveOfRarePositions) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/djambi.perft");
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    if (++n % 5 != 0) continue;
    const Position p = read(line.substr(0, line.find(';')));
    const auto moves = legal_moves(p);
    for (std::size_t i = 0; i < moves.size(); i += 7) travels_lead_to_the_board_after(p, moves[i]);
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(n, 500);
}

}  // namespace
}  // namespace tetrarchy::djambi
