// The page of a seat: shows what it is sent, and asks for what its player does.

import { only } from "./club.js";
import { button, el, keep, kept, rewrite, say } from "./phone-dom.js";
import { clockText, isSoon } from "./phone-round.js";
import { clearBox, isBegun, isTakenBackBy, saidWith, showBox } from "./play-box.js";
import { showCall } from "./play-call.js";
import { beginClaim, endClaim, showClaim } from "./play-claim.js";
import { tookBack } from "./play-device.js";
import { showEnd } from "./play-end.js";
import { showHand } from "./play-hand.js";
import { listen } from "./play-keys.js";
import { ruledSince, showLaw, showRuled } from "./play-law.js";
import { openLine, sayGone } from "./play-line.js";
import { showAsked, showAuction, showSaid } from "./play-said.js";
import { showSpectators, showWatched } from "./play-spectators.js";
import { dueText, restTrick, showCards, showDoings, showFelt, showHead, toggleLastTrick, turnTrick } from "./play-table.js";
import { news, read, sentences } from "./play-text.js";
import { sendWritten, showWritten } from "./play-written.js";
import { asSeated, playable, playing, whyOff } from "./play-view.js";
import { seatName } from "./play-words.js";

const page = only("#play", HTMLElement);
const at = (selector) => only(selector, HTMLElement);
/** What waits for a second tap: the words of it. */
let chosen = "";
/** @type {any} */
let before = null;

/** What the Director has just said: it stands above the hand until the player does something. @type {string[]} */
let ruled = [];

const line = openLine(page.dataset.at ?? "", {
  shown: (view) => {
    restTrick(before, view, () => show(line.view()));
    if (callsMade(before) !== callsMade(view)) clearBox();
    const fresh = ruledSince(before, view);
    if (fresh.length) {
      ruled = before.board === view.board ? [...ruled, ...fresh].slice(-view.rulings.length) : fresh;
      // What was said of the player's own act is answered by the ruling, unless he is just doing something.
      if (!page.classList.contains("is-sending")) rewrite(at("#said"));
    }
    show(view);
    const off = whyOff(before, view);
    if (off) rewrite(at("#said"), say(off, { seat: seatName(before.claim.by) }));
    if (view.claim && before && !before.claim) at("#claiming").scrollIntoView({ block: "nearest" });
    if (view.end && before && !before.end) at("#end").scrollIntoView({ block: "nearest" });
    hear([news(before, view), ...fresh].filter(Boolean).join(". "));
    before = view;
  },
  sending: (yes) => { page.classList.toggle("is-sending", yes); at("#line").textContent = yes ? say("sending") : ""; },
  connected: (yes) => { page.classList.toggle("is-away", !yes); at("#line").textContent = yes ? "" : say("line-lost"); },
  answered,
  device: true,
  gone: () => {
    page.classList.add("is-gone");
    sayGone(at("#line"), page.dataset.home ?? "");
    hear(say("gone"));
    document.title = document.title.replace(/^● /, "");
  },
});

/** How often the player has called, as far as is shown: the box is begun anew with each call that is seen. */
const callsMade = (/** @type {any} */ view) => (view?.calls ?? []).filter(({ seat }) => seat === view.seat).length;

function answered({ code, sentence }, /** @type {any} */ asked) {
  const place = at("#said");
  if (code === "done") {
    rewrite(place, sentence ? [sentence, " ", button(say("attention"), () => act("attention"), { at: "attention-now" })] : null);
  } else if (code === "asked") {
    rewrite(place, sentence, " ", el("button", { type: "button", on: { click: () => act(asked.do, { ...asked, sure: true }) } }, say("means-it")));
  } else {
    rewrite(place, sentence || say("refused"));
  }
  if (line.view()) show(line.view());
}

/** @param {string} what @param {Record<string, unknown>=} more */
function act(what, more = {}) {
  if (chosen ? !what.split(" ").includes(chosen) : isTakenBackBy(what)) tookBack();
  chosen = "";
  ruled = [];
  turnTrick();
  if (line.act(what, more)) rewrite(at("#said"));
  if (line.view()) show(line.view());
}

/** Do what was tapped; with two taps, at the second. */
function tapped(/** @type {string} */ name, /** @type {() => void} */ done) {
  if (kept("play-two-taps", false) && chosen !== name) {
    if (chosen) tookBack();
    chosen = name;
    show(line.view());
    return;
  }
  done();
}

const pick = (card) => tapped(card, () => act(playing(line.view(), card)));
const call = (made) => tapped(made, () => act(made, saidWith()));
const ask = (place) => act(`asks ${place + 1}:${line.view().calls[place].call}`);
const explain = (place, text) => act(`explains ${place + 1}:${line.view().calls[place].call} as ${JSON.stringify(text)}`);

