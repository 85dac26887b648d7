// Spectators of one hand (Law 76B): its player lets one look, everybody is told, and the player ends it.

import { ask } from "./club.js";
import { button, el, rewrite, say } from "./phone-dom.js";
import { seatName } from "./play-words.js";

/** The address for the spectator of each seat, as long as the page is open. @type {Record<string, string>} */
const links = {};
/** Whether somebody has looked as each seat was shown last: the address is answered before the view tells of it. @type {Record<string, boolean>} */
const looked = {};

/** Tell everybody whose hand is looked at. */
export function showWatched(/** @type {HTMLElement} */ place, /** @type {any} */ view) {
  place.hidden = view.watched.length === 0;
  place.textContent = place.hidden ? "" : say("looked-at", { seats: view.watched.map(seatName).join(", ") });
}

/**
 * Show the player what he can do about it, where the regulations permit it.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ at: string, act: (what: string) => void, again: () => void }} how
 */
export function showSpectators(place, view, { at, act, again }) {
  const looks = view.watched.includes(view.seat);
  if (looked[view.seat] && !looks) links[view.seat] = "";
  looked[view.seat] = looks;
  const link = links[view.seat];
  const open = async () => {
    const { status, data } = await ask("POST", `${at}/spectator`, {});
    links[view.seat] = status === 200 ? data.address : "";
    if (!links[view.seat]) rewrite(place, el("p", { role: "alert" }, say("look-refused")));
    else again();
  };
  rewrite(place,
    !view.live ? null : looks
      ? button(say("look-end"), () => act("hides hand"), { at: "look-end" })
      : button(say("look-let"), () => { void open(); }, { at: "look-let" }),
    looks && link ? el("p", {}, say("look-link"), " ", el("a", { href: link, data: { at: "look-link" } }, link)) : null);
}
