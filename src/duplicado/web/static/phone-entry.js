// The entry of a board's result: bidding box, declarer, tricks, lead, and the same in words before it is sent.

import { button, el, forget, keep, kept, say } from "./phone-dom.js";
import { DENOMINATIONS, SUITS, cardWords, denominationName, denominationSign, lineShown, lineWords, pointsOf, possibleResults, rankText, readLine, resultWords, scoreShown, suitSign, writeLine } from "./phone-line.js";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const STEPS = ["contract", "declarer", "result", "lead", "review"];

/**
 * The form in which one board is entered. What was chosen is kept on the phone until it is sent or given up.
 *
 * `about(board, owed)` is the line that stands above the buttons, asked anew each time because the language may be another by then;
 * `transfers(board, owed, words)` are the elements that tell the tricks transferred on it; `vulnerability(board, owed)` is that of the board; `player(board, seat)` is the name of who sits there;
 * `sent({ board, round, line, correction, reason, expects, owed })` is called once, when it was confirmed; `left(board)` when the form is closed.
 */
export class Entry {
  constructor(place, key, { about, transfers, vulnerability, player, sent, left }) {
    this.place = place;
    this.key = `duplicado-draft/${key}`;
    this.about = about;
    this.transfers = transfers;
    this.vulnerability = vulnerability;
    this.player = player;
    this.sent = sent;
    this.left = left;
    this.draft = null;
    this.sign = "";
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  get open() { return this.draft !== null; }

  /**
   * Begin with a board; `line` is what is put right, `expects` names the questions that are answered by how it began, `owed`
   * is the board where it is one of an earlier round.
   * @param {{ board: string, round: number, correction?: string[]?, line?: string, expects?: string[], owed?: { round: number }? }} what
   */
  begin({ board, round, correction = null, line = "", expects = [], owed = null }) {
    const said = (line && readLine(line)) || {};
    this.draft = { board, round: owed?.round ?? round, correction, expects, owed, said, was: line, step: "contract", reason: "" };
    this.#show();
  }

  /** Go on with what was begun before the page was loaded again, if it is of this round and may still be entered. */
  resume(round, boards) {
    const draft = kept(this.key, null);
    if (!draft || draft.round !== round || !boards.includes(draft.board)) return false;
    this.draft = draft;
    this.#show();
    return true;
  }

  /** Give it up. */
  close() {
    const { board } = this.draft;
    this.draft = null;
    forget(this.key);
    this.place.hidden = true;
    this.place.replaceChildren();
    this.left(board);
  }

  #choose(fields, step) {
    this.draft = { ...this.draft, said: { ...this.draft.said, ...fields }, step: step ?? this.draft.step };
    this.#show();
  }

