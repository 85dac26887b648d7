// The end of a board: score, four hands, the boards so far.

import { el, rewrite, say } from "./phone-dom.js";
import { handLine } from "./play-hand.js";
import { scoreFor, SEATS } from "./play-view.js";
import { contractSeen, seatName } from "./play-words.js";

const points = (view, score) => {
  const own = scoreFor(view, score);
  return own < 0 ? say("score-theirs", { points: -own }) : say("score-ours", { points: own });
};

/** Tricks more or fewer than were bid, as bridge writes them. */
const trickText = (/** @type {number} */ over) => (over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`);

/** Show the end of the board, when it is over; `at` is the address of the seat, empty where one only looks on. */
export function showEnd(/** @type {HTMLElement} */ place, /** @type {any} */ view, /** @type {string} */ at) {
  const end = view.phase === "over" ? view.end : null;
  place.hidden = !end;
  if (!end) {
    rewrite(place);
    return;
  }
  const result = end.score === null ? say("adjusted") : points(view, end.score);
  const made = view.declarer ? [contractSeen(view.contract), ` ${seatName(view.declarer)} `, end.tricks === null ? "" : trickText(end.tricks - 6 - Number(view.contract[0])), " · "] : [`${say("passed-out")} · `];
  rewrite(place,
    el("h2", {}, made, el("span", { class: "result" }, result)),
    at && el("p", {}, el("a", { href: `${at}/boards/${view.board}`, data: { at: "board-played" } }, say("board-played"))),
    el("div", { class: "hands" }, SEATS.filter((seat) => end.hands[seat]).map((seat) => handLine(seat, end.hands[seat]))),
    view.results.length > 1 ? el("table", { class: "results" }, el("caption", {}, say("results")), el("tbody", {},
      view.results.map(([board, score]) => el("tr", {}, el("th", { scope: "row" }, board), el("td", {}, score === null ? say("score-none") : points(view, score)))))) : null);
}
