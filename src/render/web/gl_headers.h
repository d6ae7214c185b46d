#pragma once

#include <GLES3/gl3.h>

namespace tetrarchy::render {
inline constexpr char shader_version[] =
    "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n";
}
