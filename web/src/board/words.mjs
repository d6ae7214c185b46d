// The element's few words, from the program's catalogues: {play, djambi, yonin}.
import all from 'board-texts';

/** The first of these languages that there are words in; undefined if there are none. */
export const knownLanguage = (...wanted) => wanted.map((code) => code?.slice(0, 2).toLowerCase()).find((code) => code in all);

export const wordsIn = (language) => all[language] ?? all.en;
