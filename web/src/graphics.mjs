// A GPU may take the drawing context away (sleep, a driver's restart, too many pages). The game is not touched by it.

export function guardGraphics(canvas, program, text) {
  const note = document.getElementById('note');
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();  // otherwise it never comes back
    program.graphicsLost();
    note.textContent = text;
  });
  canvas.addEventListener('webglcontextrestored', () => {
    program.graphicsRestored();
    note.textContent = '';
  });
}
