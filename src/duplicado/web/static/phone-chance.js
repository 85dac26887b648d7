// Chance that this device gives to the deals of its event, see `duplicado.dealing.committed`.
// It draws 32 bytes for a commitment, announces their hash, and shows them only when the closed list has that hash.

import { ask, event, ofEvent } from "./club.js";
import { keep, kept, say } from "./phone-dom.js";
import { sha256 } from "./sha256.js";

const SLOW = 30000;
const FAST = 4000;
const text = new TextEncoder();

const hex = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (/** @type {string} */ digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {string} value */
function hashOf(value) {
  return sha256(new Uint8Array([...text.encode("duplicado chance 1\n"), ...bytesOf(value)]));
}

const key = (/** @type {string} */ commitment) => `duplicado-chance/${event}/${commitment}`;

/** What this device has drawn for a commitment, kept before anything is said of it. */
function drawn(commitment, begin) {
  const before = kept(key(commitment), "");
  if (before || !begin) return before;
  const value = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(key(commitment), value);
  return kept(key(commitment), "");
}

/** Whether a list has been closed as it stands: by the commitment and all hashes in it. */
const isClosedRightly = (lot) =>
  lot.closed === sha256(text.encode(`duplicado deal 2\n${[lot.commitment, ...lot.chance.map((each) => each.hash)].join("\n")}`));

/**
 * Do what is due for some boards, and return what is told of it.
 * @param {string} login
 * @param {any} lot
 * @returns {Promise<string>}
 */
async function take(login, lot) {
  const value = drawn(lot.commitment, !lot.closed);
  if (!value) return "";  // it came after the list was closed
  const address = `${ofEvent("chance")}?as=${login}`;
  const hash = hashOf(value);
  const own = lot.chance.find((each) => each.hash === hash);
  const announced = `${key(lot.commitment)}/announced`;
  if (!lot.closed) {
    const taken = own || (await ask("POST", address, { commitment: lot.commitment, hash })).status === 200;
    if (taken) keep(announced, true);
    return taken ? say("chance-given") : "";
  }
  if (!kept(announced, false)) return "";
  if (!own || !isClosedRightly(lot)) return say("chance-left-out");
  if (!own.shown) await ask("POST", address, { commitment: lot.commitment, value });
  return say("chance-in", { place: lot.chance.indexOf(own) + 1, value });
}

/**
 * Give chance for as long as the page is open.
 * @param {string} login
 * @param {(lines: string[]) => void} told
 */
export async function giveChance(login, told) {
  let pause = SLOW;
  if (!document.hidden) {
    const { status, data } = await ask("GET", `${ofEvent("chance")}?as=${login}`);
    if (status === 200) {
      const lines = [];
      for (const lot of data.lots) lines.push(await take(login, lot));
      told(lines.filter(Boolean));
      if (data.lots.some((lot) => !lot.closed || lot.missing)) pause = FAST;
    }
  }
  setTimeout(giveChance, pause, login, told);
}
