// An event's page while it is played: the ranking follows, as far as it is released.

import { watch } from "./club.js";

let first = true;
watch("rankings", "display", async () => {
  if (first) { first = false; return; }
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("standing");
    if (fresh) document.getElementById("standing")?.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
  } catch {
    // The line is lost: what is there stays until it is back.
  }
});
