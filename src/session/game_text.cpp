#include "session/game_text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "session/record.h"
#include "session/record_rows.h"
#include "session/refusals.h"
#include "session/with_game.h"

namespace tetrarchy {
namespace {

using std::string;
using std::string_view;
using NewMatch = OrRefusal<std::unique_ptr<Match>>;

constexpr string_view title = "Tetrarchy";
constexpr string_view computer_word = "computer";

// The words of a text. Seats have their letters where there are no names.
struct Tongue {
  string_view heading;  // a line below the title; may be empty
  string_view start, resigns, draw;
  BySeat<string_view> seats;
};
constexpr Tongue western{"", "Start", "resigns", "draw", {}};
constexpr Tongue japanese{"手合割：四人将棋", "開始局面", "投了", "引分", {{"南", "西", "北", "東"}}};
constexpr std::array tongues{western, japanese};

const Tongue& tongue_of(GameId game, std::size_t notation) {
  return with_game(game, []<class G>() { return G::notations(); })[notation] == "japanese" ? japanese : western;
}

string label(const Tongue& tongue, GameId game, Seat seat) {
  if (!tongue.seats[seat].empty()) return string(tongue.seats[seat]);
  const char letter = with_game(game, [&]<class G>() { return G::seat_letter(seat); });
  return {static_cast<char>(letter - 'a' + 'A')};
}

// ---- writing -------------------------------------------------------------------------------------------

// Columns of a terminal: signs of East Asia are two wide.
std::size_t width_of(string_view text) {
  std::size_t width = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) == 0x80) continue;
    width += byte >= 0xE3 ? 2 : 1;
  }
  return width;
}

string padded(string text, std::size_t width) {
  text.append(width - std::min(width, width_of(text)), ' ');
  return text;
}

string numbered(std::size_t number) {
  const string digits = std::to_string(number);
  return string(5 - std::min<std::size_t>(5, digits.size()), ' ') + digits;
}

