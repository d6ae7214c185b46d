#include "app/start.h"

#include <string>

#include "app/page_api.h"
#include "platform/web/web_api.h"

namespace tetrarchy::app {

std::function<void(std::string_view, std::string_view)> listener() { return platform::tell_page; }

std::function<std::unique_ptr<platform::LineHandler>()> thinker() { return {}; }

std::function<void(std::string_view, std::string_view)> rules_opener() {
  return [](std::string_view game, std::string_view clause) {
    platform::tell_page("rules",
                        R"({"game":")" + std::string(game) + R"(","clause":")" + std::string(clause) + R"("})");
  };
}

std::function<void()> move_typer() {
  return [] { platform::tell_page("typing", "{}"); };
}

// The page makes an address of it, and may copy only later.
std::function<bool(std::string_view)> sharer() {
  return [](std::string_view link) {
    platform::tell_page("link", '"' + std::string(link) + '"');
    return false;
  };
}

std::function<void()> correspondent() {
  return [] { platform::tell_page("correspondence", "{}"); };
}

std::function<void()> files_opener() {
  return [] { platform::tell_page("files", "{}"); };
}

// The page fetches letters that the program lacks, and then calls setLanguage.
void speak(ui::App&, std::string_view code) { platform::tell_page("language", '"' + std::string(code) + '"'); }

int start(const Launch&, ui::App& app, platform::Program& program) {
  platform::take_letters([&app](std::string_view regular, std::string_view bold) { app.bring_letters(regular, bold); });
  platform::answer_page([&app](std::string_view request) { return answer(app, request); });
  platform::run(program);
  return 0;
}

int refuse_to_start(std::string_view reason) {
  platform::tell_page("refused", reason);
  return 1;
}

}  // namespace tetrarchy::app
