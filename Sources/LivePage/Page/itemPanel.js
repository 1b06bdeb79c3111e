// The panel of one item: its frame, its constraints, and who decides each of its edges.

import { fill, find, linkButton, make, points } from './dom.js';

const kinds = { guide: 'Layout guide', systemGuide: 'System guide' };
const axes = { horizontal: 'Horizontal', vertical: 'Vertical', both: 'Both axes' };

const listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What one attribute would be without a constraint. */
function withoutText({ value, moved }) {
  const others = (moved ?? []).slice(0, 4);
  if (moved?.length > 4) others.push(`${moved.length - 4} more`);
  const own = value === null ? 'ambiguous' : points(value);
  return `Without it: ${own}${others.length ? `; ${listed(others)} would move` : ''}.`;
}

export class ItemPanel {
  #element = find('#item');
  #actions;
  #key = '';
  #name = null;

  /** `actions` has `choose(name)`, and `goToLine(line)` if there is a source. */
  constructor(actions) {
    this.#actions = actions;
    this.show({}, null);
  }

  /** Shows an item, or a hint for `null`. A page without a source has no explanations either. */
  show(layout, item, { isSelected = false, explanation = null, isStale = false } = {}) {
    const index = item ? layout.items.indexOf(item) : -1;
    const constraints = item ? layout.constraints.filter(({ items }) => items.includes(index)) : [];
    const key = JSON.stringify([item, constraints, isSelected, explanation]);
    this.#element.classList.toggle('stale', isStale);
    if (key === this.#key) return;
    this.#key = key;
    if (this.#name !== item?.name) this.#element.scrollTop = 0;
    this.#name = item?.name;
    if (!item) return this.#showHint();
    fill(this.#element, this.#heading(item, isSelected), this.#frame(layout, item),
      this.#actions.goToLine && this.#explanation(explanation, isSelected),
      Object.keys(axes).map((axis) => this.#constraints(axis, constraints)));
  }

  #showHint() {
    const hint = 'Point at a view or a layout guide to see its frame and constraints. Click to select it.';
    fill(this.#element, make('h2', { id: 'itemName' }, 'Item'), make('p', { class: 'quiet' }, hint));
  }

  #heading({ label, kind, class: itsClass }, isSelected) {
    const unselect = { type: 'button', class: 'small', onclick: () => this.#actions.choose(null) };
    return make('header', {}, make('h2', { id: 'itemName' }, label),
      make('span', { class: 'quiet' }, [itsClass, kinds[kind]].filter(Boolean).join(', ')),
      isSelected && make('button', unselect, 'Unselect'));
  }

  #frame(layout, { owner, frame, hidden, ambiguous = [], unconstrained = [] }) {
    const cells = ['x', 'y', 'width', 'height'].map((name, index) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, points(frame[index]))));
    const adverbs = (names) => names.map((axis) => `${axis}ly`).join(' and ');
    const remarks = [
      hidden && 'Hidden.',
      ambiguous.length > 0 && `Ambiguous ${adverbs(ambiguous)}.`,
      unconstrained.length > 0 && `No constraints ${adverbs(unconstrained)}.`,
    ].filter(Boolean).join(' ');
    const superitem = layout.items[owner];
    return make('div', { class: 'frame' }, make('dl', {}, cells),
      superitem && make('p', { class: 'quiet' }, `In the coordinates of ${superitem.name}`),
      remarks && make('p', { class: 'warning' }, remarks));
  }

  #explanation(explanation, isWhole) {
    const parts = explanation?.attributes?.map((attribute) => this.#attribute(attribute, isWhole));
    return make('div', { class: isWhole ? 'why whole' : 'why' }, make('h3', {}, 'Who decides'),
      parts ?? make('p', { class: 'quiet' }, '…'));
  }

  #attribute({ attribute, value, isDetermined, alternative, reasons, outweighed, dependents }, isWhole) {
    const shown = isWhole ? reasons : reasons.slice(0, 2);
    const other = typeof alternative === 'number' ? `: ${points(alternative)} is possible as well` : '';
    return make('div', { class: 'attribute' },
      make('h4', {}, `${attribute} `, make('b', {}, typeof value === 'number' ? points(value) : '–')),
      isDetermined === false && make('p', { class: 'warning' }, `Ambiguous${other}.`),
      make('ul', {}, shown.map((reason) => this.#reason(reason, isWhole))),
      reasons.length > shown.length
        && make('p', { class: 'quiet' }, `and ${reasons.length - shown.length} more`),
      isWhole && this.#list('Outweighed', outweighed, ({ constraint, priority, by }) => [
        make('code', {}, constraint), ' ',
        !constraint.includes('@') && make('span', { class: 'priority' }, `@${points(priority)}`),
        by?.length > 0 && make('p', { class: 'quiet' }, `by ${listed(by)}`),
      ]),
      isWhole && this.#list('Follows it', dependents, ({ item, constraint }) => [
        linkButton(item, () => this.#actions.choose(item)), ' ', make('code', { class: 'quiet' }, constraint),
      ]));
  }

  #list(title, entries, contents) {
    if (!entries?.length) return null;
    const rows = entries.map((entry) => make('li', {}, contents(entry)));
    return make('div', {}, make('h5', {}, title), make('ul', {}, rows));
  }

  #reason({ constraint, numbers, line, derivative, without, source }, isWhole) {
    const hasEffect = typeof derivative === 'number';
    const effect = hasEffect ? `One point more moves this by ${points(derivative)}. ` : '';
    const details = isWhole ? `${effect}${without ? withoutText(without) : ''}` : '';
    return make('li', { class: `reason ${source}` },
      make('code', {}, constraint), this.#numbers(numbers, line),
      details && make('p', { class: 'quiet' }, details));
  }

  #numbers(numbers, line) {
    return make('span', {}, ' ', numbers && make('span', { class: 'numbers' }, numbers), ' ',
      line && this.#actions.goToLine && linkButton(`line ${line}`, () => this.#actions.goToLine(line)));
  }

  #constraints(axis, constraints) {
    const own = constraints.filter((constraint) => constraint.axis === axis);
    if (own.length === 0) return null;
    const rows = own.map(({ text, priority, state, numbers, line }) => make('li', { class: state },
      make('code', {}, text),
      priority < 1000 && !text.includes('@') && make('span', { class: 'priority' }, ` @${points(priority)}`),
      state !== 'holds' && make('span', { class: `state ${state}` }, ` ${state}`),
      this.#numbers(numbers, line)));
    return make('div', { class: 'constraints' }, make('h3', {}, axes[axis]), make('ul', {}, rows));
  }
}
