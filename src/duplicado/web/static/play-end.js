// The end of a board: score, four hands, the boards so far.

import { el, rewrite, say } from "./phone-dom.js";
import { handLine } from "./play-hand.js";
import { scoreFor, SEATS } from "./play-view.js";
import { contractSeen, seatName } from "./play-words.js";

const points = (view, score) => {
  const own = scoreFor(view, score);
  return own < 0 ? say("score-theirs", { points: -own }) : own > 0 ? say("score-ours", { points: own }) : signed(own);
};

/** A score with its sign, as bridge writes it. */
const signed = (/** @type {number} */ score) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");

/** What declarer made of the contract; empty where the Director adjusts the score. */
function madeText(/** @type {any} */ view) {
  if (view.end.tricks === null) return "";
  const over = view.end.tricks - 6 - Number(view.contract[0]);
  return over < 0 ? say("result-down", { tricks: -over }) : say("result-made", { over: over === 0 ? "=" : `+${over}` });
}

/** What a board that is over came to, but for the contract: by whom, made or down, the score of either side. */
export function resultText(/** @type {any} */ view) {
  const own = view.end.score === null ? null : scoreFor(view, view.end.score);
  const score = own === null ? say("adjusted") : say("score-both", { ours: signed(own), theirs: signed(-own) });
  const made = view.declarer ? [say("result-by", { seat: seatName(view.declarer) }), madeText(view)] : [say("passed-out")];
  return `${made[0]}${made[1] ? `, ${made[1]}` : ""}: ${score}`;
}

/** The line of play by which a contested claim was judged, trick by trick; nothing where none was. */
export const judgedLine = (/** @type {string[]} */ line) => (line?.length
  ? el("div", { class: "judged", data: { at: "judged-line" } }, el("p", {}, line[0]), el("ol", {}, line.slice(1).map((trick) => el("li", {}, trick)))) : null);

/** Show the end of the board, when it is over; `at` is the address of the seat, empty where one only looks on. */
export function showEnd(/** @type {HTMLElement} */ place, /** @type {any} */ view, /** @type {string} */ at) {
  const end = view.phase === "over" ? view.end : null;
  place.hidden = !end;
  if (!end) {
    rewrite(place);
    return;
  }
  rewrite(place,
    el("h2", {}, view.declarer ? [contractSeen(view.contract), " "] : null, el("span", { class: "result" }, resultText(view))),
    at && el("p", {}, el("a", { href: `${at}/boards/${view.board}`, data: { at: "board-played" } }, say("board-played"))),
    judgedLine(end.judged_line),
    el("div", { class: "hands" }, SEATS.filter((seat) => end.hands[seat]).map((seat) => handLine(seat, end.hands[seat]))),
    view.results.length > 1 ? el("table", { class: "results" }, el("caption", {}, say("results")), el("tbody", {},
      view.results.map(([board, score]) => el("tr", {}, el("th", { scope: "row" }, board), el("td", {}, score === null ? say("score-none") : points(view, score)))))) : null);
}
