#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/folded.h"
#include "core/random.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"
#include "session/match.h"
#include "session/typed_move.h"

// Moves that people type (D10.2, D10.3, Y7.2, Y7.3).
namespace tetrarchy {
namespace {

// The same text as a Japanese keyboard writes it: every sign of ASCII wide.
std::string wide(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const int point = c - 0x20;  // from U+FF00
    if (c > 0x20 && c < 0x7F)
      out.append({'\xEF', static_cast<char>(0xBC + point / 64), static_cast<char>(0x80 + point % 64)});
    else
      out += c;
  }
  return out;
}

// Positions in the middle of random games, each with where the move before it ended.
template <Game G>
class Positions {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

  template <class Visit>
  static void visit(int count, Visit visit) {
    Random random(20);
    for (int i = 0; i < count; ++i) {
      Position p = std::get<Position>(G::start({}));
      std::optional<Square> arrived;
      for (int plies = 5 + 3 * (i % 40); plies > 0 && p.turn(); --plies) {
        const auto moves = legal_moves(p);
        const Move move = moves[random.below(moves.size())];
        arrived = G::arrival(move);
        p = p.after(move);
      }
      SCOPED_TRACE(G::write_position(p));
      if (p.turn()) visit(p, arrived, random);
    }
  }

  static std::vector<Move> legal_moves(const Position& p) {
    std::vector<Move> moves;
    p.legal_moves(moves);
    return moves;
  }

