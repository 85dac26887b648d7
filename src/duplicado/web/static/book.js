// The search of the book where there is no server: what /law?q= does there is done here, over the same index.
// Its rules are those of duplicado/publish/book/search.py; a test types the same queries into both.
"use strict";

(() => {
  /** @type {HTMLElement?} */
  const place = document.querySelector("[data-search]");
  const book = /** @type {any} */ (window).duplicadoBook;
  const field = /** @type {HTMLInputElement?} */ (document.getElementById("law-query"));
  const heading = place?.querySelector("h2");
  const list = place?.querySelector("ol");
  const root = /** @type {HTMLAnchorElement?} */ (document.getElementById("law-root"))?.href;
  if (!place || !book || !field || !heading || !list) return;
  const idle = new Set(book.idle);
  const forms = new Map(Object.entries(book.forms));
  const stems = Object.entries(book.stems);
  const most = 40;

  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, " ").trim();
  const stemsOf = (text) => {
    const words = fold(text).split(" ").filter((word) => word);
    const telling = words.filter((word) => !idle.has(word));
    return [...new Set((telling.length ? telling : words).map((word) => forms.get(word) ?? word))];
  };
  const likeness = (word, known) => {
    if (word === known) return 1;
    if (known.startsWith(word) && word.length >= 3) return 0.8;
    const shorter = Math.min(word.length, known.length);
    let common = 0;
    while (common < shorter && word[common] === known[common]) common += 1;
    const near = common >= Math.max(5, shorter - 1) && Math.abs(word.length - known.length) <= 4;
    return near || (known.length >= 4 && word.startsWith(known)) ? 0.5 : 0;
  };

  // A number: 27, 27b1a, or with the word for a Law before it.
  const bare = (text) => text.toLowerCase().replace(/[^0-9a-z]+/g, "");
  const numbers = new Map(book.pages.map((page, at) => [bare(page[3]), at]));
  const numberOf = (text) => {
    const typed = text.trim().toLowerCase();
    if (typed === "def" || typed === "intro") return numbers.get(typed);
    if (/^(def|intro):/.test(typed)) return numbers.get(bare(typed));
    const joined = typed.replace(/(?<=[0-9])\s+(?=[a-z]\b|[a-z][0-9])/g, "");
    const match = new RegExp(`^(?:${book.law})?\\s*([1-9][0-9]?[^\\s]*)$`, "i").exec(joined);
    return match ? numbers.get(bare(match[1])) : undefined;
  };
  const within = (page, number) => {
    for (let at = page; at >= 0; at = book.pages[at][4]) if (at === number) return true;
    return false;
  };

  const byWords = (wanted, add) => {
    const found = new Map();
    const matched = new Map();
    for (const word of wanted) {
      const best = new Map();
      for (const [known, posting] of stems) {
        const like = likeness(word, known);
        if (!like) continue;
        const rarity = Math.log(1 + book.pages.length / (posting.length / 2));
        for (let at = 0; at < posting.length; at += 2) {
          best.set(posting[at], Math.max(best.get(posting[at]) || 0, like * rarity * posting[at + 1]));
        }
      }
      for (const [page, score] of best) {
        found.set(page, (found.get(page) || 0) + score);
        matched.set(page, (matched.get(page) || 0) + 1);
      }
    }
    for (const [page, score] of found) add(page, score * (matched.get(page) / wanted.length) ** 2);
  };
  const byTopic = (wanted, add) => {
    const found = new Map();
    for (const [text, pages] of book.topics) {
      const phrase = text.split(" ");
      const fits = phrase.map((known) => Math.max(0, ...wanted.map((word) => likeness(word, known))));
      if (Math.min(...fits) <= 0) continue;
      const boost = 30 * fits.reduce((sum, one) => sum + one, 0) * (1 + phrase.length / Math.max(wanted.length, phrase.length));
      pages.forEach((page, rank) => found.set(page, Math.max(found.get(page) || 0, boost * 0.9 ** rank)));
    }
    for (const [page, score] of found) add(page, score);
  };
  const search = (query) => {
    const number = numberOf(query);
    if (number !== undefined) return book.pages.map((_, at) => at).filter((at) => within(at, number)).slice(0, most);
    const wanted = stemsOf(query);
    const scores = new Map();
    const add = (page, score) => scores.set(page, (scores.get(page) || 0) + score);
    if (wanted.length) {
      byWords(wanted, add);
      byTopic(wanted, add);
    }
    const rounded = (score) => Math.round(score * 1e6);
    return [...scores].sort((one, other) => rounded(other[1]) - rounded(one[1]) || one[0] - other[0]).slice(0, most).map(([page]) => page);
  };

  const show = (query) => {
    const asked = query.trim().replace(/\s+/g, " ").slice(0, 200);
    place.hidden = !asked;
    list.replaceChildren();
    if (!asked) return;
    const hits = search(asked);
    const sentence = hits.length === 0 ? place.dataset.none : hits.length === 1 ? place.dataset.one : place.dataset.many;
    heading.textContent = (sentence ?? "").replace("9999", String(hits.length)).replace("%", asked);
    for (const hit of hits) {
      const [file, title, snippet] = book.pages[hit];
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = new URL(encodeURI(file), root).href;
      link.textContent = title;
      item.append(link);
      if (snippet) {
        const text = document.createElement("p");
        text.textContent = snippet;
        item.append(text);
      }
      list.append(item);
    }
    if (!hits.length) {
      const hint = document.createElement("p");
      hint.textContent = place.dataset.hint ?? "";
      const item = document.createElement("li");
      item.append(hint);
      list.append(item);
    }
  };

  const asked = new URLSearchParams(location.search).get("q");
  if (asked) field.value = asked;
  show(field.value);
  field.addEventListener("input", () => show(field.value));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    show(field.value);
    try {
      history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
    } catch {
      // Some browsers keep the address of a file as it is.
    }
    heading.scrollIntoView({ block: "nearest" });
  });
})();
