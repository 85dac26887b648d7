// The page of a table: what the view has is shown, what is said goes through the queue, see phone-queue.js.

import { Moments, stayAwake, vibrate } from "./club-signal.js";
import { ask, event, newId, ofEvent, command, only, watch } from "./club.js";
import { aboutBoard, boardShown, isDone, owedShown, speaksFor, takenBack, transfersShown, waitingShown } from "./phone-boards.js";
import { appearance, button, el, forget, inputs, keep, kept, rewrite, say } from "./phone-dom.js";
import { Entry } from "./phone-entry.js";
import { Queue, leftElsewhere } from "./phone-queue.js";
import { called, clockText, devicesShown, headingOf, namesOf, namesNext, newsShown, nextOf, nextShown, playerAt, seatsAsked, seatsShown, takeCallBack } from "./phone-round.js";
import { cardsShown, handsShown, recordShown, refusedWords } from "./phone-card.js";
import { giveChance } from "./phone-chance.js";
import { rankingsShown } from "./phone-results.js";

const LOGIN = "table";
const SENT_SAID = 15000;
const page = only("#phone", HTMLElement);
const part = (/** @type {string} */ name) => only(`#${name}`, HTMLElement);
const dialogOf = (/** @type {string} */ name) => only(`#${name}`, HTMLDialogElement);
const isUnfolded = (/** @type {string} */ name) => only(`#${name}`, HTMLDetailsElement).open;
const { at, follows, side: fixedSide, now } = page.dataset;
// What is kept on the phone belongs to the table, or to the pair with which the phone goes.
const here = follows ? `${event}/with ${follows}` : `${event}/${at}`;
/** Where the last call is kept that was made on this phone. */
const CALLED = `duplicado-called/${event}`;
const behind = Date.parse(now ?? "") - Date.now();

/** @type {any} the view that was sent last, with what has changed since */
let view = null;
let connected = true;
/** When something was sent, for as long as that is said: until something else is, or a quarter of a minute. */
let sending = 0;

// ---- sending

async function send(item) {
  const address = `${ofEvent(item.path)}?as=${LOGIN}`;
  let answer = await ask("POST", address, item.body);
  if (answer.status === 403 && answer.data?.code === "not-allowed" && (await freshProof())) answer = await ask("POST", address, item.body);
  // Another table's pass is on this phone now: what was said here waits for this table's.
  if (answer.status === 403 && answer.data?.code === "other-table" && !view?.contestant) return { status: 401, data: null };
  clearTimeout(sending);
  sending = answer.status === 200 ? setTimeout(forgetSent, SENT_SAID) : 0;
  return answer;
}

/** Say no longer that something was sent. */
function forgetSent() {
  clearTimeout(sending);
  sending = 0;
  show();
}

/** Ask for the proof that goes with each request, in case the phone was let in anew; tells whether it is another. */
async function freshProof() {
  const { status, data } = await ask("GET", `/api/1/me?as=${LOGIN}`);
  const place = only('meta[name="csrf"]', HTMLMetaElement);
  if (status !== 200 || !data?.csrf || data.csrf === place.content) return false;
  place.content = data.csrf;
  return true;
}

const queue = new Queue(here, send, () => show());

const tableNow = () => ({ session: view.session, section: view.section, table: view.table });
const placeOf = (board) => ({ is: "place", ...tableNow(), round: view.round, board: Number(board) });

function sayResult({ board, round, line, side, instead_of = [], reason = "", ...there }, expects = []) {
  const id = newId();
  const body = { id, ...tableNow(), ...there, round, board: Number(board), line, side, instead_of, reason };
  return queue.add({ id, path: "results", board: String(board), round, line, body, expects });
}

function sayFacts(facts, more) {
  const id = newId();
  return queue.add({ id, path: "commands", round: view.round, body: { id, facts }, ...more });
}

// ---- what is done by buttons

const mySide = () => view?.side || fixedSide || kept(`duplicado-side/${here}`, "table");
const writes = () => speaksFor(mySide())[0];

const entry = new Entry(part("entry"), here, {
  about: (board, owed) => aboutBoard(owed ?? view.boards[board]),
  transfers: (board, owed, words) => transfersShown(owed ?? view.boards[board], words),
  vulnerability: (board, owed) => (owed ?? view.boards[board]).vulnerability,
  player: (board, seat) => playerAt(view, board, seat),
  sent({ board, round, line, correction, reason, expects, owed }) {
    const change = correction ? { instead_of: correction, reason } : {};
    const there = owed ? { section: owed.section, table: owed.table } : {};
    sayResult({ board, round, line, side: writes(), ...there, ...change }, expects);
  },
  left(board) { page.classList.remove("entering"); show(); focusOn(`[data-at="board-${board}"]`); },
});

