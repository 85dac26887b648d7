// What is read when it is unfolded: the ranking as far as it is released to players.

import { decimal } from "./phone-card.js";
import { el, rewrite, say } from "./phone-dom.js";

/** The unit of the totals: per cent stands with each of them. */
function unitOf(ranking) {
  return ranking.percent ? say("rank-figure") : say(`unit-${ranking.unit}`);
}

/** Show rankings in a place; `results` is the address of score cards and travellers. */
export function rankingsShown(place, latest, results) {
  const shown = (latest?.rankings ?? []).filter((each) => each.ranks.some((rank) => rank.boards));
  const cards = el("p", {}, el("a", { href: results }, say("score-cards")));
  rewrite(place, ...(shown.length ? [...shown.map(rankingTable), cards] : [el("p", {}, say("rankings-none"))]));
}

function figureText(figure, percent) {
  const text = decimal(figure, 2);
  return percent ? say("percent", { value: text }) : text;
}

function rankingTable(ranking) {
  const name = ranking.line ? say("ranking-of", { side: say(`side-name-${ranking.line}`) }) : say("ranking");
  const head = ["place", "pair", "names", "figure"].map((each) => el("th", { scope: "col", class: each === "figure" ? "n" : null }, each === "figure" ? unitOf(ranking) : say(`rank-${each}`)));
  const rows = ranking.ranks.map((rank) => el("tr", {},
    el("td", {}, rank.place), el("th", { scope: "row" }, rank.contestant), el("td", {}, rank.name || rank.names.join(" – ")),
    el("td", { class: "n" }, figureText(rank.figure, ranking.percent))));
  return el("table", {}, el("caption", {}, name), el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows));
}
