// What is read of finished boards: the score card of those for whom the phone is, and the hand record of a board.

import { button, el, hasWords, rewrite, say } from "./phone-dom.js";
import { aboutBoard } from "./phone-boards.js";
import { DENOMINATIONS, SUITS, denominationSign, lineShown, rankText, readLine, signed, suitSign } from "./phone-line.js";


export const decimal = (text, digits) =>
  Number(text).toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * Show score cards in a place.
 * @param {HTMLElement} place
 * @param {object[]} cards as the service has them
 * @param {(line: object, card: object) => void} open shows the hand record of a line's board
 * @param {((contestant: string, side: string) => void)?} follow has the phone go with a pair; `null` where it may not now
 */
export function cardsShown(place, cards, open, follow = null) {
  const several = new Set(cards.map((card) => card.session)).size > 1;
  const shown = cards.map((card) => cardShown(card, several, open, follow));
  const shared = cards.some((card) => !card.whole) ? el("p", { class: "quiet" }, say("card-shared")) : null;
  rewrite(place, ...(cards.length ? shown : [el("p", {}, say("card-none"))]), shared);
}

function cardShown(card, several, open, follow) {
  const names = card.names.filter(Boolean).join(" – ");
  const title = [say("card-of", { who: [card.contestant, names].filter(Boolean).join(" ") }), several ? say("card-session", { session: card.session }) : ""];
  const id = `card-${card.session}-${card.contestant}`;
  /** @type {HTMLElement[]} */
  const parts = [el("h3", { id }, title.filter(Boolean).join(", "))];
  if (card.lines.length) parts.push(el("div", { class: "scrolls", role: "region", tabindex: "0", "aria-labelledby": id }, table(card, id, open)));
  else parts.push(el("p", { class: "quiet" }, say("card-none")));
  if (card.total !== null) {
    const figure = card.percent !== null ? say("percent", { value: decimal(card.percent, 2) }) : decimal(card.total, 2);
    parts.push(el("p", { class: "card-total" }, say("card-total", { boards: card.boards }), " ", el("b", {}, figure)));
  }
  if (follow && !card.whole) {
    const who = [card.contestant, names].filter(Boolean).join(" ");
    parts.push(el("p", { class: "quiet" }, say("goes-with-us")),
      button(say("follow", { who }), () => follow(card.contestant, card.side), { at: `follow-${card.contestant}` }));
  }
  return el("section", { class: "score-card", "aria-labelledby": id }, parts);
}

function table(card, id, open) {
  const compared = card.lines.some((line) => line.gain !== null);
  const head = ["board-number", "against", "contract", "score", ...(compared ? ["worth"] : [])]
    .map((name) => el("th", { scope: "col", class: name === "score" || name === "worth" ? "n" : null }, say(`card-${name}`)));
  const rows = card.lines.map((line) => el("tr", { data: { board: line.board } },
    el("th", { scope: "row" }, line.hands
      ? button(String(line.board), () => open(line, card), { at: `record-${card.session}-${line.round}-${line.board}`, class: "record-button", "aria-label": say("card-open", { board: line.board }) })
      : String(line.board)),
    el("td", {}, line.opponents.join(", ")),
    el("td", {}, lineOf(line)),
    el("td", { class: "n" }, scoreOf(line.score)),
    compared ? el("td", { class: "n" }, worthOf(line)) : null));
  return el("table", { "aria-labelledby": id, class: "card-lines" }, el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows));
}

function lineOf(line) {
  const said = line.line === null ? null : lineShown(line.line);
  return [said, hasWords(`card-${line.state}`) ? el("span", { class: "quiet" }, `${said ? " · " : ""}${say(`card-${line.state}`)}`) : null];
}

const scoreOf = (score) => (score === null ? "" : typeof score === "number" ? (score === 0 ? "0" : signed(score)) : score.replace("-", "−"));

const worthOf = (line) => {
  if (line.share !== null) return `${decimal(line.share, 0)} %`;
  return line.gain === null ? "" : decimal(line.gain, 2);
};

/** The hand record of a board as elements; `heading` is the element that names each hand. */
export function recordShown(record, heading = "h4") {
  const hands = el("div", { class: "compass" }, ["N", "W", "E", "S"].map((seat) => handShown(seat, record.hands[seat], heading)));
  const more = [...(record.tricks ? [tricksShown(record.tricks)] : []), ...(record.par ? [parShown(record.par)] : [])];
  return [el("p", { class: "quiet" }, aboutBoard(record)), hands, ...more];
}

function handShown(seat, hand, heading) {
  const holdings = (hand ?? "").split(".");
  return el("section", { class: `hand-of-${seat}`, "aria-label": say(`seat-name-${seat}`) }, el(heading, {}, say(`seat-name-${seat}`)), el("ul", {}, SUITS.map((suit, index) =>
    el("li", {}, suitSign(suit), " ", [...(holdings[index] ?? "")].map(rankText).join(" ") || "—"))));
}


function tricksShown(tricks) {
  const head = el("tr", {}, el("td", {}), DENOMINATIONS.map((name) => el("th", { scope: "col", class: "n" }, denominationSign(name))));
  const rows = ["N", "S", "E", "W"].map((seat) => el("tr", {}, el("th", { scope: "row" }, say(`seat-name-${seat}`)),
    DENOMINATIONS.map((name) => el("td", { class: "n" }, String(tricks[seat][name])))));
  return el("table", { class: "tricks-table" }, el("caption", {}, say("card-tricks")), el("thead", {}, head), el("tbody", {}, rows));
}

function parShown(par) {
  const score = par.score === 0 ? "0" : `${say(par.score > 0 ? "side-NS" : "side-EW")} ${signed(Math.abs(par.score))}`;
  const contracts = par.contracts.map((each) => {
    const said = readLine(`${each.bid} N =`);
    const who = each.by.length > 1 ? say(`side-${each.by}`) : say(`seat-${each.by}`);
    return el("li", {}, el("span", { class: "contract" }, String(said?.level), denominationSign(said?.denomination), "×".repeat(each.doubling.length)), ` ${who} `, each.over ? signed(each.over) : "=");
  });
  return el("div", { class: "par" }, el("p", {}, say("card-par"), " ", el("b", {}, score)), contracts.length ? el("ul", {}, contracts) : el("p", {}, say("passed-out")));
}

/** What is unfolded beneath a board to read its hand record; `read` asks for it. */
export function handsShown(number, read) {
  const body = el("div", {});
  const shown = el("details", { data: { kept: `hands-${number}` } }, el("summary", {}, say("hands")), body);
  shown.addEventListener("toggle", async () => {
    if (!shown.open) return;
    const { status, data } = await read();
    body.replaceChildren(...(status === 200 ? recordShown(data) : [el("p", {}, refusedWords(status, data))]));
  });
  return shown;
}

/** Why a hand record is not shown. */
export const refusedWords = (status, data) =>
  data?.code === "not-finished-everywhere" ? say("hands-later") : data?.sentence ?? say("no-line");
