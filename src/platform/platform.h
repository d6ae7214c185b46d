#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The window, its events, the clock and a small store of texts, in a desktop window and in a page
// alike. This folder knows nothing of the games: it is given a Program and asks it for frames. What
// differs between the two lies in the folders native/ and web/, of which the build takes one. All
// lengths are logical pixels (CSS pixels in a page), origin at the top left.
namespace tetrarchy::platform {

struct PointerEvent {
  enum class Phase : std::uint8_t { move, down, up, cancel, leave };
  enum class Device : std::uint8_t { mouse, touch, pen };
  enum class Button : std::uint8_t { primary, middle, secondary };
  Phase phase;
  Device device;
  Button button = Button::primary;
  float x = 0, y = 0;
};

struct KeyEvent {
  enum class Key : std::uint8_t {
    left,
    right,
    up,
    down,
    enter,
    space,
    escape,
    home,
    end,
    page_up,
    page_down,
    backspace,
    tab,
    character
  };
  Key key;
  char32_t character = 0;  // lower case, for Key::character
  bool control = false, shift = false;
};

struct WheelEvent {
  float x, y;   // where the pointer is
  float lines;  // positive: towards the user (down)
};

struct Surface {
  float width = 0, height = 0;
  float pixel_ratio = 1;                                                   // device pixels in one logical pixel
  float inset_left = 0, inset_top = 0, inset_right = 0, inset_bottom = 0;  // unsafe edges of a phone
};

enum class Theme : std::uint8_t { light, dark, high_contrast };
enum class Motion : std::uint8_t { full, reduced };

// What the person's system asks of every program.
struct Preferences {
  Theme theme = Theme::light;
  Motion motion = Motion::full;
};

// What is shown in the window. Input functions return true when the event was used, so that the
// surroundings (a page that scrolls, a browser's keys) shall not have it.
class Program {
 public:
  virtual ~Program() = default;

  // Objects of the GL context live between these two. They alternate; the context is current, Dear
  // ImGui and its GL backend are ready. A lost context destroys, its return creates.
  virtual void create_graphics() = 0;
  virtual void destroy_graphics() = 0;

  virtual bool pointer(const PointerEvent&) = 0;
  virtual bool key(const KeyEvent&) = 0;
  virtual bool text(std::string_view typed) = 0;  // UTF-8, as the keyboard's layout or an input method makes it
  virtual bool wheel(const WheelEvent&) = 0;
  virtual void dropped(std::string_view contents) = 0;  // of a file, natively; the page reads its own
  virtual bool grabs(float x, float y) const = 0;       // would a touch that starts here drag something?
  virtual void surface_changed(const Surface&) = 0;     // never inside a frame
  virtual void preferences_changed(const Preferences&) = 0;

  // The program sets ImGui's display size and feeds its input; NewFrame and Render are called for it.
  // The worker has said something, or the time that was asked for has come.
  virtual void attend() = 0;

  virtual bool wants_frame() const = 0;  // false: drawing again would give the same picture
  virtual void build_frame() = 0;        // between ImGui::NewFrame and ImGui::Render
  virtual void draw_scene() = 0;         // under ImGui's own drawing
};

struct WindowSpec {
  std::string title;
  float width = 1440, height = 900;  // natively; a page's canvas has the size that the page gives it
  float pixel_ratio = 1;
};

// There is one window. None: it is open, with a GL context and Dear ImGui; otherwise why not.
std::optional<std::string> open_window(const WindowSpec&);

// Shows the program. Natively until the window is closed; in a page it returns at once, and the
// program has to live on. Frames are drawn only while the program wants them.
void run(Program&);

// Asks the running program whether it wants a frame, although no input came.
void wake();
// Attends the running program once at that time or a little later, visible or not. The newest call counts; to be called
// by the program itself.
void attend_at(std::int64_t ms);

std::uint64_t frames();    // drawn since the start
const Surface& surface();  // as it is now
std::int64_t now_ms();     // steady

// Somebody who works beside the program and is spoken to in lines of text. Natively a thread runs what `make` returns;
// a page has a Worker of its own for it and makes nothing here.
class LineHandler {
 public:
  virtual ~LineHandler() = default;

  // Both add to `said` what there is to be said.
  virtual void hear(std::string_view line, std::vector<std::string>& said) = 0;
  // A slice of the work that is under way, as large as `amount` says: the thread chooses it so that it listens often.
  virtual void work(std::uint64_t amount, std::vector<std::string>& said) = 0;
  virtual bool busy() const = 0;
};

class Worker {
 public:
  virtual ~Worker() = default;

  virtual void post(std::string_view line) = 0;
  virtual std::vector<std::string> poll() = 0;  // what it has said since the last call
};
std::unique_ptr<Worker> start_worker(std::function<std::unique_ptr<LineHandler>()> make);

// Makes samples (one channel, -1 to 1, `sample_rate` of them a second) heard after a while, together with whatever else
// is heard then. A machine without a loudspeaker is silent; so is a page that the person has not touched yet.
inline constexpr int sample_rate = 44100;
void play(std::vector<float> samples, float delay_ms);

// Puts a text into the clipboard, natively only: a page has its own way. False: the system does not take it.
bool copy(std::string_view text);

// A store that outlives the program. keep: false if the text cannot be stored for longer than this
// run; it is then still `kept` until the end.
bool keep(std::string_view key, std::string_view text);
std::optional<std::string> kept(std::string_view key);

// The window's content in device pixels, rows from top to bottom, three bytes a pixel. Draws until
// the program wants no more frames, so only natively and only without `run`.
struct Picture {
  int width, height;
  std::vector<std::uint8_t> rgb;
};
Picture settled_picture(Program&);

}  // namespace tetrarchy::platform
