// The seats of a table that one person has: one page for all of them, of which one is looked at.

import { only } from "./club.js";
import { button, el, kept, refresh, say } from "./phone-dom.js";
import { after, isWanted } from "./play-view.js";
import { seatName } from "./play-words.js";

const page = only("#play", HTMLElement);
/** What proves of each seat that its own page asks. @type {Record<string, string>} */
const PROOFS = JSON.parse(page.dataset.own ?? "{}");

/** The seats, in their order. */
export const own = Object.keys(PROOFS);
export const addressOf = (/** @type {string} */ seat) => `${page.dataset.table}/${seat}`;
export const places = Object.fromEntries(own.map((seat) => [seat, { at: addressOf(seat), proof: PROOFS[seat] }]));
/** The stream that has the views of all of them. */
export const stream = addressOf(`${own.join("")}/stream`);

/** The own seat that comes after another one. */
export const nextOwn = (/** @type {string} */ seat) => [1, 2, 3].map((more) => after(seat, more)).find((each) => own.includes(each)) ?? seat;

/** What is shown of one seat: made anew for another one, since a control that looks the same is left as it is. */
const OF_A_SEAT = "#calling, #calls, #says, #asked, #felt, #hand, #box, #doings, #claiming, #ruled, #law, #end, #cards, #spectators, #written";

/** What was being typed at each seat, by the names of the fields. @type {Record<string, Map<string, string>>} */
const typed = {};
/** @returns {NodeListOf<HTMLInputElement>} */
const fields = () => page.querySelectorAll("input[data-typed]");
const isTyping = () => [...fields()].some(({ value }) => value !== "");

/**
 * Show the seats, with a mark where something is to be done.
 * @param {HTMLElement} place
 * @param {(seat: string) => any} view
 * @param {string} now the seat that is looked at
 * @param {(seat: string) => void} turn
 */
export function showSeats(place, view, now, turn) {
  place.hidden = own.length < 2;
  if (place.hidden) return;
  refresh(place, own.map((seat) => {
    const wanted = view(seat) && isWanted(view(seat));
    return button(el("span", {}, seatName(seat), wanted ? [el("span", { class: "wanted", "aria-hidden": "true" }, " ●"), el("span", { class: "sr-only" }, ` (${say("seat-wanted")})`)] : null),
      () => turn(seat), { at: `seat-${seat}`, class: seat === now ? "chosen" : "", "aria-pressed": seat === now });
  }));
}

/** The seat to which the page turns by itself, because something is to be done there and nothing here; nothing: it stays. */
export function wantedElsewhere(/** @type {(seat: string) => any} */ view, /** @type {string} */ now) {
  if (!kept("play-follow", false) || isTyping() || !view(now) || isWanted(view(now))) return undefined;
  return [1, 2, 3].map((more) => after(now, more)).find((seat) => own.includes(seat) && view(seat) && isWanted(view(seat)));
}

/** Put away what is being typed at the seat that was looked at, and have the page's own parts be those of another one. */
export function leaveFor(/** @type {string} */ seat) {
  typed[page.dataset.seat ?? ""] = new Map([...fields()].map((each) => [each.dataset.typed ?? "", each.value]));
  for (const each of fields()) each.value = "";
  for (const each of page.querySelectorAll(OF_A_SEAT)) each.replaceChildren();
  page.dataset.seat = seat;
  page.dataset.at = addressOf(seat);
  const title = say("seat-title", { seat: seatName(seat) });
  document.title = title;
  only("h1", HTMLElement, page).textContent = title;
  only("#boards", HTMLAnchorElement).href = `${addressOf(seat)}/boards`;
  for (const each of page.querySelectorAll("input[name=back]")) /** @type {HTMLInputElement} */ (each).value = seat;
  only("meta[name=csrf]", HTMLMetaElement).content = PROOFS[seat];
  history.replaceState(null, "", addressOf(seat));
}

/**
 * Have all tabs of this table show the same seats, and so by one stream: where seats have been taken or given up in another tab
 * since, this one is loaded anew, unless something is being typed in it.
 */
export function agreeOnSeats() {
  const channel = new BroadcastChannel(`duplicado seats ${page.dataset.table}`);
  channel.onmessage = ({ data: seats }) => {
    if (seats === own.join("") || isTyping()) return;
    if (seats.includes(page.dataset.seat)) location.reload();
    else location.replace(addressOf(seats[0]));
  };
  channel.postMessage(own.join(""));
}

/** Bring back what was being typed at the seat that is looked at now. */
export function typedBefore() {
  const there = typed[page.dataset.seat ?? ""];
  for (const each of fields()) each.value = there?.get(each.dataset.typed ?? "") || each.value;
}
