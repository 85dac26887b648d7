// The Director's console: every page is renewed when something happens, with the clock going between.

import { calls } from "./club-alarm.js";
import { writeClocks } from "./club-clocks.js";
import { Moments, keep, kept, mayBeHeard, play, stayAwake, vibrate } from "./club-signal.js";
import { fieldsOf, only, pageOf, putIn } from "./club.js";
import { follow } from "./club-line.js";

const SOONEST = 1000;
const AT_REST = 1500;
const KEYS = "console-keys";

const place = only("[data-refresh]", HTMLElement);
const source = place.dataset.refresh || location.href;
const typing = (element) => element instanceof Element && element.matches("input:not([type=checkbox], [type=radio]), select, textarea");

// What was saved is said for a moment, and not again when the page is loaded again.
const passing = document.querySelector("[data-passing]");
if (passing) {
  const here = new URL(location.href);
  here.searchParams.delete("done");
  history.replaceState(history.state, "", here);
  setTimeout(() => passing.remove(), 15_000);
}

/** Put a part of the page as it is now in the place of what there was; what somebody is typing stays. */
function renew(old, fresh) {
  const busy = old.contains(document.activeElement) ? document.activeElement : null;
  if (typing(busy) || old.querySelector("[data-editing]")) return;
  if (old.innerHTML === fresh.innerHTML) return;
  const open = new Set(Array.from(old.querySelectorAll("details[open]"), (each) => each.getAttribute("data-of")));
  const scrolled = Array.from(old.querySelectorAll("[data-scrolls]"), (each) => [each.scrollLeft, each.scrollTop]);
  old.className = fresh.className;
  putIn(old, fresh);
  for (const each of old.querySelectorAll("details")) each.open = each.open || open.has(each.getAttribute("data-of"));
  old.querySelectorAll("[data-scrolls]").forEach((each, at) => each.scrollTo(...(scrolled[at] ?? [0, 0])));
  if (busy && busy.id) document.getElementById(busy.id)?.focus();
}

/** Fetch the page and renew the parts of it that live. */
export async function refresh() {
  let fresh;
  try {
    const answer = await fetch(source, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    fresh = await pageOf(answer);
  } catch {
    return;
  }
  for (const old of document.querySelectorAll("[data-live]")) {
    const now = fresh.getElementById(old.id);
    if (now) renew(old, now);
  }
  tick();
}

const moments = new Moments();

function tick() {
  const clocks = writeClocks();
  const come = moments.come(clocks, Date.now());
  if (come) { play(come); vibrate(); }
  calls();
}

let waiting = null;
let last = 0;

/** Refresh soon, at most once in a second. */
function soon() {
  if (waiting !== null) return;
  waiting = setTimeout(() => {
    waiting = null;
    last = Date.now();
    refresh();
  }, Math.max(0, last + SOONEST - Date.now()));
}

let came = false;
follow(soon, () => {
  if (came) soon();
  else setTimeout(soon, AT_REST);  // the page is new: only what came before the line was there is missing
  came = true;
});

// What goes on at electronic tables is in no record: the page is looked at again and again.
const every = Number(place.dataset.every ?? 0);
if (every) setInterval(() => { if (!document.hidden) soon(); }, every * 1000);

// A call is answered on the page where the Director is: nothing that he has typed there is left.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.closest("#calls")) return;
  event.preventDefault();
  const sent = new URLSearchParams(fieldsOf(form));
  fetch(form.action, { method: "POST", body: sent, headers: { Accept: "text/html" } }).then(
    (answer) => { if (answer.ok) refresh(); else form.submit(); },
    () => form.submit(),
  );
});

// What is sent as a field of another form says, is sent as it stands there when it is sent.
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement)) return;
  for (const each of event.target.querySelectorAll("input[data-as]")) {
    const typed = document.getElementById(each.getAttribute("data-as") ?? "");
    if (each instanceof HTMLInputElement && typed instanceof HTMLTextAreaElement) each.value = typed.value;
  }
}, true);

// ---- keys: single letters outside of fields, which can be switched off

let keys = kept(KEYS);
const switches = /** @type {HTMLButtonElement?} */ (document.querySelector("[data-keys]"));
function sayKeys() {
  if (!switches) return;
  switches.hidden = false;
  switches.setAttribute("aria-pressed", String(keys));
  switches.textContent = (keys ? switches.dataset.on : switches.dataset.off) ?? "";
}
switches?.addEventListener("click", () => { keys = !keys; keep(KEYS, keys); sayKeys(); });
sayKeys();

// On a phone the rarer actions of the bar are folded, so that the tables begin higher.
const folds = only("[data-bar-more]", HTMLButtonElement);
folds.hidden = false;
folds.addEventListener("click", () => {
  folds.setAttribute("aria-expanded", String(document.body.classList.toggle("bar-open")));
});

/** Whether single keys do something on this device. */
export const areKeysOn = () => keys;

/** Go to the neighbouring tab. */
function neighbour(step) {
  const all = /** @type {HTMLAnchorElement[]} */ (Array.from(document.querySelectorAll(".tabs > ul > li:not(.more) > a")));
  const at = all.findIndex((each) => each.hasAttribute("aria-current"));
  all[(at + step + all.length) % all.length]?.click();
}

/** Go from tile to tile by the arrows. */
function beside(key) {
  const all = /** @type {HTMLElement[]} */ (Array.from(document.querySelectorAll(".tables .tile-number")));
  const at = all.findIndex((each) => each === document.activeElement);
  if (!all.length || (at < 0 && !document.activeElement?.matches("body, main"))) return false;
  const top = all[Math.max(at, 0)].getBoundingClientRect().top;
  const across = Math.max(1, all.filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 8).length);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[key];
  if (step === undefined) return false;
  all[at < 0 ? 0 : at + step]?.focus();
  return true;
}

const press = (selector) => {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) found.click();
};

/** What a key presses, or does. */
const DOES = {
  g: () => press("#take-1"),
  r: () => press("#rule-1"),
  x: () => press("#settle-1"),
  n: () => press(".main-action summary, .main-action button"),
  "+": () => press("[id^=longer-]"),
  "[": () => neighbour(-1),
  "]": () => neighbour(1),
  "?": () => press(".me > summary"),
  "/": () => { const field = document.querySelector("main input[type=search]"); if (field instanceof HTMLElement) field.focus(); },
};

function fold() {
  for (const each of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.drop[open]"))) {
    each.open = false;
    each.querySelector("summary")?.focus();
  }
}

/** Whether a key is pressed alone and outside of fields. */
export const isPlain = (event) => !(event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || typing(event.target));

/** Whether a key is part of a result on this page, whatever has the focus: there it presses nothing. */
const isOfResult = (event) => /^[a-z0-9+]$/i.test(event.key) && document.querySelector("#sheet, [data-keyed]") !== null;

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") fold();
  if (!keys || !isPlain(event) || isOfResult(event)) return;
  const does = DOES[event.key.toLowerCase()];
  if (does) does();
  else if (!beside(event.key)) return;
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  for (const each of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.drop[open], .more > details[open]"))) {
    if (event.target instanceof Node && !each.contains(event.target)) each.open = false;
  }
});

mayBeHeard();
stayAwake();
tick();
setInterval(tick, 1000);
