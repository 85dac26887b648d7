// The Director's overview: looked at anew when something happens, with the clock going between.

import { only, watch } from "./club.js";

const SOONEST = 1000;

/** Put a part of the page as it is now in the place of what there was; what somebody is typing stays. */
function renew(old, fresh) {
  const busy = old.contains(document.activeElement) ? document.activeElement : null;
  if (busy && busy.matches("input, select, textarea")) return;
  const open = new Set(Array.from(old.querySelectorAll("details[open]"), (each) => each.getAttribute("data-of")));
  old.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
  for (const each of old.querySelectorAll("details")) each.open = each.open || open.has(each.getAttribute("data-of"));
  if (busy && busy.id) document.getElementById(busy.id)?.focus();
}

/** Fetch the page and renew the parts of it that live; where a part came or went the whole page is loaded. */
async function refresh() {
  let text;
  try {
    const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    text = await answer.text();
  } catch {
    return;
  }
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const old of document.querySelectorAll("[data-live]")) {
    const now = fresh.getElementById(old.id);
    if (now) renew(old, now);
  }
  tick();
}

/** Write the time that is left: `12:05`, or how much it is over. */
function tick() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ends]"))) {
    const now = place.dataset.held ? Date.parse(place.dataset.held) : Date.now();
    const left = Math.round((Date.parse(place.dataset.ends ?? "") - now) / 1000);
    const minutes = Math.floor(Math.abs(left) / 60);
    const seconds = String(Math.abs(left) % 60).padStart(2, "0");
    place.textContent = left < 0 ? `${place.dataset.over} ${minutes}:${seconds}` : `${minutes}:${seconds}`;
    place.classList.toggle("over", left < 0);
    place.classList.toggle("soon", left >= 0 && now >= Date.parse(place.dataset.warning || place.dataset.ends || ""));
  }
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

let first = true;
watch("office", "office", () => {
  if (!first) soon();
  first = false;
}, (connected) => {
  only("[data-offline]", HTMLElement).hidden = connected;
  if (connected) soon();
});
tick();
setInterval(tick, 1000);
