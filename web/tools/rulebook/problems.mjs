// What is wrong with the rulebook, each with its place, collected: a translator wants to see all of it at once.

export class Problems {
  #found = [];

  /** `place`: what has a file and a line. */
  add({ file, line }, text) {
    this.#found.push(`${file}:${line}: ${text}`);
  }

  get texts() {
    return this.#found;
  }

  /** Throws when there are any. */
  check() {
    if (this.#found.length > 0) throw new RulebookError(this.#found);
  }
}

export class RulebookError extends Error {
  constructor(texts) {
    super(`the rulebook is not as it should be:\n${texts.map((text) => `  ${text}`).join('\n')}`);
    this.texts = texts;
  }
}
