// The source of a scene: read-only text whose lines belong to items.

import { fill, find, make, setText } from './dom.js';

/** The address that opens a place of a file in an editor, or `null`. */
function editorLink(template, file, line = 1, column = 1) {
  if (!template) return null;
  const path = encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F');
  // Templates such as 'vscode://file/{file}' have the first slash of the path already.
  const place = template.replaceAll(/(?<!\/)\/\{file\}/g, path.startsWith('/') ? path : `/${path}`);
  return place.replaceAll('{file}', path).replaceAll('{line}', line).replaceAll('{column}', column);
}

export class Source {
  #title = make('code', { class: 'quiet' });
  #link = make('a', { hidden: true }, 'Open in the editor');
  #list;
  #lines = [];
  #caret = -1;
  #source = null;
  #editor = null;
  #events;

  /** `events` has `point(part)` for the part at the caret, and `choose(part)`. */
  constructor(events) {
    this.#events = events;
    this.#list = make('div', {
      class: 'code', role: 'listbox', tabIndex: 0, 'aria-label': 'Source, by lines',
      onkeydown: (event) => this.#press(event),
      onclick: (event) => this.#moveCaret(this.#lines.indexOf(event.target.closest('.line'))),
      onblur: () => events.point(null),
    });
    fill(find('#sourcePanel'), make('p', { class: 'file' }, this.#title, this.#link), this.#list);
  }

  set editor(template) {
    this.#editor = template;
    this.#showLink();
  }

  /** Shows a source, keeping caret and scroll position if it is the same file; `null` removes it. */
  show(source) {
    const isSame = this.#source?.file === source?.file;
    const { scrollTop, scrollLeft } = this.#list;
    this.#source = source;
    setText(this.#title, source?.file ?? '');
    this.#lines = (source?.text ?? '').replace(/\n$/, '').split('\n').map((text, index) =>
      make('div', { role: 'option', id: `line${index + 1}`, class: 'line', 'aria-selected': false },
        make('span', { class: 'lineNumber', 'aria-hidden': true }, index + 1),
        make('span', {}, text || ' ')));
    fill(this.#list, this.#lines);
    this.#list.scrollTo(isSame ? scrollLeft : 0, isSame ? scrollTop : 0);
    this.#putCaret(isSame ? Math.min(this.#caret, this.#lines.length - 1) : 0);
  }

  /** Highlights the lines at which an item is written, and moves the caret to the first one. */
  highlight(name, { isScrolling = true } = {}) {
    const parts = (this.#source?.parts ?? []).filter(({ item }) => item && item === name);
    const numbers = parts.map(({ line }) => line);
    this.#lines.forEach((line, index) => {
      const isLit = numbers.includes(index + 1);
      line.classList.toggle('lit', isLit);
      line.setAttribute('aria-selected', isLit);
    });
    // The caret stays where it is if somebody moves it in the source.
    if (!isScrolling || numbers.length === 0 || document.activeElement === this.#list) return;
    this.#putCaret(Math.min(...numbers) - 1);
    this.#reveal();
  }

  goToLine(number) {
    this.#list.focus({ preventScroll: true });
    this.#moveCaret(number - 1);
  }

  #reveal() {
    const line = this.#lines[this.#caret];
    const [list, box] = [this.#list.getBoundingClientRect(), line.getBoundingClientRect()];
    if (box.top >= list.top + 8 && box.bottom <= list.bottom - 8) return;
    this.#list.scrollTop += box.top - list.top - list.height / 3;
  }

  #putCaret(index) {
    this.#lines[this.#caret]?.classList.remove('caret');
    this.#caret = index;
    this.#lines[index]?.classList.add('caret');
    this.#list.setAttribute('aria-activedescendant', `line${index + 1}`);
    this.#showLink();
  }

  #moveCaret(index) {
    if (!this.#lines[index]) return;
    this.#putCaret(index);
    this.#reveal();
    this.#events.point(this.#part);
  }

  /** The part at the caret's line, or the last one before it. */
  get #part() {
    const before = (this.#source?.parts ?? []).filter(({ line }) => line <= this.#caret + 1);
    return before.sort((one, other) => other.line - one.line)[0] ?? null;
  }

  #showLink() {
    const link = this.#source && editorLink(this.#editor, this.#source.absolute, this.#caret + 1);
    this.#link.hidden = !link;
    if (link) this.#link.href = link;
  }

  #press(event) {
    const [caret, last] = [this.#caret, this.#lines.length - 1];
    const target = {
      ArrowUp: caret - 1, ArrowDown: caret + 1, PageUp: caret - 20, PageDown: caret + 20, Home: 0, End: last,
    }[event.key];
    if (event.key === 'Enter') this.#events.choose(this.#part);
    else if (target !== undefined) this.#moveCaret(Math.min(Math.max(target, 0), last));
    else return;
    event.preventDefault();
  }
}