function enter(board, more = {}) {
  page.classList.add("entering");
  entry.begin({ board, round: view.round, ...more });
}

/** Agree for sides to a result; what they have said otherwise is taken back. */
function agree(board, result, sides) {
  const wrong = takenBack(view.boards[board], result, speaksFor(mySide()));
  const first = wrong[0]?.sides.find((side) => speaksFor(mySide()).includes(side));
  if (first) {
    sayResult({ board, round: view.round, line: result.line, side: first, instead_of: wrong.map((each) => each.id), reason: say("reason-agreed") });
  }
  for (const side of sides.filter((each) => each !== first)) {
    const fact = { is: "result-agreed", place: placeOf(board), result: result.id, side: { side } };
    sayFacts([fact], { board: String(board), line: result.line });
  }
}

/** Whether the table plays on screens: it states its results and the end of its round by itself. */
const isElectronic = "electronic" in page.dataset;

const acts = {
  enter: isElectronic ? null : enter,
  agree,
  correct: isElectronic ? null : (board, result) => enter(board, { correction: [result.id], line: result.line }),
  confirm: (id) => queue.confirm(id),
  drop(id) {
    if (queue.items().some((item) => item.id === id && item.last)) forget(`duplicado-last/${here}`);
    return queue.drop(id);
  },
  call: (board) => openCall(say("about-board", { board })),
};

const recordOf = (session, section, board) =>
  ask("GET", `${ofEvent("hand-records")}/${session}/${board}?as=${LOGIN}&section=${encodeURIComponent(section ?? "")}`);

/** Where hands may be shown at all, what is unfolded to read those of a board. */
const handsOf = "hands" in page.dataset
  ? (number) => handsShown(number, () => recordOf(view.session, view.section, number))
  : () => null;

/** Show the hand record of a board of a score card. */
async function openRecord(line, card) {
  const { status, data } = await recordOf(card.session, line.section, line.board);
  part("record-title").textContent = say("board", { board: line.board });
  part("record-body").replaceChildren(...(status === 200 ? recordShown(data, "h3") : [el("p", {}, refusedWords(status, data))]));
  dialogOf("record").showModal();
  part("record-title").focus();
}

/** @type {number} */
let asking = 0;

/** Fetch the score cards if they are unfolded: soon, and once for much that happens together. */
function renewCards() {
  if (!isUnfolded("cards") || asking) return;
  asking = setTimeout(async () => {
    const { status, data } = await ask("GET", `${ofEvent("cards")}?as=${LOGIN}`);
    asking = 0;
    if (status === 200) cardsShown(part("cards-body"), data.cards, openRecord, follows || queue.items().length ? null : follow);
    else if (!part("cards-body").querySelector("table")) part("cards-body").replaceChildren(el("p", {}, data?.sentence ?? say("no-line")));
  }, 200);
}

function finishRound() {
  const open = Object.entries(view.boards).filter(([, board]) => !isDone(board)).map(([number]) => number);
  if (open.length && !window.confirm(say("finish-with-open", { boards: open.join(", ") }))) return;
  if (view.next) keep(`duplicado-next/${here}`, { round: view.round, next: nextOf(view), names: namesNext(view) });
  keep(`duplicado-last/${here}`, { round: view.round });
  sayFacts([{ is: "round-finished", ...tableNow(), round: view.round }], { last: true, expects: open.length ? ["nothing-played"] : [] });
}

// ---- calling the Director: at once or not at all, nobody is to wait for a call that lies in a queue

function openCall(words = "") {
  forgetSent();
  const dialog = dialogOf("call-dialog");
  only("#call-words", HTMLTextAreaElement).value = words;
  part("call-said").textContent = "";
  dialog.showModal();
}

async function callDirector(form) {
  form.preventDefault();
  const said = only("#call-words", HTMLTextAreaElement).value.trim() || say("called-without-words");
  const where = { is: "where", ...tableNow(), round: view.round };
  const dialog = dialogOf("call-dialog");
  const sends = only("#call-send", HTMLButtonElement);
  dialog.dataset.id ||= newId();
  sends.disabled = true;
  const { status, data } = await command(LOGIN, dialog.dataset.id, [{ is: "director-called", where, said }]);
  sends.disabled = false;
  if (status === 200) { keep(CALLED, data.entries[0]); dialog.close(); show(); }
  else part("call-said").textContent = data?.sentence ?? say("call-aloud");
  if (status !== 0 && status !== 503) delete dialog.dataset.id;
}

// ---- showing

