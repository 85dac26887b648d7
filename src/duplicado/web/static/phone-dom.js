// Small helpers of the pages of a table: elements, words in the reader's language, what is kept on the phone.

import { only } from "./club.js";

/** @typedef {Node | string | number | boolean | null | undefined} Child what is nothing is left out */

/** @type {Record<string, string>} */
const WORDS = JSON.parse(only("[data-words]", HTMLElement).dataset.words ?? "{}");

/** A sentence of the page with its values put in; a word that is missing shows its name, so that it is noticed. */
export const say = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ values = {}) =>
  (WORDS[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => (key in values ? String(values[key]) : whole));

/** Whether there are words of that name. */
export const hasWords = (name) => name in WORDS;

/**
 * Make an element. `on` are listeners by event, `data` goes to the dataset, anything else is an attribute;
 * `true` and `false` set and leave out, or are said of what assistive technology reads; children are elements or texts.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {{ on?: Record<string, (event: any) => void>, data?: Record<string, unknown>, [name: string]: any }} options
 * @param {(Child | Child[])[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, { on = {}, data = {}, ...attributes } = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("aria-") && typeof value === "boolean") made.setAttribute(name, String(value));
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const [name, value] of Object.entries(data)) made.dataset[name] = String(value);
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener);
  made.append(...given(children));
  return made;
}

/**
 * The children that there are.
 * @param {(Child | Child[])[]} children
 */
const given = (children) => children.flat().filter((child) => child !== null && child !== undefined && child !== false).map(asNode);

/** @returns {Node | string} */
const asNode = (/** @type {Child} */ child) => (child instanceof Node ? child : String(child));

/** A button; `at` names it, so that it has the focus again after its place was written anew. */
export const button = (
  /** @type {string | Node} */ text,
  /** @type {() => void} */ act,
  /** @type {{ at?: string, [name: string]: any }} */ { at = "", ...more } = {},
) =>
  el("button", { type: "button", data: at ? { at } : {}, on: { click: act }, ...more }, text);

/**
 * Put children in the place of those there are; what was unfolded stays so, and focus stays where it was, or goes to the
 * heading of what it was in when the button itself is gone. What is typed in a field with `data-typed` stays, too.
 * @param {HTMLElement} place
 * @param {(Child | Child[])[]} children
 */
export function rewrite(place, ...children) {
  changed(place, () => place.replaceChildren(...children.flat().filter(Boolean).map(asNode)));
}

/** Change what stands in a place, and have it unfolded, typed and focused as it was. */
function changed(/** @type {HTMLElement} */ place, /** @type {() => void} */ change) {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && place.contains(active) ? active : null;
  const at = focused?.dataset.at ?? "";
  const near = focused?.closest("[data-near]")?.getAttribute("data-near") ?? "";
  const unfolded = unfoldedIn(place);
  const typed = new Map([...place.querySelectorAll("[data-typed]")].map((each) => [each.getAttribute("data-typed"), /** @type {HTMLInputElement} */ (each).value]));
  change();
  for (const each of place.querySelectorAll("details")) each.open = unfolded.has(each.dataset.kept);
  for (const each of place.querySelectorAll("[data-typed]")) /** @type {HTMLInputElement} */ (each).value = typed.get(each.getAttribute("data-typed")) || /** @type {HTMLInputElement} */ (each).value;
  if (focused && document.activeElement === focused) return;
  const again = [at, near].filter(Boolean).map((name) => place.querySelector(`[data-at="${CSS.escape(name)}"]`)).find(Boolean);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

const unfoldedIn = (/** @type {HTMLElement} */ place) =>
  new Set([...place.querySelectorAll("details")].filter((each) => each.open).map((each) => each.dataset.kept));

/**
 * Put children in the place of those there are, see `rewrite`, but leave alone what looks the same: a press that has begun on
 * a button goes on while another place changes, and one on a line that unfolds while anything does. What the buttons do must
 * follow from how the place looks, without its unfolding parts, or the part in which they are.
 * @param {HTMLElement} place
 * @param {(Child | Child[])[]} children
 */
export function refresh(place, ...children) {
  // An element that stays from one time to the next is compared where it is: out of its place it would lose focus and press.
  const wanted = given(children).map((child) => (child instanceof Node ? child : document.createTextNode(child)));
  const unfolded = unfoldedIn(place);
  for (const each of wanted.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("details")] : []))) {
    if (each instanceof HTMLDetailsElement) each.open = unfolded.has(each.dataset.kept);
  }
  const there = [...place.childNodes];
  if (there.length !== wanted.length || there.some((each, at) => !each.isEqualNode(wanted[at] ?? null))) changed(place, () => merge(place, wanted));
}

/** Parts that unfold, their lines, and what holds such parts: each is left, or made anew, by itself. */
const UNFOLDS = "details[data-kept], details[data-kept] > summary, div:has(details[data-kept])";
const isApart = (/** @type {Node} */ node) => node instanceof Element && node.matches(UNFOLDS);

/** Put nodes in the place of those there are: what unfolds stays where it looks the same, the rest where all of it does. */
function merge(/** @type {Node} */ place, /** @type {Node[]} */ wanted) {
  const there = [...place.childNodes];
  const [old, fresh] = [there.filter((each) => !isApart(each)), wanted.filter((each) => !isApart(each))];
  const same = old.length === fresh.length && old.every((each, at) => each.isEqualNode(fresh[at] ?? null));
  const left = there.filter(isApart);
  const placed = wanted.map((each) => {
    if (!isApart(each)) return (same && old[fresh.indexOf(each)]) || each;
    const at = left.findIndex((other) => stays(other, each));
    return at < 0 ? each : left.splice(at, 1)[0] ?? each;
  });
  for (const each of there) if (!placed.includes(each)) each.remove();
  placed.forEach((each, at) => { if (place.childNodes[at] !== each) place.insertBefore(each, place.childNodes[at] ?? null); });
}

/** Whether a node may stand for another: it looks the same, or is the same unfolding part, whose contents are then merged. */
function stays(/** @type {Node} */ old, /** @type {Node} */ each) {
  if (old.isEqualNode(each)) return true;
  if (each.nodeName === "SUMMARY" || !old.cloneNode().isEqualNode(each.cloneNode())) return false;
  merge(old, [...each.childNodes]);
  return true;
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

/** @returns {NodeListOf<HTMLInputElement>} */
export const inputs = (/** @type {string} */ name) => document.querySelectorAll(`input[name="${name}"]`);

/** Show the page as its reader has chosen it on this phone: large, for one hand or both; and keep what he chooses. */
export function appearance() {
  const look = document.documentElement.classList;
  const large = only("#large", HTMLInputElement);
  const apply = () => look.toggle("large", large.checked);
  large.checked = kept("duplicado-large", false);
  large.addEventListener("change", () => { keep("duplicado-large", large.checked); apply(); });
  apply();
  const held = () => {
    const hand = kept("duplicado-held", "both");
    for (const each of ["left", "right"]) look.toggle(`held-${each}`, hand === each);
    for (const each of inputs("held")) each.checked = each.value === hand;
  };
  for (const each of inputs("held")) each.addEventListener("change", () => { keep("duplicado-held", each.value); held(); });
  held();
}
