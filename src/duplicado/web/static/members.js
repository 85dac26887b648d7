// Members found while one types: rows of a list that do not fit are hidden, fields are offered who may be meant.

import { ask } from "./club.js";

const DELAY = 120;

/** Write without capitals and accents, as words are compared. */
function plain(text) {
  return text.trim().toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Tell whether every word of a search begins a word of a text. */
function fits(words, text) {
  const parts = plain(text).split(/[\s'’-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Hide the rows of a table that a search does not mean. */
function filter(input) {
  const table = document.getElementById(input.dataset.filter ?? "");
  if (!table) return;
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of table.querySelectorAll("tbody tr")) {
    if (row instanceof HTMLElement) {
      row.hidden = !fits(words, row.dataset.words ?? "");
      count += row.hidden ? 0 : 1;
    }
  }
  const found = document.getElementById("found-count");
  if (found) found.textContent = String(count);
}

/** Return what is being typed of one name, and where it begins and ends in the whole text. */
function typed(field) {
  const end = field.selectionStart ?? field.value.length;
  const before = field.value.slice(0, end);
  const begins = Math.max(...["\n", "/", "&", ";", "+"].map((sign) => before.lastIndexOf(sign))) + 1;
  return { text: before.slice(begins).trim(), begins, end };
}

/** Offer members under a field while a name or number is typed into it. */
function suggest(field) {
  const list = document.createElement("ul");
  list.className = "suggested";
  list.hidden = true;
  field.after(list);
  let timer = 0;
  let latest = 0;

  function put(name) {
    const { begins, end } = typed(field);
    const space = begins > 0 && field.value[begins - 1] !== "\n" ? " " : "";
    field.value = `${field.value.slice(0, begins)}${space}${name}${field.value.slice(end)}`;
    const at = begins + space.length + name.length;
    field.setSelectionRange(at, at);
    list.hidden = true;
    field.focus();
  }

  function offer(found) {
    list.replaceChildren(
      ...found.map((each) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "button";
        button.textContent = [each.name, each.number].filter(Boolean).join(" · ");
        // Of two with one name the number says who is meant.
        const isOneOfSeveral = found.filter((other) => other.name === each.name).length > 1;
        button.addEventListener("click", () => put(isOneOfSeveral && each.number ? each.number : each.name));
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    list.hidden = found.length === 0;
  }

  async function find() {
    const { text } = typed(field);
    const number = ++latest;
    if (text.length < 2) {
      offer([]);
      return;
    }
    const { status, data } = await ask("POST", field.dataset.members, { text });
    if (number === latest) offer(status === 200 ? data : []);
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(find, DELAY);
  });
  field.addEventListener("keydown", (key) => {
    if (key.key === "Escape") list.hidden = true;
    if (key.key === "ArrowDown" && !list.hidden && !field.value.includes("\n")) {
      key.preventDefault();
      list.querySelector("button")?.focus();
    }
  });
}

for (const each of document.querySelectorAll("input[data-filter]")) {
  if (each instanceof HTMLInputElement) each.addEventListener("input", () => filter(each));
}
for (const each of document.querySelectorAll("[data-members]")) {
  if (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) suggest(each);
}
// Forms of the office carry no address of their own: their fields for names are known by what they are called.
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-members-of]"))) {
  for (const each of place.querySelectorAll("[name=players], [name=newcomer]")) {
    if (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) {
      each.dataset.members = place.dataset.membersOf;
      suggest(each);
    }
  }
}
for (const each of document.querySelectorAll("input[data-filter]")) {
  if (each instanceof HTMLInputElement && each.value) filter(each);
}

// A new event: the number of last time steps back while there are names, which say how many play.
const [names, number, shown] = ["textarea#players", "input#number", "[name=number_shown]"].map((each) => document.querySelector(each));
if (names instanceof HTMLTextAreaElement && number instanceof HTMLInputElement && shown instanceof HTMLInputElement) {
  const before = number.value;
  const follow = () => {
    if (number.value !== (names.value.trim() ? shown.value : "")) return;
    number.value = names.value.trim() ? "" : before;
  };
  names.addEventListener("input", follow);
  follow();
}
