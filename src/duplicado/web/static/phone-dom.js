// Small helpers of the table's page: elements, words in the reader's language, what is kept on the phone.

const WORDS = JSON.parse(document.getElementById("phone").dataset.words);

/** A sentence of the page with its values put in; a word that is missing shows its name, so that it is noticed. */
export const say = (name, values = {}) =>
  (WORDS[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => (key in values ? String(values[key]) : whole));

/** Whether there are words of that name. */
export const hasWords = (name) => name in WORDS;

/**
 * Make an element. `on` are listeners by event, `data` goes to the dataset, anything else is an attribute;
 * `true` and `false` set and leave out, children are elements or texts.
 */
export function el(tag, { on = {}, data = {}, ...attributes } = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  for (const [name, value] of Object.entries(data)) made.dataset[name] = value;
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener);
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** A button; `at` names it, so that it has the focus again after its place was written anew. */
export const button = (text, act, { at = "", ...more } = {}) =>
  el("button", { type: "button", data: at ? { at } : {}, on: { click: act }, ...more }, text);

/**
 * Put children in the place of those there are; what was unfolded stays so, and focus stays where it was, or goes to the
 * heading of what it was in when the button itself is gone.
 */
export function rewrite(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const at = focused?.dataset.at ?? "";
  const near = focused?.closest("[data-near]")?.dataset.near ?? "";
  const unfolded = new Set([...place.querySelectorAll("details[open]")].map((each) => each.dataset.kept));
  place.replaceChildren(...children.flat().filter(Boolean));
  for (const each of place.querySelectorAll("details")) each.open = unfolded.has(each.dataset.kept);
  const again = [at, near].filter(Boolean).map((name) => place.querySelector(`[data-at="${CSS.escape(name)}"]`)).find(Boolean);
  again?.focus({ preventScroll: true });
}

/** What is kept on this phone; where it keeps nothing (a private window), until the page is closed. */
const memory = new Map();

export function kept(key, otherwise) {
  try {
    const text = localStorage.getItem(key);
    if (text !== null) return JSON.parse(text);
  } catch {
    // read from memory
  }
  return memory.has(key) ? memory.get(key) : otherwise;
}

/** Keep something; tells whether it outlives the page. */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

export function forget(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
