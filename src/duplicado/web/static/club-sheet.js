// The sheet of results: a cell is typed on in its place, and nothing doubtful is saved by a key too many.

import { ask, element, figureText, language, newId, ofEvent, only } from "./club.js";
import { back } from "./club-line.js";
import { refresh } from "./club-office.js";

const SHORTEST = 500;  // milliseconds for which a question is there before it can be answered
const sheet = only("#sheet", HTMLElement);
const about = only("[data-cell-about]", HTMLElement);
const left = only("[data-left]", HTMLElement);
const may = Boolean(sheet.dataset.may);

/** @type {{ cell: HTMLElement, input: HTMLInputElement, kept: Node[], asked: string, sent: string, lines: string[], row: HTMLElement?, since: number, isLeft: boolean } | null} */
let open = null;

const cells = () => /** @type {HTMLElement[]} */ (Array.from(sheet.querySelectorAll("[data-cell]")));
const plain = (text) => text.trim().split(/\s+/).join(" ");

/** Find the cell beside one: `down` rows and `right` columns away. */
function beside(from, down, right) {
  const place = from.closest("td");
  const row = place?.parentElement;
  if (!place || !row) return null;
  const at = Array.from(row.children).indexOf(place) + right;
  let line = row;
  for (let step = 0; step < Math.abs(down); step += 1) {
    const next = down > 0 ? line.nextElementSibling : line.previousElementSibling;
    if (!next) return null;
    line = /** @type {HTMLElement} */ (next);
  }
  const found = line.children[at]?.querySelector("[data-cell]");
  if (found instanceof HTMLElement) return found;
  return down ? beside(line.children[at]?.firstElementChild ?? line.children[at] ?? line, Math.sign(down), 0) : null;
}

const go = (from, down, right) => beside(from, down, right)?.focus();

/** Go on where the next slip is typed: the board below; where that is of a round to come, the round at the next table. */
function onward(cell) {
  const below = beside(cell, 1, 0);
  if (below && (!("later" in below.dataset) || "later" in cell.dataset)) below.focus();
  else {
    const ofRound = cells().filter((each) => each.dataset.round === cell.dataset.round && Number(each.dataset.table) > Number(cell.dataset.table));
    const following = Math.min(...ofRound.map((each) => Number(each.dataset.table)));
    (ofRound.find((each) => Number(each.dataset.table) === following) ?? cell).focus();
  }
}

function clear() {
  open?.row?.remove();
  if (open) { open.row = null; open.asked = ""; }
}

/** Leave a cell as it was. */
function leave() {
  if (!open) return;
  const { cell, kept } = open;
  clear();
  cell.replaceChildren(...kept);
  cell.removeAttribute("data-editing");
  open = null;
  cell.focus();
}

/** Leave a cell for another: what was typed and is neither entered nor on its way stays beside the sheet. */
function abandon() {
  if (!open) return;
  const { cell, input, sent } = open;
  const text = plain(input.value);
  open.isLeft = true;
  leave();
  if (text && text !== sent && text !== plain(cell.dataset.line ?? "")) keepBeside(cell, text);
}

function keepBeside(cell, text) {
  const button = element("button", "button small", `${cell.dataset.about} ${text} – ${left.dataset.takeUp}`);
  button.setAttribute("type", "button");
  const item = element("li", "", button);
  button.addEventListener("click", () => {
    const there = document.getElementById(cell.id);
    if (!there) return;
    item.remove();
    edit(there, text);
  });
  left.append(item);
}

function edit(cell, first) {
  if (!may || !cell.dataset.act) return;
  abandon();
  const input = document.createElement("input");
  input.value = first ?? cell.dataset.line ?? "";
  input.maxLength = 100;
  input.autocomplete = "off";
  input.spellcheck = false;
  input.setAttribute("autocapitalize", "characters");
  input.setAttribute("aria-label", `${cell.dataset.about} ${sheet.dataset.typed}`);
  open = { cell, input, kept: Array.from(cell.childNodes), asked: "", sent: "", lines: [], row: null, since: 0, isLeft: false };
  cell.setAttribute("data-editing", "");
  cell.replaceChildren(input);
  input.focus();
  if (first === undefined) input.select();
}

/** Show under the line what is odd, or what follows; with a button to keep it where it can be kept. */
function question(lines, keep) {
  if (!open) return;
  const again = open.row !== null;
  clear();
  const row = open.cell.closest("tr");
  if (!row) return;
  const cell = document.createElement("td");
  cell.colSpan = row.children.length;
  const said = element("div", "asked-row");
  const head = element("p", "", element("b", "", open.cell.dataset.about ?? ""), ` ${plain(open.input.value)} – `,
    again ? sheet.dataset.still ?? "" : sheet.dataset.nothing ?? "");
  head.setAttribute("role", "alert");
  said.append(head, ...lines.map((line) => element("p", "", line)));
  if (keep) {
    open.asked = plain(open.input.value);
    open.lines = lines;
    open.since = Date.now();
    if (open.cell.dataset.act === "correct") {
      const label = element("label", "", `${sheet.dataset.reason} `);
      const reason = document.createElement("input");
      reason.value = sheet.dataset.usual ?? "";
      reason.maxLength = 500;
      reason.tabIndex = -1;
      reason.dataset.reason = "";
      label.append(reason);
      said.append(label);
    }
    const button = /** @type {HTMLButtonElement} */ (element("button", "button small", open.cell.dataset.act === "correct" ? sheet.dataset.correct ?? "" : sheet.dataset.keep ?? ""));
    button.type = "button";
    button.tabIndex = -1;
    button.dataset.keepIt = "";
    button.addEventListener("click", () => send(true));
    said.append(button, element("span", "hint", ` ${sheet.dataset.hint}`));
  }
  cell.append(said);
  const asked = element("tr", "asked");
  asked.append(cell);
  open.row = asked;
  row.after(asked);
  open.input.focus();
  open.input.select();
}

