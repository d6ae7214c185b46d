/** element('p', {className: 'note'}, 'words', node...). The books have their own (book/dom.mjs): neither fetches a part of the other. */
export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
