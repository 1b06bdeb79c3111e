// The tabs below the item's panel: items and findings.

import { all, capitalized, fill, find, linkButton, make, points } from './dom.js';

/** Makes the tabs work: one panel at a time, arrow keys between tabs. */
export class Tabs {
  #tabs = all('[role=tab]');
  #opened;

  constructor(opened) {
    this.#opened = opened;
    for (const tab of this.#tabs) tab.addEventListener('click', () => this.open(tab.id));
    find('[role=tablist]').addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const next = this.#tabs.at((this.#tabs.indexOf(event.target) + step) % this.#tabs.length);
      next.focus();
      this.open(next.id);
    });
    this.open('itemsTab');
  }

  open(identifier) {
    this.current = identifier;
    for (const tab of this.#tabs) {
      const isOpen = tab.id === identifier;
      tab.setAttribute('aria-selected', isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      find(`#${tab.getAttribute('aria-controls')}`).hidden = !isOpen;
    }
    this.#opened();
  }
}

/** The table of frames. */
export class ItemsTable {
  #body = make('tbody', { role: 'rowgroup' });
  #rows = [];
  #names = '';
  #layout = null;

  /** `actions` has `chooseItem(item)` and `point(item)`. */
  constructor(actions) {
    const headings = ['Item', 'Kind', 'x', 'y', 'width', 'height'].map((title, index) =>
      make('th', { scope: 'col', role: 'columnheader', class: index > 1 ? 'number' : null }, title));
    // Rows are grids, which are faster than tables, so that their roles are stated.
    const head = make('thead', { role: 'rowgroup' }, make('tr', { role: 'row' }, headings));
    fill(find('#itemsPanel'), make('table', { role: 'table' }, head, this.#body));
    const item = ({ target }) => this.#layout.items[this.#rows.findIndex(({ row }) => row.contains(target))];
    this.#body.addEventListener('pointerover', (event) => actions.point(item(event)));
    this.#body.addEventListener('pointerleave', () => actions.point(null));
    this.#body.addEventListener('click', (event) => actions.chooseItem(item(event)));
    this.#body.addEventListener('keydown', (event) => this.#press(event));
  }

  #press(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && this.#rows[this.#rows.findIndex(({ button }) => button === event.target) + step];
    if (!next) return;
    event.preventDefault();
    this.#stop(next);
    next.button.focus();
  }

  /** The table is one stop for the tab key: at this row. */
  #stop(row) {
    for (const one of this.#rows) one.button.tabIndex = one === row ? 0 : -1;
  }

  show(layout, selected) {
    this.#layout = layout;
    const names = JSON.stringify(layout.items.map(({ name, kind, owner }) => [name, kind, owner]));
    if (names !== this.#names) this.#build(layout);
    this.#names = names;
    layout.items.forEach((item, index) => {
      const entry = this.#rows[index];
      item.frame.forEach((number, column) => {
        if (entry.values[column] === number) return;
        entry.values[column] = number;
        entry.cells[column].textContent = points(number);
      });
      const isSelected = item.name === selected;
      if (isSelected === entry.row.classList.contains('selected')) return;
      entry.row.classList.toggle('selected', isSelected);
      entry.button.setAttribute('aria-pressed', isSelected);
      if (isSelected) this.#stop(entry);
    });
  }

  #build({ items }) {
    const depth = ({ owner }) => (items[owner] ? depth(items[owner]) + 1 : 0);
    this.#rows = items.map((item, index) => {
      const button = make('button', {
        type: 'button', class: 'name', title: item.name, 'aria-pressed': false, tabIndex: index === 0 ? 0 : -1,
      }, item.label);
      button.style.paddingLeft = `${Math.min(depth(item), 8) * 12}px`;
      const cells = item.frame.map(() => make('td', { role: 'cell', class: 'number' }));
      const isView = item.kind === 'view';
      const row = make('tr', { role: 'row', class: isView ? null : 'guide' },
        make('th', { scope: 'row', role: 'rowheader' }, button),
        make('td', { role: 'cell', class: 'quiet' }, isView ? item.class : 'guide'), cells);
      return { row, button, cells, values: [] };
    });
    fill(this.#body, this.#rows.map(({ row }) => row));
  }
}

/** Findings at this size, conflicts and ambiguity among them, and problems along the sliders. */
export class FindingsList {
  #key = '';
  #actions;

  /** `actions` has `choose(name)`, `goToLine(line)` and `goTo(axis, extent)`. */
  constructor(actions) { this.#actions = actions; }

  /**
   * `findings` are `null` until they are known. `changes` are those since an older layout. `sweeps` are the answers for
   * both axes, or `null`.
   */
  show({ omissions }, { findings, changes }, sweeps) {
    const problems = sweeps.flatMap((one) => (one?.problems ?? []).map((problem) => [one.axis, problem]));
    const key = JSON.stringify([omissions, findings, changes, problems]);
    if (key === this.#key) return;
    this.#key = key;
    const here = (findings ?? []).map(({ rule, severity, message, fix, items, line }) => this.#entry(
      severity, `${capitalized(severity)}: ${rule}`, message, items, line, make('p', { class: 'quiet' }, fix)));
    const along = problems.map(([axis, problem]) => this.#problem(axis, problem));
    fill(find('#findingsTab'), 'Findings', here.length > 0 && make('b', { class: 'count' }, here.length));
    const list = (title, rows) => rows.length > 0
      && make('section', {}, make('h3', {}, title), make('ul', { class: 'findings' }, rows));
    const code = (text) => text.split('`').map((part, index) => (index % 2 ? make('code', {}, part) : part));
    const texts = (title, lines) => list(title, lines.map((line) => make('li', {}, code(line))));
    const none = make('li', { class: 'quiet' }, findings ? 'Nothing found.' : 'Checking …');
    fill(find('#findingsPanel'), texts('Changes', changes),
      make('ul', { class: 'findings' }, here.length ? here : none),
      list('At other sizes', along), texts('Not in the picture', omissions));
  }

  #entry(severity, title, text, [first] = [], line = null, more = null) {
    const choose = { type: 'button', class: 'plain', onclick: () => this.#actions.choose(first) };
    return make('li', { class: `is-${severity}` }, make('b', { class: 'severity' }, title),
      first ? make('button', choose, text) : text, ' ',
      line && linkButton(`line ${line}`, () => this.#actions.goToLine(line)), more);
  }

  #problem(axis, { kind, text, ranges, items }) {
    const places = ranges.map(({ from, to }) => linkButton(`${axis} ${points(from)}–${points(to)}`,
      () => this.#actions.goTo(axis, Math.min(Math.ceil(from), to))));
    const more = make('p', { class: 'places' }, places);
    return this.#entry('warning', capitalized(kind), text, items, null, more);
  }
}
