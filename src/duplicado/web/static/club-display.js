// The screen on the wall. It shows what the live views bring and computes nothing but the time that is left.

import { element, lasting, only, watch } from "./club.js";
import { Moments, mayBeHeard, play, stayAwake } from "./club-signal.js";
import { players, row, word } from "./display-dom.js";
import { Pages } from "./display-pages.js";
import { people, seatsShown } from "./display-seats.js";

const root = only("#display", HTMLElement);
const find = (/** @type {string} */ name) => only(`[data-${name}]`, HTMLElement, root);

/** What the address asks for: `?pages=seats,ranking&every=15&section=A`. */
const wanted = new URLSearchParams(location.search);
const EVERY = Math.min(60, Math.max(6, Number(wanted.get("every")) || 12)) * 1000;
const isWanted = (/** @type {string} */ page) => (wanted.get("pages") ?? page).split(",").includes(page);

const pages = new Pages([find("seats"), find("rankings")], find("told"), EVERY);

// ---- the hall: rounds, clock, seats, announcements

let clocks = [];
let sections = [];
let isFindable = false;
let isLast = false;
let shownSeats = "";

function showHall(view) {
  const sessions = view.sessions;
  const session = sessions.findLast((each) => each.state !== "not-begun") ?? sessions[0];
  find("stage").textContent = session ? word(session.rounds === null && session.state === "round" ? "round-open" : session.state, { round: session.round, rounds: session.rounds }) : "";
  const asked = wanted.get("section");
  sections = (session?.sections ?? []).filter((each) => asked === null || each.section === asked);
  clocks = sections.map((each) => ({ section: each.section, ...each.clock }));
  isFindable = session?.state === "not-begun";
  isLast = session?.round === session?.rounds;
  tick();
  announced = view.announcements;
  showAnnouncements();
  showSeats();
}

const AT_ONCE = 2;
let announced = [];
let announcing = 0;

/** Two announcements at most stand at a time; more take turns. */
function showAnnouncements() {
  const from = announced.length > AT_ONCE ? announcing % announced.length : 0;
  const shown = [...announced.slice(from), ...announced.slice(0, from)].slice(0, AT_ONCE);
  find("announcements").replaceChildren(...shown.map((each) => element("p", "announcement", each.text)));
}

setInterval(() => {
  if (announced.length <= AT_ONCE) return;
  announcing += AT_ONCE;
  showAnnouncements();
}, EVERY);

/** Whether people want to know by now where they go next: from the warning on, or always where there is no clock. */
const isNextWanted = (section) =>
  section.next && (!section.seats || !section.clock?.warning || Date.parse(section.clock.warning) <= Date.now() + ahead);

/** The seats of this round, or of the next one when its time has come. */
function showSeats() {
  const place = find("seats");
  const seated = isWanted("seats") ? sections.filter((each) => each.seats || each.next) : [];
  const told = JSON.stringify(seated.map((each) => [each.section, isNextWanted(each), each.seats, each.next]));
  if (told === shownSeats) return;
  shownSeats = told;
  place.hidden = seated.length === 0;
  const rounds = /** @type {[any, any][]} */ (seated.map((each) => [each, isNextWanted(each) ? each.next : each.seats]));
  const { rows, columns: [least, most] } = seatsShown(rounds, isFindable);
  place.dataset.least = String(least);
  place.dataset.most = String(most);
  for (const [each, round] of rounds) {
    const title = isFindable ? "find" : round === each.next ? "next" : "seats";
    only("h2", HTMLElement, place).textContent = word(title, { round: round.round });
  }
  only("thead", HTMLElement, place).hidden = isFindable;  // a name with its seat says what it is
  only("tbody", HTMLElement, place).replaceChildren(...rows);
  const out = rounds.flatMap(([, round]) => round.sits_out.map((who) => `${who.contestant} ${people(who)}`.trim()));
  find("out").textContent = out.length ? word("out", { who: out.join(", ") }) : "";
  pages.layOut();
}

// ---- the clock

function remaining(clock, now) {
  if (clock.held) return word("held");
  if (!clock.ends) return "";
  const seconds = Math.ceil((Date.parse(clock.ends) - now) / 1000);
  if (seconds <= 0) return word("time-over");
  return lasting(seconds);
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
  const isCounting = shown.some((each) => each.ends && !each.held) && !late;
  find("until").textContent = isCounting ? word(isLast ? "until-end" : "until-move") : "";
  const come = moments.come(shown, now);
  if (come) play(come);
  showSeats();
}

// ---- rankings

function showRankings(view) {
  const tables = isWanted("ranking") ? view.rankings.filter((each) => each.ranks.some((rank) => rank.boards > 0)) : [];
  find("none").hidden = tables.length > 0;
  find("rankings").hidden = !isWanted("ranking");
  const rounds = Object.values(view.rounds).filter((each) => each !== null && each > 0);
  only("h2", HTMLElement, find("rankings")).dataset.after = rounds.length ? word("after-round", { round: rounds.at(-1) }) : "";
  find("tables").replaceChildren(...tables.map(rankingTable));
  pages.layOut();
}

function rankingTable(ranking) {
  const body = element("tbody", "");
  const unit = word(`unit-${ranking.unit}`);
  for (const rank of ranking.ranks) {
    const figure = root.dataset.signs === "en" ? rank.figure : rank.figure.replace(".", ",");
    const head = element("th", "", ...(rank.name ? [element("span", "name", rank.name)] : rank.names.length ? players(rank.names) : [rank.contestant]));
    head.setAttribute("scope", "row");
    if (rank.carried) {
      const n = root.dataset.signs === "en" ? rank.carried : rank.carried.replace(".", ",");
      head.append(" ", element("small", "quiet", word("carried", { n: rank.carried_percent ? word("percent", { n }) : n })));
    }
    body.append(row("rank", element("td", "n place", rank.place), head, element("td", "n", ranking.percent ? word("percent", { n: figure }) : `${figure} ${unit}`)));
  }
  const table = element("table", "ranking");
  table.setAttribute("role", "table");
  if (ranking.line) table.append(element("caption", "", word(ranking.line === "NS" ? "line-ns" : "line-ew")));
  table.append(body);
  return table;
}

// ---- the screen

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
  if (!yes) void askWhetherLetIn();
  find("lost").hidden = lines.hall && lines.rankings;
  if (yes) compareClocks();
};

/** A screen that was let in shows nothing without its access, not what everybody may see; no answer says nothing. */
async function askWhetherLetIn() {
  if (!("letIn" in root.dataset)) return;
  try {
    const { status } = await fetch("/api/1/me?as=display", { cache: "no-store" });
    if (status === 401) showGone();
  } catch {
    // The line is lost: it is asked when a stream ends again.
  }
}

/** Nothing is shown here any more: old seats and figures would be taken for those of now. */
function showGone() {
  for (const end of ends) end();
  clocks = [];
  announced = [];
  sections = [];
  for (const name of ["stage", "until", "out", "announcements", "tables"]) find(name).replaceChildren();
  find("seats").hidden = true;
  find("rankings").hidden = true;
  find("lost").hidden = true;
  find("gone").textContent = word("gone");
  find("gone").hidden = false;
  tick();
  pages.layOut();
}

/** @type {(() => void)[]} */
const ends = [];
ends.push(
  watch("hall", "display", showHall, connected("hall"), showGone),
  watch("rankings", "display", showRankings, connected("rankings"), showGone),
);
pages.begin(find("hold"));
mayBeHeard();
stayAwake();
setInterval(tick, 500);
setInterval(compareClocks, 300000);
