// Elements and words of the screen on the wall.

import { element, only } from "./club.js";

const words = only("#words", HTMLTemplateElement).content;

/** A sentence of the page in the reader's language, with its values put in. */
export function word(name, values = {}) {
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    words.querySelector(`[data-word="${name}"]`)?.textContent ?? "",
  );
}

/** Names of players, each kept together and with the dash behind its last word: a line breaks after the dash first. */
export function players(names) {
  return names.flatMap((name, at) => [element("span", "player", at < names.length - 1 ? `${name}\u00a0–` : name), " "]);
}

/** A row of a table, of which one cell says what it is about: where rows stand in columns, a browser takes them for none. */
export function row(kind, ...cells) {
  const made = element("tr", kind, ...cells);
  made.setAttribute("role", "row");
  for (const each of made.children) each.setAttribute("role", each.localName === "th" ? "rowheader" : "cell");
  return made;
}
