// Words that players write: who reads them the server says; here they are shown and sent.

import { only } from "./club.js";
import { el, refresh, rewrite, say } from "./phone-dom.js";
import { seatName } from "./play-words.js";

/** Show what was written, the latest last. @returns {Node[]} */
export const written = (/** @type {[string, string, string][]} */ words) => words.map(([seat, to, text]) =>
  el("p", {}, say("written-by", { seat: seatName(seat), to: say(`written-to-${to}`), text })));

/**
 * Show what the player reads, and to whom he may write.
 * @param {HTMLElement} place
 * @param {any} view
 */
export function showWritten(place, view) {
  place.hidden = view.writes.length + view.written.length === 0;
  refresh(only("#written", HTMLElement), written(view.written));
  const form = only("#write-form", HTMLFormElement), choice = only("#write-to", HTMLSelectElement);
  form.hidden = view.writes.length === 0;
  if (choice.dataset.offered === view.writes.join()) return;
  choice.dataset.offered = view.writes.join();
  rewrite(choice, view.writes.map((to) => el("option", { value: to }, say(`written-to-${to}`))));
}

/** Send what is written in the form. */
export function sendWritten(/** @type {(what: string, more: Record<string, unknown>) => void} */ act) {
  only("#write-form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    const field = only("#write-line", HTMLInputElement);
    if (field.value.trim()) act(`writes to ${only("#write-to", HTMLSelectElement).value}`, { means: field.value.trim() });
    field.value = "";
  });
}
