"""Evidence, worked steps, and the results among which an assigned score is weighted."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.director.judgement.candidates import (
    Candidate,
    Tainted,
    legal,
    possible_contracts,
    propose,
    propose_plays,
)
from duplicado.director.judgement.evidence import Basis, CollectedEvidence, StatedEvidence
from duplicado.director.judgement.steps import work_through
from duplicado.event.adjusting.adjustment import adjust
from duplicado.event.adjusting.objections import WhyNot
from duplicado.event.adjusting.rulings import RulingCircumstances, ruled, weighed
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.law.book.law_12_assigned import BeforeInfraction
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.edition import Edition
from duplicado.law.judgement import Medium
from duplicado.law.procedure.play import PlayPosition
from duplicado.score.side_score import Points, Weighted
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
NONE = Vulnerability.NONE


def table(**tricks: int) -> DoubleDummyTable:
    """Build a table from North-South's tricks by denomination, e.g. `S=10`; seven where none are given."""
    rows = {}
    for denomination in Denomination:
        north_south = tricks.get(str(denomination), 7)
        for seat in Seat:
            rows[seat, denomination] = north_south if seat.side is Side.NS else 13 - north_south
    return DoubleDummyTable.of(rows)


SPADES = table(S=10, H=4, NT=8)


def contract(text: str) -> AuctionResult:
    return Contract.parse(text)


def a_bid(text: str) -> Bid:
    return Contract.parse(f"{text} N").bid


def test_agreed_facts_and_facts_found_on_the_balance() -> None:
    paused = StatedEvidence(Seat.E, "West thought for half a minute")
    denies = StatedEvidence(Seat.W, "it was three seconds", contradicts=True)
    assert CollectedEvidence(Basis.AGREED, (paused,)).clauses == ("84",)
    assert CollectedEvidence(Basis.PROBABLE, (paused, denies)).clauses == ("85A1", "85A2")
    assert CollectedEvidence(Basis.PROBABLE, (paused, denies)).is_disputed
    assert CollectedEvidence(Basis.UNDETERMINED).clauses == ("85B",)
    assert CollectedEvidence(Basis.JUDGED).clauses == CollectedEvidence(Basis.ON_FILE).clauses == ()
    with pytest.raises(DuplicadoError, match="Law 85"):
        CollectedEvidence(Basis.AGREED, (denies,))
    with pytest.raises(DuplicadoError, match="Law 85A1"):
        CollectedEvidence(Basis.PROBABLE)


