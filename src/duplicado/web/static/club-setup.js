// The list of players of a new event: a name that the club knows is put in by a touch.

import { only } from "./club.js";

const PARTED = /[/&+;,\t]|\s[-–—]\s/;  // a line that names two

const list = only("#players", HTMLTextAreaElement);
/** @type {HTMLElement?} */
const known = document.querySelector("[data-known]");

/** Put a name after what is there: as the partner of a line that has one name, else in a line of its own. */
function put(name) {
  const lines = list.value.replace(/\s+$/, "").split("\n").filter((line, at, all) => line || at < all.length - 1);
  const last = lines.at(-1) ?? "";
  const isPairs = known?.dataset.known !== "single";
  if (isPairs && last && !PARTED.test(last)) lines[lines.length - 1] = `${last} / ${name}`;
  else lines.push(name);
  list.value = lines.join("\n");
}

if (known) {
  known.hidden = false;
  known.addEventListener("click", (click) => {
    const button = click.target instanceof Element && click.target.closest("[data-name]");
    if (button) put(button.getAttribute("data-name"));
  });
}
