// The drawing context of the canvas, before and while the program uses it.

/** Makes the context that the program will get; false if the browser has none to give. */
export function prepareContext(canvas) {
  const gl = canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false });
  if (gl === null) return false;
  answerWithoutGpu(gl);
  return true;
}

// Dear ImGui's backend asks for these in every frame, to put them back when it is done. Each question makes the page
// wait until the GPU has drawn all that was asked of it, and whoever draws next sets all of them anyway.
function answerWithoutGpu(gl) {
  const answers = new Map([
    [gl.SCISSOR_BOX, new Int32Array(4)],
    [gl.BLEND_SRC_RGB, gl.ONE], [gl.BLEND_DST_RGB, gl.ZERO],
    [gl.BLEND_SRC_ALPHA, gl.ONE], [gl.BLEND_DST_ALPHA, gl.ZERO],
    [gl.BLEND_EQUATION_RGB, gl.FUNC_ADD], [gl.BLEND_EQUATION_ALPHA, gl.FUNC_ADD],
  ]);
  const ask = gl.getParameter.bind(gl);
  gl.getParameter = (name) => answers.get(name) ?? ask(name);
}

// A GPU may take the drawing context away (sleep, a driver's restart, too many pages). The game is not touched by it.

export function guardGraphics(canvas, program, textOfLoss) {
  const note = document.getElementById('note');
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();  // otherwise it never comes back
    program.graphicsLost();
    note.textContent = textOfLoss();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    program.graphicsRestored();
    note.textContent = '';
  });
}
