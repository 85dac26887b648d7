// The scorer's keyboard: each line is sent while the next is typed, and nothing doubtful is recorded by a key too many.

import { event as evening, fieldsOf, newId, only, pageOf, putIn } from "./club.js";
import { back, follow } from "./club-line.js";

const PLACED = /^\S*\d\s+\d{1,4}\s+\S/;  // a line that names table and board
const SHORTEST = 500;  // milliseconds for which a question is there before it can be answered

const form = only("[data-keyed]", HTMLFormElement);
const field = only("#typed", HTMLInputElement);
const left = only("[data-left]", HTMLElement);
const answer = only("[data-answer]", HTMLElement);
const sheet = only("[data-sheet]", HTMLElement);
const unsent = only("[data-unsent]", HTMLElement);
const KEPT = `duplicado-scorer/${evening}`;
let queue = Promise.resolve();
let wrongs = 0;

const plain = (text) => text.trim().split(/\s+/).join(" ");

/** The line that the question shown is about; empty where none is asked. */
const question = () => answer.querySelector("[data-question]")?.getAttribute("data-question") ?? "";
const refused = () => answer.querySelector("[data-refused]")?.getAttribute("data-refused") ?? "";

/** Keep a line that was not entered, while something else is being typed already. */
function leave(text) {
  if (!text || Array.from(left.children).some((each) => each.getAttribute("data-text") === text)) return;
  const item = document.createElement("li");
  item.dataset.text = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.textContent = `${text} – ${left.dataset.takeUp}`;
  button.addEventListener("click", () => {
    item.remove();
    field.value = text;
    field.focus();
    field.select();
  });
  item.append(button);
  left.append(item);
}

function settled(text) {
  for (const each of Array.from(left.children)) if (plain(each.getAttribute("data-text") ?? "") === plain(text)) each.remove();
}

/** Let the buttons of a question that has just come wait until it can have been read. */
function ask() {
  const held = Array.from(answer.querySelectorAll("[data-hold]"));
  for (const each of held) each.setAttribute("aria-disabled", "true");
  setTimeout(() => { for (const each of held) each.removeAttribute("aria-disabled"); }, SHORTEST);
}

/** Put what the server says of a line in the place of what it said before. */
function show(page, text) {
  const before = question() || refused();
  if (before && plain(before) !== plain(text)) leave(before);
  for (const [old, name] of /** @type {[HTMLElement, string][]} */ ([[answer, "[data-answer]"], [sheet, "[data-sheet]"]])) {
    const fresh = page.querySelector(name);
    if (fresh) putIn(old, fresh);
  }
  const fields = page.querySelector("[data-fields]");
  if (fields) putIn(only("[data-fields]", HTMLElement), fields);
  ask();
  const wrong = question() || refused();
  if (!wrong) {
    settled(text);
    return;
  }
  wrongs += 1;
  if (field.value === "" && onTheWay.length === 0) {
    field.value = wrong;
    field.focus();
    field.select();
  } else leave(wrong);
}

/** Lines that are on their way: who leaves the page before they are sent finds them there when he is back. */
let onTheWay = /** @type {string[]} */ ([]);
function remember(/** @type {string[]} */ lines) {
  onTheWay = lines;
  try { sessionStorage.setItem(KEPT, JSON.stringify(lines)); } catch { /* they stay as long as the page */ }
  unsent.textContent = `${unsent.dataset.unsent} ${lines.length}`;
  if (!lines.length) unsent.hidden = true;
}

/** Send something until there is an answer; it has an id, by which it is done once. */
async function answerTo(/** @type {URLSearchParams} */ body) {
  for (;;) {
    try {
      const sent = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" } });
      return await pageOf(sent);
    } catch {
      unsent.hidden = false;
      await back();
    }
  }
}

/** Send a form after those before it; what cannot be sent, or not to the line that was meant, stays to be sent again. */
function send(values, text) {
  const mine = wrongs;
  remember([...onTheWay, text]);
  queue = queue.then(async () => {
    // The cursor did not go on from a line that was not entered: a result without a place would be of that line.
    const page = mine === wrongs || PLACED.test(text) ? await answerTo(new URLSearchParams(values())) : null;
    remember(onTheWay.slice(1));
    if (page?.querySelector("[data-keyed]")) show(page, text);
    else leave(text);
  });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = plain(field.value);
  if (!text) return;
  const id = newId();
  field.value = "";
  send(() => [...fieldsOf(form).filter(([name]) => name !== "typed" && name !== "id"), ["typed", text], ["id", id]], text);
});

