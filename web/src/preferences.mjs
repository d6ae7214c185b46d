// What the person's system asks of every page.

import { preferredLanguage } from './languages.mjs';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

const themes = ['light', 'dark', 'high-contrast'];
const theme = () => (contrast.matches ? 2 : Number(dark.matches));

/** The program's options for its start. */
export function launchArguments(presence) {
  const options = ['--theme', themes[theme()], '--language', preferredLanguage()];
  if (still.matches) options.push('--reduced-motion');
  if (navigator.languages.some((language) => /^ja\b/.test(language))) options.push('--pieces', 'kanji');
  if (presence === 'embedded') options.push('--embedded');
  return options;
}

export function followPreferences(program) {
  const tell = () => program.prefer(theme(), Number(still.matches));
  for (const query of [dark, contrast, still]) query.addEventListener('change', tell);
}
