// The screen of a match in the hall: goes through its boards call by call, both rooms at once, and on to the next that is told.

import { only, pageOf } from "./club.js";

const A_STEP = 2500;
const AT_THE_END = 12000;
/** How often it is seen whether there is another board. */
const LOOKED = 8000;

const match = only("#match", HTMLElement);
let held = matchMedia("(prefers-reduced-motion: reduce)").matches;
/** @type {number | undefined} */
let waiting;
let wanted = 0;

const told = () => ({
  board: match.dataset.board ?? "",
  step: Number(match.dataset.step),
  last: Number(match.dataset.last),
  shown: (match.dataset.shown ?? "").split(" ").filter(Boolean),
});

/** Put what an address shows in the place of what there is. */
async function show(/** @type {string} */ address) {
  const mine = ++wanted;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok || mine !== wanted) return;
  const fresh = (await pageOf(answer)).querySelector("#match");
  if (!(fresh instanceof HTMLElement) || mine !== wanted) return;
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && match.contains(focused) ? focused.dataset.key ?? (focused.matches("[data-hold]") ? "hold" : "") : "";
  Object.assign(match.dataset, fresh.dataset);
  match.replaceChildren(...fresh.childNodes);
  const again = key && match.querySelector(key === "hold" ? "[data-hold]" : `[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

const at = (/** @type {string} */ board, /** @type {number} */ step) => `${match.dataset.at}?board=${board}&step=${step}`;

/** Go on by itself: to the next call or card, at the end to the next board, where there is none to the latest news. */
async function goOn() {
  const { board, step, last, shown } = told();
  if (!board) await show(match.dataset.at ?? "");
  else if (step < last) await show(at(board, step + 1));
  else {
    const next = shown[shown.indexOf(board) + 1];
    await show(next ? at(next, 0) : at(board, last));
  }
}

function wait() {
  clearTimeout(waiting);
  const button = match.querySelector("[data-hold]");
  if (button) button.setAttribute("aria-pressed", String(held));
  if (held) return;
  const { board, step, last, shown } = told();
  const ended = step >= last;
  const pause = !board || (ended && shown.at(-1) === board) ? LOOKED : ended ? AT_THE_END : A_STEP;
  waiting = setTimeout(() => { void goOn().catch(() => {}).finally(wait); }, pause);
}

match.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("[data-hold]")) {
    held = !held;
    wait();
    return;
  }
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (link.dataset.key) held = true;  // who goes by hand is not overtaken
  void show(link.href).finally(wait);
});
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const link = match.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link instanceof HTMLElement) { event.preventDefault(); link.click(); }
});
wait();
