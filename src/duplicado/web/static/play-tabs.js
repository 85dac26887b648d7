// One line for all the tabs of a browser that show the same: the tab that was looked at last has it, and tells the others.

import { newId, watchAt } from "./club.js";

const BEAT = 10000;
const SILENCE = 25000;  // whoever has the line is heard more often than that, or is there no more
const FOR_GOOD = 2 ** 31 - 1;

/**
 * Look at something live, as `watchAt` does, with no more than one line for all tabs that look at the same address. A tab that
 * nobody has seen for `rest` milliseconds leaves the line to another one.
 * @param {string} address with a query
 * @param {(sent: any) => boolean} show told of each thing sent, by whichever tab has the line; false: it does not follow what was
 *   shown before, and all of it is to be sent anew
 * @param {(yes: boolean) => void} connected
 * @param {number} rest
 * @param {() => void} gone
 */
export function watchTogether(address, show, connected, rest, gone) {
  const channel = new BroadcastChannel(`duplicado ${address}`);
  const name = newId();
  let position = "";
  let heard = Date.now();
  let asleep = false;
  let isOver = false;
  /** When this tab took the line. */
  let took = "";
  /** Lets go of the line; null: another tab has it. @type {(() => void) | null} */
  let end = null;
  /** @type {number | undefined} */
  let resting;

  const happens = {
    sent: (/** @type {any} */ sent) => {
      if (show(sent)) position = sent.position;
      else {
        position = "";
        letGo();
        take();
      }
    },
    connected,
    gone: () => { isOver = true; letGo(); gone(); },
  };
  /** What happens on the line, here and in the other tabs. */
  const both = (/** @type {keyof typeof happens} */ what) => (/** @type {any} */ told) => {
    channel.postMessage({ what, told });
    happens[what](told);
  };
  function take() {
    if (end || isOver) return;
    took = `${Date.now()} ${name}`;
    channel.postMessage({ what: "took", told: took });
    const sent = both("sent");
    end = watchAt(address, (_view, _whole, all) => sent(all), both("connected"), FOR_GOOD, () => both("gone")(null), position);
  }
  function letGo() {
    end?.();
    end = null;
  }
  function leave() {
    asleep = true;
    if (!end) return;
    letGo();
    channel.postMessage({ what: "left" });
  }
  channel.onmessage = ({ data: { what, told } }) => {
    heard = Date.now();
    if (what === "took") {
      if (told > took) letGo();  // of two that take it at once the later one has it
    } else if (what === "left") {
      if (!asleep) take();
    } else if (what in happens && !end) happens[/** @type {keyof typeof happens} */ (what)](told);
  };
  setInterval(() => {
    if (end) channel.postMessage({ what: "alive" });
    else if (!asleep && Date.now() - heard > SILENCE) take();
  }, BEAT);
  const seen = () => {
    clearTimeout(resting);
    asleep = false;
    if (document.hidden) resting = setTimeout(leave, rest);
    else take();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", seen);
  take();
  seen();
}
