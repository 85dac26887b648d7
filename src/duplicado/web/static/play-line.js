// The line of a seat's page: what it is sent, and what it asks to be done, each thing once.

import { ask, newId, watchAt } from "./club.js";
import { el, forget, keep, kept, rewrite, say } from "./phone-dom.js";
import { countAnew, deviceTells, listenToDevice, tellAgain } from "./play-device.js";

const HIDDEN_FOR = 120000;  // a page that nobody sees keeps its line for so long: it tells whose turn it is
const AGAIN = 1500;
const FAULT = 500;  // answered by a fault of the server; asked again it would be the same

/** Say that there is no table for this browser any more, and lead back to where there are some. */
export const sayGone = (/** @type {HTMLElement} */ place, /** @type {string} */ home) => rewrite(place, say("gone"), " ", el("a", { href: home }, say("gone-back")));

/** What a command says beside what it asks for: which it is, and how it was made. */
const HOW = new Set(["id", "thought", "round_trip", "by", "device", "focus_losses", "unfocused", "taken_back", "edits"]);

/** What a command says, in whatever moment it is said. */
const said = (/** @type {any} */ asked) => JSON.stringify(Object.entries(asked).filter(([name]) => !HOW.has(name)));

/**
 * Open the line.
 * @param {string} at the address of the seat
 * @param {{ shown: (view: any) => void, sending: (yes: boolean) => void,
 *   answered: (answer: any, asked: any) => void, connected: (yes: boolean) => void, gone: () => void, device?: boolean }} told
 *   what happens; `answered`: with what was asked for; `gone`: there is no table for this browser any more;
 *   `device`: whether what is asked for says how it was made
 */
export function openLine(at, told) {
  const key = `play-unsent ${at}`;
  /** @type {any} */
  let view = null;
  /** What is asked for and not answered yet, in its order. @type {any[]} */
  let unsent = [kept(key, [])].flat();
  let since = Date.now();
  let busy = false;
  /** How long the last thing that was asked for was on its way. @type {number | null} */
  let roundTrip = null;
  const language = document.documentElement.lang;
  if (told.device) listenToDevice();

  watchAt(`${at}/stream?lang=${language}`, (sent, whole) => {
    const seen = [view?.acts, view?.on].join();
    view = whole ? sent : { ...view, ...sent };
    if (seen !== [view.acts, view.on].join()) {
      since = Date.now();
      countAnew();
    }
    told.shown(view);
  }, told.connected, HIDDEN_FOR, told.gone);

  function waits(/** @type {any[]} */ these) {
    unsent = these;
    if (these.length) keep(key, these);
    else forget(key);
    told.sending(these.length > 0);
  }

  async function send() {
    if (busy || !unsent.length) return;
    busy = true;
    const [sent] = unsent;
    const began = Date.now();
    const { status, data } = await ask("POST", `${at}/do?lang=${language}`, sent);
    busy = false;
    if (status) roundTrip = Math.min(Date.now() - began, 86400000);
    if (status === 0 || status > FAULT) {
      setTimeout(send, AGAIN);  // with the same id: what was done is not done again
      return;
    }
    // What was asked for behind something that is not done rested on it.
    if (data?.code !== "done") tellAgain(unsent);
    waits(data?.code === "done" ? unsent.slice(1) : []);
    if (status === 404) told.gone();
    else told.answered({ status, ...data }, sent);
    void send();
  }

  /**
   * Ask for something to be done, behind what is still on its way; nothing where the same was just asked for.
   * @param {string} what in the words of the table
   * @param {Record<string, unknown>} more
   */
  function act(what, more = {}) {
    const asked = { id: newId(), do: what, on: view?.on ?? 0, thought: Math.min(Date.now() - since, 86400000), ...told.device ? { ...deviceTells(), round_trip: roundTrip } : {}, ...more };
    if (unsent.length && said(unsent.at(-1)) === said(asked)) {
      tellAgain([asked]);
      return false;
    }
    waits([...unsent, asked]);
    void send();
    return true;
  }

  if (unsent.length) waits(unsent);
  void send();
  return { act, view: () => view };
}
