// What the Laws say at this table: options that wait for an answer, rulings, and, where it may happen, what went wrong.

import { button, el, refresh, say } from "./phone-dom.js";
import { drawer } from "./play-drawer.js";
import { ledger } from "./play-ledger.js";
import { saidOfCall } from "./play-said.js";
import { callsInstead } from "./play-view.js";
import { waiting } from "./play-waiting.js";
import { callName, cardName, seatName } from "./play-words.js";

/** What the Director has said since the view before. @returns {string[]} */
export function ruledSince(/** @type {any} */ before, /** @type {any} */ view) {
  if (!before) return [];
  const known = before.board === view.board ? before.rulings ?? [] : [];
  const rulings = view.rulings ?? [];
  return rulings.slice(rulings.slice(0, known.length).join() === known.join() ? known.length : 0);
}

/**
 * Show above the hand what asks for an answer, and what has just been ruled.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {string[]} told
 * @param {{ act: (what: string) => void, understood: () => void }} how
 */
export function showRuled(place, view, told, { act, understood }) {
  const before = place.querySelector(".told");
  refresh(place,
    told.length ? el("div", { class: "ruled" }, el("h3", {}, say("rulings")), button(say("understood"), understood, { at: "understood" }),
      el("div", { class: "told", tabindex: 0, role: "group", "aria-label": say("rulings") }, told.map((each) => el("p", {}, each)))) : null,
    view.may?.misinformed ? el("div", { class: "question" }, saidOfCall(view, view.says.at(-1).place).map((text) => el("p", {}, text)),
      el("p", {}, button(say(view.may.misinformed === "card" ? "misled-in-play" : "misinformed"), () => act("misinformed"), { at: "misinformed" }))) : null,
    view.undo ? undoing(view, act) : null,
    view.may?.dispute ? el("p", {}, button(say("reserve-dispute"), () => act("disputes reservation"), { at: "reserve-dispute" })) : null,
    (view.offers ?? []).map((offer) => option(offer, act)),
    waiting(view.awaits ?? []));
  const now = place.querySelector(".told");
  if (now && now !== before) beginsAtLatest(now, before);
}

/** Scroll to where the latest begins: it stands last, and a phone shows few lines. */
function beginsAtLatest(/** @type {Element} */ now, /** @type {Element | null} */ before) {
  const latest = [...now.children].find((each, at) => each.textContent !== before?.children[at]?.textContent);
  if (latest) now.scrollTop += latest.getBoundingClientRect().top - now.getBoundingClientRect().top;
}

/**
 * Show it.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ act: (what: string, more?: Record<string, unknown>) => void, again: () => void, told: string[] }} how what stands above the hand
 */
export function showLaw(place, view, { act, again, told }) {
  const before = place.querySelector(".rulings");
  const earlier = (view.rulings ?? []).slice(0, (view.rulings ?? []).length - told.length);
  refresh(place,
    slips(view.may, view, act),
    beside(view.may, act),
    view.may?.free && view.phase !== "waiting" ? drawer(view, { act, again }) : null,
    earlier.length ? el("div", { class: "rulings", role: "log", tabindex: 0, "aria-label": say("rulings") }, el("h3", {}, say("rulings")), earlier.map((each) => el("p", {}, each))) : null,
    view.directed ? el("p", { class: "quiet" }, say("directed")) : null,
    (view.appeals ?? []).map(([seat, text]) => el("p", {}, say("appeals-of", { seat: seatName(seat), text }))),
    view.rulings?.length ? appeal(act) : null,
    undone(view),
    ledger(view));
  const now = place.querySelector(".rulings");
  if (now && now !== before) now.scrollTop = now.scrollHeight;  // the latest stands last
}

/** What was taken back by agreement. */
const undone = (view) => (view.undone ?? []).map((each) => el("p", { class: "quiet" }, each));

/** What a player may ask for beside a correction: to take something back by agreement, and that his rights are noted (16B2). */
const beside = (may, act) => [
  may?.undo ? el("p", {}, button(say("undo"), () => act("undo"), { at: "undo" })) : null,
  may?.reserve ? el("p", {}, button(say("reserve"), () => act("reserves rights"), { at: "reserve" })) : null,
];

/** The request of a player to take something back, and what this one may say to it: each button in the same place for all. */
function undoing(view, act) {
  const { by, text, agreed } = view.undo;
  const asks = (/** @type {string} */ word, /** @type {string} */ what, more = {}) => button(say(word), () => act(what), { at: word, ...more });
  return el("div", { class: "question", role: "alert" }, el("p", {}, text),
    by === view.seat ? asks("undo-withdraw", "no undo") : view.seats[view.seat].kind !== "person" || agreed.includes(view.seat) ? null
      : el("p", { class: "answers" }, asks("undo-agree", "agrees undo", { class: "main-button" }), " ", asks("undo-refuse", "refuses undo")));
}

const option = ({ clause, sentence, answers }, act) => el("div", { class: "question", role: "alert" }, el("h3", {}, say("offered")), el("p", {}, sentence),
  answers.map(({ text }, at) => (answers.findIndex((each) => each.text === text) < at ? null : el("p", {},
    answers.filter((each) => each.text === text).map((each) => button(each.label, () => act(each.do), { at: `offer-${clause}-${each.do}` })), " ", text))));

/** An appeal against a ruling (Law 92). */
function appeal(act) {
  const why = el("input", { type: "text", maxlength: 200, "aria-label": say("appeal-why"), placeholder: say("appeal-why"), data: { at: "appeal-why", typed: "appeal" } });
  return el("details", { data: { kept: "appeal" } }, el("summary", {}, say("appeal")),
    el("form", { class: "explaining", on: { submit: (event) => { event.preventDefault(); const told = why.value.trim(); why.value = ""; act("appeals", { means: told }); } } }, why,
      el("button", { type: "submit", data: { at: "appeal-send" } }, say("appeal-send"))));
}

/** What the player may ask to correct: a slip in his last call (25A), or what declarer named by mistake in dummy (45C4(b)). */
const slips = (may, view, act) => [
  may?.slip ? slip("slip", "slip-call", callsInstead(view).map((call) => [call, callName(call)]), act) : null,
  may?.instead?.length ? slip("slip-card", "slip-card", may.instead.map((card) => [`dummy ${card}`, cardName(card)]), act) : null,
];

/** A correction that is chosen from a list: each entry as the table is told it, and its name. */
function slip(/** @type {string} */ name, /** @type {string} */ at, /** @type {[string, string][]} */ all, act) {
  const meant = el("select", { "aria-label": say("slip-to"), data: { at, typed: name } }, all.map(([value, label]) => el("option", { value }, label)));
  return el("details", { class: "slip", data: { kept: name } }, el("summary", {}, say(name)),
    el("p", {}, say("slip-to"), " ", meant, " ", button(say("explain-send-slip"), () => act(`instead ${meant.value}`), { at: `${name}-send` })));
}
