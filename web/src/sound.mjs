// The loudspeaker. What is heard, and how loud, the program knows (src/sound); here is when a page may sound at all: not
// before the person has touched it, which browsers would refuse and complain of.

const restsAfterMs = 3_000;  // an idle board keeps no device awake

let touched = false;
for (const type of ['pointerdown', 'pointerup', 'keydown'])
  window.addEventListener(type, () => { touched = true; }, { capture: true, once: true, passive: true });
// A finger that comes down may still mean to scroll, and allows nothing.
const allowed = () => touched && (navigator.userActivation?.hasBeenActive ?? true);

let context;
let rest;

function awake() {
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state !== 'running') context.resume().catch(() => {});
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend().catch(() => {}), restsAfterMs);
  return context;
}

/**
 * @param {Float32Array} samples one channel, -1 to 1; the caller's own again afterwards
 * @param {number} rate samples a second
 * @param {number} delayMs
 */
export function play(samples, rate, delayMs) {
  if (!allowed() || !globalThis.AudioContext) return;
  const to = awake();
  const buffer = to.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = to.createBufferSource();
  source.buffer = buffer;
  source.connect(to.destination);
  source.start(to.currentTime + delayMs / 1000);
}
