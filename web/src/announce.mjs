// What happens on the board, in words: a standing description of the canvas, and two live regions that tell of changes.

function sentences(status) {
  const last = status.last;
  const notes = last ? last.notes : [];
  const played = last ? [last.text, ...notes].filter(Boolean).join(', ') : '';
  const next = status.ended ? status.ended.text : status.title;
  return { played, next };
}

/** What to do after every change and after an error; `read` gives the program's status. */
export function announcer(read) {
  const standing = document.getElementById('status');
  const polite = document.getElementById('polite');
  const assertive = document.getElementById('assertive');
  let spoken = '';

  const say = (region, text) => {
    const line = document.createElement('p');
    line.textContent = text;
    region.replaceChildren(line);
  };

  const changed = () => {
    const status = read();
    const { played, next } = sentences(status);
    const all = [played, next].filter(Boolean).join('. ');
    if (all === spoken) return;
    spoken = all;
    standing.textContent = [all, status.detail].filter(Boolean).join(' ');
    say(status.ended ? assertive : polite, all);
  };
  return { changed, failed: ({ text }) => say(assertive, text) };
}
