// The line of a seat's page: what it is sent, and what it asks to be done, each thing once.

import { ask, newId, watchAt } from "./club.js";
import { el, forget, keep, kept, rewrite, say } from "./phone-dom.js";

const HIDDEN_FOR = 120000;  // a page that nobody sees keeps its line for so long: it tells whose turn it is
const AGAIN = 1500;

/** Say that there is no table for this browser any more, and lead back to where there are some. */
export const sayGone = (/** @type {HTMLElement} */ place, /** @type {string} */ home) => rewrite(place, say("gone"), " ", el("a", { href: home }, say("gone-back")));

/**
 * Open the line.
 * @param {string} at the address of the seat
 * @param {{ shown: (view: any) => void, sending: (yes: boolean) => void, answered: (answer: any) => void,
 *   connected: (yes: boolean) => void, gone: () => void }} told what happens; `gone`: there is no table for this browser any more
 */
export function openLine(at, told) {
  const key = `play-unsent ${at}`;
  /** @type {any} */
  let view = null;
  /** @type {any} */
  let unsent = kept(key, null);
  let since = Date.now();
  let busy = false;
  const language = document.documentElement.lang;

  watchAt(`${at}/stream?lang=${language}`, (sent, whole) => {
    const turn = view?.acts;
    view = whole ? sent : { ...view, ...sent };
    if (turn !== view.acts) since = Date.now();
    told.shown(view);
  }, told.connected, HIDDEN_FOR, told.gone);

  async function send() {
    if (busy || !unsent) return;
    busy = true;
    told.sending(true);
    const { status, data } = await ask("POST", `${at}/do?lang=${language}`, unsent);
    busy = false;
    if (status === 0 || status >= 500) {
      setTimeout(send, AGAIN);  // with the same id: what was done is not done again
      return;
    }
    forget(key);
    unsent = null;
    told.sending(false);
    if (status === 404) told.gone();
    else told.answered({ status, ...data });
  }

  /**
   * Ask for something to be done; nothing where something else is still on its way.
   * @param {string} what in the words of the table
   * @param {Record<string, unknown>} more
   */
  function act(what, more = {}) {
    if (unsent) return false;
    unsent = { id: newId(), do: what, on: view?.on ?? 0, thought: Math.min(Date.now() - since, 86400000), ...more };
    keep(key, unsent);
    void send();
    return true;
  }

  if (unsent) void send();
  return { act, view: () => view, isSending: () => unsent !== null };
}
