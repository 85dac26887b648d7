// Text mode: the same view as sentences, and a line of commands in place of buttons.

import { say } from "./phone-dom.js";
import { ledgerText } from "./play-ledger.js";
import { letters } from "./play-letters.js";
import { askedText, explainedBefore } from "./play-said.js";
import { readStatement } from "./play-stated.js";
import { dueText, noLastTrick } from "./play-table.js";
import { resultText } from "./play-end.js";
import { playing, saidOf, SEATS, trickCompleted, tricksOf } from "./play-view.js";
import { awaySince, callName, cardName, contractName, handText, seatName } from "./play-words.js";

const auction = (view) => view.calls.map((each, place) => {
  const said = saidOf(view, place)[0]?.text;
  return `${seatName(each.seat)} ${callName(each.call)}${view.alerted.includes(place) ? " !" : ""}${said ? ` (${said})` : ""}`;
}).join(", ") || say("no-bids");

const trick = (of) => (of ? of.cards.map(([seat, name]) => `${seatName(seat)} ${cardName(name)}`).join(", ") : say("nothing"));

/** The last trick, or why it is not shown. */
export const lastTrickText = (/** @type {any} */ view) => (view.last_trick ? `${say("last-trick")}: ${trick(view.last_trick)}` : noLastTrick(view));

/** @type {Record<string, (view: any) => string>} */
const LOOKS = {
  hand: (view) => `${say("my-hand")}: ${handText(view.own ?? [])}`,
  dummy: (view) => (view.dummy ? `${say("dummy")}: ${handText(view.dummy)}` : say("nothing")),
  auction: (view) => `${say("auction")}: ${view.calls_hidden ? say("calls-hidden") : auction(view)}`,
  trick: (view) => `${say("trick")}: ${trick(view.trick)}`,
  last: (view) => lastTrickText(view),
  rulings: (view) => [...(view.rulings ?? []), lineText(view), ...ledgerText(view), ...choices(view)].filter(Boolean).join(" ") || say("nothing"),
  due: (view) => dueText(view),
};

/** The line of play by which a contested claim was judged, when the board is over. */
function lineText(/** @type {any} */ view) {
  const [told, ...tricks] = view.end?.judged_line ?? [];
  return told ? `${told} ${tricks.join("; ")}.` : "";
}

/** What the player may choose, each answer with its number. */
const options = (view) => (view.offers ?? []).flatMap((offer) => offer.answers.map((answer) => ({ ...answer, offer })));

const choices = (view) => options(view).flatMap(({ offer, label, text }, place) => [
  ...(offer.answers[0].label === label ? [offer.sentence] : []), say("choose-of", { number: place + 1, label, text })]);

/** What waits for an answer: questions about the player's calls, what he may choose, and what others may. */
const waiting = (view) => [
  ...(view.asked ?? []).flatMap((place) => [askedText(view, place), ...[explainedBefore(view, place)].filter(Boolean).map((text) => say("said-before", { text }))]),
  ...choices(view),
  ...(view.awaits ?? []).flatMap(([, sentence, entailed]) => [sentence, ...entailed]),
  ...awaySince(view),
];

/** The contract with how it fared, or with the tricks so far; nothing before there is one. */
function stands(/** @type {any} */ view) {
  const contract = view.declarer ? contractName(view.contract) : "";
  if (view.end) return `${contract} ${resultText(view)}`.trim();
  const [ours, theirs] = tricksOf(view);
  return contract && `${contract} ${seatName(view.declarer)} · ${say("tricks-count", { ours, theirs })}`;
}

