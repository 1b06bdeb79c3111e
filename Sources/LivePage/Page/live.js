// The page with its server: connects the state, the pieces, and everything that shows them.

import { debounced, fill, find, linkButton, make, setText } from './dom.js';
import { Controls, canvasState } from './controls.js';
import { ItemPanel } from './itemPanel.js';
import { Picture } from './picture.js';
import { PieceStore, Question, get, renewToken } from './server.js';
import { SceneList } from './sidebar.js';
import { Slider, addSliders } from './sliders.js';
import { Source } from './source.js';
import { State } from './state.js';
import { FindingsList, ItemsTable, Tabs } from './tabs.js';

/** The state that stays when another scene is opened. */
const lasting = ['direction', 'textSize', 'theme', 'look', 'show'];

export class LivePage {
  state = new State((changed) => this.#changed(changed));
  catalogue = { scenes: [] };
  /** The layout in the picture, and the path of its scene. */
  layout = null;
  shownScene = null;
  /** The axis that was changed last, or `null` for the corner; then the one that keys move along. */
  axis = 'width';
  sliderAxis = 'width';
  pointed = null;
  findings = null;
  changes = [];
  source = null;
  #isScheduled = false;
  #explanations = new Map();
  /** The keys of the last questions, by what they were about. */
  #asked = {};
  #questions = Object.fromEntries(
    ['findings', 'explanation', 'width', 'height', 'source'].map((name) => [name, new Question()]));

