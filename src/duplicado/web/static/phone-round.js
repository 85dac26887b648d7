// What a table is told beside its boards: who sits there, the clock, announcements, calls, where to go next.

import { ask, boardsWritten, lasting, newId, ofEvent } from "./club.js";
import { button, el, hasWords, say } from "./phone-dom.js";

/** Contestants, names and boards by side, in the order in which they sit; who plays for himself with his seat, `at`. */
function seatsOf(view) {
  const sides = { NS: new Map(), EW: new Map() };
  for (const [number, board] of Object.entries(view.boards)) {
    for (const [seat, side, who] of [["N", "NS", board.north_south], ["S", "NS", board.south], ["E", "EW", board.east_west], ["W", "EW", board.west]]) {
      if (!who) continue;
      const found = sides[side].get(who) ?? { who, at: board.south ? seat : side, boards: [], names: namesOf(view, who) };
      found.boards.push(number);
      sides[side].set(who, found);
    }
  }
  return { NS: [...sides.NS.values()], EW: [...sides.EW.values()] };
}

const isAlone = (/** @type {string} */ at) => at.length === 1;

/** The name of a side, or of the seat of one who plays for himself. */
const placeName = (/** @type {string} */ at) => say(isAlone(at) ? `seat-name-${at}` : `side-name-${at}`);

/** How somebody is called: a team by its name, with its pair here where the line-up is known; others by their players. */
export function namesOf(view, who) {
  const [team, names] = [view.teams?.[who], (view.names[who] ?? []).filter(Boolean)];
  if (!team) return names;
  return isLinedUp(view, who) ? [`${team}: ${names[0]}`, ...names.slice(1)] : [team];
}

const isLinedUp = (view, who) => Boolean(view.lined_up?.includes(who));

/** The names of who may sit at a seat on a board: of a pair both, unless a line-up tells which of them sits where. */
export function playerAt(view, number, seat) {
  const board = view.boards[number];
  const [first, second] = "NS".includes(seat) ? [board.north_south, board.south] : [board.east_west, board.west];
  const isSecond = "SW".includes(seat);
  if (second) return (view.names[isSecond ? second : first] ?? [])[0] ?? "";
  if (isLinedUp(view, first)) return view.names[first][isSecond ? 1 : 0];
  return namesOf(view, first).join(" – ");
}

/** On which boards somebody sits there, where the arrow is turned within the round; else nothing. */
const onBoards = (seat, view) =>
  (seat.boards.length < Object.keys(view.boards).length ? ` (${seat.boards.map((board) => say("board", { board })).join(", ")})` : "");

/** Names of players, each kept together and with the dash behind it: a line breaks after the dash first. */
const players = (names) =>
  names.flatMap((name, at) => [el("span", { class: "player" }, at < names.length - 1 ? `${name}\u00a0–` : name), " "]).slice(0, -1);

/** Who sits here, in two columns. */
export function seatsShown(view) {
  const seats = seatsOf(view);
  return el("dl", { class: "sides" }, ["NS", "EW"].map((side) => el(
    "div", {}, el("dt", {}, say(`side-name-${side}`)),
    el("dd", {}, seats[side].map((seat) =>
      el("p", {}, isAlone(seat.at) && [el("span", { class: "quiet" }, placeName(seat.at)), " "], el("b", {}, seat.who), " ", ...players(seat.names), el("span", { class: "quiet" }, onBoards(seat, view))))))));
}

/**
 * What is asked once in a round: for whom this phone speaks, and whether those sit here whom the movement has here.
 * `choose(side)` is `null` where the phone was let in for one side, `follow(who, side)` where it goes with a pair.
 */
export function seatsAsked(view, side, { yes, no, choose, follow }) {
  const seats = seatsOf(view);
  const whose = choose && el("div", { role: "group", "aria-labelledby": "whose", class: "choices threes" },
    ["NS", "table", "EW"].map((each) => button(each === "table" ? say("whole-table") : say(`side-name-${each}`), () => choose(each),
      { class: "choice", at: `side-${each}`, "aria-pressed": String(each === side) })));
  const names = (side === "table" ? ["NS", "EW"] : [side]).flatMap((one) =>
    seats[one].map((seat) => el("p", { class: "are-you" },
      say(isAlone(seat.at) ? "are-you-one" : seat.names.length > 2 ? "are-you-two-of" : "are-you", { side: placeName(seat.at), who: seat.who, names: seat.names.join(" – ") || say("no-names") }), onBoards(seat, view))));
  return el("section", { class: "panel asked", "aria-labelledby": "asked-title" },
    el("h2", { id: "asked-title", tabindex: "-1", data: { at: "asked-title" } }, say("round-of", { round: view.round })),
    choose && el("p", { id: "whose" }, say("side-of-phone")), whose, ...names,
    follow && side !== "table" ? followAsked(seats[side][0], side, follow) : null,
    button(say("we-are"), yes, { class: "main-button", at: "we-are" }), button(say("we-are-not"), no, { at: "we-are-not" }));
}

