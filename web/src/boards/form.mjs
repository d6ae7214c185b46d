// The wizard's form: what it says, and what it offers for either game.

const texts = ['game', 'position', 'moves', 'ply', 'aim', 'players', 'lang', 'theme', 'pieces', 'seat'];
const checks = ['moves-list', 'hints', 'readonly'];
const colourNames = ['accent', 'light', 'dark'];

const aims = {
  djambi: ['now controllers=.r..', 'moves 2; now winner=r', 'reply status=a...', 'now e5=rC'],
  yonin: ['now mates=1...', 'moves 2; now mates=1...', 'now checks=2; return #sR=1'],
};
const seats = {
  djambi: { '': 'Red', 2: 'Blue', 3: 'Yellow', 4: 'Green' },
  yonin: { '': 'South', 2: 'West', 3: 'North', 4: 'East' },
};

function fill(select, options) {
  const { value } = select;
  select.replaceChildren(...Object.entries(options).map(([key, name]) => new Option(name, key)));
  select.value = value in options ? value : '';
}

export class WizardForm {
  #form;

  /** @param {HTMLFormElement} form @param {() => void} changed */
  constructor(form, changed) {
    this.#form = form;
    form.onsubmit = (event) => event.preventDefault();
    form.addEventListener('change', () => {
      this.offer();
      changed();
    });
  }

  field(name) {
    return this.#form.elements.namedItem(name);
  }

  /** What there is to choose from, for the chosen game. */
  offer() {
    const game = this.field('game').value;
    fill(this.field('seat'), seats[game]);
    document.getElementById('aims').replaceChildren(...aims[game].map((aim) => new Option(aim, aim)));
    this.field('pieces').disabled = game !== 'yonin';
  }

  /** Parameters of the board by their names, empty if they are not wanted. */
  get values() {
    const given = Object.fromEntries(texts.map((name) => [name, this.field(name).value.trim()]));
    for (const name of checks) given[name] = this.field(name).checked ? '1' : '';
    return given;
  }

  set values(given) {
    for (const [name, value] of Object.entries(given)) this.field(name).value = value;
  }

  get load() {
    return this.field('load').checked ? 'now' : '';
  }

  get width() {
    return Number(this.field('width').value);
  }

  get colours() {
    const chosen = (name) => (this.field(`use-${name}`).checked ? this.field(name).value : '');
    return Object.fromEntries(colourNames.map((name) => [name, chosen(name)]));
  }
}