  constructor() {
    const actions = this.actions = {
      choose: (name) => this.state.set({ item: name }),
      chooseItem: (item) => this.state.set({ item: item?.name }),
      point: (item) => this.#point(item?.name ?? null),
      goTo: (axis, extent) => this.#resize({ [axis]: extent }, axis),
      goToLine: (line) => {
        this.tabs.open('sourceTab');
        this.sourceView.goToLine(line);
      },
      resize: (canvas, axis) => this.#resize(canvas, axis),
      settle: () => this.#resize({}, this.axis ?? 'width'),
      announce: (text) => setText(find('#announcement'), text),
      notify: (text) => this.#notify(text),
      accepted: () => this.#renew(),
      canvas: () => this.state.canvas,
    };
    this.store = new PieceStore(this.state, {
      receive: () => this.#schedule(),
      fail: (error) => this.#showError(error),
      waiting: (isWaiting) => { find('#waiting').hidden = !isWaiting; },
    });
    this.picture = new Picture(actions);
    this.controls = new Controls(this.state, actions);
    this.sliders = ['width', 'height'].map((axis) => new Slider(axis, actions));
    addSliders(this.sliders);
    this.panel = new ItemPanel(actions);
    this.items = new ItemsTable(actions);
    this.list = new FindingsList(actions);
    this.sourceView = new Source({
      point: (part) => this.#point(this.#itemOf(part)),
      choose: (part) => part && actions.choose(this.#itemOf(part)),
    });
    this.scenes = new SceneList((path) => this.#open(path));
    this.tabs = new Tabs(() => this.#schedule());
    this.rest = debounced(150, () => this.#rest());
    this.explainSoon = debounced(80, () => this.#explain(this.pointed));
  }

  async start() {
    document.addEventListener('keydown', (event) => this.#press(event));
    this.#listenToEvents();
    if (matchMedia('(max-width: 699px)').matches) find('.scenes details').open = false;
    try {
      await this.#readScenes();
      for (const name of ['hashchange', 'popstate']) window.addEventListener(name, () => this.#restore());
      this.#restore();
    } catch (error) {
      this.picture.clear('The scenes can’t be read.');
      this.#showError(error);
    }
  }

  get scene() { return this.catalogue.scenes.find(({ path }) => path === this.state.get('scene')); }

  async #readScenes() {
    this.catalogue = await get('/scenes');
    this.controls.setCatalogue(this.catalogue);
    this.sourceView.editor = this.catalogue.editor;
    this.scenes.show(this.catalogue.scenes, this.state.get('scene'));
    if (this.catalogue.scenes.length === 0) this.picture.clear('There are no scenes here yet.');
    this.controls.show(this.scene);
  }

  #restore() { this.state.restore(this.#complete(State.fromFragment())); }

  /** Adds the scene and its first canvas to values that don't name them. */
  #complete(values) {
    const { scenes } = this.catalogue;
    const path = values.scene ?? (scenes.find(({ error }) => !error) ?? scenes[0])?.path;
    const canvas = scenes.find((scene) => scene.path === path)?.canvases?.[0] ?? { width: 393, height: 852 };
    const isSized = values.width && values.height;
    return { scene: path, ...(!isSized && canvasState(canvas)), ...values };
  }

  #open(path) {
    const kept = Object.fromEntries(lasting.map((name) => [name, this.state.get(name)]));
    this.state.restore(this.#complete({ ...kept, scene: path }), { isNewEntry: true });
  }

  // Changes of the state.

  #changed(changed) {
    if (changed.has('scene')) this.#sceneChanged();
    if (changed.has('scene') || changed.has('device')) this.picture.recentre();
    for (const slider of this.sliders) slider.setExtent(this.state.get(slider.axis));
    this.controls.show(this.scene);
    this.picture.showsSystemGuides = /margins|safe-area/.test(this.state.get('show'));
    if (changed.has('item')) this.sourceView.highlight(this.state.get('item'));
    this.#schedule();
    this.rest();
  }

  #sceneChanged() {
    this.#showTitle();
    this.scenes.mark(this.state.get('scene'));
    this.pointed = null;
    [this.findings, this.changes] = [null, []];
    for (const question of Object.values(this.#questions)) question.cancel();
    this.axis = this.sliderAxis = 'width';
    for (const slider of this.sliders) slider.reset();
    this.source = null;
    this.sourceView.show(null);
    this.#showError(this.scene?.error);
  }

  #showTitle() {
    const path = this.state.get('scene') ?? '';
    setText(find('#title'), this.scene?.title || path || 'Layouts');
    setText(find('#path'), path);
    document.title = `${find('#title').textContent} – Plumbline`;
  }

  /** Changes the canvas; an axis of `null` is the corner, both extents at once. */
  #resize(canvas, axis) {
    this.axis = axis;
    this.sliderAxis = axis ?? this.sliderAxis;
    this.state.set(canvas);
    this.#schedule();
  }

  // Drawing.

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  #draw() {
    if (!this.state.get('scene')) return;
    const piece = this.store.find();
    if (piece && !this.scene?.error) this.#showError(null);
    if (piece) this.#show(piece);
    else if (!this.scene?.error) this.store.want(this.axis);
    if (this.layout) this.#showLayout();
  }

  #show(piece) {
    const extent = piece.extent(this.state.canvas);
    this.layout = piece.layout(extent);
    this.picture.show(piece.drawing(extent), this.layout);
    this.shownScene = this.state.get('scene');
    const slider = this.sliders.find(({ axis }) => axis === this.axis);
    if (slider) this.store.lookAhead(slider.axis, slider.range);
  }

  #showLayout() {
    if (this.tabs.current === 'itemsTab') this.items.show(this.layout, this.state.get('item'));
    this.list.show(this.layout, this, this.sliders.map(({ sweep }) => sweep));
    this.#showItem();
  }

  #item(name) { return this.layout?.items.find((item) => item.name === name) ?? null; }

  /** Shows the item under the pointer, or else the selected one. */
  #showItem() {
    if (!this.layout) return;
    const [selected, pointed] = [this.#item(this.state.get('item')), this.#item(this.pointed)];
    this.picture.outline(selected, pointed);
    const item = pointed ?? selected;
    const known = this.#explanations.get(item?.name);
    const isStale = !!known && known.key !== this.state.query({ item: item.name });
    this.panel.show(this.layout, item, { isSelected: item === selected, explanation: known?.answer, isStale });
  }

  // Items and lines.

