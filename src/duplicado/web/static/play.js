// The page of a seat, or of several that one person has: shows what it is sent, and asks for what its player does.

import { ask as request, only } from "./club.js";
import { button, el, kept, rewrite, say } from "./phone-dom.js";
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
import { held, letGo, pressed, tapped } from "./play-press.js";
import { showAsked, showAuction, showSaid } from "./play-said.js";
import { addressOf, agreeOnSeats, leaveFor, nextOwn, own, places, showSeats, stream, typedBefore, wantedElsewhere } from "./play-seats.js";
import { settings } from "./play-settings.js";
import { showSpectators, showWatched } from "./play-spectators.js";
import { dueText, restTrick, showCards, showDoings, showFelt, showHead, toggleLastTrick, turnTrick } from "./play-table.js";
import { inOneBreath, lastTrickText, news, read, sentences, undoTold } from "./play-text.js";
import { sendWritten, showWritten } from "./play-written.js";
import { asSeated, isWanted, playable, playing, whyOff } from "./play-view.js";
import { callName, seatName } from "./play-words.js";

const page = only("#play", HTMLElement);
const at = (selector) => only(selector, HTMLElement);
/** @type {any} */
let before = null;

/** What the Director has just said: it stands above the hand until the player does something. @type {string[]} */
let ruled = [];

/** The seat that is looked at. */
let seat = page.dataset.seat ?? "";
const TOGETHER = 50;
/** @type {number | undefined} */
let following;
/** The seats at which something is still on its way. */
const onTheirWay = new Set();

const line = openLine(stream, places, {
  shown: (view, name) => {
    if (name === seat) changed(view);
    showSeats(at("#seats"), line.view, seat, turnTo);
    // The views of one moment come one after another.
    clearTimeout(following);
    following = setTimeout(() => turnTo(wantedElsewhere(line.view, seat) ?? seat), TOGETHER);
  },
  sending: (yes, name) => {
    if (yes) onTheirWay.add(name);
    else onTheirWay.delete(name);
    page.classList.toggle("is-sending", onTheirWay.size > 0);
    at("#line").textContent = onTheirWay.size ? say("sending") : "";
  },
  connected: (yes) => { page.classList.toggle("is-away", !yes); at("#line").textContent = yes ? "" : say("line-lost"); },
  answered,
  device: true,
  gone: async () => {
    // Where one of several seats was given to somebody else, the others are still there.
    if (own.length > 1 && (await request("GET", `${addressOf(seat)}/view`)).status === 200) {
      location.reload();
      return;
    }
    page.classList.add("is-gone");
    sayGone(at("#line"), page.dataset.home ?? "");
    hear(say("gone"));
    document.title = document.title.replace(/^● /, "");
  },
});
const viewNow = () => line.view(seat);

/** Show what has changed at the seat that is looked at. */
function changed(/** @type {any} */ view) {
  restTrick(before, view, () => show(viewNow()));
  if (ownCalls(before) !== ownCalls(view)) clearBox();
  const fresh = ruledSince(before, view);
  if (fresh.length) {
    ruled = before.board === view.board ? [...ruled, ...fresh].slice(-view.rulings.length) : fresh;
    // What was said of the player's own act is answered by the ruling, unless he is just doing something.
    if (!page.classList.contains("is-sending")) rewrite(at("#said"));
  }
  show(view);
  const off = offText(before, view);
  if (off) rewrite(at("#said"), off);
  for (const place of ["#asked", "#ruled"]) if (asksMore(before, view, place, fresh)) reveal(at(place));
  if (view.claim && before && !before.claim) at("#claiming").scrollIntoView({ block: "nearest" });
  if (view.end && before && !before.end) at("#end").scrollIntoView({ block: "nearest" });
  hear(inOneBreath([news(before, view), ...fresh]));
  before = view;
}

