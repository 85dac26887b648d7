"""Law 76: spectators in the playing area, at the table, and by electronic means."""

import pytest

from duplicado.director.matter import run
from duplicado.law.book import law_74
from duplicado.law.book.law_74 import rule_on
from duplicado.law.book.law_76 import drew_attention, may_speak
from duplicado.law.conduct import ConductIncident, Who, consequence
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.procedure_steps import Finding, Question
from duplicado.law.sanction import Measure, PenaltyUnit, Readiness, Strength
from duplicado.law.schedule import Schedule
from duplicado.vocabulary.errors import DuplicadoError

SCHEDULE = Schedule(PenaltyUnit.IMPS)
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)


def incident(clause: str, who: Who, earlier: int = 0, edition: Edition = Edition.LAWS_2017) -> ConductIncident:
    return ConductIncident(edition, clause, who, SCHEDULE, earlier=earlier)


@pytest.mark.clause("76A1", "76B1", "76B2", "76B3", "76B4")
def test_a_spectator_is_warned_once_and_then_has_to_leave() -> None:
    for clause in ("76A1", "76B1", "76B2", "76B3", "76B4"):
        told = [consequence(rule_on(clause), incident(clause, Who.KIBITZER, earlier)).proposed for earlier in range(3)]
        assert [each.measure for each in told] == [Measure.WARNING, Measure.REMOVAL, Measure.REMOVAL]
        assert {(each.under, each.amount, each.unit) for each in told} == {("76A1", None, None)}


@EDITIONS
@pytest.mark.clause("76A2", "16D1")
def test_a_viewer_must_not_communicate_with_a_player(edition: Edition) -> None:
    texts = consequence(rule_on("76A2"), incident("76A2", Who.VIEWER, 1, edition))
    assert (texts.rule.strength, texts.readiness) == (Strength.MUST_NOT, Readiness.ALWAYS)
    assert (texts.proposed.measure, texts.proposed.under) == (Measure.REFERRAL, "76A2")
    assert texts.looks_at == (("16C1",) if edition is Edition.LAWS_2007 else ("16D1",))
    with pytest.raises(DuplicadoError, match="76A2 demands nothing of a kibitzer"):
        consequence(rule_on("76A2"), incident("76A2", Who.KIBITZER))


@pytest.mark.clause("76B1", "76B2", "76B5")
def test_some_rules_are_for_the_table_and_some_for_the_whole_area() -> None:
    at_the_table = {
        clause for clause in ("76B1", "76B2", "76B3", "76B4", "76B5") if Who.SPECTATOR not in rule_on(clause).of
    }
    assert at_the_table == {"76B1", "76B2", "76B5"}
    words = [rule_on(f"76B{number}").strength for number in range(1, 6)]
    must, must_not = Strength.MUST, Strength.MUST_NOT
    assert words == [Strength.MAY_NOT, must_not, must, must_not, Strength.SHALL_NOT]


@EDITIONS
@pytest.mark.clause("76B5", "81C3")
def test_a_spectator_who_draws_attention_makes_the_director_aware(edition: Edition) -> None:
    revoked = incident("76B5", Who.KIBITZER, edition=edition)
    assert drew_attention(revoked, drawn=False) is None
    found = drew_attention(revoked, drawn=True)
    assert found is not None
    assert found.looks_at[0] == "81C3"
    assert run(law_74.take_up(revoked), ()).request == Question("76B5", blocking=False)
    (order,) = run(law_74.take_up(revoked), (Finding(True),)).orders
    assert order.clauses[:3] == ("76B5", "76A1", "81C3")
    assert order.effects == (found.proposed,)


@pytest.mark.clause("76C1")
def test_a_spectator_speaks_when_the_director_asks_him() -> None:
    assert may_speak(asked_by_director=True)
    assert not may_speak(asked_by_director=False)
    assert not may_speak(asked_by_director=True, of_fact_or_law=False)
