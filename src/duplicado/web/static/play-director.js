// The page of the Director of an electronic table: what happens there, what he is asked, and what he does.

import { only } from "./club.js";
import { button, el, refresh, rewrite, say } from "./phone-dom.js";
import { judgedLine } from "./play-end.js";
import { ownMotion, valueForm } from "./play-finding.js";
import { handLine } from "./play-hand.js";
import { ledger } from "./play-ledger.js";
import { claimMade } from "./play-claim.js";
import { openLine, sayGone } from "./play-line.js";
import { showAuction, showSaid } from "./play-said.js";
import { SEATS } from "./play-view.js";
import { written } from "./play-written.js";
import { waiting } from "./play-waiting.js";
import { awaySince, cardName, contractSeen, seatName } from "./play-words.js";

const at = (selector) => only(selector, HTMLElement);
const place = at("#directs").dataset.at ?? "";
const line = openLine(`${place}/stream`, { D: { at: place } }, {
  shown: show,
  sending: (yes) => { at("#line").textContent = yes ? say("sending") : ""; },
  connected: (yes) => { at("#line").textContent = yes ? "" : say("line-lost"); },
  gone: () => { at("#directs").classList.add("is-gone"); sayGone(at("#line"), at("#directs").dataset.home ?? ""); },
  answered: ({ code, sentence }) => { rewrite(at("#said"), code === "done" ? null : sentence || say("refused")); },
});

const find = (/** @type {string} */ found) => act("finds", found);
const act = (/** @type {string} */ what, text = "") => line.act("D", what, { text });

function show(/** @type {any} */ view) {
  const again = () => show(line.view("D"));
  const shown = { alerted: [], says: [], calls: [], ...view, seat: "" };
  refresh(at("#state"), state(view));
  refresh(at("#asked"), (view.questions ?? []).map((asked) => question(view, asked)), waiting(view.awaits ?? []));
  showAuction(at("#calls"), shown, again);
  showSaid(at("#says"), shown, { ask: () => {}, explain: () => {}, alert: () => {} });
  refresh(at("#cards"), trick(view), hands(view));
  const earlier = at("#law").querySelector(".rulings");
  refresh(at("#law"), law(view), ledger(view));
  const now = at("#law").querySelector(".rulings");
  if (now && now !== earlier) now.scrollTop = now.scrollHeight;  // the latest stands last
  refresh(at("#finding"), view.findable ? ownMotion(view.findable, view.left, find) : null);
  refresh(at("#done"), el("ol", { class: "done" }, (view.done ?? []).map(([, told, , thought]) =>
    el("li", {}, told, thought === null ? "" : ` · ${(thought / 1000).toFixed(1)} s`))));
}

/** Who sits where, who is away, and the buttons that give seats to robots or free them. */
function sitting(view) {
  const sitters = SEATS.map((seat) => {
    const { kind, name } = view.seats[seat];
    return `${seatName(seat)}${kind === "robot" ? `: ${say("robot-named", { name })}` : kind === "free" ? `: ${say("free")}` : name ? `: ${name}` : ""}`;
  });
  /** Seats in which nobody is: free, or those of players who are away. */
  const missing = SEATS.filter((seat) => view.seats[seat].kind === "free" || view.seats[seat].away);
  return [
    el("p", { class: "quiet" }, sitters.join(" · ")),
    awaySince(view).map((told) => el("p", { class: "complaint" }, told)),
    missing.length ? el("p", { class: "buttons" },
      missing.filter((seat) => view.seats[seat].kind === "free").length > 1 ? button(say("seat-robots"), () => act("seats robots"), { at: "seats-robots", class: "main-button" }) : null,
      missing.map(robotFor)) : null,
    missing.length < SEATS.length ? el("details", { data: { kept: "substitutes" } }, el("summary", {}, say("td-substitutes")), el("p", { class: "buttons" },
      SEATS.filter((seat) => view.seats[seat].kind === "person" && !missing.includes(seat)).map(robotFor),
      SEATS.filter((seat) => view.seats[seat].kind !== "free").map((seat) => button(say("td-free-seat", { seat: seatName(seat) }), () => act("frees seat", seat), { at: `free-seat-${seat}` })))) : null,
  ];
}

