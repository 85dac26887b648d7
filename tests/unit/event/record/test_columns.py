"""The columns of a ranking of several sessions add up to what contestants are ranked by."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.contestants import CarriedOver
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.service.event_file import EventFile

if TYPE_CHECKING:
    from pathlib import Path

    from tests.unit.event.record.conftest import Book

ONE, TWO, NINE = ContestantId(1), ContestantId(2), ContestantId(9)


def whole(live: LiveStandings) -> EventOutcome:
    found = outcome_of(live)
    for ranking in found.standings.rankings:
        for each in ranking.standings:
            figures = [figure for figure in each.sessions if figure is not None]
            assert each.total == sum(figures, Fraction(0)) + each.penalty_in_event + each.carried, each.contestant
    return found


@pytest.mark.parametrize("name", ["knock-out", "stanzas"])
def test_a_match_counts_in_the_session_in_which_it_was_over(whole_events: Path, name: str) -> None:
    with EventFile.open(whole_events / f"{name}.event") as event:
        live = event.live
    found = whole(live)
    by_session = [
        {each.contestant: each.total for ranking in field.standings.rankings for each in ranking.standings}
        for field in found.fields
    ]
    for each in found.standings.rankings[0].standings:
        # The session's own ranking says the same as its column.
        assert [of.get(each.contestant) for of in by_session] == list(each.sessions)
    won = [sum(of.values()) for of in by_session]
    # A bye is worth what the conditions say, as a part of a match.
    bye = Fraction(12, 20) if name == "knock-out" else Fraction(0)
    assert won == ([1 + min(Fraction(1), 20 * bye), 1] if name == "knock-out" else [0, 2, 1])


def test_totals_are_the_sum_of_the_sessions_and_of_what_is_named_beside_them(book: Book) -> None:
    rng = random.Random(11)
    book.enter(EventFounded("Evenings", Conditions(method=ScoringMethod.BUTLER)))
    for session, first in ((1, 1), (2, 2)):
        # Nobody but eight of the nine plays in each: the first is absent once and the ninth once.
        who = tuple(ContestantId(number) for number in range(first, first + 8))
        book.enter(SectionPlanned(session, "A", howell(8), who, 1))
        for place in book.state.session(session).plans["A"].due:
            book.result(place, 10 * rng.randrange(-60, 60))

    def taken(who: ContestantId, amount: int, session: int | None = None) -> PenaltyRuled:
        return PenaltyRuled(RuledPenalty(who, Fraction(amount), PenaltyUnit.IMPS), session)

    book.enter(taken(ONE, 3), taken(ONE, 2, 1), taken(TWO, 4, 2), CarriedOver(TWO, Fraction(5)))
    found = whole(book.live)
    standings = {each.contestant: each for each in found.standings.rankings[0].standings}
    assert (standings[ONE].sessions[1], standings[NINE].sessions[0]) == (None, None)
    assert [standings[ONE].penalty_in_event, standings[ONE].card.penalty] == [-3, -5]
    assert [standings[TWO].penalty_in_event, standings[TWO].card.penalty] == [0, -4]
    assert standings[TWO].carried == 5


def test_an_event_of_one_session_has_no_columns_and_its_penalties_are_all_shown(book: Book) -> None:
    book.found()
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 420)
    one = RuledPenalty(ONE, Fraction(3), PenaltyUnit.MATCHPOINTS)
    book.enter(PenaltyRuled(one), PenaltyRuled(one, 1))
    standing = outcome_of(book.live).standings.of(ONE)
    assert standing is not None
    assert standing.sessions == ()
    assert [standing.penalty_in_event, standing.card.penalty] == [-6, -6]