  #point(name) {
    if (this.pointed === name) return;
    this.pointed = name;
    this.#showItem();
    if (name) this.explainSoon();
  }

  /** The item of a part of the source: a constraint's first one. */
  #itemOf(part) {
    if (!part || part.item) return part?.item ?? null;
    const isMeant = ({ text, line }) => text === part.constraint || line === part.line;
    return this.layout?.items[this.layout.constraints.find(isMeant)?.items[0]]?.name ?? null;
  }

  // Questions to the server, once the canvas rests.

  /** Asks unless the same was asked last. */
  #ask(name, path, key, query, receive) {
    if (this.#asked[name] === key) return;
    this.#asked[name] = key;
    this.#questions[name].ask(path, query, (answer) => {
      receive(answer);
      this.#schedule();
    });
  }

  #rest() {
    this.#askForSource();
    if (!this.state.get('width') || this.scene?.error) return;
    for (const slider of this.sliders) {
      const { axis, range: { from, to } } = slider;
      this.picture.setRange(axis, slider.range);
      this.#ask(axis, '/sweep', `${this.state.sweepKey(axis)} ${from} ${to}`,
        this.state.query({ axis, from, to }), (sweep) => slider.setSweep(sweep && { ...sweep, axis }));
    }
    this.#ask('findings', '/findings', this.state.query({ item: '', show: '' }), this.state.query(),
      (answer) => Object.assign(this, answer ?? { findings: [], changes: [] }));
    this.#explain(this.state.get('item'));
  }

  /** Asks who decides the edges of an item. Its last answer stays until then. */
  #explain(item) {
    const key = this.state.query({ item });
    if (!this.#item(item) || this.#explanations.get(item)?.key === key) return;
    this.#ask('explanation', '/explanation', key, key,
      (answer) => this.#explanations.set(item, { key, answer }));
  }

  #askForSource() {
    const query = `scene=${encodeURIComponent(this.state.get('scene'))}`;
    this.#ask('source', '/source', query, query, (source) => {
      this.source = source;
      this.sourceView.show(source);
      this.sourceView.highlight(this.state.get('item'), { isScrolling: false });
    });
  }

  /** Reads everything about the current scene again; canvas, selection and scroll positions stay. */
  #renew() {
    this.store.reset();
    this.#explanations.clear();
    this.#asked = {};
    this.#showError(this.scene?.error);
    this.#schedule();
    this.rest();
  }

  // Live reload.

  #listenToEvents() {
    const events = new EventSource('/events');
    events.addEventListener('changed', async (event) => {
      const isShown = JSON.parse(event.data).scenes.includes(this.state.get('scene'));
      const wasBroken = this.scene?.error;
      if (isShown) this.#renew();
      // The picture comes first.
      await new Promise((resolve) => setTimeout(resolve, 80));
      await this.#readAgain();
      if (isShown && (wasBroken || this.scene?.error)) this.#renew();
    });
    events.addEventListener('open', async () => {
      if (!this.isBroken) return;
      this.isBroken = false;
      this.#notify('');
      await renewToken().catch(() => {});
      await this.#readAgain();
      this.#renew();
    });
    events.addEventListener('error', () => {
      this.isBroken = true;
      this.#notify('The server has ended', { isLasting: true });
      // Browsers reconnect by themselves unless an answer was an error.
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.#listenToEvents(), 2000);
    });
  }

  async #readAgain() {
    await this.#readScenes().catch((error) => this.#showError(error));
    if (this.state.get('scene')) this.#showTitle();
    else this.#restore();
  }

  // Messages.

  #notify(text, { isLasting = false } = {}) {
    clearTimeout(this.noticeTimer);
    setText(find('#notice'), text);
    if (!isLasting) this.noticeTimer = setTimeout(() => setText(find('#notice'), ''), 5000);
  }

  /** Shows an error above the last good picture, or removes it. */
  #showError(error) {
    find('#error').hidden = !error;
    if (!error) return;
    if (this.shownScene !== this.state.get('scene')) {
      this.layout = null;
      this.items.show({ items: [] }, null);
      this.picture.clear('This scene can’t be drawn.');
    }
    const rows = (error.lines ?? []).map(({ file, line, column, message }) => make('p', {},
      linkButton(`${file}:${line}:${column}`, () => this.actions.goToLine(line)), ` ${message}`));
    fill(find('#error'), rows.length > 0 ? rows : make('p', {}, error.message));
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || find('dialog[open]')) return;
    if (event.key === 'Escape') this.state.set({ item: null });
    const direction = { '[': -1, ']': 1 }[event.key];
    const isTyping = event.target.matches('input:not([type=range]), select');
    if (isTyping || (event.key !== '/' && !direction)) return;
    event.preventDefault();
    if (event.key === '/') this.scenes.focusSearch();
    else this.sliders.find(({ axis }) => axis === this.sliderAxis).goToBreakpoint(direction);
  }
}
