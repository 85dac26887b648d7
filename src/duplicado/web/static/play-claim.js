// Claims: the number of tricks and the line of play, and the answers of the others.

import { button, el, refresh, rewrite, say } from "./phone-dom.js";
import { tookBack } from "./play-device.js";
import { cardLine, lineText, noLine } from "./play-stated.js";
import { sameSide } from "./play-view.js";
import { cardName, seatName, sign } from "./play-words.js";

/** The claim that is being made; `null`: none is. @type {{ tricks: string, words: string, lacks: boolean, line: import("./play-stated.js").Line } | null} */
let made = null;

export function beginClaim() {
  made = { tricks: "", words: "", lacks: false, line: noLine() };
}

/** Give up a claim that was begun; tell whether there was one. */
export function endClaim() {
  if (made) tookBack();
  const was = made !== null;
  made = null;
  return was;
}

/**
 * Show what there is about a claim: the form, or the claim that was made.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ act: (what: string, more?: Record<string, unknown>) => void, again: () => void }} how
 */
export function showClaim(place, view, { act, again }) {
  if (view.claim) {
    made = null;
    refresh(place, claimed(view.judging ? { ...view, claim: { ...view.claim, disputed: true }, may: null } : view, act));
  } else if (made && view.may?.claim) {
    rewrite(place, form(place, view, made, act, again));
  } else {
    made = null;
    rewrite(place);
  }
}

function form(place, view, claim, act, again) {
  const left = 13 - view.tricks[0] - view.tricks[1];
  const tricks = el("select", { data: { at: "claim-tricks" }, "aria-label": say("claim-tricks"), on: { change: (event) => { claim.tricks = event.target.value; } } },
    Array.from({ length: left + 1 }, (_, back) => el("option", { value: left - back, selected: claim.tricks === String(left - back) }, left - back)));
  const words = el("input", { type: "text", maxlength: 300, data: { at: "claim-statement", forOthers: "" }, "aria-label": say("claim-words"), placeholder: say("claim-words"),
    on: { input: (event) => { claim.words = event.target.value; } } });
  words.value = claim.words;
  const allHigh = () => { made = null; act(`claims ${left}`, { means: claim.words.trim(), line: lineText({ ...noLine(), rest: true }) }); };
  return el("form", { class: "claim panel", on: { submit: (event) => {
    event.preventDefault();
    const line = lineText(claim.line);
    if (view.statement_required && tricks.value !== "0" && !line && !claim.words.trim()) {
      claim.lacks = true;
      again();
      place.querySelector("[data-at=claim-lacks]")?.scrollIntoView({ block: "nearest" });
      return;
    }
    made = null;
    act(tricks.value === "0" ? "concedes all" : `claims ${tricks.value}`, { means: claim.words.trim(), ...(line ? { line } : {}) });
  } } },
    view.statement_required ? el("p", {}, button(say("claim-all-high"), allHigh, { at: "claim-all-high" })) : null,
    el("p", {}, el("label", {}, say("claim-tricks"), " ", tricks), ` ${say("of-remaining")} ${left}`), stated(view, claim.line, again), words,
    claim.lacks && !lineText(claim.line) ? el("p", { role: "alert", class: "complaint", data: { at: "claim-lacks" } }, say("claim-needs-statement")) : null,
    el("p", { class: "quiet" }, say(sameSide(view.declarer, view.seat) ? "claim-open" : "claim-open-defends")),
    el("button", { type: "submit", class: "main-button", data: { at: "claim-send" } }, say("claim-send")), button(say("cancel"), () => { endClaim(); again(); }, { at: "claim-cancel" }));
}

