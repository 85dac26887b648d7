"""The actions of the players: text and value are exact inverses, and the casebook's table is covered."""

import dataclasses
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.reference import ClauseId
from duplicado.table.actions.answers import Answer, ChoosesCard, Forbid
from duplicado.table.actions.auction import (
    AsksAbout,
    AsksReview,
    AsksWhoLeads,
    ChangesCall,
    ConsultsOwnCard,
    Explains,
    MakesCall,
    TellsWhoLeads,
)
from duplicado.table.actions.claims import Concedes, PlaysOn, SaysTricks
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.irregularity import Attention, LooksAt, RulesHimself
from duplicado.table.actions.play import (
    AsksToPoint,
    AsksToSeeLastCard,
    AsksToSeeTrick,
    ChangesDesignation,
    Designates,
    Drops,
    FacesLead,
    LeadsFaceDown,
    Names,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    PointsWrongly,
    PutsCard,
    Shows,
    TakesBack,
)
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
    "place": st.one_of(st.none(), st.integers(1, 319)),
}


def values(kind: type) -> st.SearchStrategy[object]:
    if kind is PlaysWithHidden:
        pairs = st.lists(CARDS, min_size=2, max_size=2, unique=True)
        return pairs.map(lambda pair: PlaysWithHidden(*pair))
    most = st.integers(0, 13)
    if kind is MakesCall:
        doubles = st.builds(kind, call=st.sampled_from((DOUBLE, REDOUBLE)), stated=st.one_of(st.none(), BIDS))
        return st.one_of(st.builds(kind, call=CALLS), doubles)
    parts = PARTS | {"card": CARDS, "tricks": most if kind is SaysTricks else st.one_of(st.none(), most)}
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
        ("1S", MakesCall),
        ("8C", MakesCall),
        ("XX", MakesCall),
        ("instead 2H", ChangesCall),
        ("H10", PlaysCard),
        ("SK face down", LeadsFaceDown),
        ("face", FacesLead),
        ("dummy 10", Designates),
        ("dummy anything", Designates),
        ("instead dummy S5", ChangesDesignation),
        ("puts DK", PutsCard),
        ("H3 & H10", PlaysTogether),
        ("drops H3", Drops),
        ("shows HA H2", Shows),
        ("names SQ", Names),
        ("takes back SK", TakesBack),
        ("concedes all", Concedes),
        ("attention 45E1", Attention),
        ("looks at E", LooksAt),
        ("calls S8", NamesLead),
        ("H3 under D9", PlaysWithHidden),
        ("points 5 wrongly", PointsWrongly),
        ("asks to point 5", AsksToPoint),
        ("asks to see trick 5", AsksToSeeTrick),
        ("asks to see last card", AsksToSeeLastCard),
        ("asks 2D", AsksAbout),
        ("asks review", AsksReview),
        ('explains 2D as "both majors"', Explains),
        ('rules "play on"', RulesHimself),
        ("forbid H S", Forbid),
        ("plays H10", ChoosesCard),
        ("plays on", PlaysOn),
        ("X of 4H", MakesCall),
        ("XX of 2D", MakesCall),
        ("asks who leads", AsksWhoLeads),
        ("says W leads", TellsWhoLeads),
        ("says 10", SaysTricks),
        ("consults own card", ConsultsOwnCard),
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
    assert isinstance(action, Designates)
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
        MakesCall(PASS, Bid(1, Denomination.SPADES))


def test_every_answer_is_an_action() -> None:
    assert set(get_args(Answer)) <= set(ACTION_TYPES)
