// One instance is one shape; see src/render/shape.h for the meaning of every field.
layout(location = 0) in vec4 in_place;
layout(location = 1) in vec4 in_form;
layout(location = 2) in vec4 in_strokes;
layout(location = 3) in vec4 in_more;
layout(location = 4) in uvec4 in_colours;

uniform vec2 viewport;   // device pixels

out vec2 at;             // from the shape's centre, in device pixels, before its turn
out vec2 screen;         // device pixels
flat out vec4 form, strokes, more;
flat out uvec4 colours;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
    at = corner * (in_form.xy + .75 * max(in_strokes.x, in_strokes.y) + 1.5);
    screen = in_place.xy + vec2(in_place.z * at.x - in_place.w * at.y, in_place.w * at.x + in_place.z * at.y);
    gl_Position = vec4(screen.x / viewport.x * 2. - 1., 1. - screen.y / viewport.y * 2., 0., 1.);
    form = in_form;
    strokes = in_strokes;
    more = in_more;
    colours = in_colours;
}