/** The whole view as sentences. */
export function sentences(/** @type {any} */ view) {
  if (!view.board) return [dueText(view)];
  const told = [say("board-head", { board: view.board, dealer: seatName(view.dealer) }), LOOKS.hand(view), LOOKS.auction(view), stands(view)];
  if (view.dummy) told.push(LOOKS.dummy(view));
  if (view.trick) told.push(LOOKS.trick(view));
  for (const [seat, cards] of Object.entries(view.faced ?? {})) if (seat !== view.seat) told.push(say("seat-holds", { seat: seatName(seat), cards: handText(cards) }));
  if (view.claim) told.push(say("claims-of", { seat: seatName(view.claim.by), own: view.claim.own, others: view.claim.others }), view.claim.line, view.claim.means);
  for (const [seat, name, how] of view.face_up ?? []) told.push(`${seatName(seat)}: ${cardName(name)}, ${say(`lies-${how}`)}`);
  told.push(...(view.undone ?? []), ...(view.rulings ?? []), lineText(view), ...waiting(view));
  if (view.end) told.push(...SEATS.map((seat) => say("seat-holds", { seat: seatName(seat), cards: handText(view.end.hands[seat] ?? []) })));
  return [...told.filter(Boolean), dueText(view)];
}

const cardsOf = (/** @type {any} */ view, completed = view.last_trick) => [...(completed?.cards ?? []), ...(view.trick?.cards ?? [])];

/** What stands in the second list and not in the first; an explanation may come before what stood there. */
function newOnes(/** @type {any[]} */ before, /** @type {any[]} */ now) {
  const old = before.map((each) => JSON.stringify(each));
  return now.filter((each) => {
    const at = old.indexOf(JSON.stringify(each));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}

/** How a request to take something back has ended between two views; empty: none has. */
export function undoTold(/** @type {any} */ before, /** @type {any} */ view) {
  if (!before?.undo || view.undo || before.board !== view.board) return "";
  return newOnes(before.undone ?? [], view.undone ?? []).at(-1) ?? say("undo-off");
}

/** What has happened between two views, to be heard. */
export function news(/** @type {any} */ before, /** @type {any} */ view) {
  if (!before || before.board !== view.board) return dueText(view);
  // A player whose turn was taken has no call yet.
  const told = (view.calls ?? []).slice(before.calls?.length ?? 0).filter((each) => each.call)
    .map((each) => say("has-called", { seat: seatName(each.seat), call: callName(each.call) }));
  const seen = new Set(cardsOf(before).map(([, name]) => name));
  const fresh = cardsOf(view, trickCompleted(before, view)).filter(([, name]) => !seen.has(name));
  told.push(...fresh.map(([seat, name]) => say("has-played", { seat: seatName(seat), card: cardName(name) })));
  told.push(...newOnes(before.says ?? [], view.says ?? [])
    .map(({ by, place, text }) => say("explained", { seat: seatName(by), call: callName(view.calls[place].call), text })));
  told.push(...[undoTold(before, view)].filter(Boolean));
  const statement = view.claim && !before.claim ? [view.claim.line, view.claim.means].filter(Boolean) : [];
  if (dueText(before) !== dueText(view) || told.length) told.push(dueText(view), ...statement);
  const waited = waiting(before);
  told.push(...waiting(view).filter((each) => !waited.includes(each)));
  return inOneBreath(told);
}

/** Sentences to be heard one behind the other: a stop between two, where the first has none. */
export const inOneBreath = (/** @type {string[]} */ told) =>
  told.filter(Boolean).reduce((text, each) => `${text}${!text ? "" : /[.!?…]$/.test(text) ? " " : ". "}${each}`, "");

/**
 * Read a line: `{ says }` something to be heard, `{ act, more }` something to be done, or nothing where it is not understood.
 * @param {string} line
 * @param {any} view
 * @returns {{ says?: string, act?: string, more?: Record<string, unknown> } | null}
 */
export function read(line, view) {
  const text = line.trim();
  const bare = text.toLowerCase();
  return call(text, bare) ?? commanded(text, view) ?? card(bare, view);
}

const explainedAs = (/** @type {string} */ place, /** @type {string | undefined} */ text) => (text ? { act: `explains ${place} as ${JSON.stringify(text)}` } : null);

/** What a command has done, by its name; what stands behind the command goes to it. @type {Record<string, (rest: string, view: any) => { says?: string, act?: string, more?: Record<string, unknown> } | null>} */
const COMMANDS = {
  ...Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, (rest, view) => (rest ? null : { says: look(view) })])),
  ask: (rest, view) => ofCall(rest, view, (place) => ({ act: `asks ${place}` })),
  explain: (rest, view) => ofCall(rest, view, (place, text) => explainedAs(place, text || explainedBefore(view, parseInt(place, 10) - 1))),
  claim: (rest) => {
    const [, tricks, statement] = /^(\d+)\s*(.*)$/.exec(rest) ?? [];
    return tricks ? { act: tricks === "0" ? "concedes all" : `claims ${tricks}`, more: readStatement(statement) } : null;
  },
  choose: (rest, view) => {
    const chosen = options(view)[Number(rest) - 1];
    return chosen ? { act: chosen.do } : null;
  },
  slip: (rest, view) => {
    const meant = rest.toLowerCase();
    const made = view.phase !== "play" || view.may?.slip ? call(meant, meant)?.act : null;
    const named = made ? null : cardNamed(meant);
    return made ? { act: `instead ${made}` } : named ? { act: `instead dummy ${named}` } : null;
  },
  undo: (rest, view) => (rest ? null : { act: view.undo?.by === view.seat ? "no undo" : "undo" }),
  agree: (rest, view) => (rest ? null : { act: view.undo ? "agrees undo" : "agrees" }),
  dispute: (rest, view) => (rest ? null : { act: view.undo ? "refuses undo" : view.may?.dispute ? "disputes reservation" : "disputes" }),
  director: (rest) => ({ act: "director", more: rest ? { means: rest } : {} }),
  appeal: (rest) => ({ act: "appeals", more: { means: rest } }),
  ...Object.fromEntries(Object.entries({
    review: "asks review", questions: "no questions", next: "next board", undirector: "no director", robots: "seat robots",
    reserve: "reserves rights", object: "objects", play: "plays on", attention: "attention", misinformed: "misinformed", concession: "cancels concession", alert: "alerts",
  }).map(([name, act]) => [name, (/** @type {string} */ rest) => (rest ? null : { act })])),
};

