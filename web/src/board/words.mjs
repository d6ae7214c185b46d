// The element's few words in the languages of the program: [play, title of a Djambi board, of a Yonin shogi board].
// They are here and not in the program's catalogues so that the module stays small and needs nothing else.
const all = {
  en: ['Play this board', 'Djambi board', 'Yonin shogi board'],
  es: ['Jugar en este tablero', 'Tablero de djambi', 'Tablero de yonin shogi'],
  fr: ['Jouer sur ce plateau', 'Plateau de djambi', 'Plateau de yonin shogi'],
  ja: ['この盤で指す', 'ジャンビの盤', '四人将棋の盤'],
  kk: ['Осы тақтада ойнау', 'Джамби тақтасы', 'Төрт адамдық сёги тақтасы'],
};

/** The first of these languages that there are words in; undefined if there are none. */
export const knownLanguage = (...wanted) => wanted.map((code) => code?.slice(0, 2).toLowerCase()).find((code) => code in all);

export function wordsIn(language) {
  const [play, djambi, yonin] = all[language] ?? all.en;
  return { play, djambi, yonin };
}
