"""Law 40 judged: understandings, departures from them, and the cards and aids that a player may look at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.judgement.sheets import deviation, understanding
from duplicado.director.judgement.steps import work_through
from duplicado.law.book.law_20 import AskersRole, Stage, forbids_own_card
from duplicado.law.book.law_40 import ImplicitTest, VariedAfter, is_implicit, is_psychic, may_vary
from duplicado.law.book.law_40_cards import forbids_memory_aid, forbids_opponents_card
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.seats import Seat, Side

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", [OLD, NEW], ids=str)
WBF, AEB, QBA = (profile(name).values() for name in ("wbf", "aeb", "qba"))
CALL = parse_call("1S")
SETS = st.lists(st.sampled_from(ImplicitTest), unique=True).map(tuple)


@pytest.mark.clause("DEF:psychic_call")
def test_a_psychic_call_is_deliberate_and_gross() -> None:
    assert is_psychic(deliberate=True, gross=True)
    assert not is_psychic(deliberate=True, gross=False)  # three-level opening on six cards instead of seven
    assert not is_psychic(deliberate=False, gross=True)


@pytest.mark.clause("40C1:repeated")
@given(SETS, SETS)
def test_any_one_test_that_is_applied_makes_an_implicit_understanding(
    found: tuple[ImplicitTest, ...], applied: tuple[ImplicitTest, ...]
) -> None:
    expected = bool(set(found) & set(applied)) if applied else None
    assert is_implicit(found, applied) is expected


@pytest.mark.clause("40C1", "40C1:repeated", "40C1:damage", "40A3")
def test_a_register_that_meets_a_test_answers_for_the_director() -> None:
    facts = deviation(NEW, AEB, Seat.E, CALL, register=(ImplicitTest.RECENT,))
    worked = work_through("40C judged", facts, {"40A3": True, "40B2(a)(v)": False, "12B1": True})
    assert worked.adjusted == "40C1"
    assert worked.penalties == ("40C1",)
    assert [step.clause for step in worked.steps if step.concluded] == ["40C1:repeated"]
    clean = work_through(
        "40C judged", deviation(NEW, AEB, Seat.E, CALL, register=()), {"40A3": True, "40B2(a)(v)": False}
    )
    assert clean.open is not None
    assert [step.clause for step in clean.steps] == ["40A3", "40B2(a)(v)", "40C1:repeated"]


@pytest.mark.clause("40B2(a)(v)", "40B4", "40B5", "40B2(d)")
@EDITIONS
def test_a_forbidden_psychic_call(edition: Edition) -> None:
    number = "40B2(d)" if edition is OLD else "40B2(a)(v)"
    under = "40B5" if edition is OLD else "40B4"
    found = {"40A3": True, number: True, f"{number}:gross": True, "12B1": True}
    assert work_through("40C judged", deviation(edition, QBA, Seat.E), found).adjusted == under
    # Where nothing forbids it the question does not come up.
    free = work_through("40C judged", deviation(edition, WBF, Seat.E), found)
    assert [step.clause for step in free.steps] == ["40A3"]
    assert number in free.unused


@pytest.mark.clause("40B2(a)(iv)", "40B3")
@pytest.mark.parametrize(
    ("after", "allowed_2007", "allowed_2017", "forbidden_2017"),
    [
        (VariedAfter.OPPONENTS_IRREGULARITY, True, True, False),
        (VariedAfter.OPPONENTS_ANSWER, True, True, False),
        (VariedAfter.OWN_IRREGULARITY, True, False, False),
        (VariedAfter.OWN_QUESTION, True, False, False),
        (VariedAfter.OWN_ANSWER, True, False, False),
    ],
)
def test_changes_of_method_by_prior_agreement(
    after: VariedAfter, allowed_2007: bool, allowed_2017: bool, forbidden_2017: bool
) -> None:
    assert may_vary(after, OLD, allowed=True) is allowed_2007
    assert not may_vary(after, OLD, allowed=False)
    assert may_vary(after, NEW, allowed=True) is allowed_2017
    assert may_vary(after, NEW, allowed=False) is forbidden_2017


@pytest.mark.clause("40A1(a)", "40A2", "40A4", "40B1(a)", "40B1(b)", "40B1(c)", "40B2(a)(i)", "40B3(a)")
def test_an_understanding_is_found_allowed_and_told() -> None:
    facts = understanding(NEW, WBF, Side.EW, artificial=True)
    found = {"40A1(a)": True, "40A2": False, "40A4": False, "40B3(a):hidden": False}
    worked = work_through("40B judged", facts, found)
    assert worked.score_stands
    # An artificial call is special; where every special understanding is allowed nobody need be asked.
    assert [step.clause for step in worked.steps if step.concluded] == ["40B1(b)", "40B2(a)(i):permitted"]
    hidden = work_through("40B judged", facts, {**found, "40B3(a):hidden": True, "12B1": True})
    assert hidden.adjusted == "40B3(a)"
    for illegal in ("40A2", "40A4"):
        assert work_through("40B judged", facts, {**found, illegal: True, "12B1": True}).adjusted == "40B4"
    denied = work_through("40B judged", facts, {"40A1(a)": False})
    assert denied.score_stands


@pytest.mark.clause("40B4", "40B5", "40B2(a)", "40B1(b)")
def test_what_is_not_allowed_by_number_and_edition() -> None:
    yes = {"40A1(a)": True, "40A2": False, "12B1": True}
    old = work_through("40B judged", understanding(OLD, AEB), {**yes, "40B2(a):player": True})
    assert old.adjusted == "40B5"
    special = {**yes, "40B2(a):player": False, "40B1(a)": True, "40B2(a):permitted": True}
    assert work_through("40B judged", understanding(OLD, AEB), special).adjusted == "40B5"
    changed = understanding(NEW, AEB, after=VariedAfter.OPPONENTS_IRREGULARITY)
    assert work_through("40B judged", changed, yes).adjusted == "40B4"
    assert understanding(NEW, QBA, after=VariedAfter.OPPONENTS_IRREGULARITY).varied is False


@pytest.mark.clause("40B2(c)", "40B2(c)(i)", "40B2(c)(ii)", "40B2(c)(iii)", "40B2(c)(iv)")
def test_the_opponents_card() -> None:
    assert forbids_opponents_card(Stage.AUCTION, WBF, NEW, begun=False) is None
    assert forbids_opponents_card(Stage.CLARIFICATION, WBF, NEW) is None
    assert forbids_opponents_card(Stage.OVER, WBF, NEW) is None
    for stage in (Stage.AUCTION, Stage.PLAY):
        assert forbids_opponents_card(stage, WBF, NEW, in_turn=True) is None
        assert forbids_opponents_card(stage, WBF, NEW) == "40B2(c)(iii)"
        assert forbids_opponents_card(stage, WBF, NEW, asked_to_explain=True) is None
        assert forbids_opponents_card(stage, WBF, OLD, asked_to_explain=True) == "40B2(c)(iii)"
    nothing = profile("wbf").with_decisions("club", {"system_card.opp_consult": "play"}).values()
    assert forbids_opponents_card(Stage.AUCTION, nothing, NEW, begun=False) == "40B2(c)(i)"
    assert forbids_opponents_card(Stage.CLARIFICATION, nothing, NEW) == "40B2(c)(ii)"
    assert forbids_opponents_card(Stage.AUCTION, nothing, NEW, in_turn=True) == "40B2(c)(iii)"


@pytest.mark.clause("40B2(d)", "40C3(a)", "40B2(b)")
def test_aids_to_memory_and_ones_own_card() -> None:
    assert forbids_memory_aid(Stage.AUCTION, WBF, NEW) == "40B2(d)"
    assert forbids_memory_aid(Stage.PLAY, WBF, OLD) == "40C3(a)"
    allowed = profile("wbf").with_decisions("club", {"memory_aids": "allowed"}).values()
    assert forbids_memory_aid(Stage.PLAY, allowed, NEW) is None
    assert forbids_memory_aid(Stage.PLAY, profile("aeb").values(), NEW) == "40B2(d)"
    assert forbids_memory_aid(Stage.PLAY, WBF, NEW) == "40B2(d)"
    assert forbids_memory_aid(Stage.OVER, WBF, NEW) is None
    assert forbids_own_card(Stage.CLARIFICATION, AskersRole.DECLARER, WBF, NEW) is None
    assert forbids_own_card(Stage.CLARIFICATION, AskersRole.DEFENDER, WBF, NEW) == "20G3"
