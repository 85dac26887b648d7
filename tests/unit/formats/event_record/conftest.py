"""Entries of every kind, made from what their classes declare: a new kind of fact is drawn as soon as there is one."""

import enum
import types
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import strategies as st

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import AssignedOutcome
from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.entry import Entry
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.pairing.rounds import PairingMethod
from duplicado.event.ranking.ties import TieRule
from duplicado.event.rules import RULE_SETS
from duplicado.law.regulations.profile import PROFILES
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.movement.individuals import IndividualMovement, rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.model import Movement
from duplicado.movement.teams import TeamMovement, round_robin
from duplicado.score.side_score import Artificial, Weighted
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.calls import EVERY_BID, Bid
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling, PassedOut
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat

Strategy = st.SearchStrategy[Any]
Hint = Any  # type hints carry no types

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["", "\0", "Ñ ♠", "a\nb", "{}"]
)
numbers = st.integers(-(10**12), 10**12) | st.integers(-3, 40)
fractions = st.fractions() | st.fractions(0, 1, max_denominator=10)
zones = st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))
times = st.datetimes(timezones=zones)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    cards = draw(st.permutations(EVERY_CARD))
    deal = {seat: Hand(cards[13 * i : 13 * (i + 1)]) for i, seat in enumerate(Seat)}
    seats = draw(st.sets(st.sampled_from(Seat), min_size=1))
    return Deal(deal) if len(seats) == 4 else Layout({seat: deal[seat] for seat in Seat if seat in seats})


@st.composite
def weighted(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.integers(1, 9), min_size=1, max_size=3))
    return Weighted(tuple((Fraction(part, sum(parts)), draw(numbers)) for part in parts))


@st.composite
def conditions(draw: st.DrawFn) -> Conditions:
    drawn = {each.name: draw(values_of(get_type_hints(Conditions)[each.name])) for each in fields(Conditions)}
    drawn |= {
        "kind": ContestKind.PAIRS,
        "method": draw(st.sampled_from([ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS])),
        "winners": draw(st.sampled_from([1, 2])),
        "rules": draw(st.sampled_from(sorted(RULE_SETS))),
        "profile": draw(st.sampled_from(sorted(PROFILES))),
        "correction_minutes": draw(st.none() | st.integers(0, 600)),
        "options": draw(st.dictionaries(st.sampled_from(["appeal.minutes", "correction.minutes"]), st.just("20"))),
        "pairing": RoundsPaired.NONE,
        "pairing_method": draw(st.sampled_from([PairingMethod.MATCHING, PairingMethod.UNTANGLING])),
        "rematch_after": draw(st.none() | st.integers(1, 9)),
        "odd": OddOneOut.BYE,
        "stanzas": None,
        "extra_boards": draw(st.none() | st.integers(1, 9)),
        "rounds": draw(st.none() | st.integers(1, 9)),
        "handicap_part": draw(st.none() | st.integers(1, 20).map(lambda part: Fraction(part, 20))),
        "ties": draw(st.lists(st.sampled_from([rule.value for rule in TieRule]), max_size=3).map(tuple)),
    }
    del drawn["form"]
    if draw(st.booleans()):
        teams = {"kind": ContestKind.TEAMS, "method": ScoringMethod.IMPS, "winners": 1}
        form = draw(values_of(get_type_hints(Conditions)["form"]))
        paired = {
            ContestForm.BOARDS: [RoundsPaired.NONE],
            ContestForm.KNOCK_OUT: [RoundsPaired.NONE, RoundsPaired.KNOCK_OUT],
        }.get(form, [RoundsPaired.NONE, RoundsPaired.SWISS, RoundsPaired.DANISH])
        teams |= {"form": form, "pairing": draw(st.sampled_from(paired)), "odd": draw(st.sampled_from(OddOneOut))}
        if teams["pairing"] is RoundsPaired.KNOCK_OUT:
            teams["stanzas"] = draw(st.none() | st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple))
        return Conditions(**(drawn | teams))
    return Conditions(**drawn)


contracts = st.builds(Contract, st.sampled_from(EVERY_BID), st.sampled_from(Seat), st.sampled_from(Doubling))

AS_TEXTS = frozenset({Card, Bid, Contract, PassedOut, Hand, Layout, Fraction, datetime})
"""The values that are written as one text, whatever they are made of."""

