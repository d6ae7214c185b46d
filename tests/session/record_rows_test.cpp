#include "session/record_rows.h"

#include <gtest/gtest.h>

namespace tetrarchy {
namespace {

using Kind = RecordCell::Kind;

constexpr BySeat<bool> all_play{{true, true, true, true}};
constexpr BySeat<bool> without_north{{true, true, false, true}};

RecordLine line(Seat s, const BySeat<bool>& playing = all_play) {
  RecordLine out{};
  out.seat = s;
  out.playing = playing;
  return out;
}

TEST(RecordRows, ARoundIsARow) {
  const auto rows =
      record_rows({line(Seat::red), line(Seat::blue), line(Seat::yellow), line(Seat::green), line(Seat::red)}, all_play,
                  std::nullopt);
  ASSERT_EQ(rows.size(), 2u);
  for (const Seat s : all_seats) EXPECT_EQ(rows[0][s], (RecordCell{Kind::line, index(s)}));
  EXPECT_EQ(rows[1][Seat::red], (RecordCell{Kind::line, 4}));
  EXPECT_EQ(rows[1][Seat::blue].kind, Kind::empty);
}

TEST(RecordRows, Y7_3_ASkippedSeatShowsADashAndADeadOneABar) {
  const auto rows = record_rows({line(Seat::red), line(Seat::green), line(Seat::blue), line(Seat::green, without_north),
                                 line(Seat::blue, without_north)},
                                without_north, std::nullopt);
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0][Seat::blue].kind, Kind::skipped);
  EXPECT_EQ(rows[0][Seat::yellow].kind, Kind::skipped);
  EXPECT_EQ(rows[1][Seat::red].kind, Kind::skipped);
  EXPECT_EQ(rows[1][Seat::yellow].kind, Kind::out);
  EXPECT_EQ(rows[2][Seat::yellow].kind, Kind::out);  // will not come any more
  EXPECT_EQ(rows[2][Seat::green].kind, Kind::empty);
}

// A check to the right-hand neighbour: the turn comes back at once.
TEST(RecordRows, ASeatThatComesTwiceRunningBeginsARow) {
  const auto rows = record_rows({line(Seat::red), line(Seat::red)}, all_play, Seat::blue);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0][Seat::green].kind, Kind::skipped);
  EXPECT_EQ(rows[1][Seat::blue].kind, Kind::unfinished);
}

TEST(RecordRows, NobodyWasSkippedBeforeTheFirstMove) {
  const auto rows = record_rows({line(Seat::yellow)}, all_play, std::nullopt);
  EXPECT_EQ(rows[0][Seat::red].kind, Kind::empty);
}

}  // namespace
}  // namespace tetrarchy
