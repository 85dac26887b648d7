"""Penalties, boards that were not played, and what becomes of an appeal."""

from fractions import Fraction

import pytest

from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, Settlement, settle
from duplicado.event.adjusting.penalties import RuledPenalty, in_contest, individual_penalties, unit_of
from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, Ruling
from duplicado.event.adjusting.unplayed import Cause, score_of_unplayed
from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty, ScoringMethod
from duplicado.event.standing import standings
from duplicado.law.regulations.profile import Profile, profile
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

PAIR = ContestantId(3, Side.NS)
TEN_PERCENT = RuledPenalty(PAIR, Fraction(10), PenaltyUnit.PERCENT_OF_TOP, under=("90B2",), reason="slow play")
UPHELD = AppealOutcome.UPHELD


@pytest.mark.clause("90A", "90B2")
def test_a_percentage_of_a_top_in_matchpoints() -> None:
    assert in_contest(TEN_PERCENT, PenaltyUnit.MATCHPOINTS, top=Fraction(22)) == Penalty(
        PAIR, Fraction(-11, 5), "slow play"
    )
    line = BoardResult(1, PAIR, ContestantId(3, Side.EW), Points(420), Points(-420))
    other = BoardResult(1, ContestantId(4, Side.NS), ContestantId(4, Side.EW), Points(170), Points(-170))
    contest = Contest(winners=2, results=(line, other))
    fined = in_contest(TEN_PERCENT, unit_of(contest.method), top=standings(contest).boards[1].top)
    total = standings(Contest(winners=2, results=(line, other), penalties=(fined,))).of(PAIR)
    assert total is not None
    assert total.total == Fraction("1.8")


@pytest.mark.parametrize(
    ("unit", "method", "victory_points"),
    [
        (PenaltyUnit.MATCHPOINTS, ScoringMethod.BOARD_A_MATCH, False),
        (PenaltyUnit.IMPS, ScoringMethod.BUTLER, False),
        (PenaltyUnit.IMPS, ScoringMethod.IMPS, False),
        (PenaltyUnit.VICTORY_POINTS, ScoringMethod.IMPS, True),
        (PenaltyUnit.POINTS, ScoringMethod.TOTAL_POINTS, False),
    ],
)
def test_a_penalty_in_the_unit_of_the_contest_is_taken_as_it_is(
    unit: PenaltyUnit, method: ScoringMethod, *, victory_points: bool
) -> None:
    ruled = RuledPenalty(PAIR, Fraction(3, 2), unit, PenaltyKind.DISCIPLINARY)
    assert unit_of(method, victory_points=victory_points) is unit
    assert in_contest(ruled, unit).amount == Fraction(-3, 2)


def test_units_that_nothing_makes_of_one_another() -> None:
    with pytest.raises(DuplicadoError, match="percent of a top cannot be taken from a total in IMPs"):
        in_contest(TEN_PERCENT, PenaltyUnit.IMPS, top=Fraction(22))
    with pytest.raises(DuplicadoError, match="rule it in that unit"):
        in_contest(TEN_PERCENT, PenaltyUnit.MATCHPOINTS)
    with pytest.raises(DuplicadoError, match="takes away"):
        RuledPenalty(PAIR, Fraction(-1), PenaltyUnit.IMPS)


@pytest.mark.clause("12C3", "89")
def test_in_an_individual_contest_the_blameless_partner_is_spared() -> None:
    one, other = ContestantId(7), ContestantId(8)
    ruled = RuledPenalty(one, Fraction(10), PenaltyUnit.PERCENT_OF_TOP, under=("90B7",))
    assert [each.contestant for each in individual_penalties(ruled, (one, other), (one,))] == [other]
    both = individual_penalties(ruled, (one, other), ())
    assert [(each.contestant, each.under) for each in both] == [(one, ("90B7",)), (other, ("90B7",))]


