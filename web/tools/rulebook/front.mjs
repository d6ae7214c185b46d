// rulebook/index.html: the way to the books. Without a script it leads to all of them; with it the reader's languages come first.

import { empty, element, escape } from './html.mjs';
import { roles } from './blocks.mjs';
import { languageNames, policy, wordsOf } from './page.mjs';

/**
 * @param {{library: object, words: object, addresses: Record<'front' | 'frontStyle' | 'icon', string>}} options library: as
 *   readLibrary gives it; words: reader.json; addresses: in the site's root
 */
export function frontPage({ library, words, addresses }) {
  const address = (name) => `../${addresses[name]}`;
  const meta = (name, content, more = {}) => empty('meta', { name, content, ...more });
  const say = (key) => Object.fromEntries(Object.keys(languageNames).map((code) => [code, wordsOf(words, code)(key)]));
  const inAll = (texts) => Object.fromEntries(Object.entries(texts).map(([code, text]) => [`data-${code}`, text]));

  const head = element('head', {}, [
    empty('meta', { charset: 'utf-8' }),
    empty('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('title', {}, `${say('rulebook').en} · Tetrarchy`),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('description', Object.values(library).map(({ english }) => english.title).join('. ')),
    meta('color-scheme', 'light dark'),
    meta('theme-color', '#E9E3DA', { media: '(prefers-color-scheme: light)' }),
    meta('theme-color', '#171115', { media: '(prefers-color-scheme: dark)' }),
    empty('link', { rel: 'icon', href: address('icon'), type: 'image/svg+xml' }),
    empty('link', { rel: 'stylesheet', href: address('frontStyle') }),
    element('script', { type: 'module', src: address('front') }),
  ].map((line) => `${line}\n`));

  const bar = element('header', { class: 'bar' }, element('a', { class: 'home', href: '../index.html' },
    empty('img', { src: address('icon'), alt: '', width: 30, height: 30 }), element('span', {}, 'Tetrarchy')));

  const link = ({ game, language, title }) => element('li', {},
    element('a', { href: `${game}/${language}.html`, lang: language, hreflang: language },
      element('b', {}, escape(title)), ' ', element('span', {}, languageNames[language])));
  const shelf = ([game, { books }]) => element('section', { class: 'shelf', 'data-game': game },
    element('div', { class: 'hero' },
      element('p', { class: 'roles', 'aria-hidden': 'true' }, roles[game].map((role) => element('span', { 'data-role': role }))),
      element('h2', inAll(say(game)), escape(say(game).en))),
    element('ul', {}, books.map(link)));

  const body = element('body', {}, bar, element('main', { class: 'shelves' },
    element('h1', inAll(say('rulebook')), escape(say('rulebook').en)), Object.entries(library).map(shelf)));
  return `<!doctype html>\n${element('html', { lang: 'en' }, head, body)}\n`;
}
