// The boards of the round as they stand: what was stated, by whom, who is still to agree, what others did.

import { button, el, say } from "./phone-dom.js";
import { lineShown, lineWords, scoreShown } from "./phone-line.js";

const SIDES = ["NS", "EW"];

/** The sides for which a phone speaks. */
export const speaksFor = (side) => (side === "table" ? SIDES : [side]);

const sideName = (side) => say(`side-name-${side}`);
const sidesName = (sides) => (sides.length ? sides.map(sideName).join(", ") : say("the-director"));

/** What is known of a board before it is played, in words. */
export const aboutBoard = (board) =>
  `${say("dealer", { seat: say(`seat-name-${board.dealer}`) })} · ${say(`vulnerable-${board.vulnerability}`)}`;

/** Whether nothing of a board is left to be done at the table. */
export const isDone = (board) => board.agreed || board.cancelled || board.postponed || board.ruled;

/**
 * What is taken back when those for whom a phone speaks agree with a result: what they said otherwise themselves, be it
 * alone or with a side that says this too by now.
 */
export const takenBack = (board, result, mine) =>
  board.results.filter((other) => other.id !== result.id && other.sides.some((side) => mine.includes(side)) &&
    other.sides.every((side) => mine.includes(side) || result.sides.includes(side)));

/**
 * A board as elements.
 * @param {string} number
 * @param {object} board as the view has it
 * @param {object[]} waiting what was said of it and is on this phone still
 * @param {string} side for whom this phone speaks
 * @param {object} acts `enter` (null where the table enters results by itself), `correct` (null there, and when play is over), `agree`, `confirm`, `drop`, `call`
 * @param {(number: string) => HTMLElement?} hands what is unfolded to read them
 */
export function boardShown(number, board, waiting, side, acts, hands) {
  const state = isDone(board) ? "done" : board.results.length || waiting.length ? "begun" : "open";
  return el(
    "li", { class: `board ${state}`, data: { board: number, near: `board-${number}` } },
    el("h3", { tabindex: "-1", data: { at: `board-${number}` } }, say("board", { board: number }), isDone(board) ? el("span", { class: "tick", "aria-hidden": "true" }, " ✓") : null),
    el("p", { class: "about quiet" }, aboutBoard(board)),
    ...transfersShown(board, board.results.length ? "transferred-within" : "transferred"),
    ...waiting.map((item) => waitingShown(item, acts)),
    ...stated(number, board, waiting, side, acts),
    board.elsewhere ? elsewhere(number, board) : null,
    board.agreed ? hands(number) : null,
  );
}

/** The tricks that a ruling transfers on a board; `words` is how they are told. */
export const transfersShown = (board, words) =>
  (board?.transferred ?? []).map((each) => el("p", { class: "asks" }, say(words, { side: sideName(each.side), tricks: each.tricks })));

/**
 * A board of an earlier round for which nothing was entered, as elements.
 * @param {object} owed as the view has it
 * @param {object[]} waiting what was said of it and is on this phone still
 * @param {object} acts `enter`, `confirm`, `drop`
 */
export function owedShown(owed, waiting, acts) {
  const at = `owed-${owed.round}-${owed.board}`;
  return el(
    "li", { class: "board begun", data: { near: at } },
    el("h3", { tabindex: "-1", data: { at } }, say("board", { board: owed.board })),
    el("p", { class: "asks" }, say("owed", { round: owed.round })),
    el("p", { class: "about quiet" }, aboutBoard(owed)),
    ...waiting.map((item) => waitingShown(item, acts)),
    waiting.length || !acts.enter ? null : button(say("enter"), () => acts.enter(owed.board, { owed }), { at: `enter-${at}`, "aria-label": say("enter-board", { board: owed.board }) }),
  );
}

function stated(number, board, waiting, side, acts) {
  if (board.cancelled) return [el("p", {}, say("cancelled"))];
  if (board.ruled) return [...board.results.map((result) => resultShown(result)), el("p", {}, say("ruled"))];
  const parts = board.postponed ? [el("p", {}, say("postponed"))] : [];
  if (board.results.length > 1) return [...parts, ...dispute(number, board, waiting, side, acts)];
  const busy = waiting.length > 0;
  if (!board.results.length && !acts.enter) return parts;
  if (!board.results.length) {
    const enter = button(say("enter"), () => acts.enter(number), { at: `enter-${number}`, class: "main-button", "aria-label": say("enter-board", { board: number }) });
    return busy ? parts : [...parts, enter];
  }
  return [...parts, ...one(number, board, side, busy, acts)];
}

