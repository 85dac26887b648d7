// The bidding box: level and denomination, pass apart from double, alert and the meaning of one's call.

import { only } from "./club.js";
import { button, el, refresh, say } from "./phone-dom.js";
import { fillIn, tookBack } from "./play-device.js";
import { DENOMINATIONS } from "./play-view.js";
import { callName, callSeen, sign } from "./play-words.js";

/** @type {{ level: number, alert: boolean, means: string }} */
const now = { level: 0, alert: false, means: "" };

/** Forget what was begun. */
export function clearBox() {
  Object.assign(now, { level: 0, alert: false, means: "" });
}

/** Choose a level, by a key. */
export function chooseLevel(/** @type {number} */ level) {
  if (now.level) tookBack();
  now.level = now.level === level ? 0 : level;
}

export const chosenLevel = () => now.level;

/** Whether a call or what is said with it was begun. */
export const isBegun = () => now.level > 0 || now.alert;

/** Whether a call is made in the place of one whose level was chosen. */
export const isTakenBackBy = (/** @type {string} */ what) => now.level > 0 && /^(P|X|XX|[1-7](C|D|H|S|NT))$/.test(what) && !what.startsWith(String(now.level));

export function toggleAlert() {
  if (now.alert) tookBack();
  now.alert = !now.alert;
}

/** What is said with a call. */
export const saidWith = () => ({ ...(now.alert ? { alert: true } : {}), ...(now.means.trim() ? { means: now.means.trim() } : {}) });

/**
 * Show the box.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ call: (call: string) => void, again: () => void, anew: () => void, chosen: string }} how
 *   `anew`: another level was chosen, and no call is
 */
export function showBox(place, view, { call, again, anew, chosen }) {
  const may = view.phase === "auction" ? view.may?.calls ?? [] : [];
  place.hidden = view.phase !== "auction" || may.length === 0;
  if (place.hidden) {
    refresh(place);
    return;
  }
  const level = now.level;
  const levels = [1, 2, 3, 4, 5, 6, 7].map((each) =>
    button(String(each), () => { chooseLevel(each); anew(); }, {
      at: `level-${each}`, class: `level${each === level ? " chosen" : ""}`, "aria-pressed": each === level,
      disabled: !DENOMINATIONS.some((one) => may.includes(`${each}${one}`)),
    }));
  const denominations = DENOMINATIONS.map((each) =>
    el("button", {
      type: "button", class: `denomination${chosen === `${level}${each}` ? " chosen" : ""}`, data: { at: `denomination-${each}` },
      "aria-label": level ? callName(`${level}${each}`) : each === "NT" ? say("notrump-name") : say(`suit-${each}`),
      disabled: level === 0 || !may.includes(`${level}${each}`), on: { click: () => call(`${level}${each}`) },
    }, sign(each)));
  const named = (name, text, label) => button(text, () => call(name), {
    at: `call-${name}`, class: `named named-${name}${chosen === name ? " chosen" : ""}`, "aria-label": label, disabled: !may.includes(name),
  });
  const means = el("input", {
    type: "text", maxlength: 200, autocomplete: "off", data: { at: "means", forOthers: "" }, placeholder: say("means-hint"), "aria-label": say("means"),
    on: { input: (event) => { now.means = event.target.value; } },
  });
  means.value = now.means;
  refresh(place,
    el("div", { class: "levels", role: "group" }, levels),
    el("div", { class: "denominations", role: "group" }, denominations),
    el("div", { class: "named-calls" },
      named("P", say("pass"), say("pass")),
      view.for_partner ? null : button(say("alert"), () => { toggleAlert(); again(); }, { at: "alert", class: `alert${now.alert ? " chosen" : ""}`, "aria-pressed": now.alert }),
      named("X", "X", say("double")), named("XX", "XX", say("redouble"))),
    view.for_partner ? null : el("div", { class: "means" }, means, saidBefore(view)));
}

/** What the player has said before of calls that he may make now: a press has it in the field, where it may be changed. */
const saidBefore = (view) => (view.explained_before?.calls ?? []).map(([call, text]) => button(el("span", {}, callSeen(call), " ", say("said-before", { text })), () => {
  now.means = text;
  const field = only("[data-at=means]", HTMLInputElement);
  fillIn(field, text);
  field.focus();
}, { at: `means-${call}`, class: "said-before" }));
