"""Writing the tables of a scoring database as CSV files in a zip archive, as programs take results from Bridgemate.

The tables and columns are those of the Access database, so that whatever reads its export reads these: `Session`,
`Section`, `RoundData`, `ReceivedData`, `PlayerNumbers`, `HandRecord`. The database holds contracts and what was made,
no scores: a score without a contract, or one that the Director assigned, is an `Arbitral score` there, and a warning
says so.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from duplicado.event.contest import IN_TEAMS, BoardResult, Contest, ContestantId
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.formats.bws.records import SUIT_NAMES
from duplicado.formats.bws.sections import SCORING_TYPES
from duplicado.formats.diagnostics import Written
from duplicado.formats.encoding import encoded
from duplicado.formats.format_limits import (
    Losses,
    common_losses,
    is_split,
    lost_of_scores,
    on_one_line,
    percent_of,
    section_letters,
)
from duplicado.formats.spreadsheet_text import cell_text
from duplicado.score.rounding import rounded
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_MOMENT: Final = (1980, 1, 1, 0, 0, 0)
"""Of each member of the archive, so that the same results are the same file."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """A line, with the section, round and table where the database has it."""

    section: int
    round: int
    table: int
    line: BoardResult

    @property
    def seated(self) -> tuple[tuple[Seat, ContestantId], ...]:
        """Seats with those who have them; a pair has the two of its side."""
        one, other = self.line.north_south, self.line.east_west
        south, west = self.line.south or one, self.line.west or other
        return (Seat.N, one), (Seat.E, other), (Seat.S, south), (Seat.W, west)


@checked
def write_bws_tables(contest: Contest, numbers: Mapping[ContestantId, tuple[str, ...]] | None = None) -> Written:
    """Write a contest as the tables of a scoring database.

    Args:
        contest: what was played.
        numbers: the players' numbers at the federation, in the order of their names.
    """
    losses = Losses()
    common_losses(contest, losses, with_individuals=True)
    lost_of_scores(contest.results, losses)
    letters = section_letters(contest)
    for name, letter in letters.items():
        if name not in {letter, ""}:
            losses.add("contest-file-sections", name)
    sections = {name: number for number, name in enumerate(letters, 1)}
    placed = list(_placed(contest.results, sections, losses))
    method = {method: number for number, method in SCORING_TYPES.items()}.get(contest.method)
    if method is None:
        losses.add("contest-file-scoring")
    tables: dict[str, Iterable[Mapping[str, object]]] = {
        "ReceivedData": [_received(number, each, losses) for number, each in enumerate(placed, 1)],
        "Session": [{"ID": 1, "Name": cell_text(on_one_line(contest.title, losses)), "Date": contest.date}],
        "Section": [
            {
                "ID": number,
                "Letter": letters[name] or "A",
                "Tables": max((each.table for each in placed if each.section == number), default=0),
                "MissingPair": 0,
                "ScoringType": method or 1,
                "Winners": contest.winners,
            }
            for name, number in sections.items()
        ],
        "RoundData": list(_rounds(placed)),
        "PlayerNumbers": list(_players(contest, placed, numbers or {}, losses)),
        "HandRecord": list(_hands(contest, sections.values())),
    }
    return Written(_archive(tables), losses.warnings())


def write_bws_event(outcome: EventOutcome) -> Written:
    """Write an event with all its sessions and sections; the rounds of a session follow those of the one before."""
    results: list[BoardResult] = []
    layouts: dict[int, Layout] = {}
    before, session = 0, 0
    for field in outcome.fields:
        if field.session != session:
            before, session = max((line.round or 0 for line in results), default=0), field.session
        results += [
            replace(line, round=None if line.round is None else before + line.round) for line in field.contest.results
        ]
        layouts = dict(field.contest.layouts) | layouts
    return write_bws_tables(replace(outcome.contest, results=tuple(results), layouts=layouts), outcome.numbers)


def _archive(tables: Mapping[str, Iterable[Mapping[str, object]]]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, rows in tables.items():
            text = io.StringIO(newline="")
            listed = list(rows)
            writer = csv.DictWriter(text, list(listed[0]) if listed else [_KEY_OF_EMPTY.get(name, "ID")])
            writer.writeheader()
            writer.writerows(listed)
            archive.writestr(zipfile.ZipInfo(f"{name}.csv", _MOMENT), encoded(text.getvalue()), zipfile.ZIP_DEFLATED)
    return data.getvalue()


_KEY_OF_EMPTY: Final = {
    "ReceivedData": "Board",
    "RoundData": "Table",
    "PlayerNumbers": "Direction",
    "HandRecord": "Board",
}
"""A column by which a table without rows is known."""


def _placed(results: Sequence[BoardResult], sections: Mapping[str, int], losses: Losses) -> Iterator[_Placed]:
    """Give each line its place; one without a table gets the first that is free for its board in that round."""
    rounds = _rounds_of_meetings(results)
    if rounds:
        losses.add("contest-file-rounds")
    taken: set[tuple[int, int, int, int]] = set()
    for line in results:
        section = sections.get(line.north_south.section, 1)
        round_number = line.round or rounds[line.north_south, line.east_west]
        number = _NUMBER.search(line.table)
        table = int(number[0]) if number else 1
        while (section, round_number, table, line.board) in taken:
            table += 1
        taken.add((section, round_number, table, line.board))
        yield _Placed(section, round_number, table, line)


def _rounds_of_meetings(results: Sequence[BoardResult]) -> dict[tuple[ContestantId, ContestantId], int]:
    """Number rounds for lines that have none: two who meet do so in the first round in which both are free."""
    rounds: dict[tuple[ContestantId, ContestantId], int] = {}
    busy: dict[ContestantId, set[int]] = {}
    for line in results:
        meeting = (line.north_south, line.east_west)
        if line.round is None and meeting not in rounds:
            theirs = busy.setdefault(meeting[0], set()) | busy.setdefault(meeting[1], set())
            rounds[meeting] = next(number for number in count(1) if number not in theirs)
            for who in meeting:
                busy[who].add(rounds[meeting])
    return rounds


def _received(number: int, placed: _Placed, losses: Losses) -> dict[str, object]:
    line = placed.line
    contract, declarer, result, remark = "", "", "", ""
    ours, theirs = line.north_south_score, line.east_west_score
    if isinstance(ours, Artificial) and isinstance(theirs, Artificial):
        remark = "-".join(f"{int(rounded(percent_of(score), 0))}%" for score in (ours, theirs))
    elif ours is None and theirs is None:
        remark = "Not played"
    elif not isinstance(ours, Points) or is_split(line):
        remark = "Arbitral score"
    elif isinstance(line.contract, PassedOut):
        contract = "PASS"
    elif isinstance(line.contract, Contract) and line.tricks is not None:
        made = line.tricks - line.contract.tricks_required
        bid, doubled = line.contract.bid, line.contract.doubling.value.lower()
        contract = f"{bid.level} {_denomination(bid.text)} {doubled}".strip()
        declarer, result = line.contract.declarer.value, "=" if made == 0 else f"{made:+}"
    else:
        remark = "Arbitral score"
        losses.add("contest-file-bare-scores", line.board)
    seats = dict(placed.seated)
    by = seats[Seat(declarer)].number if declarer else ""
    return {
        "ID": number,
        "Section": placed.section,
        "Table": placed.table,
        "Round": placed.round,
        "Board": line.board,
        "PairNS": line.north_south.number,
        "PairEW": line.east_west.number,
        "Declarer": by,
        "NS/EW": declarer,
        "Contract": contract,
        "Result": result,
        "LeadCard": f"{line.lead.suit.value}{line.lead.rank.value}".replace("T", "10") if line.lead else "",
        "Remarks": remark,
        "South": line.south.number if line.south else "",
        "West": line.west.number if line.west else "",
        "Erased": 0,
    }


def _denomination(bid: str) -> str:
    return "NT" if bid.endswith(("N", "NT")) else bid[-1]


def _rounds(placed: Sequence[_Placed]) -> Iterator[dict[str, object]]:
    """Say who met whom at which table in each round, and on which boards."""
    met: dict[tuple[int | str, ...], list[int]] = {}
    for each in placed:
        line = each.line
        singles = (line.south.number if line.south else "", line.west.number if line.west else "")
        pairs = (line.north_south.number, line.east_west.number)
        key: tuple[int | str, ...] = (each.section, each.table, each.round, *pairs, *singles)
        met.setdefault(key, []).append(line.board)
    names = ("Section", "Table", "Round", "NSPair", "EWPair", "South", "West")
    for key, boards in sorted(met.items(), key=lambda item: item[0][:3]):
        boards.sort()
        follow = boards == list(range(boards[0], boards[0] + len(boards)))
        custom = "" if follow else ",".join(map(str, boards))
        row: dict[str, object] = dict(zip(names, key, strict=True))
        yield row | {"LowBoard": boards[0], "HighBoard": boards[-1], "CustomBoards": custom}


def _players(
    contest: Contest,
    placed: Sequence[_Placed],
    numbers: Mapping[ContestantId, tuple[str, ...]],
    losses: Losses,
) -> Iterator[dict[str, object]]:
    """Seat the players where their contestant first played on each side; of a team the other two sit the other way."""
    names = {each.id: each.players for each in contest.contestants}
    teams = contest.method in IN_TEAMS
    told: dict[ContestantId, set[int]] = {}
    for each in sorted(placed, key=lambda one: (one.round, one.table)):
        for seat, who in each.seated:
            place = (2 if teams and seat in Side.EW.seats else 0) + (seat in {Seat.S, Seat.W})
            if each.line.south is not None:
                place = 0
            players = names.get(who, ())
            if place >= len(players) or place in told.setdefault(who, set()):
                continue
            told[who].add(place)
            listed = numbers.get(who, ())
            yield {
                "Section": each.section,
                "Table": each.table,
                "Direction": seat.value,
                "Number": cell_text(listed[place]) if place < len(listed) else "",
                "Name": cell_text(on_one_line(players[place], losses)),
                "Round": each.round,
            }


def _hands(contest: Contest, sections: Iterable[int]) -> Iterator[dict[str, object]]:
    for section in sections:
        for board, layout in contest.layouts.items():
            row: dict[str, object] = {"Section": section, "Board": board}
            for seat in Seat:
                hand = layout[seat]
                holdings = [""] * 4 if hand is None else str(hand).split(".")
                row |= {f"{seat.full_name}{suit}": cards for suit, cards in zip(SUIT_NAMES, holdings, strict=True)}
            yield row
