// A book as a page.

import { Anchors } from './anchors.mjs';
import { Blocks, roles } from './blocks.mjs';
import { Prose, element, empty, escape, summary } from './html.mjs';
import { paragraphsOf } from './parse.mjs';

export const languageNames = { en: 'English', es: 'Español', fr: 'Français', ja: '日本語', kk: 'Қазақша' };

export const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' blob:; "
  + "img-src 'self' data: blob:; connect-src 'self'";

function tellersOf(clauses) {
  const tellers = new Map();
  for (const [clause, id] of Object.entries(clauses)) tellers.set(id, [...(tellers.get(id) ?? []), clause]);
  return tellers;
}

/** The reader's words: say(key, values). */
export const wordsOf = (words, language) => (key, values = {}) => {
  if (words[key]?.[language] === undefined) throw new Error(`reader.json has no ${key} in ${language}`);
  return words[key][language].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
};

export class BookPage {
  /**
   * @param {object} options
   * @param {object} options.book with its entries and forms
   * @param {Record<string, string>} options.clauses
   * @param {object} options.words reader.json
   * @param {Map<string, {width: number, height: number}>} options.pictures
   * @param {{script: string, style: string, icon: string, board: string}} options.addresses in the site's root
   */
  constructor({ book, clauses, words, pictures, addresses }) {
    this.book = book;
    this.clauses = clauses;
    this.addresses = addresses;
    this.say = wordsOf(words, book.language);
    const anchors = new Anchors(book);
    this.prose = new Prose(book, (mark) => anchors.ofMark(mark));
    this.blocks = new Blocks({ book, pictures, anchors, prose: this.prose, say: this.say, tellers: tellersOf(clauses) });
  }

  address(name) {
    return `../../${this.addresses[name]}`;
  }

  head() {
    const { language, title, sections } = this.book;
    const first = paragraphsOf(this.book)[0].parts[0].nodes;
    const meta = (name, content, more = {}) => empty('meta', { name, content, ...more });
    return element('head', {}, [
      empty('meta', { charset: 'utf-8' }),
      empty('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('title', {}, `${escape(title)} · Tetrarchy`),
      meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
      meta('description', summary(first, 155)),
      meta('color-scheme', 'light dark'),
      meta('theme-color', '#E9E3DA', { media: '(prefers-color-scheme: light)' }),
      meta('theme-color', '#171115', { media: '(prefers-color-scheme: dark)' }),
      empty('link', { rel: 'icon', href: this.address('icon'), type: 'image/svg+xml' }),
      ...Object.keys(languageNames).map((code) => empty('link', { rel: 'alternate', hreflang: code, href: `${code}.html` })),
      empty('link', { rel: 'stylesheet', href: this.address('style') }),
      element('script', { type: 'module', src: this.address('board') }),
      element('script', { type: 'module', src: this.address('script') }),
    ].map((line) => `${line}\n`));
  }

  games() {
    const { game, language } = this.book;
    const links = Object.keys(roles).map((each) => element('a', {
      class: 'keeps',
      href: each === game ? '#top' : `../${each}/${language}.html`,
      'aria-current': each === game ? 'page' : undefined,
    }, this.say(each)));
    return element('nav', { class: 'games', 'aria-label': this.say('rulebook') }, links);
  }

  languages() {
    const links = Object.entries(languageNames).map(([code, name]) => element('li', {}, element('a', {
      class: 'keeps keeps-place', href: `${code}.html`, lang: code, hreflang: code,
      'aria-current': code === this.book.language ? 'page' : undefined,
    }, name)));
    return element('details', { class: 'languages' },
      element('summary', { 'aria-label': `${this.say('language')}: ${languageNames[this.book.language]}` },
        languageNames[this.book.language]),
      element('ul', {}, links));
  }

  bar() {
    const { game, language } = this.book;
    const home = { class: 'home', href: `../../index.html?game=${game}&lang=${language}`, 'aria-label': `Tetrarchy: ${this.say('game')}` };
    const icon = empty('img', { src: this.address('icon'), alt: '', width: 30, height: 30 });
    return element('header', { class: 'bar' },
      element('a', home, icon, element('span', {}, 'Tetrarchy')), this.games(), this.languages());
  }

  search() {
    const label = this.say('search');
    const [found, none] = ['search.found', 'search.none'].map((key) => this.say(key));
    return element('form', { class: 'search', role: 'search' },
      empty('input', { type: 'search', name: 'q', 'aria-label': label, placeholder: label, autocomplete: 'off', enterkeyhint: 'search' }),
      element('p', { class: 'count', role: 'status', 'data-found': found, 'data-none': none }),
      element('ol', { class: 'found', hidden: '' }));
  }

  beside() {
    if (!this.blocks.isTranslated) return '';
    return element('button', { type: 'button', class: 'beside', 'aria-pressed': 'false' },
      element('span', {}, 'EN'), this.say('compare.beside'));
  }

  chapters() {
    const links = [...this.book.sections, { id: 'clauses', heading: this.say('clauses') }]
      .map(({ id, heading }) => element('li', {}, element('a', { href: `#${id}` }, this.prose.text(heading))));
    return element('nav', { class: 'chapters', 'aria-label': this.say('contents') }, element('ol', {}, links));
  }

  side() {
    const opener = element('button', { type: 'button', class: 'open-side', 'aria-expanded': 'false', 'aria-controls': 'side' },
      element('b', {}, this.say('contents')), element('span', { class: 'here' }));
    return element('div', { class: 'side' }, opener,
      element('div', { id: 'side' }, this.search(), this.beside(), this.chapters()));
  }

  // For each clause the paragraphs that tell it, by chapters.
  clauseRow(clause) {
    const chapters = this.book.sections
      .map(({ heading, blocks }) => ({ heading, blocks: blocks.filter(({ clauses }) => clauses?.includes(clause)) }))
      .filter(({ blocks }) => blocks.length > 0);
    const links = chapters.map(({ heading, blocks }) => blocks.map(({ id }, i) =>
      element('a', { href: `#${id}` }, i === 0 ? this.prose.text(heading) : String(i + 1))).join(' '));
    return element('li', { id: `index-${clause}` },
      element('a', { class: 'clause', href: `#clause-${clause}` }, clause), ' ', element('span', {}, links.join(' · ')));
  }

  clauseIndex() {
    const { language: lang } = this.book;
    return element('section', { id: 'clauses' },
      element('h2', { lang }, element('span', {}, this.say('clauses'))),
      element('ul', { lang, class: 'clause-index' }, Object.keys(this.clauses).map((clause) => this.clauseRow(clause))));
  }

  hero() {
    const { language: lang, title, game } = this.book;
    return element('div', { class: 'hero', id: 'top' },
      element('p', { class: 'roles', 'aria-hidden': 'true' },
        roles[game].map((role) => element('span', { 'data-role': role }))),
      element('h1', { lang }, this.prose.text(title)),
      this.blocks.isTranslated ? element('p', { lang, class: 'hint' }, this.say('compare.hint')) : '');
  }

  toString() {
    const { book } = this;
    const words = { 'data-close': this.say('close'), 'data-compare-failed': this.say('compare.failed') };
    const body = element('body', { 'data-game': book.game, ...words },
      element('a', { class: 'skip', href: '#book' }, this.say('skip')),
      this.bar(),
      element('div', { class: 'page' }, this.side(),
        element('main', { id: 'book' }, this.hero(), book.sections.map((section) => `\n${this.blocks.section(section)}`),
          `\n${this.clauseIndex()}`)));
    return `<!doctype html>\n${element('html', { lang: book.language }, this.head(), body)}\n`;
  }
}
