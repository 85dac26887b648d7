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

// A card is found by name or number, and the one that was looked at on this device is marked in every table.
const kept = "duplicado-card:";
const finder = document.querySelector("[data-find]");
const own = document.querySelector("[data-own]");
const eventOf = (path) => path.replace(/(contestant|board|session|ranking)\/.*$|boards$/, "");
const remembered = () => {
  try {
    return /** @type {{card: string, name: string, href: string}?} */ (JSON.parse(localStorage.getItem(kept + eventOf(location.pathname)) ?? "null"));
  } catch {
    return null; // a browser that keeps nothing, or something else of that name
  }
};
if (finder instanceof HTMLFormElement) {
  const field = /** @type {HTMLInputElement} */ (finder.querySelector("input"));
  const options = [...finder.querySelectorAll("option")];
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  const go = () => {
    const asked = plain(field.value);
    const exact = options.filter((each) => plain(each.value) === asked || plain(each.value).split(" ")[0] === asked);
    const found = exact.length ? exact : options.filter((each) => asked && plain(each.value).includes(asked));
    const href = found.length === 1 && found[0].dataset.href;
    if (href) location.href = href;
  };
  finder.hidden = false;
  finder.addEventListener("submit", (event) => { event.preventDefault(); go(); });
  field.addEventListener("input", () => { if (options.some((each) => each.value === field.value)) go(); });
}
const cardPage = document.querySelector("[data-own-card]");
if (cardPage instanceof HTMLElement) {
  try {
    const said = { card: cardPage.dataset.ownCard, name: cardPage.querySelector("h1")?.textContent, href: location.href };
    localStorage.setItem(kept + eventOf(location.pathname), JSON.stringify(said));
  } catch {
    // Nothing is marked then.
  }
}
const mine = remembered();
const markOwn = () => {
  if (mine) document.querySelectorAll("tr[data-card]").forEach((row) => {
    row.classList.toggle("is-own", (row.getAttribute("data-card") ?? "").split(" ").includes(mine.card));
  });
};
markOwn();
if (mine) {
  if (own instanceof HTMLElement) {
    const link = document.createElement("a");
    link.textContent = mine.name;
    link.href = mine.href;
    own.append(link);
    own.hidden = false;
  }
}

// A board whose tricks with best play are still being computed asks for itself again, and is put in its own place.
const incomplete = document.querySelector("[data-complete]");
if (incomplete instanceof HTMLElement) {
  const complete = async () => {
    const answer = await fetch(incomplete.dataset.complete ?? "", { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const whole = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".board-page");
    if (!whole) throw new Error(answer.url);
    incomplete.replaceChildren(...whole.childNodes);
    markOwn();
  };
  complete().catch(() => incomplete.querySelector(".best-play")?.remove());
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
