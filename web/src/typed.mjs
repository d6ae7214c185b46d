// The field for a typed move. The program reads the text (src/app/page_board.h, `type`), shows on the board what it
// means so far and says it in words; here are the field, the list of what the text may become, and their keys.
import { element } from './element.mjs';
import { text } from './texts.mjs';

class Field {
  #program;
  #options;
  #input = element('input', {
    id: 'typed-text', type: 'text', autocomplete: 'off', autocapitalize: 'none', spellcheck: false, enterKeyHint: 'go',
    maxLength: 40, role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list',
  });
  #label = element('label', { htmlFor: 'typed-text' });
  #play = element('button', { type: 'submit' });
  #close = element('button', { type: 'button', className: 'close', textContent: '×' });
  #told = element('p', { id: 'typed-told' });
  #list = element('ul', { id: 'typed-list', role: 'listbox' });
  #chosen = -1;  // of the list
  #composing = false;
  #before;  // what had the focus

  /** options: where() the prompt is; say(text); changed() after a move; back() where the focus goes without a home */
  constructor(program, options) {
    this.#program = program;
    this.#options = options;
    this.#input.setAttribute('aria-controls', this.#list.id);
    this.#input.setAttribute('aria-describedby', this.#told.id);
    this.form = element('form', { id: 'typed', hidden: true },
      element('div', { className: 'line' }, this.#label, this.#input, this.#play, this.#close),
      element('div', { className: 'news' }, this.#told, this.#list));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.form.addEventListener('keydown', (event) => this.#key(event));
    this.#close.addEventListener('click', () => this.close());
    this.#input.addEventListener('input', () => this.#read());
    this.#input.addEventListener('compositionstart', () => { this.#composing = true; });
    this.#input.addEventListener('compositionend', () => {
      this.#composing = false;
      this.#read();
    });
    this.#list.addEventListener('click', ({ target }) => this.#take(target.closest('li')));
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());  // the field keeps the focus
  }

  open() {
    if (!this.form.hidden) return this.#input.focus();
    this.#before = document.activeElement;
    this.#label.textContent = text('type.label');
    this.#play.textContent = text('type.play');
    this.#close.ariaLabel = text('type.close');
    this.#list.ariaLabel = text('type.moves');
    this.#input.value = '';
    this.form.hidden = false;
    this.place();
    this.#read();
    return this.#input.focus();
  }

  close() {
    if (this.form.hidden) return;
    this.form.hidden = true;
    this.#program.ask('type', '');
    if (document.body.contains(this.#before) && this.#before !== document.body) this.#before.focus({ preventScroll: true });
    else this.#options.back();
  }

  /** Over the prompt, which it stands for: by its upper edge in the upper half of the screen, else by its lower one. */
  place() {
    if (this.form.hidden) return;
    const { rect, theme } = this.#options.where();
    this.form.dataset.theme = theme;
    const { innerWidth, innerHeight } = window;
    const narrow = rect === null || rect.width < 300;
    const left = narrow ? 4 : rect.x;
    const above = rect !== null && rect.y + rect.height / 2 < innerHeight / 2;
    Object.assign(this.form.style, {
      left: `${left}px`,
      width: `${narrow ? innerWidth - 8 : rect.width}px`,
      top: above ? `${rect.y}px` : 'auto',
      bottom: above ? 'auto' : `${rect === null ? 4 : Math.max(4, innerHeight - rect.y - rect.height)}px`,
      minHeight: rect === null ? '' : `${rect.height}px`,
    });
  }

  #read() {
    if (this.#composing) return;
    const typed = this.#program.ask('type', this.#input.value);
    this.form.classList.toggle('refused', typed.refused);
    const said = typed.clause && typed.refused ? `${typed.told} (${typed.clause})` : typed.told;
    this.#told.textContent = said;
    if (this.#input.value) this.#options.say(said);
    this.#play.disabled = typed.move === null;
    this.#chosen = -1;
    // A move that is meant and cannot go on is said already.
    const begun = this.#input.value && !(typed.move && typed.count === 1) ? typed.begun : [];
    this.form.classList.toggle('means', typed.move !== null);
    this.#list.replaceChildren(...begun.map(({ move, text: name }, i) =>
      Object.assign(element('li', { id: `typed-${i}`, role: 'option', textContent: name, ariaSelected: 'false' }), { move })));
    this.#input.ariaExpanded = String(begun.length > 0);
    this.#input.removeAttribute('aria-activedescendant');
  }

  #key(event) {
    event.stopPropagation();  // no shortcut of the board hears what is typed here
    if (event.isComposing || this.#composing) return;
    if (event.key === 'Escape') this.close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#choose(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  #choose(step) {
    const options = [...this.#list.children];
    if (options.length === 0) return;
    this.#chosen = this.#chosen < 0 && step < 0 ? options.length - 1 : (this.#chosen + step + options.length) % options.length;
    for (const [i, option] of options.entries()) option.ariaSelected = String(i === this.#chosen);
    const option = options[this.#chosen];
    this.#input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#play.disabled = this.#program.ask('type', option.move).move === null;
  }

  #take(option) {
    if (!option) return;
    this.#input.value = option.textContent;
    this.#read();
    this.#input.focus();
  }

  #submit() {
    if (this.#composing) return;
    const option = this.#list.children[this.#chosen];
    if (option) this.#program.ask('type', option.move);
    else this.#read();
    if (!this.#program.ask('playTyped')) return;
    this.#options.changed();
    this.#input.value = '';
    this.close();
  }
}

/** Puts the field after the grid; `grid` gets the focus back. */
export function followTyping(api, program, grid, say) {
  const field = new Field(program, {
    say,
    where: () => ({ rect: api.public.controlRect('prompt'), theme: grid.theme }),
    changed: () => api.changed(),
    back: () => grid.focus(),
  });
  document.getElementById('grid-keys').after(field.form);
  api.on('typing', () => field.open());
  api.on('change', () => field.place());  // after the grid, which knows the theme then
  return field;
}
