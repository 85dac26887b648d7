// The keyboard: calls and cards by their letters, everything else with Alt.

import { only } from "./club.js";
import { chooseLevel, chosenLevel, toggleAlert } from "./play-box.js";
import { read } from "./play-text.js";

/** The first letter of a card, and the seat at which it was typed. */
let begun = "";
let begunAt = "";

/**
 * Listen to keys.
 * @param {{ view: () => any, doing: (what: { says?: string, act?: string, more?: Record<string, unknown> }) => void,
 *   again: () => void, anew: () => void, call: (made: string) => void, confirm: () => void, cancel: () => void, toggleLast: () => void, nextSeat: () => void }} how
 */
export function listen(how) {
  const isWriting = (target) => target instanceof HTMLInputElement && target.type !== "checkbox";
  document.addEventListener("keydown", (event) => {
    if (!how.view() || event.ctrlKey || event.metaKey) return;
    if (event.altKey) withAlt(event, how);
    else if (!isWriting(event.target)) pressed(event);
  });
  function pressed(event) {
    const view = how.view();
    if (event.key === "Escape") {
      begun = "";
      how.cancel();
    } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)) {
      how.confirm();
    } else if (event.key.length === 1 && event.key !== " " && (view.phase === "auction" ? inAuction(event.key, view, how) : inPlay(event.key, view, how))) {
      event.preventDefault();
    }
  }
}

function withAlt(event, how) {
  const press = (selector) => { const found = document.querySelector(selector); if (found instanceof HTMLElement) { found.focus(); found.click(); } };
  const act = {
    l: how.toggleLast, k: () => press("[data-at=claim]"), t: () => press("#director"), n: () => press("[data-at=next-board]"),
    q: () => press("[data-at=no-questions]"), a: () => only("#calls button", HTMLButtonElement).focus(), i: () => press("#more summary"), s: how.nextSeat,
  }[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

function inAuction(key, view, how) {
  if (!view.may?.calls.length) return false;
  if (key >= "1" && key <= "7") {
    chooseLevel(Number(key));
    how.anew();
  } else if (key === "!") {
    toggleAlert();
    how.again();
  } else {
    const made = read(chosenLevel() ? `${chosenLevel()}${key}` : key, view);
    if (!made?.act) return false;
    how.call(made.act);
  }
  return true;
}

function inPlay(key, view, how) {
  if (!view.may?.cards.length) return false;
  begun = (begunAt === view.seat ? begun : "") + key;
  begunAt = view.seat;
  const made = read(begun, view);
  if (made?.act && begun.length > 1) {
    begun = "";
    how.doing(made);
  } else if (begun.length > 2) begun = key;
  return true;
}
