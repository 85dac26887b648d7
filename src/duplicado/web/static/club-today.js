// The page of today's events: fetched anew while somebody looks at it, for there may be more of them than a browser has lines.

import { renew } from "./club.js";

const EVERY = 10000;

setInterval(() => { if (!document.hidden) void renew("standing"); }, EVERY);
document.addEventListener("visibilitychange", () => { if (!document.hidden) void renew("standing"); });
