// The canvas's size in CSS pixels and in device pixels, at any ratio and through every change of it.

const insetNames = ['left', 'top', 'right', 'bottom'].map((side) => `--inset-${side}`);

function insets() {
  const style = getComputedStyle(document.documentElement);
  return insetNames.map((name) => parseFloat(style.getPropertyValue(name)) || 0);
}

/** Resolves when the first frame has been drawn: a canvas that is not shown yet has no size. */
export function followSurface(canvas, program) {
  return new Promise((resolve) => {
    let known = '';
    const measure = () => {
      const { width, height } = canvas.getBoundingClientRect();
      const ratio = window.devicePixelRatio;
      const edges = insets();
      const now = [width, height, ratio, ...edges].join();
      if (width === 0 || height === 0 || now === known) return;
      known = now;
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
      program.resize(width, height, ratio, edges);
      resolve();
    };
    new ResizeObserver(measure).observe(canvas);
    measure();  // a frame that is out of sight observes nothing
    window.addEventListener('resize', measure);  // the unsafe edges change when a phone is turned

    // A media query tells only of leaving the ratio that it names.
    const watchRatio = () => {
      const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', () => {
        measure();
        watchRatio();
      }, { once: true });
    };
    watchRatio();
  });
}
