// Numbered texts: drawings and layouts whose numbers depend on the canvas's extent.

/** Rounds to whole numbers, halves away from zero, whatever the last digits of sums are. */
const rounded = (number) => Math.sign(number) * Math.floor(Math.abs(number) + 0.500001);

function written(number) {
  const short = rounded(number * 1000) / 1000;
  return short === 0 ? '0' : String(short);
}

function evaluated(value, extent, pixel) {
  if (value.length === 2) return written(value[0] + value[1] * extent);
  return written(value[2] + rounded((value[0] + value[1] * extent) / pixel) * pixel);
}

/** A text with numbers in it, some of which vary with the extent. */
export class NumberedText {
  /** The constant texts around the varying numbers: one more than there are numbers. */
  #constants = [''];
  #values = [];
  #pixel;

  /** In `template`, U+001F takes the places of `values`, which are numbers or functions. */
  constructor(template, values, pixel) {
    this.#pixel = pixel;
    template.split('\u001f').forEach((text, index) => {
      if (index > 0) this.#append(values[index - 1]);
      this.#extend(text);
    });
  }

  #extend(text) { this.#constants[this.#constants.length - 1] += text; }

  #append(value) {
    if (typeof value === 'number') return this.#extend(written(value));
    this.#values.push(value);
    this.#constants.push('');
  }

  number(index, extent) { return evaluated(this.#values[index], extent, this.#pixel); }

  /** The text with what `number` returns for each varying value. */
  joined(number) {
    let text = this.#constants[0];
    for (let index = 0; index < this.#values.length; index += 1) {
      text += number(index) + this.#constants[index + 1];
    }
    return text;
  }

  at(extent) { return this.joined((index) => this.number(index, extent)); }
}

/** An SVG element whose varying attributes and texts follow the extent. */
export class Drawing {
  #text;
  #bindings = [];

  constructor(text) {
    this.#text = text;
    // Private-use characters mark the varying numbers, so that they can be found in the parsed tree.
    const marked = text.joined((index) => `\ue000${index}\ue000`);
    const root = new DOMParser().parseFromString(marked, 'image/svg+xml').documentElement;
    const isSVG = root.nodeName === 'svg' && !root.querySelector('parsererror');
    if (!isSVG) throw new Error('the drawing isn’t an SVG document');
    this.#bind(root);
    this.element = root;
  }

  #bind(node) {
    if (node.nodeType === Node.TEXT_NODE) this.#follow(node, node.data);
    for (const attribute of node.attributes ?? []) this.#follow(attribute, attribute.value);
    for (const child of node.childNodes) this.#bind(child);
  }

  #follow(node, text) {
    if (!text.includes('\ue000')) return;
    const parts = text.split('\ue000').map((part, index) => (index % 2 ? Number(part) : part));
    this.#bindings.push({ node, parts, last: text });
  }

  show(extent) {
    for (const binding of this.#bindings) {
      let text = '';
      for (const part of binding.parts) {
        text += typeof part === 'number' ? this.#text.number(part, extent) : part;
      }
      if (text === binding.last) continue;
      binding.last = text;
      binding.node.nodeValue = text;
    }
  }
}

/** A layout and its drawing, valid for a range of extents along one axis. */
export class Piece {
  #drawing = null;

  /**
   * `other` is the canvas's other extent, `asked` the axis that the piece was asked for along, if it wasn't a canvas
   * alone. `parts` finds what the layout consists of by its hash.
   */
  constructor(range, { drawing, layout, parts, other, asked = null }) {
    Object.assign(this, range, { drawingText: drawing, layoutText: layout, parts, other, asked });
  }

  has(canvas) {
    const extent = canvas[this.axis];
    const other = this.axis === 'width' ? canvas.height : canvas.width;
    return this.other === other && this.from <= extent && extent <= this.to;
  }

  extent(canvas) { return canvas[this.axis]; }

  layout(extent) {
    const layout = JSON.parse(this.layoutText.at(extent));
    return completed(layout, this.parts(layout.parts));
  }

  drawing(extent) {
    this.#drawing ??= new Drawing(this.drawingText);
    this.#drawing.show(extent);
    return this.#drawing.element;
  }
}

/** A layout with what its parts are called, and with frames in place of edges. */
function completed(layout, parts) {
  const { scale } = layout.canvas;
  // Edges are on pixels, and written with three digits.
  const difference = (one, other) => Math.round((one - other) * scale) / scale;
  const axesOf = (pairs, index) => pairs.filter(([item]) => item === index).map(([, axis]) => axis);
  const items = parts.items.map((part, index) => {
    const [left, top, right, bottom] = layout.edges[index];
    const [ownerLeft, ownerTop] = layout.edges[part.owner] ?? [0, 0];
    const size = [difference(right, left), difference(bottom, top)];
    return {
      ...part, root: [left, top, ...size],
      frame: [difference(left, ownerLeft), difference(top, ownerTop), ...size], hidden: layout.hidden.includes(index),
      ambiguous: axesOf(layout.ambiguous, index), unconstrained: axesOf(layout.unconstrained, index),
    };
  });
  const state = (index) => {
    if (layout.broken.includes(index)) return 'broken';
    return layout.violated.includes(index) ? 'violated' : 'holds';
  };
  const constraints = parts.constraints.map((part, index) => ({ ...part, state: state(index) }));
  return { ...layout, title: parts.title, direction: parts.direction, items, constraints };
}

/** The lines of an exported piece: those of the piece before with splices applied from last to first. */
export function spliced(lines, splices) {
  const result = [...lines];
  for (const [start, count, added] of [...splices].reverse()) result.splice(start, count, ...added);
  return result;
}
