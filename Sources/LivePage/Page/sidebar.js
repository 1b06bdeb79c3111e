// The list of scenes, grouped, with thumbnails and a search field.

import { all, fill, find, make } from './dom.js';

export class SceneList {
  #search = find('#search');
  #list = find('#scenes');
  #links = new Map();
  #open;

  /** `open(path)` shows a scene. */
  constructor(open) {
    this.#open = open;
    this.#search.addEventListener('input', () => this.#filter());
    this.#search.addEventListener('keydown', (event) => this.#press(event));
  }

  show(scenes, current) {
    const focused = document.activeElement?.dataset.path;
    const { scrollTop } = this.#list;
    this.#links = new Map(scenes.map((scene) => [scene.path, this.#link(scene)]));
    const groups = [...new Set(scenes.map(({ group }) => group))].map((group) => {
      const members = scenes.filter((scene) => scene.group === group);
      const rows = members.map(({ path }) => make('li', {}, this.#links.get(path)));
      return make('section', {}, make('h2', {}, group || 'Scenes'), make('ul', {}, rows));
    });
    fill(this.#list, groups);
    this.#list.scrollTop = scrollTop;
    this.mark(current);
    this.#filter();
    this.#links.get(focused)?.focus({ preventScroll: true });
  }

  #link({ path, title, error, version, group }) {
    const scene = encodeURIComponent(path);
    const thumbnail = `/thumbnail?scene=${scene}&version=${version}`;
    const words = `${title} ${path}`.toLowerCase();
    const open = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#open(path);
    };
    const link = { href: `#scene=${scene}`, 'data-path': path, 'data-words': words, onclick: open };
    return make('a', link,
      // A scene that can't be read has no thumbnail.
      error ? make('span', { class: 'image', 'aria-hidden': true }, '!')
        : make('img', { class: 'image', loading: 'lazy', alt: '', src: thumbnail, width: 36, height: 36 }),
      make('span', { class: 'names' }, make('span', {}, title || path),
        error ? make('span', { class: 'failed' }, 'Can’t be read')
          : make('span', { class: 'quiet' }, path.startsWith(`${group}/`) ? path.slice(group.length + 1) : path)));
  }

  mark(current) {
    for (const link of this.#links.values()) link.removeAttribute('aria-current');
    this.#links.get(current)?.setAttribute('aria-current', 'page');
    this.#links.get(current)?.scrollIntoView({ block: 'nearest' });
  }

  focusSearch() {
    find('.scenes details').open = true;
    this.#search.focus();
    this.#search.select();
  }

  #filter() {
    const words = this.#search.value.trim().toLowerCase().split(/\s+/);
    for (const link of this.#links.values()) {
      link.parentElement.hidden = !words.every((word) => link.dataset.words.includes(word));
    }
    for (const section of all('section', this.#list)) section.hidden = !find('li:not([hidden])', section);
    find('#noScenes').hidden = this.#links.size === 0 || !!find('li:not([hidden])', this.#list);
  }

  #press(event) {
    if (event.key === 'Enter') find('li:not([hidden]) a', this.#list)?.click();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#search.value = '';
    this.#search.blur();
    this.#filter();
  }
}
