// The light of the seat in power: it falls from the maze on the neighbours and along the queen lines.
in vec2 screen;              // the box is the nine by nine squares
out vec4 colour;

uniform float square;        // device pixels
uniform vec3 seat_colour;
uniform float amount;        // 0 to 1
uniform float ornament;      // 0: the outline alone, in the seat's colour

vec4 over(vec4 under, vec3 c, float a) { return vec4(c * a, a) + under * (1. - a); }

// cos(4 a), given cos(a) squared.
float cos_of_four_times(float c) { return 8. * c * (c - 1.) + 1.; }

float to_the_40th(float x) {
    float p8 = x * x;
    p8 *= p8;
    p8 *= p8;
    float p16 = p8 * p8;
    return p16 * p16 * p8;
}

void main() {
    float px = 1. / square;
    vec2 m = screen / square - 4.5;
    float r = length(m), sq = max(abs(m.x), abs(m.y));
    vec4 c = vec4(0.);
    if (ornament > .5) {
        if (sq < .5) c = over(c, seat_colour, amount * .22);
        float fall = exp(-max(sq - .5, 0.) * 2.2);
        float ray = to_the_40th(cos_of_four_times(m.x * m.x / max(r * r, 1e-6))) * exp(-max(r - .5, 0.) * .62);
        float light = smoothstep(.49, .51, sq) * clamp(.42 * fall + .34 * ray, 0., .62);
        c = over(c, mix(seat_colour, vec3(1., .86, .62), .5), amount * light);
    }
    vec3 edge = mix(seat_colour, vec3(1., .95, .86), ornament);
    float width = mix(.05, .026, ornament);
    c = over(c, edge, amount * (1. - smoothstep(width - px, width + px, abs(sq - .505))));
    colour = c;
}
