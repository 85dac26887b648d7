// The drawer of what else can happen at a seat, where it may: an act in words, and what is named with it.

import { only } from "./club.js";
import { button, el, say } from "./phone-dom.js";
import { bySuit, dummySeat, SEATS } from "./play-view.js";
import { cardName, rank, seatName, sign } from "./play-words.js";

/** @typedef {{ do: string, joint: string, label: string, takes: string, of: string, by: string, at: string, among: string[][] }} Act as `acts_at_seat` tells it */

/** The acts of each seat. @type {Record<string, Act[]>} */
const ACTS = JSON.parse(only("#play", HTMLElement).dataset.acts ?? "{}");
const MOST_TRICKS = 13;

/** What has been chosen so far: the act, and what is named with it. @type {{ act: Act | null, cards: string[], named: string }} */
const chosen = { act: null, cards: [], named: "" };

/** What a player is once the contract is known. */
function role(/** @type {any} */ view) {
  if (!view.declarer) return "";
  return view.seat === view.declarer ? "declarer" : view.seat === dummySeat(view) ? "dummy" : "defender";
}

const offered = (/** @type {any} */ view) =>
  ACTS[view.seat].filter(({ at, by }) => (at === "" || view.phase !== "auction") && (by === "" || by === role(view)));

/** Cards of which one or some are named. */
const cardsFor = (/** @type {any} */ view, /** @type {string} */ of) => ({
  own: view.own ?? [],
  dummy: view.dummy ?? [],
  laid: [view.trick, view.last_trick].flatMap((trick) => trick?.cards ?? []).filter(([seat]) => seat === view.seat).map(([, card]) => card),
}[of] ?? []);

/**
 * Make the drawer.
 * @param {any} view
 * @param {{ act: (what: string) => void, again: () => void }} how
 */
export function drawer(view, { act, again }) {
  const acts = offered(view);
  if (chosen.act && !acts.includes(chosen.act)) choose(null);
  const which = el("select", { "aria-label": say("drawer"), data: { at: "drawer-act" }, on: { change: (event) => { choose(ACTS[view.seat][event.target.value] ?? null); again(); } } },
    el("option", { value: "" }, say("drawer-choose")),
    acts.map((each) => el("option", { value: ACTS[view.seat].indexOf(each), selected: each === chosen.act }, each.label)));
  return el("div", { class: "drawer" },
    button(say("attention"), () => act("attention"), { at: "attention" }),
    el("details", { data: { kept: "drawer" } }, el("summary", {}, say("drawer")),
      el("form", { on: { submit: (event) => {
        event.preventDefault();
        const text = told();
        if (!text) return;
        choose(null);
        act(text);
      } } }, which, chosen.act ? naming(view, chosen.act, again) : null,
        chosen.act ? el("button", { type: "submit", data: { at: "drawer-send" } }, say("drawer-send")) : null)));
}

function choose(/** @type {Act | null} */ act) {
  Object.assign(chosen, { act, cards: [], named: "" });
}

/** The chosen act as the table is told it; empty where something is still to be named. */
function told() {
  if (!chosen.act) return "";
  const { do: text, takes, joint } = chosen.act;
  const named = takes.startsWith("card") ? chosen.cards.join(joint) : takes === "words" && chosen.named.trim() ? JSON.stringify(chosen.named.trim()) : chosen.named;
  return takes && !named ? "" : text.replace("{}", () => named);
}

/** The controls by which it is named whatever an act names. */
function naming(view, { takes, of, among }, again) {
  const numbers = (/** @type {number} */ from, /** @type {number} */ most) => Array.from({ length: most - from + 1 }, (_, more) => [String(from + more), String(from + more)]);
  switch (takes) {
    case "card":
    case "cards":
      return el("div", {}, bySuit(cardsFor(view, of)).filter(({ ranks }) => ranks.length).map(({ suit, ranks }) =>
        el("div", { class: "suit-row", role: "group", "aria-label": say(`suit-${suit}`) }, ranks.map((each) => cardToName(suit + each, takes === "card", again)))));
    case "trick":
      return listed(numbers(1, Math.max(1, view.tricks[0] + view.tricks[1])));
    case "tricks":
      return listed(numbers(0, MOST_TRICKS));
    case "seat":
      return listed(SEATS.filter((seat) => seat !== view.seat).map((seat) => [seat, seatName(seat)]));
    case "designation":
      return listed(among);
    case "words":
      return el("input", { type: "text", maxlength: 200, "aria-label": say("drawer-words"), placeholder: say("drawer-words"), data: { at: "drawer-words", typed: "drawer-words" },
        on: { input: (event) => { chosen.named = event.target.value; } } });
    default:
      return null;
  }
}

/** A card that is named, or not, at each tap. */
function cardToName(/** @type {string} */ card, /** @type {boolean} */ single, /** @type {() => void} */ again) {
  const is = chosen.cards.includes(card);
  const takes = () => {
    chosen.cards = is ? chosen.cards.filter((each) => each !== card) : single ? [card] : [...chosen.cards, card];
    again();
  };
  return button(el("span", { "aria-hidden": "true" }, sign(card[0]), rank(card[1])), takes,
    { at: `drawer-${card}`, class: `rank${is ? " chosen" : ""}`, "aria-pressed": is, "aria-label": cardName(card) });
}

/** A list of which one is named; the first, unless another is chosen. */
function listed(/** @type {string[][]} */ all) {
  chosen.named = all.some(([value]) => value === chosen.named) ? chosen.named : all[0][0];
  return el("select", { "aria-label": say("drawer-choose"), data: { at: "drawer-named" }, on: { change: (event) => { chosen.named = event.target.value; } } },
    all.map(([value, label]) => el("option", { value, selected: value === chosen.named }, label)));
}
