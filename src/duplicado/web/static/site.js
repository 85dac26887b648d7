// The pages are complete without this file; it only makes them quicker to use.
"use strict";

// Arrow keys, Home and End follow the links that name them with data-key.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, summary")) return;
  /** @type {HTMLAnchorElement?} */
  const link = document.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});

// Auction and play: a step fetches its own page and puts the new state in the place of the old one.
const steps = document.querySelector("[data-steps]");
if (steps) {
  const hint = () => document.querySelectorAll("[data-needs-script]").forEach((each) => each.removeAttribute("hidden"));
  let wanted = 0;
  const show = async (address) => {
    const mine = ++wanted;
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== wanted) return;
    const held = document.activeElement?.getAttribute("data-key");
    const fresh = page.querySelector("[data-steps]");
    // The sentence that screen readers announce stays the same element, or they would not notice the change.
    const status = steps.querySelector("[role=status]");
    const place = fresh?.querySelector("[role=status]");
    if (!fresh || !status || !place) throw new Error(address);
    status.replaceChildren(...place.childNodes);
    place.replaceWith(status);
    steps.replaceChildren(...fresh.childNodes);
    document.querySelectorAll(".languages a").forEach((link, index) => {
      link.setAttribute("href", page.querySelectorAll(".languages a")[index]?.getAttribute("href") ?? "");
    });
    hint();
    const again = held && (steps.querySelector(`a[data-key="${held}"]`) || steps.querySelector("a[data-key]"));
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  };
  hint();
  steps.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[data-key]");
    // A page that is a file may not fetch others; the link is followed as it is.
    const mouse = /** @type {MouseEvent} */ (event);
    if (!(link instanceof HTMLAnchorElement) || location.protocol === "file:" || mouse.button || mouse.ctrlKey || mouse.metaKey || mouse.shiftKey) return;
    event.preventDefault();
    show(link.href).then(() => history.replaceState(null, "", link.href), () => { location.href = link.href; });
  });
}

// Projector: new results appear by themselves; a long ranking is turned over screen by screen, unless held still.
const follow = document.querySelector("[data-follow]");
if (follow) {
  const button = /** @type {HTMLElement} */ (document.querySelector("[data-hold]"));
  let held = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const say = () => { button.textContent = (held ? button.dataset.resume : button.dataset.pause) ?? ""; };
  button.hidden = false;
  say();
  button.addEventListener("click", () => { held = !held; say(); });
  setInterval(() => {
    if (held) return;
    const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
    scrollTo({ top: end ? 0 : scrollY + innerHeight * 0.9, behavior: "auto" });
  }, 10000);
  if (location.protocol !== "file:") setInterval(async () => {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      for (const place of ["[data-follow]", ".title"]) {
        const fresh = page.querySelector(place);
        if (fresh) document.querySelector(place)?.replaceChildren(...fresh.childNodes);
      }
    } catch {
      // The server is gone or busy: what is shown stays.
    }
  }, 20000);
}
