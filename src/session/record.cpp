#include "session/record.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "session/refusals.h"

namespace tetrarchy {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int version = 1;
constexpr std::size_t max_position_bytes = 512;
constexpr std::size_t max_word_bytes = 64;  // moves, options, names of layouts, keys
constexpr int max_depth = 8;                // no record nests deeper

struct KindName {
  SeatKind kind;
  std::string_view name;
};
constexpr std::array<KindName, 5> kind_names{{{SeatKind::human, "human"},
                                              {SeatKind::open, "open"},
                                              {SeatKind::computer, "computer"},
                                              {SeatKind::hostage, "hostage"},
                                              {SeatKind::absent, "absent"}}};

std::string_view name_of(SeatKind kind) {
  return std::find_if(kind_names.begin(), kind_names.end(), [&](const KindName& k) { return k.kind == kind; })->name;
}

// ---- writing ---------------------------------------------------------------------------------------

ordered_json written(const SeatConfig& seat) {
  ordered_json out{{"kind", name_of(seat.kind)}, {"name", seat.name}};
  if (seat.kind != SeatKind::computer) return out;
  out["level"] = seat.computer.level;
  out["style"] = style_name(seat.computer.style);
  return out;
}

ordered_json written(const Record::Line& line) {
  ordered_json out;
  if (const auto* move = std::get_if<Record::Move>(&line.deed))
    out["move"] = move->text;
  else if (const auto* resignation = std::get_if<Record::Resignation>(&line.deed))
    out["resign"] = resignation->seat;
  else
    out["draw"] = "agreed";
  out["ms"] = line.ms;
  if (line.expected) out["shares"] = line.expected->of;
  return out;
}

void write_header(const Record::Header& header, ordered_json& out) {
  out["layout"] = header.layout;
  out["options"] = header.options;
  if (!header.turn.empty()) out["turn"] = header.turn;
}

ordered_json written(const TimeControl& clock) {
  return {{"main", clock.main_ms},
          {"increment", clock.increment_ms},
          {"period", clock.period_ms},
          {"periods", clock.periods}};
}

template <class Items>
ordered_json written_all(const Items& items) {
  ordered_json out = ordered_json::array();
  for (const auto& item : items) out.push_back(written(item));
  return out;
}

// ---- reading ---------------------------------------------------------------------------------------

// The first thing that is wrong with a record. Reading goes on with harmless values after it.
class Objection {
 public:
  void raise(Refusal refusal) {
    if (!first_) first_ = std::move(refusal);
  }
  const std::optional<Refusal>& first() const { return first_; }

 private:
  std::optional<Refusal> first_;
};

// The fields of one object of a record: each is asked for by name, with what it may be.
class Fields {
 public:
  Fields(const json& object, std::string path, Objection& objection)
      : object_(object), path_(std::move(path)), objection_(objection) {
    if (!object_.is_object()) objection_.raise(refusals::bad_field(path_));
  }

  bool has(const char* name) const { return object_.is_object() && object_.contains(name); }

  // Null, after an objection, when it is missing.
  const json* find(const char* name) {
    asked_.push_back(name);
    if (has(name)) return &object_[name];
    objection_.raise(refusals::missing_field(path_to(name)));
    return nullptr;
  }

  std::string text(const char* name, std::size_t max_bytes) {
    const json* field = find(name);
    if (field == nullptr) return {};
    const auto* text = field->get_ptr<const std::string*>();
    if (text != nullptr && text->size() <= max_bytes) return *text;
    objection_.raise(refusals::bad_field(path_to(name)));
    return {};
  }

  std::int64_t number(const char* name, std::int64_t min, std::int64_t max) {
    const json* field = find(name);
    return field == nullptr ? min : number_in(*field, path_to(name), min, max);
  }

  const json& array(const char* name, std::size_t min, std::size_t max) {
    static const json none = json::array();
    const json* field = find(name);
    if (field == nullptr) return none;
    if (field->is_array() && field->size() >= min && field->size() <= max) return *field;
    objection_.raise(refusals::bad_field(path_to(name)));
    return none;
  }

