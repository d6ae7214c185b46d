// The words of the frame's own controls in the languages of the program, of which none may be loaded yet.
const all = {
  en: {
    play: 'Play this board', solved: 'Solved', again: 'Try again', hint: 'Hint', moves: 'Moves',
    first: 'First position', prev: 'One move back', next: 'One move on', last: 'Last position',
    bad: 'The board was given a value that it does not know: {name}={value}.',
    taken: 'The page took the move back.',
  },
  es: {
    play: 'Jugar en este tablero', solved: 'Resuelto', again: 'Intentar de nuevo', hint: 'Pista', moves: 'Jugadas',
    first: 'Primera posición', prev: 'Una jugada atrás', next: 'Una jugada adelante', last: 'Última posición',
    bad: 'El tablero ha recibido un valor que no conoce: {name}={value}.',
    taken: 'La página ha retirado la jugada.',
  },
  fr: {
    play: 'Jouer sur ce plateau', solved: 'Résolu', again: 'Réessayer', hint: 'Indice', moves: 'Coups',
    first: 'Première position', prev: 'Un coup en arrière', next: 'Un coup en avant', last: 'Dernière position',
    bad: 'Le plateau a reçu une valeur qu’il ne connaît pas : {name}={value}.',
    taken: 'La page a repris le coup.',
  },
  ja: {
    play: 'この盤で指す', solved: '正解', again: 'もう一度', hint: 'ヒント', moves: '指し手',
    first: '最初の局面', prev: '一手戻る', next: '一手進む', last: '最後の局面',
    bad: '盤に渡された値が分かりません：{name}={value}',
    taken: 'ページがこの手を取り消しました。',
  },
  kk: {
    play: 'Осы тақтада ойнау', solved: 'Шешілді', again: 'Қайта көру', hint: 'Кеңес', moves: 'Жүрістер',
    first: 'Алғашқы позиция', prev: 'Бір жүріс артқа', next: 'Бір жүріс алға', last: 'Соңғы позиция',
    bad: 'Тақтаға белгісіз мән берілді: {name}={value}.',
    taken: 'Бет бұл жүрісті қайтарды.',
  },
};

/** Those of the first of these languages that there are words in. */
export function frameWords(...languages) {
  const known = [...languages, 'en'].map((code) => code?.slice(0, 2).toLowerCase()).find((code) => code in all);
  return all[known];
}
