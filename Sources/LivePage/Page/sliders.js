// The sliders for width and height, with breakpoints as marks and problems as strips.

import { all, capitalized, debounced, fill, find, make, points } from './dom.js';

const widest = { from: 280, to: 1400 };
const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -50, PageUp: 50 };

/** The first whole extent at which a breakpoint's sentences with the side `from` are true. */
const firstExtent = ({ from, tolerance }) => Math.ceil(from + (tolerance || 0));

const extentText = ({ from, tolerance }) => (tolerance ? `about ${points(from)}` : points(from));
const rangeText = ({ from, to }) => `${points(from)}–${points(to)}`;

/** The sentences of a breakpoint, each with its side. */
const sentences = (interval) => (interval?.events ?? []).map(({ side, text }) =>
  `${side === 'below' ? 'Below' : 'From'} ${extentText(interval)}: ${text}`);

export class Slider {
  range = widest;
  /** The answer of /sweep, or `null`. */
  sweep = null;
  #limits = null;
  #extent = 0;
  #place = -1;
  #actions;
  #announce;

  /** `actions` has `goTo(axis, extent)`, `settle()` and `announce(text)`. */
  constructor(axis, actions) {
    this.axis = axis;
    this.#actions = actions;
    this.#announce = debounced(300, actions.announce);
    this.name = capitalized(axis);
    this.input = make('input', {
      type: 'range', 'aria-label': this.name, step: 'any', onchange: actions.settle,
      oninput: (event) => this.#go(Math.round(Number(event.target.value))),
      onkeydown: (event) => this.#press(event),
    });
    this.number = make('input', {
      type: 'number', class: 'short', 'aria-label': `${this.name} in points`, min: 1, step: 'any',
      onchange: (event) => this.#type(event),
    });
    this.marks = make('div', {
      class: 'marks', role: 'group', 'aria-label': `Breakpoints of the ${axis}`,
      onkeydown: (event) => this.#walk(event),
    });
    this.strips = make('div', { class: 'strips' });
    this.tip = make('div', { class: 'tip', role: 'tooltip', hidden: true });
    this.here = make('div', { class: 'here' });
    const track = make('div', { class: 'track', onkeydown: (event) => this.#dismiss(event) },
      this.input, this.marks, this.strips, this.tip);
    this.element = make('div', { class: 'slider' },
      make('span', { class: 'axis', 'aria-hidden': 'true' }, this.name), track, this.number);
  }

  #go(extent) { this.#actions.goTo(this.axis, extent); }

  #press(event) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#go(this.clamped(this.#extent + step * (event.shiftKey ? 10 : 1)));
  }

