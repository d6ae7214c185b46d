#include "session/thought.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <limits>

#include "core/named.h"
#include "session/with_game.h"

namespace tetrarchy {
namespace {

using std::string_view;

constexpr std::array<string_view, 4> report_names{"thinking", "done", "stopped", "refused"};
constexpr std::size_t faces = static_cast<std::size_t>(Face::tokin) + 1;
constexpr std::size_t fixed_fields = 7;  // of a task, before its positions

// ---- fields ------------------------------------------------------------------------------------------

std::vector<string_view> split(string_view text, char at) {
  std::vector<string_view> parts;
  for (std::size_t end = text.find(at); end != text.npos; end = text.find(at)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

template <class Number>
std::optional<Number> number(string_view text, Number most = std::numeric_limits<Number>::max()) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most) return std::nullopt;
  return value;
}

template <class... Parts>
std::string joined(char by, const Parts&... parts) {
  std::string out;
  ((out.append(parts) += by), ...);
  out.pop_back();
  return out;
}

template <class Texts>
std::string listed(const Texts& texts, char by) {
  std::string out;
  for (const auto& text : texts) (out += text) += by;
  if (!out.empty()) out.pop_back();
  return out;
}

// ---- shares and reasons ------------------------------------------------------------------------------

std::string written(const Expectation& shares) {
  std::array<std::string, 4> texts;
  for (const Seat seat : all_seats) texts[index(seat)] = std::to_string(shares[seat]);
  return listed(texts, ' ');
}

std::optional<Expectation> read_shares(string_view text) {
  const auto parts = split(text, ' ');
  if (parts.size() != all_seats.size()) return std::nullopt;
  Expectation shares;
  for (const Seat seat : all_seats) {
    const auto share = number<int>(parts[index(seat)], whole_share);
    if (!share) return std::nullopt;
    shares[seat] = *share;
  }
  return shares;
}

struct Written {
  std::string operator()(int n) const { return "i" + std::to_string(n); }
  std::string operator()(Seat seat) const { return "s" + std::to_string(index(seat)); }
  std::string operator()(Face face) const { return "f" + std::to_string(static_cast<int>(face)); }
  std::string operator()(const std::string& text) const { return "t" + text; }
};

std::string written(const Message& reason) {
  std::string out = reason.key;
  for (const auto& [name, value] : reason.values) out += "\t" + name + "=" + std::visit(Written{}, value);
  return out;
}

std::optional<Message::Value> read_value(string_view text) {
  if (text.empty()) return std::nullopt;
  const char kind = text.front();
  text.remove_prefix(1);
  if (kind == 't') return std::string(text);
  const auto n = number<int>(text);
  if (!n) return std::nullopt;
  const auto at = static_cast<std::size_t>(*n);
  if (kind == 'i') return *n;
  if (kind == 's' && at < all_seats.size()) return all_seats[at];
  if (kind == 'f' && at < faces) return static_cast<Face>(*n);
  return std::nullopt;
}

std::optional<Message> read_reason(const std::vector<string_view>& fields, std::size_t from) {
  Message reason{std::string(fields[from])};
  for (std::size_t i = from + 1; i < fields.size(); ++i) {
    const auto equals = fields[i].find('=');
    if (equals == fields[i].npos) return std::nullopt;
    auto value = read_value(fields[i].substr(equals + 1));
    if (!value) return std::nullopt;
    reason.values.emplace_back(std::string(fields[i].substr(0, equals)), *std::move(value));
  }
  return reason;
}

// ---- reports -----------------------------------------------------------------------------------------

std::optional<Thought> read_thought(const std::vector<string_view>& fields, Report::Kind kind) {
  const bool done = kind == Report::Kind::done;
  if (done ? fields.size() < 8 : fields.size() != 6) return std::nullopt;
  const auto nodes = number<std::uint64_t>(fields[2]), of = number<std::uint64_t>(fields[3]);
  const auto shares = read_shares(fields[5]);
  if (!nodes || !of || !shares || fields[4].empty()) return std::nullopt;
  Thought thought{*nodes, *of, std::string(fields[4]), *shares};
  if (!done) return thought;
  for (const string_view move : split(fields[6], ' ')) thought.line.emplace_back(move);
  auto reason = read_reason(fields, 7);
  if (!reason) return std::nullopt;
  thought.reason = *std::move(reason);
  return thought;
}

// ---- tasks -------------------------------------------------------------------------------------------

// What is wrong with the fields of a task; empty: nothing so far.
string_view read_task(const std::vector<string_view>& fields, Task& task) {
  const auto game = game_called(fields[2]);
  const auto level = number<int>(fields[3], game ? best_level(*game) : most_levels);
  const auto style = style_called(fields[4]);
  const auto seed = number<std::uint64_t>(fields[5]), nodes = number<std::uint64_t>(fields[6]);
  if (!level || *level < 1) return "bad_level";
  if (!style) return "bad_style";
  if (!seed) return "bad_seed";
  if (!nodes) return "bad_nodes";
  task = {std::string(fields[2]), {*level, *style}, *seed, *nodes, {}};
  for (std::size_t i = fixed_fields; i < fields.size(); ++i) task.positions.emplace_back(fields[i]);
  return "";
}

}  // namespace

int best_level(GameId id) {
  return with_game(id, []<class G>() { return ai::best_level<G>(); });
}

std::optional<Style> style_called(string_view name) { return called<Style>(style_names, name); }

std::string write_task(int id, const Task& task) {
  return joined('\t', "think", std::to_string(id), task.game, std::to_string(task.computer.level),
                std::string(style_name(task.computer.style)), std::to_string(task.seed), std::to_string(task.nodes),
                listed(task.positions, '\t'));
}

std::variant<Order, BadLine> read_order(string_view line) {
  if (line == stop_line) return Order{};
  const auto fields = split(line, '\t');
  if (fields.front() != "think") return BadLine{0, "unknown_order"};
  const auto id = fields.size() > 1 ? number<int>(fields[1]) : std::nullopt;
  if (!id) return BadLine{0, "bad_id"};
  if (fields.size() <= fixed_fields) return BadLine{*id, "missing_field"};
  Order order{*id, Task{}};
  if (const auto code = read_task(fields, *order.task); !code.empty()) return BadLine{*id, std::string(code)};
  return order;
}

std::string write_report(const Report& report) {
  const Thought& thought = report.thought;
  std::string out =
      joined('\t', std::string(report_names[static_cast<std::size_t>(report.kind)]), std::to_string(report.id));
  if (report.kind == Report::Kind::stopped) return out;
  if (report.kind == Report::Kind::refused) return joined('\t', out, report.code);
  out = joined('\t', out, std::to_string(thought.nodes), std::to_string(thought.of), thought.move,
               written(thought.shares));
  if (report.kind == Report::Kind::thinking) return out;
  return joined('\t', out, listed(thought.line, ' '), written(thought.reason));
}

std::optional<Report> read_report(string_view line) {
  const auto fields = split(line, '\t');
  const auto kind = called<Report::Kind>(report_names, fields.front());
  const auto id = fields.size() > 1 ? number<int>(fields[1]) : std::nullopt;
  if (!kind || !id) return std::nullopt;
  Report report{*kind, *id};
  if (report.kind == Report::Kind::stopped) return fields.size() == 2 ? std::optional(report) : std::nullopt;
  if (report.kind == Report::Kind::refused) {
    if (fields.size() != 3) return std::nullopt;
    report.code = fields[2];
    return report;
  }
  auto thought = read_thought(fields, report.kind);
  if (!thought) return std::nullopt;
  report.thought = *std::move(thought);
  return report;
}

}  // namespace tetrarchy
