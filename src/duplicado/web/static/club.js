// What all pages of the club server share: asking for things, and looking at what goes on.

/**
 * The one element that a page is written to have; an error that names it where it has not.
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} within
 * @returns {T}
 */
export function only(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`there is no ${selector}`);
  return found;
}

/** @param {string} name */
const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

export const event = meta("event");
export const language = document.documentElement.lang;

/** A figure of a ranking, with the decimal sign of the language. */
export const figureText = (/** @type {string} */ figure) => (language === "en" ? figure : figure.replace(".", ","));
const base = "/api/1";

/** The address of something of this page's event. */
export const ofEvent = (path) => `${base}/events/${encodeURIComponent(event)}/${path}`;

/** An element with a class and a text, or with further elements. */
export function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** The page that an answer brings. */
export const pageOf = async (/** @type {Response} */ answer) => new DOMParser().parseFromString(await answer.text(), "text/html");

/** Put what an element of another page has in the place of what one of this page has. */
export const putIn = (/** @type {Element} */ old, /** @type {Element} */ fresh) =>
  old.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));

/** The fields of a form as they would be sent. */
export const fieldsOf = (/** @type {HTMLFormElement} */ form) => Array.from(new FormData(form), ([name, value]) => [name, String(value)]);

/** A time in whole seconds: `0:42`, and minutes beyond the hour as they are. */
export const lasting = (/** @type {number} */ seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Numbers of boards: `5–8` where they follow one another, else each of them. */
export function boardsWritten(all) {
  const follow = all.length > 1 && all.every((number, at) => at === 0 || number === all[at - 1] + 1);
  return follow ? `${all[0]}–${all.at(-1)}` : all.join(", ");
}

/** An id of a command, chosen once: sent again with it, nothing is done twice. Works without a secure context. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Ask for something; resolves to { status, data }, with status 0 where the network is lost.
 * @param {string} method
 * @param {string} address
 * @param {object=} body
 * @param {string} proof that a page of ours asks; that of this page unless told
 */
export async function ask(method, address, body, proof = meta("csrf")) {
  /** @type {Record<string, string>} */
  const headers = { "X-CSRF-Token": proof, Accept: "application/json", "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return { status: answer.status, data: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, data: null };
  }
}

/** Ask for facts to be recorded. */
export const command = (login, id, facts, { confirmed = false, basedOn = "" } = {}) =>
  ask("POST", `${ofEvent("commands")}?as=${login}`, { id, facts, confirmed, based_on: basedOn });

const SILENCE = 45000;  // the server gives a sign of life every 15 seconds
const REST = 5000;

/**
 * Look at something live: `show(view, whole)` for each thing sent, `connected(yes)` when the line is lost or back.
 * The browser resumes by itself; where the server sends it away, it is tried again at lengthening intervals. A line on
 * which nothing is heard any more is given up. A page that nobody sees lets go of its line, because a browser has few
 * of them for all its tabs together, and takes it up again where it was.
 * @param {string} path of the event
 * @param {string} login the pass by which somebody looks
 * @param {(view: any, whole: boolean) => void} show
 * @param {(yes: boolean) => void} connected
 * @param {(() => void)=} gone told once when this browser is let in no more
 */
export function watch(path, login, show, connected = () => {}, gone) {
  return watchAt(`${ofEvent(path)}?as=${login}`, show, connected, REST, gone);
}

/**
 * Put a part of this page in its place as the server has it now; without a line what is there stays. Who was at a link
 * of it that has an id is there afterwards. Resolves to whether there was an answer.
 * @param {string} id of the part
 */
export async function renew(id) {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (!answer.ok) return true;
    const page = await pageOf(answer);
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (!old || !fresh || old.innerHTML === fresh.innerHTML) return true;
    const focused = old.contains(document.activeElement) ? document.activeElement?.id : "";
    putIn(old, fresh);
    if (focused) document.getElementById(focused)?.focus();
    return true;
  } catch {
    return false;
  }
}

/** Say on the page that the line is lost, or is back. */
export function sayConnected(/** @type {boolean} */ yes) {
  only("[data-offline]", HTMLElement).hidden = yes;
}

/**
 * Look at something live at an address, as `watch` does. `rest`: for how long a page that nobody sees keeps its line.
 * @param {string} address with a query
 * @param {(view: any, whole: boolean, sent: any) => void} show
 * @param {(yes: boolean) => void} connected
 * @param {number} rest in milliseconds
 * @param {(() => void)=} gone told once when there is nothing more to look at: no such address, or not for this browser
 * @param {string} position from which it goes on; empty: from the beginning
 */
export function watchAt(address, show, connected, rest, gone, position = "") {
  let pause = 1000;
  /** @type {EventSource?} */
  let source = null;
  let heard = 0;
  /** @type {number | undefined} */
  let waiting;
  let away = document.hidden ? Date.now() : 0;
  const end = () => { clearTimeout(waiting); source?.close(); source = null; };
  const begin = () => {
    end();
    heard = Date.now();
    const after = position ? `&after=${encodeURIComponent(position)}` : "";
    const own = new EventSource(`${address}${after}`);
    source = own;
    own.onopen = () => { heard = Date.now(); pause = 1000; connected(true); };
    own.addEventListener("alive", () => { heard = Date.now(); });
    own.onmessage = (message) => {
      heard = Date.now();
      const sent = JSON.parse(message.data);
      position = sent.position;
      show(sent.view, sent.whole, sent);
    };
    own.onerror = () => {
      if (own !== source) return;
      connected(false);
      if (own.readyState === EventSource.CLOSED) void again(own);
    };
  };
  const again = async (/** @type {EventSource} */ own) => {
    const isGone = gone !== undefined && await isRefused(address);
    if (own !== source) return;
    if (isGone) {
      over();
      gone?.();
      return;
    }
    waiting = setTimeout(begin, pause);
    pause = Math.min(pause * 2, 30000);
  };
  const seen = () => {
    clearTimeout(waiting);
    if (document.hidden) {
      away = Date.now();
      waiting = setTimeout(end, rest);
      return;
    }
    const long = away && Date.now() - away >= rest;
    away = 0;
    if (long || !source || source.readyState === EventSource.CLOSED) begin();
  };
  const listening = setInterval(() => {
    if (document.hidden || !source || source.readyState !== EventSource.OPEN || Date.now() - heard < SILENCE) return;
    connected(false);
    begin();
  }, 5000);
  // A browser may hold a line that is cut for a long time: when its network goes or comes, the line is taken up anew.
  const changed = () => { if (source) begin(); };
  for (const each of ["offline", "online"]) addEventListener(each, changed);
  document.addEventListener("visibilitychange", seen);
  begin();
  if (document.hidden) waiting = setTimeout(end, rest);
  function over() {
    clearInterval(listening);
    for (const each of ["offline", "online"]) removeEventListener(each, changed);
    document.removeEventListener("visibilitychange", seen);
    end();
  }
  return over;
}

/** Whether an address answers that nothing is there for this browser; a stream that it begins instead is let go of. */
async function isRefused(/** @type {string} */ address) {
  const asked = new AbortController();
  try {
    const { status } = await fetch(address, { signal: asked.signal, headers: { Accept: "text/event-stream" } });
    asked.abort();
    return [401, 403, 404, 410].includes(status);
  } catch {
    return false;
  }
}
