// Requests to the server, and the pieces that it has sent.

import { find } from './dom.js';
import { NumberedText, Piece } from './pieces.js';

/** An answer that says what is wrong, with places in files. */
export class ServerError extends Error {
  constructor({ message, lines }) {
    super(message);
    this.lines = lines ?? [];
  }
}

/** Asks for a file; `options` are those of `fetch`. */
export async function getFile(address, options) {
  const response = await fetch(address, options);
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  throw new ServerError(answer?.error ?? { message: `The server answered ${response.status}.` });
}

export const get = async (path, query = '', signal = null) =>
  (await getFile(query ? `${path}?${query}` : path, { signal })).json();

export async function post(path, query) {
  const headers = { 'X-Plumbline-Token': find('meta[name=token]').content };
  return (await getFile(`${path}?${query}`, { method: 'POST', headers })).json();
}

/** Takes over the token of a server that was started again. */
export async function renewToken() {
  const page = new DOMParser().parseFromString(await (await getFile('/')).text(), 'text/html');
  find('meta[name=token]').content = find('meta[name=token]', page).content;
}

let turn = 0;
const pageIdentifier = crypto.getRandomValues(new Uint32Array(2)).join('');

/** Tells the server which of this page's requests of a kind is the latest. */
const nextTurn = () => `page=${pageIdentifier}&turn=${(turn += 1)}`;

/** Asks for one thing at a time: a newer question ends the older one. A refusal is `null`. */
export class Question {
  #controller = null;

  cancel() { this.#controller?.abort(); }

  async ask(path, query, receive) {
    this.cancel();
    const controller = (this.#controller = new AbortController());
    const answer = await get(path, `${query}&${nextTurn()}`, controller.signal).catch(() => null);
    if (!controller.signal.aborted) receive(answer);
  }
}

const limit = 64;
/** How far ahead pieces are asked for, in points. */
const ahead = 12;
const named = ({ width, height }) => `${width}×${height}`;

/** The pieces of the current state. At most one request is under way, for the latest canvas. */
export class PieceStore {
  #state;
  #events;
  /** The pieces of `#key`, the latest at the end. */
  #pieces = [];
  #key = null;
  #request = null;
  /** The canvases without a drawing; they aren't asked for again until the state changes. */
  #refused = new Set();
  /** What layouts consist of, by hashes; the server sends each once. */
  #parts = new Map();
  #lastParts = '';

  /** `events` has `receive()`, `fail(error)` with `null` for success, and `waiting(isWaiting)`. */
  constructor(state, events) {
    this.#state = state;
    this.#events = events;
  }

  /** Forgets all pieces, since the files or the state behind them changed. */
  reset() {
    this.#pieces = [];
    this.#refused.clear();
    this.#key = this.#state.drawingKey;
    this.#end();
  }

  /** The piece for the current canvas, or `null`. */
  find() {
    if (this.#key !== this.#state.drawingKey) this.reset();
    return this.#pieces.findLast((piece) => piece.has(this.#state.canvas)) ?? null;
  }

  /** Asks for the current canvas: alone at first or without an axis, or else for the piece around it. */
  want(axis) {
    const { canvas } = this.#state;
    const running = this.#request;
    // A piece that is asked for ahead may be the wanted one, if it is on the same line.
    const isOnLine = running?.axis === axis && running.other === canvas[across(axis)];
    if (running && (!running.isAhead || isOnLine)) return;
    if (!this.#refused.has(named(canvas))) this.#ask(this.#pieces.length ? axis : null, canvas, false);
  }

  /** Asks for the pieces around the current canvas, and a little to both sides of it along an axis. */
  lookAhead(axis, range) {
    const { canvas } = this.#state;
    const isKnown = (one) => this.#pieces.some((piece) => piece.asked === axis && piece.has(one));
    const next = [0, ahead, -ahead].map((distance) => canvas[axis] + distance)
      .filter((extent) => range.from <= extent && extent <= range.to)
      .map((extent) => ({ ...canvas, [axis]: extent }))
      .find((one) => !this.#refused.has(named(one)) && !isKnown(one));
    if (next && !this.#request) this.#ask(axis, next, true);
  }

  #end() {
    this.#request?.controller.abort();
    clearTimeout(this.#request?.timer);
    this.#request = null;
    this.#events.waiting(false);
  }

  async #ask(axis, canvas, isAhead) {
    this.#end();
    const timer = setTimeout(() => this.#events.waiting(!isAhead), 100);
    const request = { axis, other: canvas[across(axis)], isAhead, controller: new AbortController(), timer };
    this.#request = request;
    const query = this.#state.query({ ...canvas, ...(axis && { axis }), parts: this.#lastParts });
    let error = null;
    try {
      const { signal } = request.controller;
      const answer = await (await getFile(`/piece?${query}&${nextTurn()}`, { signal })).text();
      if (this.#request !== request) return;
      this.#keep(answer, axis, canvas);
    } catch (failure) {
      if (this.#request !== request) return;
      error = failure;
      this.#refuse(canvas, !(failure instanceof ServerError));
    }
    this.#end();
    if (!isAhead) this.#events.fail(error);
    this.#events.receive();
  }

  /** Doesn't ask for a canvas again, or not yet if only the connection failed. */
  #refuse(canvas, isTransient) {
    this.#refused.add(named(canvas));
    if (isTransient) setTimeout(() => this.#refused.delete(named(canvas)) && this.#events.receive(), 500);
  }

  /** Takes a message: the range, the drawing and its functions, the layout and its functions, and the parts. */
  #keep(message, asked, canvas) {
    const [head, drawing, drawingValues, layout, layoutValues, parts] = message.split('\u001e');
    const answer = JSON.parse(head);
    if (parts) {
      const found = JSON.parse(parts);
      this.#lastParts = found.hash;
      this.#parts.set(found.hash, found);
    }
    const axis = asked ?? 'width';
    const extent = canvas[axis];
    const { from, to } = asked ? answer : { from: extent, to: extent };
    // Extents between whole points are those of a canvas alone.
    const range = { axis, from: Math.min(from, extent), to: Math.max(to, extent) };
    this.#pieces.push(new Piece(range, {
      drawing: new NumberedText(drawing, JSON.parse(drawingValues), answer.pixel),
      layout: new NumberedText(layout, JSON.parse(layoutValues), answer.pixel),
      parts: (hash) => this.#parts.get(hash), other: canvas[across(axis)], asked,
    }));
    if (this.#pieces.length > limit) this.#pieces.shift();
  }
}

const across = (axis) => (axis === 'width' ? 'height' : 'width');
