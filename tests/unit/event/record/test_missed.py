"""Sessions that a pair could not play, in the total of the event."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event import ContestantId, ScoringMethod
from duplicado.event.adjusting import Ruling, score_of_unplayed_session
from duplicado.event.record import (
    BoardCancelled,
    Conditions,
    EntryUndone,
    EventFounded,
    LiveStandings,
    Refused,
    ScoreRuled,
    SectionPlanned,
    SessionMissed,
    SessionsCount,
    admit,
)
from duplicado.event.record.why import reasons_for
from duplicado.law.book.law_12_artificial import Award
from duplicado.law.regulations import profile
from duplicado.movement import howell, whist
from duplicado.score import Artificial
from duplicado.table.state import ContestKind
from duplicado.vocabulary import DuplicadoError

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

AEB = Conditions(profile="aeb", sessions=SessionsCount.SESSIONS)
EIGHT = ContestantId(8)


def percent(*values: int) -> list[Fraction]:
    return [Fraction(value) for value in values]


@pytest.mark.parametrize(
    ("played", "missed", "last", "expected"),
    [
        (percent(60, 58), 1, False, 53),  # 59, 56, 53
        (percent(48, 44), 1, False, 46),  # 46 without it, 47.33 with 50 % for it
        (percent(52, 54), 1, False, 52),  # 53, 52, 53
        (percent(60, 58), 2, False, 53),
        (percent(60, 58), 1, True, 58),
        (percent(40, 45), 1, True, 40),
    ],
)
def test_the_lowest_of_three_counts(played: list[Fraction], missed: int, last: bool, expected: int) -> None:
    award = score_of_unplayed_session(played, profile("aeb"), missed=missed, last=last)
    assert award is not None
    assert award.percentage == expected
    assert award.option == f"unplayed_session.{'last_session_rule' if last else 'rule'}"


def test_other_regulations_give_nothing_unless_a_club_says_so() -> None:
    for name in ("wbf", "qba"):
        assert score_of_unplayed_session(percent(60), profile(name)) is None
    club = profile("wbf").with_decisions("club", {"unplayed_session.rule": "lowest_of_three"})
    award = score_of_unplayed_session(percent(60, 58), club, last=True)
    assert award is not None
    assert award.percentage == 56  # no cap, and the last session is as any other
    for played, missed in ((percent(), 1), (percent(50), 0)):
        with pytest.raises(DuplicadoError):
            score_of_unplayed_session(played, club, missed=missed)
    with pytest.raises(DuplicadoError, match="cap"):
        score_of_unplayed_session(percent(50), club.with_decisions("club", {"unplayed_session.cap": "101"}))


def test_an_artificial_score_is_explained_to_each_of_two_single_players(book: Book) -> None:
    """Law 12C3: average plus follows each player's own session, not his partner's."""
    book.found(Conditions(kind=ContestKind.INDIVIDUAL), whist(9), 1)
    rng = random.Random(2)
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 10 * rng.randrange(-60, 60))
    place = book.due(0, 2)
    due = book.state.session(1).plans["A"].due[place]
    award = Artificial(Award.AVERAGE_PLUS)
    book.enter(ScoreRuled(place, Ruling(award, award, ("12C2",)), "fouled"))
    live = book.live
    for who in due.contestants:
        (reason,) = reasons_for(live, who, place.board)
        card = next(iter(live.fields.values())).card(who)
        counted = next(line.value for line in card.lines if line.board == place.board)
        assert reason.explanation.contestant == who
        assert reason.explanation.value == counted


def evenings(book: Book, conditions: Conditions, sessions: int = 3, missed: int = 2) -> None:
    """Pair 8 does not play one of the sessions."""
    rng = random.Random(5)
    book.enter(EventFounded("Evenings", conditions))
    everybody = tuple(ContestantId(number) for number in range(1, 9))
    for session in range(1, sessions + 1):
        book.enter(SectionPlanned(session, "A", howell(8), everybody, 1))
        for place, due in book.state.session(session).plans["A"].due.items():
            if session == missed and EIGHT in due.contestants:
                book.enter(BoardCancelled(place))
            else:
                book.result(place, 10 * rng.randrange(-60, 60))


def shown(live: LiveStandings) -> dict[int, Fraction | None]:
    return {rank.contestant.number: rank.tally.percentage for rank in live.rankings[0].ranks}


@pytest.mark.parametrize("missed", [2, 3])
@pytest.mark.parametrize("count", SessionsCount)
def test_it_counts_in_the_total_as_a_session(book: Book, count: SessionsCount, missed: int) -> None:
    evenings(book, replace(AEB, sessions=count), missed=missed)
    before = shown(book.live)
    played = [
        tally.percentage
        for key, scores in book.live.fields.items()
        if (tally := scores.tallies.get(EIGHT)) is not None and tally.boards and key[0] != missed
    ]
    known = [each for each in played if each is not None]
    assert len(known) == 2
    entry = book.enter(SessionMissed(EIGHT, missed))
    assert admit(LiveStandings(book.entries[:-1]).state, book.entries[-1]) is None
    award = score_of_unplayed_session(known, profile("aeb"), last=missed == 3)
    assert award is not None
    # Where boards count, a session weighs what could be had in it: with pair 8 away six boards of 4, else seven of 6.
    weight = Fraction(24, 42) if count is SessionsCount.BOARDS else 1
    assert shown(book.live) == before | {8: (sum(known) + award.percentage * weight) / (2 + weight)}
    fed = LiveStandings()
    for each in book.entries:
        fed.add(each)
    assert shown(fed) == shown(book.live)
    book.enter(EntryUndone(entry, "he was there"))
    assert shown(book.live) == before


@pytest.mark.parametrize(
    ("conditions", "who", "session", "code"),
    [
        (Conditions(), 8, 2, "missed-not-regulated"),
        (replace(AEB, method=ScoringMethod.BUTLER), 8, 2, "missed-only-percentages"),
        (AEB, 9, 2, "unknown-contestant"),
        (AEB, 8, 1, "missed-but-played"),
    ],
)
def test_what_cannot_be_missed(book: Book, conditions: Conditions, who: int, session: int, code: str) -> None:
    evenings(book, conditions, sessions=2)
    book.enter(SessionMissed(ContestantId(who), session))
    refused = admit(LiveStandings(book.entries[:-1]).state, book.entries[-1])
    assert isinstance(refused, Refused)
    assert refused.code == code
