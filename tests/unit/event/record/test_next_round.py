"""Events whose rounds are paired one after the other: pairing, plan, matches and standings together."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.rulings import ByFault, Ruling
from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import NotPlayed, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.matches.score import MatchStatus
from duplicado.event.pairing.conditions import EarlierMeeting, OddOneOut
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.exchange import CannotExchange
from duplicado.event.pairing.rounds import PairingMethod, PairingReason, ThreeWayPlan
from duplicado.event.record.admission import admit
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_pairing import ExchangeBarred, NextRound, RoundWanted, next_round
from duplicado.event.record.rounds_played import RoundNotReady, past_of, rounds_of
from duplicado.movement.check import check_movement, faults
from duplicado.movement.model import Exchange, Movement
from duplicado.movement.teams import TeamMovement, check_teams
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Fault

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

TEAMS = Conditions(
    kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS
)
PAIRS = Conditions(form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS)
KNOCK_OUT = replace(TEAMS, form=ContestForm.KNOCK_OUT, pairing=RoundsPaired.KNOCK_OUT)


def found(book: Book, conditions: Conditions, size: int) -> None:
    book.enter(EventFounded("Swiss", conditions))
    book.enter(*(ContestantEntered(ContestantId(number), seed=number) for number in range(1, size + 1)))


FOUR = RoundWanted(boards=4)
"""The next round, of four boards."""


def pair(book: Book, wanted: RoundWanted = FOUR) -> NextRound:
    """Pair the next round and enter it, if it is admitted."""
    paired = next_round(book.live, wanted)
    book.enter(paired.planned)
    assert admit(LiveStandings(book.entries[:-1]).state, book.entries[-1]) is None
    return paired


def play(book: Book, rng: random.Random, session: int = 1) -> None:
    """Give every place a result that has none."""
    state = book.state
    for plan in state.session(session).plans.values():
        for place, due in plan.due.items():
            if not state.cell(place).stated and not due.is_over(state.withdrawn):
                book.result(place, 10 * rng.randrange(-60, 60))


def check(book: Book) -> None:
    """The invariants after every round of a Swiss contest."""
    live, state = book.live, book.state
    rounds = rounds_of(state, "", (99, 1))
    everybody = rounds[-1].entered
    past = past_of(state, rounds, everybody)
    met = Counter(frozenset((each.home, each.away)) for each in past.meetings)
    assert max(met.values()) == 1
    rested = Counter([each.contestant for each in past.byes] + [t for each in past.three_ways for t in each.teams])
    assert max(rested.values(), default=0) <= 1
    fed = LiveStandings()
    for entry in book.entries:
        fed.add(entry)
    assert fed.matches == live.matches
    assert fed.rankings == live.rankings
    (plan,) = state.session(1).plans.values()
    movement = plan.current.movement
    if isinstance(movement, TeamMovement):
        # The checker knows no round in two parts, which a three-way match in one round has.
        if state.conditions.odd is not OddOneOut.THREE_WAY_IN_ONE_ROUND:
            assert check_teams(movement) == ()
    else:
        assert isinstance(movement, Movement)
        assert faults(movement) == ()
    # The last plan says of every round what was planned for it when it was played.
    assert plan.due == replace(plan, versions=(replace(plan.current, from_round=1),)).due


@pytest.mark.parametrize("conditions", [TEAMS, PAIRS], ids=["teams", "pairs"])
@pytest.mark.parametrize("size", [4, 5, 7, 8, 13])
def test_a_swiss_of_several_rounds(book: Book, conditions: Conditions, size: int) -> None:
    rng = random.Random(size)
    found(book, conditions, size)
    last = {4: 3, 5: 3, 7: 5}.get(size, 6)
    for number in range(1, last + 1):
        paired = pair(book)
        assert paired.pairing.number == number
        assert {board for table in paired.tables for board in table.boards} == set(
            range(4 * number - 3, 4 * number + 1)
        )
        play(book, rng)
        check(book)
    rows = book.live.matches.rows
    assert len(rows) == size
    for row in rows.values():
        assert len(row.sides) == last
        for side in row.sides:
            assert side.points is not None
            assert (side.status is MatchStatus.BYE) == (side.opponent is None)
            assert side.points == 12 or side.status is not MatchStatus.BYE
            assert side.boards in {0, 4}
    assert sum(row.maximum for row in rows.values()) == 20 * size * last
    byes = sum(side.status is MatchStatus.BYE for row in rows.values() for side in row.sides)
    assert byes == last * (size % 2)
    if conditions is TEAMS:
        assert sum(row.points for row in rows.values()) == 10 * (size * last - byes) + 12 * byes


@pytest.mark.parametrize("is_cancelled", [True, False], ids=["cancelled", "not played"])
@pytest.mark.parametrize("conditions", [TEAMS, PAIRS], ids=["teams", "pairs"])
def test_a_match_is_scored_board_by_board_on_the_scale_of_the_whole(
    book: Book, conditions: Conditions, is_cancelled: bool
) -> None:
    found(book, conditions, 4)
    pair(book)
    places = sorted(book.state.session(1).plans[""].due, key=lambda place: (place.board, place.table))
    *_, late = places
    for place in places:
        book.result(place, 400 if place.table == 1 else 170)
        boards = {side.boards for row in book.live.matches.rows.values() for side in row.sides}
        assert boards <= {place.board - 1, place.board}
        row = book.live.matches.rows[ContestantId(1)]
        (side,) = row.sides
        assert (side.points is None) == (side.boards == 0)
        assert (side.status is MatchStatus.UNFINISHED) == (side.boards < 4)
    # A board that is not to be played any more shortens the match.
    book.entries.pop()
    at_late = [place for place in places if place.board == late.board]
    book.entries = [each for each in book.entries if getattr(each.fact, "place", None) not in at_late]
    book.enter(*(BoardCancelled(p) if is_cancelled else ResultEntered(p, NotPlayed("no time")) for p in at_late))
    assert {(side.boards, side.status) for row in book.live.matches.rows.values() for side in row.sides} == {
        (3, MatchStatus.PLAYED)
    }


def test_a_board_against_a_pair_that_was_not_due_is_no_match(book: Book) -> None:
    found(book, PAIRS, 4)
    pair(book)
    plan = book.state.session(1).plans[""]
    wrong, *others = sorted(plan.due, key=lambda place: (place.board, place.table))
    for place in others:
        book.result(place, 400 if place.table == 1 else 170)
    due = plan.due[wrong]
    other = next(each for each in map(ContestantId, range(1, 5)) if each not in due.contestants)
    book.enter(ResultEntered(wrong, ScoreWritten(400), north_south=due.north_south, east_west=other))
    sides = [side for row in book.live.matches.rows.values() for side in row.sides]
    # Until the Director has ruled it is worth nothing, and the matches that were due go on without it.
    assert {(side.boards, side.points is None) for side in sides} == {(4, False), (3, False), (1, True)}
    assert all(side.status is MatchStatus.UNFINISHED for side in sides if side.boards < 4)
    assert len(book.live.rankings[0].ranks) == 4


@pytest.mark.parametrize("plan", ThreeWayPlan)
@pytest.mark.parametrize("odd", [OddOneOut.THREE_WAY_IN_ONE_ROUND, OddOneOut.THREE_WAY_OVER_TWO_ROUNDS])
@pytest.mark.parametrize("size", [9, 13])
def test_a_three_way_is_three_matches(book: Book, size: int, odd: OddOneOut, plan: ThreeWayPlan) -> None:
    rng = random.Random(size)
    found(book, replace(TEAMS, odd=odd, three_way=plan), size)
    begun = 0
    half = odd is OddOneOut.THREE_WAY_IN_ONE_ROUND
    number = 2 if size < 13 else 3 if half else 4
    for _ in range(number):
        paired = pair(book)
        begun += sum(each.first_round == paired.pairing.number for each in paired.pairing.three_ways)
        assert paired.pairing.byes == ()
        play(book, rng)
    check(book)
    assert begun == (number if half else number // 2)
    rows = book.live.matches.rows
    for row in rows.values():
        assert len({side.opponent for side in row.sides}) == len(row.sides)
        assert {side.status for side in row.sides} == {MatchStatus.PLAYED}
        assert row.maximum == 20 * number
        for side in row.sides:
            assert side.boards == (4 if side.weight == 1 else 2)
    weights = Counter(side.weight for row in rows.values() for side in row.sides)
    assert weights[Fraction(1, 2)] == (6 * begun if half else 0)
    assert sum(row.points for row in rows.values()) == 10 * size * number


def test_a_three_way_over_two_rounds_is_not_over_after_the_first(book: Book) -> None:
    found(book, replace(TEAMS, odd=OddOneOut.THREE_WAY_OVER_TWO_ROUNDS), 9)
    first = pair(book)
    play(book, random.Random(1))
    (three,) = first.pairing.three_ways
    rows = book.live.matches.rows
    assert all(rows[team].is_provisional and rows[team].points == 0 for team in three.teams)
    second = pair(book)
    assert second.pairing.because_of(PairingReason.STILL_PLAYING)[0].contestants == three.teams
    # The others take the set that only these three have had; a third set is theirs alone.
    boards = {name: {board for t in second.tables if (t.north_south in three.teams) == name for board in t.boards}
              for name in (True, False)}  # fmt: skip
    assert boards == {True: set(range(1, 13)), False: {5, 6, 7, 8}}
    play(book, random.Random(2))
    assert {b for t in pair(book).tables if t.north_south not in three.teams for b in t.boards} >= {13, 14, 15, 16}


def test_results_that_are_wanting_are_waited_for_or_not(book: Book) -> None:
    found(book, TEAMS, 8)
    pair(book)
    play(book, random.Random(1))
    pair(book)
    play(book, random.Random(2))
    late = max(book.state.session(1).plans[""].due)
    book.entries = [e for e in book.entries if getattr(e.fact, "place", None) != late]
    with pytest.raises(RoundNotReady, match=f"results-wanting 2 8 {late.board}$"):
        next_round(book.live, RoundWanted())
    due = book.state.session(1).plans[""].due[late]
    provisional = next_round(book.live, RoundWanted(provisional=True)).pairing
    assert set(provisional.because_of(PairingReason.PROVISIONAL)[0].contestants) == set(due.contestants)
    lagging = next_round(book.live, RoundWanted(standing_after=1)).pairing
    assert lagging.because_of(PairingReason.STANDING_AFTER)[0].round == 1
    met = {frozenset((t.north_south, t.east_west)) for t in rounds_of(book.state, "", (1, 3))[1].tables}
    assert not met & {frozenset(match.contestants) for match in lagging.matches}
    book.enter(BoardCancelled(late))
    with pytest.raises(RoundNotReady, match=f"results-wanting 2 8 {late.board}$"):
        next_round(book.live, RoundWanted())  # the other table has a result
    book.enter(ScoreRuled(late, Ruling.for_both(ByFault(Fault.NOT), "12C2(a)"), "no time"))
    assert next_round(book.live, RoundWanted()).pairing.number == 3


def test_the_standing_after_a_round_is_that_of_then(book: Book) -> None:
    found(book, TEAMS, 8)
    pair(book)
    play(book, random.Random(1))
    then = [rank.contestant for rank in book.live.rankings[0].ranks]
    pair(book)
    play(book, random.Random(2))
    assert [rank.contestant for rank in book.live.rankings[0].ranks] != then
    paired = next_round(book.live, RoundWanted(standing_after=1)).pairing
    assert then[0] in paired.matches[0].contestants
    for bad in (0, 3, -1):
        with pytest.raises(RoundNotReady, match="no-such-round"):
            next_round(book.live, RoundWanted(standing_after=bad))


def test_a_round_of_which_nothing_was_played_can_be_paired_again(book: Book) -> None:
    found(book, TEAMS, 7)
    pair(book)
    play(book, random.Random(1))
    pair(book)
    gone = ContestantId(3)
    book.enter(ContestantWithdrew(gone, 1, 1))
    again = pair(book, replace(FOUR, again=True))
    assert (again.pairing.number, again.planned.from_round) == (2, 2)
    assert again.pairing.byes == ()
    assert gone not in {t.north_south for t in again.tables}
    play(book, random.Random(2))
    live = book.live
    assert [side.round for side in live.matches.rows[gone].sides] == [1]
    with pytest.raises(RoundNotReady, match="no-round-yet"):
        next_round(LiveStandings(book.entries[:8]), RoundWanted(again=True))


def test_a_round_that_is_paired_again_is_paired_as_it_was(book: Book) -> None:
    found(book, TEAMS, 7)
    for seed in (1, 2):
        pair(book)
        play(book, random.Random(seed))
    first = pair(book)
    again = pair(book, replace(FOUR, again=True))
    assert again == first


def test_who_was_to_meet_somebody_who_left_has_a_bye(book: Book) -> None:
    found(book, TEAMS, 4)
    paired = pair(book)
    match = paired.pairing.matches[0]
    book.enter(ContestantWithdrew(match.home, 1, 0))
    play(book, random.Random(1))
    rows = book.live.matches.rows
    assert [(s.status, s.points) for s in rows[match.away].sides] == [(MatchStatus.BYE, Fraction(12))]
    assert rows[match.home].sides == ()


def test_a_bye_that_was_had_stays_when_one_leaves_later(book: Book) -> None:
    found(book, TEAMS, 5)
    bye = pair(book).pairing.byes[0]
    play(book, random.Random(1))
    book.enter(ContestantWithdrew(bye, 1, 1))
    assert [(s.round, s.points) for s in book.live.matches.rows[bye].sides] == [(1, Fraction(12))]


def test_a_late_team_plays_from_then_on(book: Book) -> None:
    found(book, TEAMS, 6)
    pair(book)
    play(book, random.Random(1))
    late = ContestantId(7)
    book.enter(ContestantEntered(late))
    second = pair(book)
    assert second.pairing.byes == (late,)
    play(book, random.Random(2))
    third = pair(book)
    assert late in {t.north_south for t in third.tables}
    play(book, random.Random(3))
    check(book)
    assert [side.round for side in book.live.matches.rows[late].sides] == [2, 3]


def test_two_lengths_of_matches(book: Book) -> None:
    found(book, TEAMS, 4)
    pair(book, RoundWanted(boards=8))
    play(book, random.Random(1))
    pair(book, RoundWanted(boards=6))
    play(book, random.Random(2))
    paired = pair(book, RoundWanted(boards=None))
    assert paired.tables[0].boards == tuple(range(15, 21))
    assert paired.planned.boards_each == 2
    play(book, random.Random(3))
    check(book)
    assert {side.boards for row in book.live.matches.rows.values() for side in row.sides} == {8, 6}


def test_boards_begin_where_they_are_told_and_nobody_gets_one_again(book: Book) -> None:
    found(book, TEAMS, 4)
    assert pair(book, replace(FOUR, first_board=17)).tables[0].boards == (17, 18, 19, 20)
    play(book, random.Random(1))
    with pytest.raises(RoundNotReady, match="board-played 17 "):
        next_round(book.live, RoundWanted(first_board=17))
    assert pair(book, replace(FOUR, first_board=1)).tables[0].boards == (1, 2, 3, 4)
    play(book, random.Random(2))
    check(book)


def test_rounds_go_on_through_sessions(book: Book) -> None:
    found(book, TEAMS, 8)
    for number in (1, 2):
        pair(book)
        play(book, random.Random(number))
    third = pair(book, replace(FOUR, session=2))
    assert third.places == ((1, 1), (1, 2), (2, 1))
    assert third.pairing.number == 3
    assert third.tables[0].boards == (1, 2, 3, 4)
    play(book, random.Random(3), 2)
    rounds = rounds_of(book.state, "", (9, 9))
    met = [frozenset((e.home, e.away)) for e in past_of(book.state, rounds, rounds[0].entered).meetings]
    assert len(met) == len(set(met)) == 12
    assert [side.round for side in book.live.matches.rows[ContestantId(1)].sides] == [1, 2, 101]


def test_a_danish_meets_again_and_every_match_counts(book: Book) -> None:
    found(book, replace(TEAMS, pairing=RoundsPaired.DANISH), 4)
    for number in range(1, 6):
        method = pair(book).pairing.method
        play(book, random.Random(number))
        assert method is (PairingMethod.SEEDED if number == 1 else PairingMethod.DANISH)
    rows = book.live.matches.rows
    assert {len(row.sides) for row in rows.values()} == {5}
    assert {side.boards for row in rows.values() for side in row.sides} == {4}
    assert next_round(book.live, RoundWanted()).pairing.because_of(PairingReason.REMATCH)


def test_a_danish_of_pairs_by_their_boards(book: Book) -> None:
    found(book, Conditions(pairing=RoundsPaired.DANISH), 7)
    for number in range(1, 7):
        paired = pair(book, RoundWanted(boards=3))
        assert len(paired.pairing.byes) == 1
        if number > 1:
            order = [rank.contestant for rank in book.live.rankings[0].ranks]
            assert set(paired.pairing.matches[0].contestants) == set(order[:2])
        play(book, random.Random(number))
    assert {rank.tally.boards for rank in book.live.rankings[0].ranks} == {15, 18}
    movement = book.state.session(1).plans[""].current.movement
    assert isinstance(movement, Movement)
    assert faults(movement) == ()
    assert all(each.permitted is not None for each in check_movement(movement))


def test_a_round_that_cannot_be_says_what_would_help(book: Book) -> None:
    found(book, TEAMS, 4)
    for number in (1, 2, 3):
        pair(book)
        play(book, random.Random(number))
    with pytest.raises(ImpossibleRound) as caught:
        next_round(book.live, RoundWanted())
    (way,) = caught.value.ways
    assert way == (Remedy.ALLOW_REMATCHES,)
    paired = pair(book, replace(FOUR, remedies=frozenset(way)))
    assert paired.pairing.because_of(PairingReason.REMATCH)
    play(book, random.Random(4))
    assert {len(row.sides) for row in book.live.matches.rows.values()} == {4}


def test_those_of_a_category_are_kept_apart(book: Book) -> None:
    book.enter(EventFounded("", replace(TEAMS, apart=("Lima",))))
    for number in range(1, 7):
        book.enter(ContestantEntered(ContestantId(number), categories=("Lima",) if number in {1, 4, 6} else ()))
    for _ in range(2):
        assert all(len({m.home.number, m.away.number} & {1, 4, 6}) < 2 for m in pair(book).pairing.matches)
        play(book, random.Random(1))


def extra_boards(book: Book, rng: random.Random) -> None:
    """Play two boards more in every tied match, at the tables where it was played."""
    plan = book.state.session(1).plans[""]
    tied = [match.teams for match in knockout_matches(book.state, book.live.fields).values() if match.is_tied]
    for place, due in plan.due.items():
        first = place.board == min(each.board for each in plan.due if each.round == place.round)
        if first and set(due.contestants) in map(set, tied):
            for board in (90, 91):
                book.result(replace(place, board=board + 2 * place.round), 10 * rng.randrange(-60, 60))


@pytest.mark.parametrize("size", [2, 5, 8, 13])
def test_a_knock_out_to_its_winner(book: Book, size: int) -> None:
    rng = random.Random(size)
    found(book, KNOCK_OUT, size)
    first = pair(book)
    assert len(first.pairing.byes) == (1 << (size - 1).bit_length()) - size
    rounds, champion = 1, ""
    while not champion:
        play(book, rng)
        try:
            paired = pair(book)
        except RoundNotReady as error:
            if error.code == "knock-out-over":
                champion = str(error).removeprefix("knock-out-over ")
            else:
                extra_boards(book, rng)
            continue
        rounds += 1
        assert paired.pairing.byes == ()
    assert rounds == (size - 1).bit_length()
    live = book.live
    best = live.rankings[0].ranks[0]
    assert (str(best.contestant), best.tally.total) == (champion, Fraction(rounds))
    # Everybody but the winner has lost once; nobody gets anything for not playing any more.
    assert all(
        sum(s.points == 0 for s in row.sides) == (who != best.contestant) for who, row in live.matches.rows.items()
    )
    assert live.rankings == LiveStandings(book.entries).rankings


def test_a_tied_match_of_a_knock_out_is_open_and_who_is_alone_goes_through(book: Book) -> None:
    found(book, KNOCK_OUT, 4)
    pair(book)
    plan = book.state.session(1).plans[""]
    for place, due in plan.due.items():
        book.result(
            place, 0 if ContestantId(1) in due.contestants else 50 * (due.north_south.number - due.east_west.number)
        )
    with pytest.raises(RoundNotReady, match="match-tied 1–4 2 5, 6 1 1"):
        next_round(book.live, RoundWanted())
    book.enter(ContestantWithdrew(ContestantId(4), 1, 1))
    (final,) = pair(book).pairing.matches
    assert {each.number for each in final.contestants} == {1, 3}


def test_what_cannot_be_paired(book: Book) -> None:
    book.found()
    with pytest.raises(RoundNotReady, match="not-paired"):
        next_round(book.live, RoundWanted())
    book.entries.clear()
    found(book, TEAMS, 1)
    with pytest.raises(RoundNotReady, match="nobody-to-pair"):
        next_round(book.live, RoundWanted(boards=4))
    numbered = RoundWanted(boards=4, contestants=tuple(map(ContestantId, range(1, 7))))
    assert len(next_round(book.live, numbered).pairing.matches) == 3
    with pytest.raises(RoundNotReady, match="boards-wanted"):
        next_round(book.live, replace(numbered, boards=None))


def test_one_board_cannot_be_halved(book: Book) -> None:
    found(book, replace(TEAMS, odd=OddOneOut.THREE_WAY_IN_ONE_ROUND), 5)
    with pytest.raises(RoundNotReady, match="boards-to-halve"):
        next_round(book.live, RoundWanted(boards=1))


def test_a_three_way_ends_in_its_session(book: Book) -> None:
    found(book, replace(TEAMS, odd=OddOneOut.THREE_WAY_OVER_TWO_ROUNDS), 7)
    pair(book)
    play(book, random.Random(1))
    with pytest.raises(RoundNotReady, match="three-way-in-session 1"):
        next_round(book.live, RoundWanted(session=2))


def test_the_home_team_and_the_tables(book: Book) -> None:
    found(book, TEAMS, 4)
    paired = pair(book)
    match = paired.pairing.matches[0]
    assert [(t.table, t.north_south, t.east_west) for t in paired.tables[:2]] == [
        (1, match.home, match.away),
        (2, match.away, match.home),
    ]
    past = past_of(book.state, rounds_of(book.state, "", (1, 2)), ())
    assert past.meetings == tuple(EarlierMeeting(1, each.home, each.away) for each in paired.pairing.matches)
    assert isinstance(book.entries[-1].fact, SectionPlanned)


@pytest.mark.parametrize(("size", "share", "copies"), [(8, 2, 2), (10, 2, 3), (9, 3, 2), (12, 6, 1)])
def test_tables_of_a_swiss_of_pairs_share_their_boards(book: Book, size: int, share: int, copies: int) -> None:
    found(book, PAIRS, size)
    for number in (1, 2):
        wanted = RoundWanted(boards=6, share=share) if number == 1 else RoundWanted()
        paired = pair(book, wanted)
        movement = paired.planned.movement
        assert isinstance(movement, Movement)
        assert faults(movement) == ()
        assert movement.copies == copies
        # Nobody waits for a board that another table of the group has: each begins elsewhere.
        for group in movement.exchanges:
            orders = [table.boards for table in paired.tables if table.table in group.tables]
            assert all(sorted(boards) == sorted(orders[0]) for boards in orders)
            for moment in zip(*orders, strict=True):
                assert len(set(moment)) == len(moment)
        play(book, random.Random(number))
        check(book)


@pytest.mark.parametrize("rounds", [(), (1,)], ids=["as a habit", "for one round"])
def test_the_next_round_is_shared_where_all_were_and_not_after_one_that_was(
    book: Book, rounds: tuple[int, ...]
) -> None:
    """Two tables that shared their boards for a late pair in one round are no reason to have all share in the next."""
    found(book, PAIRS, 8)
    first = next_round(book.live, RoundWanted(boards=6))
    movement = first.planned.movement
    assert isinstance(movement, Movement)
    book.enter(replace(first.planned, movement=replace(movement, exchanges=(Exchange((3, 4), rounds),))))
    play(book, random.Random(1))
    second = next_round(book.live, RoundWanted())
    orders = {table.boards for table in second.tables}
    assert len(orders) == (1 if rounds else 2)
    assert isinstance(second.planned.movement, Movement)
    assert {each.tables for each in second.planned.movement.exchanges} == (set() if rounds else {(1, 2), (3, 4)})
    # Whoever says how many is asked no habit.
    asked = next_round(book.live, RoundWanted(share=1 if not rounds else 2))
    assert len({table.boards for table in asked.tables}) == (2 if rounds else 1)


def test_what_cannot_be_shared_is_refused(book: Book) -> None:
    found(book, PAIRS, 8)
    with pytest.raises(RoundNotReady, match="boards-to-share 3"):
        next_round(book.live, RoundWanted(boards=2, share=3))
    book.entries.clear()
    found(book, TEAMS, 8)
    with pytest.raises(RoundNotReady, match="sharing-for-pairs"):
        next_round(book.live, RoundWanted(boards=4, share=2))


# ---- exchange by hand


def couples(paired: NextRound) -> set[frozenset[int]]:
    return {frozenset(who.number for who in match.contestants) for match in paired.pairing.matches}


def exchange(*numbers: tuple[int, int], remedies: frozenset[Remedy] = frozenset()) -> RoundWanted:
    return replace(
        FOUR, exchanges=tuple((ContestantId(one), ContestantId(other)) for one, other in numbers), remedies=remedies
    )


def test_two_take_one_anothers_places_and_the_record_says_so(book: Book) -> None:
    found(book, TEAMS, 7)
    drawn = next_round(book.live, FOUR)
    assert couples(drawn) == {frozenset({1, 4}), frozenset({2, 5}), frozenset({3, 6})}
    assert drawn.planned.exchanged == ()
    # A bye is a place like any other; a later exchange begins with the places after the earlier.
    paired = pair(book, exchange((4, 7), (1, 2)))
    assert couples(paired) == {frozenset({2, 7}), frozenset({1, 5}), frozenset({3, 6})}
    assert [who.number for who in paired.pairing.byes] == [4]
    assert paired.planned.exchanged == ((ContestantId(4), ContestantId(7)), (ContestantId(1), ContestantId(2)))
    assert len(paired.pairing.because_of(PairingReason.EXCHANGED)) == 2
    play(book, random.Random(1))
    check(book)
    assert not couples(pair(book)) & couples(paired)


def test_an_exchange_is_checked_and_permitted(book: Book) -> None:
    found(book, TEAMS, 7)
    pair(book, exchange((4, 7), (1, 2)))
    play(book, random.Random(1))
    drawn = next_round(book.live, FOUR)
    bye = drawn.pairing.byes[0].number
    met = next(who for who in (1, 5) if who != bye)
    against = next(who.number for who in drawn.pairing.opponents_of(ContestantId(6 - met)))
    with pytest.raises(ExchangeBarred) as again:
        next_round(book.live, exchange((against, met)))
    assert again.value.remedies == (Remedy.ALLOW_REMATCHES,)
    assert frozenset({1, 5}) in couples(again.value.found)
    with pytest.raises(ExchangeBarred) as second:
        next_round(book.live, exchange((4, bye)))
    assert Remedy.SECOND_BYE in second.value.remedies
    # What is permitted changes nothing else of the round: it is drawn as before, then two are exchanged.
    permitted = next_round(book.live, exchange((against, met), remedies=frozenset({Remedy.ALLOW_REMATCHES})))
    assert couples(permitted) == couples(again.value.found)
    assert [step.round for step in permitted.pairing.because_of(PairingReason.REMATCH)] == [1]
    # Nothing that was as it is before the exchange is in its way.
    assert next_round(book.live, exchange((against, met), (met, against))).pairing.matches == drawn.pairing.matches


def test_who_cannot_be_exchanged(book: Book) -> None:
    found(book, replace(TEAMS, odd=OddOneOut.THREE_WAY_OVER_TWO_ROUNDS), 7)
    with pytest.raises(CannotExchange, match=r"already-meet: 1, 3"):
        next_round(book.live, exchange((1, 3)))
    with pytest.raises(CannotExchange, match="not-in-round: 9"):
        next_round(book.live, exchange((1, 9)))
    three = next_round(book.live, exchange((1, 7))).pairing.three_ways[0]
    assert {team.number for team in three.teams} == {1, 5, 6}
    pair(book, exchange((1, 7)))
    play(book, random.Random(1))
    with pytest.raises(CannotExchange, match="still-playing: 5"):
        next_round(book.live, exchange((2, 5)))


def test_a_bracket_is_not_changed_by_hand(book: Book) -> None:
    found(book, KNOCK_OUT, 4)
    with pytest.raises(CannotExchange, match="bracket"):
        next_round(book.live, exchange((1, 2)))
