// The line of a page of the office: whether it is live, or since when nothing is heard; and who waits until it is back.

import { ofEvent, only, sayConnected, watchAt } from "./club.js";

const FOR_GOOD = 2 ** 31 - 1;  // a page of the office that nobody looks at goes on listening for calls
const LONG = 3000;

/** @type {(() => void)[]} */
let waiting = [];

/** Resolve when the line is back, or after a while: what is asked for may be lost without the line. */
export const back = () => new Promise((resolve) => {
  waiting.push(() => resolve(undefined));
  setTimeout(() => resolve(undefined), LONG);
});

/** @type {{ happened: () => void, connected: () => void }[]} */
const told = [];

/**
 * Listen to what happens at the event, with one line for all who do on a page.
 * @param {() => void} happened told of each thing after those that were there already
 * @param {() => void} connected told each time that the line is there
 */
export function follow(happened, connected) {
  told.push({ happened, connected });
  if (told.length === 1) listen();
}

/** Listen, and say how the line stands. */
function listen() {
  const line = only("[data-line]", HTMLElement);
  /** @type {number | undefined} */
  let lost;
  let first = true;
  const say = (/** @type {string} */ text, /** @type {boolean} */ off) => {
    line.textContent = text;
    document.body.classList.toggle("line-lost", off);
  };
  watchAt(`${ofEvent("office")}?as=office&signs=true`, () => {
    if (!first) for (const each of told) each.happened();
    first = false;
  }, (yes) => {
    sayConnected(yes);
    if (!yes) {
      const since = new Date().toLocaleTimeString(document.documentElement.lang);
      lost ??= setTimeout(() => say(`${line.dataset.lostWord} ${since}`, true), LONG);
      return;
    }
    clearTimeout(lost);
    lost = undefined;
    say(line.dataset.liveWord ?? "", false);
    for (const each of told) each.connected();
    const released = waiting;
    waiting = [];
    for (const each of released) each();
  }, FOR_GOOD, () => location.reload());  // access was removed: the address says so in words
}
