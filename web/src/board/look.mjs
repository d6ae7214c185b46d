// What the element shows: its children or a picture of the board with a button over it, or the live board in an iframe.

const css = `
:host { display: block; max-inline-size: var(--tetrarchy-max-width, 640px); --table: var(--tetrarchy-light, #e9e3da);
  --panel: #fffdf8; --line: #cdc2b4; --accent: var(--tetrarchy-accent, #7a2e47); --on: #fff6ec; color-scheme: light }
:host([theme=dark]) { --table: var(--tetrarchy-dark, #171115); --panel: #2e2329; --line: #4a3a42;
  --accent: var(--tetrarchy-accent, #d692ab); --on: #24151b; color-scheme: dark }
@media (prefers-color-scheme: dark) {
  :host(:not([theme=light])) { --table: var(--tetrarchy-dark, #171115); --panel: #2e2329; --line: #4a3a42;
    --accent: var(--tetrarchy-accent, #d692ab); --on: #24151b; color-scheme: dark }
}
:host([hidden]) { display: none }
.box { position: relative; overflow: hidden; border-radius: 6px; background: var(--table) }
.box::before { content: ""; display: block; padding-block-start: var(--ratio, calc(100% + 4px)) }
.box.sized { block-size: var(--height) }
.sized::before { display: none }
.box > * { position: absolute; inset: 0; border: 0; inline-size: 100%; block-size: 100% }
.picture { inset-block-end: 44px; block-size: auto }
.picture > svg, ::slotted(:is(img, svg, picture)) { display: block !important; inline-size: 100% !important;
  block-size: 100% !important; margin: 0 !important; object-fit: contain }
.bare { inset-inline: 0; margin: 3%; inline-size: auto; border: 1px solid var(--line);
  background: radial-gradient(circle, var(--accent) 4.5%, #0000 4.8%), linear-gradient(var(--line) 1px, #0000 1px) 0 0/100% 11.11%,
  linear-gradient(90deg, var(--line) 1px, #0000 1px) 0 0/11.11% }
.pictured ::slotted(:not(img, svg, picture)), .reached slot { display: none }
button { display: flex; align-items: end; padding: 0; background: none; cursor: pointer }
button > span { flex: 1; display: flex; justify-content: center; align-items: center; gap: .6em; block-size: 44px;
  font: 700 14px/1.2 "Noto Sans", "Segoe UI", Roboto, "Helvetica Neue", sans-serif; color: var(--accent);
  background: var(--panel); border: 1px solid var(--line); box-sizing: border-box; border-radius: 0 0 6px 6px; transition: background .14s, color .14s }
button > span::before { content: ""; border: solid transparent; border-width: 6px 0 6px 10px; border-inline-start-color: currentColor }
button:hover > span, button:focus-visible > span { background: var(--accent); color: var(--on) }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px }
.opening button { cursor: progress }
.opening span::before { inline-size: 12px; block-size: 12px; border: 2px solid; border-inline-start-color: transparent;
  border-radius: 50%; box-sizing: border-box; animation: turn .9s linear infinite }
iframe { opacity: 0; pointer-events: none }
.open iframe { opacity: 1; pointer-events: auto }
.open button, .open .picture { visibility: hidden }
@keyframes turn { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion) { .opening span::before { animation-duration: 4s } }
@media print { iframe, button { display: none !important } .open .picture { visibility: visible } }`;

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

let sheet;
function styles() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

// A picture that the program has drawn. Inside the page, as a host's policy may refuse images with an address of data.
function drawn(text) {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement.localName === 'svg' ? document.importNode(documentElement, true) : undefined;
}

export class Look {
  #host;
  #box = element('div', { className: 'box' });
  #label = element('span');
  #button = element('button', { type: 'button' }, this.#label);
  #picture = element('div', { className: 'picture' }, element('slot'));
  #svg;
  #iframe;
  #height;

  /** @param {HTMLElement} host @param {() => void} onPlay */
  constructor(host, onPlay) {
    this.#host = host;
    this.#button.setAttribute('part', 'play');
    this.#button.onclick = onPlay;
    this.#box.append(this.#picture, this.#button);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles()];
    root.append(this.#box);
  }

  /** The words in it, and its shape before the board tells of a height of its own. */
  arrange({ words, aspect }) {
    this.#label.textContent = words.play;
    const [width, height = 1] = (aspect ?? '').split(/[/:]/).map(Number);
    const ratio = width > 0 && height > 0 ? `${(100 * height) / width}%` : '';
    this.#box.style.setProperty('--ratio', ratio);
    this.#box.classList.toggle('pictured', this.#host.querySelector(':scope > :is(img, svg, picture)') !== null);
    this.#picture.classList.toggle('bare', this.#host.childElementCount === 0);
  }

  /** Puts an iframe there, which is not seen before it is shown. */
  open({ src, title, sandbox }) {
    this.#iframe = element('iframe', { src, title, allow: 'fullscreen; clipboard-write' });
    if (sandbox !== null) this.#iframe.setAttribute('sandbox', sandbox);
    this.#state = 'opening';
    this.#box.append(this.#iframe);
    return this.#iframe;
  }

  /** True if the focus went over from the button to the board. */
  show() {
    const focused = this.#host.shadowRoot.activeElement === this.#button;
    this.#state = 'open';
    if (focused) this.#iframe.focus({ preventScroll: true });
    return focused;
  }

  close() {
    this.#iframe?.remove();
    this.#iframe = undefined;
    this.#height = undefined;
    this.#state = '';
    this.#box.classList.remove('sized');
  }

  /** Shows a picture instead of the children; without a text, the children again. */
  picture(text, label) {
    this.#svg?.remove();
    this.#svg = text && drawn(text);
    if (this.#svg) {
      this.#svg.setAttribute('role', 'img');
      this.#svg.setAttribute('aria-label', label);
      this.#picture.append(this.#svg);
    }
    this.#picture.classList.toggle('reached', Boolean(this.#svg));
    this.#picture.classList.toggle('bare', !this.#svg && this.#host.childElementCount === 0);
  }

  /** At most once in a frame of the page. */
  resize(height) {
    if (this.#height === undefined) requestAnimationFrame(() => {
      if (!this.#iframe) return;
      this.#box.style.setProperty('--height', `${this.#height}px`);
      this.#box.classList.add('sized');
      this.#height = undefined;
    });
    this.#height = height;
  }

  hasFocus() {
    return Boolean(this.#host.shadowRoot.activeElement);
  }

  get colours() {
    const style = getComputedStyle(this.#host);
    return Object.fromEntries(['light', 'dark', 'accent'].map((name) => [name, style.getPropertyValue(`--tetrarchy-${name}`).trim()]));
  }

  set #state(name) {
    this.#box.classList.remove('opening', 'open');
    if (name) this.#box.classList.add(name);
  }
}
