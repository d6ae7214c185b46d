// What the fragment shaders of pieces and marks share. A *unit* is 1/128 of a square.
uniform sampler2D sheet;   // distance fields, see src/render/atlas.h

// Signed distance to a cell's outline at `p` in its box of 128 units; positive outside. Farther out than
// the field reaches it is very far.
float shape(float cell, vec2 p) {
    vec2 corner = vec2(mod(cell, COLUMNS), floor((cell + .5) / COLUMNS)) * PITCH + SPREAD;
    vec2 texel = clamp(p / UNITS_PER_TEXEL, vec2(.5 - SPREAD), vec2(BOX + SPREAD - .5));
    float depth = textureLod(sheet, (corner + texel) / SHEET, 0.).r - .5;
    return depth < -.498 ? 1e4 : -2. * SPREAD * UNITS_PER_TEXEL * depth;
}

// How much of a pixel `u` wide lies inside of an edge at distance `d`.
float cover(float d, float u) { return clamp(.5 - d / u, 0., 1.); }

// `colour` (straight alpha) laid over `under` (premultiplied) where `amount` of the pixel is covered.
vec4 over(vec4 under, vec4 colour, float amount) {
    float a = colour.a * amount;
    return vec4(colour.rgb * a, a) + under * (1. - a);
}

// A filled shape with its stroke, as one layer: they share pixels without letting the ground through.
vec4 over(vec4 under, vec4 fill, float inside, vec4 stroke, float ring) {
    vec4 layer = vec4(fill.rgb, 1.) * fill.a * inside + vec4(stroke.rgb, 1.) * stroke.a * ring;
    return layer + under * (1. - layer.a);
}

vec4 unpacked(uint c) {
    return vec4(c & 255u, (c >> 8) & 255u, (c >> 16) & 255u, c >> 24) / 255.;
}

// The heralds' hatches, one for each seat: upright lines, level lines, dots, slanting lines; period 16
// units in all directions. `u` is the width of a pixel in units.
float hatch(float seat, vec2 p, float u) {
    float d;
    if (seat < .5) d = abs(mod(p.x, 16.) - 7.5) - 3.5;
    else if (seat < 1.5) d = abs(mod(p.y, 16.) - 7.5) - 3.5;
    else if (seat < 2.5) {
        float row = floor(p.y / 16.);
        d = length(vec2(mod(p.x + 8. * row, 16.), mod(p.y, 16.)) - 8.) - 4.5;
    } else d = abs(mod((p.x + p.y) * .70711, 16.) - 3.36) - 3.36;
    return mix(cover(d, u), .42, smoothstep(7., 12., u));
}
