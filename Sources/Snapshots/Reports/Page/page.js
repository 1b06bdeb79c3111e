
(() => {
  'use strict';
  const find = (selector, from = document) => from.querySelector(selector);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const main = find('main');
  const bar = find('.bar');
  const search = find('#search');
  const pause = find('#pause');
  const keys = find('#keys');
  const outlines = find('#outlines');
  const snapshots = all('article');
  const entries = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
  let current = null;
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

  find('.controls').hidden = false;
  for (const pair of all('.pair')) {
    if (find('.difference', pair)) pair.classList.add('told');
  }

  // What is shown.

  const chosen = (name) => find(`input[name="${name}"]:checked`)?.value;
  const visible = () => snapshots.filter((snapshot) => !snapshot.hidden);

  function filter() {
    const status = chosen('status');
    const words = search.value.trim().toLowerCase();
    let count = 0;
    for (const snapshot of snapshots) {
      const own = snapshot.dataset.status;
      const matchesStatus = status === 'all' || status === own || (status === 'open' && own !== 'passed');
      const isShown = matchesStatus && snapshot.dataset.name.includes(words);
      snapshot.hidden = !isShown;
      const entry = entries.get(snapshot.id);
      if (entry) entry.parentElement.hidden = !isShown;
      if (isShown) count += 1;
    }
    find('#shown').textContent =
      count === snapshots.length ? '' : `${count} of ${snapshots.length} shown`;
    if (current?.hidden) choose(null);
  }

  function choose(snapshot) {
    if (current) entries.get(current.id)?.removeAttribute('aria-current');
    current = snapshot;
    if (!snapshot) return;
    const entry = entries.get(snapshot.id);
    entry?.setAttribute('aria-current', 'true');
    entry?.scrollIntoView({ block: 'nearest' });
  }

  function move(step) {
    const shown = visible();
    if (shown.length === 0) return;
    const place = shown.indexOf(current);
    const next = place < 0 ? 0 : Math.min(Math.max(place + step, 0), shown.length - 1);
    shown[next].focus({ preventScroll: true });
    shown[next].scrollIntoView({ block: 'start' });
  }

  /** Shows what the address names, even where the filter would hide it. */
  function reveal() {
    const snapshot = document.getElementById(location.hash.slice(1));
    if (!snapshots.includes(snapshot)) return;
    if (snapshot.hidden) {
      search.value = '';
      find('input[name="status"][value="all"]').checked = true;
      filter();
    }
    snapshot.focus({ preventScroll: true });
    snapshot.scrollIntoView({ block: 'start' });
  }

  // How pictures are compared.

  function compare() {
    main.dataset.mode = chosen('mode');
    pause.hidden = main.dataset.mode !== 'blink';
    setPause(isPaused);
  }

  function setPause(value) {
    isPaused = value;
    pause.setAttribute('aria-pressed', String(value));
  }

  function turn() {
    main.dataset.face = main.dataset.face === 'actual' ? 'reference' : 'actual';
  }

  setInterval(() => {
    if (main.dataset.mode === 'blink' && !isPaused && !document.hidden) turn();
  }, 700);

  function slide(snapshot, share) {
    const range = snapshot && find('.split input', snapshot);
    if (!range) return;
    range.value = String(share);
    find('.pictures', snapshot).style.setProperty('--split', `${range.value}%`);
  }

  function drag(event) {
    const pair = event.target.closest?.('.pair');
    if (!pair || main.dataset.mode !== 'slider' || !(event.buttons & 1)) return;
    const box = find('.actual .sheet', pair).getBoundingClientRect();
    slide(pair.closest('article'), Math.round(((event.clientX - box.left) / box.width) * 100));
    event.preventDefault();
  }

  // What the keys do.

  const modes = ['beside', 'slider', 'blink', 'difference'];

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
    const isField = event.target === search;
    if (event.key === 'Escape' && isField) {
      search.value = '';
      search.blur();
      filter();
    }
    if (isField) return;
    if (event.key.startsWith('Arrow')) {
      arrow(event);
      return;
    }
    const mode = modes[Number(event.key) - 1];
    if (mode) {
      find(`input[name="mode"][value="${mode}"]`).checked = true;
      compare();
    } else if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === 'p') setPause(!isPaused);
    else if (event.key === 'o') {
      outlines.checked = !outlines.checked;
      main.classList.toggle('plain', !outlines.checked);
    } else if (event.key === '/') search.focus();
    else if (event.key === '?') keys.showModal();
    else return;
    event.preventDefault();
  }

  function arrow(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target.closest('input, .scroll')) return;
    if (main.dataset.mode === 'slider') {
      const snapshot = current ?? visible().find((one) => find('.split', one));
      const range = snapshot && find('.split input', snapshot);
      if (range) slide(snapshot, Number(range.value) + 5 * step);
    } else if (main.dataset.mode === 'blink' && isPaused) turn();
    else return;
    event.preventDefault();
  }

  // A row of the table and the outlines of its item.

  function light(event) {
    for (const lit of all('.lit')) lit.classList.remove('lit');
    const row = event.target.closest?.('tr[data-item]');
    if (!row) return;
    const outlined = `.outlines [data-item="${row.dataset.item}"]`;
    for (const outline of all(outlined, row.closest('article'))) outline.classList.add('lit');
  }

  function measure() {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    document.documentElement.style.setProperty('--bar', isSticky ? `${bar.offsetHeight}px` : '0px');
  }

  find('.controls').addEventListener('submit', (event) => event.preventDefault());
  find('#filter').addEventListener('change', filter);
  find('#mode').addEventListener('change', compare);
  search.addEventListener('input', filter);
  outlines.addEventListener('change', () => main.classList.toggle('plain', !outlines.checked));
  pause.addEventListener('click', () => setPause(!isPaused));
  find('#help').addEventListener('click', () => keys.showModal());
  main.addEventListener('input', (event) => {
    if (event.target.type === 'range') slide(event.target.closest('article'), event.target.value);
  });
  main.addEventListener('pointerdown', drag);
  main.addEventListener('pointermove', drag);
  main.addEventListener('dragstart', (event) => event.preventDefault());
  main.addEventListener('focusin', (event) => choose(event.target.closest('article')));
  main.addEventListener('mouseover', light);
  document.addEventListener('keydown', press);
  window.addEventListener('hashchange', reveal);
  window.addEventListener('resize', measure);

  measure();
  filter();
  compare();
  reveal();
})();
