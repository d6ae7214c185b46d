// Draws one analytic shape: a fill, a hatch, and a casing under a stroke along its outline or line.
in vec2 at;
in vec2 screen;
flat in vec4 form;      // half size, radius, kind
flat in vec4 strokes;   // stroke, casing, dash, period
flat in vec4 more;      // cell or hatch, pixels per hatch unit or thickness, caps, opacity
flat in uvec4 colours;  // fill, stroke, casing, hatch
out vec4 colour;

const float far = 1e6;

float box(vec2 p, vec2 h, float r) {
    vec2 q = abs(p) - h + r;
    return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r;
}

// Distance outside of the nearest dash; `s` runs from 0 to `length`, and a dash lies about both ends.
float from_dash(float s, float length_, float dash, float period) {
    float p = length_ / max(1., round(length_ / period));
    float gap = period - dash;
    return .5 * gap - abs(fract(s / p) - .5) * p;
}

// Each kind answers with the distance to its outline or line (x) and to the ends of its strokes (y).
vec2 frame() {
    vec2 result = vec2(box(at, form.xy, form.z), -far);
    if (strokes.w > 0.) {
        bool upright = abs(at.x) - form.x > abs(at.y) - form.y;
        float side = upright ? form.y : form.x;
        result.y = from_dash((upright ? at.y : at.x) + side, 2. * side, strokes.z, strokes.w);
    }
    return result;
}

// Four arcs about the ends of the axes, each `dash` long.
vec2 arcs() {
    vec2 q = abs(at);
    float angle = atan(min(q.x, q.y), max(q.x, q.y));
    return vec2(length(at) - form.z, angle * form.z - .5 * strokes.z);
}

vec2 segment() {
    float x = at.x;
    float half_length = form.x;
    if (strokes.w > 0.) {
        float p = 2. * form.x / max(1., round(2. * form.x / strokes.w));
        x = (fract((at.x + form.x) / p) - .5) * p;
        half_length = .5 * strokes.z;
    }
    float beyond = abs(x) - half_length;
    return more.z > .5 ? vec2(length(vec2(max(beyond, 0.), at.y)), -far) : vec2(abs(at.y), beyond);
}

// A triangle in each corner, its legs `radius` long.
vec2 corners() {
    vec2 q = abs(at);
    vec2 outer = q - form.xy;
    float slope = (form.x + form.y - form.z - q.x - q.y) * .70711;
    return vec2(max(max(outer.x, outer.y), slope), -far);
}

// Two arms from the tip (0, -half height) down to (+-half width, half height).
vec2 chevron() {
    vec2 q = vec2(abs(at.x), at.y + form.y);
    vec2 arm = vec2(form.x, 2. * form.y);
    float reach = length(arm);
    float along = dot(q, arm) / reach;
    float across = abs(q.x * arm.y - q.y * arm.x) / reach;
    if (more.z > .5) return vec2(length(q - arm * clamp(along / reach, 0., 1.)), -far);
    return vec2(across, along - reach);
}

// An angle with its corner at the upper left, `thickness` wide, its outer corner rounded.
vec2 bracket() {
    vec2 q = at + form.xy;
    float t = .5 * more.y;
    float level = box(q - vec2(form.x, t), vec2(form.x, t), 0.);
    float upright = box(q - vec2(t, form.y), vec2(t, form.y), 0.);
    float d = min(level, upright);
    vec2 corner = min(q - form.z, 0.);
    if (corner.x < 0. && corner.y < 0.) d = max(d, length(corner) - form.z);
    return vec2(d, -far);
}

vec2 outline_of_cell() {
    float unit = form.x / 64.;
    return vec2(shape(more.x, at / unit + 64.) * unit, -far);
}

vec2 distances() {
    switch (int(form.w + .5)) {
        case 0: return frame();
        case 1: return arcs();
        case 2: return segment();
        case 3: return corners();
        case 4: return chevron();
        case 5: return bracket();
        default: return outline_of_cell();
    }
}

void main() {
    vec2 d = distances();
    vec4 fill = unpacked(colours.x), stroke = unpacked(colours.y), casing = unpacked(colours.z);
    vec4 c = vec4(0.);
    float inside = cover(d.x, 1.);
    if (fill.a > 0.) c = over(c, fill, inside);
    vec4 lines = unpacked(colours.w);
    if (lines.a > 0.) c = over(c, lines, inside * hatch(more.x, screen / more.y, 1. / more.y));
    float ends = .5 * (strokes.y - strokes.x);   // a casing is longer than its dash, too
    if (more.z < -.5) ends = 0.;
    if (strokes.y > 0.) c = over(c, casing, cover(abs(d.x) - .5 * strokes.y, 1.) * cover(d.y - ends, 1.));
    if (strokes.x > 0.) c = over(c, stroke, cover(abs(d.x) - .5 * strokes.x, 1.) * cover(d.y, 1.));
    colour = c * more.w;
}
