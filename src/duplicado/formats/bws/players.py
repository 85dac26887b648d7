"""Names and numbers of players by seat, as the scoring devices asked for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.event.contest import Contestant, ContestantId
from duplicado.formats.bws.sections import Sections
from duplicado.formats.bws.tables import Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Report
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import keeps_mappings

_Entry: TypeAlias = tuple[int, int, str, str]
"""Round, place of the seat, name and number."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Players:
    """The contestants with their names, and the numbers of the players in the same order."""

    contestants: tuple[Contestant, ...]
    numbers: Mapping[ContestantId, tuple[str, ...]] = field(hash=False)


def read_players(tables: Tables, sections: Sections, report: Report) -> Players:
    """Read `PlayerNumbers` and, for names that it lacks, `PlayerNames`.

    A seat at a table belongs to the contestant whom `RoundData` puts there in that round, in round 0 to him who begins
    there. Of several who had a seat one after the other the first is taken.
    """
    names = _names(tables)
    at = _seats(sections)
    seated: dict[ContestantId, list[_Entry]] = {}
    for row in rows_of(tables, "PlayerNumbers"):
        direction = row.cell("Direction").upper()
        try:
            section, table, round_number = row.whole("Section"), row.whole("Table"), row.whole("Round")
        except UnreadableCell as error:
            say_unreadable(report, "PlayerNumbers", row, error)
            continue
        if direction not in {"N", "E", "S", "W"}:
            say(report, "bws-unknown-seat", row=row.number, text=direction)
            continue
        who = at.get((section, round_number, table, Seat(direction)))
        if who is None:
            continue
        # 0 is what the devices write for a player without a number.
        number = "" if set(row.cell("Number")) <= {"0"} else row.words("Number")
        name = row.words("Name") or names.get(number, "") or number
        if name:
            seated.setdefault(who, []).append((round_number, Seat(direction).index, name, number))
    contestants: list[Contestant] = []
    numbers: dict[ContestantId, tuple[str, ...]] = {}
    for who in sorted({*at.values()}, key=_order):
        # Those of the earliest round, and later ones only as far as places are free.
        players = dict.fromkeys((name, number) for _, _, name, number in sorted(seated.get(who, [])))
        first = list(players)[: sections.players_of_a_contestant]
        contestants.append(Contestant(who, tuple(name for name, _ in first)))
        if any(number for _, number in first):
            numbers[who] = tuple(number for _, number in first)
    return Players(tuple(contestants), numbers)


def _names(tables: Tables) -> dict[str, str]:
    """Return the names of the database's own list of players, by number."""
    names: dict[str, str] = {}
    for row in rows_of(tables, "PlayerNames"):
        for number in filter(None, (row.cell("strID"), row.cell("ID"))):
            names.setdefault(number, row.cell("Name"))
    return names


def _seats(sections: Sections) -> dict[tuple[int, int, int, Seat], ContestantId]:
    """Say who sits where: by section, round (0 for the first in which somebody sits there), table and seat."""
    at: dict[tuple[int, int, int, Seat], ContestantId] = {}
    for section, plan in sections.plans.items():
        letter = sections.letter(section)
        for each in plan.sittings:
            for side, pair, second in ((Side.NS, each.north_south, each.south), (Side.EW, each.east_west, each.west)):
                for seat, number in zip(side.seats, (pair, second or pair), strict=True):
                    if number <= 0:
                        continue
                    who = ContestantId(number, side if plan.winners == 2 else None, letter)
                    at[section, each.round, each.table, seat] = who
                    at.setdefault((section, 0, each.table, seat), who)
    return at


def _order(who: ContestantId) -> tuple[str, bool, int]:
    return (who.section, who.line is Side.EW, who.number)
