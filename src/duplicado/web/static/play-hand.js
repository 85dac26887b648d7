// Hands: one's own, dummy's, and those that lie faced.

import { el, refresh, say } from "./phone-dom.js";
import { bySuit } from "./play-view.js";
import { cardName, rank, sign } from "./play-words.js";

/** Cards that lie beside one another on a phone. */
const WIDTH = 7;

/**
 * The first card of the second row of a hand on a phone: where a suit begins, if both rows hold what falls to them.
 * @param {{ suit: string, ranks: string[] }[]} suits
 */
function secondRow(suits) {
  const count = suits.reduce((sum, { ranks }) => sum + ranks.length, 0);
  if (count <= WIDTH) return "";
  const beginnings = suits.map(({ suit, ranks }, place) =>
    ({ card: suit + (ranks[0] ?? ""), before: suits.slice(0, place).reduce((sum, each) => sum + each.ranks.length, 0), ranks }));
  const fitting = beginnings.filter(({ before, ranks }) => ranks.length && before <= WIDTH && count - before <= WIDTH);
  const [even] = fitting.sort((one, other) => Math.abs(one.before - count / 2) - Math.abs(other.before - count / 2));
  return even?.card ?? "";
}

/**
 * Show a hand suit by suit. Cards that may be played now are buttons, others are text.
 * @param {HTMLElement} place
 * @param {string[] | null} cards
 * @param {{ may: string[], chosen: string, pick: (card: string) => void, at: string }} how
 */
export function showHand(place, cards, { may, chosen, pick, at }) {
  if (!cards) {
    refresh(place);
    return;
  }
  const suits = bySuit(cards);
  const second = secondRow(suits);
  refresh(place, el("ul", { class: `suits${may.length ? " may-play" : ""}` }, suits.map(({ suit, ranks }) =>
    el("li", { class: `row row-${suit}` }, el("span", { class: "sr-only" }, `${say(`suit-${suit}`)}${ranks.length ? "" : " –"}`),
      ranks.map((each) => card(suit + each, { may, chosen, pick, at, begins: suit + each === second }))))));
}

function card(name, { may, chosen, pick, at, begins }) {
  const told = rank(name[1]);
  const shown = [el("span", { "aria-hidden": "true" }, sign(name[0]), told), el("span", { class: "sr-only" }, cardName(name))];
  const row = `${begins ? " begins" : ""}${told.length > 1 ? " is-wide" : ""}`;
  if (!may.includes(name)) return el("span", { class: `rank${row}` }, shown);
  return el("button", {
    type: "button", class: `rank${row}${chosen === name ? " chosen" : ""}`, data: { at: `${at}-${name}`, card: name },
    "aria-pressed": chosen ? chosen === name : null, on: { click: () => pick(name) },
  }, shown);
}

/** A line of all cards of a hand, for the end of a board. */
export const handLine = (seat, cards) =>
  el("div", { class: "hand-line" }, el("h3", {}, say(`seat-name-${seat}`)), bySuit(cards).map(({ suit, ranks }) =>
    el("p", {}, sign(suit), " ", ranks.length ? ranks.map(rank).join(" ") : "–",
      el("span", { class: "sr-only" }, ` ${say(`suit-${suit}`)}`))));
