// Exchange of two contestants in a drawn round: S or a press picks one up and puts him in the place of another, as dragging does.

import { only } from "./club.js";
import { areKeysOn, isPlain } from "./club-office.js";

/** @type {HTMLButtonElement?} */
let picked = document.querySelector("[data-swap][aria-pressed=true]");

const nameAt = (target) => (target instanceof Element ? /** @type {HTMLButtonElement?} */ (target.closest("[data-swap]")) : null);

function pick(name) {
  picked?.setAttribute("aria-pressed", "false");
  picked = name;
  picked?.setAttribute("aria-pressed", "true");
}

/** Pick one up, let him go again, or put him where another is. */
function press(name) {
  if (!picked || picked === name) {
    pick(picked ? null : name);
    return;
  }
  const form = only("#exchange", HTMLFormElement);
  for (const [field, value] of [["exchange-one", picked.value], ["exchange-with", name.value]]) {
    form.querySelector(`[name=${field}]`)?.remove();
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: field, value });
    form.append(input);
  }
  form.submit();
}

document.addEventListener("click", (event) => {
  const name = nameAt(event.target);
  if (!name) return;
  event.preventDefault();
  press(name);
});

document.addEventListener("keydown", (event) => {
  const name = nameAt(document.activeElement);
  if (event.key === "Escape") pick(null);
  else if (name && event.key.toLowerCase() === "s" && areKeysOn() && isPlain(event)) press(name);
});

document.addEventListener("dragstart", (event) => {
  const name = nameAt(event.target);
  if (name) pick(name);
});
document.addEventListener("dragover", (event) => { if (picked && nameAt(event.target)) event.preventDefault(); });
document.addEventListener("drop", (event) => {
  const name = nameAt(event.target);
  if (!picked || !name || name === picked) return;
  event.preventDefault();
  press(name);
});
