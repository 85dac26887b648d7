// Who sits where, on the screen on the wall: before the first round by surname, afterwards by table.

import { boardsWritten, element } from "./club.js";
import { players, row, word } from "./display-dom.js";

const BESIDE = 6;  // so many tables stand beside the ranking; more take turns with it, in columns
const WITH_GIVEN_NAMES = 16;
const IN_THREE = 60;  // of people; more stand in four columns

/** A name without the given one, where many are to be read at once. */
const family = (name) => name.replace(/^\S+\s+(?=\S)/u, "");

/** Whether one name stands for somebody: a team of which it is not known who sits there, or a number without names. */
const isOneName = (who) => (Boolean(who.name) && !who.lined_up) || !who.names.length;

/** Who it is, as a text. */
export function people(who) {
  return who.name || who.names.join(" – ");
}

/**
 * What is said of everybody's seats in the rounds of some sections: rows, and in how many columns they may stand, from the
 * least to the most.
 * @param {[any, any][]} rounds each section with the round of it that is shown
 * @param {boolean} findable before the first round, when people look for themselves rather than for a table
 */
export function seatsShown(rounds, findable) {
  if (findable) return persons(rounds);
  const tables = rounds.reduce((sum, [, round]) => sum + round.tables.length, 0);
  const rows = rounds.flatMap(([each, round]) => round.tables.map((table) => tableRow(each, table, tables > WITH_GIVEN_NAMES)));
  return { rows, columns: tables <= BESIDE ? [1, 1] : [2, 3] };
}

function persons(rounds) {
  const found = rounds.flatMap(([each, round]) => round.tables.flatMap((table) => table.contestants.flatMap((who) => {
    const seat = `${each.section}${table.table} ${word(`side-${who.side}`)}`;
    const alone = isOneName(who);
    const names = alone ? [people(who) || who.contestant] : who.names;
    return names.map((name) => ({ name, seat, by: alone ? name : `${family(name)} ${name}` }));
  })));
  found.sort((one, two) => one.by.localeCompare(two.by, document.documentElement.lang));
  const rows = found.map((each) => row("person", element("th", "", each.name), element("td", "n", each.seat)));
  return { rows, columns: rows.length <= 4 * BESIDE ? [1, 2] : rows.length <= IN_THREE ? [3, 3] : [4, 4] };
}

function tableRow(section, table, short) {
  const cell = element("td", "");
  for (const who of table.contestants) {
    const team = who.lined_up && who.name ? [`${who.name}: `] : [];
    const told = isOneName(who) ? [people(who)] : [...team, ...players(short || who.name ? who.names.map(family) : who.names)];
    cell.append(element("div", "seated", element("b", "", word(`side-${who.side}`)), element("span", "n", who.contestant), element("span", "", ...told)));
  }
  const boards = element("td", "n", element("b", "", boardsWritten(table.each)));
  return row("table-row", element("th", "", `${section.section}${table.table}`), cell, boards);
}
