// The screen on the wall. It shows what the live views bring and computes nothing but the time that is left.

import { boardsWritten, only, watch } from "./club.js";
import { Moments, mayBeHeard, play, stayAwake } from "./club-signal.js";

const root = only("#display", HTMLElement);
const find = (/** @type {string} */ name) => only(`[data-${name}]`, HTMLElement, root);
const words = only("#words", HTMLTemplateElement).content;

/** A sentence of the page in the reader's language, with its values put in. */
const word = (name, values = {}) =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    words.querySelector(`[data-word="${name}"]`)?.textContent ?? "",
  );

/** An element with a class and a text, or with further elements. */
function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** Names of players, each kept together and with the dash behind it, so that a line breaks after the dash first. */
const players = (names) => names.flatMap((name, at) => [element("span", "player", at < names.length - 1 ? `${name} –` : name), " "]);
const people = (who) => who.name || who.names.join(" – ");
/** A name without the given one, where many are to be read at once. */
const family = (name) => name.replace(/^\S+\s+(?=\S)/u, "");
const peopleShown = (who, short) => (who.name || !who.names.length ? [people(who)] : players(short ? who.names.map(family) : who.names));

// ---- the hall: rounds, clock, seats, announcements

let clocks = [];
let sections = [];
let shownSeats = "";
const BESIDE = 6;  // so many tables stand beside the ranking; more take turns with it, in columns
const IN_TWO = 16;

function showHall(view) {
  const sessions = view.sessions;
  const session = sessions.findLast((each) => each.state !== "not-begun") ?? sessions[0];
  find("stage").textContent = session ? word(session.state, { round: session.round, rounds: session.rounds }) : "";
  clocks = (session?.sections ?? []).map((each) => ({ section: each.section, ...each.clock }));
  tick();
  showAnnouncements(view.announcements);
  sections = session?.sections ?? [];
  showSeats();
}

function showAnnouncements(announcements) {
  const shown = announcements.map((each) => element("p", "announcement", each.text));
  find("announcements").replaceChildren(...shown);
  layOut();
}

/** Whether people want to know by now where they go next: from the warning on, or always where there is no clock. */
const isNextWanted = (section) =>
  section.next && (!section.seats || !section.clock?.warning || Date.parse(section.clock.warning) <= Date.now() + ahead);

/** The seats of this round, or of the next one when its time has come. */
function showSeats() {
  const place = find("seats");
  const seated = sections.filter((each) => each.seats || each.next);
  const wanted = JSON.stringify(seated.map((each) => [each.section, isNextWanted(each), each.seats, each.next]));
  if (wanted === shownSeats) return;
  shownSeats = wanted;
  place.hidden = seated.length === 0;
  const rows = [];
  const out = [];
  const rounds = new Map(seated.map((each) => [each, isNextWanted(each) ? each.next : each.seats]));
  const tables = Array.from(rounds.values()).reduce((sum, each) => sum + each.tables.length, 0);
  place.dataset.columns = String(tables <= BESIDE ? 1 : tables <= IN_TWO ? 2 : 3);
  for (const [each, round] of rounds) {
    only("h2", HTMLElement, place).textContent = word(round === each.next ? "next" : "seats", { round: round.round });
    for (const table of round.tables) {
      const cell = element("td", "");
      for (const who of table.contestants) {
        const names = element("span", "", ...peopleShown(who, tables > IN_TWO));
        cell.append(element("div", "seated", element("b", "", word(`side-${who.side}`)), ` ${who.contestant} `, names));
      }
      const boards = boardsWritten(table.each);
      const row = element("tr", "", element("th", "", `${each.section}${table.table}`), cell, element("td", "n", boards));
      row.setAttribute("role", "row");  // where rows are laid out in columns, a browser takes them for none
      Array.from(row.children).forEach((one, at) => one.setAttribute("role", at ? "cell" : "rowheader"));
      rows.push(row);
    }
    out.push(...round.sits_out.map((who) => `${who.contestant} ${people(who)}`.trim()));
  }
  only("tbody", HTMLElement, place).replaceChildren(...rows);
  only("[data-out]", HTMLElement, place).textContent = out.length ? word("out", { who: out.join(", ") }) : "";
  layOut();
}

// ---- the clock

