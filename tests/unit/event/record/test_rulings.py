"""Rulings, penalties and appeals in the record of an event, and what they make of the standings."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, ByFault, Ruling, SelfInflictedDamage, Unchanged
from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import FormRecorded
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.board_results import contest_of
from duplicado.event.record.board_views import RankingView, published_rankings
from duplicado.event.record.deductions import deductions, settlement
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.event.record.total_explained import reasons_for
from duplicado.event.record.wanted_results import WaitingFor, waiting
from duplicado.event.standing import standings
from duplicado.formats.event_record.document import read_event, write_event
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.movement.teams import head_to_head, round_robin
from duplicado.score.side_score import Artificial, Points
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.seats import Side

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PAIRS = tuple(ContestantId(number) for number in range(1, 9))
PLAN = SectionPlanned(1, "", howell(8), PAIRS, 1)
SCORES = (420, 450, -50, 620, 170, -100, 400)
FOUR_SPADES = Contract.parse("4S N")


def entries_of(*facts: AnyFact, conditions: Conditions | None = None, plan: SectionPlanned = PLAN) -> list[Entry]:
    listed = [EventFounded("Club", conditions or Conditions(agreement_needed=False)), plan, *facts]
    return [Entry(f"e{n}", NOON + timedelta(seconds=n), "x", fact) for n, fact in enumerate(listed)]


def due() -> list[Place]:
    return list(LiveStandings(entries_of()).state.session(1).plans[""].due)


PLACES = due()
PLAYED = [ResultEntered(place, ScoreWritten(SCORES[n % 7])) for n, place in enumerate(PLACES)]
FIRST = PLACES[0]


def figures(live: LiveStandings) -> dict[ContestantId, tuple[object, ...]]:
    return {rank.contestant: (rank.place, *rank.tally.figures) for ranking in live.rankings for rank in ranking.ranks}


def weighted(*parts: tuple[int, int]) -> Assigned:
    return Assigned(
        tuple(AssignedOutcome(FOUR_SPADES, tricks, weight=Fraction(percent, 100)) for percent, tricks in parts)
    )


RULINGS = [
    Ruling.for_both(Assigned.to(FOUR_SPADES, 9), "16B3"),
    Ruling.for_both(weighted((40, 10), (60, 9)), "16B3"),
    Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY)),
    Ruling(Artificial(share=Fraction(7, 10)), Unchanged(), ("82C",)),
    Ruling(
        Assigned.to(PASSED_OUT),
        SelfInflictedDamage(
            Assigned.to(FOUR_SPADES, 9), Assigned.to(FOUR_SPADES, 10), OwnDamage(OwnAction.GAMBLING_ACTION)
        ),
    ),
]


def batch(live: LiveStandings) -> dict[ContestantId, tuple[object, ...]]:
    """Return the figures as the contest scored in one go has them."""
    (key,) = live.fields
    taken = deductions(live.state, 1, live.fields[key].top)
    computed = standings(contest_of(live.state, key, taken), live.state.conditions.scoring_rules)
    return {
        each.contestant: (each.place, each.card.boards, each.total, each.card.maximum, each.percentage)
        for each in computed.rankings[0].standings
    }


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_counts_live_as_it_counts_in_one_go_and_comes_back_from_text(ruling: Ruling) -> None:
    entries = entries_of(*PLAYED, ScoreRuled(FIRST, ruling, "hesitation"))
    assert read_event(write_event(entries)).value == tuple(entries)
    live = LiveStandings()
    for entry in entries:
        live.add(entry)
    assert figures(live) == batch(live)
    assert figures(live) != figures(LiveStandings(entries_of(*PLAYED)))


@given(
    st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(RULINGS[:3])), max_size=6),
    st.randoms(use_true_random=False),
)
def test_the_order_of_results_and_rulings_does_not_matter(ruled: list[tuple[Place, Ruling]], random: Random) -> None:
    entries = entries_of(*PLAYED, *(ScoreRuled(place, ruling, "x") for place, ruling in ruled))
    shuffled = entries[2:]
    random.shuffle(shuffled)
    assert figures(LiveStandings(entries)) == figures(LiveStandings([*entries[:2], *shuffled]))


@given(st.dictionaries(st.sampled_from(PLACES), st.sampled_from(RULINGS[:2])))
def test_assigned_scores_neither_create_nor_destroy_matchpoints(ruled: dict[Place, Ruling]) -> None:
    facts = (ScoreRuled(place, ruling, "x") for place, ruling in ruled.items())
    live = LiveStandings(entries_of(*PLAYED, *facts))
    (scores,) = live.fields.values()
    for board in scores.boards.values():
        for column in (board.north_south, board.east_west):
            assert sum(value for value in column if value is not None) == 4 * 3


@pytest.mark.clause("82C")
def test_a_ruling_is_replaced_by_a_later_one_that_names_it() -> None:
    wrong = ScoreRuled(FIRST, RULINGS[0], "wrong Law")
    entries = entries_of(*PLAYED, wrong)
    right = ScoreRuled(FIRST, RULINGS[1], "put right", (entries[-1].id,))
    live = LiveStandings([*entries, Entry("right", NOON, "x", right)])
    assert figures(live) == figures(LiveStandings(entries_of(*PLAYED, replace(right, instead_of=()))))
    state = LiveStandings(entries).state
    unnamed = admit(state, Entry("y", NOON, "x", replace(right, instead_of=())))
    assert unnamed is not None
    assert (unnamed.code, unnamed.clause) == ("ruled-already", "82C")
    assert admit(state, Entry("y", NOON, "x", right)) is None
    assert admit(state, Entry("y", NOON, "x", replace(right, instead_of=("none",)))) == Refused("unknown-ruling")


def test_two_rulings_that_contradict_one_another_wait_for_a_decision() -> None:
    both = (ScoreRuled(FIRST, RULINGS[0], "one Director"), ScoreRuled(FIRST, RULINGS[1], "another"))
    live = LiveStandings(entries_of(*PLAYED, *both))
    assert figures(live) == figures(LiveStandings(entries_of(*PLAYED)))
    assert [(each.place, each.what) for each in waiting(live.state)] == [(FIRST, WaitingFor.DECISION)]


def test_a_ruling_that_cannot_be_carried_out_is_refused_and_harmless() -> None:
    nonsense = Ruling.for_both(Assigned((AssignedOutcome(FOUR_SPADES, 10, weight=Fraction(1, 3)),)))
    fact = ScoreRuled(FIRST, nonsense, "x")
    refused = admit(LiveStandings(entries_of(*PLAYED)).state, Entry("y", NOON, "x", fact))
    assert refused is not None
    assert refused.code == "ruling-impossible"
    live = LiveStandings(entries_of(*PLAYED, fact))
    assert figures(live) == figures(LiveStandings(entries_of(*PLAYED)))
    assert list(reasons_for(live, PAIRS[0], FIRST.board))


def test_an_average_on_a_board_that_nobody_played_there_is_nothing_to_wait_for() -> None:
    live = LiveStandings(entries_of(*PLAYED[1:], ScoreRuled(FIRST, RULINGS[2], "no time")))
    assert list(waiting(live.state)) == []
    assert figures(live) == batch(live)


def penalty(amount: int, unit: PenaltyUnit, session: int | None = None) -> PenaltyRuled:
    return PenaltyRuled(RuledPenalty(PAIRS[0], Fraction(amount), unit, PenaltyKind.PROCEDURAL, ("90A",)), session)


@pytest.mark.clause("90A")
@pytest.mark.parametrize("session", [1, None])
def test_a_penalty_is_taken_from_one_total_and_gives_nobody_anything(session: int | None) -> None:
    before = LiveStandings(entries_of(*PLAYED)).tallies
    live = LiveStandings(entries_of(*PLAYED))
    live.add(Entry("p", NOON, "x", penalty(25, PenaltyUnit.PERCENT_OF_TOP, session)))
    live.add(Entry("q", NOON, "x", penalty(2, PenaltyUnit.MATCHPOINTS, session)))
    after = live.tallies
    assert after[PAIRS[0]].total == before[PAIRS[0]].total - Fraction(6, 4) - 2
    assert {who: tally.figures for who, tally in after.items() if who != PAIRS[0]} == {
        who: tally.figures for who, tally in before.items() if who != PAIRS[0]
    }
    if session is not None:
        assert figures(live) == batch(live)
    live.add(Entry("u", NOON, "x", EntryUndone("p", "the wrong pair")))
    assert live.tallies[PAIRS[0]].total == before[PAIRS[0]].total - 2


def test_a_penalty_in_another_unit_than_the_total_is_refused_and_harmless() -> None:
    fact = penalty(1, PenaltyUnit.VICTORY_POINTS)
    live = LiveStandings(entries_of(*PLAYED))
    assert admit(live.state, Entry("p", NOON, "x", fact)) == Refused("penalty-unit", ("victory_points", "mp / %"))
    assert figures(LiveStandings(entries_of(*PLAYED, fact))) == figures(live)


def test_victory_points_are_taken_from_a_total_of_victory_points() -> None:
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
    plan = SectionPlanned(1, "", round_robin(4), PAIRS[:4], 2)
    places = LiveStandings(entries_of(conditions=conditions, plan=plan)).state.session(1).plans[""].due
    played = [ResultEntered(place, ScoreWritten(SCORES[n % 7])) for n, place in enumerate(places)]
    before = LiveStandings(entries_of(*played, conditions=conditions, plan=plan))
    taken = penalty(3, PenaltyUnit.VICTORY_POINTS)
    assert admit(before.state, Entry("p", NOON, "x", taken)) is None
    after = LiveStandings(entries_of(*played, taken, conditions=conditions, plan=plan))
    assert after.matches.rows[PAIRS[0]].total == before.matches.rows[PAIRS[0]].total - 3


@pytest.mark.clause("92A", "93B3")
def test_what_becomes_of_the_deposit_and_of_an_appeal_without_merit() -> None:
    entries = entries_of(*PLAYED, ScoreRuled(FIRST, RULINGS[0], "x"))
    lodged = AppealLodged(entries[-1].id, PAIRS[0], Fraction(20))

    def settled(decided: AppealDecided, conditions: Conditions) -> tuple[object, object, bool]:
        facts = (*(entry.fact for entry in entries[2:]), lodged, decided)
        listed = entries_of(*facts, conditions=conditions)
        state = LiveStandings([*listed[:-1], replace(listed[-1], fact=replace(decided, appeal=listed[-2].id))]).state
        found = settlement(state, listed[-2].id)
        assert found is not None
        return found.returned, found.kept, found.sanction is not None

    upheld = AppealDecided("", AppealOutcome.UPHELD)
    baseless = replace(upheld, without_merit=True)
    aeb, qba = Conditions(profile="aeb"), Conditions(profile="qba")
    assert settled(upheld, aeb) == (20, 0, False)
    assert settled(baseless, aeb) == (0, 20, False)
    assert settled(replace(baseless, kept=Fraction(5)), aeb) == (15, 5, False)
    assert settled(baseless, qba)[2]
    assert settled(replace(baseless, outcome=AppealOutcome.CHANGED), aeb) == (20, 0, False)


def test_the_sanction_of_an_appeal_without_merit_counts_in_the_total() -> None:
    facts: Iterable[AnyFact] = (*PLAYED, ScoreRuled(FIRST, RULINGS[0], "x"))
    listed = entries_of(*facts, conditions=Conditions(profile="qba", agreement_needed=False))
    before = LiveStandings(listed).tallies[PAIRS[0]].total
    live = LiveStandings(listed)
    live.add(Entry("a", NOON, "x", AppealLodged(listed[-1].id, PAIRS[0])))
    live.add(Entry("d", NOON, "x", AppealDecided("a", AppealOutcome.UPHELD, without_merit=True)))
    assert live.tallies[PAIRS[0]].total == before - 3  # half of a top of six


def test_every_figure_can_be_asked_why() -> None:
    live = LiveStandings(entries_of(*PLAYED, *(ScoreRuled(PLACES[n], each, "x") for n, each in enumerate(RULINGS))))
    (scores,) = live.fields.values()
    seen = 0
    for contestant in PAIRS:
        for line in scores.card(contestant).lines:
            (reason,) = reasons_for(live, contestant, line.board)
            assert (reason.side, reason.explanation.value) == (line.side, line.value)
            assert reason.entries[0][1].fact in PLAYED
            if reason.adjusted is not None:
                assert reason.explanation.reckoning is not None or isinstance(reason.explanation.score, Points)
                seen += 1
    assert seen == 2 * len(RULINGS)


def test_handicaps_categories_and_strata_are_rankings_of_their_own() -> None:
    from duplicado.event.facts.contestants import ContestantEntered

    entered = [
        ContestantEntered(
            pair,
            categories=("mixed",) if pair.number % 2 else (),
            stratum="B" if pair.number > 4 else "A",
            handicap=Fraction(pair.number),
        )
        for pair in PAIRS
    ]
    live = LiveStandings(entries_of(*entered, *PLAYED))
    (plain,) = published_rankings(live)
    assert [each.place.contestant for each in plain.ranks] == [rank.contestant for rank in live.rankings[0].ranks]
    (mixed,) = published_rankings(live, RankingView(category="mixed"))
    assert {each.place.contestant.number for each in mixed.ranks} == {1, 3, 5, 7}
    assert mixed.ranks[0].place.place == 1
    (second,) = published_rankings(live, RankingView(strata=("B",)))
    assert {each.place.contestant.number for each in second.ranks} == {5, 6, 7, 8}
    (half,) = published_rankings(live, RankingView(handicap=Fraction(1, 2)))
    for each in half.ranks:
        assert each.allowance == Fraction(each.place.contestant.number, 2)
        assert each.place.figure == (each.tally.percentage or 0) + each.allowance
    assert [each.place.figure for each in half.ranks] == sorted(
        (each.place.figure for each in half.ranks), reverse=True
    )


def test_ties_are_split_by_the_rules_of_the_conditions_and_it_is_told_by_which() -> None:
    level = [ResultEntered(place, ScoreWritten(420 if n % 3 else -50)) for n, place in enumerate(PLACES)]
    tied = LiveStandings(entries_of(*level))
    assert any(rank.shared_by > 1 for rank in tied.rankings[0].ranks)
    split = LiveStandings(entries_of(*level, conditions=Conditions(agreement_needed=False, ties=("ebu-143",))))
    (ranking,) = published_rankings(split)
    assert ranking.breaks
    shared = sum(each.place.shared_by > 1 for each in ranking.ranks)
    assert shared < sum(rank.shared_by > 1 for rank in tied.rankings[0].ranks)


def test_both_sides_of_a_split_score_are_told_apart() -> None:
    ruling = Ruling(Assigned.to(FOUR_SPADES, 10), Assigned.to(FOUR_SPADES, 9), ("82C",))
    live = LiveStandings(entries_of(*PLAYED, ScoreRuled(FIRST, ruling, "the Director's error")))
    planned = live.state.session(1).plans[""].due[FIRST]
    sides = {
        side: next(iter(reasons_for(live, who, FIRST.board))).explanation.score
        for side, who in ((Side.NS, planned.north_south), (Side.EW, planned.east_west))
    }
    assert sides == {Side.NS: Points(420), Side.EW: Points(50)}


@pytest.mark.clause("87A")
def test_a_board_besides_the_plan_waits_for_an_adjusted_score_where_two_teams_played_it_in_two_forms() -> None:
    conditions = Conditions(
        kind=ContestKind.TEAMS, form=ContestForm.MATCHES, method=ScoringMethod.IMPS, agreement_needed=False
    )
    plan = SectionPlanned(1, "", head_to_head([[(1, 2)]]), PAIRS[:2], 1)
    here, there = (Place(1, "", 1, table, 99) for table in (1, 2))
    played = tuple(ResultEntered(each, ScoreWritten(400)) for each in (here, there))

    def fouled(*facts: AnyFact) -> set[Place]:
        state = LiveStandings(entries_of(*played, *facts, conditions=conditions, plan=plan)).state
        return {each.place for each in waiting(state) if each.what is WaitingFor.ADJUSTMENT}

    assert not fouled()
    assert fouled(FormRecorded(here, "quarter turn")) == {here, there}