@pytest.mark.clause("12C2(a)", "88")
def test_boards_that_were_not_played() -> None:
    wbf, aeb = profile("wbf"), profile("aeb")
    for regulations in (wbf, aeb):
        assert score_of_unplayed(Cause.PLAYERS_FAULT, regulations).score == Artificial(Award.AVERAGE_MINUS)
        assert score_of_unplayed(Cause.ORGANISERS_FAULT, regulations).score == Artificial(Award.AVERAGE_PLUS)
    assert score_of_unplayed(Cause.JUSTIFIED, wbf).score == Artificial(Award.AVERAGE_PLUS)
    fifth = score_of_unplayed(Cause.JUSTIFIED, aeb, unplayed=5, scheduled=25)
    assert (fifth.score, fifth.option) == (Artificial(Award.SESSION_AVERAGE), "unplayed_board.justified")
    more = score_of_unplayed(Cause.JUSTIFIED, aeb, unplayed=6, scheduled=25)
    assert (more.score, more.clauses, more.option) == (Artificial(Award.AVERAGE_PLUS), ("88", "12C2(a)"), "")


def test_a_clubs_own_shares_for_boards_that_were_not_played() -> None:
    club = profile("wbf").with_decisions("club", {"unplayed_board.player_fault": "30"})
    fixed = score_of_unplayed(Cause.PLAYERS_FAULT, club)
    assert (fixed.score, fixed.option) == (Artificial(share=Fraction(3, 10)), "unplayed_board.player_fault")
    with pytest.raises(DuplicadoError, match=r"unplayed_board\.player_fault"):
        Profile("club", {"unplayed_board.player_fault": 130}, profile("wbf"))
    for unplayed, scheduled in ((0, 10), (11, 10)):
        with pytest.raises(DuplicadoError, match="cannot be unplayed"):
            score_of_unplayed(Cause.JUSTIFIED, club, unplayed=unplayed, scheduled=scheduled)


def appeal(outcome: AppealOutcome = UPHELD, *, without_merit: bool = False) -> Appeal:
    ruling = Ruling.for_both(Assigned((AssignedOutcome(north_south=420),)))
    return Appeal(PAIR, outcome, Fraction(30), without_merit, ruling if outcome is AppealOutcome.CHANGED else None)


@pytest.mark.clause("92A")
def test_what_becomes_of_a_deposit() -> None:
    wbf, aeb, qba = (profile(name) for name in ("wbf", "aeb", "qba"))
    back, gone = Settlement(Fraction(30), Fraction(0)), Settlement(Fraction(0), Fraction(30))
    for outcome in AppealOutcome:
        assert settle(appeal(outcome), aeb) == back
    meritless = appeal(without_merit=True)
    assert settle(meritless, wbf) == back
    assert settle(meritless, aeb) == gone
    assert settle(meritless, aeb, kept=Fraction(10)) == Settlement(Fraction(20), Fraction(10))
    teams, pairs = (settle(meritless, qba, between_teams=teams) for teams in (True, False))
    assert [teams.returned, pairs.returned] == [30, 30]
    assert teams.sanction == RuledPenalty(PAIR, Fraction(2), PenaltyUnit.VICTORY_POINTS, under=("92A",))
    assert pairs.sanction == RuledPenalty(PAIR, Fraction(50), PenaltyUnit.PERCENT_OF_TOP, under=("92A",))
    milder = settle(meritless, qba, between_teams=True, sanction=(Fraction(1), PenaltyUnit.VICTORY_POINTS)).sanction
    assert milder is not None
    assert milder.amount == 1


def test_what_does_not_fit_an_appeal_is_refused() -> None:
    with pytest.raises(DuplicadoError, match="belongs to an appeal"):
        Appeal(PAIR, UPHELD, ruling=appeal(AppealOutcome.CHANGED).ruling)
    with pytest.raises(DuplicadoError, match="belongs to an appeal"):
        Appeal(PAIR, AppealOutcome.CHANGED)
    with pytest.raises(DuplicadoError, match="had merit"):
        appeal(AppealOutcome.CHANGED, without_merit=True)
    with pytest.raises(DuplicadoError, match="not negative"):
        Appeal(PAIR, UPHELD, Fraction(-1))
    for regulations, kept in ((profile("wbf"), 10), (profile("aeb"), 40), (profile("aeb"), -1)):
        with pytest.raises(DuplicadoError, match="cannot be kept"):
            settle(appeal(without_merit=True), regulations, kept=Fraction(kept))
    with pytest.raises(DuplicadoError, match="is returned"):
        settle(appeal(), profile("aeb"), kept=Fraction(1))
