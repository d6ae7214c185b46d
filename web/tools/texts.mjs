// What modules of the page know of the catalogues: only the texts that they use, as the program has all of them.
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
