// The table: who sits where, dummy, the trick, and what may be done beside playing.

import { button, el, refresh, rewrite, say } from "./phone-dom.js";
import { showHand } from "./play-hand.js";
import { dummySeat, isStopped, lying, mayStillAsk, placeOf, playable, sameSide, SEATS, trickCompleted, tricksOf } from "./play-view.js";
import { awaySince, cardSeen, contractSeen, seatName } from "./play-words.js";

/** The seat from which the last trick is looked at; empty: it is not. */
let looksBack = "";

/** Look at the last trick, or no more; tell whether it is looked at. */
export function toggleLastTrick(/** @type {any} */ view) {
  looksBack = looksBack === view.seat || !view.last_trick ? "" : view.seat;
  return looksBack !== "";
}

/** Why there is no last trick to look at. */
export const noLastTrick = (/** @type {any} */ view) => say(view.tricks?.some((/** @type {number} */ won) => won > 0) ? "no-last-trick" : "no-trick");

const RESTS = 1200;  // milliseconds in which a trick lies there after its last card
/** The trick that has just been completed. @type {any} */
let resting = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rests;

/** Let no trick lie there any longer. */
export function turnTrick() {
  clearTimeout(rests);
  resting = null;
}

/**
 * Let a trick that has just been completed lie there for a moment, so that its last card is seen; the play goes on meanwhile.
 * A claim has it turned: what there is to be answered stays where it was brought into view.
 * @param {any} before
 * @param {any} view
 * @param {() => void} again
 */
export function restTrick(before, view, again) {
  const fresh = trickCompleted(before, view);
  const goesOnLying = view.last_trick ?? view.completed ?? (dummySeat(view) === view.seat ? resting : null);
  if (fresh || !goesOnLying || view.claim) turnTrick();
  if (!fresh || view.claim) return;
  resting = fresh;
  rests = setTimeout(() => { resting = null; again(); }, RESTS);
}

/**
 * Show the middle of the table.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ pick: (card: string) => void, chosen: string }} how
 */
export function showFelt(place, view, how) {
  if (!view.last_trick) looksBack = "";
  const lookingBack = looksBack === view.seat;
  const dummy = dummySeat(view);
  const trick = lookingBack ? view.last_trick : resting ?? view.trick ?? (view.phase === "play" ? null : view.last_trick);
  const seats = SEATS.map((seat) => el("div", { class: `seat seat-${placeOf(seat, view.seat)}${seat === view.turn && view.phase !== "over" ? " is-turn" : ""}${trick?.winner === seat ? " is-winner" : ""}` },
    who(view, seat, dummy), played(view, seat, trick), facedUp(view, seat)));
  const faced = Object.entries(view.faced ?? {}).filter(([seat]) => seat !== view.seat && seat !== dummy);
  const hands = [];
  if (view.dummy && dummy !== view.seat) hands.push(faceUp(view, dummy, view.dummy, playable(view, view.dummy), how));
  for (const [seat, cards] of faced) hands.push(faceUp(view, seat, cards, [], how));
  rewrite(place, hands, el("div", { class: `trick-area${lookingBack ? " is-last" : ""}` }, seats));
}

function faceUp(view, seat, cards, may, { pick, chosen }) {
  const hand = el("div", { class: "cards" });
  showHand(hand, cards, { may, chosen, pick, at: `hand-${seat}` });
  return el("div", { class: `faced faced-${placeOf(seat, view.seat)}` }, el("p", { class: "quiet" }, seatName(seat), seat === dummySeat(view) ? ` · ${say("dummy")}` : ""), hand);
}

function who(view, seat, dummy) {
  const { kind, name } = view.seats[seat];
  const robot = [say("robot"), el("span", { class: "system-name" }, ` (${name})`)];
  const is = (seat === view.seat && !view.looks) || view.yours?.includes(seat) ? say("you") : kind === "robot" ? robot : kind === "free" ? say("free") : name;
  return el("p", { class: "sitter" }, el("b", {}, say(`seat-${seat}`)), el("span", { class: "sr-only" }, ` ${seatName(seat)}`), " ", is,
    view.seats[seat].away ? el("span", { class: "tag" }, say("away")) : null,
    seat === dummy && view.phase !== "auction" ? el("span", { class: "tag" }, say("dummy")) : null);
}

