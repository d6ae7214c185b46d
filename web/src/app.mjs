import { announcer } from './announce.mjs';
import { createApi } from './api.mjs';
import { Engine } from './engine.mjs';
import { followGrid } from './grid.mjs';
import { guardGraphics, prepareContext } from './graphics.mjs';
import { listenToInput } from './input.mjs';
import { fetchLanguage, preferredLanguage, speaker } from './languages.mjs';
import { Loader } from './loader.mjs';
import { followPreferences, launchArguments } from './preferences.mjs';
import { startProgram } from './program.mjs';
import { followSurface } from './surface.mjs';
import { text } from './texts.mjs';
import { followTyping } from './typed.mjs';

const canvas = document.getElementById('canvas');
const loader = new Loader();
const api = createApi(canvas);
window.tetrarchy = api.public;

const preparations = [];

/** Adds what is to be done when the program runs and before it is seen. */
export const beforeShown = (prepare) => preparations.push(prepare);

function fail(text, error) {
  loader.fail(text);
  api.fail(error ?? new Error(text));
}

// index.html?game=yonin: that game, once. What is played then is kept, and there again when the page is.
function openAsked(program) {
  const address = new URL(location);
  const game = address.searchParams.get('game');
  if (document.documentElement.dataset.presence !== 'page' || !['djambi', 'yonin'].includes(game)) return;
  program.ask('open', { game });
  address.searchParams.delete('game');
  history.replaceState(history.state, '', address);
}

// What only the whole page has; fetched while the program is, not after it.
const partOf = (id, load) => (document.getElementById(id) ? load() : undefined);

// What cannot be fetched is no reason not to play.
function speakEnglish(error) {
  console.warn(error);
  document.documentElement.lang = 'en';
}

async function run() {
  document.documentElement.lang = preferredLanguage();
  fetchLanguage(preferredLanguage()).catch(() => {});  // told of where it is awaited
  listenToInput(canvas, () => api.program);
  if (!prepareContext(canvas)) return fail(text('no_webgl'));
  const parts = Promise.all([
    partOf('rules', () => import('./rules.mjs')), partOf('link', () => import('./link.mjs')),
    partOf('files', () => import('./files.mjs')),
  ]);
  parts.catch(() => {});  // told of where they are awaited
  // The program may ask before it is known here, but it is never answered before.
  const engine = new Engine((line) => program.said(line));
  const program = await startProgram({
    canvas,
    arguments: launchArguments(document.documentElement.dataset.presence),
    progress: (part) => loader.progress(part),
    told: api.told,
    post: (line) => engine.post(line),
    stopped: (reason) => fail(text('stopped'), new Error(reason)),
  });
  const announce = announcer(() => program.ask('status'));
  api.on('change', announce.changed);
  api.on('error', announce.failed);
  guardGraphics(canvas, program, () => text('graphics_lost'));
  followPreferences(program);
  const [rules, links, files] = await parts;
  rules?.followRules(api);
  const speak = speaker(program);
  api.on('language', (code) => speak(code).catch(console.error));
  const language = program.ask('language');
  if (language !== 'en') await speak(language).catch(speakEnglish);
  await followSurface(canvas, program);
  api.attach(program, speak);
  openAsked(program);
  followTyping(api, program, followGrid(canvas, api, program, announce.say), announce.say);
  links?.followLinks(api, announce.say);
  files?.followFiles(api);
  for (const prepare of preparations) await prepare();
  loader.done();
  api.start();
  if (document.getElementById('update')) (await import('./offline.mjs')).keepOffline().catch(() => {});
}

run().catch((error) => {
  console.error(error);
  fail(text('load_failed'), error);
});
