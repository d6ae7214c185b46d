// The board in characters, for letters, forums and readers who do not see it.

const token = /\d|x|\+?[a-z]{0,2}\+?[A-Z]|./g;

function cells(row) {
  return row.match(token).flatMap((part) => (/^\d$/.test(part) ? Array(Number(part)).fill('.') : [part]));
}

const borders = {
  djambi: { columns: [...'ABCDEFGHI'], rows: [...'123456789'] },
  yonin: { columns: [...'987654321'], rows: [...'abcdefghi'] },
};

/** @param {{game: string, position: string, status: {title: string}}} state */
export function boardText({ game, position, status }) {
  const { columns, rows } = borders[game];
  const line = (first, ...others) => [first, ...others.map((cell) => cell.padEnd(3))].join(' ').trimEnd();
  const board = position.split(' ', 1)[0].split('/').map((row, i) => line(rows[i], ...cells(row)));
  return [line(' ', ...columns), ...board, '', status.title, position].join('\n');
}
