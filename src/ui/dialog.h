#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/screen.h"
#include "ui/widgets.h"

// A raised panel over everything else, a sheet from below on phones. Its content flows from top to
// bottom and scrolls where it is longer than the screen; at most two buttons stand below, the safe one
// on the left.
namespace tetrarchy::ui {

// What a dialog remembers of its last frame. While `age_ms` is below dialog_rise_ms it fades in.
struct DialogFrame {
  float age_ms = 0;
  float body = 0;  // height that its content took
  Rect box;        // where it is
};
inline constexpr float dialog_rise_ms = 140;

struct FootButton {
  std::string_view id;
  std::string_view label;
  ButtonLook look = ButtonLook::plain;
};

enum class Occasion : std::uint8_t { usual, grand };  // grand: the end of a game

class Dialog {
 public:
  Dialog(Screen&, DialogFrame&, const char* name, std::string_view title, Occasion = Occasion::usual);
  ~Dialog();
  Dialog(const Dialog&) = delete;
  Dialog& operator=(const Dialog&) = delete;

  // The flow: each takes its height from the top of what is left.
  Rect line(float height);
  void space(float height) { y_ += height; }
  void paragraph(TextStyle, Colour, std::string_view);
  void caption(std::string_view);
  // Values side by side, in as many lines as they need. Returns the one that was clicked.
  std::optional<std::size_t> segments(std::string_view id, const std::vector<std::string>& labels, std::size_t chosen);
  bool wide_button(std::string_view id, std::string_view label, Availability = Availability::available);

  Canvas& canvas() { return *canvas_; }
  float width() const { return width_; }
  float x() const { return x_; }

  // Ends the flow. Returns the button that was pressed.
  std::optional<std::size_t> foot(std::initializer_list<FootButton>);

 private:
  void end_body();

  Screen& screen_;
  DialogFrame& frame_;
  std::optional<Canvas> canvas_;
  float x_ = 0, y_ = 0, width_ = 0, top_ = 0;
  bool open_ = false, in_body_ = false;
};

}  // namespace tetrarchy::ui
