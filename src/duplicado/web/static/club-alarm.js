// Calls that are heard and seen wherever the Director is: sound, title, icon, badge.

const AGAIN = 20000;  // a call that nobody has taken sounds again after so many milliseconds
const SOUND = "console-sound";

/** @type {AudioContext?} */
let audio = null;
/** @type {Set<string>} */
let known = new Set();
let sounded = 0;
const title = document.title;
const icon = /** @type {HTMLLinkElement?} */ (document.querySelector("link[rel=icon]"));
const usual = icon?.href ?? "";

/** Read a setting of this device; where the browser keeps none, as at first. */
export function kept(name) {
  try { return localStorage.getItem(name) !== "off"; } catch { return true; }
}

/** Keep a setting of this device. */
export function keep(name, on) {
  try { localStorage.setItem(name, on ? "on" : "off"); } catch { /* it holds until the page is left */ }
}

let on = kept(SOUND);

/** Tones one after another, each of a frequency in Hz. */
function play(...tones) {
  if (!on || !audio || audio.state !== "running") return false;
  tones.forEach((frequency, at) => {
    if (!audio) return;
    const begin = audio.currentTime + at * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.4, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.17);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.18);
  });
  document.documentElement.dataset.sounded = String(Number(document.documentElement.dataset.sounded ?? 0) + 1);
  return true;
}

/** The signal of a call. */
const signal = () => play(660, 880);

/** The signal of the end of a round. */
export const gong = () => play(330, 262);

function say() {
  for (const button of document.querySelectorAll("[data-sound]")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const blocked = on && audio?.state !== "running";
    button.hidden = typeof AudioContext === "undefined";
    button.setAttribute("aria-pressed", String(on));
    button.textContent = (blocked ? button.dataset.blocked : on ? button.dataset.on : button.dataset.off) ?? "";
  }
}

/** A browser lets a page sound only after somebody has pressed something on it, and not always then. */
function wake() {
  if (!on || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  audio.onstatechange = say;
  audio.resume().then(say, say);
}

document.addEventListener("pointerdown", wake);
document.addEventListener("keydown", wake);
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-sound]")) return;
  const blocked = on && audio?.state !== "running";
  if (!blocked) { on = !on; keep(SOUND, on); }
  wake();
  if (on) signal();
  say();
});

/** `0:42`, and minutes beyond the hour as they are. */
const lasting = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Sound where a call is new, and again while nobody has taken one. */
function sound(ids) {
  const now = Date.now();
  const fresh = [...ids].some((id) => !known.has(id));
  known = ids;
  if (!fresh && !(ids.size && now - sounded >= AGAIN)) return;
  if (fresh && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([200, 100, 200]);
  signal();
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

wake();
say();
