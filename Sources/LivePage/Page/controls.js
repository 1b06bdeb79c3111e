// The controls above the picture: canvas, drawing, overlays, comparison, and export.

import { all, fill, find, make, points, setText, spoken } from './dom.js';
import { getFile, post } from './server.js';

const option = (value, text) => make('option', { value }, text);
const options = (none, names) => [option('', none), ...names.map((name) => option(name, spoken(name)))];
const turnedSuffix = ':landscape';
/** The states that a select of the same name has. */
const selects = ['direction', 'textSize', 'theme', 'look'];

/** The state of one of a scene's canvases. */
export const canvasState = ({ name, width, height, device }) =>
  ({ width, height, device, canvas: device ? null : name });

export class Controls {
  #state;
  #actions;
  #catalogue = { devices: [], overlays: [] };
  #scene = null;
  #canvasKey = '';
  #ownOverlays = [];

  /** `actions` has `notify(text)`, and `accepted()` for when a reference was written. */
  constructor(state, actions) {
    this.#state = state;
    this.#actions = actions;
    find('.controls').addEventListener('submit', (event) => event.preventDefault());
    for (const name of selects) {
      const select = find(`#${name}`);
      select.addEventListener('change', () => state.set({ [name]: select.value || null }));
    }
    find('#device').addEventListener('change', ({ target }) => this.#chooseCanvas(target.value));
    find('#turn').addEventListener('click', () => this.#turn());
    this.#listenToComparison();
    this.#listenToExport();
  }

  setCatalogue(catalogue) {
    this.#catalogue = catalogue;
    this.#canvasKey = '';
    fill(find('#textSize'), options('Large', catalogue.textSizes.filter((name) => name !== 'large')));
    fill(find('#theme'), options('Default', catalogue.themes));
    fill(find('#look'), options('Default', catalogue.looks));
    const overlays = [...catalogue.overlays].sort((one, other) => (other === 'guides') - (one === 'guides'));
    const toggle = (text, name, act) => make('button', {
      type: 'button', class: 'toggle', 'data-overlay': name, onclick: act,
    }, text);
    fill(find('#overlays'), overlays.map((name) => toggle(spoken(name), name, () => this.#toggle(name))),
      toggle('Default', '', () => this.#state.set({ show: null })));
  }

  // Canvas.

  #chooseCanvas(value) {
    const [kind, index] = value.split(' ');
    const device = this.#catalogue.devices[index];
    if (kind === 'canvas') this.#state.set(canvasState(this.#scene.canvases[index]));
    else if (device) this.#state.set({ ...canvasState(device), device: device.name, canvas: null });
    else this.#state.set({ device: null, canvas: null });
  }

  #turn() {
    const { width, height, device } = this.#state.values;
    const isTurned = device?.endsWith(turnedSuffix);
    const turned = isTurned ? device.slice(0, -turnedSuffix.length) : device && device + turnedSuffix;
    this.#state.set({ width: height, height: width, device: turned });
  }

  #fillCanvases() {
    const canvases = this.#scene?.canvases ?? [];
    const key = `${canvases.map(({ name }) => name)}`;
    if (key === this.#canvasKey) return;
    this.#canvasKey = key;
    const own = canvases.map(({ name }, index) => option(`canvas ${index}`, name));
    const devices = this.#catalogue.devices.map(({ name, width, height }, index) =>
      option(`device ${index}`, `${name}, ${points(width)} × ${points(height)}`));
    fill(find('#device'), option('none', 'No device'),
      own.length > 0 && make('optgroup', { label: 'Canvases of the scene' }, own),
      make('optgroup', { label: 'Devices' }, devices));
  }

  #canvasValue() {
    const { width, height, device } = this.#state.values;
    const place = this.#catalogue.devices.findIndex(({ name }) => name === device?.split(':')[0]);
    if (place >= 0) return `device ${place}`;
    const own = this.#scene?.canvases ?? [];
    const index = own.findIndex((canvas) => canvas.width === width && canvas.height === height);
    return index >= 0 ? `canvas ${index}` : 'none';
  }

  // What is drawn.

  /** The overlays that are on. */
  get #shown() { return this.#state.get('show')?.split(',') ?? this.#ownOverlays; }

  #toggle(name) {
    const shown = new Set(this.#shown);
    if (!shown.delete(name)) shown.add(name);
    this.#state.set({ show: this.#catalogue.overlays.filter((one) => shown.has(one)).join(',') || 'none' });
  }

  /** Shows the state in all controls. */
  show(scene) {
    const { values } = this.#state;
    this.#scene = scene;
    this.#ownOverlays = scene?.shown ?? [];
    this.#fillCanvases();
    find('#device').value = this.#canvasValue();
    for (const name of selects) find(`#${name}`).value = values[name] ?? '';
    const shown = new Set(values.show === undefined ? ['', ...this.#ownOverlays] : this.#shown);
    for (const toggle of all('.toggle')) {
      toggle.setAttribute('aria-pressed', shown.has(toggle.dataset.overlay));
    }
    this.#showComparison(values.before);
    for (const link of all('[data-format]')) {
      link.href = `/picture?${this.#state.query({ format: link.dataset.format })}`;
    }
  }

  // Comparison.

  #showComparison(before) {
    const [compare, commit] = [find('#compare'), find('#commit')];
    const isCommit = before?.startsWith('commit:');
    // While no commit is written yet, the choice isn't in the state.
    if (before || compare.value !== 'commit') compare.value = isCommit ? 'commit' : before ?? '';
    if (isCommit) commit.value = before.slice('commit:'.length);
    commit.hidden = compare.value !== 'commit';
    find('#accept').hidden = before !== 'reference' || !this.#canvasValue().startsWith('canvas');
  }

  #listenToComparison() {
    const [compare, commit, dialog] = [find('#compare'), find('#commit'), find('#confirm')];
    const change = () => {
      const revision = commit.value.trim();
      const comparison = compare.value === 'commit' ? revision && `commit:${revision}` : compare.value;
      this.#state.set({ before: comparison || null });
      this.#showComparison(this.#state.get('before'));
    };
    compare.addEventListener('change', () => {
      change();
      if (!commit.hidden) commit.focus();
    });
    commit.addEventListener('change', change);
    find('#accept').addEventListener('click', () => {
      setText(find('#confirmText'), `The layout of ${this.#state.get('scene')} becomes the new reference of ${find('#device').selectedOptions[0].text}.`);
      dialog.returnValue = '';
      dialog.showModal();
    });
    dialog.addEventListener('close', () => dialog.returnValue === 'accept' && this.#attempt(async () => {
      const answer = await post('/accept', this.#state.query());
      this.#actions.accepted();
      return `Accepted: ${answer.accepted}`;
    }));
  }

  // Export.

  #listenToExport() {
    const menu = find('#export');
    const close = ({ target, relatedTarget }) => { menu.open &&= menu.contains(relatedTarget ?? target); };
    menu.addEventListener('focusout', (event) => event.relatedTarget && close(event));
    document.addEventListener('pointerdown', close);
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      find('summary', menu).focus();
      event.stopPropagation();
    });
    const copy = (selector, what, work) => find(selector).addEventListener('click', () => {
      find('summary', menu).focus();
      menu.open = false;
      this.#attempt(() => work().then(() => `${what} copied`));
    });
    // The contents are promised, since browsers only let a page copy during a click.
    const write = (type, format) => {
      const file = getFile(`/picture?${this.#state.query({ format })}`).then((answer) => answer.blob());
      const content = file.then((blob) => new Blob([blob], { type }));
      return navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    };
    copy('#copyLink', 'Link', async () => {
      this.#state.flush();
      await navigator.clipboard.writeText(location.href);
    });
    copy('#copySVG', 'SVG', async () => write('text/plain', 'svg'));
    copy('#copyPNG', 'PNG', async () => write('image/png', 'png'));
  }

  /** Shows the message that `work` returns, or what went wrong. */
  async #attempt(work) {
    const text = await work().catch((error) => error.message);
    this.#actions.notify(navigator.clipboard ? text : 'Browsers copy only from secure pages.');
  }
}
