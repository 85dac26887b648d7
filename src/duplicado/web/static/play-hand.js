// Hands: one's own, dummy's, and those that lie faced.

import { el, rewrite, say } from "./phone-dom.js";
import { bySuit } from "./play-view.js";
import { cardName, rank, sign } from "./play-words.js";

/**
 * Show a hand suit by suit. Cards that may be played now are buttons, others are text.
 * @param {HTMLElement} place
 * @param {string[] | null} cards
 * @param {{ may: string[], chosen: string, pick: (card: string) => void, at: string }} how
 */
export function showHand(place, cards, { may, chosen, pick, at }) {
  if (!cards) {
    rewrite(place);
    return;
  }
  rewrite(place, el("ul", { class: "suits" }, bySuit(cards).map(({ suit, ranks }) => {
    const row = el("li", { class: `row row-${suit}` }, sign(suit), el("span", { class: "sr-only" }, say(`suit-${suit}`)),
      ranks.length ? ranks.map((each) => card(suit + each, may, chosen, pick, at)) : el("span", { class: "void" }, "–"));
    row.style.setProperty("--cards", String(Math.max(ranks.length, 1)));  // so wide is its place
    return row;
  })));
}

function card(name, may, chosen, pick, at) {
  const shown = [el("span", { "aria-hidden": "true" }, rank(name[1])), el("span", { class: "sr-only" }, cardName(name))];
  if (!may.includes(name)) return el("span", { class: "rank" }, shown);
  return el("button", {
    type: "button", class: `rank${chosen === name ? " chosen" : ""}`, data: { at: `${at}-${name}`, card: name },
    "aria-pressed": chosen === name, on: { click: () => pick(name) },
  }, shown);
}

/** A line of all cards of a hand, for the end of a board. */
export const handLine = (seat, cards) =>
  el("div", { class: "hand-line" }, el("h3", {}, say(`seat-name-${seat}`)), bySuit(cards).map(({ suit, ranks }) =>
    el("p", {}, sign(suit), " ", ranks.length ? ranks.map(rank).join(" ") : "–",
      el("span", { class: "sr-only" }, ` ${say(`suit-${suit}`)}`))));
