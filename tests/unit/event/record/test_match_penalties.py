"""Penalties that name a match: what they take from its result, in every form of contest, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, Ruling
from duplicado.event.conditions import Conditions, ContestForm, MatchBy, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.record.admission import admit
from duplicado.event.record.deductions import settlement
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.match_penalties import imposed
from duplicado.event.record.published_outcome import outcome_of
from duplicado.event.record.refusals import Refused
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.event.record.scheduled_penalties import schedule_in_force
from duplicado.formats.event_record.document import read_event, write_event
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.movement.teams import head_to_head, round_robin
from duplicado.score.victory_points import percentage_victory_points, victory_points_for
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.contracts import Contract

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

ONE, TWO, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))
KNOCK_OUT = Conditions(
    kind=ContestKind.TEAMS,
    method=ScoringMethod.IMPS,
    form=ContestForm.KNOCK_OUT,
    pairing=RoundsPaired.KNOCK_OUT,
    agreement_needed=False,
)
LEAGUE = replace(KNOCK_OUT, form=ContestForm.MATCHES, pairing=RoundsPaired.NONE)


def taken(
    who: ContestantId, amount: int, unit: PenaltyUnit = PenaltyUnit.IMPS, against: ContestantId | None = None, **at: int
) -> PenaltyRuled:
    fine = RuledPenalty(who, Fraction(amount), unit, under=("90A",), reason="late")
    return PenaltyRuled(fine, at.get("session"), against, at.get("round"))


def figures(*values: object) -> tuple[object, ...]:
    """Fractions to be compared with whole numbers."""
    return values


def completed(book: Book, fact: PenaltyRuled) -> PenaltyRuled:
    return imposed(book.state, fact.penalty, session=fact.session, against=fact.against, of_round=fact.round)


def asked(book: Book, fact: PenaltyRuled) -> Refused | None:
    return admit(book.state, Entry("p", book.at(500), "x", completed(book, fact)))


def impose(book: Book, fact: PenaltyRuled) -> str:
    assert asked(book, fact) is None
    return book.enter(completed(book, fact))


def win(book: Book, *scores: int, better: ContestantId = ONE) -> None:
    """Give a team so many points on each board that it plays North-South, and everybody else none."""
    for plan in book.state.session(1).plans.values():
        for place, due in plan.due.items():
            at = (place.board - 1) % len(scores) if due.north_south == better else None
            book.result(place, 0 if at is None else scores[at])


def cup(book: Book, conditions: Conditions = KNOCK_OUT) -> None:
    """Begin a knock-out of four teams, 1 against 4 and 2 against 3."""
    book.enter(EventFounded("Cup", conditions))
    book.enter(*(ContestantEntered(ContestantId(number), seed=number) for number in range(1, 5)))
    book.enter(next_round(book.live, RoundWanted(session=1, boards=2)).planned)


def first_match(book: Book) -> tuple[object, ContestantId | None]:
    """Return by how much team 1 leads team 4, and who has won."""
    live = book.live
    found = {key.teams: match for key, match in knockout_matches(live.state, live.fields).items()}
    match = found[frozenset((ONE, FOUR))]
    return (match.margin if match.teams[0] == ONE else -match.margin), match.winner


@pytest.mark.clause("90A", "12C4")
@pytest.mark.parametrize(
    ("amount", "margin", "winner", "points"), [(5, 5, ONE, 1), (10, 0, None, Fraction(1, 2)), (11, -1, FOUR, 0)]
)
def test_a_knock_out_match_may_be_lost_by_a_penalty(
    book: Book, amount: int, margin: int, winner: ContestantId | None, points: Fraction
) -> None:
    cup(book)
    win(book, 470, 0)  # 10 IMPs to team 1; the other match is level
    assert first_match(book) == (10, ONE)
    fine = impose(book, taken(ONE, amount))
    assert first_match(book) == (margin, winner)
    rows = book.live.matches.rows
    assert figures(rows[ONE].total, rows[FOUR].total) == (points, 1 - points)
    assert (rows[ONE].won, rows[ONE].tied, rows[ONE].lost) == (margin > 0, margin == 0, margin < 0)
    assert rows[TWO].total == rows[THREE].total == Fraction(1, 2), "nothing of it concerns another match"
    assert rows[ONE].penalty == 0, "nothing is taken from a number of matches"
    (match,) = (each for each in outcome_of(book.live).matches if {ONE, FOUR} <= {s.contestant for s in each.sides})
    assert [each.amount for each in match.penalties] == [amount]
    book.enter(EntryUndone(fine, "the other team was late"))
    assert first_match(book) == (10, ONE)


def test_the_winner_after_the_penalty_goes_through(book: Book) -> None:
    cup(book)
    win(book, 470, 0)
    other = next(p for p, due in book.state.session(1).plans[""].due.items() if due.north_south == TWO)
    book.correct(other, 420, *(entry for entry in book.state.cell(other).stated))
    impose(book, taken(ONE, 11))
    book.enter(next_round(book.live, RoundWanted(session=2, boards=2)).planned)
    met = {who for due in book.state.session(2).plans[""].due.values() for who in due.contestants}
    assert met == {FOUR, TWO}


@pytest.mark.clause("12C4")
def test_scores_that_do_not_balance_are_averaged_and_the_penalty_is_taken_in_full(book: Book) -> None:
    cup(book)
    win(book, 420, 0)
    for place, due in book.state.session(1).plans[""].due.items():
        if due.contestants in {(ONE, FOUR), (FOUR, ONE)} and place.board == 1 and due.north_south == FOUR:
            book.correct(place, 420, *book.state.cell(place).stated)
    assert first_match(book)[0] == 0
    place, due = next(
        (p, d) for p, d in book.state.session(1).plans[""].due.items() if p.board == 1 and d.north_south == ONE
    )
    assert due.east_west == FOUR
    down, made = (Assigned.to(Contract.parse("4S N"), tricks) for tricks in (9, 10))
    book.enter(ScoreRuled(place, Ruling(down, made, ("12C1",)), "each side its own"))
    # Team 1 compares -50 with 420: -10. For team 4 the board is flat. By 12C4 team 1 is 5 down.
    assert first_match(book) == (-5, FOUR)
    rows = book.live.matches.rows
    assert figures(rows[ONE].total, rows[FOUR].total) == (0, 1)
    impose(book, taken(FOUR, 6))
    assert first_match(book) == (1, ONE), "the whole of it, not the half"
    rows = book.live.matches.rows
    assert figures(rows[ONE].total, rows[FOUR].total) == (1, 0), "one of them has won, not both"


def test_a_knock_out_has_no_total_to_take_from(book: Book) -> None:
    cup(book)
    for unit in (PenaltyUnit.VICTORY_POINTS, PenaltyUnit.MATCHPOINTS):
        assert asked(book, taken(ONE, 1, unit)) == Refused("penalty-unit", (unit.name.lower(), "imps"))
    assert asked(book, taken(ONE, 0, PenaltyUnit.VICTORY_POINTS)) is None, "a warning takes nothing"
    assert asked(book, taken(ONE, 3, against=TWO)) == Refused("penalty-never-meet", ("1", "2", ""))
    assert asked(book, taken(ONE, 3, round=4)) == Refused("penalty-which-opponents", ("1", "4", "4"))
    win(book, 470, 0, better=TWO)
    impose(book, taken(FOUR, 1))
    impose(book, taken(FOUR, 2, round=1))
    assert first_match(book) == (3, ONE)
    book.enter(next_round(book.live, RoundWanted(session=2, boards=2)).planned)
    assert asked(book, taken(ONE, 3)) == Refused("penalty-wants-match", ("imps",)), "which of the two?"
    assert asked(book, taken(ONE, 3, session=1)) is None
    there = taken(ONE, 3, against=FOUR, session=2)
    assert asked(book, there) == Refused("penalty-match-not-there", ("1", "4", "1.1"))


def test_a_penalty_in_a_match_over_two_sessions_is_taken_once(book: Book) -> None:
    cup(book, replace(KNOCK_OUT, stanzas=(2,)))
    win(book, 470, 0)
    book.enter(next_round(book.live, RoundWanted(session=2, boards=2)).planned)
    for place in book.state.session(2).plans[""].due:
        book.result(place, 0)
    impose(book, taken(ONE, 4, session=2))
    assert first_match(book) == (6, ONE)


@pytest.mark.clause("92A")
def test_an_appeal_without_merit_takes_no_victory_points_where_there_are_none(book: Book) -> None:
    cup(book, replace(KNOCK_OUT, profile="qba"))
    win(book, 470, 0)
    place = next(iter(book.state.session(1).plans[""].due))
    ruled = book.enter(ScoreRuled(place, Ruling.for_both(Assigned.to(Contract.parse("4S N"), 9)), "x"))
    lodged = book.enter(AppealLodged(ruled, ONE))
    book.enter(AppealDecided(lodged, AppealOutcome.UPHELD, without_merit=True))
    found = settlement(book.state, lodged)
    assert found is not None
    assert found.sanction is None
    assert all(row.total in {0, Fraction(1, 2), 1} for row in book.live.matches.rows.values())


# ---- matches that are turned into victory points


def league(book: Book, conditions: Conditions = LEAGUE, boards: int = 4) -> None:
    book.found(conditions, round_robin(4), boards)


@pytest.mark.clause("90A", "12B2")
def test_imps_are_taken_from_one_match_and_give_the_opponents_nothing(book: Book) -> None:
    league(book)
    win(book, 470, 0, 0, 0)  # team 1 wins each of its matches by 10 IMPs
    before = {who: row.total for who, row in book.live.matches.rows.items()}
    assert before[ONE] == 3 * victory_points_for(10, 4)[0]
    impose(book, taken(ONE, 12, against=THREE))
    after = book.live.matches.rows
    assert after[ONE].total == 2 * victory_points_for(10, 4)[0] + victory_points_for(-2, 4)[0]
    assert {who: row.total for who, row in after.items() if who != ONE} == {
        who: total for who, total in before.items() if who != ONE
    }
    assert (after[ONE].won, after[ONE].lost) == (2, 1)
    again = LiveStandings(read_event(write_event(book.entries)).value)
    assert again.matches.rows == after
    impose(book, taken(ONE, 1, PenaltyUnit.VICTORY_POINTS))
    assert book.live.matches.rows[ONE].total == after[ONE].total - 1


def test_which_unit_the_conditions_of_contest_provide(book: Book) -> None:
    league(book)
    imps, points = taken(ONE, 3, against=TWO), taken(ONE, 1, PenaltyUnit.VICTORY_POINTS)
    assert asked(book, imps) is None
    assert asked(book, points) is None
    assert asked(book, taken(ONE, 3)) == Refused("penalty-unit", ("imps", "vp"))
    wrong = taken(ONE, 1, PenaltyUnit.VICTORY_POINTS, TWO)
    assert asked(book, wrong) == Refused("penalty-unit", ("victory_points", "imps"))
    assert schedule_in_force(book.state).unit is PenaltyUnit.VICTORY_POINTS
    for value, answers, unit in (
        ("imps", (None, Refused("penalty-wants-match", ("victory_points",))), PenaltyUnit.IMPS),
        ("victory_points", (Refused("penalty-not-of-match", ("imps",)), None), PenaltyUnit.VICTORY_POINTS),
    ):
        other = type(book)()
        league(other, replace(LEAGUE, options={"pp.in_matches": value}))
        assert (asked(other, imps), asked(other, points)) == answers
        assert schedule_in_force(other.state).unit is unit


def test_two_who_meet_twice_have_two_matches(book: Book) -> None:
    two_rounds = replace(LEAGUE, match_by=MatchBy.ROUND)
    book.found(two_rounds, head_to_head([[(1, 2), (3, 4)], [(1, 3), (2, 4)], [(1, 2), (3, 4)]]), 2)
    met = sorted(
        {p.round for p, due in book.state.session(1).plans["A"].due.items() if set(due.contestants) == {ONE, TWO}}
    )
    assert len(met) == 2
    win(book, 470, 0)
    assert asked(book, taken(ONE, 3, against=TWO)) == Refused(
        "penalty-which-round", ("1", "2", ", ".join(map(str, met)))
    )
    impose(book, taken(ONE, 3, against=TWO, round=met[1]))
    sides = [side for side in book.live.matches.rows[ONE].sides if side.opponent == TWO]
    assert [figures(side.round, side.taken, side.margin) for side in sides] == [(met[0], 0, 10), (met[1], 3, 7)]


@pytest.mark.parametrize("form", [ContestForm.MATCHES, ContestForm.PATTON])
def test_points_of_boards_are_taken_from_a_match_or_a_total(book: Book, form: ContestForm) -> None:
    league(book, replace(LEAGUE, method=ScoringMethod.BOARD_A_MATCH, form=form))
    win(book, 470, 0, 0, 0)
    # One board won and three level: 5 of 8; by Patton 5 and the points for the totals, which are equal or not.
    before = book.live.matches.rows[ONE]
    assert figures(before.sides[0].gained, before.sides[0].lost) == ((5, 3) if form is ContestForm.MATCHES else (9, 3))
    impose(book, taken(ONE, 1, PenaltyUnit.MATCHPOINTS, TWO))
    impose(book, taken(ONE, 2, PenaltyUnit.MATCHPOINTS))
    after = book.live.matches.rows[ONE]
    assert before.total - after.total == 3
    assert [side.taken for side in after.sides if side.opponent == TWO] == [1]
    assert asked(book, taken(ONE, 1, PenaltyUnit.VICTORY_POINTS)) is not None
    if form is ContestForm.MATCHES:
        impose(book, taken(ONE, 50, PenaltyUnit.PERCENT_OF_TOP, THREE))
        assert before.total - book.live.matches.rows[ONE].total == 4, "half of a top of two"


def test_a_match_of_pairs_has_its_own_victory_points(book: Book) -> None:
    conditions = Conditions(form=ContestForm.MATCHES, match_by=MatchBy.ROUND, agreement_needed=False)
    book.found(conditions, howell(8), 2)
    for n, place in enumerate(book.state.session(1).plans["A"].due):
        book.result(place, (420, 450, -50, 620, 170, -100, 400)[n % 7])
    before = book.live.matches.rows
    side = before[ONE].sides[0]
    assert side.opponent is not None
    impose(book, taken(ONE, 50, PenaltyUnit.PERCENT_OF_TOP, side.opponent))
    after = book.live.matches.rows
    top = before[ONE].sides[0]
    whole = top.gained + top.lost
    share = 100 * max(Fraction(0), top.gained - whole / 4) / whole  # half of one of the two boards' tops
    assert after[ONE].sides[0].points == percentage_victory_points(share, 2)[0]
    assert after[ONE].total - before[ONE].total == percentage_victory_points(share, 2)[0] - (side.points or 0)
    assert after[side.opponent].total == before[side.opponent].total
    impose(book, taken(ONE, 1, PenaltyUnit.VICTORY_POINTS))
    assert after[ONE].total - book.live.matches.rows[ONE].total == 1


def test_where_nobody_plays_matches_none_is_named(book: Book) -> None:
    book.found()
    fine = taken(ONE, 1, PenaltyUnit.MATCHPOINTS, TWO)
    assert asked(book, fine) == Refused("penalty-no-matches")
    assert asked(book, replace(fine, against=None, round=1)) == Refused("penalty-no-matches")
