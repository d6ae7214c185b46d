// The tool that makes the rulebook refuses one that is not as it should be, and says where.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseInline } from '../../web/tools/rulebook/inline.mjs';
import { assets, languages, readLibrary } from '../../web/tools/rulebook/library.mjs';
import { diagramsOf, parseBook, paragraphsOf } from '../../web/tools/rulebook/parse.mjs';
import { Problems, RulebookError } from '../../web/tools/rulebook/problems.mjs';
import { Rules } from '../../web/tools/rulebook/rules.mjs';
import { tetrarchy } from './support.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = new Rules(join(process.env.TETRARCHY_NATIVE ?? join(root, 'build/native'), 'tetrarchy'));

/** What is wrong with the rulebook after a change of its texts: file -> [before, after]. */
function problemsAfter(t, changes) {
  const folder = mkdtempSync(join(tmpdir(), 'tetrarchy-rulebook-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(assets, folder, { recursive: true });
  for (const [file, [before, after]] of Object.entries(changes)) {
    const text = readFileSync(join(folder, file), 'utf8');
    assert.ok(text.includes(before), `${file} has "${before}"`);
    writeFileSync(join(folder, file), text.replace(before, after));
  }
  try {
    readLibrary({ rules, folder });
    return [];
  } catch (error) {
    if (!(error instanceof RulebookError)) throw error;
    return error.texts;
  }
}

const assertTold = (found, text) => assert.ok(found.some((each) => text.test(each)), found.join('\n'));

const lineOf = (file, text) => readFileSync(join(assets, file), 'utf8').split('\n').indexOf(text) + 1;

const inAll = (game, change) => Object.fromEntries(languages.map((language) => [`${game}/${language}.md`, change]));

// ---- reading --------------------------------------------------------------------------------------------------------

const read = (text) => {
  const problems = new Problems();
  return { book: parseBook(text, 'a.md', problems), problems: problems.texts };
};

test('a paragraph has clauses, text, lists and tables', () => {
  const { book, problems } = read([
    '# Title', '', '## {#one} First', '', '[a] (D4.1, D4.8)', 'Some *term* and', 'more.', '- an item', '- another',
    '| x | y |', '|---|---|', '| `a|b` | **c** |', '', '[b] ()', 'End.',
  ].join('\n'));
  assert.deepEqual(problems, []);
  const [a, b] = paragraphsOf(book);
  assert.deepEqual([a.id, a.clauses, b.clauses], ['a', ['D4.1', 'D4.8'], []]);
  assert.deepEqual(a.parts.map(({ kind }) => kind), ['text', 'list', 'table']);
  assert.deepEqual(a.parts[0].nodes, ['Some ', { kind: 'term', term: 'term' }, ' and more.']);
  assert.deepEqual(a.parts[2].rows, [[[{ kind: 'code', code: 'a|b' }], [{ kind: 'bold', nodes: ['c'] }]]]);
});

test('a diagram has its position, moves, claims and solutions', () => {
  const { book, problems } = read([
    '# T', '## {#one} First', ':::diagram fig', 'title: t', 'position: p', 'show: a1 b2', 'goal: g', 'aim: now over',
    'solution: x y | z', 'claim: count 3', 'claim: legal x', 'alt: a', 'caption: see *this*', ':::',
  ].join('\n'));
  assert.deepEqual(problems, []);
  const [{ id, show, solutions, claims, aim }] = diagramsOf(book);
  assert.deepEqual([id, show, solutions, aim], ['fig', ['a1', 'b2'], [['x', 'y'], ['z']], 'now over']);
  assert.deepEqual(claims.map(({ text, line }) => [text, line]), [['count 3', 10], ['legal x', 11]]);
});

test('signs of markup within code and words are none', () => {
  assert.deepEqual(parseInline('`R*5e` and snake_case_word'), [{ kind: 'code', code: 'R*5e' }, ' and snake_case_word']);
  assert.deepEqual(parseInline('_El Líder_'), [{ kind: 'foreign', foreign: 'El Líder' }]);
  assert.deepEqual(parseInline('`8d5d`{#fig 8h8d 2d1c 8d5d}'),
    [{ kind: 'play', code: '8d5d', diagram: 'fig', moves: ['8h8d', '2d1c', '8d5d'] }]);
});

test('what is no part of the format is told with its line', () => {
  const { problems } = read('# T\n## {#one} First\nlost words\n:::diagram fig\ntitle: t\nmood: calm\n:::');
  assert.deepEqual(problems, [
    'a.md:3: this belongs to no paragraph: "lost words"',
    'a.md:6: diagram fig: what is "mood: calm"?',
    'a.md:4: diagram fig has no position',
    'a.md:4: diagram fig has no alt',
    'a.md:4: diagram fig has no caption',
  ]);
});

// ---- checks ---------------------------------------------------------------------------------------------------------

test('the rulebook is as it should be', (t) => {
  assert.deepEqual(problemsAfter(t, {}), []);
});

test('a false claim is named with file, line and diagram', (t) => {
  const line = lineOf('djambi/en.md', 'claim: count 30');
  const found = problemsAfter(t, inAll('djambi', ['claim: count 30', 'claim: count 31']));
  assert.equal(found.length, 5);
  assert.match(found[0], new RegExp(`^djambi/en\\.md:${line}: diagram fig-start-position: claim "count 31" is false`));
  assert.match(found[3], /^djambi\/ja\.md:\d+: diagram fig-start-position: claim "count 31"/);
});

test('a claim that only one language makes is told', (t) => {
  const found = problemsAfter(t, { 'djambi/kk.md': ['claim: count 30', 'claim: count 31'] });
  assert.equal(found.length, 1);
  assert.match(found[0],
    /^djambi\/kk\.md:\d+: diagram fig-start-position: claim 1 is "count 31", in djambi\/en\.md "count 30"$/);
});

test('a solution that does not solve is told', (t) => {
  const found = problemsAfter(t, inAll('yonin', ['solution: 2d5d', 'solution: 2d4d']));
  assert.equal(found.length, 5);
  assert.match(found[0], /^yonin\/en\.md:\d+: diagram puzzle-save-and-mate: solution "2d4d" is not solved/);
});

test('moves that cannot be shown are told', (t) => {
  const found = problemsAfter(t, inAll('djambi', ['show: b9b3', 'show: b9b3 b9b3']));
  assert.match(found[0], /^djambi\/en\.md:\d+: diagram fig-assassin-shield: "b9b3 b9b3" cannot be played/);
});

test('a marked word that is in no glossary is told', (t) => {
  const found = problemsAfter(t, { 'djambi/es.md': ['*líder*', '*lideresa*'] });
  assert.equal(found.length, 1);
  assert.match(found[0], /^djambi\/es\.md:\d+: \[what-scene\] marks \*lideresa\*, which is in no glossary/);
});

test('forms are complete and none is idle', (t) => {
  const missing = problemsAfter(t, { 'forms.kk.json': ['"тілшілерді"', '"тілшілер"'] });
  assert.equal(missing.length, 2);
  assert.match(missing[0], /^djambi\/kk\.md:\d+: \[[a-z-]+\] marks \*тілшілерді\*/);
  assert.match(missing[1], /^forms\.kk\.json:1: "тілшілер" is marked nowhere in djambi\/kk\.md$/);
});

test('a term that the table of terms calls otherwise is told', (t) => {
  const found = problemsAfter(t, { 'terms.fr.md': ['| labyrinthe |', '| dédale |'] });
  assert.match(found[0], /^djambi\/fr\.md:\d+: \*labyrinthe\* is not what terms\.fr\.md calls "maze"$/);
});

test('a clause that nobody tells is told', (t) => {
  const found = problemsAfter(t, { 'clauses.json': ['"D4.8": ', '"D4.9": "turn-one", "D4.8": '] });
  assert.equal(found.length, 5);
  assert.match(found[0], /^djambi\/en\.md:\d+: clause D4\.9 is covered by no paragraph$/);
});

test('a clause that there is not is told', (t) => {
  const found = problemsAfter(t, inAll('djambi', ['[turn-lines] (D3.1)', '[turn-lines] (D3.1, D3.9)']));
  assert.match(found[0], /^djambi\/en\.md:\d+: paragraph \[turn-lines\] covers D3\.9, which is no clause/);
});

test('a paragraph that one language lacks is told', (t) => {
  const found = problemsAfter(t, { 'yonin/ja.md': ['[moves-king] (Y2.1)', ''] });
  assertTold(found, /^yonin\/ja\.md:1: paragraph \[moves-king\] is missing; it is yonin\/en\.md:\d+$/);
});

test('an id that stands twice is told', (t) => {
  const found = problemsAfter(t, inAll('djambi', ['[turn-block] (D3.3)', '[turn-lines] (D3.3)']));
  assertTold(found, /^djambi\/fr\.md:\d+: paragraph \[turn-lines\]: line \d+ has this id, too$/);
});

// ---- puzzles --------------------------------------------------------------------------------------------------------

test('every puzzle refuses a wrong move with a reason', () => {
  for (const [game, { english }] of Object.entries(readLibrary({ rules })))
    for (const { id, position, aim, solutions } of diagramsOf(english).filter((diagram) => diagram.aim)) {
      const moves = tetrarchy(game, 'moves', position).split('\n');
      const answers = rules.batch(game, 'judge', moves.map((move) => [position, aim, move].join('\t')));
      const failed = answers.map((line) => line.split('\t')).filter(([state]) => state === 'failed');
      assert.ok(failed.length > 0 || solutions.length === moves.length, `${id}: some move is wrong`);
      for (const [, , why] of failed) assert.ok(why, `${id}: it is said why`);
    }
});
