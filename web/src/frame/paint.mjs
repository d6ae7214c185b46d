// The host's colours on what is HTML here; those of the board itself are its theme's.

const hue = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)\([^;{}()]*\))$/i;

/** @param {{light?: string, dark?: string, accent?: string}} [colours] backgrounds, and of what can be clicked */
export function paint(colours = {}) {
  for (const name of ['light', 'dark', 'accent']) {
    if (hue.test(colours[name] ?? '')) document.documentElement.style.setProperty(`--host-${name}`, colours[name]);
  }
}
