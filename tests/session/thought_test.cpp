#include "session/thought.h"

#include <gtest/gtest.h>

namespace tetrarchy {
namespace {

Task task() { return {"djambi", {4, Style::leader_hunter}, 18446744073709551615u, 1500, {"one two", "three"}}; }

Thought thought() {
  Thought thought{12, 34, "c8e6", {{1, 2, 3, 994}}};
  thought.line = {"c8e6", "g8e6@d6"};
  thought.reason = Message{"reason.takes"}
                       .with("seat", Seat::green)
                       .with("face", Face::tokin)
                       .with("n", 3)
                       .with("square", std::string("e=5 x"));
  return thought;
}

TEST(Thought, a_task_is_read_as_it_was_written) {
  const auto order = read_order(write_task(9, task()));
  EXPECT_EQ(std::get<Order>(order), (Order{9, task()}));
  EXPECT_EQ(std::get<Order>(read_order("stop")), Order{});
}

TEST(Thought, reports_are_read_as_they_were_written) {
  Thought so_far = thought();
  so_far.line.clear();
  so_far.reason = {};
  for (const Report& report : {Report{Report::Kind::thinking, 1, so_far}, Report{Report::Kind::done, 2, thought()},
                               Report{Report::Kind::stopped, 3}, Report{Report::Kind::refused, 4, {}, "bad_level"}})
    EXPECT_EQ(read_report(write_report(report)), report);
}

struct Bad {
  const char* line;
  int id;
  const char* code;
};
class BadOrder : public testing::TestWithParam<Bad> {};

TEST_P(BadOrder, has_a_reason) {
  const auto read = read_order(GetParam().line);
  ASSERT_TRUE(std::holds_alternative<BadLine>(read));
  EXPECT_EQ(std::get<BadLine>(read), (BadLine{GetParam().id, GetParam().code}));
}

INSTANTIATE_TEST_SUITE_P(
    Lines, BadOrder,
    testing::Values(Bad{"", 0, "unknown_order"}, Bad{"go", 0, "unknown_order"}, Bad{"stop ", 0, "unknown_order"},
                    Bad{"think", 0, "bad_id"}, Bad{"think\tx\tdjambi", 0, "bad_id"}, Bad{"think\t-1", 0, "bad_id"},
                    Bad{"think\t3\tdjambi\t1\tneutral\t0\t0", 3, "missing_field"},
                    Bad{"think\t3\tdjambi\t0\tneutral\t0\t0\tp", 3, "bad_level"},
                    Bad{"think\t3\tdjambi\t6\tneutral\t0\t0\tp", 3, "bad_level"},
                    Bad{"think\t3\tyonin\t11\tneutral\t0\t0\tp", 3, "bad_level"},
                    Bad{"think\t3\tdjambi\t1x\tneutral\t0\t0\tp", 3, "bad_level"},
                    Bad{"think\t3\tdjambi\t1\tbold\t0\t0\tp", 3, "bad_style"},
                    Bad{"think\t3\tdjambi\t1\tneutral\t-1\t0\tp", 3, "bad_seed"},
                    Bad{"think\t3\tdjambi\t1\tneutral\t0\t99999999999999999999\tp", 3, "bad_nodes"}));

TEST(Thought, what_is_no_report_is_none) {
  for (const char* line : {"", "done", "done\t1", "thinking\tx\t1\t2\ta\t1 2 3 4", "thinking\t1\t1\t2\ta\t1 2 3",
                           "thinking\t1\t1\t2\ta\t1 2 3 1001", "thinking\t1\t1\t2\t\t1 2 3 4", "stopped\t1\t2",
                           "refused\t1", "done\t1\t1\t2\ta\t1 2 3 4\ta", "done\t1\t1\t2\ta\t1 2 3 4\ta\tk\tn",
                           "done\t1\t1\t2\ta\t1 2 3 4\ta\tk\tn=", "done\t1\t1\t2\ta\t1 2 3 4\ta\tk\tn=s4",
                           "done\t1\t1\t2\ta\t1 2 3 4\ta\tk\tn=f14", "done\t1\t1\t2\ta\t1 2 3 4\ta\tk\tn=q1"})
    EXPECT_FALSE(read_report(line)) << line;
}

TEST(Thought, every_style_has_its_name) {
  for (const Style style : all_styles) EXPECT_EQ(style_called(style_name(style)), style);
  EXPECT_FALSE(style_called("bold"));
}

}  // namespace
}  // namespace tetrarchy
