"""The reader of scoring databases: tables in, a contest and diagnostics out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.bws.access import tables_in_access_file
from duplicado.formats.bws.csv_tables import archive_of, table_named_by, tables_in_one_file, tables_in_zip
from duplicado.formats.bws.model import ScoringDatabase
from duplicado.formats.bws.records import read_double_dummy, read_hands, read_recorded
from duplicado.formats.bws.results import read_results
from duplicado.formats.bws.sections import Sections, read_sections
from duplicado.formats.bws.tables import Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.law.book import law_02
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import keeps_mappings

_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})\b.*")
_EXPORTED: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{2}|[0-9]{4})\b.*")


@checked
def read_bws(source: bytes) -> Parsed[ScoringDatabase]:
    """Read a scoring database from the bytes of an Access file, of a zip archive of CSV tables or of one such table.

    Nothing is raised, whatever the bytes are.
    """
    if source[:2] == b"PK":
        return _read(tables_in_zip(source))
    if table_named_by(source) is not None:
        return _read_one_table(tables_in_one_file(source))
    return _read(tables_in_access_file(source))


@checked
def read_bws_folder(folder: Path) -> Parsed[ScoringDatabase]:
    """Read a scoring database from a folder of CSV tables.

    Raises:
        OSError: the folder or a file in it cannot be read.
    """
    return _read(tables_in_zip(archive_of(folder)))


def _read(tables: Parsed[Tables]) -> Parsed[ScoringDatabase]:
    # Where the tables themselves could not be had, that there is no database in them goes without saying.
    if tables.diagnostics and not tables.value:
        return Parsed(read_bws_tables({}).value, tables.diagnostics)
    parsed = read_bws_tables(tables.value)
    return Parsed(parsed.value, (*tables.diagnostics, *parsed.diagnostics))


def _read_one_table(tables: Parsed[Tables]) -> Parsed[ScoringDatabase]:
    """Read what a table says by itself: the hands of `HandRecord`; of any other it is said which tables it wants."""
    found = list(tables.diagnostics)
    layouts = read_hands(tables.value, found.append)
    if not layouts:
        say(found.append, "bws-one-table", Severity.WARNING, table=next(iter(tables.value)))
    contest = Contest(boards={number: law_02.board(number) for number in layouts if number > 0}, layouts=layouts)
    return Parsed(ScoringDatabase(contest, (), read_double_dummy(tables.value, found.append)), tuple(found))


@checked
def read_bws_tables(tables: Tables) -> Parsed[ScoringDatabase]:
    """Read a scoring database from its tables; what is missing is empty, what cannot be read is named.

    The database has no results of its own for a board that was not played, only a remark; and the percentages of its
    adjusted scores are fixed ones: whether 60 % was meant as average plus of Law 12C2 it does not say.
    """
    found: list[Diagnostic] = []
    report: Report = found.append
    if not any(True for name in ("RoundData", "ReceivedData") for _ in rows_of(tables, name)):
        say(report, "bws-no-database")
        return Parsed(ScoringDatabase(Contest()), tuple(found))
    sections = read_sections(tables, report)
    players = read_players(tables, sections, report)
    layouts = read_hands(tables, report)
    recorded = read_recorded(tables, report)
    results = tuple(read_results(tables, sections, recorded, layouts, report))
    title, date = _session(tables, report)
    plans = sections.plans.values()
    boards = {each.board for each in results} | set(layouts)
    boards |= {board for plan in plans for each in plan.sittings for board in each.boards}
    if len({plan.winners for plan in plans}) > 1:
        say(report, "bws-winners-differ", Severity.WARNING)
    contest = Contest(
        title=title,
        date=date,
        method=sections.method,
        winners=max((plan.winners for plan in plans), default=1),
        contestants=_contestants(players.contestants, results, sections),
        boards={number: law_02.board(number) for number in sorted(boards) if number > 0},
        layouts=layouts,
        results=results,
        scheduled_boards=sections.boards_of_the_busiest,
        program="Bridgemate",
    )
    database = ScoringDatabase(contest, tuple(plans), read_double_dummy(tables, report), players.numbers)
    return Parsed(database, tuple(found))


def _session(tables: Tables, report: Report) -> tuple[str, str]:
    sessions = list(rows_of(tables, "Session"))
    if len(sessions) > 1:
        say(report, "bws-several-sessions", Severity.WARNING, count=len(sessions))
    return (sessions[0].words("Name"), _date(sessions[0].cell("Date"))) if sessions else ("", "")


def _date(text: str) -> str:
    """Write a date in ISO 8601: it comes so, or as the United States write it (month first) from older exports."""
    if _ISO.fullmatch(text):
        return text[:10]
    match = _EXPORTED.fullmatch(text)
    if match is None:
        return text
    year = int(match[3]) + (2000 if len(match[3]) == 2 else 0)
    return f"{year}-{int(match[1]):02}-{int(match[2]):02}"


def _contestants(
    planned: tuple[Contestant, ...], results: tuple[BoardResult, ...], sections: Sections
) -> tuple[Contestant, ...]:
    """Return who takes part: those who are planned, less missing pairs, and whoever has a result besides."""
    playing = {who for result in results for who in result.contestants}
    missing = {
        (sections.letter(number), plan.missing_pair) for number, plan in sections.plans.items() if plan.missing_pair
    }
    present = [
        each for each in planned if each.id in playing or each.names or (each.id.section, each.id.number) not in missing
    ]
    known = {each.id for each in present}
    others = sorted(playing - known, key=lambda who: (who.section, str(who.line or ""), who.number))
    return (*present, *(Contestant(who) for who in others))


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
