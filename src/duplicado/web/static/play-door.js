// The door of a table: the key of a seat, which no server is sent with the address, opens it.

import { ask, only } from "./club.js";

const door = only("#door", HTMLElement);

async function open() {
  const { status, data } = await ask("POST", door.dataset.sit ?? "", { key: location.hash.slice(1) });
  if (status === 200) location.replace(data.address);
  else {
    only("#door-waits", HTMLElement).hidden = true;
    const why = door.querySelector(`[data-refused="${CSS.escape(String(data?.code ?? ""))}"]`);
    (why instanceof HTMLElement ? why : only("#door-wrong", HTMLElement)).hidden = false;
  }
}
void open();
