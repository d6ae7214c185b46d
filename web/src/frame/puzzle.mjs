// A task that the rules judge after each move. While it is open the others answer as the program says.

const pauseMs = 600;

export class Puzzle {
  #aim;
  #api;
  #told;
  #timer;
  #over = false;

  /**
   * @param {object} api window.tetrarchy
   * @param {string | undefined} aim none: nothing is judged
   * @param {(state: 'solved' | 'failed', text: string) => void} told
   */
  constructor(api, aim, told) {
    this.#api = api;
    this.#aim = aim;
    this.#told = told;
  }

  /** Throws a refusal if the aim cannot be read. */
  moved() {
    if (!this.#aim || this.#over) return;
    clearTimeout(this.#timer);
    const { state, answer, text } = this.#api.judge(this.#aim);
    if (state === 'open') this.#answer(answer);
    else this.#end(state, text);
  }

  /** Another position is shown, and not because of a move. */
  stepped() {
    clearTimeout(this.#timer);
    this.#over = false;
  }

  #answer(move) {
    const { ply, computer } = this.#api.status();
    if (!move || computer !== null) return;
    this.#timer = setTimeout(() => {
      if (this.#api.status().ply === ply) this.#api.play(move);
    }, pauseMs);
  }

  #end(state, text) {
    this.#over = true;
    this.#told(state, text);
  }
}
