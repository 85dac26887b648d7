// The line of a page of a table: what it is sent, and what it asks to be done, each thing once.

import { ask, newId } from "./club.js";
import { el, forget, keep, kept, rewrite, say } from "./phone-dom.js";
import { countAnew, deviceTells, listenToDevice, tellAgain } from "./play-device.js";
import { watchTogether } from "./play-tabs.js";

const HIDDEN_FOR = 120000;  // a page that nobody sees keeps its line for so long: it tells whose turn it is
const AGAIN = 1500;
const FAULT = 500;  // answered by a fault of the server; asked again it would be the same

/** Say that there is no table for this browser any more, and lead back to where there are some. */
export const sayGone = (/** @type {HTMLElement} */ place, /** @type {string} */ home) => rewrite(place, say("gone"), " ", el("a", { href: home }, say("gone-back")));

/** What a command says beside what it asks for: which it is, and how it was made. */
const HOW = new Set(["id", "thought", "round_trip", "by", "device", "focus_losses", "unfocused", "taken_back", "edits"]);

/** What a command says, in whatever moment it is said. */
const said = (/** @type {any} */ asked) => JSON.stringify(Object.entries(asked).filter(([name]) => !HOW.has(name)));

/** @typedef {{ at: string, proof?: string }} Place a seat, or the Director's place: its address, and the proof that its own page asks */
/** @typedef {{ shown: (view: any, name: string) => void, sending: (yes: boolean, name: string) => void,
 *   answered: (answer: any, asked: any, name: string) => void, connected: (yes: boolean) => void, gone: () => void, device?: boolean }} Told
 *   what happens, with the name of the place; `answered`: with what was asked for; `gone`: there is no table for this browser
 *   any more; `device`: whether what is asked for says how it was made */

/**
 * Open the line: one stream for all places that a page has, each with its own view and its own queue.
 * @param {string} stream its address
 * @param {Record<string, Place>} places by their names
 * @param {Told} told
 */
export function openLine(stream, places, told) {
  if (told.device) listenToDevice();
  const names = Object.keys(places);
  const all = Object.fromEntries(names.map((name) => [name, openPlace(name, places[name], told)]));
  watchTogether(`${stream}?lang=${document.documentElement.lang}`, (sent) => all[sent.of ?? names[0]].shown(sent), told.connected, HIDDEN_FOR, told.gone);
  return {
    /** Ask at a place for something to be done, see `openPlace`. */
    act: (/** @type {string} */ name, /** @type {string} */ what, /** @type {Record<string, unknown>=} */ more) => all[name].act(what, more),
    view: (/** @type {string} */ name) => all[name].view(),
  };
}

/**
 * Open one place.
 * @param {string} name
 * @param {Place} place
 * @param {Told} told
 */
function openPlace(name, { at, proof }, told) {
  const key = `play-unsent ${at}`;
  /** @type {any} */
  let view = null;
  /** The life of the server and the number of what was sent last: what another tab tells late is not shown again. */
  let life = "";
  let number = 0;
  /** What is asked for and not answered yet, in its order. @type {any[]} */
  let unsent = [kept(key, [])].flat();
  /** What this page has asked for: what is kept beside it is another tab's. @type {Set<string>} */
  const own = new Set(unsent.map(({ id }) => id));
  let since = Date.now();
  let busy = false;
  /** How long the last thing that was asked for was on its way. @type {number | null} */
  let roundTrip = null;
  const language = document.documentElement.lang;

  /** Show what was sent; false: it does not follow what was shown before. */
  function shown(/** @type {any} */ sent) {
    const [now] = sent.position.split(".");
    if (view && now === life && sent.number <= number) return true;
    if (!sent.whole && !(view && now === life && sent.number === number + 1)) return false;
    [life, number] = [now, sent.number];
    const seen = [view?.acts, view?.on].join();
    view = sent.whole ? sent.view : { ...view, ...sent.view };
    if (seen !== [view.acts, view.on].join()) {
      since = Date.now();
      countAnew();
    }
    told.shown(view, name);
    return true;
  }

  function waits(/** @type {any[]} */ these) {
    unsent = these;
    const others = [kept(key, [])].flat().filter(({ id }) => !own.has(id));
    if (these.length + others.length) keep(key, [...others, ...these]);
    else forget(key);
    told.sending(these.length > 0, name);
  }

  async function send() {
    if (busy || !unsent.length) return;
    busy = true;
    const [sent] = unsent;
    const began = Date.now();
    const { status, data } = await ask("POST", `${at}/do?lang=${language}`, sent, proof);
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
    else told.answered({ status, ...data }, sent, name);
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
    own.add(asked.id);
    waits([...unsent, asked]);
    void send();
    return true;
  }

  if (unsent.length) waits(unsent);
  void send();
  return { act, view: () => view, shown };
}