// As it is written again: control characters are blanks.
string on_one_line(string text) {
  std::ranges::replace_if(
      text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return text;
}

// "同　飛" is one word among others.
string as_a_word(string text) {
  constexpr string_view wide_space = "　";
  for (std::size_t at = 0; (at = text.find(wide_space, at)) != string::npos;) text.erase(at, wide_space.size());
  return text;
}

string without_last_spaces(string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

class Writer {
 public:
  Writer(const Match& match, std::size_t notation)
      : view_(match.view()),
        notation_(notation),
        tongue_(tongue_of(view_.game, notation)),
        record_(std::get<Record>(read_record(match.save()))) {}

  string text() {
    head();
    const auto form = with_game(view_.game, []<class G>() { return G::record_form; });
    form == RecordForm::columns ? columns() : lines();
    return std::move(out_);
  }

 private:
  void add(const string& line) { out_ += without_last_spaces(line) + '\n'; }
  string seat(Seat s) const { return label(tongue_, view_.game, s); }
  string field(string_view key, string_view value) const { return string(key) + ": " + string(value); }

  void head() {
    add(string(title) + ' ' + record_.game);
    if (!tongue_.heading.empty()) add(string(tongue_.heading));
    add(field(tongue_.start, record_.start));
    for (const Seat s : all_seats)
      if (const string sitting = who(record_.seats[s]); !sitting.empty()) add(field(seat(s), sitting));
    add("");
  }

  static string who(const SeatConfig& config) {
    if (config.kind != SeatKind::computer) return on_one_line(config.name);
    return string(computer_word) + ' ' + std::to_string(config.computer.level) + ' ' +
           string(style_name(config.computer.style));
  }

  string deed(std::size_t i) const {
    if (std::holds_alternative<Record::Move>(record_.lines[i].deed)) return as_a_word(view_.record[i].texts[notation_]);
    if (std::holds_alternative<Record::Agreement>(record_.lines[i].deed)) return string(tongue_.draw);
    return seat(view_.record[i].seat) + ' ' + string(tongue_.resigns);
  }

  void lines() {
    for (std::size_t i = 0; i < record_.lines.size(); ++i) {
      const bool moves = std::holds_alternative<Record::Move>(record_.lines[i].deed);
      add(numbered(i + 1) + "  " + (moves ? seat(view_.record[i].seat) + "  " : "") + deed(i));
    }
  }

  string cell(const RecordCell& c) const {
    switch (c.kind) {
      case RecordCell::Kind::line:
        return deed(c.line);
      case RecordCell::Kind::skipped:
        return "–";
      case RecordCell::Kind::out:
        return "|";
      case RecordCell::Kind::empty:
      case RecordCell::Kind::unfinished:
        break;
    }
    return "";
  }

  void columns() {
    const auto rows = record_rows(view_.record, who_plays(view_), std::nullopt);
    BySeat<std::size_t> widths;
    for (const Seat s : all_seats) {
      widths[s] = width_of(seat(s));
      for (const RecordRow& row : rows) widths[s] = std::max(widths[s], width_of(cell(row[s])));
    }
    string heads = "    #";
    for (const Seat s : all_seats) heads += "  " + padded(seat(s), widths[s]);
    add(heads);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      string line = numbered(i + 1);
      for (const Seat s : all_seats) line += "  " + padded(cell(rows[i][s]), widths[s]);
      add(line);
    }
  }

  const MatchView& view_;
  std::size_t notation_;
  const Tongue& tongue_;
  Record record_;
  string out_;
};

// ---- reading -------------------------------------------------------------------------------------------

constexpr std::array<string_view, 6> blanks{" ", "\t", "\r", "　", "\xC2\xA0", "\xEF\xBB\xBF"};  // a mark of order too

// The length of the blank that the text begins with, or 0.
std::size_t blank_at(string_view text) {
  const auto* blank = std::ranges::find_if(blanks, [&](string_view b) { return text.starts_with(b); });
  return blank == blanks.end() ? 0 : blank->size();
}

string_view trimmed(string_view text) {
  while (const std::size_t blank = blank_at(text)) text.remove_prefix(blank);
  const auto ends_blank = [&](string_view b) { return text.ends_with(b); };
  for (const auto* b = blanks.begin(); (b = std::ranges::find_if(blanks, ends_blank)) != blanks.end();)
    text.remove_suffix(b->size());
  return text;
}

string name_in(string_view field) {
  const string line = on_one_line(string(field));
  return string(trimmed(line));
}

std::vector<string_view> words_in(string_view text) {
  std::vector<string_view> words;
  while (!(text = trimmed(text)).empty()) {
    std::size_t end = 0;
    while (end < text.size() && blank_at(text.substr(end)) == 0) ++end;
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

std::vector<string_view> lines_in(string_view text) {
  std::vector<string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool is_number(string_view word) {
  if (word.ends_with('.')) word.remove_suffix(1);
  return !word.empty() && word.find_first_not_of("0123456789") == string_view::npos;
}

// Stands where nobody moved.
bool is_gap(string_view word) {
  constexpr std::array<string_view, 7> gaps{"–", "-", "—", "…", "...", "|", "│"};
  return std::ranges::find(gaps, word) != gaps.end();
}

struct Field {
  string_view key, value;
};
std::optional<Field> field_in(string_view line) {
  for (const string_view colon : {":", "："})
    if (const auto at = line.find(colon); at != string_view::npos)
      return Field{trimmed(line.substr(0, at)), trimmed(line.substr(at + colon.size()))};
  return std::nullopt;
}

// "computer 3 neutral"; none: it is a person's name.
std::optional<Computer> computer_in(string_view text) {
  const auto words = words_in(text);
  if (words.size() != 3 || words[0] != computer_word || !is_number(words[1]) || words[1].size() > 2)
    return std::nullopt;
  const auto style = style_called(words[2]);
  if (!style) return std::nullopt;
  Computer computer;
  computer.level = std::stoi(string(words[1]));
  computer.style = *style;
  return computer;
}

// Plays the text line by line in a match without computers, to learn what its moves are; what they are is a record,
// which is then read as any other.
class Reader {
 public:
  NewMatch read(string_view text) {
    const auto lines = lines_in(text);
    if (lines.size() > max_text_lines) return refusals::text_too_long(max_text_lines);
    for (; line_ < lines.size(); ++line_)
      if (auto refusal = understand(lines[line_])) return *std::move(refusal);
    if (auto refusal = begin()) return *std::move(refusal);
    record_.ply = static_cast<int>(record_.lines.size());
    return match_from_record(write_record(record_));
  }

 private:
  using Objection = std::optional<Refusal>;

  Refusal misread(string_view what) const { return refusals::text_not_understood(line_ + 1, what); }

  Objection understand(string_view line) {
    if (line.empty() || line.starts_with('*') || line.starts_with(';') || line.starts_with('#')) return std::nullopt;
    if (!game_) return understand_title(line);
    const auto words = words_in(line);
    const bool numbered_line = is_number(words.front());  // a move may have a colon, too
    if (const auto field = field_in(line); field && !played_ && !numbered_line) return understand_field(*field, line);
    if (auto refusal = begin()) return refusal;
    played_ = true;
    return play_all(words);
  }

  Objection understand_title(string_view line) {
    const auto words = words_in(line);
    if (words.size() != 2 || words[0] != title) return misread(line);
    game_ = game_called(words[1]);
    if (!game_) return refusals::unknown_game(words[1]);
    return std::nullopt;
  }

  Objection understand_field(const Field& field, string_view line) {
    if (line == japanese.heading) return std::nullopt;
    if (std::ranges::any_of(tongues, [&](const Tongue& t) { return t.start == field.key; })) {
      start_ = field.value;
      return std::nullopt;
    }
    const auto seat = seat_called(field.key);
    if (!seat) return misread(line);
    SeatConfig& config = seats_[*seat];
    const string sitting = name_in(field.value);
    if (const auto computer = computer_in(sitting))
      config = {SeatKind::computer, "", *computer};
    else
      config.name = sitting;
    return std::nullopt;
  }

  std::optional<Seat> seat_called(string_view word) const {
    for (const Tongue& tongue : tongues)
      for (const Seat seat : all_seats)
        if (label(tongue, *game_, seat) == word) return seat;
    return std::nullopt;
  }

  // The match that the moves are tried in; once only.
  Objection begin() {
    if (!game_) return refusals::not_a_record();
    if (match_) return std::nullopt;
    MatchConfig config;
    config.game = *game_;
    config.position = start_;
    auto made = new_match(config);
    if (auto* refusal = std::get_if<Refusal>(&made)) return std::move(*refusal);
    match_ = std::get<std::unique_ptr<Match>>(std::move(made));
    record_.game = name_of(*game_);
    record_.start = match_->position();
    record_.players = match_->view().config.start.players;
    record_.seats = match_->view().config.seats;
    for (const Seat seat : all_seats)
      if (record_.seats[seat].kind == SeatKind::human) record_.seats[seat] = seats_[seat];
    return std::nullopt;
  }

  Objection play_all(const std::vector<string_view>& words) {
    named_.reset();
    string begun;  // "同", which files write apart from its piece
    for (std::size_t i = 0; i < words.size(); ++i) {
      if ((i == 0 && is_number(words[i])) || is_gap(words[i])) continue;
      if (const auto seat = seat_called(words[i]); seat && !named_)
        named_ = seat;
      else if (begun += words[i]; !begun.ends_with("同"))
        if (auto refusal = play(std::exchange(begun, {}))) return refusal;
    }
    if (!begun.empty()) return misread(begun);
    return named_ ? Objection(misread(words.back())) : std::nullopt;
  }

  Objection play(string_view word) {
    if (match_->view().ended || ended_) return refusals::line_after_end(record_.lines.size() + 1);
    const Seat turn = *match_->view().board.turn, seat = named_.value_or(turn);
    named_.reset();
    for (const Tongue& tongue : tongues) {
      if (word == tongue.draw) {
        ended_ = true;
        return add({Record::Agreement{}, 0});
      }
      if (word == tongue.resigns) return resign(seat, word);
    }
    if (seat != turn) return refusals::text_not_turn(line_ + 1, seat);
    return move(word);
  }

  Objection resign(Seat seat, string_view word) {
    if (const auto refusal = match_->resign(seat, 0)) return refusals::text_move_refused(line_ + 1, word, *refusal);
    return add({Record::Resignation{label_in_record(seat)}, 0});
  }

  Objection move(string_view word) {
    const Typed typed = match_->typed(word);
    if (!typed.move) {
      const Refusal why = typed.begun.empty() ? typed.why : refusals::not_complete();
      return refusals::text_move_refused(line_ + 1, word, why);
    }
    [[maybe_unused]] const auto refusal = match_->play(*typed.move, 0);
    return add({Record::Move{*typed.move}, 0});
  }

  Objection add(Record::Line line) {
    record_.lines.push_back(std::move(line));
    return std::nullopt;
  }

  string label_in_record(Seat seat) const {
    return {with_game(*game_, [&]<class G>() { return G::seat_letter(seat); })};
  }

  std::size_t line_ = 0;
  std::optional<GameId> game_;
  string start_;
  BySeat<SeatConfig> seats_;
  std::unique_ptr<Match> match_;
  Record record_{};
  bool played_ = false;        // fields come before moves
  bool ended_ = false;         // by agreement
  std::optional<Seat> named_;  // by the word before
};

}  // namespace

string game_text(const Match& match, std::size_t notation) { return Writer(match, notation).text(); }

bool is_game_text(string_view text) { return trimmed(text).starts_with(title); }

NewMatch match_from_text(string_view text) {
  if (text.size() > max_record_bytes) return refusals::record_too_large(max_record_bytes);
  return Reader().read(text);
}

}  // namespace tetrarchy