/** A text in small letters without accents, each in the place where it was. */
const plain = (/** @type {string} */ text) => [...text.normalize("NFC").toLowerCase()].map((letter) => letter.normalize("NFD")[0]).join("");

/** Read a command, in the reader's language or in English; of those that a line begins with it is the longest. */
function commanded(text, view) {
  const typed = plain(text);
  const found = Object.keys(COMMANDS).flatMap((name) => say(`command-${name}`).split(",").map((words) => ({ name, words: plain(words) })))
    .filter(({ words }) => typed === words || typed.startsWith(`${words} `)).sort((one, other) => other.words.length - one.words.length);
  return found.map(({ name, words }) => COMMANDS[name](text.normalize("NFC").slice(words.length).trim(), view)).find(Boolean) ?? null;
}

function call(text, bare) {
  const [word, ...rest] = text.split(" ");
  const words = { p: "P", x: "X", xx: "XX", r: "XX", [plain(say("pass"))]: "P", [plain(say("double"))]: "X", [plain(say("redouble"))]: "XX" };
  const named = words[plain(word).replace("!", "")];
  const bid = /^([1-7])(\S+?)!?$/.exec(word.toLowerCase());
  const denomination = bid ? letters().denominations[bid[2]] : null;
  const made = named ?? (bid && denomination ? bid[1] + denomination : null);
  if (!made) return null;
  const means = rest.join(" ");
  return { act: made, more: { ...(bare.includes("!") ? { alert: true } : {}), ...(means ? { means } : {}) } };
}

/** Read the number of a call, and what stands behind it. */
function ofCall(rest, view, made) {
  const [, number, text] = /^(\d+)\s*(.*)$/.exec(rest) ?? [];
  const each = view.calls?.[Number(number) - 1];
  return each ? made(`${number}:${each.call}`, text) : null;
}

function cardNamed(bare) {
  const { suits, ranks } = letters();
  for (let cut = 1; cut < bare.length; cut += 1) {
    const suit = suits[bare.slice(0, cut).trim()];
    const rank = ranks[bare.slice(cut).trim()];
    if (suit && rank) return suit + rank;
  }
  return null;
}

function card(bare, view) {
  const named = cardNamed(bare);
  return named ? { act: playing(view, named) } : null;
}