/** The board, who sits where, who called, and whether the play is stopped. */
function state(view) {
  const head = view.board ? say("board-head", { board: view.board, dealer: seatName(view.dealer) }) : say("waiting-seats");
  return [
    el("p", {}, el("b", {}, head), view.contract && view.declarer ? [" · ", contractSeen(view.contract.split(" ")[0]), ` ${seatName(view.declarer)} · `, say("td-tricks", { ns: view.tricks[0], ew: view.tricks[1] })] : null),
    sitting(view),
    el("p", { data: { at: "called" } }, view.judging ? "" : view.called.length ? say("td-called", { seats: view.called.map(seatName).join(", ") }) : say(view.questions?.length ? "td-asked" : "td-calm"), view.called_for.map((why) => ` · ${why}`), view.held ? ` ${say("held-by-director")}` : ""),
    view.judging ? el("p", { role: "status", data: { at: "judging" } }, say("judging")) : null,
    view.gave_up.map(([seat, name, reason]) => el("p", { class: "complaint" }, say(`td-robot-${reason}`, { seat: seatName(seat), name }))),
    view.appeals.map(([seat, text]) => el("p", { class: "complaint" }, say("appeals-of", { seat: seatName(seat), text }))),
    written(view.written),
    view.watched.length ? el("p", {}, say("looked-at", { seats: view.watched.map(seatName).join(", ") }), " ", button(say("td-end-looks"), () => act("ends looks"), { at: "ends-looks" })) : null,
    el("p", { class: "buttons" },
      view.held || view.called.length ? button(say("td-resume"), () => act("resumes"), { at: "resumes", class: "main-button" }) : null,
      view.held ? null : button(say("td-hold"), () => act("holds"), { at: "holds" }),
      view.directed ? button(say("td-leave"), () => act("leaves"), { at: "leaves" }) : null),
  ].flat(2);
}

/** The button by which a robot plays in a seat. */
const robotFor = (/** @type {string} */ seat) => button(say("td-seat-robot", { seat: seatName(seat) }), () => act("seats robot", seat), { at: `seat-robot-${seat}` });

/** The questions that are open, each made once: what is chosen in the form of one stays while the table goes on. @type {Map<string, HTMLElement>} */
const boxes = new Map();

/** A question to him, with its answers, or the form of its value. */
function question(/** @type {any} */ view, /** @type {any} */ asked) {
  const told = JSON.stringify([view.board, view.left, asked]);
  const { clause, sentence, answers, entails, form } = asked;
  const box = boxes.get(told) ?? el("div", { class: "question", role: "alert" }, el("h2", {}, say("td-question")), el("p", {}, sentence), entails ? el("p", {}, entails) : null,
    answers.map(({ find: found, text }) => el("p", {}, button(text, () => find(found), { at: `find-${found}` }))),
    form.length ? valueForm(clause, form, view.left, find) : null);
  boxes.set(told, box);
  return box;
}

/** The cards of the trick, and the claim. */
const trick = (view) => [
  view.trick ? el("p", {}, `${say("trick")}: `, view.trick.cards.map(([seat, card]) => `${say(`seat-${seat}`)} ${cardName(card)}`).join(", ")) : null,
  ...(view.claim ? claimMade(view.claim) : []),
  view.makeable ? el("p", { role: "status", data: { at: "makeable" } }, view.makeable) : null,
];

const why = el("input", { type: "text", maxlength: 200, required: true, "aria-label": say("td-why"), placeholder: say("td-why"), data: { at: "look-why" } });
/** One form for as long as the page is open: what is typed stays while the table goes on. */
const lookForm = el("form", { class: "explaining", on: { submit: (event) => {
  event.preventDefault();
  if (why.value.trim()) act("looks", why.value.trim());
  why.value = "";
} } }, why, el("button", { type: "submit", data: { at: "looks" } }, say("td-look")));

/** The four hands, or the form by which he asks to see them. */
function hands(view) {
  if (!view.board) return null;
  if (view.hands) {
    return [...view.looked.map((reason) => el("p", { class: "quiet" }, say("td-looked", { reason }))),
      el("div", { class: "hands" }, SEATS.filter((seat) => view.hands[seat]).map((seat) => handLine(seat, view.hands[seat])))];
  }
  const faced = SEATS.filter((seat) => view.faced?.[seat]);
  return [faced.length ? el("div", { class: "hands", data: { at: "faced" } }, faced.map((seat) => handLine(seat, view.faced[seat]))) : null,
    view.claim?.disputed ? el("p", {}, button(say("td-look-claim"), () => act("looks", say("td-look-claim")), { at: "looks-claim" })) : lookForm];
}

/** What was ruled, and what he may find otherwise. */
const law = (view) => [
  view.rulings?.length ? el("div", { class: "rulings", role: "log", tabindex: 0, "aria-label": say("rulings"), data: { at: "rulings" } }, el("h2", {}, say("rulings")), view.rulings.map((told) => el("p", {}, told)), judgedLine(view.judged_line)) : null,
  view.found?.length ? el("div", { class: "rulings", role: "group", tabindex: 0, "aria-label": say("td-found"), data: { at: "found" } }, el("h2", {}, say("td-found")), view.found.map(({ clause, asked, answer, otherwise, other, concluded }) =>
    el("p", {}, `${asked} `, el("b", {}, answer), concluded ? ` (${say("td-concluded")})` : "", " ", button(say("td-otherwise", { find: other }), () => act("finds", otherwise), { at: `otherwise-${clause}` })))) : null,
];

only("#find-form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const field = only("#find-line", HTMLInputElement);
  // Where something else is still on its way it stays in the field.
  if (field.value.trim() && act("finds", field.value.trim())) field.value = "";
});