/** What is said of a claim or a request to take something back that stood in the view before and stands no more; empty: nothing. */
function offText(/** @type {any} */ was, /** @type {any} */ view) {
  const off = whyOff(was, view);
  return off ? say(off, { seat: seatName(was.claim.by) }) : undoTold(was, view);
}

/** Whether a place above the hand asks or tells the player something that it did not before. */
const asksMore = (/** @type {any} */ was, /** @type {any} */ view, /** @type {string} */ place, /** @type {string[]} */ fresh) =>
  was && (place === "#asked" ? view.asked?.length > (was.asked?.length ?? 0) : fresh.length > 0 || view.offers?.length > (was.offers?.length ?? 0) || Boolean(view.undo && !was.undo));

/** Have a place be seen of which nothing is, unless the player is writing. */
function reveal(/** @type {HTMLElement} */ place) {
  const { top, bottom } = place.getBoundingClientRect();
  if ((bottom <= 0 || top >= window.innerHeight) && !(document.activeElement instanceof HTMLInputElement)) place.scrollIntoView({ block: "nearest" });
}

/** Turn the page to another seat that the player has: what was begun at the one before is put away. */
function turnTo(/** @type {string} */ other) {
  if (other === seat || !line.view(other)) return;
  letGo();
  ruled = [];
  clearBox();
  endClaim();
  turnTrick();
  rewrite(at("#said"));
  leaveFor(other);
  seat = other;
  before = viewNow();
  show(before);
  typedBefore();
  showSeats(at("#seats"), line.view, seat, turnTo);
  hear(`${say("seat-turned", { seat: seatName(seat) })} ${dueText(before)}`);
}

/** What the player has called, as far as is shown: the box is begun anew with each call that is seen, also in the place of another. */
const ownCalls = (/** @type {any} */ view) => (view?.calls ?? []).filter(({ seat: caller }) => caller === view.seat).map(({ call: made }) => made).join();

function answered({ code, sentence }, /** @type {any} */ asked, /** @type {string} */ name) {
  const place = at("#said");
  const again = (/** @type {string} */ what, more = {}) => { rewrite(place); line.act(name, what, more); };
  const who = name === seat ? "" : `${seatName(name)}: `;
  if (code === "done") {
    // Without a sentence that stays which the view has told since it was pressed, as how a request to undo has ended.
    if (sentence) rewrite(place, who, sentence, " ", button(say("attention"), () => again("attention"), { at: "attention-now" }));
  } else if (code === "asked") {
    rewrite(place, who, sentence, " ", el("button", { type: "button", on: { click: () => again(asked.do, { ...asked, sure: true }) } }, say("means-it")));
  } else {
    rewrite(place, who, sentence || say("refused"));
  }
  if (viewNow()) show(viewNow());
}

/** @param {string} what @param {Record<string, unknown>=} more */
function act(what, more = {}) {
  if (pressed() ? !what.split(" ").includes(pressed()) : isTakenBackBy(what)) tookBack();
  letGo();
  ruled = [];
  turnTrick();
  // Whoever has several seats goes on with all of them.
  const acting = what === "next board" ? own.filter((each) => each === seat || isReadyToGoOn(each)) : [seat];
  const acts = acting.map((each) => line.act(each, what, more));
  if (acts.some(Boolean)) rewrite(at("#said"));
  if (viewNow()) show(viewNow());
}

const isReadyToGoOn = (/** @type {string} */ each) => line.view(each)?.phase === "over" && isWanted(line.view(each));

const how = () => ({ view: viewNow(), again: () => show(viewNow()) });
const pick = (card) => tapped("cards", card, how(), () => act(playing(viewNow(), card)));
const call = (/** @type {string} */ made) => tapped("calls", made, how(), (more = {}) => act(made, { ...saidWith(), ...more }));
const ask = (place) => act(`asks ${place + 1}:${viewNow().calls[place].call}`);
const explain = (place, text) => act(`explains ${place + 1}:${viewNow().calls[place].call} as ${JSON.stringify(text)}`);

