// The games by link in which this browser takes part: the person's seat in each, and the game as it was seen last. Whoever
// is not found here is asked for the seat again; the game itself is in every link of it.
const key = 'tetrarchy.correspondence';
const most = 20;

const seats = [null, 'red', 'blue', 'yellow', 'green'];
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isGame = (game) => isCount(game?.number) && isCount(game.passedOn) && typeof game.link === 'string'
  && seats.includes(game.seat) && typeof game.name === 'string';

// Games that have ended go first, then those that nobody has looked at for longest.
function bounded(games) {
  const kept = [...games];
  while (kept.length > most) {
    const ended = kept.findLastIndex((game) => game.ended);
    kept.splice(ended > 0 ? ended : kept.length - 1, 1);
  }
  return kept;
}

/** Games are {number, seat: its colour or null for who only looks, link, passedOn: how many plies others have, ended, name}. */
export class KeptGames {
  #unstored = null;  // all games, while the browser stores nothing: they are kept until the page is left

  /** The game of that number; undefined: there is none. */
  of(number) {
    return this.#all().find((game) => game.number === number);
  }

  /** Those that go on, the one that was looked at last before the others. */
  underWay() {
    return this.#all().filter((game) => !game.ended);
  }

  /** Puts a game in the place of the one of its number. False: it is gone when the page is left. */
  put(game) {
    const games = bounded([game, ...this.#all().filter(({ number }) => number !== game.number)]);
    try {
      localStorage.setItem(key, JSON.stringify(games));
      this.#unstored = null;
    } catch {
      this.#unstored = games;
    }
    return this.#unstored === null;
  }

  /** Calls `changed` when another tab has put a game. */
  follow(changed) {
    window.addEventListener('storage', (event) => {
      if (event.key === key) changed();
    });
  }

  #all() {
    if (this.#unstored) return this.#unstored;
    try {
      const games = JSON.parse(localStorage.getItem(key));
      return Array.isArray(games) ? games.filter(isGame) : [];
    } catch {
      return [];
    }
  }
}
