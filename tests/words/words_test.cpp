#include "words/words.h"

#include <gtest/gtest.h>

namespace tetrarchy {
namespace {

Words words(std::string_view json) {
  auto read = Words::from(json);
  EXPECT_TRUE(read.has_value());
  return std::move(*read);
}

TEST(Words, ValuesOfEveryKindAreNamed) {
  const Words w = words(R"({"a": "{seat}: {face} to {square}, turn {turn}", "ui.seat.red": "Red",
                            "ui.face.assassin": "assassin"})");
  EXPECT_EQ(w.text(Message{"a"}
                       .with("seat", Seat::red)
                       .with("face", Face::assassin)
                       .with("square", std::string("E5"))
                       .with("turn", 12)),
            "Red: assassin to E5, turn 12");
}

TEST(Words, AFormIsAnotherNameOfTheSameThing) {
  const Words w = words(R"({"a": "{seat:camp} camp", "ui.seat.green": "Green", "ui.seat.green.camp": "green"})");
  EXPECT_EQ(w.text(Message{"a"}.with("seat", Seat::green)), "green camp");
}

TEST(Words, TheNumberNChoosesBetweenOneAndOther) {
  const Words w = words(R"({"a.one": "{n} piece", "a.other": "{n} pieces"})");
  EXPECT_EQ(w.text(Message{"a"}.with("n", 1)), "1 piece");
  EXPECT_EQ(w.text(Message{"a"}.with("n", 0)), "0 pieces");
  EXPECT_EQ(w.text(Message{"a"}.with("n", 13)), "13 pieces");
}

TEST(Words, TheRuleOfThePluralIsTheLanguages) {
  const Words french = words(R"({"a.one": "un", "a.other": "autres", "ui.plural": "one is 0 or 1"})");
  EXPECT_EQ(french.text(Message{"a"}.with("n", 0)), "un");
  EXPECT_EQ(french.text(Message{"a"}.with("n", 2)), "autres");
  const Words japanese = words(R"({"a.other": "{n}", "ui.plural": "never one"})");
  EXPECT_EQ(japanese.text(Message{"a"}.with("n", 1)), "1");
}

TEST(Words, WhatTheCatalogueLacksStandsForItself) {
  const Words w = words(R"({"a": "{gone} and {"})");
  EXPECT_EQ(w.text(Message{"no.such.key"}), "no.such.key");
  EXPECT_EQ(w.text(Message{"a"}), "{gone} and {");
}

TEST(Words, OnlyAFlatObjectOfStringsIsACatalogue) {
  EXPECT_FALSE(Words::from("[]"));
  EXPECT_FALSE(Words::from("{"));
  EXPECT_FALSE(Words::from(R"({"a": 1})"));
}

TEST(Words, SeatsAreNamedAsInTheGame) {
  const Words w = words(R"({"ui.seat.red": "Red", "ui.seat.red.camp": "red", "yonin.seat.red": "South"})");
  EXPECT_EQ(w.of(Seat::red), "Red");
  EXPECT_EQ(w.of_game("yonin").of(Seat::red), "South");
  EXPECT_EQ(w.of_game("yonin").of(Seat::red, "camp"), "red");
  EXPECT_EQ(w.of_game("djambi").of(Seat::red), "Red");
  EXPECT_EQ(w.of_game("yonin").of_game("djambi").of(Seat::red), "Red");
}

TEST(Words, EverySeatAndPieceHasItsNamesInEnglish) {
  for (const char* game : {"djambi", "yonin"})
    for (Seat s : all_seats)
      for (const char* form : {"", "camp", "letter"})
        EXPECT_FALSE(english().of_game(game).of(s, form).starts_with("ui."));
  for (int f = 0; f <= static_cast<int>(Face::tokin); ++f)
    for (const char* form : {"", "title"}) EXPECT_FALSE(english().of(static_cast<Face>(f), form).starts_with("ui."));
}

}  // namespace
}  // namespace tetrarchy