  static std::vector<std::string> written(const Position& p, Move m, std::optional<Square> arrived) {
    std::vector<std::string> texts{G::write_move(p, m)};
    for (std::size_t i = 0; i < G::notations().size(); ++i) {
      texts.push_back(G::write_table(p, m, i, arrived));
      texts.push_back(G::write_table(p, m, i));
    }
    return texts;
  }
};

template <class G>
class TypedMove : public testing::Test {};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(TypedMove, Games);

TYPED_TEST(TypedMove, D10_Y7_every_move_of_50_positions_is_meant_by_each_of_its_written_forms_and_by_no_other_moves) {
  using P = Positions<TypeParam>;
  P::visit(50, [](const auto& p, std::optional<Square> arrived, Random&) {
    std::map<std::string, std::vector<typename P::Move>> meaning;
    const auto moves = P::legal_moves(p);
    for (const auto& move : moves) {
      auto forms = TypeParam::written(p, move, arrived);
      std::sort(forms.begin(), forms.end());
      forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
      for (const std::string& form : forms) meaning[form].push_back(move);
    }
    for (const auto& move : moves)
      for (const std::string& text : P::written(p, move, arrived))
        for (const std::string& typed : {text, wide(text)}) {
          const auto& meant = meaning[TypeParam::without_marks(folded(typed))];
          ASSERT_EQ(meant.size(), 1u) << typed;
          ASSERT_EQ(meant.front(), move) << typed;
        }
  });
}

TYPED_TEST(TypedMove, D10_Y7_reading_finds_the_move_and_every_beginning_of_a_text_fits_it) {
  using P = Positions<TypeParam>;
  P::visit(10, [](const auto& p, std::optional<Square> arrived, Random& random) {
    const auto moves = P::legal_moves(p);
    const auto move = moves[random.below(moves.size())];
    for (const std::string& text : P::written(p, move, arrived)) {
      const Typed typed = typed_move<TypeParam>(p, text, arrived);
      EXPECT_EQ(typed.move, TypeParam::write_move(p, move)) << text;
      EXPECT_EQ(typed.common, TypeParam::choices(p, move)) << text;
      EXPECT_EQ(typed.why.code, "");
    }
    const std::string machine = TypeParam::write_move(p, move);
    std::size_t before = moves.size();
    for (std::size_t length = 0; length <= machine.size(); ++length) {
      const Typed typed = typed_move<TypeParam>(p, machine.substr(0, length), arrived);
      EXPECT_GE(typed.count, 1u) << machine.substr(0, length);
      EXPECT_LE(typed.count, before);
      before = typed.count;
    }
  });
}

template <Game G>
Typed typed_at(std::string_view position, std::string_view text, std::optional<Square> arrived = {}) {
  const auto read = G::read_position(position, Strictness::edited);
  return typed_move<G>(std::get<typename G::Position>(read), text, arrived);
}

std::string djambi_start() { return Djambi::write_position(std::get<Djambi::Position>(Djambi::start({}))); }
std::string yonin_start() { return Yonin::write_position(std::get<Yonin::Position>(Yonin::start({}))); }

TEST(DjambiTypedMove, D10_3_table_form_is_read_in_any_case_with_and_without_signs) {
  for (const char* text : {"MC8-E6", "mc8-e6", "MC8E6", "mc8 e6", "c8e6", "ＭＣ８－Ｅ６"})
    EXPECT_EQ(typed_at<Djambi>(djambi_start(), text).move, "c8e6") << text;
}

TEST(DjambiTypedMove, D10_2_a_move_that_may_go_on_is_meant_as_it_stands) {
  const std::string position = "gC7yC/9/9/4yM4/9/2rR6/9/9/rC7bC r r rbyg aaaa 0 1 std";
  const Typed typed = typed_at<Djambi>(position, "c6e4");
  EXPECT_FALSE(typed.why.code.empty()) << "the reporter kills nobody by moving";
  const Typed beside = typed_at<Djambi>(position, "Rc6-d5");
  EXPECT_EQ(beside.move, "c6d5");
}

TEST(DjambiTypedMove, D3_1_what_is_no_legal_move_is_told_why_in_machine_form_and_in_table_form) {
  for (const char* text : {"c8e5", "MC8-E5", "r:MC8xE5"}) {
    const Typed typed = typed_at<Djambi>(djambi_start(), text);
    EXPECT_EQ(typed.move, std::nullopt);
    EXPECT_EQ(typed.count, 0u);
    EXPECT_EQ(typed.why.clause, "D3.1") << text;
  }
  EXPECT_EQ(typed_at<Djambi>(djambi_start(), "nonsense").why.code, "bad_move_text");
}

TEST(YoninTypedMove, Y7_3_japanese_is_read_with_kanji_wide_and_plain_digits) {
  for (const char* text :
       {"5六歩", "５六歩", "56歩", "５６歩", "▲5六歩", "P-5f", "p5f", "Ｐ－５ｆ", "5g5f", "P5g-5f", "5六歩(5七)"})
    EXPECT_EQ(typed_at<Yonin>(yonin_start(), text).move, "5g5f") << text;
}

TEST(YoninTypedMove, Y7_3_the_same_square_is_the_one_where_the_move_before_ended) {
  const std::string position = "4nK4/9/9/9/wK2wP4eK/3sG5/9/9/4sK4 s -/-/-/- ---- 0000 2 std";
  const auto square = Yonin::read_square("6e");
  const auto read = Yonin::read_position(position, Strictness::edited);
  ASSERT_TRUE(std::holds_alternative<Yonin::Position>(read));
  const auto& p = std::get<Yonin::Position>(read);
  const auto moves = Positions<Yonin>::legal_moves(p);
  for (const auto& move : moves)
    if (Yonin::arrival(move) == square) {
      EXPECT_EQ(Yonin::write_table(p, move, 1, square), "▲同　金");
      for (const char* text : {"同金", "同　金", "▲同金", "6五金"})
        EXPECT_EQ(typed_at<Yonin>(position, text, square).move, Yonin::write_move(p, move)) << text;
      EXPECT_EQ(typed_at<Yonin>(position, "同金").move, std::nullopt);
    }
}

TEST(YoninTypedMove, Y2_4_text_without_the_answer_has_to_go_on) {
  const std::string position = "4nK4/9/9/4sS4/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 2 std";
  const Typed open = typed_at<Yonin>(position, "5三銀");
  EXPECT_EQ(open.move, std::nullopt);
  EXPECT_EQ(open.count, 2u);
  EXPECT_EQ(typed_at<Yonin>(position, "5三銀成").move, "5d5c+");
  EXPECT_EQ(typed_at<Yonin>(position, "5三銀不成").move, "5d5c");
  EXPECT_EQ(typed_at<Yonin>(position, "S-5c=").move, "5d5c");
}

TEST(YoninTypedMove, Y3_1_a_drop_needs_its_sign_only_where_a_man_could_move_there) {
  const std::string alone = "4nK4/9/9/9/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 2 std";
  EXPECT_EQ(typed_at<Yonin>(alone, "5五金").move, "G*5e");
  const std::string both = "4nK4/9/9/9/wK7eK/4sG4/9/9/4sK4 s G/-/-/- ---- 0000 2 std";
  EXPECT_EQ(typed_at<Yonin>(both, "5五金").move, "5f5e");
  EXPECT_EQ(typed_at<Yonin>(both, "5五金打").move, "G*5e");
}

TEST(TypedMoveOfMatch, a_text_changes_nothing_and_a_game_that_is_over_or_a_computer_has_no_moves_to_type) {
  auto made = new_match(MatchConfig{});
  auto& match = *std::get<std::unique_ptr<Match>>(made);
  const auto before = match.view();
  EXPECT_EQ(match.typed("c8e6").move, "c8e6");
  EXPECT_EQ(match.typed("c8e5").why.clause, "D3.1");
  EXPECT_EQ(match.view(), before);
  match.play("c8e6", 0);
  match.go_to(0);
  EXPECT_EQ(match.typed("c8e6").why.code, "not_live");
}

}  // namespace
}  // namespace tetrarchy
