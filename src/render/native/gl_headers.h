#pragma once

#define GL_GLEXT_PROTOTYPES 1
#include <GL/gl.h>
#include <GL/glext.h>

namespace tetrarchy::render {
inline constexpr char shader_version[] = "#version 330 core\n";
}