  #back() {
    const at = STEPS.indexOf(this.draft.step);
    if (at === 0) return this.close();
    const step = this.draft.said.passed ? "contract" : STEPS[at - 1];
    return this.#choose({}, step);
  }

  #show() {
    keep(this.key, this.draft);
    this.sign = "";
    const { step, said } = this.draft;
    const title = el("h2", { id: "entry-title", tabindex: "-1" }, say("entry-of", { board: this.draft.board }));
    this.place.replaceChildren(
      title,
      el("p", { class: "about" }, this.about(this.draft.board, this.draft.owed)),
      el("p", { class: "so-far", "aria-live": "polite" }, this.#soFar()),
      said.declarer && !said.passed ? el("p", { class: "plays" }, this.#plays(said.declarer)) : "",
      el("div", { class: "pad" }, el("h3", { id: "entry-asks" }, say(`asks-${step}`)), ...this[`_${step}`](said)),
      el("div", { class: "row" },
        button(step === "contract" ? say("give-up") : say("back"), () => this.#back(), { "data-key": "Escape", "aria-keyshortcuts": "Escape", class: "quiet-button" })),
    );
    this.place.hidden = false;
    (this.place.querySelector("[data-first]") ?? title).focus();
    this.place.scrollIntoView({ block: "end" });
  }

  #plays(declarer) {
    const name = this.draft.owed ? "" : this.player(this.draft.board, declarer);
    return `${say("declarer")}: ${say(`seat-name-${declarer}`)}${name ? ` · ${name}` : ""}`;
  }

  #soFar() {
    const { said } = this.draft;
    if (said.passed || (said.level && said.denomination && said.declarer && said.result)) return lineShown(writeLine(said));
    if (!said.level) return "";
    const denomination = said.denomination && denominationSign(said.denomination);
    return el("span", { class: "contract" }, String(said.level), denomination, said.doubling ?? "");
  }

  // ---- the steps; each returns the rows of its buttons

  _contract(said) {
    const chosen = (fields) => {
      const now = { ...said, passed: false, ...fields };
      const done = now.level && now.denomination;
      const result = now.level === said.level ? said.result : undefined;
      this.#choose({ passed: false, ...fields, result }, done && Object.keys(fields)[0] === "denomination" ? "declarer" : "contract");
    };
    return [
      group(say("levels"), LEVELS.map((level) => choice(String(level), () => chosen({ level }), { key: String(level), on: said.level === level })), "sevens"),
      group(say("denominations"), DENOMINATIONS.map((name) =>
        choice(denominationSign(name), () => chosen({ denomination: name }), { key: say(`key-${name}`), name: denominationName(name), on: said.denomination === name, off: !said.level })), "fives"),
      group(say("passed-out"), [choice(say("passed-out"), () => this.#choose({ passed: true }, "review"), { key: "0" })], "one"),
    ];
  }

  _declarer(said) {
    const doublings = [["", say("undoubled")], ["X", say("doubled")], ["XX", say("redoubled")]];
    const next = doublings[(doublings.findIndex(([sign]) => sign === (said.doubling ?? "")) + 1) % 3][0];
    return [
      group(say("doubling"), doublings.map(([sign, name]) =>
        choice(name, () => this.#choose({ doubling: sign }), { on: (said.doubling ?? "") === sign, key: sign === next ? "x" : "" })), "threes"),
      group(say("declarer"), ["N", "E", "S", "W"].map((seat) =>
        choice(say(`seat-name-${seat}`), () => this.#choose({ declarer: seat }, "result"), { key: say(`seat-${seat}`).toLowerCase(), on: said.declarer === seat })), "fours"),
    ];
  }

  _result(said) {
    const { over, down } = possibleResults(said.level);
    const one = (result) => choice(result.replace("-", "−"), () => this.#choose({ result }, "lead"), { key: result, name: resultWords(result), on: said.result === result });
    return [
      ...this.transfers(this.draft.board, this.draft.owed, "transferred"),
      group(say("made"), [one("=")], "one"),
      over.length ? group(say("overtricks"), over.map(one), "sixes") : null,
      group(say("undertricks"), down.map(one), "sixes"),
    ].filter(Boolean);
  }

  _lead(said) {
    return [
      group(say("lead-suits"), DENOMINATIONS.slice(0, SUITS.length).map((suit) => choice(suitSign(suit), () => this.#choose({ suit: said.suit === suit ? undefined : suit, rank: undefined }), { key: said.suit ? "" : say(`key-${suit}`), name: say(`suit-${suit}`), on: said.suit === suit })), "fours"),
      said.suit ? group(say("lead-ranks"), RANKS.map((rank) => {
        const text = rankText(rank);
        return choice(text, () => this.#choose({ rank }, "review"), { key: rank === "T" ? "t" : text.toLowerCase(), name: cardWords(said.suit, rank) });
      }), "sevens") : null,
      el("h3", {}, say("asks-review")),
      ...this._review(said),
    ].filter(Boolean);
  }

  _review(said) {
    const line = writeLine(said);
    /** @type {HTMLElement[]} */
    const parts = [
      el("p", { class: "in-words" }, lineWords(line), " ", el("b", { class: "score" }, this.#points(said))),
      ...this.transfers(this.draft.board, this.draft.owed, "transferred-asked"),
    ];
    if (this.draft.correction) parts.push(this.#reasons());
    parts.push(button(this.draft.correction ? say("send-correction") : say("send"), () => this.#send(line), { class: "main-button", "data-first": true }));
    return parts;
  }

  #points(said) {
    return scoreShown(pointsOf(said, this.vulnerability(this.draft.board, this.draft.owed)));
  }

  #reasons() {
    const options = ["reason-tricks", "reason-contract", "reason-declarer", "reason-board", "reason-other"];
    const reason = this.#reason();
    const select = el("select", { id: "entry-reason", on: { change: () => { this.draft.reason = select.value; keep(this.key, this.draft); } } },
      options.map((name) => el("option", { value: say(name), selected: reason === say(name) }, say(name))));
    return el("div", { class: "field" }, el("label", { for: "entry-reason" }, say("reason")), select);
  }

  /** What was wrong, as it was chosen; until then, what is put right. */
  #reason() {
    const { reason, was = "", said } = this.draft;
    return reason || say(whatDiffers(readLine(was) ?? {}, said));
  }

  #send(line) {
    const { board, round, correction, expects = [], owed = null } = this.draft;
    const reason = correction ? this.#reason() : "";
    this.close();
    this.sent({ board, round, line, correction, reason, expects, owed });
  }

  // ---- the keyboard: each button has its key; + and − go before a number of tricks

  #pressed(event) {
    if (!this.open || isForAnother(event)) return;
    const key = event.key === "Backspace" ? "Escape" : event.key;
    if (this.draft.step === "result" && "+-−".includes(key)) {
      this.sign = key === "+" ? "+" : "-";
      event.preventDefault();
      return;
    }
    const wanted = this.draft.step === "result" && /^\d$/.test(key) ? `${this.sign || "+"}${key}` : key;
    const found = [...this.place.querySelectorAll("[data-key]")].find(
      (each) => !each.disabled && (each.dataset.key === wanted || each.dataset.key === wanted.toLowerCase()));
    if (!found) return;
    event.preventDefault();
    found.click();
  }
}

/** Whether a key is the browser's, or of what has the focus; Enter presses the button that has it. */
function isForAnother(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const keyed = event.key === "Enter" ? "button, select, input, textarea, a, summary" : "select, input, textarea, a, summary";
  return Boolean(event.target.closest?.(keyed));
}

const CONTRACT = ["passed", "level", "denomination", "doubling"];

/** The name of the reason for a correction that follows from what it changes. */
function whatDiffers(/** @type {Record<string, unknown>} */ was, /** @type {Record<string, unknown>} */ said) {
  const differs = (/** @type {string} */ part) => (was[part] || "") !== (said[part] || "");
  if (CONTRACT.some(differs)) return "reason-contract";
  if (differs("declarer")) return "reason-declarer";
  return differs("result") ? "reason-tricks" : "reason-other";
}

const group = (name, buttons, layout) => el("div", { role: "group", "aria-label": name, class: `choices ${layout}` }, buttons);

/**
 * One of several buttons of a step.
 * @param {string | Node} shown
 * @param {() => void} act
 * @param {{ key?: string, name?: string, on?: boolean?, off?: boolean, first?: boolean }} options its key, its name for
 *   who hears the page, whether it is chosen (`null` where nothing stays chosen), cannot be, or is the usual one
 */
function choice(shown, act, { key = "", name = "", on = null, off = false, first = false } = {}) {
  /** @type {Record<string, unknown>} */
  const attributes = { class: "choice", disabled: off };
  if (name) attributes["aria-label"] = name;
  if (on !== null) attributes["aria-pressed"] = String(on);
  if (key) Object.assign(attributes, { "data-key": key, "aria-keyshortcuts": key.startsWith("+") || key.startsWith("-") ? null : key });
  if (first) attributes["data-first"] = true;
  return button(shown, act, attributes);
}
