// The ranking as far as it is released to players, read when it is unfolded.

import { el, say } from "./phone-dom.js";

/** Show the rankings in a place; `read` asks for them. */
export async function rankingsShown(place, read) {
  place.replaceChildren(el("p", {}, say("rankings-read")));
  const { status, data } = await read();
  const latest = Array.isArray(data) ? data.at(-1)?.view : null;
  if (status !== 200 || !latest) {
    place.replaceChildren(el("p", {}, data?.sentence ?? say("no-line")));
    return;
  }
  const shown = latest.rankings.filter((each) => each.ranks.some((rank) => rank.boards));
  place.replaceChildren(...(shown.length ? shown.map(rankingTable) : [el("p", {}, say("rankings-none"))]));
}

function rankingTable(ranking) {
  const name = ranking.line ? say("ranking-of", { side: say(`side-name-${ranking.line}`) }) : say("ranking");
  const head = ["place", "pair", "names", "figure"].map((each) => el("th", { scope: "col", class: each === "figure" ? "n" : null }, say(`rank-${each}`)));
  const rows = ranking.ranks.map((rank) => el("tr", {},
    el("td", {}, rank.place), el("th", { scope: "row" }, rank.contestant), el("td", {}, rank.names.join(" – ")),
    el("td", { class: "n" }, ranking.percent ? `${rank.figure} %` : rank.figure)));
  return el("table", {}, el("caption", {}, name), el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows));
}
