export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** make('p', {className: 'note'}, 'words', node...) */
export function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

const escapes = [];

/**
 * What Esc closes: of several the one that came first. `close` returns whether there was something to close. An Esc that
 * closed something is default-prevented, so that whoever shows this page in a frame knows that it was not meant for them.
 */
export function onEscape(close) {
  if (escapes.length === 0)
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && escapes.some((each) => each())) event.preventDefault();
    });
  escapes.push(close);
}