def test_a_matter_of_the_table_is_worked_through_with_its_evidence() -> None:
    steps = ("16B3: true", "16B1: tempo", "16B1(b): true", "16B1(a): true")
    text = "case: x\nlaw: 2017\ncontract: 4S S\nsteps:\n" + "".join(f"  - director: {{{step}}}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], NEW)
    assert stopped is None
    (matter,) = session.state.matters
    seen = CollectedEvidence(Basis.AGREED)
    found = {"16B1": Medium.TEMPO, "16B1(b)": True, "16B1(a)": True}
    worked = work_through("16B judged", matter.opening.facts, found, {"16B1": seen})
    assert [(step.clause, step.evidence) for step in worked.steps] == [
        ("16B1", seen),
        ("16B1(b)", None),
        ("16B1(a)", None),
    ]
    assert worked.adjusted is None
    assert not worked.score_stands
    assert worked.open == matter.request


def test_a_finding_that_is_changed_changes_what_follows() -> None:
    facts = UnauthorizedUse(NEW, Seat.N, DOUBLE)
    found = {"16B1": Medium.TEMPO, "16B1(b)": True, "16B1(a)": True, "12B1": True, "73C2": False}
    assert work_through("16B judged", facts, found).adjusted == "16B3"
    changed = work_through("16B judged", facts, {**found, "16B1(b)": False})
    assert changed.adjusted is None
    assert changed.unused == ("16B1(a)", "12B1", "73C2")


@pytest.mark.clause("12C1(b)", "12C1(c)")
def test_results_that_need_the_infraction_get_no_weight() -> None:
    # West bid 3H; North, after a slow pass by South, bid 3S and came to 4S.
    before = BeforeInfraction(last_bid=a_bid("3H"))
    suggested = Tainted(Side.NS, parse_call("3S"))
    contracts = [contract(text) for text in ("3S N", "4S N", "3H W", "3HX W", "2S N")]
    found = {one.contract: one.excluded_by for one in propose(contracts, SPADES, NONE, before=before,
                                                             tainted=[suggested])}  # fmt: skip
    assert found == {
        contract("3S N"): "12C1(c)",
        contract("4S N"): None,
        contract("3H W"): None,
        contract("3HX W"): None,
        contract("2S N"): "12C1(b)",
    }
    # 2007 keeps no weight from them.
    old = propose(contracts, SPADES, NONE, before=before, tainted=[suggested], edition=OLD)
    assert {one.excluded_by for one in old} == {None}
    assert len(legal(old)) == 5


@pytest.mark.parametrize(
    ("tainted", "result", "needed"),
    [
        (Tainted(Side.NS, DOUBLE), "3HX W", True),
        (Tainted(Side.NS, DOUBLE), "3H W", False),
        (Tainted(Side.NS, DOUBLE), "4SX N", False),
        (Tainted(Side.EW, parse_call("XX")), "4SXX W", True),
        (Tainted(Side.EW, parse_call("XX")), "4SXX N", False),
        (Tainted(Side.NS, parse_call("4S")), "4S N", True),
        (Tainted(Side.NS, parse_call("4S")), "4S E", False),
        (Tainted(Side.NS, parse_call("4S")), "5S N", False),
        (Tainted(Side.NS, PASS, Contract.parse("3H W")), "3H W", True),
        (Tainted(Side.NS, PASS, Contract.parse("3H W")), "4S N", False),
    ],
)
def test_which_results_need_an_action(tainted: Tainted, result: str, needed: bool) -> None:
    assert tainted.is_needed_for(contract(result)) is needed


def test_results_come_with_tricks_and_scores_best_first() -> None:
    found = propose([contract("3NT N"), contract("4S N"), PASSED_OUT], SPADES, NONE, spread=1)
    assert [(str(one.contract), one.tricks, one.north_south) for one in found] == [
        ("4S N", 11, 450),
        ("4S N", 10, 420),
        ("3NT N", 9, 400),
        ("passed out", None, 0),
        ("3NT N", 8, -50),
        ("4S N", 9, -50),
        ("3NT N", 7, -100),
    ]
    with pytest.raises(DuplicadoError, match="spread"):
        propose([PASSED_OUT], SPADES, NONE, spread=-1)


last_bids = st.sampled_from(["1C", "2H", "3S", "4NT", "7NT", None])


@given(last_bids, st.integers(0, 13), st.integers(0, 13))
def test_possible_contracts_can_all_follow(last: str | None, spades: int, notrump: int) -> None:
    results = table(S=spades, NT=notrump)
    bid = None if last is None else a_bid(last)
    before = BeforeInfraction(last_bid=bid)
    found = possible_contracts(results, before, Side.NS)
    assert len(set(found)) == len(found)
    assert all(one.excluded_by is None for one in propose(found, results, NONE, before=before))
    assert (PASSED_OUT in found) is (last is None)
    assert not any(isinstance(one, Contract) and one.bid is bid and one.declarer.side is Side.EW for one in found)


def test_a_contract_that_fails_may_have_been_doubled_and_one_that_is_made_not() -> None:
    found = possible_contracts(SPADES, BeforeInfraction(last_bid=a_bid("3S")), Side.NS)
    of_spades = [
        str(one)
        for one in found
        if isinstance(one, Contract) and one.declarer is Seat.N and one.denomination is Denomination.SPADES
    ]
    assert of_spades == ["3S N", "4S N", "5S N", "5SX N"]


def test_where_the_auction_was_over_there_is_one_contract() -> None:
    stood = BeforeInfraction(contract=Contract.parse("4S N"))
    assert possible_contracts(SPADES, stood) == (Contract.parse("4S N"),)


def an_ending() -> PlayPosition:
    """East is on lead against South's notrump; a heart gives the last tricks away, a spade does not."""
    hands = tuple(Hand.parse(text) for text in ("K2...", "A.3..", ".AK..", "43..."))
    north, east, south, west = hands
    return PlayPosition(None, Seat.E, (north, east, south, west), (), (8, 3))


def test_the_results_of_cards_leave_out_what_was_suggested() -> None:
    position = an_ending()
    played = Contract.parse("3NT S")
    found = propose_plays(position, played, EndingSolver(), NONE)
    assert {card for one in found for card in one.plays} == {Card.parse("SA"), Card.parse("H3")}
    by_card = {card: one.tricks for one in found for card in one.plays}
    assert by_card[Card.parse("SA")] is not None
    assert by_card[Card.parse("H3")] == 10
    assert by_card[Card.parse("SA")] == 9
    suggested = propose_plays(position, played, EndingSolver(), NONE, tainted=[Card.parse("SA")])
    assert [one.plays for one in legal(suggested)] == [(Card.parse("H3"),)]


@pytest.mark.clause("12C1(c)", "12A")
def test_the_director_sets_the_weights_and_the_event_takes_them() -> None:
    found = propose([contract("3S N"), contract("4S N")], SPADES, NONE)
    weights = [(found[0], Fraction(3, 5)), (found[1], Fraction(2, 5))]
    ruling = ruled(weights, ("16B3", "12C1(a)"))
    result = BoardResult(1, ContestantId(1), ContestantId(2), Points(420), Points(-420))
    adjusted = adjust(result, ruling, RulingCircumstances(NONE))
    assert adjusted.objections == ()
    assert adjusted.result.north_south_score == Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), 170)))
    assert "16B3" in adjusted.clauses(Side.NS)
    # A result that needs the infraction keeps its mark.
    tainted = propose([contract("4S N")], SPADES, NONE, tainted=[Tainted(Side.NS, parse_call("4S"))])
    (objection,) = {each.why for each in adjust(result, ruled([(tainted[0], Fraction(1))], ("16B3",)),
                                                RulingCircumstances(NONE)).objections}  # fmt: skip
    assert objection is WhyNot.NOT_LEGAL
    with pytest.raises(DuplicadoError, match="60 %"):
        weighed(weights[:1])
    with pytest.raises(DuplicadoError, match="below zero"):
        weighed([(found[0], Fraction(3, 2)), (found[1], Fraction(-1, 2))])
    with pytest.raises(DuplicadoError, match="12A"):
        ruled(weights, ())


@given(st.lists(st.integers(0, 10), min_size=1, max_size=6).filter(any))
def test_weights_of_nothing_leave_a_result_out(parts: list[int]) -> None:
    one = Candidate(contract("4S N"), 10, 420)
    whole = sum(parts)
    assigned = weighed([(one, Fraction(part, whole)) for part in parts])
    assert len(assigned.outcomes) == sum(part > 0 for part in parts)
    assert sum(outcome.weight for outcome in assigned.outcomes) == 1
