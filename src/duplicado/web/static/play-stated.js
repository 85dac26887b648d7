// The line of play that is stated with a claim (Law 68C), in the notation of records: `trumps SA H finesse W ruffs DC rest`.

import { say } from "./phone-dom.js";
import { letters } from "./play-letters.js";
import { SEATS, SUITS } from "./play-view.js";
import { cardName } from "./play-words.js";

/** @typedef {{ trumps: boolean, order: string[], finesse: string, ruffs: string[], rest: boolean }} Line */

/** @returns {Line} */
export const noLine = () => ({ trumps: false, order: [], finesse: "", ruffs: [], rest: false });

/** A line as it is sent; nothing where nothing is stated. */
export const lineText = (/** @type {Line} */ line) => [
  line.trumps ? "trumps" : "", ...line.order, line.finesse ? `finesse ${line.finesse}` : "",
  line.ruffs.length ? `ruffs ${line.ruffs.join("")}` : "", line.rest ? "rest" : "",
].filter(Boolean).join(" ");

/** Cards and suits in their order, by their names. */
export const cardLine = (/** @type {string[]} */ order) => order.map((each) => (each.length === 1 ? say(`suit-${each}`) : cardName(each))).join(", ");

/**
 * Read a line as it is typed, in the reader's language or in English; nothing where a word is no part of one.
 * @param {string} text
 * @returns {Line | null}
 */
export function readLine(text) {
  const { suits, ranks } = letters();
  const line = noLine();
  const words = text.toLowerCase().split(/[\s,;]+/).filter(Boolean);
  for (let word = words.shift(); word; word = words.shift()) {
    const known = Object.keys(TAKES).find((each) => each === word || say(`line-word-${each}`).toLowerCase() === word);
    const card = suits[word[0]] && ranks[word.slice(1)] ? suits[word[0]] + ranks[word.slice(1)] : suits[word];
    if (known) {
      if (!TAKES[known](line, words, suits)) return null;
    } else if (card) line.order.push(card);
    else return null;
  }
  return line;
}

/** What each word adds to a line, with those behind it; tells whether they could be read. */
const TAKES = {
  trumps: (line) => { line.trumps = true; return true; },
  rest: (line) => { line.rest = true; return true; },
  finesse: (line, words) => {
    const named = words.shift() ?? "";
    line.finesse = SEATS.find((seat) => say(`seat-${seat}`).toLowerCase() === named) ?? SEATS.find((seat) => seat.toLowerCase() === named) ?? "";
    return line.finesse !== "";
  },
  ruffs: (line, words, suits) => {
    const named = [...(words.shift() ?? "")].map((letter) => suits[letter]);
    line.ruffs = SUITS.filter((suit) => named.includes(suit));
    return named.length > 0 && !named.includes(undefined);
  },
};

/**
 * Read what is typed behind a claim: a line of play, words, or both with a colon between them.
 * @param {string} text
 * @returns {{ means: string, line?: string }}
 */
export function readStatement(text) {
  const [before, ...behind] = text.split(":");
  const line = lineText(readLine(before) ?? noLine());
  return line ? { means: behind.join(":").trim(), line } : { means: text };
}
