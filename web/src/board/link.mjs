// The line to the program in an iframe: a handshake with exactly that window and that origin, then a port of our own.
//   the frame   {tetrarchy: 1, type: 'hello'}                to whoever is its parent
//   we          {tetrarchy: 1, type: 'connect', …} and a port
//   we          {tetrarchy: 1, id, type: <call>, values: […]}
//   the frame   {tetrarchy: 1, id, type: 'answer', value} or {…, type: 'refusal', error: {code, clause, text}}
//   the frame   {tetrarchy: 1, id, type: 'event', event, detail, state?}; of a move it waits for
//   we          {tetrarchy: 1, id, type: 'heard', refused: <whether the move is to be taken back>}

const patienceMs = 20_000;

export class BoardError extends Error {
  constructor({ code, clause = '', text }) {
    super(text);
    Object.assign(this, { name: 'BoardError', code, clause, text });
  }
}

const isOurs = (data) => data?.tetrarchy === 1 && typeof data.type === 'string';
const mayBeOpaque = (iframe) => self.origin === 'null' || iframe.hasAttribute('sandbox');

export class Link {
  #iframe;
  #port;
  #heard;
  #greeting;
  #origin;
  #timer;
  #lastId = 0;
  #calls = new Map();  // id -> {type, values, resolve, reject, done}: not answered yet

  /**
   * @param {HTMLIFrameElement} iframe with its address
   * @param {object} options
   * @param {() => object} options.greeting what to tell with the handshake
   * @param {(message: object) => boolean} options.heard an event of the board; false: the move is to be taken back
   * @param {(why: BoardError) => void} options.lost nothing is heard of the frame
   */
  constructor(iframe, { greeting, heard, lost }) {
    this.#iframe = iframe;
    this.#origin = new URL(iframe.src).origin;
    this.#greeting = greeting;
    this.#heard = heard;
    addEventListener('message', this.#greet);
    this.#timer = setTimeout(() => lost(new BoardError({ code: 'no_answer', text: 'The board does not answer.' })), patienceMs);
  }

  #greet = ({ source, origin, data }) => {
    if (source !== this.#iframe.contentWindow || !isOurs(data) || data.type !== 'hello') return;
    const opaque = origin === 'null' && mayBeOpaque(this.#iframe);
    if (origin !== this.#origin && !opaque) return;
    clearTimeout(this.#timer);
    this.#port?.close();  // of a frame that was loaded anew
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => isOurs(data) && this.#receive(data);
    source.postMessage({ ...this.#greeting(), tetrarchy: 1, type: 'connect' }, opaque ? '*' : origin, [port2]);
    for (const [id, call] of this.#calls) this.#post(id, call);
  };

  #receive({ id, type, value, error, ...message }) {
    if (type === 'event') {
      const refused = !this.#heard(message);
      if (message.event === 'move') this.#port?.postMessage({ tetrarchy: 1, id, type: 'heard', refused });
      return;
    }
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (type === 'answer') call?.resolve(value);
    else if (type === 'refusal') call?.reject(new BoardError(error));
  }

  #post(id, { type, values }) {
    this.#port?.postMessage({ tetrarchy: 1, id, type, values });
  }

  /** Waits for the frame if it has to. Rejected with a BoardError. */
  call(type, ...values) {
    const call = { type, values };
    call.done = new Promise((resolve, reject) => Object.assign(call, { resolve, reject }));
    this.#calls.set(++this.#lastId, call);
    this.#post(this.#lastId, call);
    return call.done;
  }

  /** Ends when there is no call without an answer. */
  async idle() {
    while (this.#calls.size > 0) await Promise.allSettled([...this.#calls.values()].map(({ done }) => done));
  }

  /** Calls without an answer are rejected with `why`. */
  end(why = new BoardError({ code: 'closed', text: 'The board was closed.' })) {
    clearTimeout(this.#timer);
    removeEventListener('message', this.#greet);
    this.#port?.close();
    this.#port = undefined;
    for (const { reject } of this.#calls.values()) reject(why);
    this.#calls.clear();
  }
}
