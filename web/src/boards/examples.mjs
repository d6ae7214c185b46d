// The examples of the page: what stands there as text is what is shown to work beside it.

const written = /https:\/\/example\.org\/tetrarchy\//g;

function showLive(code, base) {
  const stage = document.createElement('div');
  stage.className = 'stage';
  stage.innerHTML = code.textContent.replaceAll(base, './');  // scripts in it are not run: the module is loaded already
  code.closest('.example').append(stage);
}

/** Puts this site's address into the examples, and lives into those that have room for it. */
export function showExamples(base) {
  for (const code of document.querySelectorAll('pre[data-example] > code')) {
    code.textContent = code.textContent.replace(written, base);
    if (code.closest('.example')) showLive(code, base);
  }
}
