// rulebook/index.html: the books in the reader's languages come first, and the page speaks the first of them.

import { preferredLanguages } from '../language_codes.mjs';

const wanted = preferredLanguages();
const [language] = wanted;

document.documentElement.lang = language;
for (const spoken of document.querySelectorAll('[data-en]')) spoken.textContent = spoken.dataset[language];

for (const list of document.querySelectorAll('.shelf ul')) {
  const books = new Map([...list.children].map((item) => [item.firstElementChild.lang, item]));
  list.prepend(...wanted.map((code) => books.get(code)));
}
