// What the table waits for: options of players.

import { el } from "./phone-dom.js";

/** What others are to choose, and what each choice entails (Law 10C1). */
export const waiting = (/** @type {[string, string, string[]][]} */ awaits) => awaits.map(([, sentence, entailed]) =>
  el("div", { class: "waiting" }, el("p", {}, sentence), entailed.length ? el("ul", {}, entailed.map((each) => el("li", {}, each))) : null));
