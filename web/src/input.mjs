// All input of the canvas: pointers (mouse, touch and pen in one way), wheel and keys. The board is a guest in the page:
// what it did not use stays with the page and the browser. SDL, which would take all of it, gets nothing.

const phases = { pointermove: 0, pointerdown: 1, pointerup: 2, pointercancel: 3, pointerleave: 4 };
const devices = { mouse: 0, touch: 1, pen: 2 };
const buttonBits = [1, 4, 2];  // of event.buttons: primary, middle, secondary

const keys = {
  ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3, Enter: 4, ' ': 5, Escape: 6, Home: 7, End: 8, PageUp: 9,
  PageDown: 10, Backspace: 11, Delete: 11,
};
const character = 13;

const pixelsPerLine = 100 / 3;  // one notch of a wheel is three lines
const linesPerPage = 12;

// Listeners that must be able to say preventDefault; the others need not hold up the page's scrolling.
const active = new Set(['wheel', 'touchstart', 'keydown']);
const watched = ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'mousedown', 'mouseup', 'mousemove',
  'mouseenter', 'mouseleave', 'keydown', 'keyup', 'keypress'];

/** Hands a key to the program; true if it used it. */
export function programKey(event, program) {
  if (event.altKey || event.isComposing) return false;
  const letter = [...event.key].length === 1 && event.key !== ' ' ? event.key.toLowerCase().codePointAt(0) : 0;
  const key = letter ? character : keys[event.key];
  return key !== undefined && program.key(key, letter, event.ctrlKey || event.metaKey, event.shiftKey);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => object | undefined} program none until it runs
 */
export function listenToInput(canvas, program) {
  const place = (point) => {
    const { left, top } = canvas.getBoundingClientRect();
    return [point.clientX - left, point.clientY - top];
  };

  // A second button pressed while the first is held comes as a move.
  const phaseOf = (event) => {
    if (event.type !== 'pointermove' || event.button < 0) return phases[event.type];
    return event.buttons & buttonBits[event.button] ? phases.pointerdown : phases.pointerup;
  };

  let usedSecondary = false;
  const onPointer = (event) => {
    if (!event.isPrimary || !program()) return;
    if (event.type === 'pointerdown') {
      canvas.classList.add('pointed');
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
    }
    const button = Math.min(Math.max(event.button, 0), 2);
    const phase = phaseOf(event);
    const used = program().pointer(phase, devices[event.pointerType] ?? 0, button, ...place(event));
    if (button === 2 && phase === phases.pointerdown) usedSecondary = used;
    if (used && event.pointerType === 'mouse') event.preventDefault();
  };
  for (const type of Object.keys(phases)) canvas.addEventListener(type, onPointer);

  canvas.addEventListener('blur', () => canvas.classList.remove('pointed'));

  canvas.addEventListener('contextmenu', (event) => {
    if (usedSecondary) event.preventDefault();
    usedSecondary = false;
  });

  const handlers = {
    // A finger that takes a piece up must not scroll the page; two fingers always zoom.
    touchstart(event) {
      if (event.touches.length === 1 && program()?.grabs(...place(event.touches[0]))) event.preventDefault();
    },
    wheel(event) {
      if (event.ctrlKey || !program()) return;
      const lines = [event.deltaY / pixelsPerLine, event.deltaY, event.deltaY * linesPerPage][event.deltaMode];
      if (program().wheel(...place(event), lines)) event.preventDefault();
    },
    keydown(event) {
      canvas.classList.remove('pointed');
      if (program() && programKey(event, program())) event.preventDefault();
    },
  };
  for (const type of watched) {
    window.addEventListener(type, (event) => {
      if (event.target !== canvas) return;
      handlers[type]?.(event);
      event.stopImmediatePropagation();
    }, { capture: true, passive: !active.has(type) });
  }
}
