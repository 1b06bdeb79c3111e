// Short ways to find, make and fill elements, and to write numbers.

export const find = (selector, from = document) => from.querySelector(selector);
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];

const isShown = (child) => child || child === 0;

/** Makes an element. Properties that start with `on` are listeners; children that are falsy are left out. */
export function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element && !name.startsWith('aria')) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(isShown));
  return element;
}

export const fill = (element, ...children) => element.replaceChildren(...children.flat().filter(isShown));

/** Sets a text only if it differs, so that unchanged nodes cost nothing. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A number of points for people: at most two digits after the point, as in the terminal. */
export const points = (number) => String(Math.round(number * 100) / 100 + 0).replace('-', '−');

export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of the command line for people: 'extra-large' is 'Extra large'. */
export const spoken = (name) => capitalized(name.replaceAll('-', ' '));

/** A button that looks like a link. */
export const linkButton = (text, onclick) => make('button', { type: 'button', class: 'link', onclick }, text);

/** Returns a function that runs `work` when it hasn't been called for a while. */
export function debounced(milliseconds, work) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), milliseconds);
  };
}
