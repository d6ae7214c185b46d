// The engine in its Worker: lines of src/session/thought.h in, lines out. It works in slices of a few milliseconds and
// listens between them, so that a stop is heard at once. Built as one classic script, so that it may also be a blob's.
//   first message   the compiled module of the engine
//   others          lines; each is acknowledged with an empty text before anything it leads to
import create from 'engine.mjs';

const sliceMs = 9;
const most = 1e6;  // nodes: more than any slice has
let amount = 16;  // nodes of a slice: found by measuring the slices before
let engine;
const waiting = [];

// Behind whatever has come in meanwhile.
const { port1: later, port2: now } = new MessageChannel();
const goOn = () => now.postMessage(null);

function tell(text) {
  for (const line of engine.UTF8ToString(text).split('\n')) if (line !== '') postMessage(line);
}

function slice() {
  if (!engine._engine_busy()) return;
  const before = performance.now();
  tell(engine._engine_work(amount));
  const took = Math.max(performance.now() - before, 0.01);
  const fit = Math.min(amount * 2, Math.max(amount / 4, (amount * sliceMs) / took));
  amount = Math.min(Math.max(1, Math.round(fit)), most);
  if (engine._engine_busy()) goOn();
}
later.onmessage = slice;

function hear(line) {
  postMessage('');
  const wasBusy = engine._engine_busy();
  const text = engine.stringToNewUTF8(line);
  tell(engine._engine_hear(text));
  engine._free(text);
  if (!wasBusy && engine._engine_busy()) goOn();
}

async function begin(module) {
  const started = await create({
    instantiateWasm(imports, receive) {
      WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module));
      return {};
    },
  });
  engine = started;
  for (const line of waiting.splice(0)) hear(line);
}

onmessage = ({ data }) => {
  if (typeof data !== 'string') begin(data);
  else if (engine) hear(data);
  else waiting.push(data);
};