function followAsked(seat, side, follow) {
  const who = [seat.who, seat.names.join(" – ")].filter(Boolean).join(" ");
  return el("div", { class: "follows" }, el("p", {}, say("goes-with-us")), button(say("follow", { who }), () => follow(seat.who, side), { at: "follow" }));
}

/** A contestant by number and names, where these are known. */
export const called = (/** @type {string} */ who, /** @type {string[]} */ names = []) =>
  [say("contestant", { number: who }), names.join(" – ")].filter(Boolean).join(" ");

/** Whose each device is said to be that is shown this table. */
export function devicesShown(devices, view) {
  if (!devices.length) return [];
  const whose = ({ contestant }) => contestant ? called(contestant, view?.names && namesOf(view, contestant)) : say("device-of-table");
  const told = devices.map((each) => [whose(each), each.own ? say("device-own") : each.device].filter(Boolean).join(": "));
  return [el("p", { class: "quiet" }, say("devices-here", { devices: told.join(" · ") }))];
}

/** Names of those who go on from a table, by their numbers: once they have gone its view has others. */
export const namesNext = (view) => Object.fromEntries(Object.keys(view.next.places).map((who) => [who, namesOf(view, who)]));

/** What is known of the next round, and who stays where he sits now. */
export function nextOf(view) {
  const seats = seatsOf(view);
  const stays = (who, place) => place.table === view.table && place.section === view.section &&
    Boolean(seats[place.side]?.some((seat) => String(seat.who) === who && (!isAlone(seat.at) || place.seats?.[0] === seat.at)));
  const places = Object.entries(view.next.places).map(([who, place]) => [who, { ...place, stays: stays(who, place) }]);
  return { ...view.next, places: Object.fromEntries(places) };
}

/** Where those at the table go next. */
export function nextShown(next, /** @type {Record<string, string[]>} */ names = {}) {
  const places = Object.entries(next.places).map(([who, place]) => el("li", {}, el("b", {}, called(who, names[who])), " ", placeWords(place)));
  return [el("h3", {}, say("next-round", { round: next.round })), el("ul", { class: "next" }, places)];
}

function placeWords(place) {
  if (place.sits_out) return say("sits-out");
  return say(place.stays ? "stays-at" : "goes-to", { table: `${place.section}${place.table}`, side: placeName(place.seats?.length === 1 ? place.seats[0] : place.side), boards: boardsWritten(place.each) });
}

/** What the reader's language calls somebody: an official who gave no name is signed in the language of his own device. */
const signed = (/** @type {string} */ who) => (hasWords(`signed-${who}`) ? say(`signed-${who}`) : who);

/** The table, or while there is none with whom the phone goes, and that he sits out. */
export function headingOf(view) {
  if (view.table) return say("table-title", { table: `${view.section}${view.table}` });
  return view.contestant ? [called(view.contestant), view.over ? "" : say("sits-out")].filter(Boolean).join(" ") : "";
}

/** What was announced, and the calls that wait for the Director; `own`, made on this phone, `back` takes back in time. */
export function newsShown(view, own, back) {
  const told = (view.announcements ?? []).map((each) => el("p", { class: "announcement" }, el("b", {}, say("announced")), " ", each.text));
  const calls = (view.calls ?? []).map((each) =>
    el("p", { class: "call-state" }, each.taken_by ? say("call-taken", { who: signed(each.taken_by) }) : say("call-waits"),
      each.taken_by || each.id !== own ? null : [" ", button(say("call-back"), () => back(own), { at: "call-back" })]));
  return [...told, ...calls];
}

/** Take a call back that was made on this phone, see `newsShown`. */
export async function takeCallBack(login, call) {
  const { status, data } = await ask("POST", `${ofEvent("call-taken-back")}?as=${login}`, { id: newId(), call });
  if (status !== 200) window.alert(data?.sentence ?? say("no-line"));
}

/**
 * How long the round lasts still, by the server's clock; empty where no clock runs.
 * @param {object?} clock as the view has it
 * @param {number} now in milliseconds, of the server
 */
export function clockText(clock, now) {
  if (!clock?.ends) return "";
  const left = Date.parse(clock.ends) - (clock.held ? Date.parse(clock.held) : now);
  if (clock.held) return say("clock-held", { minutes: minutes(left) });
  return left > 0 ? say("clock-left", { minutes: minutes(left) }) : say("clock-over");
}

/**
 * Whether the players are warned by now, or the time is over.
 * @param {object?} clock as the view has it
 * @param {number} now in milliseconds, of the server
 */
export const isSoon = (clock, now) => Boolean(clock?.ends) && !clock.held && Date.parse(clock.warning ?? clock.ends) <= now;

const minutes = (left) => lasting(Math.floor(Math.max(0, left) / 1000));
