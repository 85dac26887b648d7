"""Law 75 with 21A, 21B, 40B3 and 40B5 judged: explanation or call, who corrects what when, omissions, alerts."""

import pytest

from duplicado.director.judgement.sheets import misexplanation
from duplicado.director.judgement.steps import work_through
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_20 import AskersRole, Stage, When
from duplicado.law.book.law_75 import CorrectionDue, Failing, Misexplanation, due
from duplicado.law.edition import Edition
from duplicado.law.orders import Informed
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.seats import Seat, Side

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", [OLD, NEW, Edition.LAWS_2017_AMENDED_2024], ids=str)
WBF = profile("wbf").values()


def wrongly_explained(edition: Edition, failing: Failing = Failing.WRONG) -> Misexplanation:
    return misexplanation(edition, WBF, Seat.E, failing, PASS)


def disclosure(edition: Edition, number: str) -> str:
    return (
        {"40B3(a)": "40B4", "40B3(b)": "40C3(b)", "40B5(a)": "40B6(a)", "40B5(b)": "40B6(b)"}[number]
        if (edition is OLD)
        else number
    )


@pytest.mark.clause("75B1", "75D1", "21B1(b)", "21B3", "40B3(a)", "40B3(b)", "40B4", "40C3(b)")
@EDITIONS
def test_without_evidence_the_explanation_is_presumed_mistaken(edition: Edition) -> None:
    found = {"75D2": True, "21B1(b)": False, "21A": False, "12B1": True, disclosure(edition, "40B3(b)"): True}
    worked = work_through("75 judged", wrongly_explained(edition), found)
    assert worked.open is None
    assert worked.adjusted == "75B1"
    assert {"75B1", "21B1(b)", disclosure(edition, "40B3(a)"), "21B2" if edition is OLD else "21B3"} <= set(
        worked.clauses
    )
    assert worked.penalties == (disclosure(edition, "40B3(b)"),)
    assert (worked.unused == ("75D2",)) is (edition is OLD)


@pytest.mark.clause("75C")
@EDITIONS
def test_a_mistaken_call_is_no_infraction(edition: Edition) -> None:
    worked = work_through("75 judged", wrongly_explained(edition), {"75D2": True, "21B1(b)": True})
    assert worked.open is None
    assert worked.score_stands
    assert "75C" in worked.clauses


@pytest.mark.clause("75D2", "75D3")
def test_no_agreement_is_to_be_told_as_such() -> None:
    found = {"75D2": False, "21A": False, "12B1": True, "40B3(b)": False}
    assert work_through("75 judged", wrongly_explained(NEW), found).adjusted == "75D3"


@pytest.mark.clause("21A")
@EDITIONS
def test_ones_own_misunderstanding_is_ones_own(edition: Edition) -> None:
    found = {"75D2": True, "21B1(b)": False, "21A": True}
    worked = work_through("75 judged", wrongly_explained(edition), found)
    assert worked.score_stands
    assert "21A" in worked.clauses


@pytest.mark.clause("75A", "16B1")
@EDITIONS
def test_the_explainers_partner_may_not_use_it(edition: Edition) -> None:
    first = work_through("75 judged", wrongly_explained(edition)).at_once[0]
    assert [effect.unauthorized for effect in first.effects if isinstance(effect, Informed)] == [Side.EW]
    use = UnauthorizedUse(edition, Seat.W, PASS)
    found = {"75A": True, "16B1(b)": True, "16B1(a)": True, "16B1(a):among": True, "12B1": True, "73C2": False}
    worked = work_through("75A judged", use, found)
    assert worked.adjusted == "75A"
    assert "16B3" in worked.clauses
    assert "16B1" not in [step.clause for step in worked.steps]
    assert work_through("75A judged", use, {"75A": False}).score_stands


@pytest.mark.clause("40B5(a)", "40B5(b)", "40B6(a)", "40B6(b)")
@EDITIONS
def test_a_crucial_omission(edition: Edition) -> None:
    facts = wrongly_explained(edition, Failing.INCOMPLETE)
    content, crucial = disclosure(edition, "40B5(a)"), disclosure(edition, "40B5(b)")
    rest = {"21A": False, "12B1": True, disclosure(edition, "40B3(b)"): False}
    assert work_through("75 judged", facts, {content: True, crucial: True, **rest}).adjusted == crucial
    assert work_through("75 judged", facts, {content: True, crucial: False, **rest}).score_stands
    assert work_through("75 judged", facts, {content: False, **rest}).score_stands


@pytest.mark.clause("40B2(a)(iii)", "40B2(a)", "21B1(a)", "DEF:misinformation")
@EDITIONS
@pytest.mark.parametrize("failing", [Failing.NOT_ALERTED, Failing.ALERTED])
def test_a_wrong_alert_is_misinformation_where_regulations_say_so(edition: Edition, failing: Failing) -> None:
    rule = "40B2(a)" if edition is OLD else "40B2(a)(iii)"
    rest = {"21A": False, "12B1": True, disclosure(edition, "40B3(b)"): False}
    facts = wrongly_explained(edition, failing)
    assert work_through("75 judged", facts, {rule: True, **rest}).adjusted == disclosure(edition, "40B3(a)")
    assert work_through("75 judged", facts, {rule: False, **rest}).score_stands
    club = misexplanation(edition, {"alert.failure_is_mi": False}, Seat.E, failing)
    assert work_through("75 judged", club, {rule: True, **rest}).score_stands


@pytest.mark.clause("75B2", "75B3")
@pytest.mark.parametrize(
    ("edition", "own", "noticed", "role", "when"),
    [
        (OLD, True, Stage.AUCTION, AskersRole.UNDECIDED, When.AT_ONCE),
        (NEW, True, Stage.AUCTION, AskersRole.UNDECIDED, When.BEFORE_CLARIFICATION_ENDS),
        (NEW, True, Stage.CLARIFICATION, AskersRole.DEFENDER, When.BEFORE_CLARIFICATION_ENDS),
        (NEW, True, Stage.PLAY, AskersRole.DEFENDER, When.AT_ONCE),
        (NEW, False, Stage.AUCTION, AskersRole.UNDECIDED, When.AT_THE_END_OF_THE_AUCTION),
        (NEW, False, Stage.CLARIFICATION, AskersRole.DUMMY, When.IN_THE_CLARIFICATION_PERIOD),
        (OLD, False, Stage.CLARIFICATION, AskersRole.DECLARER, When.IN_THE_CLARIFICATION_PERIOD),
        (NEW, False, Stage.PLAY, AskersRole.DEFENDER, When.AFTER_PLAY),
    ],
)
def test_who_corrects_an_explanation_and_when(
    edition: Edition, own: bool, noticed: Stage, role: AskersRole, when: When
) -> None:
    facts = CorrectionDue(edition, Seat.S, own, noticed, role)
    assert due(facts) is when
    number = "75B2" if own else "75B3"
    in_time = work_through("75 correction", facts, {number: True})
    assert (in_time.open, in_time.reviews) == (None, ())
    late = work_through("75 correction", facts, {number: False})
    assert late.reviews == ("21B2" if edition is OLD else "21B3",)
