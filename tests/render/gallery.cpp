// Draws the sheets of the art direction with the real renderer, to be looked at beside its pictures:
//   render_gallery <folder>
// Needs an X display (Xvfb will do).
#include "render/gallery.h"

#include <SDL.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>

namespace tetrarchy::render::gallery {

bool Sheet::save(const std::string& file) const {
  std::vector<std::uint8_t> rgba(static_cast<std::size_t>(target_.width) * target_.height * 4);
  glReadPixels(0, 0, target_.width, target_.height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
  stbi_flip_vertically_on_write(1);
  std::printf("%s\n", file.c_str());
  return stbi_write_png(file.c_str(), target_.width, target_.height, 4, rgba.data(), target_.width * 4) != 0;
}

namespace {

bool draw_all(Renderer& renderer, Theme theme, const std::string& folder, const std::string& name) {
  const auto file = [&](const char* sheet) { return folder + "/" + sheet + "-" + name + ".png"; };
  bool fine = pieces(renderer, theme, file("pieces"));
  fine &= wedges(renderer, theme, file("wedges"));
  fine &= marks(renderer, theme, 1, file("marks"));
  fine &= marks(renderer, theme, 2, file("marks-2x"));
  fine &= board(renderer, theme, 75, 30.5F, 1, file("board-laptop"));
  fine &= board(renderer, theme, 39, 13.5F, 2, file("board-phone-2x"));
  fine &= board(renderer, theme, 22, 3, 1, file("board-embed"));
  fine &= board(renderer, theme, 200, 60, 1, file("board-200"));
  fine &= wooden_board(renderer, theme, file("wood"));
  return fine;
}

bool open_hidden_window() {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_Window* window = SDL_CreateWindow("gallery", 0, 0, 64, 64, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  return window != nullptr && SDL_GL_CreateContext(window) != nullptr;
}

int complain(const char* what, const char* why) {
  std::fprintf(stderr, "%s%s\n", what, why);
  return 1;
}

int run(const std::string& folder) {
  if (!open_hidden_window()) return complain("no GL 3.3 window: ", SDL_GetError());
  Renderer renderer;
  for (int i = 0; i < 2; ++i) {  // twice, as after a lost context
    renderer.destroy();
    if (const auto refusal = renderer.create()) return complain("", refusal->c_str());
  }
  bool fine = draw_all(renderer, Theme::light, folder, "light");
  fine &= draw_all(renderer, Theme::dark, folder, "dark");
  fine &= draw_all(renderer, Theme::high_contrast, folder, "high-contrast");
  const bool drawn = glGetError() == GL_NO_ERROR;
  renderer.destroy();
  SDL_Quit();
  if (!drawn) return complain("GL refused a call", "");
  return fine ? 0 : complain("a picture could not be written to ", folder.c_str());
}

}  // namespace
}  // namespace tetrarchy::render::gallery

int main(int argc, char** argv) {
  if (argc != 2) return tetrarchy::render::gallery::complain("usage: render_gallery <folder>", "");
  return tetrarchy::render::gallery::run(argv[1]);
}
