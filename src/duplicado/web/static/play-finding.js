// Forms by which the Director finds something: what he finds, and its value, as `finding_forms` tells of them.

import { only } from "./club.js";
import { el, say } from "./phone-dom.js";
import { SEATS, SUITS } from "./play-view.js";
import { seatName } from "./play-words.js";

/** @typedef {{ choices: Record<string, [string, string][]>, parts: Record<string, [string, string][]> }} Forms */
/** @typedef {{ at: Node, text: () => string }} Field a control, and its value in the words of a case; empty: it is left open */

/** @type {Forms} */
const FORMS = JSON.parse(only("#directs", HTMLElement).dataset.forms ?? "{}");
const ONE_OR_MORE = "*";
const IF_KNOWN = "?";
const FULL_HAND = 13;
const DIVISION = "TricksToCome";
const NONE = "[]";

/** The form of the value of a finding; `left`: the tricks that are still to be divided. */
export function valueForm(/** @type {string} */ key, /** @type {string[]} */ kinds, /** @type {number} */ left, /** @type {(found: string) => void} */ find) {
  const value = valueOf(kinds, left);
  return el("form", { class: "finding", data: { at: `value-${key}` }, on: { submit: (event) => { event.preventDefault(); find(`${key}: ${value.text()}`); } } },
    value.at, el("button", { type: "submit", data: { at: "finding-send" } }, say("find-send")));
}

/** What may be found now, and its form. @type {{ told: string, form: HTMLElement | null }} */
const own = { told: "", form: null };

/** The form of whatever else the Director may find: the Law, the clause, the value. */
export function ownMotion(/** @type {[string, [string, string, string[]][]][]} */ laws, /** @type {number} */ left, /** @type {(found: string) => void} */ find) {
  const told = JSON.stringify([laws, left]);
  if (own.form && own.told === told) return own.form;
  const place = el("div", {});
  const clause = el("select", { "aria-label": say("td-finding-clause"), data: { at: "finding-clause" }, on: { change: () => ask() } });
  const law = el("select", { "aria-label": say("td-finding-law"), data: { at: "finding-law" }, on: { change: () => list() } },
    el("option", { value: "" }, say("td-finding-law")), laws.map(([title], at) => el("option", { value: at }, title)));
  const found = () => (law.value === "" ? [] : laws[Number(law.value)][1]);
  const list = () => { clause.replaceChildren(...found().map(([, text], at) => el("option", { value: at }, text))); ask(); };
  const ask = () => {
    const [key, text, kinds] = found()[Number(clause.value)] ?? [];
    clause.hidden = !key;
    place.replaceChildren(...(key && text && kinds ? [el("p", {}, text), valueForm(key, kinds, left, find)] : []));
  };
  list();
  Object.assign(own, { told, form: el("div", { class: "finding" }, el("h2", {}, say("td-finding")), law, clause, place) });
  return own.form;
}

/** The controls of a value of one of these kinds. @returns {Field} */
function valueOf(/** @type {string[]} */ kinds, /** @type {number} */ left) {
  const [kind] = kinds;
  if (kind === DIVISION) return divided(FORMS.parts[kind], left);
  if (kind in FORMS.parts) return inParts(FORMS.parts[kind]);
  const several = kinds.find((each) => each.endsWith(ONE_OR_MORE));
  const single = kinds.filter((each) => each !== several);
  if (!several) return one(single);
  const more = some(several.slice(0, -1));
  if (!single.length) return more;
  const word = one([IF_KNOWN, ...single]);
  return { at: el("div", {}, word.at, more.at), text: () => word.text() || more.text() };
}

/** One value, chosen from a list or, a number, typed. @returns {Field} */
function one(/** @type {string[]} */ kinds, /** @type {number} */ number = 0) {
  const name = { "aria-label": say("td-part-value"), data: { at: "finding-value" } };
  const at = kinds[0] === "int"
    ? el("input", { type: "number", min: 0, max: 99, required: true, value: number, ...name })
    : el("select", name, kinds.flatMap((kind) => (kind === IF_KNOWN ? [["", "–"]] : FORMS.choices[kind])).map(([value, label]) => el("option", { value }, label)));
  return { at, text: () => at.value };
}

/** Several values, cards suit by suit. @returns {Field} */
function some(/** @type {string} */ kind) {
  const boxes = FORMS.choices[kind].map(([value, label]) => ({ value, box: el("input", { type: "checkbox", data: { at: `finding-${value}` } }), label }));
  const row = (/** @type {typeof boxes} */ these) => el("div", { class: "suit-row" }, these.map(({ box, label }) => el("label", {}, box, label)));
  const rows = kind === "Card" ? SUITS.map((suit) => row(boxes.filter(({ value }) => value[0] === suit))) : row(boxes);
  return { at: el("div", {}, rows), text: () => `[${boxes.filter(({ box }) => box.checked).map(({ value }) => value).join(", ")}]` };
}

/** Tricks of both sides: those that one of them has not, the other has. @returns {Field} */
function divided(/** @type {[string, string][]} */ sides, /** @type {number} */ left) {
  const fields = sides.map(([side, kind]) => ({ side, tricks: /** @type {HTMLInputElement} */ (one([kind]).at) }));
  for (const { tricks } of fields) {
    Object.assign(tricks, { max: String(left), value: "" });
    tricks.removeAttribute("aria-label");  // its side names it
    tricks.addEventListener("input", () => {
      const others = fields.filter((each) => each.tricks !== tricks);
      if (tricks.value && tricks.validity.valid) for (const each of others) each.tricks.value = String(left - Number(tricks.value));
    });
  }
  return {
    at: el("div", {}, fields.map(({ side, tricks }) => el("label", { class: "part" }, partName(side), tricks))),
    text: () => `{${fields.map(({ side, tricks }) => `${side}: ${tricks.value}`).join(", ")}}`,
  };
}

/** A value that has parts: each with its name, or with what is chosen for it. @returns {Field} */
function inParts(/** @type {[string, string][]} */ parts) {
  const fields = parts.map(([key, kind]) => {
    const whose = key in FORMS.choices ? one([key]) : null;
    const open = kind.endsWith(IF_KNOWN);
    const bare = open ? kind.slice(0, -1) : kind;
    const value = bare.endsWith(ONE_OR_MORE) ? some(bare.slice(0, -1)) : one(open ? [IF_KNOWN, bare] : [bare], SEATS.includes(key) ? FULL_HAND : 0);
    const text = () => (open && value.text() === NONE ? "" : value.text());
    return { at: el("div", { class: "part" }, whose?.at ?? el("span", {}, partName(key)), value.at), key: () => whose?.text() ?? key, text };
  });
  return {
    at: el("div", {}, fields.map(({ at }) => at)),
    text: () => `{${fields.filter(({ text }) => text()).map(({ key, text }) => `${key()}: ${text()}`).join(", ")}}`,
  };
}

const partName = (/** @type {string} */ key) => (SEATS.includes(key) ? seatName(key) : ["NS", "EW"].includes(key) ? say(`side-${key}`) : say(`td-part-${key}`));