function show(/** @type {any} */ shown) {
  const view = asSeated(shown);
  const again = () => show(line.view());
  page.dataset.phase = view.phase;
  tick();
  showHead(at("#board-head"), at("#score-head"), view);
  showAuction(at("#calls"), view, again);
  showSaid(at("#says"), view, { ask, explain, alert: () => act("alerts") });
  showAsked(at("#asked"), view, explain);
  showFelt(at("#felt"), view, { pick, chosen });
  showHand(at("#hand"), view.own ?? null, { may: playable(view, view.own), chosen, pick, at: "own" });
  showCall(at("#calling"), view, act);
  showBox(at("#box"), view, { call, again, chosen });
  showDoings(at("#doings"), view, { act, again, claim: () => { beginClaim(); again(); at("#claiming").scrollIntoView({ block: "nearest" }); }, tell: (text) => doing({ says: text }), home: page.dataset.home ?? "" });
  showClaim(at("#claiming"), view, { act, again });
  showRuled(at("#ruled"), view, ruled, { act, understood: () => { ruled = []; again(); } });
  showLaw(at("#law"), view, { act, again, told: ruled });
  showEnd(at("#end"), view, page.dataset.at ?? "");
  showCards(at("#cards"), view);
  showWatched(at("#watched"), view);
  showWritten(at("#writing"), view);
  showSpectators(at("#spectators"), view, { at: page.dataset.at ?? "", act, again });
  const due = dueText(view);
  at("#due").textContent = view.pause ? `${due} · ${say("pause", { seconds: view.pause })}` : due;
  page.classList.toggle("is-due", view.acts === view.seat);
  const director = at("#director");
  director.textContent = view.called.includes(view.seat) ? say("director-back") : say("director");
  if (kept("play-as-text", false)) rewrite(at("#text"), el("div", { role: "log" }, sentences(view).map((told) => el("p", {}, told))));
  document.title = document.title.replace(/^(● )?/, view.acts === view.seat && view.phase !== "over" ? "● " : "");
}

const behind = Date.parse(page.dataset.now ?? "") - Date.now();

/** Show how long the round lasts still, and have it heard when the players are warned and when the time is over. */
function tick() {
  const clock = line.view()?.clock;
  const now = Date.now() + behind;
  const place = at("#clock");
  const text = clockText(clock, now);
  const told = place.dataset.told ?? "";
  place.dataset.told = isSoon(clock, now) ? (Date.parse(clock.ends) > now ? "soon" : "over") : "";
  if (place.textContent !== text) place.textContent = text;
  place.classList.toggle("is-soon", place.dataset.told !== "");
  if (place.dataset.told && place.dataset.told !== told) hear(text);
}
setInterval(tick, 500);

/** Have something heard; said again where it was the same before. */
function hear(/** @type {string} */ text) {
  const place = at("#speech");
  place.textContent = text === place.textContent ? `${text}\u00a0` : text;
}

function doing(/** @type {{ says?: string, act?: string, more?: Record<string, unknown> } | null} */ what) {
  if (!what) {
    hear(say("text-unknown"));
    at("#line").textContent = say("text-unknown");
  } else if (what.act) act(what.act, what.more);
  else if (what.says) {
    hear(what.says);
    at("#line").textContent = what.says;
  }
}

at("#director").addEventListener("click", () => act(line.view()?.called.includes(page.dataset.seat) ? "no director" : "director"));
only("#text-form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const field = only("#text-line", HTMLInputElement);
  if (line.view()) doing(read(field.value, line.view()));
  field.value = "";
});
sendWritten(act);
listen({
  view: line.view, doing, saidWith, again: () => show(line.view()), toggleLast: () => { toggleLastTrick(); show(line.view()); },
  confirm: () => { if (chosen) { if (line.view().phase === "auction") act(chosen, saidWith()); else act(playing(line.view(), chosen)); } },
  cancel: () => {
    if (!endClaim() && (chosen || isBegun())) tookBack();
    chosen = "";
    clearBox();
    show(line.view());
  },
});

/** Have a box of the settings kept on this device, and take effect. */
function setting(/** @type {string} */ name, /** @type {(yes: boolean) => void} */ takes) {
  const box = only(`#${name}`, HTMLInputElement);
  box.checked = kept(`play-${name}`, false);
  takes(box.checked);
  box.addEventListener("change", () => {
    keep(`play-${name}`, box.checked);
    takes(box.checked);
    if (line.view()) show(line.view());
  });
}
const root = document.documentElement;
setting("two-taps", () => { chosen = ""; });
setting("two-colours", (yes) => { root.classList.toggle("two-colours", yes); });
setting("large", (yes) => { root.classList.toggle("large", yes); });
setting("as-text", (yes) => {
  page.classList.toggle("as-text", yes);
  at("#text").hidden = !yes;
  (yes ? page : only("#more", HTMLElement)).insertBefore(only("#text-form", HTMLFormElement), at(yes ? "#auction" : "#more .field"));
  if (yes) page.insertBefore(at("#text"), at("#auction"));
});