function played(view, seat, trick) {
  const found = (trick?.cards ?? []).find(([by]) => by === seat);
  if (found) return el("p", { class: "laid", data: { card: found[1] } }, cardSeen(found[1]));
  if (view.face_down?.includes(seat)) {
    return el("p", { class: "laid back" }, view.own_face_down && seat === view.seat ? cardSeen(view.own_face_down) : el("span", { class: "sr-only" }, say("face-down")));
  }
  return el("p", { class: "laid none" });
}

/** The cards of a seat that lie face up on the table: exposed ones before the play, penalty cards during it (Laws 24, 50). */
function facedUp(view, seat) {
  const cards = lying(view, seat);
  return cards.length ? el("p", { class: "lying" }, cards.map(([, card, how]) => el("span", { class: "lies", data: { lies: card } }, cardSeen(card), " ", el("small", {}, say(`lies-${how}`))))) : null;
}

/** Link the cards of the systems that robots of the table play. */
export function showCards(/** @type {HTMLElement} */ place, /** @type {any} */ view) {
  const known = (place.dataset.known ?? "").split(" ");
  const names = [...new Set(SEATS.map((seat) => view.seats[seat]).filter(({ kind, name }) => kind === "robot" && known.includes(name)).map(({ name }) => name))];
  place.hidden = names.length === 0;
  rewrite(place, names.map((name) => el("a", { href: `${place.dataset.at}/${name}`, target: "_blank" }, say("system-card", { name }))));
}

/** The line above the table: board, vulnerability, contract, tricks. */
export function showHead(/** @type {HTMLElement} */ board, /** @type {HTMLElement} */ score, /** @type {any} */ view) {
  if (!view.board) {
    rewrite(board);
    rewrite(score);
    return;
  }
  const sides = ["NS", "EW"].filter((side) => view.vulnerable.includes(side[0])).map((side) => say(`side-${side}`));
  rewrite(board, el("span", { class: "sr-only" }, say("board-head", { board: view.board, dealer: seatName(view.dealer) })),
    el("b", { "aria-hidden": "true" }, `${say("board-number")} ${view.board}`), " ",
    sides.length ? el("span", { class: "tag tag-vulnerable" }, say("vulnerable", { sides: sides.join(", ") })) : el("span", { class: "tag" }, say("vulnerable-none")));
  if (!view.declarer) {
    rewrite(score, view.phase === "over" ? say("passed-out") : null);
    return;
  }
  if (view.end) {
    rewrite(score, contractSeen(view.contract), ` ${say("result-by", { seat: seatName(view.declarer) })}`);
    return;
  }
  const [ours, theirs] = tricksOf(view);
  rewrite(score, contractSeen(view.contract), ` ${seatName(view.declarer)} · `,
    el("span", { "aria-hidden": "true" }, say("tricks-short", { ours, theirs })), el("span", { class: "sr-only" }, say("tricks-count", { ours, theirs })));
}

/**
 * Show what may be done beside calling and playing.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ act: (what: string) => void, lookBack: () => void, claim: () => void, home: string }} how
 *   where players of an event find their next table
 */
export function showDoings(place, view, { act, lookBack, claim, home }) {
  refresh(place,
    view.seats[view.seat].kind === "person" ? null : button(say("come-back"), () => location.reload(), { at: "come-back", class: "main-button" }),
    vacancies(view, act),
    mayStillAsk(view) ? button(say("no-questions"), () => act("no questions"), { at: "no-questions", class: "main-button" }) : null,
    isPassedOut(view) ? button(say("hands-back"), () => act("returns hands"), { at: "hands-back", class: "main-button" }) : null,
    lastTrick(view, lookBack),
    view.calls_hidden && view.phase === "play" ? button(say("review"), () => act("asks review"), { at: "review" }) : null,
    view.may?.claim ? button(say("claim"), claim, { at: "claim" }) : null,
    goingOn(view, act, home),
    doubt(view, act));
}

