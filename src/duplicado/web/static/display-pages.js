// Pages of the screen on the wall: nothing scrolls; what does not fit is turned over, or held still on wish.

import { element, only } from "./club.js";
import { word } from "./display-dom.js";

const QUICK = 8000;  // where there are many pages, so that every seat comes soon
const NARROW = matchMedia("(max-width: 60rem)");
const WIDTH = 18;  // of a column at least, where there may be fewer, in sizes of its letters
const OF_A_TABLE = 21;  // likewise, where tables stand side by side

/** Panes of rows that stand side by side, or take turns where there is no room for both. */
export class Pages {
  /** The first row that each pane shows. */
  #from = new Map();
  /** Which pane is shown where one is shown at a time. */
  #alone = 0;
  #held = matchMedia("(prefers-reduced-motion: reduce)").matches;

  /**
   * @param {HTMLElement[]} panes the first is that of the seats, of which none is to wait long
   * @param {HTMLElement} told where it is said which page this is
   * @param {number} every for how long a page is shown, in milliseconds
   */
  constructor(panes, told, every) {
    this.panes = panes;
    this.told = told;
    this.every = every;
  }

  /** Begin to turn, by the button that holds still. */
  begin(/** @type {HTMLElement} */ hold) {
    const say = () => { hold.setAttribute("aria-pressed", String(this.#held)); this.told.classList.toggle("held", this.#held); };
    hold.addEventListener("click", () => { this.#held = !this.#held; say(); });
    say();
    const turnSoon = () => setTimeout(() => { if (!this.#held) this.#turn(); turnSoon(); }, this.#interval);
    turnSoon();
    new ResizeObserver(() => this.layOut()).observe(/** @type {HTMLElement} */ (this.panes[0].parentElement));
  }

  get #isMany() { return this.panes[0].dataset.most !== "1" && !this.panes[0].hidden; }

  get #interval() { return this.#isMany ? Math.min(QUICK, this.every) : this.every; }

  get #full() { return this.panes.filter((each) => !each.hidden && rowsOf(each).length > 0); }

  /** The pane that is shown alone, if one is. */
  get #one() {
    const full = this.#full;
    return (NARROW.matches || this.#isMany) && full.length > 1 ? full[this.#alone % full.length] : null;
  }

  /** Lay the pages out: after something new came, and by itself when there is more or less room. */
  layOut() {
    const [one, full] = [this.#one, this.#full];
    this.firsts = new Map(full.map((each) => { this.#open(one && each); return [each, fewestPages(each)]; }));
    this.#show();
  }

  /** Show that pane alone, or all where it is none. */
  #open(pane) {
    // Of many tables the seats take the whole width, unless there is a ranking with which they take turns.
    const full = this.#full;
    for (const each of this.panes) each.classList.toggle("away", pane ? each !== pane : this.#isMany && !full.includes(each));
  }

  /** Show the page of each pane whose turn it is. */
  #show() {
    const [one, full] = [this.#one, this.#full];
    this.#open(one);
    for (const each of full) {
      const of = this.firsts?.get(each) ?? [0];
      const at = Math.max(0, of.findLastIndex((row) => row <= (this.#from.get(each) ?? 0)));
      if (!one || one === each) showRows(each, of[at], (of[at + 1] ?? Infinity) - of[at]);
      this.#from.set(each, of[at]);
    }
    this.#tell(full, one);
  }

  #tell(full, one) {
    const pages = (pane) => this.firsts?.get(pane)?.length ?? 1;
    const page = (pane) => (this.firsts?.get(pane) ?? [0]).indexOf(this.#from.get(pane) ?? 0);
    const isShort = (pane) => this.#isMany && pane !== this.panes[0];  // one page of it between those of the seats
    const most = full.reduce((found, each) => (pages(each) > pages(found) ? each : found), full[0]);
    const before = one ? full.slice(0, full.indexOf(one)) : [];
    const count = (panes) => panes.reduce((sum, each) => sum + (isShort(each) ? 1 : pages(each)), 0);
    const all = one ? count(full) : most ? pages(most) : 1;
    const at = one ? count(before) + (isShort(one) ? 0 : page(one)) : most ? page(most) : 0;
    const bars = Array.from({ length: all }, (_, number) => {
      const bar = element("i", number === at ? "now" : number < at ? "seen" : "");
      bar.style.setProperty("--turn", `${this.#interval}ms`);
      return bar;
    });
    only("[data-bars]", HTMLElement, this.told).replaceChildren(...(all > 1 ? bars : []));
    only("[data-page]", HTMLElement, this.told).textContent = all > 1 ? word("page", { page: at + 1, pages: all }) : "";
  }

  #turn() {
    const one = this.#one;
    const turned = one ? [one] : this.#full;
    const next = (pane) => (this.firsts?.get(pane) ?? [0]).find((row) => row > (this.#from.get(pane) ?? 0)) ?? 0;
    for (const each of turned) this.#from.set(each, next(each));
    // Of many tables every seat comes again after one page of the ranking.
    if (one && (this.#from.get(one) === 0 || (this.#isMany && one !== this.panes[0]))) this.#alone += 1;
    this.#show();
  }
}

/** The rows of a pane as they are read: of tables that stand side by side, the first of each, the second of each … */
function rowsOf(/** @type {HTMLElement} */ pane) {
  const bodies = Array.from(pane.querySelectorAll("tbody"), (each) => /** @type {HTMLElement[]} */ (Array.from(each.children)));
  const abreast = Number(pane.dataset.abreast ?? 1);
  const groups = Array.from({ length: Math.ceil(bodies.length / abreast) }, (_, at) => bodies.slice(at * abreast, (at + 1) * abreast));
  return groups.flatMap((group) => {
    const most = Math.max(...group.map((each) => each.length));
    return Array.from({ length: most }, (_, at) => group.flatMap((each) => each.slice(at, at + 1))).flat();
  });
}

/** The first rows of the pages of a pane, which stands in the fewest columns of those that make the fewest pages. */
function fewestPages(/** @type {HTMLElement} */ pane) {
  const tables = pane.querySelectorAll("table");
  const room = tables.length ? pane.clientWidth / Number.parseFloat(getComputedStyle(tables[0]).fontSize) : 0;
  const [least, allowed] = [Number(pane.dataset.least), Number(pane.dataset.most)];
  pane.dataset.abreast = String(Math.max(1, Math.min(tables.length, allowed, Math.floor(room / OF_A_TABLE))));
  pane.style.setProperty("--abreast", pane.dataset.abreast);
  const most = tables.length > 1 ? least : Math.max(least, Math.min(allowed, Math.floor(room / WIDTH)));
  const inColumns = (/** @type {number} */ columns) => {
    pane.classList.toggle("parted", columns > 1);
    pane.style.setProperty("--across", String(columns));
    return firstRows(pane);
  };
  const found = Array.from({ length: most - least + 1 }, (_, at) => inColumns(least + at));
  return inColumns(least + found.findIndex((each) => each.length === Math.min(...found.map((pages) => pages.length))));
}

/** Show so many rows of a pane from one on; a table of which none is shown has no caption to be shown either. */
function showRows(pane, from, count) {
  const rows = rowsOf(pane);
  rows.forEach((row, at) => { row.hidden = at < from || at >= from + count; });
  for (const table of /** @type {NodeListOf<HTMLElement>} */ (pane.querySelectorAll("table"))) {
    table.hidden = !table.querySelector("tbody tr:not([hidden])");
  }
}

/** The row with which each page of a pane begins. */
function firstRows(pane) {
  const found = [0];
  const length = rowsOf(pane).length;
  for (let from = 0; ;) {
    let [fits, most] = [1, length - from];
    while (fits < most) {
      const half = Math.ceil((fits + most) / 2);
      showRows(pane, from, half);
      if (pane.scrollHeight <= pane.clientHeight + 1) fits = half; else most = half - 1;
    }
    from += fits;
    if (from >= length) return found;
    found.push(from);
  }
}
