// Puts the kept picture of the board on the screen, pixel for pixel.
in vec2 screen;
out vec4 colour;

uniform sampler2D picture;   // its first row is the lowest

void main() {
    ivec2 size = textureSize(picture, 0);
    ivec2 at = ivec2(screen);
    colour = texelFetch(picture, ivec2(at.x, size.y - 1 - at.y), 0);
}