  std::int64_t number_in(const json& value, const std::string& path, std::int64_t min, std::int64_t max) {
    const auto* number = value.get_ptr<const json::number_unsigned_t*>();
    const bool fits =
        number != nullptr && *number >= static_cast<std::uint64_t>(min) && *number <= static_cast<std::uint64_t>(max);
    if (fits) return static_cast<std::int64_t>(*number);
    objection_.raise(refusals::bad_field(path));
    return min;
  }

  void refuse(const char* name) { objection_.raise(refusals::bad_field(path_to(name))); }

  // Every field must have been asked for.
  void expect_no_others() {
    if (!object_.is_object()) return;
    for (const auto& [name, value] : object_.items())
      if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
        objection_.raise(refusals::unknown_field(path_to(name)));
  }

  std::string path_to(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
  }

 private:
  const json& object_;
  std::string path_;
  Objection& objection_;
  std::vector<std::string_view> asked_;
};

std::string element(std::string_view array, std::size_t i) {
  return std::string(array) + "[" + std::to_string(i) + "]";
}

Computer read_computer(Fields& fields) {
  Computer computer;
  computer.level = static_cast<int>(fields.number("level", 1, most_levels));
  if (const auto style = style_called(fields.text("style", max_word_bytes)))
    computer.style = *style;
  else
    fields.refuse("style");
  return computer;
}

SeatConfig read_seat(const json& object, const std::string& path, Objection& objection) {
  Fields fields(object, path, objection);
  SeatConfig seat;
  const std::string kind = fields.text("kind", max_word_bytes);
  seat.name = fields.text("name", max_name_bytes);
  const auto* known =
      std::find_if(kind_names.begin(), kind_names.end(), [&](const KindName& k) { return k.name == kind; });
  if (known != kind_names.end())
    seat.kind = known->kind;
  else
    fields.refuse("kind");
  if (seat.kind == SeatKind::computer) seat.computer = read_computer(fields);
  fields.expect_no_others();
  return seat;
}

Expectation read_shares(Fields& fields) {
  Expectation shares;
  const json& numbers = fields.array("shares", all_seats.size(), all_seats.size());
  for (std::size_t i = 0; i < numbers.size(); ++i)
    shares.of[i] = static_cast<int>(fields.number_in(numbers[i], fields.path_to(element("shares", i)), 0, whole_share));
  return shares;
}

Record::Line read_line(const json& object, const std::string& path, Objection& objection) {
  Fields fields(object, path, objection);
  Record::Line line{};
  if (fields.has("resign")) {
    line.deed = Record::Resignation{fields.text("resign", max_word_bytes)};
  } else if (fields.has("draw")) {
    line.deed = Record::Agreement{};
    if (fields.text("draw", max_word_bytes) != "agreed") fields.refuse("draw");
  } else {
    line.deed = Record::Move{fields.text("move", max_word_bytes)};
  }
  line.ms = fields.number("ms", 0, max_ms);
  if (fields.has("shares")) line.expected = read_shares(fields);
  fields.expect_no_others();
  return line;
}

TimeControl read_clock(const json& object, Objection& objection) {
  Fields fields(object, "clock", objection);
  const TimeControl clock{fields.number("main", 0, max_main_ms), fields.number("increment", 0, max_increment_ms),
                          fields.number("period", 0, max_period_ms),
                          static_cast<int>(fields.number("periods", 0, max_periods))};
  fields.expect_no_others();
  if (!is_possible(clock)) objection.raise(refusals::bad_field("clock"));
  return clock;
}

Record::Result read_result(const json& object, Objection& objection) {
  Fields fields(object, "result", objection);
  Record::Result result{fields.text("reason", max_word_bytes), {}};
  const json& places = fields.array("places", result.places.size(), result.places.size());
  for (std::size_t i = 0; i < places.size(); ++i)
    result.places[i] = static_cast<int>(fields.number_in(places[i], element("result.places", i), 0, 4));
  fields.expect_no_others();
  return result;
}

std::optional<Record::Header> read_header(Fields& fields) {
  if (!fields.has("layout") && !fields.has("options") && !fields.has("turn")) return std::nullopt;
  Record::Header header;
  header.layout = fields.text("layout", max_word_bytes);
  header.options = fields.text("options", max_position_bytes);
  if (fields.has("turn")) header.turn = fields.text("turn", max_word_bytes);
  return header;
}

// Asked before parsing: a text of nothing but brackets would cost a hundred times its size.
bool nests_too_deeply(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size() && depth <= max_depth; ++i) {
    const char c = text[i];
    if (c == '"')
      in_string = !in_string;
    else if (in_string)
      i += c == '\\' ? 1 : 0;
    else if (c == '[' || c == '{')
      ++depth;
    else if (c == ']' || c == '}')
      --depth;
  }
  return depth > max_depth;
}