function show(/** @type {any} */ shown) {
  /** @type {any} */
  const view = { ...asSeated(shown), yours: own.filter((each) => shown.seats[each].kind === "person") };
  const again = () => show(viewNow());
  const anew = () => { letGo(); again(); };
  const chosen = pressed();
  page.dataset.phase = view.phase;
  tick();
  showHead(at("#board-head"), at("#score-head"), view);
  showAuction(at("#calls"), view, again);
  showSaid(at("#says"), view, { ask, explain, alert: () => act("alerts") });
  showAsked(at("#asked"), view, explain);
  showFelt(at("#felt"), view, { pick, chosen });
  showHand(at("#hand"), view.own ?? null, { may: playable(view, view.own), chosen, pick, at: "own" });
  showCall(at("#calling"), view, act);
  showBox(at("#box"), view, { call, again, anew, chosen });
  showDoings(at("#doings"), view, { act, lookBack, claim, home: page.dataset.home ?? "" });
  showClaim(at("#claiming"), view, { act, again });
  showRuled(at("#ruled"), view, ruled, { act, understood: () => { ruled = []; again(); } });
  showLaw(at("#law"), view, { act, again, told: ruled });
  showEnd(at("#end"), view, addressOf(seat));
  showCards(at("#cards"), view);
  showWatched(at("#watched"), view);
  showWritten(at("#writing"), view);
  showSpectators(at("#spectators"), view, { at: addressOf(seat), act, again });
  const due = held(view) ? say("take-back-press", { call: callName(held(view)) }) : dueText(view);
  at("#due").textContent = view.pause ? `${due} · ${say("pause", { seconds: view.pause })}` : due;
  page.classList.toggle("is-due", view.acts === view.seat);
  const director = at("#director");
  director.textContent = view.called.includes(view.seat) ? say("director-back") : say("director");
  if (kept("play-as-text", false)) rewrite(at("#text"), el("div", { role: "log" }, sentences(view).map((told) => el("p", {}, told))));
  document.title = document.title.replace(/^(● )?/, view.acts === view.seat && view.phase !== "over" ? "● " : "");
}

/** Begin a claim, where its number of tricks is chosen. */
function claim() {
  beginClaim();
  show(viewNow());
  at("#claiming").scrollIntoView({ block: "nearest" });
  only("[data-at=claim-tricks]", HTMLSelectElement).focus();
}

/** Show the last trick and have it heard, or show the table again; where there is none to look at, say why. */
function lookBack() {
  const view = viewNow();
  if (toggleLastTrick(view)) hear(lastTrickText(view));
  else if (!view.last_trick) doing({ says: lastTrickText(view) });
  show(view);
}

const behind = Date.parse(page.dataset.now ?? "") - Date.now();

/** Show how long the round lasts still, and have it heard when the players are warned and when the time is over. */
function tick() {
  const clock = viewNow()?.clock;
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

at("#director").addEventListener("click", () => act(viewNow()?.called.includes(seat) ? "no director" : "director"));
only("#text-form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const field = only("#text-line", HTMLInputElement);
  if (viewNow()) doing(read(field.value, viewNow()));
  field.value = "";
});
sendWritten(act);
listen({
  view: viewNow, doing, call, again: () => show(viewNow()), anew: () => { letGo(); show(viewNow()); }, nextSeat: () => turnTo(nextOwn(seat)), toggleLast: lookBack,
  confirm: () => { if (pressed()) { if (viewNow().phase === "auction") act(pressed(), saidWith()); else act(playing(viewNow(), pressed())); } },
  cancel: () => {
    if (!endClaim() && (pressed() || isBegun())) tookBack();
    letGo();
    clearBox();
    show(viewNow());
  },
});

agreeOnSeats();
settings({ again: () => { if (viewNow()) show(viewNow()); }, anew: () => { letGo(); }, several: own.length > 1 });
