// A rectangle of device pixels.
uniform vec2 viewport;   // device pixels
uniform vec4 box;        // left, top, width, height in device pixels

out vec2 screen;         // device pixels from the box's upper left corner

void main() {
    screen = vec2(gl_VertexID & 1, gl_VertexID >> 1) * box.zw;
    vec2 at = box.xy + screen;
    gl_Position = vec4(at.x / viewport.x * 2. - 1., 1. - at.y / viewport.y * 2., 0., 1.);
}
