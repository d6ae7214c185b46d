// The board without its pieces: soft shadow, frame with its brass line, and the playing surface, a stone
// floor or a wooden board. Costly, so the result is kept in a texture.
in vec2 screen;
out vec4 colour;

uniform vec2 origin;         // upper left corner of the nine by nine squares, device pixels in the box
uniform float square;        // device pixels
uniform float frame_width;   // device pixels
uniform float scale;         // device pixels in a logical pixel
uniform int wood;            // 0 stone, 1 wood
uniform int turns;           // quarter turns of the board, clockwise
uniform float ornament;      // 1, or 0: flat colours and no shadow
uniform float clouding;      // 1, or 0 on squares too small for it
uniform vec3 tone_a, tone_b, joint, porphyry, porphyry_deep, frame_colour;
uniform vec4 brass, shadow_colour;

float px;                    // squares in a device pixel

float hash(vec2 p) {
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float fbm(vec2 p) {
    float sum = 0., weight = .5;
    for (int i = 0; i < 4; ++i) {
        sum += weight * noise(p);
        p = mat2(1.6, 1.2, -1.2, 1.6) * p;
        weight *= .5;
    }
    return sum;
}

// A stroke of half width `w` about distance 0.
float line(float d, float w) { return 1. - smoothstep(w - px, w + px, abs(d)); }

float rounded(vec2 p, vec2 half_size, float r) {
    vec2 q = abs(p) - half_size + r;
    return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r;
}

// Where a place of the screen is on the board as it lies unturned.
vec2 unturned(vec2 p) {
    vec2 m = p - 4.5;
    if (turns == 1) m = vec2(m.y, -m.x);
    else if (turns == 2) m = -m;
    else if (turns == 3) m = vec2(-m.y, m.x);
    return m + 4.5;
}

// One slab: cut from another block than its neighbours, clouded, veined.
vec3 slab(vec2 p) {
    vec2 c = floor(p);
    float block = hash(c + 7.);
    vec3 col = mix(tone_a, tone_b, mod(c.x + c.y, 2.));
    if (ornament < .5) return col;
    col *= 1. + .030 * (block - .5);
    if (clouding < .5) return col;
    float a = 6.283 * block;
    vec2 q = mat2(cos(a), sin(a), -sin(a), cos(a)) * (p * 1.3 + c * 3.7);
    float v = fbm(q + .9 * fbm(q * 1.7));
    col *= 1. + .050 * (v - .5);
    return mix(col, col * .945, .7 * (1. - smoothstep(0., .035, abs(v - .5))));
}

// Porphyry with pale crystals and four brass rings, broken like a labyrinth. `p` unturned.
vec3 maze(vec2 p) {
    vec2 m = p - 4.5;
    float r = length(m), sq = max(abs(m.x), abs(m.y));
    vec3 stone = porphyry;
    if (ornament > .5) {
        stone *= .86 + .28 * fbm(p * 7.);
        float crystal = 1. - smoothstep(.10, .26, noise(p * 26.));
        stone = mix(stone, vec3(.86, .74, .74), .34 * crystal);
    }
    vec3 col = mix(porphyry_deep, stone, smoothstep(.468 + px, .468 - px, r));
    float turn = atan(m.y, m.x) / 6.2831853;
    float ring = line(r - .455, .016);
    ring = max(ring, line(r - .365, .014) * smoothstep(.055, .075, abs(turn - .25)));
    ring = max(ring, line(r - .275, .014) * smoothstep(.075, .095, abs(turn + .25)));
    ring = max(ring, line(r - .185, .014) * smoothstep(.10, .12, abs(turn - .25)));
    col = mix(col, brass.rgb, .9 * brass.a * ring);
    return mix(col, joint, smoothstep(.488 - px, .488 + px, sq));
}

vec3 floor_of_stone(vec2 at) {
    vec2 p = unturned(at), f = fract(at);
    vec3 col = slab(p);
    float lit = .5 * (1. - smoothstep(.012, .05, f.x)) + .5 * (1. - smoothstep(.012, .05, f.y));
    col = mix(col, col * 1.05, ornament * lit);   // light from the upper left
    vec2 e = min(f, 1. - f);
    float gap = mix(.016, .010, ornament);
    col = mix(joint, col, smoothstep(gap, gap + 2. * px, min(e.x, e.y)));
    // brass inlay: the corner of every camp
    vec2 g = min(at, 9. - at);
    float corner = max(g.x, g.y);
    if (corner < 3.02 + px) col = mix(col, brass.rgb, .55 * brass.a * line(corner - 3., .022));
    vec2 m = abs(at - 4.5);
    return max(m.x, m.y) < .5 ? maze(p) : col;
}

// Straight grain: long soft stripes and a finer set; ink lines, the outer one double; star points.
vec3 board_of_wood(vec2 at) {
    vec2 p = unturned(at);
    vec3 col = tone_a;
    if (ornament > .5) {
        float grain = fbm(vec2(p.x * 5.5 + .35 * fbm(vec2(p.x * .6, p.y * .22)), p.y * .16));
        float stripe = .5 + .5 * sin((p.x + .30 * fbm(vec2(p.x * .5, p.y * .12))) * 17.);
        col = mix(tone_a, tone_b, .65 * grain + .25 * stripe);
        col *= 1. + .03 * (fbm(p * .7) - .5);
    }
    vec2 e = abs(p - floor(p + .5));
    float ink = line(min(e.x, e.y), .011);
    vec2 b = min(p, 9. - p);
    ink = max(ink, line(min(b.x, b.y) - .012, .020));
    vec2 star = abs(p - 4.5) - 1.5;
    ink = max(ink, 1. - smoothstep(.055 - px, .055 + px, length(star)));
    return mix(col, joint, mix(1., .85, ornament) * ink);
}

vec4 over(vec4 under, vec4 c, float amount) {
    float a = c.a * amount;
    return vec4(c.rgb * a, a) + under * (1. - a);
}

// The porphyry frame on the table, with a hair of light on its upper edge.
vec4 frame() {
    vec2 half_size = vec2(4.5 * square + frame_width);
    vec2 m = screen - origin - 4.5 * square;
    vec4 c = vec4(0.);
    if (ornament > .5) {
        float soft = 1. - smoothstep(-28. * scale, 28. * scale, rounded(m - vec2(0., 10. * scale), half_size, 14. * scale));
        c = over(c, shadow_colour, soft);
    }
    float d = rounded(m, half_size, 6. * scale);
    c = over(c, vec4(frame_colour, 1.), clamp(.5 - d, 0., 1.));
    float below = rounded(m - vec2(0., scale), half_size, 6. * scale);
    if (ornament > .5) c = over(c, vec4(1., 1., 1., .12), clamp(.5 - d, 0., 1.) - clamp(.5 - max(d, below), 0., 1.));
    float inlay = abs(rounded(m, vec2(4.5 * square + 1.5 * scale), 0.));
    return over(c, brass, .85 * clamp(.5 + .75 * scale - inlay, 0., 1.));
}

void main() {
    px = 1. / square;
    vec2 at = (screen - origin) / square;
    vec2 e = min(at, 9. - at);
    float inside = clamp(min(e.x, e.y) * square + .5, 0., 1.);
    vec4 c = inside < 1. ? frame() : vec4(0.);
    if (inside > 0.) {
        vec2 within = clamp(at, vec2(.0005), vec2(8.9995));
        c = over(c, vec4(wood == 1 ? board_of_wood(within) : floor_of_stone(within), 1.), inside);
    }
    colour = c;
}
