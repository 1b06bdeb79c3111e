// The page without a server: one exported figure, with its sliders and the panel of its items.

import { find, setText } from './dom.js';
import { ItemPanel } from './itemPanel.js';
import { Picture } from './picture.js';
import { NumberedText, Piece, spliced } from './pieces.js';
import { get } from './server.js';
import { Slider, addSliders } from './sliders.js';

/** The pieces of one axis, unpacked. */
function unpacked(axis, { from, pieces }, { templates, pixel, canvas, parts }) {
  const other = axis === 'width' ? canvas.height : canvas.width;
  const text = (lines) => new NumberedText(
    lines.map(([template]) => templates[template]).join('\n'), lines.flatMap(([, ...values]) => values), pixel);
  let [start, drawing, layout] = [from, [], []];
  return pieces.map((piece) => {
    drawing = spliced(drawing, piece.drawing);
    layout = spliced(layout, piece.layout);
    const range = { axis, from: start, to: piece.to };
    start = piece.to;
    return new Piece(range,
      { drawing: text(drawing), layout: text(layout), parts: (hash) => parts[hash], other });
  });
}

export async function startFigure(address) {
  const figure = await get(address).catch(() => setText(find('#empty'), 'The figure can’t be read.'));
  if (!figure) return;
  document.title = find('#title').textContent = figure.scene.title;
  const axes = ['width', 'height'].filter((axis) => figure.axes[axis]);
  const pieces = Object.fromEntries(axes.map((axis) => [axis, unpacked(axis, figure.axes[axis], figure)]));
  const own = { width: figure.canvas.width, height: figure.canvas.height };
  let [canvas, axis, selected, pointed, layout, isScheduled] = [own, axes[0], null, null, null, false];

  function draw() {
    isScheduled = false;
    const extent = canvas[axis];
    const piece = pieces[axis].find(({ to }) => extent <= to) ?? pieces[axis].at(-1);
    layout = piece.layout(extent);
    picture.show(piece.drawing(extent), layout);
    showItem();
  }

  function showItem() {
    const named = (name) => layout?.items.find((item) => item.name === name) ?? null;
    if (!layout) return;
    picture.outline(named(selected), named(pointed));
    panel.show(layout, named(pointed ?? selected), { isSelected: (pointed ?? selected) === selected });
  }

  /** One extent moves at a time, the one that changed more; the other returns to the canvas's own. */
  function resize(changes, changed) {
    const distance = (name) => Math.abs((changes[name] ?? own[name]) - own[name]);
    const wanted = changed ?? (distance('height') > distance('width') ? 'height' : 'width');
    axis = pieces[wanted] ? wanted : axes[0];
    canvas = { ...own, [axis]: slider().clamped(changes[axis] ?? canvas[axis]) };
    for (const one of sliders) one.setExtent(canvas[one.axis]);
    if (!isScheduled) requestAnimationFrame(draw);
    isScheduled = true;
  }

  const actions = {
    canvas: () => canvas, resize, settle: () => {},
    goTo: (name, extent) => resize({ [name]: extent }, name),
    announce: (text) => setText(find('#announcement'), text),
    choose: (name) => {
      selected = name;
      showItem();
    },
    chooseItem: (item) => actions.choose(item?.name ?? null),
    point: (item) => {
      pointed = item?.name ?? null;
      showItem();
    },
  };
  const picture = new Picture(actions);
  const panel = new ItemPanel(actions);
  const sliders = axes.map((name) => new Slider(name, actions));
  const slider = () => sliders.find((one) => one.axis === axis);
  addSliders(sliders);
  for (const one of sliders) {
    const { from, to, sweep } = figure.axes[one.axis];
    one.setLimits({ from, to });
    one.setExtent(canvas[one.axis]);
    one.setSweep(sweep);
    picture.setRange(one.axis, { from, to });
  }
  find('#rightHandle').hidden = !pieces.width;
  find('#bottomHandle').hidden = !pieces.height;
  find('#cornerHandle').hidden = axes.length < 2;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') actions.choose(null);
    if (key === '[' || key === ']') slider().goToBreakpoint(key === ']' ? 1 : -1);
  });
  draw();
}