std::optional<Refusal> not_of_this_version(const json& whole) {
  if (!whole.is_object() || !whole.contains("tetrarchy")) return refusals::not_a_record();
  if (whole["tetrarchy"] != version || !whole["tetrarchy"].is_number_unsigned()) return refusals::unknown_version();
  return std::nullopt;
}

Record read_fields(const json& whole, Objection& objection) {
  Fields fields(whole, "", objection);
  Record record{};
  fields.number("tetrarchy", version, version);
  record.game = fields.text("game", max_word_bytes);
  record.players = static_cast<int>(fields.number("players", 0, 4));
  record.header = read_header(fields);
  const json& seats = fields.array("seats", all_seats.size(), all_seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i)
    record.seats[all_seats[i]] = read_seat(seats[i], element("seats", i), objection);
  if (fields.has("seed"))
    record.seed = static_cast<std::uint64_t>(fields.number("seed", 0, static_cast<std::int64_t>(max_seed)));
  if (fields.has("clock")) record.clock = read_clock(*fields.find("clock"), objection);
  if (fields.has("correspondence"))
    record.correspondence =
        static_cast<std::uint64_t>(fields.number("correspondence", 0, static_cast<std::int64_t>(max_seed)));
  record.start = fields.text("start", max_position_bytes);
  const json& lines = fields.array("moves", 0, max_lines);
  for (std::size_t i = 0; i < lines.size(); ++i)
    record.lines.push_back(read_line(lines[i], element("moves", i), objection));
  record.ply = static_cast<int>(fields.number("ply", 0, static_cast<std::int64_t>(lines.size())));
  if (fields.has("result")) record.result = read_result(*fields.find("result"), objection);
  fields.expect_no_others();
  return record;
}

}  // namespace

bool is_name(std::string_view name) {
  if (name.size() > max_name_bytes) return false;
  const std::string text = json(name).dump(-1, ' ', false, json::error_handler_t::ignore);
  return json::parse(text, nullptr, false) == json(name);
}

std::string write_record(const Record& record) {
  ordered_json out;
  out["tetrarchy"] = version;
  out["game"] = record.game;
  out["players"] = record.players;
  if (record.header) write_header(*record.header, out);
  out["seats"] = written_all(record.seats.of);
  if (record.seed != 0) out["seed"] = record.seed;
  if (record.clock) out["clock"] = written(*record.clock);
  if (record.correspondence != 0) out["correspondence"] = record.correspondence;
  out["start"] = record.start;
  out["moves"] = written_all(record.lines);
  out["ply"] = record.ply;
  if (record.result) out["result"] = {{"reason", record.result->reason}, {"places", record.result->places}};
  return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

OrRefusal<Record> read_record(std::string_view text) {
  if (text.size() > max_record_bytes) return refusals::record_too_large(max_record_bytes);
  if (nests_too_deeply(text)) return refusals::not_a_record();
  const json whole = json::parse(text, nullptr, false);
  if (whole.is_discarded()) return refusals::not_a_record();
  if (auto refusal = not_of_this_version(whole)) return *std::move(refusal);
  Objection objection;
  Record record = read_fields(whole, objection);
  if (objection.first()) return *objection.first();
  return record;
}

}  // namespace tetrarchy
