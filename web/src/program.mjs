// The program: loading its module, and its exported functions as plain ones.
import wasm from 'tetrarchy.wasm';
import { play } from './sound.mjs';

/** A refusal, with the rule's number in `clause` if a rule is at stake. */
export class Refused extends Error {
  constructor({ code, clause, text }) {
    super(text);
    this.name = 'Refused';
    Object.assign(this, { code, clause, text });
  }
}

// The sum of the parts is the file's true size, which no header tells once a host compresses.
function counted(stream, progress) {
  let loaded = 0;
  return stream.pipeThrough(new TransformStream({
    transform(part, controller) {
      loaded += part.byteLength;
      progress(Math.min(loaded / PROGRAM_BYTES, 1));
      controller.enqueue(part);
    },
  }));
}

async function fetchProgram(progress) {
  const response = await fetch(new URL(wasm, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const headers = { 'Content-Type': 'application/wasm' };  // whatever the host says it is
  return new Response(counted(response.body, progress), { headers });
}

/**
 * @param {object} options
 * @param {HTMLCanvasElement} options.canvas
 * @param {string[]} options.arguments as on a command line
 * @param {(part: number) => void} options.progress of loading, 0 to 1
 * @param {(event: string, json: string) => void} options.told by the program
 * @param {(line: string) => void} options.post a line for the engine
 * @param {(reason: string) => void} options.stopped the program has given up
 */
export async function startProgram({ canvas, arguments: options, progress, told, post, stopped }) {
  const response = fetchProgram(progress);
  const { default: create } = await import('tetrarchy.mjs');
  const module = await new Promise((resolve, reject) => {
    create({
      canvas,
      arguments: options,
      post,
      play,
      told: (event, json) => (event === 'refused' ? reject(new Error(json)) : told(event, json)),
      onAbort: (reason) => stopped(String(reason)),
      instantiateWasm(imports, receive) {
        WebAssembly.instantiateStreaming(response, imports)
          .then(({ instance, module: compiled }) => receive(instance, compiled))
          .catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return new Program(module);
}

class Program {
  #module;

  constructor(module) {
    this.#module = module;
  }

  /** Asks the program; throws Refused. The calls are those of src/app/page_api.h. */
  ask(call, ...values) {
    const request = this.#module.stringToNewUTF8(JSON.stringify({ call, arguments: values }));
    const answer = this.#module.UTF8ToString(this.#module._tetrarchy_call(request));
    this.#module._free(request);
    const { value, error } = JSON.parse(answer);
    if (error) throw new Refused(error);
    return value;
  }

  // Input: true if the program used it. Numbers as in src/platform/platform.h.
  pointer(phase, device, button, x, y) {
    return this.#module._tetrarchy_pointer(phase, device, button, x, y) !== 0;
  }

  key(key, character, control, shift) {
    return this.#module._tetrarchy_key(key, character, control, shift) !== 0;
  }

  wheel(x, y, lines) {
    return this.#module._tetrarchy_wheel(x, y, lines) !== 0;
  }

  grabs(x, y) {
    return this.#module._tetrarchy_grabs(x, y) !== 0;
  }

  resize(width, height, ratio, insets) {
    this.#module._tetrarchy_resize(width, height, ratio, ...insets);
  }

  prefer(theme, motion) {
    this.#module._tetrarchy_preferences(theme, motion);
  }

  /** Font files for what the program cannot write; it keeps them. */
  letters(...files) {
    const places = files.flatMap((bytes) => {
      const at = this.#module._malloc(bytes.length);
      this.#module.HEAPU8.set(bytes, at);
      return [at, bytes.length];
    });
    this.#module._tetrarchy_letters(...places);
  }

  /** The engine has said a line. */
  said(line) {
    const text = this.#module.stringToNewUTF8(line);
    this.#module._tetrarchy_said(text);
    this.#module._free(text);
  }

  graphicsLost() {
    this.#module._tetrarchy_graphics_lost();
  }

  graphicsRestored() {
    this.#module._tetrarchy_graphics_restored();
  }

  frames() {
    return this.#module._tetrarchy_frames();
  }

  ratio() {
    return this.#module._tetrarchy_ratio();
  }
}
