// Lines of a traveller as the service writes them (`4SX N -1 HK`), shown with signs and said in words.

import { only } from "./club.js";
import { el, hasWords, say } from "./phone-dom.js";

export const SUITS = ["S", "H", "D", "C"];
export const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A suit's sign in its colour, named for who hears the page. */
export const suitSign = (suit) =>
  el("span", { class: `suit suit-${suit}`, role: "img", "aria-label": say(`suit-${suit}`) }, SIGNS[suit]);

export const DENOMINATIONS = ["C", "D", "H", "S", "NT"];
export const denominationSign = (name) => (name === "NT" ? say("notrump") : suitSign(name));
/** What a denomination is called. */
export const denominationName = (name) => say(name === "NT" ? "notrump-name" : `suit-${name}`);
export const rankText = (rank) => (hasWords(`rank-${rank}`) ? say(`rank-${rank}`) : rank);

/**
 * Read a line; `null` where it is neither a contract nor passed out.
 * @param {string} line
 * @returns {any}
 */
export function readLine(line) {
  if (line === "pass") return { passed: true };
  const read = /^([1-7])(NT|[SHDC])(X{0,2}) ([NESW]) (=|\?|[+-]\d+)(?: ([SHDC])([AKQJT2-9]))?$/.exec(line);
  if (!read) return null;
  const [, level, denomination, doubling, declarer, result, suit, rank] = read;
  return { level: Number(level), denomination, doubling, declarer, result, suit, rank };
}

/** Write a line as the service reads it. */
export function writeLine(said) {
  if (said.passed) return "pass";
  const lead = said.suit && said.rank ? ` ${said.suit}${said.rank}` : "";
  return `${said.level}${said.denomination}${said.doubling ?? ""} ${said.declarer} ${said.result}${lead}`;
}

export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);
const shownResult = (result) => result.replace("-", "−");

/** What the contract became, in words. */
export function resultWords(result) {
  if (result === "=") return say("made");
  if (result === "?") return "?";
  const count = Math.abs(Number(result));
  const many = result.startsWith("-") ? "down" : "over";
  return count === 1 ? say(`${many}-one`) : say(many, { count });
}

/** A line as elements, short. */
export function lineShown(line) {
  const said = readLine(line);
  if (said?.passed) return el("span", { class: "contract" }, say("passed-out"));
  if (!said) return el("span", { class: "contract" }, line.startsWith("np") ? say("not-played") : line);
  const lead = said.suit ? el("span", { class: "lead" }, `${say("lead-is")} `, suitSign(said.suit), rankText(said.rank)) : "";
  return el(
    "span", { class: "said-line" },
    el("span", { class: "contract" }, String(said.level), denominationSign(said.denomination), said.doubling),
    ` ${say("by", { seat: say(`seat-${said.declarer}`) })} `,
    el("b", {}, shownResult(said.result)), " ", lead,
  );
}

/** A line in words, for confirmation and for who hears the page. */
export function lineWords(line) {
  const said = readLine(line);
  if (said?.passed) return say("passed-out");
  if (!said) return line.startsWith("np") ? say("not-played") : say("score-written", { points: line });
  const denomination = denominationName(said.denomination);
  const doubled = said.doubling ? ` ${say(said.doubling === "X" ? "doubled" : "redoubled")}` : "";
  const lead = said.suit ? `, ${say("lead-words", { card: cardWords(said.suit, said.rank) })}` : "";
  return say("line-words", {
    contract: `${said.level} ${denomination}${doubled}`,
    seat: say(`seat-name-${said.declarer}`),
    result: resultWords(said.result),
  }) + lead;
}

export const cardWords = (suit, rank) => say("card-words", { rank: rankText(rank), suit: say(`suit-${suit}`) });

/** What the service says it is worth, to the side that scores. */
export function scoreShown(score) {
  if (score === null || score === undefined) return "";
  if (score === 0) return "0";
  return `${say(score > 0 ? "side-NS" : "side-EW")} ${signed(Math.abs(score))}`;
}

/**
 * What a result is worth to North-South, by the table that the service sent with the page.
 * @param {any} said see `readLine`
 * @param {string} vulnerability of the board
 */
export function pointsOf(said, vulnerability) {
  if (said.passed) return 0;
  const { vulnerable, made, down } = JSON.parse(only("[data-points]", HTMLElement).dataset.points ?? "");
  const side = "NS".includes(said.declarer) ? "NS" : "EW";
  const held = vulnerable[side].includes(vulnerability) ? 1 : 0;
  const tricks = said.result === "=" ? 0 : Number(said.result);
  const doubling = said.doubling ?? "";
  const points = tricks < 0 ? down[doubling][held][-tricks - 1] : made[`${said.level}${said.denomination}${doubling}`][held][tricks];
  return side === "NS" ? points : -points;
}

/** The results that a contract of a level can have. */
export function possibleResults(level) {
  const over = Array.from({ length: 7 - level }, (_, more) => `+${more + 1}`);
  const down = Array.from({ length: 6 + level }, (_, less) => `-${less + 1}`);
  return { over, down };
}
