// The page of today's events: fetched anew while somebody looks at it, for there may be more of them than a browser has lines.

import { renew, sayConnected } from "./club.js";

const EVERY = 10000;

const look = () => { if (!document.hidden) void renew("standing").then(sayConnected); };

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
for (const each of ["offline", "online"]) addEventListener(each, look);
