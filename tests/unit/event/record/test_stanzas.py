"""Knock-out matches in several stanzas, and the event of those who lost."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import Conditions, ConditionsError, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew
from duplicado.event.facts.founding import EventFounded
from duplicado.event.pairing.rounds import PairingReason
from duplicado.event.record.following_events import consolation_of, losers_of
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_pairing import NextRound, RoundWanted, next_round
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.stanzas import stanza_of
from duplicado.formats.conditions import read_conditions
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

KNOCK_OUT = Conditions(
    kind=ContestKind.TEAMS,
    method=ScoringMethod.IMPS,
    form=ContestForm.KNOCK_OUT,
    pairing=RoundsPaired.KNOCK_OUT,
    stanzas=(2,),
)
ONE, TWO, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))


def found(book: Book, size: int = 4, conditions: Conditions = KNOCK_OUT) -> None:
    book.enter(EventFounded("Cup", conditions))
    book.enter(*(ContestantEntered(ContestantId(number), seed=number) for number in range(1, size + 1)))


def pair(book: Book, session: int, boards: int | None = 2) -> NextRound:
    paired = next_round(book.live, RoundWanted(session=session, boards=boards))
    book.enter(paired.planned)
    return paired


def play(book: Book, session: int, ahead: int) -> None:
    """Give every place of a session a result that has none: the team with the lower number is ahead by that score."""
    state = book.state
    for place, due in state.session(session).plans[""].due.items():
        if not state.cell(place).stated:
            better = due.north_south.number < due.east_west.number
            book.result(place, ahead if better else -ahead)


@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        (None, [(1, 1, 1), (2, 1, 1), (3, 1, 1)]),
        ((2,), [(1, 1, 2), (1, 2, 2), (2, 1, 2), (2, 2, 2)]),
        ((1, 3), [(1, 1, 1), (2, 1, 3), (2, 2, 3), (2, 3, 3), (3, 1, 3)]),
    ],
)
def test_rounds_of_the_event_are_stanzas_of_the_bracket(
    lengths: tuple[int, ...] | None, expected: list[tuple[int, int, int]]
) -> None:
    conditions = replace(KNOCK_OUT, stanzas=lengths)
    seen = [stanza_of(conditions, number) for number in range(1, len(expected) + 1)]
    assert [(each.bracket_round, each.number, each.of) for each in seen] == expected


def test_a_match_goes_on_in_another_session_and_is_one(book: Book) -> None:
    found(book)
    first = pair(book, 1)
    assert {frozenset(each.contestants) for each in first.pairing.matches} == {
        frozenset((ONE, FOUR)),
        frozenset((TWO, THREE)),
    }
    play(book, 1, 100)
    # Half the match: nobody has won it, however far ahead he is.
    half = knockout_matches(book.state, book.live.fields)
    assert [(each.winner, each.boards, each.boards_left) for each in half.values()] == [(None, 2, 2), (None, 2, 2)]
    second = pair(book, 2, None)
    assert {frozenset(each.contestants) for each in second.pairing.matches} == {
        frozenset(each.contestants) for each in first.pairing.matches
    }
    assert second.pairing.because_of(PairingReason.NEXT_STANZA)[0].round == 1
    assert second.tables[0].boards == (1, 2)
    with pytest.raises(RoundNotReady, match="results-wanting"):
        next_round(book.live, RoundWanted(session=2))
    play(book, 2, -50)
    whole = knockout_matches(book.state, book.live.fields)
    assert [(each.winner, each.boards, each.boards_left) for each in whole.values()] == [(ONE, 4, 0), (TWO, 4, 0)]
    # +100 and its mirror are worth 5 IMPs a board, -50 and its mirror 3: the stanzas are added.
    assert {each.margin for each in whole.values()} == {Fraction(2 * 5 - 2 * 3)}
    rows = book.live.matches.rows
    assert [(who.number, int(rows[who].points), len(rows[who].sides)) for who in (ONE, TWO, THREE, FOUR)] == [
        (1, 1, 1),
        (2, 1, 1),
        (3, 0, 1),
        (4, 0, 1),
    ]
    final = pair(book, 2)
    assert [frozenset(each.contestants) for each in final.pairing.matches] == [frozenset((ONE, TWO))]
    assert final.pairing.number == 3


def test_a_bye_is_one_match_however_many_stanzas(book: Book) -> None:
    found(book, 3)
    for session in (1, 2):
        pair(book, session)
        play(book, session, 100)
    assert [side.status.value for side in book.live.matches.rows[ONE].sides] == ["bye"]
    final = pair(book, 3)
    assert {who for match in final.pairing.matches for who in match.contestants} == {ONE, TWO}


def test_who_leaves_between_the_stanzas_has_lost(book: Book) -> None:
    found(book)
    pair(book, 1)
    play(book, 1, 100)
    book.enter(ContestantWithdrew(ONE, 1, 1))
    second = pair(book, 2)
    assert [frozenset(each.contestants) for each in second.pairing.matches] == [frozenset((TWO, THREE))]
    play(book, 2, 100)
    final = pair(book, 3)
    assert {who for match in final.pairing.matches for who in match.contestants} == {TWO, FOUR}


def test_a_record_read_at_once_stands_as_one_read_entry_by_entry(book: Book) -> None:
    rng = random.Random(3)
    found(book, 5)
    for session in (1, 2, 3, 4):
        pair(book, session)
        play(book, session, 10 * rng.randrange(3, 40))
    fed = LiveStandings()
    for entry in book.entries:
        fed.add(entry)
    assert fed.matches == book.live.matches
    assert fed.rankings == book.live.rankings


def test_losers_go_on_in_an_event_of_their_own(book: Book) -> None:
    found(book, 8, replace(KNOCK_OUT, stanzas=None))
    with pytest.raises(RoundNotReady, match="nobody-to-pair"):
        losers_of(book.live, "", 1)
    pair(book, 1)
    with pytest.raises(RoundNotReady, match="matches-open 1"):
        losers_of(book.live, "", 1)
    play(book, 1, 100)
    book.enter(ContestantWithdrew(ContestantId(7), 1, 1))
    assert [who.number for who in losers_of(book.live, "", 1)] == [5, 6, 8]
    for bad in (0, 3):
        with pytest.raises(RoundNotReady, match="no-such-bracket-round"):
            losers_of(book.live, "", bad)
    for way, form in ((RoundsPaired.SWISS, ContestForm.MATCHES), (RoundsPaired.KNOCK_OUT, ContestForm.KNOCK_OUT)):
        founded, *entered = consolation_of(book.live, "", 1, way, "Plate")
        assert isinstance(founded, EventFounded)
        assert (founded.conditions.form, founded.conditions.pairing) == (form, way)
        assert [(e.contestant.number, e.seed) for e in entered if isinstance(e, ContestantEntered)] == [
            (5, 1),
            (6, 2),
            (8, 3),
        ]
    book.entries.clear()
    found(book, 4, Conditions())
    with pytest.raises(RoundNotReady, match="no-knock-out"):
        losers_of(book.live, "", 1)


def test_stanzas_are_written_as_a_number_or_a_list() -> None:
    text = 'kind = "teams"\nmethod = "imps"\nform = "knock-out"\npairing = "knock-out"\n'
    for written, expected in (("2", (2,)), ("[2, 2, 4]", (2, 2, 4))):
        read = read_conditions(f"{text}stanzas = {written}")
        assert read.value is not None
        assert read.value.stanzas == expected
    for wrong in ('"two"', "[]", "[0]", "[1.5]"):
        assert read_conditions(f"{text}stanzas = {wrong}").value is None
    with pytest.raises(ConditionsError, match="knock-out"):
        Conditions(stanzas=(2,))
