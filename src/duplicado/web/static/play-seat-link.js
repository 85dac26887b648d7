// The page of a seat's link: the key of a seat, which no server is sent with the address, lets in.

import { ask, only } from "./club.js";

const page = only("#seat-link", HTMLElement);

async function open() {
  const { status, data } = await ask("POST", page.dataset.sit ?? "", { key: location.hash.slice(1) });
  if (status === 200) location.replace(data.address);
  else {
    only("#seat-link-waits", HTMLElement).hidden = true;
    const told = only("#seat-link-wrong", HTMLElement);
    if (data?.sentence) only("#seat-link-why", HTMLElement).textContent = data.sentence;
    told.hidden = false;
  }
}
void open();
