#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

// What the program says, in one language. A catalogue is a flat JSON object: key -> template. In a
// template:
//   {name}        the value of that name. A number as it is, a string as it is, a seat and a piece by
//                 their names in the catalogue (ui.seat.red, ui.face.assassin). A game may have names of its
//                 own for the seats (yonin.seat.red); words that are told the game use them.
//   {name:form}   another form of a seat's or a piece's name (ui.seat.red.camp, ui.face.assassin.title).
// A message with a number called `n` may have the two templates key.one and key.other instead of one;
// which is taken is the language's rule, named by the key ui.plural.
namespace tetrarchy {

class Words {
 public:
  // None: the text is not a flat object of strings.
  static std::optional<Words> from(std::string_view json);
  // The same words, with the seats named as in that game ("yonin").
  Words of_game(std::string_view name) const;

  // A key that the catalogue lacks stands for itself, so that it is seen and found.
  std::string text(const Message&) const;
  bool has(std::string_view key) const;

  std::string of(Seat, std::string_view form = "") const;
  std::string of(Face, std::string_view form = "") const;
  // Every character that occurs, for the font atlas.
  std::string all_texts() const;

 private:
  using Catalogue = std::map<std::string, std::string, std::less<>>;

  const std::string* found(std::string_view key) const;
  const std::string* template_of(const Message&) const;
  bool is_one(int n) const;
  std::string said(const Message::Value&, std::string_view form) const;

  std::shared_ptr<const Catalogue> texts_ = std::make_shared<Catalogue>();
  std::string game_{};
};

// The reference catalogue, part of every program.
const Words& english();
std::span<const std::string_view> language_codes();  // of all that there are catalogues for, English first
bool is_language(std::string_view code);             // one of them
// The words of a language ("en"), null if they are not here: a page's program has only those that were brought to it.
const Words* words_in(std::string_view code);
// Gives the program a language's catalogue. False, and nothing changes: it is no catalogue, or of no such language.
bool bring_words(std::string_view code, std::string_view json);

std::string_view key_of(Seat);  // "red"
std::string_view key_of(Face);  // "assassin"

}  // namespace tetrarchy
