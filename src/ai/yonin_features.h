#pragma once

#include <array>
#include <string_view>

#include "ai/softmax.h"
#include "ai/yonin_sight.h"
#include "games/yonin/position.h"

namespace tetrarchy::ai {

// What the evaluation of Yonin shogi sees of a living seat. Values are those of yonin_value().
enum class YoninTerm : std::uint8_t {
  wealth,          // 64 log2 of the value of all its men, on the board and in the hand: who is ahead gains by exchanges
  turned,          // men that it inherited, which face another way
  zone_hits,       // over the rivals: squares round its king that the rival attacks
  zone_hits_hard,  // of those, attacked by two men of one rival
  zone_bare,       // squares round its king that a rival attacks and none of its other men covers
  escapes,         // squares that its king could go to, at most 4
  no_escape,       // 1: there is none
  guards,          // golds, silvers and promoted men beside its king, at most 3: more are missed elsewhere
  cover,           // squares round its king that its other men cover, at most 5
  checked,         // 1: it is in check
  drop_danger,  // rivals' hands (at most 8 men) times the empty squares round its king that they could drop on safely
  king_lines,   // rooks and dragons of rivals on the king's lines with at most one man between
  hanging,      // value of its men that a rival attacks and nothing of its own covers
  pressed,      // value of its men that a rival attacks although they are covered
  hanging_now,  // value of the dearest of its hanging men that the seat on turn attacks
  prey,         // value of the dearest hanging man of a rival that it attacks
  prey_now,     // the same if it is on turn
  on_turn,      // 1: it is on turn
  turns_away,   // how many turns come before its own
  zone_raids,   // squares round rivals' kings that it attacks
  raiders,      // its men, but for pawns, at most two king's steps from a rival's king
  reach,        // squares that its men attack
  forward_men,  // its men that stand in their promotion zone
};
inline constexpr std::size_t yonin_term_count = static_cast<std::size_t>(YoninTerm::forward_men) + 1;
extern const std::array<std::string_view, yonin_term_count> yonin_term_names;

using YoninFeatures = Features<yonin_term_count>;

// Those of dead seats are zero.
YoninFeatures yonin_features(const yonin::Position&, const YoninSight&);

}  // namespace tetrarchy::ai
