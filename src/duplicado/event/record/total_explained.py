"""Explanation of a published figure: from the entries to what each board counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from duplicado.event.adjusting.adjustment import Adjusted, adjust
from duplicado.event.adjusting.explanation import Explanation, explain
from duplicado.event.board_score import BoardScore, FrequencyRow, frequency_table
from duplicado.event.contest import IN_TEAMS, BoardResult, ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import AnyRuling
from duplicado.event.facts.subjects import AtPlace
from duplicado.event.record.board_results import (
    FieldKey,
    boards_of,
    circumstances,
    contest_of,
    line_at_the_table,
    sections_of_field,
)
from duplicado.event.record.folding import without_undone
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.office_queries import rulings_for
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.register import public_entries
from duplicado.event.standing import Standings, standings
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class BoardReason:
    """One board of a contestant: what the record says of it, what was ruled, and what it counts."""

    place: Place
    side: Side
    entries: tuple[tuple[int, Entry], ...]
    """With their numbers in the record, in their order."""
    rulings: tuple[tuple[int, OfficeStanding[AnyRuling]], ...]
    """The Director's rulings on the board there, with their numbers, those that were put right since included."""
    at_the_table: BoardResult
    adjusted: Adjusted | None
    """Score that a ruling made of it, with its clauses; `None` without one."""
    explanation: Explanation
    field: tuple[FrequencyRow, ...]
    """The scores with which it is compared, those of the same form of the board; empty between teams."""
    expected: int
    """Number of scores that the board was reckoned to have."""


def reasons_for(live: LiveStandings, contestant: ContestantId, board: int) -> Iterator[BoardReason]:
    """Go through the places where a contestant was to play a board, in the order of sessions.

    Args:
        live: how the event stands.
        contestant: whose figure it is.
        board: the number of the board.
    """
    # Entries are numbered without the directors' register, as in what everybody is shown.
    numbers: Mapping[str, int] = {entry.id: number for number, entry in enumerate(public_entries(live.entries), 1)}
    for key in live.fields:
        session = live.state.session(key[0])
        if board not in boards_of(session, key):
            continue
        computed = standings(contest_of(live.state, key), live.state.conditions.scoring_rules)
        scored = computed.boards.get(board)
        if scored is None:
            continue
        for line, result in enumerate(scored.results):
            for side in Side:
                if contestant in result.of_side(side):
                    yield _reason(live, key, computed, scored, line, side, numbers, contestant)


def _reason(
    live: LiveStandings,
    key: FieldKey,
    computed: Standings,
    scored: BoardScore,
    line: int,
    side: Side,
    numbers: Mapping[str, int],
    contestant: ContestantId,
) -> BoardReason:
    result = scored.results[line]
    state = live.state
    place = _place_of(live, key, result)
    cell = state.cell(place)
    table = line_at_the_table(cell, place, state.due_at(place))
    ruled = cell.ruling.ruled.ruling if cell.ruling else None
    adjusted: Adjusted | None = None
    if ruled is not None:
        try:
            adjusted = adjust(table, ruled, circumstances(state.conditions, place.board))
        except DuplicadoError:
            ruled = None
    entries = tuple((numbers[entry.id], entry) for entry in without_undone(live.entries) if _place_told(entry) == place)
    rows = () if computed.method in IN_TEAMS else _field(scored, result.form)
    rulings = tuple((numbers[each.id], each) for each in rulings_for(state, place))
    explanation = explain(computed, scored.board, line, side, ruled, contestant)
    return BoardReason(place, side, entries, rulings, table, adjusted, explanation, rows, scored.expected)


def _field(scored: BoardScore, form: str) -> tuple[FrequencyRow, ...]:
    """Return the frequencies of the scores of one form of the board."""
    chosen = [i for i, result in enumerate(scored.results) if result.form == form]
    return frequency_table(
        BoardScore(
            scored.board,
            tuple(scored.results[i] for i in chosen),
            tuple(scored.north_south[i] for i in chosen),
            tuple(scored.east_west[i] for i in chosen),
            scored.top,
            scored.expected,
            {},
        )
    )


def _place_of(live: LiveStandings, key: FieldKey, result: BoardResult) -> Place:
    sections = sections_of_field(live.state.session(key[0]), key)
    own = result.north_south.section
    section = own if own in sections else sections[0]
    return Place(key[0], section, result.round or 1, int(result.table or 0), result.board)


def _place_told(entry: Entry) -> Place | None:
    subject = entry.fact.subject()
    return subject.place if isinstance(subject, AtPlace) else None
