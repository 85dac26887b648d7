// Calls that are heard and seen wherever the Director is: sound, title, icon, badge.

import { lasting } from "./club.js";
import { play, vibrate } from "./club-signal.js";

const AGAIN = 20000;  // a call that nobody has taken sounds again after so many milliseconds

/** @type {Set<string>} */
let known = new Set();
let sounded = 0;
const title = document.title;
const icon = /** @type {HTMLLinkElement?} */ (document.querySelector("link[rel=icon]"));
const usual = icon?.href ?? "";

/** Sound where a call is new, and again while nobody has taken one. */
function sound(ids) {
  const now = Date.now();
  const fresh = [...ids].some((id) => !known.has(id));
  known = ids;
  if (!fresh && !(ids.size && now - sounded >= AGAIN)) return;
  if (fresh) vibrate();
  play("call");
  sounded = now;
}

/** Say in the title, the icon and the badge that somebody calls. */
function tell(first, count) {
  const since = first?.querySelector("[data-since]")?.textContent ?? "";
  document.title = first ? `⚑ ${first.dataset.title} ${since} · ${title}` : title;
  const wanted = first ? new URL("/static/icon-call.svg", location.href).href : usual;
  if (icon && icon.href !== wanted) icon.href = wanted;
  if ("setAppBadge" in navigator) (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

/** Write how long each call waits; once in a second. */
export function calls() {
  const now = Date.now();
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-since]"))) {
    place.textContent = lasting(Math.max(0, Math.round((now - Date.parse(place.dataset.since ?? "")) / 1000)));
  }
  const shown = /** @type {HTMLElement[]} */ (Array.from(document.querySelectorAll("#calls [data-call]")));
  const waiting = shown.filter((each) => each.dataset.taken === undefined);
  sound(new Set(waiting.map((each) => each.dataset.call ?? "")));
  tell(waiting[0], shown.length);
}
