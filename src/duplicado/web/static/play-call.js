// What a call for the Director is about: chosen or typed when he has been called, and told to him alone.

import { button, el, refresh, say } from "./phone-dom.js";

const ABOUT = ["auction", "play", "explanation", "information", "claim", "screen"];

/**
 * Show it while the player's call stands.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {(what: string, more: Record<string, unknown>) => void} act
 */
export function showCall(place, view, act) {
  // Who is called by another act, such as an objection (68B2), is told by that what it is about.
  if (view.own_call === null || view.own_call === undefined) {
    refresh(place);
    return;
  }
  if (view.own_call) {
    refresh(place, el("p", { class: "quiet", role: "status", data: { at: "call-said" } }, say("call-said", { text: view.own_call })));
    return;
  }
  const tell = (/** @type {string} */ text) => { if (text) act("director", { means: text }); };
  const words = el("input", { type: "text", maxlength: 150, "aria-label": say("call-words"), placeholder: say("call-words"), data: { at: "call-words", typed: "call" } });
  refresh(place, el("div", { class: "question", role: "group", "aria-label": say("call-about") }, el("p", {}, say("call-about")),
    el("p", { class: "answers" }, ABOUT.map((about) => button(say(`call-${about}`), () => tell(say(`call-${about}`)), { at: `call-${about}` }))),
    el("form", { class: "explaining", on: { submit: (event) => { event.preventDefault(); tell(words.value.trim()); } } }, words,
      el("button", { type: "submit", data: { at: "call-send" } }, say("call-send")))));
}