function show() {
  if (!view) return;
  const side = mySide();
  part("table-title").textContent = headingOf(view);
  part("round").textContent = say("round-of", { round: view.round });
  rewrite(part("line"), ...lineShown());
  rewrite(part("news"), ...newsShown(view, kept(CALLED, null), (call) => takeCallBack(LOGIN, call)));
  rewrite(part("asked"), ...askedShown(side));
  rewrite(part("seats"), seatsShown(view));
  const waiting = queue.items();
  // What is entered here stays with the side for which it is entered.
  if (waiting.length) document.querySelector("#again")?.remove();
  const saidOf = (number, round) => waiting.filter((item) => item.board === String(number) && item.round === round);
  const owed = view.owed.map((each) => owedShown(each, saidOf(each.board, each.round), acts));
  rewrite(part("boards"), ...Object.entries(view.boards).map(([number, board]) =>
    boardShown(number, board, saidOf(number, view.round), side, view.over ? { ...acts, correct: null } : acts, handsOf)), ...owed);
  rewrite(part("end"), ...endShown(waiting));
  for (const each of ["seats", "boards"]) (part(each).parentElement ?? part(each)).hidden = !Object.keys(view.boards).length && !(each === "boards" && view.owed.length);
  for (const each of inputs("side")) each.checked = each.value === side;
  part("sides").hidden = Boolean(fixedSide || view.side);
  tick();
}

/** How it stands with the line to the server, and with what was said. */
function lineShown() {
  const waiting = queue.items().filter((item) => !item.asked);
  const parts = [];
  const isOut = queue.locked || view.kind === "lost";
  if (isOut) {
    parts.push(el("p", { class: "alarm", role: "alert" }, say("scan-again"), " ", el("a", { href: page.dataset.pinPage }, say("give-pin"))));
  }
  if (waiting.length) parts.push(el("p", { class: "waiting" }, say(queue.lasting ? "saved" : "saved-not-lasting", { count: waiting.length })));
  else if (!connected && !isOut) parts.push(el("p", { class: "waiting" }, say("no-line")));
  else if (sending && !queue.items().length) parts.push(el("p", { class: "sent" }, say("sent")));
  for (const item of queue.refusals()) parts.push(refusalShown(item));
  const elsewhere = leftElsewhere(event, here).map((key) => key.split(/[- ]/).pop());
  if (follows) {
    parts.push(el("p", { class: "sent" }, say("followed", { who: called(follows, view.names && namesOf(view, follows)) })));
  }
  if (elsewhere.length) parts.push(el("p", { class: "alarm" }, say("left-elsewhere", { tables: elsewhere.join(", ") })));
  return parts;
}

const refusalShown = (item) => el(
  "div", { class: "question", role: "alert" },
  el("p", {}, item.board ? say("refused-of", { board: item.board }) : say("refused"), " ", item.refused.sentence),
  button(say("try-again"), () => queue.retry(item.id), { at: `again-${item.id}` }),
  button(say("seen"), () => queue.putAside(item.id), { at: `seen-${item.id}` }),
);

function askedShown(side) {
  const key = `duplicado-seated/${here}`;
  const before = kept(`duplicado-next/${here}`, null);
  const parts = [];
  if (before && before.round === view.round - 1 && !view.over) {
    parts.push(el("section", { class: "panel went", "aria-labelledby": "went-title" },
      el("h2", { id: "went-title" }, say("round-over", { round: before.round })), ...nextShown(before.next, before.names)));
  }
  const seated = kept(key, {});
  const asks = !view.over && Object.keys(view.boards).length && seated.round !== view.round;
  if (asks) {
    parts.push(seatsAsked(view, side, {
      yes() { keep(key, { round: view.round }); keep(`duplicado-next/${here}`, null); show(); focusOn("#boards-title"); },
      no() { openCall(say("wrong-seats")); },
      choose: fixedSide || view.side ? null : chooseSide,
      follow: follows || queue.items().length ? null : follow,
    }));
  }
  return parts;
}

/** Why there is nothing to play: the pair with which the phone goes sits out, or whoever comes to this table does. */
function nothingDue() {
  const who = view.contestant;
  const pair = who && [who, namesOf(view, who).join(" – ")].filter(Boolean).join(" ");
  return pair ? el("p", { class: "asks" }, el("b", {}, pair), " ", say("sits-out")) : el("p", {}, say("nothing-due"));
}

/** Whether the end of this round was recorded and no other round has begun by which one would see it. */
function isFinished() {
  return !queue.refusals().some((item) => item.last) && kept(`duplicado-last/${here}`, {}).round === view.round;
}

const whereNext = () => (view.next ? nextShown(nextOf(view), namesNext(view)) : []);

