// What modules of the page know of the catalogues: only the texts that they use, and the addresses of those that the program
// is brought when it is to speak another language than English.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Of each language the texts whose keys begin like this, by the rest of their keys. */
function texts(web, prefix) {
  const locales = join(web, '../assets/locale');
  return Object.fromEntries(readdirSync(locales).map((name) => {
    const all = Object.entries(JSON.parse(readFileSync(join(locales, name), 'utf8')));
    const ours = all.filter(([key]) => key.startsWith(prefix)).map(([key, text]) => [key.slice(prefix.length), text]);
    return [basename(name, '.json'), Object.fromEntries(ours)];
  }));
}

/** For esbuild: a module of this name, whose default is {<language>: {<rest of the key>: <text>}}. */
export const textsModule = (module, web, prefix) => ({
  name: module,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${module}$`) }, ({ path }) => ({ path, namespace: module }));
    onLoad({ filter: /.*/, namespace: module }, () => ({ contents: JSON.stringify(texts(web, prefix)), loader: 'json' }));
  },
});

/** For esbuild: `import address from 'locale/fr.json'`. */
export const catalogues = (web) => ({
  name: 'catalogues',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^locale\/\w+\.json$/ }, ({ path }) => ({ path, namespace: 'catalogues' }));
    onLoad({ filter: /.*/, namespace: 'catalogues' }, ({ path }) => ({
      contents: JSON.stringify(JSON.parse(readFileSync(join(web, '../assets', path), 'utf8'))),
      loader: 'file',
    }));
  },
});
