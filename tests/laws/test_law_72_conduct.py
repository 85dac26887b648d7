"""Law 72A and 72B: the Laws are kept, nothing is infringed on purpose, nothing concealed."""

import pytest

from duplicado.director.matter import run
from duplicado.law.book import law_74
from duplicado.law.book.law_72 import RULES
from duplicado.law.book.law_74 import rule_on
from duplicado.law.conduct import ConductIncident, Who, consequence
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Finding, Question
from duplicado.law.sanction import Measure, PenaltyUnit, Readiness, Strength
from duplicado.law.schedule import Schedule

SCHEDULE = Schedule(PenaltyUnit.IMPS)
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)


def incident(edition: Edition, clause: str, earlier: int = 0) -> ConductIncident:
    return ConductIncident(edition, clause, Who.PLAYER, SCHEDULE, earlier=earlier)


@pytest.mark.clause("INTRO:may", "INTRO:does", "INTRO:should", "INTRO:shall", "INTRO:must", "INTRO:prohibition_ladder")
def test_the_words_of_the_introduction_say_how_readily_a_penalty_is_due() -> None:
    assert [
        word.penalized for word in (Strength.MAY, Strength.DOES, Strength.SHOULD, Strength.SHALL, Strength.MUST)
    ] == [*Readiness]
    prohibitions = (Strength.SHALL_NOT, Strength.MAY_NOT, Strength.MUST_NOT)
    assert [word.penalized for word in prohibitions] == [Readiness.OFTEN, Readiness.ALWAYS, Readiness.ALWAYS]
    assert sorted(prohibitions) == list(prohibitions)


@pytest.mark.clause("72A")
def test_72a_losing_on_purpose_is_a_matter_of_regulations() -> None:
    found = consequence(rule_on("72A"), incident(Edition.LAWS_2017, "72A"))
    assert (found.readiness, found.proposed.under, found.looks_at) == (Readiness.SELDOM, "91A", ("80B2(f)", "91A"))


@EDITIONS
@pytest.mark.clause("72B1", "72C")
def test_72b1_an_infraction_on_purpose_is_serious_and_its_damage_is_looked_at(edition: Edition) -> None:
    lead_out_of_turn = incident(edition, "72B1")
    found = consequence(RULES["72B1"], lead_out_of_turn)
    assert (found.readiness, found.proposed.measure) == (Readiness.ALWAYS, Measure.PENALTY)
    known = "23" if edition is Edition.LAWS_2007 else "72C"
    assert found.looks_at == (known,)
    step = run(law_74.take_up(lead_out_of_turn), ())
    assert step.request == Question("72B1", blocking=False)
    (order,) = run(law_74.take_up(lead_out_of_turn), (Finding(True),)).orders
    assert order.clauses == ("72B1", "90A", known)
    assert order.effects == (Review(known), found.proposed)
    (nothing,) = run(law_74.take_up(lead_out_of_turn), (Finding(False),)).orders
    assert (nothing.clauses, nothing.effects) == (("72B1",), ())


@EDITIONS
@pytest.mark.clause("72B3")
def test_72b3_concealing_an_infraction_may_not_be_tried(edition: Edition) -> None:
    second_revoke = incident(edition, "72B3", earlier=1)
    found = consequence(RULES["72B3"], second_revoke)
    assert (found.rule.strength, found.proposed.occurrence) == (Strength.MAY_NOT, 2)
    assert found.proposed.clauses == ("72B3", "90A")
