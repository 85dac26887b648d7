"""Writer of the published record: entries bound by one head, deals, scores and rankings, as plain JSON.

The entries of results and deals are published as they are kept; of all others there is a leaf, which binds them without
telling what they say. `verify_record.py`, beside this module, checks it and is written along with it.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.subjects import OfBoards
from duplicado.event.record.published_outcome import EventOutcome, FieldOutcome
from duplicado.event.record.state import EventState, StatedResult
from duplicado.event.standing import Ranking, Standing, Standings
from duplicado.score.matchpoints import MatchpointScale
from duplicado.score.side_score import Points
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import keeps_mappings

RECORD_FILE: Final = "record.json"
VERIFIER_FILE: Final = "verify_record.py"
_FORM: Final = "duplicado-published-record"
_PLACE: Final = ("section", "table", "board")
"""The fields of a line that name its place in a session."""


@dataclass(frozen=True, slots=True)
class Head:
    """Length of a record, and the digest that binds all of it until there: short enough for paper."""

    number: int
    """Of the last entry."""
    text: str
    """64 hexadecimal digits."""

    @property
    def printed(self) -> str:
        """As it stands on sheets: the number, and enough digits that nobody finds another record with the same."""
        return f"{self.number}:{self.text[:32]}"

    def __str__(self) -> str:
        """Write it in full."""
        return f"{self.number}:{self.text}"


@dataclass(frozen=True, slots=True)
@keeps_mappings
class PublishedLot:
    """Boards that were dealt together, after everybody may know how."""

    session: int
    boards: tuple[int, ...]
    commitment: str
    seed: str
    closed: str = ""
    """Digest that binds the list of chances, see `dealing.shared_chance`; empty where nobody's chance is in it."""
    chance: tuple[Mapping[str, str], ...] = ()
    """Each `label`, `hash` and `value`."""
    event: str = ""
    """The name of the event that was committed to, where chance is in it."""
    given_up: int = 0
    """Number of earlier lists of chances that were closed for these boards, and given up."""


def leaf_of(id_: str, text: str) -> str:
    """Return what an entry is bound by: its id, which nobody can guess, and its text."""
    parts = (id_.encode(), text.encode())
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()


def heads_of(entries: Iterable[tuple[str, str]]) -> tuple[Head, ...]:
    """Return the head after each entry, given by id and text as they are kept."""
    leaves = (leaf_of(*each) for each in entries)
    heads = accumulate(leaves, lambda head, leaf: hashlib.sha256((head + leaf).encode()).hexdigest(), initial="")
    return tuple(Head(number, head) for number, head in enumerate(heads) if number)


def verifier() -> bytes:
    """Return the program that checks a published record by itself."""
    return files("duplicado.formats.published_record").joinpath(VERIFIER_FILE).read_bytes()


