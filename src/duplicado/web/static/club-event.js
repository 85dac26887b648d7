// An event's page while it is played: rounds, clock, seats and the ranking follow, as far as each is shown to everybody.

import { renew, sayConnected, watch } from "./club.js";
import { writeClocks } from "./club-clocks.js";

const SOONEST = 1000;
/** @type {number | undefined} */
let waiting;

/** Fetch what stands on the page now, at most once in a second. */
function soon() {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    void renew("standing").then(writeClocks);
  }, SOONEST);
}

const lines = { hall: true, rankings: true };
for (const shown of ["hall", "rankings"]) {
  let first = true;
  watch(shown, "display", () => {
    if (!first) soon();  // what comes first is on the page already
    first = false;
  }, (yes) => {
    lines[shown] = yes;
    sayConnected(lines.hall && lines.rankings);
  });
}
writeClocks();
setInterval(writeClocks, 1000);
