// One instance is one piece; see src/render/sprite.h for the meaning of every field.
layout(location = 0) in vec4 in_place;
layout(location = 1) in vec4 in_turn;
layout(location = 2) in vec4 in_cells;
layout(location = 3) in vec4 in_fit;
layout(location = 4) in vec4 in_strokes;
layout(location = 5) in vec4 in_shadow;
layout(location = 6) in vec4 in_extra;
layout(location = 7) in vec4 in_more;
layout(location = 8) in uvec4 in_colours;
layout(location = 9) in uvec4 in_more_colours;

uniform vec2 viewport;   // device pixels

out vec2 at;             // in the token's box of 128 units
flat out float pixel;    // units
flat out vec4 turn, cells, fit, strokes, shadow, extra, more;
flat out uvec4 colours, more_colours;

const float reach = 67.; // half a box and its edge, in units

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
    float shadow_room = in_shadow.z > 0. ? max(abs(in_shadow.x), abs(in_shadow.y)) : 0.;
    vec2 local = corner * (reach + shadow_room + 1. / in_place.z);
    vec2 squeezed = vec2(local.x * in_place.w, local.y);
    vec2 screen = in_place.xy + in_place.z * vec2(in_turn.x * squeezed.x - in_turn.y * squeezed.y,
                                                  in_turn.y * squeezed.x + in_turn.x * squeezed.y);
    gl_Position = vec4(screen.x / viewport.x * 2. - 1., 1. - screen.y / viewport.y * 2., 0., 1.);
    at = local + 64.;
    pixel = 1. / in_place.z;
    turn = in_turn;
    cells = in_cells;
    fit = in_fit;
    strokes = in_strokes;
    shadow = in_shadow;
    extra = in_extra;
    more = in_more;
    colours = in_colours;
    more_colours = in_more_colours;
}
