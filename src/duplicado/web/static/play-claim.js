// Claims: the number of tricks and the statement; the answers of the others.

import { button, el, rewrite, say } from "./phone-dom.js";
import { sameSide } from "./play-view.js";
import { seatName } from "./play-words.js";

let open = false;

export function beginClaim() {
  open = true;
}

export function endClaim() {
  open = false;
}

/**
 * Show what there is about a claim: the form, or the claim that was made.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {{ act: (what: string, more?: Record<string, unknown>) => void, again: () => void }} how
 */
export function showClaim(place, view, { act, again }) {
  if (view.claim) {
    open = false;
    rewrite(place, made(view, act));
  } else if (open && view.may?.claim) {
    rewrite(place, form(view, act, again));
  } else {
    open = false;
    rewrite(place);
  }
}

function form(view, act, again) {
  const left = 13 - view.tricks[0] - view.tricks[1];
  const tricks = el("select", { data: { at: "claim-tricks" }, "aria-label": say("claim-tricks") },
    Array.from({ length: left + 1 }, (_, back) => el("option", { value: left - back }, left - back)));
  const statement = el("input", { type: "text", maxlength: 300, data: { at: "claim-statement" }, "aria-label": say("claim-statement"), placeholder: say("claim-statement") });
  return el("form", { class: "claim panel", on: { submit: (event) => {
    event.preventDefault();
    open = false;
    act(tricks.value === "0" ? "concedes all" : `claims ${tricks.value}`, { means: statement.value.trim() });
  } } },
    el("p", {}, el("label", {}, say("claim-tricks"), " ", tricks), ` ${say("of-remaining")} ${left}`), statement,
    el("p", { class: "quiet" }, say("claim-open")),
    el("button", { type: "submit", class: "main-button" }, say("claim-send")), button(say("cancel"), () => { open = false; again(); }, { at: "claim-cancel" }));
}

function made(view, act) {
  const { by, own, others, means, agreed, disputed, play_on: playOn } = view.claim;
  const opponent = !sameSide(by, view.seat);
  return el("div", { class: "claim panel", role: "alert" },
    el("p", {}, el("b", {}, say("claims-of", { seat: seatName(by), own, others }))),
    means ? el("p", {}, say("stated", { text: means })) : null,
    opponent && !disputed && !agreed.includes(view.seat) ? el("div", { class: "answers" },
      button(say("agree"), () => act("agrees"), { at: "claim-agree", class: "main-button" }),
      button(say("disagree"), () => act("disputes"), { at: "claim-dispute" }),
      playOn.includes(view.seat) ? null : button(say("play-on"), () => act("plays on"), { at: "claim-play-on" })) : null,
    !opponent && playOn.length && !playOn.includes(view.seat) ? button(say("play-on"), () => act("plays on"), { at: "claim-play-on" }) : null);
}