/** The controls of the line of play: each of them is a part of what is stated (68C). */
function stated(view, line, again) {
  const trump = view.contract?.replace(/X+$/, "").slice(1);
  const declares = view.declarer === view.seat;
  const hands = [view.own, declares ? view.dummy : null].filter(Boolean).flat();
  const box = (name, text, on, takes) => el("label", {}, el("input", { type: "checkbox", checked: on, data: { at: name }, on: { change: (event) => { takes(event.target.checked); again(); } } }), " ", text);
  const opponents = "NESW".split("").filter((seat) => !sameSide(seat, view.seat));
  const finesse = el("select", { data: { at: "claim-finesse" }, on: { change: (event) => { line.finesse = event.target.value; } } },
    el("option", { value: "" }, say("nothing")), opponents.map((seat) => el("option", { value: seat, selected: line.finesse === seat }, seatName(seat))));
  const suits = "SHDC".split("");
  const next = (name, label, ...shown) => button(el("span", { "aria-hidden": "true" }, ...shown), () => { line.order.push(name); again(); }, { at: `claim-next-${name}`, class: "rank", "aria-label": label });
  return el("fieldset", { class: "field" }, el("legend", {}, say("claim-statement")),
    trump && trump !== "NT" ? box("claim-trumps", say("claim-trumps"), line.trumps, (yes) => { line.trumps = yes; }) : null,
    el("details", { data: { kept: "claim-order" } }, el("summary", { data: { at: "claim-order" } }, say("claim-order")),
      suits.map((suit) => el("div", { class: "suit-row", role: "group", "aria-label": say(`suit-${suit}`) },
        next(suit, say("claim-next-of", { suit: say(`suit-${suit}`) }), sign(suit)),
        hands.filter((card) => card[0] === suit).map((card) => next(card, cardName(card), say(`rank-${card[1]}`)))))),
    line.order.length ? el("p", { role: "status" }, cardLine(line.order), " ", button(say("claim-take-back"), () => { line.order.pop(); tookBack(); again(); }, { at: "claim-take-back" })) : null,
    el("details", { data: { kept: "claim-ways" } }, el("summary", { data: { at: "claim-ways" } }, say("claim-ways")),
      el("p", {}, el("label", {}, say("claim-finesse"), " ", finesse)),
      trump && trump !== "NT" ? el("div", { role: "group", "aria-label": say("claim-ruffs") }, el("span", { "aria-hidden": "true" }, say("claim-ruffs")), suits.filter((suit) => suit !== trump)
        .map((suit) => box(`claim-ruffs-${suit}`, say(`suit-${suit}`), line.ruffs.includes(suit), (yes) => { line.ruffs = suits.filter((each) => (each === suit ? yes : line.ruffs.includes(each))); }))) : null),
    box("claim-rest", say("claim-rest"), line.rest, (yes) => { line.rest = yes; }));
}

function claimed(view, act) {
  const { by, agreed, disputed, play_on: playOn } = view.claim;
  const opponent = !sameSide(by, view.seat);
  const concurred = playOn.includes(view.seat);
  return el("div", { class: "claim panel", role: "alert" }, claimMade(view.claim),
    el("div", { class: "answers" },
      opponent && !disputed && !agreed.includes(view.seat) ? button(say("agree"), () => act("agrees"), { at: "claim-agree", class: "main-button" }) : null,
      opponent && !disputed ? button(say("disagree"), () => act("disputes"), { at: "claim-dispute" }) : null,
      view.may?.object ? button(say("object"), () => act("objects"), { at: "claim-object", class: "main-button" }) : null,
      view.may?.play_on && !concurred ? button(say("play-on"), () => act("plays on"), { at: "claim-play-on" }) : null));
}

/** A claim as it was made, and who has answered it how. */
export const claimMade = (/** @type {any} */ { by, own, others, means, line, agreed, disputed, play_on: playOn }) => [
  el("p", {}, el("b", {}, say("claims-of", { seat: seatName(by), own, others }))),
  line ? el("p", { data: { at: "claim-line" } }, line) : null,
  means ? el("p", {}, say("stated", { text: means })) : null,
  answered("agreed-by", agreed), answered("play-on-by", playOn), disputed ? el("p", { data: { at: "contested" } }, say("claim-contested")) : null,
];

/** Who has given an answer to the claim. */
const answered = (word, seats) => (seats.length ? el("p", { class: "quiet" }, say(word, { seats: seats.map(seatName).join(", ") })) : null);
