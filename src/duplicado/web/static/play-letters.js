// The letters with which suits, ranks and denominations are typed: those of the reader's language, and English ones.

import { say } from "./phone-dom.js";
import { DENOMINATIONS, RANKS, SUITS } from "./play-view.js";

/** English letters first, so that those of the reader's language take their place. */
const meant = (all, own) => Object.fromEntries([...all.map((each) => [each.toLowerCase(), each]), ...all.map((each) => [own(each), each])]);

/** What each letter means; where two meanings share one, the reader's language has it. */
export function letters() {
  const suits = meant(SUITS, (suit) => say(`key-${suit}`));
  const ranks = meant(RANKS, (rank) => say(`rank-${rank}`).toLowerCase());
  const denominations = { n: "NT", [say("notrump").toLowerCase()]: "NT", ...meant(DENOMINATIONS, (each) => say(`key-${each}`)) };
  return { suits, ranks, denominations };
}