def published_record(
    entries: Sequence[Entry],
    texts: Sequence[str],
    state: EventState,
    outcome: EventOutcome,
    lots: Sequence[PublishedLot] = (),
    *,
    with_hands: bool,
) -> bytes:
    """Write the published record of an event.

    Args:
        entries: all of the record, in order.
        texts: the same as they are kept.
        state: what they say.
        outcome: the result as it is published.
        lots: boards whose seeds everybody may know.
        with_hands: whether everybody may see the deals.
    """
    stated = _stated(state)
    plain = {entry.id for entry in entries if entry.id in stated or (with_hands and _is_of_deals(entry))}
    listed = [
        {"id": entry.id, "text": text} if entry.id in plain else {"leaf": leaf_of(entry.id, text)}
        for entry, text in zip(entries, texts, strict=True)
    ]
    heads = heads_of(zip((each.id for each in entries), texts, strict=True))
    entered = _Entered(stated, dict(zip((each.id for each in entries), texts, strict=True)))
    data = {
        "form": _FORM,
        "v": 1,
        "title": outcome.contest.title,
        "date": outcome.contest.date,
        "head": str(heads[-1]) if heads else "0:",
        "entries": listed,
        "lots": [asdict(each) for each in lots],
        "deals": _deals(lots, outcome) if with_hands else {},
        "fields": [_field(each, entered) for each in outcome.fields],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _stated(state: EventState) -> dict[EntryId, StatedResult]:
    """Return what was stated of results and not taken back; a correction, which has its reason, is not published."""
    cells = (cell for session in state.sessions.values() for _, cell in session.cells)
    found = sorted((each for cell in cells for each in cell.stated.values()), key=lambda each: each.at)
    return {each.id: each for each in found if not each.instead_of}


def _is_of_deals(entry: Entry) -> bool:
    return isinstance(entry.fact.subject(), OfBoards)


def _deals(lots: Sequence[PublishedLot], outcome: EventOutcome) -> dict[str, dict[str, str]]:
    """Return the deals in force of the sessions that were dealt."""
    found: dict[str, dict[str, str]] = {str(each.session): {} for each in lots}
    for field in outcome.fields:
        layouts: Mapping[int, Layout] = field.contest.layouts
        if str(field.session) in found:
            found[str(field.session)] |= {str(board): str(layout) for board, layout in layouts.items()}
    return found


class _Entered:
    """Statements on each board at each table, as they stand in the entries."""

    def __init__(self, stated: Mapping[EntryId, StatedResult], texts: Mapping[EntryId, str]) -> None:
        self._lines: dict[tuple[int, str, str, int], list[tuple[int | None, Any]]] = {}
        for each in stated.values():
            place = each.result.place
            key = (place.session, place.section, str(place.table), place.board)
            self._lines.setdefault(key, []).append((each.points, json.loads(texts[each.id])["fact"]["line"]))

    def places(self, field: FieldOutcome) -> set[tuple[int, str, str, int]]:
        """Return where something was stated that belongs to a field: session, section, table, board."""
        return {each for each in self._lines if each[0] == field.session and field.section in {None, each[1]}}

    def line(self, session: int, section: str, result: BoardResult, score: int | None) -> object:
        """Return the last line that was stated there with that score; `None` where none has it, as after a ruling."""
        known = self._lines.get((session, section, result.table, result.board), [])
        return next((data for points, data in reversed(known) if points == score), None)


def _field(field: FieldOutcome, entered: _Entered) -> dict[str, object]:
    rules, standing = field.standings.rules, field.standings
    plain = standing.method is ScoringMethod.MATCHPOINTS and rules.scale is MatchpointScale.TWO_ONE_ZERO
    lines = [each for board in standing.boards.values() for each in _lines(field, board.board, entered)]
    return {
        "session": field.session,
        "section": field.section,
        "method": "matchpoints-2-1-0" if plain else standing.method.value,
        "expected": {str(number): board.expected for number, board in standing.boards.items()},
        "otherwise": not plain or not _adds_up(lines, standing),
        "left_out": len(entered.places(field) - {(field.session, *map(each.get, _PLACE)) for each in lines}),
        "ties": any(_splits_ties(each) for each in standing.rankings),
        "lines": lines,
        "rankings": [[_placed(each) for each in ranking.standings] for ranking in standing.rankings],
    }


def _placed(standing: Standing) -> dict[str, object]:
    figure = standing.total if standing.percentage is None else standing.percentage
    return {
        "who": str(standing.contestant),
        "place": standing.place,
        "figure": str(figure),
        "total": str(standing.total),
        "penalty": str(standing.card.penalty),
    }


def _splits_ties(ranking: Ranking) -> bool:
    """Tell whether level figures have places of their own."""
    found = [(each.total if each.percentage is None else each.percentage, each.place) for each in ranking.standings]
    return len({figure for figure, _ in found}) != len({place for _, place in found})


def _adds_up(lines: Iterable[Mapping[str, Any]], standing: Standings) -> bool:
    """Tell whether totals are the sums of the boards and the penalties, and percentages those of the tops there."""
    totals, tops = defaultdict[str, Fraction](Fraction), defaultdict[str, int](int)
    for line in lines:
        for who, side in ((line["north_south"], "ns"), (line["east_west"], "ew")):
            totals[who] += Fraction(line[side] or 0)
            tops[who] += 2 * standing.boards[line["board"]].expected - 2 if line[side] else 0

    def follows(placed: Standing) -> bool:
        who = str(placed.contestant)
        percentage = placed.total * 100 / (tops[who] or 1)
        return totals[who] + placed.card.penalty == placed.total and placed.percentage in {None, percentage}

    return all(follows(each) for ranking in standing.rankings for each in ranking.standings)


def _lines(field: FieldOutcome, number: int, entered: _Entered) -> Iterator[dict[str, object]]:
    board = field.standings.boards[number]
    for place, result in enumerate(board.results):
        ours, theirs = result.north_south_score, result.east_west_score
        both = isinstance(ours, Points) and isinstance(theirs, Points) and ours.value == -theirs.value
        score = ours.value if both and isinstance(ours, Points) else None
        section = field.section if field.section is not None else result.north_south.section
        stated = entered.line(field.session, section, result, score) if score is not None else None
        yield {
            "board": number,
            "section": section,
            "table": result.table,
            "north_south": str(result.north_south),
            "east_west": str(result.east_west),
            "score": score,
            "adjusted": stated is None,
            "entered": stated,
            "ns": _worth(field, result.north_south, number, place, Side.NS),
            "ew": _worth(field, result.east_west, number, place, Side.EW),
        }


def _worth(field: FieldOutcome, who: ContestantId, board: int, line: int, side: Side) -> str:
    card = field.standings.cards.get(who)
    for each in card.lines if card is not None else ():
        if (each.board, each.line, each.side) == (board, line, side):
            return "" if each.value is None else str(each.value)
    return ""