/** What the player may doubt of the agreed claim by which the play has ended: his agreement (69A), what was conceded (71). */
function doubt(/** @type {any} */ view, /** @type {(what: string) => void} */ act) {
  const what = view.may?.doubt;
  return what ? button(say(`doubt-${what}`), () => act(what === "agreement" ? "disputes" : "cancels concession"), { at: "doubt" }) : null;
}

/** Seats in which nobody sits or somebody is away, and the robots that may take them. */
function vacancies(/** @type {any} */ view, /** @type {(what: string) => void} */ act) {
  const free = SEATS.some((seat) => view.seats[seat].kind === "free");
  const gone = awaySince(view);
  if (!free && !gone.length) return null;
  // At a table of an event nobody here seats a robot, and what is due says already that it waits.
  if (view.event && !gone.length && view.phase === "waiting") return null;
  return el("p", { class: "waiting" }, [...free ? [say("waiting-seats")] : [], ...gone].join(" "), " ",
    view.event ? null : button(say(free ? "seat-robots" : "robots-for-away"), () => act("seat robots"), { at: "seat-robots", class: "main-button" }));
}

/** The way to the next board, or to the next table, when a board is over. */
function goingOn(/** @type {any} */ view, /** @type {(what: string) => void} */ act, /** @type {string} */ home) {
  if (view.round_played) return el("a", { class: "button main-button", href: home, data: { at: "next-table" } }, say("next-table"));
  if (view.phase !== "over") return null;
  if (view.ready.includes(view.seat)) return el("p", { class: "quiet" }, say("next-waits"));
  return button(say("next-board"), () => act("next board"), { at: "next-board", class: "main-button" });
}

/** Whether all have passed and their hands are still out: where whatever happens is recorded, somebody puts them back (22A1). */
const isPassedOut = (/** @type {any} */ view) => Boolean(view.may?.free) && view.phase === "clarification" && !view.declarer;

/** The last trick, as long as it may be looked at; then, in the same place, why it may not (66). */
function lastTrick(/** @type {any} */ view, /** @type {() => void} */ lookBack) {
  if (view.phase !== "play" || !(view.tricks[0] + view.tricks[1])) return null;
  return button(say("last-trick"), lookBack, view.last_trick ? { at: "last-trick", "aria-pressed": looksBack === view.seat } : { at: "last-trick", class: "is-off" });
}

/** The sentence while the lead lies face down. */
function questionsText(view) {
  const lasts = view.clarification ? [say("clarification-lasts", { seconds: view.clarification })] : [];
  return [say(mayStillAsk(view) ? "questions-due" : "wait-questions"), ...lasts].join(" ");
}

/** The sentence that says why nobody may act; empty where somebody may. */
function stoppedText(view) {
  if (view.called.length) {
    const told = say("held-by", { seat: view.called.map(seatName).join(", ") });
    return view.directed || view.event ? told : `${told}. ${say("held-nobody")}`;
  }
  if (view.held) return say("held-by-director");
  if (view.undo) return `${view.undo.text} ${say("undo-waits")}`;
  if (!isStopped(view)) return "";
  // Where no player is to choose something, a person is to rule: at a table of an event he is called to it.
  return say(view.offers?.length || view.awaits?.length ? "frozen" : view.directed || view.event ? "frozen-ruling" : "frozen-nobody");
}

/** The sentence that says what is to be done now. */
export function dueText(/** @type {any} */ view) {
  if (view.phase === "waiting") return say("waiting-seats");
  if (view.judging) return say("judging");
  if (view.phase === "over") return say("over");
  if (isStopped(view)) return stoppedText(view);
  if (view.claim) return say("claims-of", { seat: seatName(view.claim.by), own: view.claim.own, others: view.claim.others });
  if (view.face_down?.length) return questionsText(view);
  if (!view.acts) return say("passed-out");
  if (view.acts !== view.seat) return `${say("turn-of", { seat: seatName(view.acts) })}${view.seats[view.acts].away ? ` · ${say("away")}` : ""}`;
  if (view.phase === "auction") return say("your-call");
  return view.turn === view.seat ? say("your-card") : say("your-dummy");
}

/** Whether a seat is one's own side's. */
export const ours = (view, seat) => sameSide(view.seat, seat);
