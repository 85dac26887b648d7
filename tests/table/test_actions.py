"""The actions of the players: text and value are exact inverses, and the casebook's table is covered."""

import dataclasses
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.reference import ClauseId
from duplicado.table import actions
from duplicado.table.actions.answers import Answer
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.reader import Action, parse_action
from duplicado.vocabulary.calls import DOUBLE, EVERY_BID, EVERY_CALL, PASS, REDOUBLE, Bid
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

ACTION_TYPES = tuple(get_args(Action))
CARDS = st.sampled_from(EVERY_CARD)
CALLS = st.sampled_from((*EVERY_CALL, Bid(8, Denomination.CLUBS), Bid(9, Denomination.NOTRUMP)))
BIDS = st.sampled_from((*EVERY_BID, Bid(8, Denomination.CLUBS)))
DESIGNATIONS = st.one_of(CARDS, *(st.sampled_from(tuple(kind)) for kind in (Suit, Rank, Instruction)))
CLAUSES = st.sampled_from([ClauseId.parse(text) for text in ("62", "45E1", "27B1(a)", "12C1(e)(i)", "64A2")])
PARTS: dict[str, st.SearchStrategy[object]] = {
    "call": CALLS,
    "designation": DESIGNATIONS,
    "cards": st.lists(CARDS, min_size=2, max_size=4, unique=True).map(tuple),
    "suits": st.lists(st.sampled_from(tuple(Suit)), min_size=1, max_size=2, unique=True).map(tuple),
    "trick": st.integers(1, 13),
    "text": st.text(),
    "target": st.one_of(st.none(), st.sampled_from(tuple(Seat)), CLAUSES),
    "seat": st.sampled_from(tuple(Seat)),
}


def values(kind: type) -> st.SearchStrategy[object]:
    if kind is actions.PlaysWithHidden:
        pairs = st.lists(CARDS, min_size=2, max_size=2, unique=True)
        return pairs.map(lambda pair: actions.PlaysWithHidden(*pair))
    most = st.integers(0, 13)
    if kind is actions.MakesCall:
        doubles = st.builds(kind, call=st.sampled_from((DOUBLE, REDOUBLE)), stated=st.one_of(st.none(), BIDS))
        return st.one_of(st.builds(kind, call=CALLS), doubles)
    parts = PARTS | {"card": CARDS, "tricks": most if kind is actions.SaysTricks else st.one_of(st.none(), most)}
    return st.builds(kind, **{field.name: parts[field.name] for field in dataclasses.fields(kind)})


@pytest.mark.parametrize("kind", ACTION_TYPES, ids=lambda kind: kind.__name__)
def test_every_action_prints_what_is_read_as_itself(kind: type) -> None:
    @given(values(kind))
    def check(action: object) -> None:
        assert parse_action(str(action)) == action

    check()


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("1S", actions.MakesCall),
        ("8C", actions.MakesCall),
        ("XX", actions.MakesCall),
        ("instead 2H", actions.ChangesCall),
        ("H10", actions.PlaysCard),
        ("SK face down", actions.LeadsFaceDown),
        ("face", actions.FacesLead),
        ("dummy 10", actions.Designates),
        ("dummy anything", actions.Designates),
        ("instead dummy S5", actions.ChangesDesignation),
        ("puts DK", actions.PutsCard),
        ("H3 & H10", actions.PlaysTogether),
        ("drops H3", actions.Drops),
        ("shows HA H2", actions.Shows),
        ("names SQ", actions.Names),
        ("takes back SK", actions.TakesBack),
        ("concedes all", actions.Concedes),
        ("attention 45E1", actions.Attention),
        ("looks at E", actions.LooksAt),
        ("calls S8", actions.NamesLead),
        ("H3 under D9", actions.PlaysWithHidden),
        ("points 5 wrongly", actions.PointsWrongly),
        ("asks to point 5", actions.AsksToPoint),
        ("asks to see trick 5", actions.AsksToSeeTrick),
        ("asks to see last card", actions.AsksToSeeLastCard),
        ("asks 2D", actions.AsksAbout),
        ("asks review", actions.AsksReview),
        ('explains 2D as "both majors"', actions.Explains),
        ('rules "play on"', actions.RulesHimself),
        ("forbid H S", actions.Forbid),
        ("plays H10", actions.ChoosesCard),
        ("plays on", actions.PlaysOn),
        ("X of 4H", actions.MakesCall),
        ("XX of 2D", actions.MakesCall),
        ("asks who leads", actions.AsksWhoLeads),
        ("says W leads", actions.TellsWhoLeads),
        ("says 10", actions.SaysTricks),
        ("consults own card", actions.ConsultsOwnCard),
    ],
)
def test_the_words_of_the_casebook(text: str, kind: type) -> None:
    assert type(parse_action(text)) is kind


@pytest.mark.parametrize(
    ("text", "designation"),
    [("dummy S", Suit.SPADES), ("dummy 10", Rank.TEN), ("dummy A", Rank.ACE), ("dummy H10", Card.parse("HT"))],
)
def test_declarer_names_a_card_a_suit_or_a_rank(text: str, designation: Designation) -> None:
    action = parse_action(text)
    assert isinstance(action, actions.Designates)
    assert action.designation is designation


@pytest.mark.parametrize(
    "text",
    ["", "10S", "1H0", "claims 14", "claims", "drops H3 H3", "H3 under H3", "forbid S H D", "dummy maybe",
     "attention 94", "says all", "points 0 wrongly", "rules nothing", "looks at X", "instead dummy", "s7",
     "X of P", "P of 1S", "X of HK", "says X leads"],
)  # fmt: skip
def test_what_is_no_action_is_refused_with_a_remedy(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


def test_only_a_double_or_redouble_is_of_a_bid() -> None:
    with pytest.raises(NotationError):
        actions.MakesCall(PASS, Bid(1, Denomination.SPADES))


def test_every_answer_is_an_action() -> None:
    assert set(get_args(Answer)) <= set(ACTION_TYPES)