function endShown(waiting) {
  const boards = Object.values(view.boards);
  if (view.over) return [el("p", { class: "agreed" }, say("session-over"))];
  if (!boards.length) return [nothingDue(), ...(Object.keys(view.next?.places ?? {}).length ? whereNext() : [])];
  const done = boards.every(isDone);
  const ending = waiting.find((item) => item.last);
  if (ending) return [ending.asked ? waitingShown(ending, acts) : el("p", { class: "waiting" }, say("finish-saved"))];
  if (isFinished()) {
    const then = view.next ? "finished-waits" : view.paired ? "finished-paired" : "finished-last";
    return [el("p", { class: "agreed" }, say(then)), ...whereNext()];
  }
  const next = done ? whereNext() : [];
  const last = !view.next && !view.paired ? [el("p", { class: "quiet" }, say("last-round"))] : [];
  return [...next, ...(done ? last : []), ...finishShown(done)];
}

const finishShown = (done) => (isElectronic ? [] : [button(say("finish"), finishRound, { at: "finish", class: done ? "main-button" : "" })]);

const moments = new Moments();

function tick() {
  const text = clockText(view?.clock, Date.now() + behind);
  if (moments.come(view?.clock ? [view.clock] : [], Date.now() + behind)) vibrate();
  if (part("clock").textContent !== text) part("clock").textContent = text;
}

// ---- beginning

const lost = () => ({ ...(view ?? { boards: {}, names: {}, round: 1 }), kind: "lost" });

function take(sent, whole) {
  const before = view?.round;
  if (sent.kind !== "table" && sent.kind !== "changes") {
    view = lost();
  } else if (whole || !view) {
    view = { ...sent, kind: "table" };
  } else {
    const { boards = {}, gone = [], ...members } = sent;
    const left = Object.entries({ ...view.boards, ...boards }).filter(([number]) => !gone.includes(number));
    view = { ...view, ...members, kind: "table", boards: Object.fromEntries(left) };
  }
  renewCards();
  if (!entry.open && entry.resume(view.round, Object.keys(view.boards))) page.classList.add("entering");
  show();
  if (before !== undefined && view.round !== before) focusOn("#asked-title");
  if (view.round !== before) renewDevices();
}

/** Give the focus to something, where what had it is gone: the keyboard goes on from there, a screen reader reads it. */
function focusOn(selector) {
  if (document.activeElement === document.body) /** @type {HTMLElement?} */ (page.querySelector(selector))?.focus();
}

function chooseSide(side) {
  keep(`duplicado-side/${here}`, side);
  show();
}

/** Have this phone go with a pair from table to table. */
async function follow(contestant, side) {
  const { status } = await ask("POST", `${ofEvent("follow")}?as=${LOGIN}`, { contestant, side });
  if (status === 200) location.reload();
  // The round in which this phone gave the PIN is over at that table: it is given anew.
  else if (status === 403) location.assign(page.dataset.pinPage ?? "");
}

/** @type {any[]} the devices at this table, as the server last told them */
let devices = [];

/** Ask which devices are shown this table: everybody who sits here sees whose each is said to be. */
async function renewDevices() {
  if (document.hidden || !view?.table) return;
  const { status, data } = await ask("GET", `${ofEvent("devices")}?as=${LOGIN}`);
  if (status !== 200) return;
  devices = data.devices;
  rewrite(part("devices"), ...devicesShown(devices, view));
}

for (const each of inputs("side")) each.addEventListener("change", () => chooseSide(each.value));
appearance();
part("call").addEventListener("click", () => openCall());
part("call-form").addEventListener("submit", callDirector);
part("call-words").addEventListener("keydown", (press) => {
  if (press.key !== "Enter" || press.shiftKey || press.isComposing) return;
  press.preventDefault();
  only("#call-form", HTMLFormElement).requestSubmit(only("#call-send", HTMLButtonElement));
});
part("call-cancel").addEventListener("click", () => dialogOf("call-dialog").close());
// Rankings and what boards are worth come by one line, for as long as somebody reads either.
/** @type {(() => void)?} */
let foldRankings = null;
function unfolded() {
  const wanted = isUnfolded("rankings") || isUnfolded("cards");
  if (wanted === Boolean(foldRankings)) return;
  foldRankings?.();
  foldRankings = wanted ? watch("rankings", LOGIN, (latest) => {
    rankingsShown(part("rankings-body"), latest, page.dataset.results);
    renewCards();
  }) : null;
}
for (const each of ["rankings", "cards"]) part(each).addEventListener("toggle", unfolded);
part("cards").addEventListener("toggle", renewCards);
window.addEventListener("online", () => queue.flush());
window.addEventListener("storage", () => show());
document.addEventListener("visibilitychange", () => { if (!document.hidden) queue.flush(); });
setInterval(tick, 1000);
setInterval(renewDevices, 20000);
watch("view", LOGIN, take, (yes) => {
  connected = yes;
  if (yes) queue.flush();
  show();
}, () => {
  view = lost();
  show();
});
queue.flush();
if (!follows && mySide() === "table") stayAwake();  // it lies on the table for all four
giveChance(LOGIN, (lines) => rewrite(part("chance"), ...lines.map((line) => el("p", { class: "quiet" }, line))));
