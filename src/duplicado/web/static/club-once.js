// What is shown only once stays on the screen until it is printed: what is opened meanwhile is opened beside it.

import { only } from "./club.js";

const shown = only("[data-once]", HTMLElement);
let isPrinted = false;

shown.addEventListener("submit", () => { isPrinted = true; });

document.addEventListener("click", (event) => {
  if (isPrinted) return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && !link.getAttribute("href")?.startsWith("#")) link.target = "_blank";
}, true);

// A form, a reload or closing the page takes it away: the browser asks first.
window.addEventListener("beforeunload", (event) => { if (!isPrinted) event.preventDefault(); });
