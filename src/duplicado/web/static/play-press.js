// What was pressed and is not made yet: it waits for a second tap, or for being let go of.

import { kept } from "./phone-dom.js";
import { tookBack } from "./play-device.js";

const RELEASED_AFTER = 800;  // milliseconds after which a press on a call is let go of, where calls are made by that (25A1)
/** The words of it. */
let chosen = "";
/** @type {number | undefined} */
let holding;

/** What was pressed and is not made yet; empty: nothing. */
export const pressed = () => chosen;

/** Have nothing wait any more. */
export function letGo() {
  chosen = "";
}

const takesTwo = (/** @type {"calls" | "cards"} */ what) => kept(`play-two-taps-${what}`, kept("play-two-taps", false));

/** Whether a call is made when its press is let go of, and no second tap is asked for. */
const isReleased = (/** @type {any} */ view) => view.phase === "auction" && view.released && !takesTwo("calls");

/** The call that may still be taken back by pressing it again; empty: none. */
export const held = (/** @type {any} */ view) => (isReleased(view) ? chosen : "");

/**
 * Do what was tapped: at once, at the second tap where the player has chosen that, or when the press is let go of.
 * @param {"calls" | "cards"} what
 * @param {string} name
 * @param {{ view: any, again: () => void }} how
 * @param {(more?: Record<string, unknown>) => void} made
 */
export function tapped(what, name, { view, again }, made) {
  clearTimeout(holding);
  const releases = what === "calls" && isReleased(view);
  if (!releases && !(takesTwo(what) && chosen !== name)) {
    made();
    return;
  }
  if (chosen) tookBack();
  chosen = chosen === name ? "" : name;
  // What came meanwhile was not seen when it was pressed.
  if (chosen && releases) holding = setTimeout(() => { if (chosen === name) made({ on: view.on }); }, RELEASED_AFTER);
  again();
}
