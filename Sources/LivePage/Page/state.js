// The state of the page: what is shown and how. It is also the page's fragment.

const names = [
  'scene', 'width', 'height', 'canvas', 'device', 'direction', 'textSize', 'theme', 'look', 'show', 'item', 'before',
];

/** The names of a state that don't change the layout or its breakpoints. */
const cosmetic = new Set(['item', 'show', 'before']);

const encoded = (entries) =>
  entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

export class State {
  values = {};
  #changed;
  #timer = 0;

  /** `changed` is called with the set of names that changed. */
  constructor(changed) { this.#changed = changed; }
  get(name) { return this.values[name]; }
  get canvas() { return { width: this.values.width, height: this.values.height }; }

  /** Assigns values; `null` removes one. */
  set(changes, { isNewEntry = false } = {}) {
    const changed = new Set();
    for (const [name, value] of Object.entries(changes)) {
      const next = value ?? undefined;
      if (this.values[name] === next) continue;
      this.values[name] = next;
      changed.add(name);
    }
    if (changed.size === 0) return;
    clearTimeout(this.#timer);
    if (isNewEntry) history.pushState(null, '', this.fragment);
    // Browsers limit how often a page may replace its address.
    else this.#timer = setTimeout(() => history.replaceState(null, '', this.fragment), 200);
    this.#changed(changed);
  }

  /** Writes the fragment at once, for a link to be copied. */
  flush() { clearTimeout(this.#timer); history.replaceState(null, '', this.fragment); }

  #entries(isLeftOut = () => false) {
    return names.filter((name) => this.values[name] !== undefined && !isLeftOut(name))
      .map((name) => [name, this.values[name]]);
  }

  get fragment() { return `#${encoded(this.#entries())}`; }

  /** The state as a query, with more parameters after it. */
  query(more = {}) {
    return encoded([...this.#entries((name) => name in more), ...Object.entries(more)]);
  }

  /** Identifies the drawings that belong together: all of the state but the canvas's size. */
  get drawingKey() { return encoded(this.#entries((name) => name === 'width' || name === 'height')); }

  /** Identifies the breakpoints along an axis. */
  sweepKey(axis) { return encoded(this.#entries((name) => name === axis || cosmetic.has(name))); }

  /** The values of the page's fragment. */
  static fromFragment() {
    const values = {};
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (names.includes(name)) values[name] = value;
    }
    for (const name of ['width', 'height']) {
      const number = Number(values[name]);
      if (number > 0 && Number.isFinite(number)) values[name] = number;
      else delete values[name];
    }
    return values;
  }

  /** Replaces all values; those that are missing are removed. */
  restore(values, options) {
    this.set({ ...Object.fromEntries(names.map((name) => [name, null])), ...values }, options);
  }
}
