// What the device tells of an action: by what it was made, whether the player had turned to something else, and how often he
// took a press or typed words back. What he took back is kept nowhere.

/** By what the page was used last. */
let by = "";
let losses = 0;
let unfocused = 0;
/** Since when something else has the player's attention; 0: nothing has. */
let since = 0;

/** What was taken back since the last action that was done. */
const counts = { taken_back: 0, edits: 0 };
/** The field in which something is being deleted or changed. */
let editing = "";
/** What the field says that is typed in: whether a change comes, and how much stood there. */
let typed = { changes: false, length: 0 };

const LONGEST = 86400000;
const MOST = 100000;

/** Count a press that was taken back before it counted. */
export function tookBack() {
  counts.taken_back += 1;
}

/** Count a change of words that were typed for others to read. */
export function edited() {
  counts.edits += 1;
}

/** Put words into a field in the place of what is typed there. */
export function fillIn(/** @type {HTMLInputElement} */ field, /** @type {string} */ text) {
  if (field.value && field.value !== text) edited();
  field.value = text;
}

/** The field for others to read in which something is typed; `null`: another one. @returns {HTMLInputElement | null} */
const isForOthers = (/** @type {EventTarget | null} */ field) => (field instanceof HTMLInputElement && "forOthers" in field.dataset ? field : null);

/** See how much stands in a field before something is typed. */
function beforeTyped(/** @type {InputEvent} */ { target, inputType }) {
  const field = isForOthers(target);
  const length = field?.value.length ?? 0;
  typed = { length, changes: length > 0 && (/^(delete|history)/.test(inputType) || field?.selectionStart !== length) };
}

/** Count what was changed or deleted, several times in a row once. */
function wasTyped(/** @type {Event} */ { target }) {
  const field = isForOthers(target);
  if (!field) return;
  const changes = typed.changes || field.value.length < typed.length;
  const name = field.dataset.at ?? field.id;
  if (changes && editing !== name) edited();
  editing = changes ? name : "";
}

function turned(/** @type {boolean} */ away) {
  if (away === since > 0) return;
  if (away) losses += 1;
  else unfocused += Date.now() - since;
  since = away ? Date.now() : 0;
}
const looked = () => turned(document.hidden || !document.hasFocus());

/** Begin to listen, once for a page. */
export function listenToDevice() {
  addEventListener("pointerdown", ({ pointerType }) => { by = ["mouse", "touch", "pen"].includes(pointerType) ? pointerType : ""; }, true);
  addEventListener("keydown", () => { by = "keyboard"; }, true);
  addEventListener("blur", looked);
  addEventListener("focus", looked);
  document.addEventListener("visibilitychange", looked);
  document.addEventListener("beforeinput", beforeTyped, true);
  document.addEventListener("input", wasTyped, true);
}

/** Count from now on what turns the player away: it is his turn. */
export function countAnew() {
  losses = since ? 1 : 0;
  unfocused = 0;
  if (since) since = Date.now();
}

/** The sort of this device, by its pointer and its screen. */
function sort() {
  if (!matchMedia("(pointer: coarse)").matches) return "computer";
  return Math.min(screen.width, screen.height) < 600 ? "telephone" : "tablet";
}

/** What is told with an action that is made now; what was taken back before it is counted anew. */
export function deviceTells() {
  const told = {
    by, device: sort(), focus_losses: losses, unfocused: Math.min(unfocused + (since ? Date.now() - since : 0), LONGEST),
    taken_back: Math.min(counts.taken_back, MOST), edits: Math.min(counts.edits, MOST),
  };
  Object.assign(counts, { taken_back: 0, edits: 0 });
  editing = "";
  return told;
}

/** Have what was told with actions that were not done told with the next. */
export function tellAgain(/** @type {any[]} */ notDone) {
  for (const each of notDone) {
    counts.taken_back += each.taken_back ?? 0;
    counts.edits += each.edits ?? 0;
  }
}
