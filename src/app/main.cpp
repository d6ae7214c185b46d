#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/adviser.h"
#include "app/launch.h"
#include "app/start.h"
#include "app/window_program.h"
#include "platform/platform.h"
#include "sound/sound.h"
#include "ui/app.h"

namespace tetrarchy::app {
namespace {

// Languages are asked for even while the app is being made.
class Speaker {
 public:
  void ask(std::string_view code) {
    if (app_)
      speak(*app_, code);
    else
      asked_ = code;
  }
  void begin(ui::App& app) {
    app_ = &app;
    if (!asked_.empty()) speak(app, asked_);
  }

 private:
  ui::App* app_ = nullptr;
  std::string asked_;
};

void make_heard(const sound::Cue& cue, float level) {
  auto heard = sound::samples(cue.sound, cue.seat, platform::sample_rate);
  for (float& sample : heard) sample *= level;
  platform::play(std::move(heard), cue.at_ms);
}

// A picture is taken of what was asked for; the person's own kept game stays out of it. A board in
// another page keeps a game of its own.
ui::World world(const Launch& launch, Adviser& adviser, Speaker& speaker) {
  ui::World world;
  world.now_ms = platform::now_ms;
  if (launch.screenshot.empty()) {
    const std::string scope = launch.preferences.presence == ui::Presence::embedded ? "embedded." : "";
    world.keep = [scope](std::string_view key, std::string_view text) {
      return platform::keep(scope + std::string(key), text);
    };
    world.kept = [scope](std::string_view key) { return platform::kept(scope + std::string(key)); };
  }
  world.emit = listener();
  if (launch.preferences.presence == ui::Presence::page) {
    world.open_rules = rules_opener();
    world.share = sharer();
    world.correspond = correspondent();
    world.open_files = files_opener();
  }
  world.type_move = move_typer();
  world.wake = platform::wake;
  world.ask_engine = [&adviser](std::string_view line) { adviser.ask(line); };
  world.attend_at = platform::attend_at;
  world.sound = make_heard;
  world.want_language = [&speaker](std::string_view code) { speaker.ask(code); };
  return world;
}

int main(std::span<const std::string_view> arguments) {
  const auto read = read_launch(arguments);
  if (const auto* reason = std::get_if<std::string>(&read)) return refuse_to_start(*reason + "\n" + launch_help());
  const Launch& launch = std::get<Launch>(read);
  if (const auto reason = platform::open_window(launch.window)) return refuse_to_start(*reason);
  // Static, because in a page the program goes on after main.
  static Adviser adviser;
  static Speaker speaker;
  static ui::App app(world(launch, adviser, speaker), launch.preferences);
  speaker.begin(app);
  static WindowProgram program(app, adviser, launch.preferences);
  return start(launch, app, program);
}

}  // namespace
}  // namespace tetrarchy::app

int main(int count, char** arguments) {
  const std::vector<std::string_view> texts(arguments + 1, arguments + count);
  return tetrarchy::app::main(texts);
}
