// The line to the page that shows this frame, the other end of ../board/link.mjs. The first port that the parent hands over
// is the only one; what other windows say is not heard.

const isOurs = (data) => data?.tetrarchy === 1 && typeof data.type === 'string';

export class ParentLink {
  #port;
  #lastId = 0;
  #unheard = new Map();  // id of an event -> what to do when the host has heard it
  #answer;

  /** @param {(type: string, values: unknown[]) => Promise<unknown>} answer to a call of the host */
  constructor(answer) {
    this.#answer = answer;
    this.connected = new Promise((resolve) => {
      window.addEventListener('message', (event) => {
        const { source, data, ports: [port] } = event;
        if (this.#port || !port || source !== window.parent || source === window) return;
        if (!isOurs(data) || data.type !== 'connect') return;
        this.#port = port;
        port.onmessage = ({ data: message }) => isOurs(message) && this.#receive(message);
        resolve(data);
      });
    });
    if (window.parent !== window) window.parent.postMessage({ tetrarchy: 1, type: 'hello' }, '*');
  }

  async #receive({ id, type, values, refused }) {
    if (type === 'heard') {
      this.#unheard.get(id)?.(refused === true);
      this.#unheard.delete(id);
      return;
    }
    const told = await this.#answer(type, Array.isArray(values) ? values : []).then(
      (value) => ({ type: 'answer', value }),
      ({ code = 'failed', clause = '', message, text = message }) => ({ type: 'refusal', error: { code, clause, text } }));
    this.#port.postMessage({ tetrarchy: 1, id, ...told });
  }

  /** `state` goes along if it may have changed. */
  tell(event, detail, state) {
    this.#port?.postMessage({ tetrarchy: 1, id: ++this.#lastId, type: 'event', event, detail: { ...detail, v: 1 }, state });
  }

  /** Whether the host refuses what has happened; without a host nobody does. */
  async refuses(event, detail, state) {
    if (!this.#port) return false;
    this.tell(event, detail, state);
    return new Promise((resolve) => { this.#unheard.set(this.#lastId, resolve); });
  }
}