function one(number, board, side, busy, acts) {
  const [result] = board.results;
  /** @type {HTMLElement[]} */
  const parts = [resultShown(result)];
  const missing = SIDES.filter((each) => !result.sides.includes(each));
  if (board.agreed) parts.push(el("p", { class: "agreed" }, say(board.behind === "office" ? "by-office" : "agreed")));
  else if (!busy) {
    const mine = missing.filter((each) => speaksFor(side).includes(each));
    parts.push(el("p", { class: "asks" }, say(mine.length ? "asked-to-agree" : "waits-for", { side: sidesName(missing) })));
    for (const each of mine) {
      parts.push(button(say("we-agree", { side: sideName(each) }), () => acts.agree(number, result, [each]), { at: `agree-${number}-${each}`, class: "main-button" }));
    }
    if (mine.length && side !== "table") parts.push(button(say("say-otherwise"), () => acts.enter(number, { expects: ["stated-otherwise"] }), { at: `other-${number}` }));
  }
  if (acts.correct && !busy && (board.agreed || !missing.some((each) => speaksFor(side).includes(each)) || side === "table")) {
    parts.push(button(say("correct"), () => acts.correct(number, result), { at: `correct-${number}`, class: "quiet-button", "aria-label": say("correct-board", { board: number }) }));
  }
  return parts;
}

function dispute(number, board, waiting, side, acts) {
  const parts = [el("p", { class: "alarm", role: "alert" }, say("dispute"))];
  const each = board.results.map((result) => {
    const mine = speaksFor(side);
    const others = mine.filter((name) => !result.sides.includes(name));
    const agree = (others.length || takenBack(board, result, mine).length) && !waiting.length
      ? button(say("agree-with-this"), () => acts.agree(number, result, others), { at: `agree-${number}-${result.id}`, class: "main-button", "aria-label": say("agree-with", { line: lineWords(result.line) }) })
      : null;
    return el("div", { class: "said" }, el("p", {}, say("they-say", { side: sidesName(result.sides) })), resultShown(result), agree);
  });
  return [...parts, el("div", { class: "beside" }, each), button(say("call-about", { board: number }), () => acts.call(number), { at: `call-${number}` })];
}

const resultShown = (result) =>
  el("p", { class: "result" }, lineShown(result.line), " ", el("b", { class: "score" }, scoreShown(result.score)));

/** What was said and is on this phone still, with the questions about it that came back. */
export function waitingShown(item, acts) {
  const shown = item.line ? lineShown(item.line) : "";
  if (!item.asked) return el("p", { class: "waiting" }, shown, " ", el("span", {}, say("saved-here")));
  const questions = item.asked.map((text, index) => (item.codes?.[index] === "stated-otherwise" ? say("doubt-stated-otherwise") : text));
  return el(
    "div", { class: "question", role: "alert" },
    el("p", {}, shown), ...questions.map((text) => el("p", {}, text)),
    button(say("it-is-right"), () => acts.confirm(item.id), { at: `right-${item.id}`, class: "main-button" }),
    button(say("it-was-a-slip"), () => acts.drop(item.id), { at: `slip-${item.id}` }),
  );
}

function elsewhere(number, board) {
  const rows = board.elsewhere.map((each) =>
    el("tr", {}, el("th", { scope: "row" }, `${each.north_south} – ${each.east_west}`), el("td", {}, lineShown(each.line)), el("td", { class: "n" }, scoreShown(each.score))));
  if (!rows.length) return el("p", { class: "quiet" }, say("elsewhere-none"));
  const head = el("tr", {}, ...["pairs", "contract", "score"].map((name) => el("th", { scope: "col", class: name === "score" ? "n" : null }, say(name))));
  return el("details", { data: { kept: `elsewhere-${number}` } }, el("summary", {}, say("elsewhere")),
    el("table", {}, el("caption", { class: "sr-only" }, say("elsewhere")), el("thead", {}, head), el("tbody", {}, rows)));
}