function remaining(clock, now) {
  if (clock.held) return word("held");
  if (!clock.ends) return "";
  const seconds = Math.ceil((Date.parse(clock.ends) - now) / 1000);
  if (seconds <= 0) return word("time-over");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The server's time: a screen whose own clock is wrong shows the right time left. */
let ahead = 0;
async function compareClocks() {
  try {
    const answer = await fetch("/static/icon.svg", { method: "HEAD", cache: "no-store" });
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (Number.isFinite(date)) ahead = date - Date.now();
  } catch {
    // The line is lost: the last comparison holds.
  }
}

const moments = new Moments();

function tick() {
  const now = Date.now() + ahead;
  const shown = clocks.filter((each) => each.ends || each.held);
  const alike = new Set(shown.map((each) => `${each.ends} ${each.held}`)).size <= 1;
  const texts = (alike ? shown.slice(0, 1) : shown).map((each) =>
    element("span", "time", alike ? "" : `${each.section} `, remaining(each, now)),
  );
  const late = shown.some((each) => each.ends && !each.held && Date.parse(each.ends) <= now);
  const soon = shown.some((each) => each.warning && !each.held && Date.parse(each.warning) <= now);
  find("clock").classList.toggle("soon", soon && !late);
  find("clock").classList.toggle("late", late);
  find("clock").replaceChildren(...texts);
  const come = moments.come(shown, now);
  if (come) play(come);
  showSeats();
}

// ---- rankings

function showRankings(view) {
  const tables = view.rankings.filter((each) => each.ranks.some((rank) => rank.boards > 0));
  find("none").hidden = tables.length > 0;
  const rounds = Object.values(view.rounds).filter((each) => each !== null && each > 0);
  only("h2", HTMLElement, find("rankings")).dataset.after = rounds.length ? word("after-round", { round: rounds.at(-1) }) : "";
  find("tables").replaceChildren(...tables.map(rankingTable));
  layOut();
}

function rankingTable(ranking) {
  const body = element("tbody", "");
  for (const rank of ranking.ranks) {
    const figure = root.dataset.signs === "en" ? rank.figure : rank.figure.replace(".", ",");
    const head = element("th", "", ...(rank.name ? [element("span", "name", rank.name)] : rank.names.length ? players(rank.names) : [rank.contestant]));
    head.setAttribute("scope", "row");
    const row = element(
      "tr", "",
      element("td", "n place", rank.place),
      head,
      element("td", "n", figure + (ranking.percent ? " %" : "")),
    );
    body.append(row);
  }
  const table = element("table", "ranking");
  if (ranking.line) table.append(element("caption", "", word(ranking.line === "NS" ? "line-ns" : "line-ew")));
  table.append(body);
  return table;
}

// ---- pages: nothing scrolls; what does not fit is turned over, held still on wish

const EVERY = 12000;
const QUICK = 8000;  // where there are many pages, so that every seat comes soon
const NARROW = matchMedia("(max-width: 60rem)");
const isMany = () => find("seats").dataset.columns !== "1" && !find("seats").hidden;
const isAlone = () => NARROW.matches || isMany();
const panes = [find("seats"), find("rankings")];
/** The first row that each pane shows, and the first of its next page. */
const shownFrom = new Map(panes.map((each) => [each, 0]));
const nextFrom = new Map(panes.map((each) => [each, 0]));
/** On a narrow screen one pane is shown at a time. */
let alone = 0;

const rowsOf = (/** @type {HTMLElement} */ pane) => /** @type {HTMLElement[]} */ (Array.from(pane.querySelectorAll("tbody tr")));
const isEmpty = (/** @type {HTMLElement} */ pane) => pane.hidden || rowsOf(pane).length === 0;

/** A table of which no row is shown has no caption to be shown either. */
function hideEmpty(pane) {
  for (const table of /** @type {NodeListOf<HTMLElement>} */ (pane.querySelectorAll("table"))) {
    table.hidden = !table.querySelector("tbody tr:not([hidden])");
  }
}

/** Show as many rows of a pane as fit, from one on. */
function fill(pane) {
  const rows = rowsOf(pane);
  const from = (shownFrom.get(pane) ?? 0) < rows.length ? shownFrom.get(pane) ?? 0 : 0;
  shownFrom.set(pane, from);
  rows.forEach((row, at) => { row.hidden = at < from; });
  hideEmpty(pane);
  let end = rows.length;
  while (end > from + 1 && pane.scrollHeight > pane.clientHeight + 1) {
    end -= 1;
    rows[end].hidden = true;
    hideEmpty(pane);
  }
  nextFrom.set(pane, end < rows.length ? end : 0);
}

/** Lay the pages out: after something new came, and when the window has another size. */
function layOut() {
  const full = panes.filter((each) => !isEmpty(each));
  const one = isAlone() && full.length > 1 ? full[alone % full.length] : null;
  for (const each of panes) each.classList.toggle("away", one !== null && each !== one);
  for (const each of full) if (!one || one === each) fill(each);
}

function turnOver() {
  const full = panes.filter((each) => !isEmpty(each));
  const turned = isAlone() && full.length > 1 ? [full[alone % full.length]] : full;
  for (const each of turned) shownFrom.set(each, nextFrom.get(each) ?? 0);
  // Of many tables every seat comes again after one page of the ranking.
  const isOver = nextFrom.get(turned[0]) === 0 || (isMany() && turned[0] !== find("seats"));
  if (turned.length < full.length && isOver) alone += 1;
  layOut();
}

const hold = find("hold");
let held = matchMedia("(prefers-reduced-motion: reduce)").matches;
const sayHeld = () => hold.setAttribute("aria-pressed", String(held));
hold.addEventListener("click", () => { held = !held; sayHeld(); });
sayHeld();
const turnSoon = () => setTimeout(() => { if (!held) turnOver(); turnSoon(); }, isMany() ? QUICK : EVERY);
turnSoon();
addEventListener("resize", layOut);

const full = find("full");
full.hidden = !document.fullscreenEnabled;
full.addEventListener("click", () => document.documentElement.requestFullscreen().catch(() => {}));

const lines = { hall: true, rankings: true };
const connected = (name) => (yes) => {
  if (lines[name] && !yes) {
    const time = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    find("lost").textContent = word("lost", { time });
  }
  lines[name] = yes;
  find("lost").hidden = lines.hall && lines.rankings;
  if (yes) compareClocks();
};
watch("hall", "display", showHall, connected("hall"));
watch("rankings", "display", showRankings, connected("rankings"));
mayBeHeard();
stayAwake();
setInterval(tick, 500);
setInterval(compareClocks, 300000);
