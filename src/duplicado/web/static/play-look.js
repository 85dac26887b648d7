// The page of a spectator: what one player sees, and nothing to be done.

import { only, watchAt } from "./club.js";
import { el, rewrite, say } from "./phone-dom.js";
import { showEnd } from "./play-end.js";
import { showHand } from "./play-hand.js";
import { showAuction, showSaid } from "./play-said.js";
import { sayGone } from "./play-line.js";
import { dueText, showFelt, showHead } from "./play-table.js";

const HIDDEN_FOR = 120000;
const NOTHING = { may: [], chosen: "", pick: () => {}, at: "own" };

const page = only("#look", HTMLElement);
const at = (/** @type {string} */ selector) => only(selector, HTMLElement);
/** @type {any} */
let view = null;

watchAt(`${page.dataset.at}/stream?lang=${document.documentElement.lang}`, (sent, whole) => {
  view = whole ? sent : { ...view, ...sent };
  page.classList.toggle("is-ended", Boolean(view.ended));
  if (view.ended) at("#line").textContent = say("look-ended");
  else show();
}, (yes) => { if (!view?.ended) at("#line").textContent = yes ? "" : say("line-lost"); }, HIDDEN_FOR, () => {
  if (view?.ended) return;
  page.classList.add("is-ended");
  sayGone(at("#line"), page.dataset.home ?? "");
});

function show() {
  const nobodys = { ...view, seat: "" };  // nothing here is said to the player
  page.dataset.phase = view.phase;
  showHead(at("#board-head"), at("#score-head"), view);
  showAuction(at("#calls"), view, show);
  showSaid(at("#says"), nobodys, { ask: () => {}, explain: () => {}, alert: () => {} });
  showFelt(at("#felt"), { ...view, looks: true }, NOTHING);
  showHand(at("#hand"), view.own ?? null, NOTHING);
  at("#due").textContent = dueText(nobodys);
  rewrite(at("#law"), view.rulings?.length
    ? el("div", { class: "rulings", role: "log", tabindex: 0, "aria-label": say("rulings") }, view.rulings.map((/** @type {string} */ told) => el("p", {}, told)))
    : null);
  showEnd(at("#end"), view, "");
}
