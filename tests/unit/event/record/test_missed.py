"""Sessions that a pair could not play, in the total of the event."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.adjusting.unplayed import score_of_unplayed_session
from duplicado.event.conditions import ComparedAcross, Conditions, SessionsCount
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.contestants import CarriedOver, SessionMissed
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.admission import admit
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import outcome_of
from duplicado.event.record.refusals import Refused
from duplicado.event.record.total_explained import reasons_for
from duplicado.law.regulations.profile import profile
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.movement.individuals import whist
from duplicado.score.side_score import Artificial
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

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


def penalty(who: int, amount: int, session: int | None = None) -> PenaltyRuled:
    return PenaltyRuled(RuledPenalty(ContestantId(who), Fraction(amount), PenaltyUnit.MATCHPOINTS), session)


@pytest.mark.parametrize("missed", [None, 2])
def test_a_penalty_in_the_event_is_a_part_of_its_maximum_where_every_session_weighs_the_same(
    book: Book, missed: int | None
) -> None:
    evenings(book, AEB, missed=missed or 0)
    if missed:
        book.enter(SessionMissed(EIGHT, missed))
    before = book.live.tallies
    most = Fraction(3 * 7 * 6) if missed is None else Fraction(2 * 7 * 6 + 6 * 4)
    assert before[EIGHT].maximum == most
    book.enter(penalty(8, 3), penalty(1, 2))
    after = book.live.tallies
    for who, amount, whole in ((EIGHT, 3, most), (ContestantId(1), 2, before[ContestantId(1)].maximum)):
        was, now = before[who].percentage, after[who].percentage
        assert was is not None
        assert now is not None
        assert whole is not None
        assert was - now == Fraction(100 * amount) / whole
        assert before[who].total - after[who].total == amount


def test_a_penalty_in_the_event_weighs_as_one_in_a_session_of_the_same_length(book: Book) -> None:
    evenings(book, AEB, missed=0)
    plain = book.entries.copy()
    book.enter(penalty(8, 3))
    in_event = book.live.tallies[EIGHT].percentage
    for session in (1, 2, 3):
        book.entries[:] = plain
        book.enter(penalty(8, 3, session))
        assert book.live.tallies[EIGHT].percentage == in_event


@pytest.mark.parametrize("count", SessionsCount)
def test_an_award_stands_for_the_whole_session_whatever_was_ruled_for_its_boards(
    book: Book, count: SessionsCount
) -> None:
    evenings(book, replace(AEB, sessions=count))
    entry = book.enter(SessionMissed(EIGHT, 2))
    alone = book.live.tallies[EIGHT].percentage
    book.enter(EntryUndone(entry, "later"))
    place, due = next(
        (place, due) for place, due in book.state.session(2).plans["A"].due.items() if EIGHT in due.contestants
    )
    minus, plus = Artificial(Award.AVERAGE_MINUS), Artificial(Award.AVERAGE_PLUS)
    sides = (minus, plus) if due.north_south == EIGHT else (plus, minus)
    book.enter(ScoreRuled(place, Ruling(*sides, ("12C2",)), "they were not there"))
    book.enter(SessionMissed(EIGHT, 2))
    assert book.live.tallies[EIGHT].percentage == alone


def test_two_sections_of_one_session_are_one_session(book: Book) -> None:
    """A pair that plays in both sections of the first session has two sessions, not three."""
    rng = random.Random(7)
    book.enter(EventFounded("Evenings", replace(AEB, profile="wbf", compared=ComparedAcross.SECTION)))
    here = tuple(ContestantId(number) for number in range(1, 9))
    there = (*here[:1], *(ContestantId(number) for number in range(11, 18)))
    for session, section, who in ((1, "A", here), (1, "B", there), (2, "A", here)):
        book.enter(SectionPlanned(session, section, howell(8), who, 1))
        for place in book.state.session(session).plans[section].due:
            book.result(place, 10 * rng.randrange(-60, 60))
    live = book.live
    one = ContestantId(1)
    by_field = [live.fields[key].tallies[one] for key in ((1, "A"), (1, "B"), (2, "A"))]
    maximum = (by_field[0].maximum or 0) + (by_field[1].maximum or 0)
    first = 100 * (by_field[0].total + by_field[1].total) / maximum
    assert live.by_session(one)[1].percentage == first
    assert live.tallies[one].percentage == (first + (by_field[2].percentage or 0)) / 2
    (standing,) = (each for each in outcome_of(live).standings.rankings[0].standings if each.contestant == one)
    assert standing.sessions == (first, by_field[2].percentage)


def test_the_percentage_is_that_of_the_published_total_over_all_sessions(book: Book) -> None:
    evenings(book, Conditions(rules="acbl"), missed=0)
    book.enter(penalty(8, 1))
    rules = book.state.conditions.scoring_rules
    assert rules.percentage_of_published_total
    for tally in book.live.tallies.values():
        assert tally.maximum is not None
        assert tally.percentage == 100 * rules.published_total(tally.total) / tally.maximum


@pytest.mark.parametrize("count", SessionsCount)
def test_the_columns_of_sessions_add_up_to_the_percentage(book: Book, count: SessionsCount) -> None:
    """The award stands in the column of the session that was missed; what was taken in a session in that session's."""
    evenings(book, replace(AEB, sessions=count))
    book.enter(SessionMissed(EIGHT, 2), penalty(8, 3), penalty(8, 2, 1), penalty(1, 4, 3))
    book.enter(CarriedOver(EIGHT, Fraction(5, 2), percent=True))
    live = book.live
    tops = {1: Fraction(42), 2: Fraction(24), 3: Fraction(42)}
    found = {each.contestant: each for each in outcome_of(live).standings.rankings[0].standings}
    for who, standing in found.items():
        figures = [each or Fraction(0) for each in standing.sessions]
        most = live.tallies[who].maximum
        assert most is not None
        if count is SessionsCount.SESSIONS:
            whole = sum(figures) / Fraction(3)
        else:
            weights = [tops[number] if who == EIGHT else most_of(live, who, number) for number in (1, 2, 3)]
            whole = sum((f * w for f, w in zip(figures, weights, strict=True)), Fraction(0)) / sum(weights)
        whole += 100 * standing.penalty_in_event / most + standing.carried_percent
        assert standing.percentage == whole
    award = score_of_unplayed_session([each for each in figures_of(live) if each], profile("aeb"))
    assert award is not None
    assert found[EIGHT].sessions[1] == award.percentage
    assert (found[EIGHT].awarded, found[EIGHT].card.penalty) == ((2,), Fraction(-5))
    assert (found[EIGHT].penalty_in_event, found[ContestantId(1)].penalty_in_event) == (Fraction(-3), Fraction(0))


def most_of(live: LiveStandings, who: ContestantId, session: int) -> Fraction:
    return live.by_session(who)[session].maximum or Fraction(0)


def figures_of(live: LiveStandings) -> list[Fraction | None]:
    return [tally.percentage for tally in live.by_session(EIGHT).values()]
