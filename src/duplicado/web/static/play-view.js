// What a view of a seat means for its page: pure functions, without a page.

/** @typedef {Record<string, any>} View as `service.playing.seen` tells it */

export const SEATS = ["N", "E", "S", "W"];
export const SUITS = ["S", "H", "D", "C"];
export const DENOMINATIONS = ["C", "D", "H", "S", "NT"];
export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** The seat so many places on, clockwise. */
export const after = (/** @type {string} */ seat, /** @type {number} */ places) => SEATS[(SEATS.indexOf(seat) + places) % 4];

/** Where a seat is on the page of another: at the bottom is whose page it is. */
export const placeOf = (/** @type {string} */ seat, /** @type {string} */ own) =>
  ["bottom", "left", "top", "right"][(SEATS.indexOf(seat) - SEATS.indexOf(own) + 4) % 4];

const partnerOf = (/** @type {string} */ seat) => after(seat, 2);

/** Whether two seats are partners, or the same. */
export const sameSide = (/** @type {string} */ one, /** @type {string} */ other) => one === other || partnerOf(one) === other;

/**
 * The cards of a hand suit by suit, from the top; suits without a card are there too.
 * @param {string[]} cards
 */
export const bySuit = (cards) =>
  SUITS.map((suit) => ({ suit, ranks: RANKS.filter((rank) => cards.includes(suit + rank)) }));

/** Dummy's seat; null as long as there is none. */
export const dummySeat = (/** @type {View} */ view) => (view.declarer ? partnerOf(view.declarer) : null);

/** The cards of a hand that may be played now: with training, those of the law and those against it. */
export const playable = (/** @type {View} */ view, /** @type {string[] | null} */ cards) => (cards ?? []).filter((card) => view.may?.cards.includes(card));

/** The cards of a seat that lie face up on the table, each with its seat and how it is treated: `[seat, card, disposition]`. */
export const lying = (/** @type {View} */ view, /** @type {string} */ seat) => (view.face_up ?? []).filter(([by]) => by === seat);

/** Whether nobody may act. */
export const isStopped = (/** @type {View} */ view) => view.frozen || view.held || Boolean(view.undo) || view.called?.length > 0;

/** Whether the player is asked whether he has questions before the lead is faced. */
export function mayStillAsk(/** @type {View} */ view) {
  const [leader] = view.face_down ?? [];
  if (!leader || view.phase !== "clarification") return false;
  return [partnerOf(leader), view.declarer].includes(view.seat) && !view.satisfied.includes(view.seat);
}

/** Whether the player is still to answer the claim that there is. */
const isToAnswer = (/** @type {View} */ { claim, seat }) => !claim.disputed && !sameSide(claim.by, seat) && !claim.agreed.includes(seat);

/** Whether it is the player's turn to call or play. */
const isInTurn = (/** @type {View} */ view) => view.acts === view.seat && !view.face_down?.length && !isStopped(view);

/** Whether something waits for the player of a seat: a call or card, an answer, the next board. */
export function isWanted(/** @type {View} */ view) {
  if (view.seats[view.seat].kind !== "person" || view.phase === "waiting" || view.judging) return false;
  if (view.phase === "over") return !view.round_played && !view.ready.includes(view.seat);
  if (view.claim) return isToAnswer(view);
  return view.offers?.length > 0 || view.asked?.length > 0 || mayStillAsk(view) || isInTurn(view);
}

/** Why a claim or concession that stood in the view before stands no more where nothing was ruled of it: all four play on (68D2(b)), or partner has objected (68B2). */
export const whyOff = (/** @type {View | null} */ before, /** @type {View} */ view) => {
  const off = before?.claim && before.board === view.board && !view.claim && view.phase === "play" && before.rulings?.length === view.rulings?.length;
  return !off ? "" : before.claim.play_on.length === SEATS.length - 1 ? "claim-off" : "concession-off";
};

/** The words by which a card is played in the position there is. */
export function playing(/** @type {View} */ view, /** @type {string} */ card) {
  if (!view.own?.includes(card) && view.dummy?.includes(card)) return `dummy ${card}`;
  return view.may.face_down ? `${card} face down` : card;
}

/** A call in its parts: `{ level, denomination }`, or `{ name }`. */
export function callParts(/** @type {string} */ call) {
  const named = { P: "pass", X: "double", XX: "redouble" }[call];
  return named ? { name: named } : { level: Number(call[0]), denomination: call.slice(1) };
}

/**
 * The calls that a seat could have made in the place of its last call, weakest first.
 * @param {View} view
 */
export function callsInstead(view) {
  const all = ["P", "X", "XX", ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => DENOMINATIONS.map((each) => `${level}${each}`))];
  if (view.may?.free) return all;
  const own = view.calls.map(({ seat }) => seat).lastIndexOf(view.seat);
  const before = view.calls.slice(0, own);
  const bid = before.findLast(({ call }) => call && !["P", "X", "XX"].includes(call));
  const since = bid ? before.slice(before.indexOf(bid) + 1).map(({ call }) => call) : [];
  const theirs = Boolean(bid) && !sameSide(bid.seat, view.seat);
  /** @type {Record<string, boolean>} */
  const named = { P: true, X: theirs && !since.includes("X") && !since.includes("XX"), XX: Boolean(bid) && !theirs && since.includes("X") && !since.includes("XX") };
  return all.filter((call, place) => named[call] ?? (!bid || place > all.indexOf(bid.call)));
}

/**
 * The auction in rows of four that begin with West, as diagrams have it.
 * @param {View} view
 */
export function auctionRows(view) {
  const from = (SEATS.indexOf(view.dealer) + 1) % 4;
  /** @type {({ place: number, seat: string, call: string | null } | null)[]} */
  const cells = Array.from({ length: from }, () => null);
  (view.calls ?? []).forEach((each, place) => cells.push({ ...each, place }));
  const rows = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  return rows.length ? rows : [[]];
}

const quitted = (/** @type {View | null} */ view) => (view?.tricks ?? []).reduce((/** @type {number} */ sum, /** @type {number} */ won) => sum + won, 0);

/**
 * The trick that has been completed between two views, also for dummy: the one that was lying there. None where the last one is
 * seen again because a card was withdrawn, or a claim has ended the play.
 */
export function trickCompleted(/** @type {View | null} */ before, /** @type {View} */ view) {
  const done = view.completed ?? view.last_trick;
  if (!done || !before || before.board !== view.board) return null;
  const laid = before.trick?.cards ?? [];
  const isIt = laid.length ? JSON.stringify(done.cards.slice(0, laid.length)) === JSON.stringify(laid) : view.phase === "play" && quitted(view) === quitted(before) + 1;
  return isIt ? done : null;
}

/** Tricks of the player's side and of the others. */
export function tricksOf(/** @type {View} */ view) {
  const [northSouth, eastWest] = view.tricks ?? [0, 0];
  return sameSide(view.seat, "N") ? [northSouth, eastWest] : [eastWest, northSouth];
}

/** The view with nothing to do in it while a robot has the player's seat. */
export const asSeated = (/** @type {View} */ view) =>
  (view.seats[view.seat].kind === "person" ? view : { ...view, may: undefined, asked: [] });

/** What was said about the call in a place, the last first. */
export const saidOf = (/** @type {View} */ view, /** @type {number} */ place) =>
  (view.says ?? []).filter((each) => each.place === place).reverse();

/** The score of a board for the player's side. */
export const scoreFor = (/** @type {View} */ view, /** @type {number} */ score) => (sameSide(view.seat, "N") ? score : -score);