answer.addEventListener("submit", (event) => {
  event.preventDefault();
  const of = /** @type {HTMLFormElement} */ (event.target);
  const pressed = /** @type {SubmitEvent} */ (event).submitter;
  if (pressed?.getAttribute("aria-disabled")) { field.focus(); return; }
  const text = question();
  if (plain(field.value) === plain(text)) field.value = "";
  const values = [...fieldsOf(of), ["act", pressed?.getAttribute("value") ?? ""]];
  send(() => values, text);
  field.focus();
});

sheet.addEventListener("submit", (event) => {
  event.preventDefault();
  const of = /** @type {HTMLFormElement} */ (event.target);
  send(() => [...fieldsOf(of), ["id", newId()], ["act", "take-back"]], "");
  field.focus();
});

function giveUp() {
  const text = question() || refused();
  if (plain(field.value) === plain(text)) field.value = "";
  settled(text);
  answer.replaceChildren();
  field.focus();
}

answer.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-give-up]")) return;
  event.preventDefault();
  const text = question();
  field.value = text;
  answer.replaceChildren();
  field.focus();
  field.select();
});

sheet.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-line]") : null;
  const mouse = /** @type {MouseEvent} */ (event);
  if (!link || mouse.button || mouse.ctrlKey || mouse.metaKey || mouse.shiftKey) return;
  event.preventDefault();
  field.value = `${link.getAttribute("data-line")} `;
  field.focus();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    event.preventDefault();
    giveUp();
  } else if (event.key === "Enter" && event.ctrlKey && (event.target === field || answer.contains(/** @type {Node} */ (event.target)))) {
    event.preventDefault();
    // Only the very line that was asked about is kept; another is judged anew.
    const keep = answer.querySelector("[data-keep]");
    const same = plain(field.value) === plain(question()) || event.target !== field;
    if (keep instanceof HTMLButtonElement && question() && same) keep.click();
    else if (field.value) form.requestSubmit();
  } else if (event.key === "/" && event.target !== field && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    field.focus();
  }
});

try {
  for (const text of JSON.parse(sessionStorage.getItem(KEPT) ?? "[]")) leave(text);
} catch { /* nothing is kept */ }

// What phones enter meanwhile comes into the sheet; the line that is typed, and the place where it goes, stay as they are.
const SOON = 400;
/** @type {number | undefined} */
let due;
async function refresh() {
  const of = new FormData(form);
  const round = new URLSearchParams({ session: String(of.get("session")), round: String(of.get("round")) });
  const answered = onTheWay.length ? null : await fetch(`${form.action}?${round}`).catch(() => null);
  if (!answered?.ok) return;
  const fresh = (await pageOf(answered)).querySelector("[data-sheet]");
  if (fresh && !onTheWay.length) replaceSheet(fresh);
}

function replaceSheet(/** @type {Element} */ fresh) {
  const lineOf = (/** @type {Element | null} */ row) => row?.querySelector("[data-line]")?.getAttribute("data-line");
  const current = lineOf(sheet.querySelector("tr.current"));
  const focused = sheet.contains(document.activeElement) ? document.activeElement?.getAttribute("data-line") : null;
  const scrolled = sheet.querySelector(".scrolls")?.scrollTop ?? 0;
  for (const row of fresh.querySelectorAll("tbody tr")) {
    const isCurrent = lineOf(row) === current;
    row.classList.toggle("current", isCurrent);
    if (isCurrent) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
  }
  putIn(sheet, fresh);
  const area = sheet.querySelector(".scrolls");
  if (area) area.scrollTop = scrolled;
  if (focused) /** @type {HTMLElement?} */ (sheet.querySelector(`[data-line="${CSS.escape(focused)}"]`))?.focus();
}
const soon = () => { clearTimeout(due); due = setTimeout(refresh, SOON); };
follow(soon, soon);
ask();
