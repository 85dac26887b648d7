// What a table has said and the server has not heard yet: kept on the phone, sent in order, each once.

import { forget, keep, kept } from "./phone-dom.js";

const LONGEST_PAUSE = 30000;

/**
 * The queue of one table. Every item has the id of its command, chosen when it was said: sent again after an answer
 * was lost, it is done once. Each step reads anew what is kept, so that two tabs on one phone share the queue.
 *
 * An item: { id, path, body, board, round, line, expects, asked }. `asked` are the questions that came back; until they
 * are answered, it and what was said later of the same board wait. Questions that it `expects`, by their codes, are not
 * asked: how it was said has answered them.
 */
export class Queue {
  /**
   * @param {string} key of the event and the table
   * @param {(item: object) => Promise<{status: number, data: object?}>} send
   * @param {() => void} changed called when there is something else to show
   */
  constructor(key, send, changed) {
    this.key = `duplicado-queue/${key}`;
    this.aside = `duplicado-refused/${key}`;
    this.send = send;
    this.changed = changed;
    this.lasting = true;
    this.locked = false;
    this.working = null;
    this.pause = 1000;
    this.timer = 0;
  }

  items() { return kept(this.key, []); }

  refusals() { return kept(this.aside, []); }

  #write(items) {
    if (items.length) this.lasting = keep(this.key, items);
    else forget(this.key);
    this.changed();
  }

  #writeAside(refused) {
    if (refused.length) keep(this.aside, refused);
    else forget(this.aside);
    this.changed();
  }

  /** Take something along, and try to send it. */
  add(item) {
    this.#write([...this.items(), item]);
    return this.flush();
  }

  #without(id) { this.#write(this.items().filter((item) => item.id !== id)); }

  #change(id, fields) {
    this.#write(this.items().map((item) => (item.id === id ? { ...item, ...fields } : item)));
  }

  /** The questions were answered with yes. */
  confirm(id) {
    const item = this.items().find((each) => each.id === id);
    if (item) this.#change(id, { asked: null, body: { ...item.body, confirmed: true } });
    return this.flush();
  }

  /** It was a slip: it is not sent any more. */
  drop(id) {
    this.#without(id);
    return this.flush();
  }

  /** What was refused has been read. */
  putAside(id) { this.#writeAside(this.refusals().filter((item) => item.id !== id)); }

  /** Send once more what was refused. */
  retry(id) {
    const item = this.refusals().find((each) => each.id === id);
    this.putAside(id);
    if (!item) return this.flush();
    const again = { ...item };
    delete again.refused;
    return this.add(again);
  }

  /** Send what can be sent; while that goes on, whoever asks waits for the same. */
  flush() {
    this.working ??= this.#work().finally(() => { this.working = null; });
    return this.working;
  }

  async #work() {
    clearTimeout(this.timer);
    for (let item = this.#next(); item && !this.locked; item = this.#next()) {
      if (!this.#take(item, await this.send(item))) return;
    }
  }

  #next() {
    const waiting = new Set();
    for (const item of this.items()) {
      const board = `${item.round}/${item.board ?? ""}`;
      if (item.asked) waiting.add(board);
      else if (!waiting.has(board) && (item.board || !waiting.size)) return item;
    }
    return null;
  }

  /** Take an answer; tells whether to go on. */
  #take(item, { status, data }) {
    if (status === 200) {
      this.pause = 1000;
      this.#without(item.id);
      return true;
    }
    if (status === 428) {
      this.#change(item.id, questioned(item, data ?? {}));
      return true;
    }
    if (status === 401) {
      this.locked = true;
      this.changed();
      return false;
    }
    if (status === 0 || status === 429 || status >= 500) {
      this.timer = setTimeout(() => this.flush(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
      this.changed();
      return false;
    }
    this.#without(item.id);
    this.#writeAside([...this.refusals(), { ...item, refused: { code: data?.code ?? "", sentence: data?.sentence ?? String(status) } }]);
    return true;
  }
}

/** What becomes of an item about which questions came back: where how it was said has answered them all, it is confirmed. */
function questioned(item, { questions = [], codes = [] }) {
  const isAnswered = !item.body.confirmed && codes.length > 0 && codes.every((code) => item.expects?.includes(code));
  return isAnswered ? { body: { ...item.body, confirmed: true } } : { asked: questions, codes };
}

/** Names of other tables of the event at which this phone said something that was not sent. */
export function leftElsewhere(event, own) {
  const found = [];
  const before = `duplicado-queue/${event}/`;
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (key?.startsWith(before) && key !== `duplicado-queue/${own}`) found.push(key.slice(before.length));
    }
  } catch {
    // nothing is kept
  }
  return found;
}
