// Signals that are heard and felt, and a screen that stays on: as far as the browser permits each.

const SOUND = "console-sound";
/** The tones of each signal, one after another, in Hz. */
const TONES = { call: [660, 880], warning: [523], over: [330, 262] };

/** @type {AudioContext?} */
let audio = null;

/** Read a setting of this device; where the browser keeps none, as at first. */
export function kept(name) {
  try { return localStorage.getItem(name) !== "off"; } catch { return true; }
}

/** Keep a setting of this device. */
export function keep(name, on) {
  try { localStorage.setItem(name, on ? "on" : "off"); } catch { /* it holds until the page is left */ }
}

let on = kept(SOUND);

/**
 * Sound a signal, where sound is on and the browser lets the page sound.
 * @param {keyof typeof TONES} signal
 */
export function play(signal) {
  if (!on || !audio || audio.state !== "running") return;
  TONES[signal].forEach((frequency, at) => {
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
  const told = document.documentElement.dataset;
  told.sounded = String(Number(told.sounded ?? 0) + 1);
  told.signal = signal;
}

/** Shake a device that can be shaken, once somebody has pressed something on it: before that browsers do not let it. */
export function vibrate() {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([200, 100, 200]);
}

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

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-sound]")) return;
  const blocked = on && audio?.state !== "running";
  if (!blocked) { on = !on; keep(SOUND, on); }
  wake();
  if (on) play("call");
  say();
});

/** Let this page sound, from the first press on; its button says whether it does. */
export function mayBeHeard() {
  document.addEventListener("pointerdown", wake);
  document.addEventListener("keydown", wake);
  wake();
  say();
}

/** Keep the screen on as long as the page is shown; without a secure context browsers have nothing for that. */
export function stayAwake() {
  const ask = () => {
    if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => { /* low battery, or not allowed */ });
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** Tells of clocks which of their moments has come since it was asked last. */
export class Moments {
  #before = Number.NaN;

  /**
   * Return `over`, `warning`, or nothing; the first time nothing, and nothing of a clock that is held.
   * @param {{ends?: string | null, warning?: string | null, held?: string | null}[]} clocks
   * @param {number} now by the server's clock, in milliseconds
   */
  come(clocks, now) {
    const before = this.#before;
    this.#before = now;
    const came = (at) => before < Date.parse(at ?? "") && Date.parse(at ?? "") <= now;
    const going = clocks.filter((each) => !each.held);
    if (going.some((each) => came(each.ends))) return "over";
    return going.some((each) => came(each.warning)) ? "warning" : "";
  }
}
