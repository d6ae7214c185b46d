// The dialog that saves the shown game as a file and opens others, and files that are dropped on the page. What is opened is
// only looked at: the own game waits until something is played in the other.
import { element } from './element.mjs';
import { addressOf } from './link.mjs';
import { qrButton } from './qr.mjs';
import { text } from './texts.mjs';

const mostBytes = 4 * 1024 * 1024;
const pictureWidth = 1080;

const button = (act) => element('button', { type: 'button', name: act });

function offer(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = element('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);  // the browser may fetch it later
}

async function drawn(svg) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = element('canvas', { width: pictureWidth });
  canvas.height = Math.round(pictureWidth * picture.naturalHeight / picture.naturalWidth);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  if (!blob) throw new Error('no picture');
  return blob;
}

class Files {
  #program;
  #dialog = document.getElementById('files');
  #saving = ['record', 'text', 'kif', 'svg', 'png'].map(button);
  #link = element('input', { id: 'files-link', readOnly: true, spellcheck: false });
  #position = element('input', { id: 'files-position', readOnly: true, spellcheck: false });
  #code = qrButton(() => this.#link.value);
  #pasted = element('textarea', { id: 'files-pasted', rows: 3, spellcheck: false });
  #chosen = element('input', { type: 'file', hidden: true, accept: '.json,.txt,.kif,text/plain,application/json' });
  #told = element('p', { className: 'told', role: 'status' });
  #texts = new Map();  // element -> key

  constructor(program) {
    this.#program = program;
    const title = this.#said('h2', 'title', { id: 'files-title' });
    const [save, open] = ['save', 'open'].map((key) => this.#said('h3', key));
    for (const each of this.#saving) this.#texts.set(each, each.name);
    const choose = this.#act('choose', () => this.#chosen.click());
    const read = this.#act('read', () => this.open(this.#pasted.value));
    const close = this.#act('close', () => this.#dialog.close());
    this.#dialog.append(title, save, element('div', { className: 'row' }, ...this.#saving),
      ...this.#copied('link', this.#link, this.#code.button), this.#code.place, ...this.#copied('position', this.#position),
      open, element('div', { className: 'row' }, choose, this.#said('span', 'drop')), this.#chosen,
      this.#said('label', 'paste', { htmlFor: this.#pasted.id }), this.#pasted,
      element('div', { className: 'row' }, read, this.#told), element('div', { className: 'foot' }, close));
    for (const each of this.#saving) each.addEventListener('click', () => this.#save(each.name));
    this.#chosen.addEventListener('change', () => this.#take(this.#chosen.files));
    this.#dialog.addEventListener('close', () => document.getElementById('canvas').focus({ preventScroll: true }));
    this.#acceptDrops();
  }

  #said(name, key, properties) {
    const made = element(name, properties);
    this.#texts.set(made, key);
    return made;
  }

  // A text of the game that can be copied.
  #copied(key, field, ...buttons) {
    const copy = this.#act('copy', () => this.#copy(field));
    return [this.#said('label', key, { htmlFor: field.id }), element('div', { className: 'row' }, field, copy, ...buttons)];
  }

  #act(key, act) {
    const made = button(key);
    this.#texts.set(made, key);
    made.addEventListener('click', act);
    return made;
  }

  show() {
    for (const [made, key] of this.#texts) made.textContent = text(`files.${key}`);
    this.#saving.find(({ name }) => name === 'kif').hidden = this.#program.ask('game') !== 'yonin';
    this.#code.hide();
    this.#code.button.textContent = text('qr.button');
    this.#link.value = addressOf(this.#program.ask('link'));
    this.#position.value = this.#program.ask('position');
    this.#pasted.value = '';
    this.#chosen.value = '';
    this.#told.textContent = '';
    this.#dialog.showModal();
  }

  #name(ending) {
    return `tetrarchy-${this.#program.ask('game')}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  }

  async #save(what) {
    const ask = (...call) => this.#program.ask(...call);
    if (what === 'record') offer(this.#name('json'), ask('record'), 'application/json');
    if (what === 'text') offer(this.#name('txt'), ask('text'), 'text/plain');
    if (what === 'kif') offer(this.#name('kif'), ask('text', 'japanese'), 'text/plain');
    if (what === 'svg') offer(this.#name('svg'), ask('svg'), 'image/svg+xml');
    if (what !== 'png') return;
    try {
      offer(this.#name('png'), await drawn(ask('svg')));
    } catch {
      this.#told.textContent = text('files.no_picture');
    }
  }

  async #copy(field) {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.#told.textContent = text('files.copied');
    } catch {
      // It is selected, to be copied by hand.
    }
  }

  async #take([file]) {
    if (!file) return;
    if (file.size <= mostBytes) this.open(await file.text());
    else this.#refuse(text('files.too_large'));
    this.#chosen.value = '';  // the same file may be chosen again
  }

  /** Shows the game of a text; what cannot be read is told of. */
  open(game) {
    try {
      this.#program.ask('follow', game);
      this.#dialog.close();
      document.getElementById('polite').textContent = text('files.opened');
    } catch (refusal) {
      if (refusal.name !== 'Refused') throw refusal;
      this.#refuse(refusal.text);  // the program says it, too, but behind the dialog
    }
  }

  #refuse(why) {
    if (!this.#dialog.open) this.show();  // the file was dropped
    this.#told.textContent = why;
  }

  #acceptDrops() {
    const holdsFiles = (event) => event.dataTransfer?.types.includes('Files');
    window.addEventListener('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    window.addEventListener('drop', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      this.#take(event.dataTransfer.files);
    });
  }
}

/** Opens the dialog whenever the game asks for it. */
export function followFiles(api) {
  const files = new Files(api.program);
  api.on('files', () => files.show());
}
