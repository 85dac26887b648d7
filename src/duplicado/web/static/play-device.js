// What the device tells of an action: by what it was made, and whether the player had turned to something else.

/** By what the page was used last. */
let by = "";
let losses = 0;
let unfocused = 0;
/** Since when something else has the player's attention; 0: nothing has. */
let since = 0;

const LONGEST = 86400000;

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
}

/** Count from now on what turns the player away: it is his turn. */
export function countAnew() {
  losses = since ? 1 : 0;
  unfocused = 0;
  if (since) since = Date.now();
}

/** What is told with an action that is made now. */
export const deviceTells = () => ({
  by, focus_losses: losses, unfocused: Math.min(unfocused + (since ? Date.now() - since : 0), LONGEST),
});
