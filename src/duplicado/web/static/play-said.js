// The auction, and what was said about its calls: alerts, explanations, questions.

import { button, el, refresh, say } from "./phone-dom.js";
import { fillIn } from "./play-device.js";
import { auctionRows, sameSide, saidOf } from "./play-view.js";
import { callName, callSeen, seatName } from "./play-words.js";

/** The call that was pressed. @type {number | null} */
let opened = null;
/** The seat, board and phase in which it was. */
let openedIn = "";
/** How much had been said when that phase began: what is said later in it is shown by itself, as a correction is (20F4, 20F5). */
let saidBefore = 0;
/** How much had been said when a call was pressed: what an opponent says later of another one takes its place. */
let saidWhenOpened = 0;

/**
 * Show the auction as a table of four columns; each call tells what is known of it when it is pressed.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {() => void} again
 */
export function showAuction(place, view, again) {
  if (!view.board || view.calls_hidden) {
    refresh(place);
    return;
  }
  const now = `${view.seat} ${view.board} ${view.phase}`;
  if (now !== openedIn) {
    opened = null;
    saidBefore = (view.says ?? []).length;
  }
  openedIn = now;
  const latest = (view.says ?? []).length > saidWhenOpened ? view.says.at(-1)?.place : opened;
  // Not where something is being written of the call that was pressed.
  if (opened !== null && latest !== opened && !answersFor(view, view.calls[opened]?.seat)) opened = null;
  const columns = ["W", "N", "E", "S"];
  const bar = (seat) => (view.vulnerable.includes(seat) ? " is-vulnerable" : "");
  const head = el("tr", {}, columns.map((seat) =>
    el("th", { scope: "col", class: `${seat === view.turn && view.phase === "auction" ? "is-turn" : ""}${bar(seat)}` },
      el("abbr", { title: seatName(seat) }, say(`seat-${seat}`)), seat === view.dealer ? el("span", { class: "deals" }, ` ${say("dealer")}`) : null, seat === view.seat ? el("span", { class: "sr-only" }, ` ${say("you")}`) : null)));
  const rows = auctionRows(view).map((row) => el("tr", {}, columns.map((_, column) => cell(view, row[column], again))));
  refresh(place, el("table", { class: "calls" }, el("thead", {}, head), el("tbody", {}, rows)));
  const body = place.querySelector("table");
  if (body) place.scrollTop = body.scrollHeight;
}

function cell(view, each, again) {
  if (!each) return el("td", {});
  const alerted = view.alerted.includes(each.place);
  const told = saidOf(view, each.place).some(isExplanation);
  return el("td", { class: alerted ? "is-marked" : "" }, el("button", {
    type: "button", class: `made${told ? " is-told" : ""}`, data: { at: `made-${each.place}` }, "aria-expanded": opened === each.place,
    on: { click: () => { opened = opened === each.place ? null : each.place; saidWhenOpened = (view.says ?? []).length; again(); } },
  }, callSeen(each.call), alerted ? el("span", { class: "mark" }, "!") : null, told ? el("span", { class: "sr-only" }, ` ${say("is-told")}`) : null));
}

/**
 * Show what was said of the call that was pressed, or of the last one of which something was said.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ ask: (place: number) => void, explain: (place: number, text: string) => void, alert: () => void }} how
 */
export function showSaid(place, view, { ask, explain, alert }) {
  const about = opened ?? lastSaid(view);
  const each = about === null ? null : view.calls?.[about];
  if (!each || view.calls_hidden) {
    refresh(place);
    return;
  }
  const calledOut = `${seatName(each.seat)}: ${callName(each.call)}${view.alerted.includes(about) ? " !" : ""}`;
  const told = saidOf(view, about);
  const said = saidOfCall(view, about).map((text) => el("p", { class: "explained", data: { at: `told-${about}` } }, text));
  refresh(place,
    said.length ? said : el("p", { class: "quiet" }, calledOut),
    told.some((_, number) => wasCorrected(told, number)) ? el("p", { class: "quiet is-corrected" }, say("explained-otherwise")) : null,
    opened === null ? null : further(view, each, about, { ask, explain, alert }));
}

/** What was said of a call, in words, the last first. */
export function saidOfCall(/** @type {any} */ view, /** @type {number} */ about) {
  const told = saidOf(view, about);
  return told.map(({ by, text, call, kind }, number) => say(kind ? `told-${kind}` : wasCorrected(told, number) ? "explained-before" : "explained",
    { seat: seatName(by), call: callName(call ?? view.calls[about].call), text }));
}

/** The place of the call of which something was said last, in the auction or since it ended. */
function lastSaid(view) {
  const says = view.says ?? [];
  return view.phase === "auction" || says.length > saidBefore ? says.at(-1)?.place ?? null : null;
}

/** Whether a statement explains its call; others, which the Director is told, ask about it or alert it. */
const isExplanation = (/** @type {{ kind?: string }} */ said) => !said.kind;

/** Whether the same player has explained the same call otherwise since; the last statement stands first. */
const wasCorrected = (told, number) => isExplanation(told[number]) &&
  told.slice(0, number).some((later) => isExplanation(later) && later.by === told[number].by && later.call === told[number].call && later.text !== told[number].text);

/** Whether a player alerts and explains the calls of a seat: his own, or his partner's (40B2(a)(iii)). */
const answersFor = (view, seat) => sameSide(seat, view.seat) && (seat === view.seat) !== view.for_partner;

/** What may be done about a call: an opponent's is asked about, one's own, or partner's, alerted and explained. */
function further(view, { seat }, about, { ask, explain, alert }) {
  if (answersFor(view, seat)) {
    const alerts = view.for_partner && !view.alerted.includes(about) && view.calls.findLastIndex((each) => each.seat === seat) === about;
    return [alerts ? button(say("alert"), alert, { at: "alert-partner" }) : null, explaining(view, about, explain)];
  }
  if (view.asking?.includes(about)) return el("p", { class: "quiet", role: "status", data: { at: "asking" } }, say("asking"));
  return !sameSide(seat, view.seat) && view.may?.ask ? button(say("ask"), () => ask(about), { at: "ask" }) : null;
}

/** What the player has said of the same call in the same auction before. @returns {string | undefined} */
export const explainedBefore = (/** @type {any} */ view, /** @type {number} */ place) =>
  (view.explained_before?.places ?? []).find(([about]) => about === place)?.[1];

function explaining(view, place, explain) {
  const before = explainedBefore(view, place);
  const field = el("input", { type: "text", maxlength: 200, data: { at: `explain-${place}`, typed: `explain-${place}`, forOthers: "" }, "aria-label": say("explain"), placeholder: say("means-hint") });
  return el("form", { class: "explaining", on: { submit: (event) => { event.preventDefault(); const told = field.value.trim(); field.value = ""; if (told) explain(place, told); } } },
    field, el("button", { type: "submit" }, say("explain-send")),
    before ? button(say("said-before", { text: before }), () => { fillIn(field, before); field.focus(); }, { at: `said-before-${place}`, class: "said-before" }) : null);
}

/** The question to a player what a call means that he is to explain. */
export const askedText = (view, about) => {
  const { seat, call } = view.calls[about];
  return say(view.for_partner ? "asks-for-partner" : "asks-you", { seat: seatName(seat), call: callName(call) });
};

/** Show the questions that wait for this player's answer. */
export function showAsked(/** @type {HTMLElement} */ place, /** @type {any} */ view, /** @type {(place: number, text: string) => void} */ explain) {
  refresh(place, (view.asked ?? []).map((about) =>
    el("div", { class: "question" }, el("p", {}, askedText(view, about)), explaining(view, about, explain))));
}
