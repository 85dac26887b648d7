// The ledger of information: what each side may use of what was withdrawn, exposed or heard, and what not (Law 16).

import { el, say } from "./phone-dom.js";

/** Make the ledger in two columns; nothing where there is none. */
export const ledger = (/** @type {any} */ view) => (view.ledger ? el("details", { class: "ledger", data: { kept: "ledger" } }, el("summary", {}, say("ledger")),
  el("div", { class: "sides" }, Object.entries(view.ledger).map(([side, { not, may }]) => el("section", { data: { at: `ledger-${side}` } },
    el("h4", {}, say(`side-${side}`)), listed("ledger-not", not), listed("ledger-may", may))))) : null);

const listed = (/** @type {string} */ head, /** @type {string[]} */ all) =>
  (all.length ? el("div", {}, el("p", { class: "quiet" }, say(head)), el("ul", {}, all.map((each) => el("li", {}, each)))) : null);

/** The same as sentences. */
export const ledgerText = (/** @type {any} */ view) => Object.entries(view.ledger ?? {}).flatMap(([side, { not, may }]) => [
  ...(not.length ? [`${say(`side-${side}`)}: ${say("ledger-not")} ${not.join("; ")}`] : []),
  ...(may.length ? [`${say(`side-${side}`)}: ${say("ledger-may")} ${may.join("; ")}`] : [])]);
