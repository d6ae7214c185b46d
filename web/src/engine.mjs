// What thinks for the computer players: a Worker with a module of its own, begun when it is first asked, replaced when it
// does not listen. Speaks in the lines of src/session/thought.h.
import script from 'engine-worker.js';
import wasm from 'engine.wasm';

const patienceMs = 50;

let compiling;
function compiled() {
  compiling ??= (async () => {
    const response = await fetch(new URL(wasm, import.meta.url));
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return WebAssembly.compileStreaming(
      new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } }));  // whatever the host says
  })();
  compiling.catch(() => { compiling = undefined; });  // to be tried again
  return compiling;
}

// A page without an origin of its own (a sandboxed frame) may not run a Worker from an address, but from a blob.
async function workerOfBlob() {
  const response = await fetch(new URL(script, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const address = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

async function newWorker() {
  if (self.origin === 'null') return workerOfBlob();
  try {
    return new Worker(new URL(script, import.meta.url));
  } catch {
    return workerOfBlob();
  }
}

export class Engine {
  #said;
  #worker;
  #starting = false;
  #listens = false;  // the worker has said something
  #unheard = [];     // lines posted and not acknowledged yet, each in an object of its own
  #task = 0;         // that was asked for last

  /** @param {(line: string) => void} said */
  constructor(said) {
    this.#said = said;
  }

  post(line) {
    const [order, id] = line.split('\t', 2);
    if (order === 'think') this.#task = id;
    const posted = { line };
    this.#unheard.push(posted);
    if (!this.#worker) {
      this.#start();
      return;
    }
    this.#worker.postMessage(line);
    if (this.#listens) this.#watch(this.#worker, posted);
  }

  async #start() {
    if (this.#starting) return;
    this.#starting = true;
    try {
      const [worker, module] = await Promise.all([newWorker(), compiled()]);
      this.#worker = worker;
      worker.onmessage = ({ data }) => this.#heard(worker, data);
      worker.onerror = () => this.#failed(worker, 'engine_stopped');
      worker.postMessage(module);
      for (const { line } of this.#unheard) worker.postMessage(line);
    } catch (error) {
      console.error(error);
      this.#failed(undefined, 'no_engine');
    } finally {
      this.#starting = false;
    }
  }

  #heard(worker, line) {
    if (worker !== this.#worker) return;
    this.#listens = true;
    if (line === '') this.#unheard.shift();
    else this.#said(line);
  }

  // The second wait is for a page that has itself been busy, and may have the answer lying about.
  #watch(worker, posted) {
    setTimeout(() => setTimeout(() => {
      if (worker !== this.#worker || !this.#unheard.includes(posted)) return;
      this.#unheard = this.#unheard.slice(-1);  // an order ends those before it
      this.#end();
      this.#start();
    }), patienceMs);
  }

  #failed(worker, code) {
    if (worker !== this.#worker) return;
    this.#unheard = [];
    this.#end();
    this.#said(`refused\t${this.#task}\t${code}`);
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#listens = false;
  }
}