/** What is told of a cell when it is sent. */
function told(line) {
  const { cell, row } = /** @type {NonNullable<typeof open>} */ (open);
  const fields = { line };
  for (const name of ["session", "section", "round", "table", "board"]) fields[name] = cell.dataset[name] ?? "";
  if (cell.dataset.act === "correct") fields.reason = row?.querySelector("input")?.value || sheet.dataset.usual || "";
  return fields;
}

/** Show what the server says of what was sent. */
async function answered(status, data) {
  if (!open) return;
  const { cell } = open;
  if (data?.outcome === "rehearsed") question([...data.facts, ...data.questions, ...changes(data.changes)], true);
  else if (status === 428) question(data.questions, true);
  else if (status !== 200) question([data?.sentence ?? String(status)], false);
  else {
    leave();
    await refresh();
    const there = document.getElementById(cell.id) ?? cell;
    // Whoever has gone to another cell meanwhile stays there, with what is typed in it.
    if (document.activeElement === there || document.activeElement === document.body) onward(there);
  }
}

/** Send a line until there is an answer; nothing where something else was typed meanwhile, or the cell was left: then a line that is not saved stays beside the sheet. */
async function delivered(mine, line, attempt) {
  mine.sent = line;
  const isWanted = () => open === mine && mine.sent === line;
  let sent = await attempt();
  if (sent.status === 0 && isWanted()) question([sheet.dataset.unsent ?? ""], false);
  while (sent.status === 0 && isWanted()) {
    await back();
    if (isWanted()) sent = await attempt();
  }
  if (!isWanted()) {
    if (mine.isLeft && (sent.status !== 200 || sent.data?.outcome === "rehearsed")) keepBeside(mine.cell, line);
    return null;
  }
  mine.sent = "";
  return sent;
}

/** Send what was typed; `sure` only for the very text that was asked about. */
async function send(sure) {
  if (!open) return;
  const mine = open;
  const { cell, input } = mine;
  const line = plain(input.value);
  if (sure) {
    if (line !== mine.asked || Date.now() - mine.since < SHORTEST) { input.focus(); return; }
  } else if (line && line === mine.sent) return;  // it is on its way
  else if (!line || line === plain(cell.dataset.line ?? "")) {
    leave();
    onward(cell);
    return;
  } else if (line === mine.asked) {
    question(mine.lines, true);
    return;
  }
  const act = cell.dataset.act ?? "";
  const body = { id: newId(), fields: told(line), language, confirmed: sure, rehearse: act === "correct" && !sure };
  const sent = await delivered(mine, line, () => ask("POST", `${ofEvent(`acts/${act}`)}?as=office`, body));
  if (sent) await answered(sent.status, sent.data);
}

/** Whose figures change, the first three of them. */
function changes(all) {
  if (!all) return [];
  const figure = (of) => (of ? figureText(of.figure) : "–");
  const shown = all.slice(0, 3).map((each) => `${each.contestant} ${each.names}: ${figure(each.before)} → ${figure(each.after)}`);
  const more = all.length > 3 ? [(sheet.dataset.more ?? "").replace("{count}", String(all.length - 3))] : [];
  return shown.length ? [[...shown, ...more].join(" · ")] : [];
}

sheet.addEventListener("click", (event) => {
  const mouse = /** @type {MouseEvent} */ (event);
  const cell = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
  if (!(cell instanceof HTMLElement) || mouse.ctrlKey || mouse.metaKey || mouse.shiftKey || mouse.button) return;
  event.preventDefault();
  if (cell.hasAttribute("data-editing")) return;
  abandon();
  cell.focus();
});
sheet.addEventListener("dblclick", (event) => {
  const cell = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
  if (cell instanceof HTMLElement && !cell.hasAttribute("data-editing")) { event.preventDefault(); edit(cell); }
});
sheet.addEventListener("focusin", (event) => {
  const cell = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
  if (!(cell instanceof HTMLAnchorElement)) return;
  const link = /** @type {HTMLAnchorElement} */ (element("a", "", sheet.dataset.open ?? ""));
  link.href = cell.href;
  about.replaceChildren(`${cell.dataset.about} `, link);
});

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Keys while a result is typed. */
function typed(event) {
  const { cell } = /** @type {NonNullable<typeof open>} */ (open);
  if (event.key === "Escape") leave();
  else if (event.key === "Enter") send(event.ctrlKey);
  else if (event.key === "Tab") { abandon(); go(cell, 0, event.shiftKey ? -1 : 1); }
  else return false;
  return true;
}

/** Keys while the reason of a correction is typed: Enter alone does nothing. */
function reasoned(event) {
  if (event.key === "Escape") leave();
  else if (event.key !== "Enter") return false;
  else if (event.ctrlKey) send(true);
  return true;
}

/** Keys on a cell. */
function onCell(event, cell) {
  const step = STEPS[event.key];
  if (step) go(cell, step[0], step[1]);
  else if (event.key === " ") location.href = cell.href;
  else if (event.key === "Enter" || event.key === "F2") edit(cell);
  else if (event.key.length === 1) edit(cell, event.key);
  else return false;
  return true;
}

sheet.addEventListener("keydown", (event) => {
  const { target } = event;
  let done = false;
  if (open && target === open.input) done = typed(event);
  else if (target instanceof HTMLInputElement) done = reasoned(event);
  else if (target instanceof HTMLAnchorElement && target.matches("[data-cell]") && !(event.altKey || event.ctrlKey || event.metaKey)) done = onCell(event, target);
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
});

if (cells().length === 0) about.hidden = true;
