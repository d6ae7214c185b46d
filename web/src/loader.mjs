// What is seen before the board, and instead of it when there cannot be one.
import { text } from './texts.mjs';

export class Loader {
  #box = document.getElementById('loader');
  #progress = document.getElementById('progress');
  #trouble = document.getElementById('trouble');
  #again = document.getElementById('again');

  progress(part) {
    this.#progress.value = part;
  }

  done() {
    this.#box.hidden = true;
  }

  fail(reason) {
    this.#box.hidden = false;
    this.#box.classList.add('failed');
    this.#trouble.textContent = reason;
    this.#again.textContent = text('again');
    this.#again.hidden = false;
    this.#again.onclick = () => location.reload();
  }
}
