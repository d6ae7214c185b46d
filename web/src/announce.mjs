// What happens on the board, in words: a standing description of the canvas, and two live regions that tell of changes.

function sentences(status) {
  const last = status.last;
  const notes = last ? last.notes : [];
  const played = last ? [last.text, ...notes].filter(Boolean).join(', ') : '';
  const next = status.ended ? status.ended.text : status.title;
  return { played, next, detail: status.picked > 0 ? status.detail : '' };
}

/** What to do after every change and after an error; `read` gives the program's status. */
export function announcer(read) {
  const standing = document.getElementById('status');
  const polite = document.getElementById('polite');
  const assertive = document.getElementById('assertive');
  let spoken = '';
  let line = '';  // of the record, that was told last

  const say = (region, text) => {
    const told = document.createElement('p');
    told.textContent = text;
    region.replaceChildren(told);
  };

  const changed = () => {
    const status = read();
    const { played, next, detail } = sentences(status);
    const all = [[played, next].filter(Boolean).join('. '), detail].filter(Boolean).join(' ');
    if (all === spoken) return;
    spoken = all;
    standing.textContent = [all, detail ? '' : status.detail].filter(Boolean).join(' ');
    // A step of an unfinished move does not tell the last one again.
    const known = `${status.ply} ${played}` === line;
    line = `${status.ply} ${played}`;
    say(status.ended ? assertive : polite, known ? [next, detail].filter(Boolean).join(' ') : all);
  };
  return { changed, say: (text) => say(polite, text), failed: ({ text }) => say(assertive, text) };
}
