// Calls, cards and seats as people read and hear them.

import { el, say } from "./phone-dom.js";
import { callParts, SEATS, SUITS } from "./play-view.js";

const SIGNS = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };

/** The sign of a suit or denomination, in its colour. */
export const sign = (/** @type {string} */ suit) =>
  suit === "NT" ? el("span", {}, say("notrump")) : el("span", { class: `suit suit-${suit}`, "aria-hidden": "true" }, SIGNS[suit]);

/** A rank as it is written in the reader's language. */
export const rank = (/** @type {string} */ letter) => say(`rank-${letter}`);

export const seatName = (/** @type {string} */ seat) => say(`seat-name-${seat}`);

/** Since when which players have no line to the table, as sentences. */
export const awaySince = (/** @type {any} */ view) => SEATS.filter((seat) => view.seats[seat].away && seat !== view.seat).map((seat) =>
  say("away-since", { seat: seatName(seat), time: new Date(view.seats[seat].away).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }) }));

/** The name of a card, to be heard. */
export const cardName = (/** @type {string} */ card) => say("card-name", { rank: rank(card[1]), suit: say(`suit-${card[0]}`) });

/** The name of a call, to be heard. */
export function callName(/** @type {string | null} */ call) {
  if (call === null) return "–";
  const { name, level, denomination } = callParts(call);
  if (name) return say(name);
  const suit = level === 1 ? say(`one-${denomination}`) : say(`suit-${denomination}`);
  return say("bid", { level, denomination: denomination === "NT" ? say("notrump-name") : suit });
}

/** A call as it is seen, with its name for who hears it. */
export function callSeen(/** @type {string | null} */ call) {
  if (call === null) return el("span", {}, "–");
  const { name, level, denomination } = callParts(call);
  if (name) return el("span", { class: `call call-${name}` }, { pass: say("pass"), double: "X", redouble: "XX" }[name]);
  return el("span", { class: "call" }, el("span", { "aria-hidden": "true" }, level, sign(denomination ?? "")),
    el("span", { class: "sr-only" }, callName(call)));
}

/** A card as it is seen, in the trick. */
export const cardSeen = (/** @type {string} */ card) =>
  el("span", { class: "card" }, el("span", { "aria-hidden": "true" }, sign(card[0]), rank(card[1])),
    el("span", { class: "sr-only" }, cardName(card)));

/** A contract such as `4SX`, to be heard. */
export function contractName(/** @type {string} */ contract) {
  const bid = contract.replace(/X+$/, "");
  const doubled = { X: "double", XX: "redouble" }[contract.slice(bid.length)];
  return `${callName(bid)}${doubled ? ` ${contract.slice(bid.length)}` : ""}`;
}

/** The same to be seen. */
export function contractSeen(/** @type {string} */ contract) {
  const bid = contract.replace(/X+$/, "");
  return el("span", { class: "contract" }, el("span", { "aria-hidden": "true" }, bid[0], sign(bid.slice(1)), contract.slice(bid.length)),
    el("span", { class: "sr-only" }, contractName(contract)));
}

/** Cards of a hand as one line of text: `♠ AK5 ♥ – …`. */
export const handText = (/** @type {string[]} */ cards) =>
  SUITS.map((suit) => {
    const ranks = cards.filter((card) => card[0] === suit).map((card) => rank(card[1]));
    return `${say(`suit-${suit}`)} ${ranks.length ? ranks.join(" ") : "–"}`;
  }).join("; ");
