// Rulings desk: incidents are offered while one types, an answer is given by its digit, Backspace goes one back.

import { fieldsOf, pageOf, putIn } from "./club.js";
import { areKeysOn, isPlain } from "./club-office.js";

const place = document.getElementById("found");
const form = /** @type {HTMLFormElement?} */ (document.querySelector("form[data-suggests]"));
const field = /** @type {HTMLInputElement?} */ (form?.elements.namedItem("what") ?? null);

/** @type {AbortController?} */
let asking = null;

/** Ask the server which incidents are meant, and show them; of two that were asked for the later is shown. */
async function suggest() {
  asking?.abort();
  const mine = asking = new AbortController();
  if (!form || !field || !place || field.value.trim().length < 2) return;
  const asked = new URLSearchParams(fieldsOf(form));
  try {
    const answer = await fetch(`${form.action}?${asked}`, { headers: { Accept: "text/html" }, signal: mine.signal });
    if (!answer.ok) return;
    const found = (await pageOf(answer)).getElementById("found");
    if (found && asking === mine) putIn(place, found);
  } catch {
    // Another letter was typed meanwhile, or the line is lost: the button searches as well.
  }
}

field?.addEventListener("input", suggest);
if (field && field === document.activeElement) suggest(); // what was typed before this was loaded

/** What a key presses here: an answer, the answer before to be changed, or the ruling that is complete. */
function pressedBy(event) {
  if (event.key === "Enter" && event.ctrlKey) return document.querySelector('[data-preview="now"] form button.main');
  if (!isPlain(event)) return null;
  if (event.key === "Backspace") return document.querySelector("[data-back]");
  return /^[0-9]$/.test(event.key) ? document.querySelector(`[data-digit="${event.key}"]`) : null;
}

document.addEventListener("keydown", (event) => {
  if (!areKeysOn()) return;
  const button = pressedBy(event);
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  button.click();
});
