// The settings of the page of a seat, kept on the device: taps, colours, type, the hand that holds it, the text mode.

import { only } from "./club.js";
import { appearance, keep, kept } from "./phone-dom.js";

/**
 * Have the controls of the settings show what is kept, and take effect.
 * @param {{ again: () => void, anew: () => void, several: boolean }} how what shows the page again, and what was begun with one tap
 *   anew; `several`: whether there are several seats
 */
export function settings({ again, anew, several }) {
  const setting = (/** @type {string} */ name, /** @type {(yes: boolean) => void} */ takes, otherwise = false) => {
    const box = only(`#${name}`, HTMLInputElement);
    box.checked = kept(`play-${name}`, otherwise);
    takes(box.checked);
    box.addEventListener("change", () => {
      keep(`play-${name}`, box.checked);
      takes(box.checked);
      again();
    });
  };
  for (const each of ["calls", "cards"]) setting(`two-taps-${each}`, anew, kept("play-two-taps", false));
  setting("two-colours", (yes) => { document.documentElement.classList.toggle("two-colours", yes); });
  if (several) setting("follow", () => {});
  appearance();
  setting("as-text", asText);
}

/** Show everything as sentences, with the line for commands beside them; or the table. */
function asText(/** @type {boolean} */ yes) {
  const [page, text, line] = ["#play", "#text", "#text-form"].map((each) => only(each, HTMLElement));
  page.classList.toggle("as-text", yes);
  text.hidden = !yes;
  if (yes) {
    page.insertBefore(line, only("#auction", HTMLElement));
    page.insertBefore(text, only("#auction", HTMLElement));
  } else only("#more", HTMLElement).insertBefore(line, only("#more .field", HTMLElement));
}
