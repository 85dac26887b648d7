// Clocks of rounds that the server writes into a page: what is left of each, with the seconds going.

import { lasting } from "./club.js";

/**
 * Write what is left on each clock of the page: `12:05`, or how much it is over.
 * @returns {DOMStringMap[]} what the server says of each
 */
export function writeClocks() {
  const clocks = /** @type {HTMLElement[]} */ (Array.from(document.querySelectorAll("[data-ends]")));
  for (const shown of clocks) {
    const now = shown.dataset.held ? Date.parse(shown.dataset.held) : Date.now();
    const ends = shown.dataset.ends ?? "";
    const left = Math.round((Date.parse(ends) - now) / 1000);
    shown.textContent = left < 0 ? `${shown.dataset.over} ${lasting(-left)}` : lasting(left);
    shown.classList.toggle("over", left < 0);
    shown.classList.toggle("soon", left >= 0 && now >= Date.parse(shown.dataset.warning || ends));
  }
  return clocks.map((each) => each.dataset);
}
