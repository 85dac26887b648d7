"""A statement that is put right takes along what others said alike, and disowns nobody who said more."""

from dataclasses import replace
from datetime import timedelta

import pytest
from tests.unit.service.live.conftest import FOUNDING, NOON, at

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.results import TravellerLine
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.service.live.result_statement import Statement, fact_of
from duplicado.service.live.roles import TableKey
from duplicado.service.live.visibility import may_see_travellers
from duplicado.vocabulary.seats import Side

PLACE = at(1, 1)
RIGHT = read_traveller_line("4S N +1")


def line(text: str) -> TravellerLine:
    return read_traveller_line(text)


def state_of(*facts: AnyFact) -> EventState:
    """Return what the record says after the founding and these, which are called s1, s2 …"""
    first = len(FOUNDING)
    ids = [f"f{number}" for number in range(first)] + [f"s{number}" for number in range(1, len(facts) + 1)]
    return fold(
        Entry(id_, NOON + timedelta(minutes=number), "somebody", fact)
        for number, (id_, fact) in enumerate(zip(ids, (*FOUNDING, *facts), strict=True))
    )


def said(text: str, side: Side | None = None) -> ResultEntered:
    return ResultEntered(PLACE, line(text), side=side)


def corrected(state: EventState, *named: str, right: TravellerLine = RIGHT, own: str = "own") -> ResultCorrected:
    statement = Statement(TableKey(1, "", 1), 1, right, 1, Side.NS, named, "misread")
    fact = fact_of(state, statement, own)
    assert isinstance(fact, ResultCorrected)
    assert fact.result == ResultEntered(PLACE, right, side=Side.NS)
    return fact


def after(state_facts: tuple[AnyFact, ...], fact: AnyFact) -> EventState:
    return state_of(*state_facts, fact)


@pytest.mark.parametrize(
    ("wrong", "alike"),
    [
        ("4S N = HK", "4S N = HK"),
        ("4S N = HK", "4S N ="),  # without the lead
        ("4S N = HK", "420"),  # the score that follows from it
        ("4S N =", "420"),
        ("420", "420"),
        ("pass", "0"),
    ],
)
def test_who_said_the_same_or_less_is_put_right_too(wrong: str, alike: str) -> None:
    facts = (said(wrong, Side.NS), said(alike, Side.EW))
    fact = corrected(state_of(*facts), "s1")
    assert fact.instead_of == ("s1", "s2")
    result = after(facts, fact).cell(PLACE).result
    assert result is not None
    assert result.result.line == RIGHT


@pytest.mark.parametrize(
    ("wrong", "fuller"),
    [
        ("420", "4S N ="),
        ("420", "4S N = HK"),
        ("4S N =", "4S N = HK"),
        ("0", "pass"),
    ],
)
def test_a_fuller_statement_is_not_disowned(wrong: str, fuller: str) -> None:
    """A player who wrote contract and lead does not state the bare number that somebody else corrects."""
    facts = (said(wrong, Side.NS), said(fuller, Side.EW))
    fact = corrected(state_of(*facts), "s1")
    assert fact.instead_of == ("s1",)
    cell = after(facts, fact).cell(PLACE)
    # Both are asked: the two contradict one another now.
    assert cell.result is None
    assert {each.result.line for each in cell.standing} == {RIGHT, line(fuller)}


@pytest.mark.parametrize("other", ["4H N =", "4S N -1", "4S S =", "450", "-50"])
def test_who_said_something_else_keeps_his_word(other: str) -> None:
    assert corrected(state_of(said("4S N = HK"), said(other)), "s1").instead_of == ("s1",)


def test_who_said_it_of_others_keeps_his_word() -> None:
    of_others = replace(said("4S N ="), north_south=ContestantId(7))
    assert corrected(state_of(said("4S N ="), of_others), "s1").instead_of == ("s1",)


def test_what_was_put_right_before_is_not_put_right_again() -> None:
    before = ResultCorrected(said("4S N -1"), ("s2",), "misread")
    assert corrected(state_of(said("4S N ="), said("4S N ="), before), "s1").instead_of == ("s1",)
    # Unless it is named: two who correct the same are to contradict one another.
    assert corrected(state_of(said("4S N ="), before), "s2", "s1").instead_of == ("s2", "s1")


def test_several_that_are_named_take_along_what_is_like_any_of_them() -> None:
    state = state_of(said("4S N ="), said("4H N -1"), said("420"), said("-50"), said("3N N ="))
    assert corrected(state, "s2", "s1").instead_of == ("s2", "s1", "s3", "s4")
    # Of one that is not there nothing is known: it may still arrive.
    assert corrected(state, "later").instead_of == ("later",)


def test_said_again_it_is_the_same_though_others_have_spoken_since() -> None:
    facts = (said("4S N ="), said("420"))
    first = corrected(state_of(*facts), "s1", own="s3")
    state = state_of(*facts, first, said("4S N ="))
    assert corrected(state, "s1", own="s3") == first
    assert corrected(state, "s1", own="another").instead_of == ("s1", "s4")


@pytest.mark.parametrize("agreement", [False, True])
def test_others_results_are_shown_to_a_table_that_has_its_own(agreement: bool) -> None:
    decided = ConditionsChanged(replace(state_of().conditions, agreement_needed=agreement), "decided")
    entered, agreed = said("4S N =", Side.NS), ResultAgreed(PLACE, "s2", Side.EW)
    assert not may_see_travellers(state_of(decided), PLACE)
    assert may_see_travellers(state_of(decided, entered), PLACE) is not agreement
    assert may_see_travellers(state_of(decided, entered, agreed), PLACE)
