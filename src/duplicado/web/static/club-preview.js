// Whose figures would change by what stands in a form, shown beside it while one types. Nothing is saved by it.

import { ask, element, fieldsOf, figureText, language, newId, ofEvent, only } from "./club.js";

const WAIT = 350;  // milliseconds without a further letter
const MOST = 8;

const panel = only("[data-preview-panel]", HTMLElement);
const asked = only("[data-preview]", HTMLElement);
const form = only("form", HTMLFormElement, asked);
const told = only("[data-preview-told]", HTMLElement, panel);
const act = form.action.split("/").at(-1) ?? "";
const OURS = new Set(["csrf", "id", "seen"]);

/** A row of the table: who, the figure before, the figure after, and whether it rises. */
function row(change) {
  const [before, after] = [change.before?.figure, change.after?.figure];
  const rises = Number(after ?? 0) - Number(before ?? 0);
  const sign = rises > 0 ? " ▲" : rises < 0 ? " ▼" : "";
  const head = element("th", "", element("span", "number", change.contestant), ` ${change.names}`);
  head.setAttribute("scope", "row");
  const figures = [before, after].map((each) => (each === undefined ? "–" : figureText(each)));
  return element("tr", "", head, element("td", "n", figures[0]), element("td", `n${rises > 0 ? " rises" : rises < 0 ? " falls" : ""}`, element("b", "", figures[1] + sign)));
}

function show(data) {
  const questions = data.questions.map((each) => element("p", "question", each));
  if (data.changes === null || data.changes.length === 0) {
    const nothing = data.changes === null ? panel.dataset.hidden : panel.dataset.nothing;
    told.replaceChildren(...questions, element("p", "quiet", nothing ?? ""));
    return;
  }
  const body = element("tbody", "", ...data.changes.slice(0, MOST).map(row));
  const more = data.changes.length - MOST;
  told.replaceChildren(...questions, element("table", "changes", body),
    ...(more > 0 ? [element("p", "quiet", (panel.dataset.more ?? "").replace("{count}", String(more)))] : []));
}

let turn = 0;

async function preview() {
  const mine = turn += 1;
  const fields = Object.fromEntries(fieldsOf(form).filter(([name]) => !OURS.has(name)));
  const { status, data } = await ask("POST", `${ofEvent(`acts/${act}`)}?as=office`, { id: newId(), fields, language, rehearse: true });
  if (mine !== turn) return;
  if (data?.outcome === "rehearsed") show(data);
  else told.replaceChildren(element("p", "quiet", status === 0 ? panel.dataset.lost ?? "" : data?.sentence ?? ""));
}

/** @type {number | undefined} */
let waiting;
const soon = () => { clearTimeout(waiting); waiting = setTimeout(preview, WAIT); };
form.addEventListener("input", soon);
if (asked.dataset.preview === "now") preview();

// A suggested result goes into the line that was typed in last, or into the first that is empty.
/** @type {HTMLInputElement?} */
let latest = null;
form.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.getAttribute("list") === "results") latest = event.target;
});
function take(result) {
  const lines = /** @type {HTMLInputElement[]} */ (Array.from(form.querySelectorAll('input[list="results"]')));
  const line = latest?.checkVisibility() ? latest : lines.find((each) => each.checkVisibility() && !each.value);
  if (!line) return;
  line.value = result;
  line.focus();
  latest = null;  // the next one goes into the next line that is empty, unless another is gone to
  soon();
}

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-suggest]"))) {
  const result = place.dataset.result ?? "";
  const button = /** @type {HTMLButtonElement} */ (element("button", "button small"));
  button.append(...place.childNodes);
  button.type = "button";
  button.setAttribute("aria-label", place.dataset.suggest ?? result);
  button.addEventListener("click", () => take(result));
  place.replaceChildren(button);
}
