// An event's page while it is played: the ranking follows, as far as it is released.

import { renew, watch } from "./club.js";

let first = true;
watch("rankings", "display", () => {
  if (first) { first = false; return; }
  void renew("standing");
});
