// What all pages of the club server share: asking for things, and looking at what goes on.

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

export const event = meta("event");
export const language = document.documentElement.lang;
const base = "/api/1";

/** The address of something of this page's event. */
export const ofEvent = (path) => `${base}/events/${encodeURIComponent(event)}/${path}`;

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
 */
export async function ask(method, address, body) {
  const headers = { "X-CSRF-Token": meta("csrf"), Accept: "application/json", "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return { status: answer.status, data: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, data: null };
  }
}

/** Ask for facts to be taken down. */
export const command = (door, id, facts, { confirmed = false, basedOn = "" } = {}) =>
  ask("POST", `${ofEvent("commands")}?as=${door}`, { id, facts, confirmed, based_on: basedOn });

/**
 * Look at something live: `show(view, whole)` for each thing sent, `connected(yes)` when the line is lost or back.
 * The browser resumes by itself; where the server sends it away, it is tried again at lengthening intervals.
 */
export function watch(path, door, show, connected = () => {}) {
  let position = "";
  let pause = 1000;
  let source;
  const begin = () => {
    const after = position ? `&after=${encodeURIComponent(position)}` : "";
    source = new EventSource(`${ofEvent(path)}?as=${door}${after}`);
    source.onopen = () => { pause = 1000; connected(true); };
    source.onmessage = (message) => {
      const sent = JSON.parse(message.data);
      position = sent.position;
      show(sent.view, sent.whole);
    };
    source.onerror = () => {
      connected(false);
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(begin, pause);
      pause = Math.min(pause * 2, 30000);
    };
  };
  begin();
  return () => source.close();
}
