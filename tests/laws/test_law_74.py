"""Law 74: conduct and etiquette."""

from fractions import Fraction

import pytest

from duplicado.director.matter import MatterStep, run
from duplicado.law.book.law_74 import (
    RULES,
    looked_at_cards,
    may_have_told_partner,
    rule_on,
    showed_cards,
    take_up,
    upset_by_tempo,
)
from duplicado.law.conduct import ConductIncident, Who, consequence
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.information import Extraneous
from duplicado.law.orders import Informed, Review
from duplicado.law.procedure_steps import Finding, Question
from duplicado.law.sanction import Measure, PenaltyUnit, ProposedPenalty, Readiness, Strength
from duplicado.law.schedule import Schedule
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side

SCHEDULE = Schedule(PenaltyUnit.PERCENT_OF_TOP, Fraction(10), (Fraction(1), Fraction(2)))
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
YES, NO = Finding(True), Finding(False)


def incident(clause: str, edition: Edition = Edition.LAWS_2017, earlier: int = 0) -> ConductIncident:
    return ConductIncident(edition, clause, Who.PLAYER, SCHEDULE, Seat.W, earlier)


def taken_up(facts: ConductIncident, *answers: Finding) -> MatterStep:
    return run(take_up.of(facts).procedure(), answers)


def proposed(step: MatterStep) -> list[ProposedPenalty]:
    return [effect for order in step.orders for effect in order.effects if isinstance(effect, ProposedPenalty)]


@EDITIONS
@pytest.mark.clause("74A1", "74A2", "74A3", "74B1", "74B2", "74B3", "74B4", "74B5")
def test_what_a_player_should_do_is_warned_of_first_and_then_penalized(edition: Edition) -> None:
    for clause in ("74A1", "74A2", "74A3", "74B1", "74B2", "74B3", "74B4", "74B5"):
        rule = rule_on(clause)
        assert (rule.strength, rule.strength.penalized) == (Strength.SHOULD, Readiness.SELDOM)
        first, second, third = (consequence(rule, incident(clause, edition, earlier)).proposed for earlier in range(3))
        assert (first.measure, first.amount) == (Measure.WARNING, Fraction(0))
        assert (second.measure, second.amount, third.amount) == (Measure.PENALTY, Fraction(10), Fraction(20))


@pytest.mark.clause("74A1", "74A2", "74B5", "91A")
def test_rudeness_is_a_matter_of_discipline_and_procedure_is_not() -> None:
    disciplinary = {
        clause for clause in RULES if consequence(rule_on(clause), incident(clause)).proposed.under == "91A"
    }
    assert disciplinary == {"74A1", "74A2", "74B5"}


@pytest.mark.clause("74C1", "74C6", "74C8")
def test_violations_of_procedure_are_first_met_with_advice() -> None:
    for clause in ("74C1", "74C6", "74C8"):
        told = [consequence(rule_on(clause), incident(clause, earlier=earlier)).proposed for earlier in range(3)]
        assert [each.measure for each in told] == [Measure.ADVICE, Measure.WARNING, Measure.PENALTY]
        assert told[2].amount == 10
        assert taken_up(incident(clause)).request is None
    assert consequence(rule_on("74C6"), incident("74C6")).looks_at == ("68B1",)
    assert consequence(rule_on("74C8"), incident("74C8")).looks_at == ("43A2(b)",)


@EDITIONS
@pytest.mark.parametrize("clause", ["74C2", "74C3", "74C4"])
@pytest.mark.clause("74C2", "74C3", "74C4", "16B3")
def test_what_a_player_shows_may_tell_his_partner(clause: str, edition: Edition) -> None:
    nod = incident(clause, edition)
    assert may_have_told_partner(nod, shown=False) is None
    found = may_have_told_partner(nod, shown=True)
    assert found is not None
    assert "16B1" in found.looks_at
    assert taken_up(nod).request == Question(clause, blocking=False)
    penalty, told = taken_up(nod, YES).orders
    assert penalty.effects == (found.proposed,)
    assert told.effects == (Informed(Side.EW, (Extraneous.FROM_PARTNER,)), Review("16B3"))
    (nothing,) = taken_up(nod, NO).orders
    assert nothing.effects == ()


@pytest.mark.clause("74B2")
def test_a_needless_comment_tells_partner_something_only_where_there_is_one() -> None:
    assert len(taken_up(incident("74B2")).orders) == 2
    nobody = ConductIncident(Edition.LAWS_2017, "74B2", Who.PARTNERSHIP, SCHEDULE)
    assert len(taken_up(nobody).orders) == 1


@EDITIONS
@pytest.mark.clause("74C5", "74:fn23", "73D2")
def test_a_card_seen_by_accident_may_be_acted_on_unless_it_was_shown_on_purpose(edition: Edition) -> None:
    looks = incident("74C5", edition)
    assert looked_at_cards(looks, intentional=False) is None
    stare = looked_at_cards(looks, intentional=True)
    assert stare is not None
    assert stare.looks_at == (("16C",) if edition is Edition.LAWS_2007 else ("16D",))
    assert proposed(taken_up(looks, YES)) == [stare.proposed]
    assert taken_up(looks, NO).request == Question("74:fn23", blocking=False)
    (nothing,) = taken_up(looks, NO, NO).orders
    assert (nothing.clauses, nothing.effects) == (("74C5",), ())
    (shown,) = taken_up(looks, NO, YES).orders
    deceived = "73F" if edition is Edition.LAWS_2007 else "73E2"
    assert shown.clauses == ("74:fn23", "73D2", deceived)
    assert shown.effects == (Review(deceived),)
    assert showed_cards(looks, on_purpose=False) == ()


@pytest.mark.clause("74C7")
def test_a_tempo_that_is_to_disconcert() -> None:
    fast = incident("74C7")
    assert upset_by_tempo(fast, to_disconcert=False) is None
    found = upset_by_tempo(fast, to_disconcert=True)
    assert found is not None
    assert found.looks_at == ("73D2",)
    assert proposed(taken_up(fast, YES))[0].measure is Measure.ADVICE
    assert proposed(taken_up(fast, NO)) == []


def test_a_clause_that_is_none_on_conduct_is_refused_with_those_that_are() -> None:
    with pytest.raises(DuplicadoError, match="74A1"):
        rule_on("27B1")
    with pytest.raises(DuplicadoError, match="kibitzer"):
        consequence(rule_on("74A1"), ConductIncident(Edition.LAWS_2017, "74A1", Who.KIBITZER, SCHEDULE))
