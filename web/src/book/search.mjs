// Search within the book, in the page: every word that is asked for has to occur in a passage, wherever and in whatever form
// of its letters.

import { all, make, onEscape } from './dom.mjs';

// Letters that readers leave out of what they type, or cannot type: accents, Kazakh letters on a Russian keyboard, katakana.
const kazakh = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' };

const foldLetter = (letter) => {
  const small = letter.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  if (kazakh[letter.toLowerCase()]) return kazakh[letter.toLowerCase()];
  return small.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
};

/** The letters of a text as they are compared, and for each of them where it stands in the text. */
function folded(text) {
  let letters = '';
  const at = [];
  let index = 0;
  for (const letter of text) {
    const fold = foldLetter(letter);
    for (let i = 0; i < fold.length; ++i) at.push(index);
    letters += fold;
    index += letter.length;
  }
  at.push(index);
  return { letters, at };
}

let passages;

function readPassages() {
  return all('.unit').map((unit) => {
    const text = unit.querySelector('.prose').innerText.replace(/\s+/g, ' ').trim();
    const clauses = all('.clause', unit).map((link) => link.textContent).join(' ');
    return { unit, text, ...folded(text), clauses: clauses.toLowerCase(), isHeading: unit.matches('.heading') };
  });
}

function find(query) {
  passages ??= readPassages();
  const words = query.split(/[\s\u3000]+/).map((word) => folded(word).letters).filter(Boolean);
  if (words.length === 0) return [];
  const hits = passages.filter(({ letters, clauses }) =>
    words.every((word) => letters.includes(word) || clauses.split(' ').includes(word)));
  const phrase = folded(query.trim()).letters;
  const rank = ({ isHeading, letters }) => 2 * isHeading + letters.includes(phrase);
  return hits.sort((a, b) => rank(b) - rank(a)).map((passage) => ({ ...passage, words, phrase }));
}

// ---- the list ---------------------------------------------------------------------------------------------------------

// Some words round the first hit, with the hit marked.
function excerpt({ text, letters, at, words, phrase }) {
  const word = [phrase, ...words].find((each) => letters.includes(each)) ?? '';  // none: a clause was asked for
  const start = letters.indexOf(word);
  const [from, to] = [at[start], at[start + word.length]];
  const before = text.slice(0, from);
  const lead = before.length > 36 ? `…${before.slice(-36).replace(/^\S* /, '')}` : before;
  return [lead, make('mark', {}, text.slice(from, to)), text.slice(to, to + 70)];
}

const chapterOf = (unit) => unit.closest('section').querySelector('h2').textContent;

function item(hit) {
  const link = make('a', { href: `#${hit.unit.dataset.unit}` },
    make('b', {}, chapterOf(hit.unit)), make('span', {}, ...excerpt(hit)));
  return make('li', {}, link);
}

// ---- in the text ------------------------------------------------------------------------------------------------------

function rangesIn(unit, words) {
  const ranges = [];
  const walker = document.createTreeWalker(unit.querySelector('.prose'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { letters, at } = folded(node.data);
    for (const word of words)
      for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length)) {
        const range = new Range();
        range.setStart(node, at[i]);
        range.setEnd(node, at[i + word.length]);
        ranges.push(range);
      }
  }
  return ranges;
}

function light(hits) {
  if (!globalThis.Highlight) return;
  if (hits.length === 0) CSS.highlights.delete('found');
  else CSS.highlights.set('found', new Highlight(...hits.flatMap(({ unit, words }) => rangesIn(unit, words))));
}

export function startSearch() {
  const form = document.querySelector('form.search');
  const [input, count, list] = [form.elements.q, form.querySelector('.count'), form.querySelector('.found')];
  const search = () => {
    const hits = find(input.value);
    const asked = input.value.trim() !== '';
    list.replaceChildren(...hits.slice(0, 60).map(item));
    list.hidden = hits.length === 0;
    count.textContent = !asked ? '' : hits.length > 0 ? count.dataset.found.replace('{n}', hits.length) : count.dataset.none;
    document.documentElement.classList.toggle('searching', asked);
    light(hits);
  };
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  onEscape(() => {
    const was = input.value !== '';
    input.value = '';
    search();
    return was;
  });
}