  #type(event) {
    const extent = Number(event.target.value);
    if (extent >= 1 && extent <= 20000) this.#go(extent);
    else event.target.value = this.#extent;
  }

  #dismiss(event) {
    if (event.key !== 'Escape' || this.tip.hidden) return;
    this.tip.hidden = true;
    event.stopPropagation();
  }

  clamped(extent) { return Math.min(Math.max(extent, this.range.from), this.range.to); }

  /** Keeps the range as it is, for pieces that end with it. */
  setLimits(limits) { this.#limits = limits; }

  setExtent(extent) {
    this.#extent = extent;
    const { from, to } = document.activeElement === this.input ? this.range : widest;
    const grown = { from: Math.min(from, Math.floor(extent)), to: Math.max(to, Math.ceil(extent)) };
    const old = rangeText(this.range);
    this.range = this.#limits ?? grown;
    Object.assign(this.input, { min: this.range.from, max: this.range.to, value: extent });
    this.input.setAttribute('aria-valuetext', `${points(extent)} points`);
    if (document.activeElement !== this.number) this.number.value = Math.round(extent * 1000) / 1000;
    if (rangeText(this.range) !== old) this.#showMarks();
    this.#showHere();
  }

  reset() {
    this.range = widest;
    this.setSweep(null);
  }

  setSweep(sweep) {
    this.sweep = sweep;
    this.#place = -1;
    this.#showMarks();
    this.#showHere();
  }

  get #breakpoints() {
    return (this.sweep?.intervals ?? []).slice(1).filter(({ events }) => events.length > 0);
  }

  #share(extent) {
    return (100 * (this.clamped(extent) - this.range.from)) / (this.range.to - this.range.from || 1);
  }

  #showMarks() {
    const focused = all('button', this.marks).indexOf(document.activeElement);
    const stop = Math.max(0, focused);
    const marks = this.#breakpoints.map((interval, index) => this.#mark(interval, index === stop));
    fill(this.marks, marks);
    this.marks.hidden = marks.length === 0;
    if (focused >= 0) marks.at(Math.min(focused, marks.length - 1))?.focus();
    fill(this.strips, (this.sweep?.problems ?? []).flatMap((problem) => problem.ranges.map((range) => {
      const lines = [`${rangeText(range)}: ${problem.text}`];
      const strip = make('div', { class: 'strip', ...this.#tipEvents((range.from + range.to) / 2, lines) });
      strip.style.left = `${this.#share(range.from)}%`;
      strip.style.right = `${100 - this.#share(range.to)}%`;
      return strip;
    })));
  }

  #mark(interval, isStop) {
    const lines = sentences(interval);
    const mark = make('button', {
      type: 'button', class: 'mark', tabIndex: isStop ? 0 : -1,
      'aria-label': `${this.name} ${extentText(interval)}. ${lines.join('. ')}`,
      onclick: () => this.#go(firstExtent(interval)), ...this.#tipEvents(interval.from, lines),
    });
    mark.style.left = `${this.#share(interval.from)}%`;
    return mark;
  }

  #tipEvents(extent, lines) {
    const hide = () => { this.tip.hidden = true; };
    const show = () => {
      fill(this.tip, lines.map((line) => make('p', {}, line)));
      const share = this.#share(extent);
      // Near the right end the tip grows to the left.
      this.tip.style.left = share <= 50 ? `${share}%` : 'auto';
      this.tip.style.right = share > 50 ? `${100 - share}%` : 'auto';
      this.tip.hidden = false;
    };
    return { onfocus: show, onpointerenter: show, onblur: hide, onpointerleave: hide };
  }

  /** Arrow keys go from mark to mark: one stop for the tab key. */
  #walk(event) {
    const marks = all('button', this.marks);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step && marks[marks.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    for (const mark of marks) mark.tabIndex = mark === next ? 0 : -1;
    next.focus();
  }

  goToBreakpoint(direction) {
    const extents = this.#breakpoints.map(firstExtent);
    const next = direction > 0
      ? extents.find((extent) => extent > this.#extent)
      : extents.findLast((extent) => extent < this.#extent);
    if (next) this.#go(next);
  }

  /** Lists what is true in the interval of the current extent, and announces a new interval. */
  #showHere() {
    const { intervals = [], problems = [] } = this.sweep ?? {};
    const place = intervals.findLastIndex(({ from }, index) => index === 0 || from <= this.#extent);
    const [current, next] = [intervals[place], intervals[place + 1]];
    const isHere = ({ from, to }) => from <= this.#extent && this.#extent <= to;
    const found = problems.filter(({ ranges }) => ranges.some(isHere)).map(({ text }) => text);
    const key = `${place} ${rangeText(current ?? {})} ${found}`;
    if (this.here.dataset.key !== key) {
      this.here.dataset.key = key;
      const lines = [...sentences(current), ...sentences(next)].map((text) => make('li', {}, text));
      const wrong = found.map((text) => make('li', { class: 'problem' }, text));
      const nothing = make('li', { class: 'quiet' }, 'Nothing changes in this range.');
      fill(this.here, current && make('h2', {}, `${this.name} ${rangeText(current)}`),
        current && make('ul', {}, wrong, lines, wrong.length + lines.length === 0 && nothing));
    }
    if (this.#place >= 0 && place !== this.#place) this.#announcePlace(current, next);
    this.#place = place;
  }

  #announcePlace(current, next) {
    const events = [
      ...current.events.filter(({ side }) => side !== 'below'),
      ...(next?.events ?? []).filter(({ side }) => side === 'below'),
    ];
    const text = events.map((event) => event.text).join('; ') || 'no further change';
    this.#announce(`${this.name} ${points(this.#extent)}: ${text}`);
  }
}

/** Adds the sliders to the page, and below them what happens at their extents. */
export function addSliders(sliders) {
  const here = make('div', { class: 'heres', tabIndex: 0, role: 'group', 'aria-label': 'At this size' });
  fill(here, sliders.map((slider) => slider.here));
  fill(find('#sliders'), sliders.map(({ element }) => element), here);
}
