// Text mode: the same view as sentences, and a line of commands in place of buttons.

import { say } from "./phone-dom.js";
import { letters } from "./play-letters.js";
import { readStatement } from "./play-stated.js";
import { dueText } from "./play-table.js";
import { playing, saidOf, SEATS, tricksOf } from "./play-view.js";
import { callName, cardName, contractName, handText, seatName } from "./play-words.js";

const auction = (view) => view.calls.map((each, place) => {
  const said = saidOf(view, place)[0]?.text;
  return `${seatName(each.seat)} ${callName(each.call)}${view.alerted.includes(place) ? " !" : ""}${said ? ` (${said})` : ""}`;
}).join(", ") || say("no-bids");

const trick = (of) => (of ? of.cards.map(([seat, name]) => `${seatName(seat)} ${cardName(name)}`).join(", ") : say("nothing"));

const LOOKS = {
  h: (view) => `${say("my-hand")}: ${handText(view.own ?? [])}`,
  d: (view) => (view.dummy ? `${say("dummy")}: ${handText(view.dummy)}` : say("nothing")),
  a: (view) => `${say("auction")}: ${auction(view)}`,
  t: (view) => `${say("trick")}: ${trick(view.trick)}`,
  l: (view) => (view.last_trick ? `${say("last-trick")}: ${trick(view.last_trick)}` : say("no-last-trick")),
  "?": (view) => dueText(view),
};

/** The whole view as sentences. */
export function sentences(/** @type {any} */ view) {
  if (!view.board) return [dueText(view)];
  const [ours, theirs] = tricksOf(view);
  const told = [say("board-head", { board: view.board, dealer: seatName(view.dealer) }), LOOKS.h(view), LOOKS.a(view)];
  if (view.declarer) told.push(`${contractName(view.contract)} ${seatName(view.declarer)} · ${say("tricks-count", { ours, theirs })}`);
  if (view.dummy) told.push(LOOKS.d(view));
  if (view.trick) told.push(LOOKS.t(view));
  if (view.claim) told.push(say("claims-of", { seat: seatName(view.claim.by), own: view.claim.own, others: view.claim.others }), view.claim.line, view.claim.means);
  if (view.end) told.push(...SEATS.map((seat) => say("seat-holds", { seat: seatName(seat), cards: handText(view.end.hands[seat] ?? []) })));
  return [...told.filter(Boolean), dueText(view)];
}

const cardsOf = (view) => [...(view.last_trick?.cards ?? []), ...(view.trick?.cards ?? [])];

/** What has happened between two views, to be heard. */
export function news(/** @type {any} */ before, /** @type {any} */ view) {
  if (!before || before.board !== view.board) return dueText(view);
  const told = (view.calls ?? []).slice(before.calls?.length ?? 0)
    .map((each) => say("has-called", { seat: seatName(each.seat), call: callName(each.call) }));
  const seen = new Set(cardsOf(before).map(([, name]) => name));
  const fresh = cardsOf(view).filter(([, name]) => !seen.has(name));
  told.push(...fresh.map(([seat, name]) => say("has-played", { seat: seatName(seat), card: cardName(name) })));
  told.push(...(view.says ?? []).slice(before.says?.length ?? 0)
    .map(({ by, place, text }) => say("explained", { seat: seatName(by), call: callName(view.calls[place].call), text })));
  const statement = view.claim && !before.claim ? [view.claim.line, view.claim.means].filter(Boolean) : [];
  if (dueText(before) !== dueText(view) || told.length) told.push(dueText(view), ...statement);
  return told.join(". ");
}

/**
 * Read a line: `{ says }` something to be heard, `{ act, more }` something to be done, or nothing where it is not understood.
 * @param {string} line
 * @param {any} view
 * @returns {{ says?: string, act?: string, more?: Record<string, unknown> } | null}
 */
export function read(line, view) {
  const text = line.trim();
  const bare = text.toLowerCase();
  if (bare in LOOKS) return { says: LOOKS[bare](view) };
  return call(text, bare) ?? words(text, bare, view) ?? card(bare, view);
}

function call(text, bare) {
  const [word, ...rest] = text.split(" ");
  const named = { p: "P", x: "X", xx: "XX", r: "XX" }[word.toLowerCase().replace("!", "")];
  const bid = /^([1-7])(\S+?)!?$/.exec(word.toLowerCase());
  const denomination = bid ? letters().denominations[bid[2]] : null;
  const made = named ?? (bid && denomination ? bid[1] + denomination : null);
  if (!made) return null;
  const means = rest.join(" ");
  return { act: made, more: { ...(bare.includes("!") ? { alert: true } : {}), ...(means ? { means } : {}) } };
}

function words(text, bare, view) {
  const about = /^(ask|explain)\s+(\d+)\s*(.*)$/.exec(text);
  if (about) {
    const made = view.calls?.[Number(about[2]) - 1];
    if (!made) return null;
    const place = `${about[2]}:${made.call}`;
    return { act: about[1] === "ask" ? `asks ${place}` : `explains ${place} as ${JSON.stringify(about[3])}` };
  }
  const claim = /^claim\s+(\d+)\s*(.*)$/.exec(text);
  if (claim) return { act: `claims ${claim[1]}`, more: readStatement(claim[2]) };
  const known = { no: "no questions", next: "next board", director: "director", "no director": "no director", robots: "seat robots",
    agree: "agrees", "play on": "plays on", dispute: "disputes" };
  return bare in known ? { act: known[bare] } : null;
}

function card(bare, view) {
  const { suits, ranks } = letters();
  for (let cut = 1; cut < bare.length; cut += 1) {
    const suit = suits[bare.slice(0, cut).trim()];
    const rank = ranks[bare.slice(cut).trim()];
    if (suit && rank) return { act: playing(view, suit + rank) };
  }
  return null;
}