BY_HAND: dict[Any, Callable[[], Strategy]] = {
    str: lambda: texts,
    int: lambda: numbers,
    bool: st.booleans,
    types.NoneType: st.none,
    Fraction: lambda: fractions,
    datetime: lambda: times,
    Card: lambda: st.sampled_from(EVERY_CARD),
    Hand: lambda: st.permutations(EVERY_CARD).map(lambda cards: Hand(cards[:13])),
    Contract: lambda: contracts,
    Bid: lambda: st.sampled_from(EVERY_BID),
    PassedOut: lambda: st.just(PASSED_OUT),
    Layout: layouts,
    Weighted: weighted,
    AssignedOutcome: lambda: (
        st.builds(AssignedOutcome, contracts, st.none() | st.integers(0, 13), weight=fractions, legally=st.booleans())
        | st.builds(AssignedOutcome, north_south=numbers, weight=fractions)
    ),
    RuledPenalty: lambda: st.builds(
        RuledPenalty,
        of_fields(ContestantId),
        st.fractions(0, 100),
        st.sampled_from(PenaltyUnit),
        st.sampled_from(PenaltyKind),
        reason=texts,
    ),
    Artificial: lambda: st.builds(Artificial, st.sampled_from(Award)) | st.builds(Artificial, share=fractions),
    Conditions: conditions,
    Movement: lambda: st.sampled_from([howell(8), mitchell(5)]) | of_fields(Movement),
    TeamMovement: lambda: st.just(round_robin(4)) | of_fields(TeamMovement),
    IndividualMovement: lambda: st.just(rainbow(5)) | of_fields(IndividualMovement),
}
"""Classes that do not take anything, or are not made of fields."""


def of_fields(kind: type) -> Strategy:
    """Draw an object of a dataclass from what its fields declare, with and without those that have a default."""
    hints = get_type_hints(kind)
    stored = [each for each in fields(kind) if each.init]
    required = {e.name: values_of(hints[e.name]) for e in stored if e.default is e.default_factory is MISSING}
    optional = {e.name: values_of(hints[e.name]) for e in stored if e.name not in required}
    return st.fixed_dictionaries(required, optional=optional).map(lambda values: kind(**values))


@cache
def values_of(hint: Hint) -> Strategy:
    """Draw a value of a type."""
    origin: Any = get_origin(hint)
    arguments = get_args(hint)
    if hint in BY_HAND:
        return BY_HAND[hint]()
    if origin in {Union, types.UnionType}:
        return st.one_of([values_of(each) for each in arguments])
    if origin is tuple and arguments[-1] is Ellipsis:
        return st.lists(values_of(arguments[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values_of, arguments))
    if origin is dict:
        return st.dictionaries(values_of(arguments[0]), values_of(arguments[1]), max_size=3)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return st.sampled_from(hint)
    assert isinstance(hint, type), f"say in BY_HAND how {hint} is drawn"
    return of_fields(hint)


def parts_of(hint: Hint, seen: set[type]) -> Iterator[type]:
    """Go through every class of which a value of a type can be made."""
    if get_origin(hint) is not None:
        for each in get_args(hint):
            yield from parts_of(each, seen)
    elif isinstance(hint, type) and hint not in seen:
        seen.add(hint)
        yield hint
        if is_dataclass(hint) and hint not in AS_TEXTS:
            hints = get_type_hints(hint)
            for each in fields(hint):
                yield from parts_of(hints[each.name], seen)


def facts() -> tuple[type, ...]:
    """The kinds of fact."""
    kinds: tuple[type, ...] = get_args(get_type_hints(Entry)["fact"])
    return kinds


@pytest.fixture(params=facts(), ids=lambda kind: kind.__name__)
def fact(request: pytest.FixtureRequest) -> type:
    """One kind of fact after the other."""
    kind: type = request.param
    return kind


@pytest.fixture(scope="session")
def entries_with() -> Callable[[Hint], Strategy]:
    """A strategy for entries with facts of a kind; of any kind for `None`."""

    def strategy(kind: Hint) -> Strategy:
        drawn = values_of(get_type_hints(Entry)["fact"] if kind is None else kind)
        return st.builds(Entry, id=texts, at=times, by=texts, fact=drawn)

    return strategy


@pytest.fixture(scope="session")
def classes_of_entries() -> frozenset[type]:
    """Every class of which an entry can be made, and that is not written as a text or a number."""
    return frozenset(parts_of(Entry, set())) - AS_TEXTS - {str, int, bool, types.NoneType}
