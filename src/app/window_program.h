#pragma once

#include "app/adviser.h"
#include "platform/platform.h"
#include "ui/app.h"

namespace tetrarchy::app {

// The screen as the platform's window sees it. The two sides know nothing of each other, so each has its
// own events; this is where they meet.
class WindowProgram final : public platform::Program {
 public:
  WindowProgram(ui::App& app, Adviser& adviser, const ui::Preferences& preferences)
      : app_(app), adviser_(adviser), preferences_(preferences) {}

  void create_graphics() override { app_.create_graphics(); }
  void destroy_graphics() override { app_.destroy_graphics(); }
  bool pointer(const platform::PointerEvent&) override;
  bool key(const platform::KeyEvent&) override;
  bool text(std::string_view typed) override;
  bool wheel(const platform::WheelEvent&) override;
  void dropped(std::string_view contents) override { app_.open_game(contents); }
  bool grabs(float x, float y) const override { return app_.grabs(x, y); }
  void surface_changed(const platform::Surface&) override;
  void preferences_changed(const platform::Preferences&) override;
  void attend() override;
  bool wants_frame() const override { return app_.wants_frame(); }
  void build_frame() override { app_.build_frame(); }
  void draw_scene() override { app_.draw_scene(); }

 private:
  ui::App& app_;
  Adviser& adviser_;
  ui::Preferences preferences_;
};

}  // namespace tetrarchy::app
