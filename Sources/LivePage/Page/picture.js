// The picture: the drawing at its scale, outlines of items above it, and the handles of the canvas.

import { find, points } from './dom.js';

/** The pixels around the picture in which the handles are. */
const padding = 24;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const handles = { width: find('#rightHandle'), height: find('#bottomHandle'), corner: find('#cornerHandle') };

export class Picture {
  layout = null;
  showsSystemGuides = false;
  #stage = find('#stage');
  #sheet = find('#sheet');
  // A shadow tree keeps the ids of the drawing apart from those of the page.
  #root = find('#drawing').attachShadow({ mode: 'open' });
  #size = { width: 1, height: 1 };
  #scale = 1;
  #left = null;
  #outlined = [null, null];
  #isFitting = true;
  /** The drag under way, with what it started from. */
  #drag = null;
  #actions;

  constructor(actions) {
    this.#actions = actions;
    this.#listen();
    new ResizeObserver(() => this.recentre()).observe(this.#stage);
    find('#fit').addEventListener('click', () => this.#zoom(true));
    find('#full').addEventListener('click', () => this.#zoom(false));
  }

  /** Shows a drawing and its layout. */
  show(element, layout) {
    this.layout = layout;
    const [, , width, height] = (element.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    this.#size = { width: width || layout.canvas.width, height: height || layout.canvas.height };
    if (this.#root.firstChild !== element) {
      Object.assign(element.style, { display: 'block', width: '100%', height: '100%' });
      this.#root.replaceChildren(element);
    }
    this.#sheet.hidden = false;
    find('#empty').hidden = true;
    find('#drawing').setAttribute('aria-label', layout.summary || layout.title || 'Layout');
    this.#place();
  }

  clear(message) {
    this.layout = null;
    this.#root.replaceChildren();
    this.#sheet.hidden = true;
    Object.assign(find('#empty'), { hidden: false, textContent: message });
  }

  #zoom(isFitting) {
    this.#isFitting = isFitting;
    this.recentre();
  }

  /** Centres the picture; otherwise its left edge stays where it is. */
  recentre() {
    this.#left = null;
    this.#place();
  }

  #place() {
    if (!this.layout) return;
    const { width, height } = this.#size;
    const room = this.#stage.clientWidth - 2 * padding;
    const fitting = Math.min(room / width, (this.#stage.clientHeight - 2 * padding) / height, 2);
    if (!this.#drag) this.#scale = this.#isFitting ? Math.max(0.05, fitting) : 1;
    const free = Math.max(0, room - width * this.#scale);
    this.#left ??= free / 2;
    if (!this.#drag) this.#left = Math.min(this.#left, free);
    this.#sheet.style.marginLeft = `${Math.round(padding + this.#left)}px`;
    this.#sheet.style.width = `${width * this.#scale}px`;
    this.#sheet.style.height = `${height * this.#scale}px`;
    this.#placeHandles();
    this.outline(...this.#outlined);
    find('#fit').textContent = this.#isFitting ? `Fit, ${Math.round(this.#scale * 100)} %` : 'Fit';
    find('#fit').setAttribute('aria-pressed', this.#isFitting);
    find('#full').setAttribute('aria-pressed', !this.#isFitting);
  }

  /** A frame of the root's coordinates in the sheet, in pixels. */
  #rectangle([x, y, width, height]) {
    const { origin, zoom } = this.layout;
    const place = (coordinate, start) => (start + coordinate * zoom) * this.#scale;
    const scale = zoom * this.#scale;
    const [left, top] = [place(x, origin[0]), place(y, origin[1])];
    return { left, top, width: width * scale, height: height * scale };
  }

  #placeHandles() {
    const { width, height } = this.layout.canvas;
    const canvas = this.#rectangle([0, 0, width, height]);
    const move = (handle, right, down) => {
      handle.style.left = `${canvas.left + right * canvas.width}px`;
      handle.style.top = `${canvas.top + down * canvas.height}px`;
    };
    move(handles.width, 1, 0.5);
    move(handles.height, 0.5, 1);
    move(handles.corner, 1, 1);
    for (const [axis, extent] of Object.entries({ width, height })) {
      handles[axis].setAttribute('aria-valuenow', extent);
      handles[axis].setAttribute('aria-valuetext', `${points(extent)} points`);
    }
  }

  setRange(axis, { from, to }) {
    handles[axis].setAttribute('aria-valuemin', from);
    handles[axis].setAttribute('aria-valuemax', to);
  }

  /** Draws the outlines of the selected item and of the one under the pointer. */
  outline(chosen, pointed) {
    this.#outlined = [chosen, pointed];
    this.#outline(find('.chosen', this.#sheet), chosen);
    this.#outline(find('.pointed', this.#sheet), pointed === chosen ? null : pointed);
  }

  #outline(outline, item) {
    outline.hidden = !item;
    if (!item) return;
    const rectangle = this.#rectangle(item.root);
    for (const [name, value] of Object.entries(rectangle)) outline.style[name] = `${value}px`;
    outline.classList.toggle('guide', item.kind !== 'view');
    const [, , width, height] = item.root;
    const label = find('span', outline);
    if (label) label.textContent = `${item.label}  ${points(width)} × ${points(height)}`;
  }

  /** The smallest visible item at an event's place, the deepest of several; or `null`. */
  #itemAt({ clientX, clientY }) {
    if (!this.layout) return null;
    const box = this.#sheet.getBoundingClientRect();
    const { origin, zoom, items } = this.layout;
    const x = ((clientX - box.left) / this.#scale - origin[0]) / zoom;
    const y = ((clientY - box.top) / this.#scale - origin[1]) / zoom;
    // Guides without an extent would be impossible to hit.
    const slack = 3 / (this.#scale * zoom);
    const isWithin = (place, start, extent) => {
      const margin = extent < 2 * slack ? slack : 0;
      return start - margin <= place && place <= start + extent + margin;
    };
    const hits = items.filter(({ root, kind, hidden }) => !hidden
      && (kind !== 'systemGuide' || this.showsSystemGuides)
      && isWithin(x, root[0], root[2]) && isWithin(y, root[1], root[3]));
    const area = ({ root }) => Math.max(root[2], 1) * Math.max(root[3], 1);
    const depth = ({ owner }) => (items[owner] ? depth(items[owner]) + 1 : 0);
    return hits.sort((one, other) => area(one) - area(other) || depth(other) - depth(one))[0] ?? null;
  }

  #listen() {
    const isHandle = (event) => event.target.closest('.handle');
    this.#sheet.addEventListener('pointermove', (event) => {
      if (!this.#drag) this.#actions.point(isHandle(event) ? null : this.#itemAt(event));
    });
    this.#sheet.addEventListener('pointerleave', () => this.#actions.point(null));
    this.#stage.addEventListener('click', (event) => {
      const isInside = this.#sheet.contains(event.target);
      if (!isHandle(event)) this.#actions.chooseItem(isInside ? this.#itemAt(event) : null);
    });
    for (const [name, handle] of Object.entries(handles)) {
      this.#listenTo(handle, name === 'corner' ? null : name);
    }
  }

  #listenTo(handle, axis) {
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      const { scrollLeft, scrollTop } = this.#stage;
      const [x, y] = [event.clientX + scrollLeft, event.clientY + scrollTop];
      this.#drag = { x, y, canvas: this.layout.canvas };
      event.preventDefault();
      handle.focus({ preventScroll: true });
    });
    handle.addEventListener('pointermove', (event) => this.#drag && this.#dragTo(event, axis));
    handle.addEventListener('lostpointercapture', () => {
      this.#drag = null;
      this.#place();
      this.#actions.settle();
    });
    handle.addEventListener('keydown', (event) => {
      const step = arrows[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#step(step, event.shiftKey ? 10 : 1, axis);
    });
  }

  #dragTo({ clientX, clientY }, axis) {
    const { x, y, canvas } = this.#drag;
    const { scrollLeft, scrollTop } = this.#stage;
    const scale = this.#scale * this.layout.zoom;
    const resized = (extent, distance) => Math.max(1, Math.round(extent + distance / scale));
    this.#actions.resize({
      ...(axis !== 'height' && { width: resized(canvas.width, clientX + scrollLeft - x) }),
      ...(axis !== 'width' && { height: resized(canvas.height, clientY + scrollTop - y) }),
    }, axis);
  }

  #step([right, down], factor, axis) {
    const { width, height } = this.#actions.canvas();
    const changed = axis ?? (right ? 'width' : 'height');
    // On the handle of one edge, all four arrows mean that edge: up is more width, and less height.
    const step = (axis === 'width' ? right - down : right + down) * factor;
    this.#actions.resize({ [changed]: Math.max(1, { width, height }[changed] + step) }, changed);
  }
}
