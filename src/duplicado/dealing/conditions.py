"""Conditions on deals, as a person writes them: `north.hcp in 15..17 and balanced(north)`.

Of each seat (`north`, `east`, `south`, `west`, or the letter) there are `hcp`, `controls`, `losers`, `quick_tricks`,
and the lengths `spades`, `hearts`, `diamonds`, `clubs`; `balanced(north)`, `shape(north, "any 5332 + (54)xx")` and
`cards(north, "SA SK")`, how many of these cards it holds. They are joined by `+ - *`, comparisons, `in 15..17`, `in
5..`, `and`, `or`, `not` and brackets. A condition is read once, and then asked of one deal or of many at once.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, cast

from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.evaluation import EVALUATIONS, evaluation
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.shapes import Lengths, shapes
from duplicado.vocabulary.suits import Suit

Value: TypeAlias = Any
"""A number or a truth value, or an array of them: one for each deal that is asked about."""
BALANCED: Final = "any 4333 + any 4432 + any 5332"
_SUITS: Final = {"spades": Suit.SPADES, "hearts": Suit.HEARTS, "diamonds": Suit.DIAMONDS, "clubs": Suit.CLUBS}
_FUNCTIONS: Final = {
    "balanced": "balanced(north)",
    "shape": 'shape(north, "any 5332 + (54)xx")',
    "cards": 'cards(north, "SA SK") == 2',
}
QUALITIES: Final = (*EVALUATIONS, *_SUITS, *_FUNCTIONS.values())
"""Qualities of a seat that a condition may name, e.g. `hcp` in `north.hcp`, and what is asked with brackets."""
_HOW: Final = f"write e.g. north.hcp in 15..17 and balanced(north); of a seat there are {', '.join(QUALITIES)}"


class ConditionError(NotationError):
    """A text that is no condition on deals; it names the part that cannot be read."""

    def __init__(self, text: str, part: str) -> None:
        """Say which part, and how a condition is written."""
        super().__init__(text, "a condition on deals", f"{part[:60]!r} cannot be read: {_HOW}")
        self.part = part[:60]


class HandsAsked(Protocol):
    """The hands about which a condition is asked: of one deal, of many deals, or of cells of hands."""

    def evaluated(self, seat: Seat, name: str) -> Value:
        """Return an evaluation of `EVALUATIONS` of the hand of a seat."""
        ...

    def length(self, seat: Seat, suit: Suit) -> Value:
        """Return the number of cards in a suit."""
        ...

    def has_shape(self, seat: Seat, wanted: frozenset[Lengths]) -> Value:
        """Tell whether the distribution is one of these."""
        ...

    def count_of(self, seat: Seat, cards: Hand) -> Value:
        """Count how many of these cards the seat holds."""
        ...

    def both(self, one: Value, other: Value) -> Value:
        """Tell where both hold."""
        ...

    def either(self, one: Value, other: Value) -> Value:
        """Tell where one of them holds."""
        ...

    def opposite(self, one: Value) -> Value:
        """Tell where it does not hold."""
        ...


_Asked: TypeAlias = Callable[[HandsAsked], Value]


@dataclass(frozen=True, slots=True)
class DealCondition:
    """A condition that has been read, in its parts: all must hold."""

    text: str
    asked: _Asked
    """Asks it of hands."""
    seats: frozenset[Seat] = frozenset()
    """The seats of which it says something."""
    is_of_cells: bool = False
    """True where points and lengths of suits are all that it asks about."""
    parts: tuple[DealCondition, ...] = ()
    """The conditions that are joined by `and`; empty where it is one."""

    def holds(self, deal: Deal) -> bool:
        """Tell whether a deal fulfils it."""
        return bool(self.asked(_OneDeal(deal)))

    @property
    def apart(self) -> tuple[DealCondition, ...]:
        """The parts, or itself where it has none."""
        return self.parts or (self,)


@dataclass(frozen=True, slots=True)
class _OneDeal:
    """The hands of one deal."""

    deal: Deal

    def evaluated(self, seat: Seat, name: str) -> Value:
        return self.deal[seat].sum_of(evaluation(name))

    def length(self, seat: Seat, suit: Suit) -> Value:
        return self.deal[seat].length(suit)

    def has_shape(self, seat: Seat, wanted: frozenset[Lengths]) -> Value:
        return self.deal[seat].shape in wanted

    def count_of(self, seat: Seat, cards: Hand) -> Value:
        return len(self.deal[seat] & cards)

    def both(self, one: Value, other: Value) -> Value:
        return one and other

    def either(self, one: Value, other: Value) -> Value:
        return one or other

    def opposite(self, one: Value) -> Value:
        return not one


_SPAN: Final = re.compile(r"\bin\s+([0-9]+(?:\.5)?)\s*\.\.(?!\.)\s*([0-9]+(?:\.5)?)?")
_SUMS: Final[Mapping[type[ast.operator], Callable[[Value, Value], Value]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
_ORDERS: Final[Mapping[type[ast.cmpop], Callable[[Value, Value], Value]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def read_condition(text: str) -> DealCondition:
    """Read a condition.

    Raises:
        ConditionError: it is none.
    """
    spelled = _SPAN.sub(_span, text.strip())
    try:
        return _Reader(text).condition(ast.parse(spelled, mode="eval").body)
    except SyntaxError as wrong:
        raise ConditionError(text, spelled[max(0, (wrong.offset or 1) - 1) :]) from None
    except (ValueError, RecursionError, MemoryError) as wrong:
        if isinstance(wrong, ConditionError):
            raise
        part = wrong.text if isinstance(wrong, NotationError) else text
        raise ConditionError(text, part) from None


def _span(found: re.Match[str]) -> str:
    return f"in ({found[1]}, {found[2]}) " if found[2] else f">= {found[1]} "


class _Reader:
    """Reading of the parts of one condition."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.seats: set[Seat] = set()
        self.is_of_cells = True

    def condition(self, tree: ast.expr) -> DealCondition:
        if not isinstance(tree, ast.BoolOp) or not isinstance(tree.op, ast.And):
            return self._one(tree)
        parts = tuple(_Reader(self.text).condition(part) for part in tree.values)

        def asked(hands: HandsAsked) -> Value:
            found: Value = True
            for part in parts:
                found = hands.both(found, part.asked(hands))
            return found

        return DealCondition(
            self.text,
            asked,
            frozenset(seat for part in parts for seat in part.seats),
            all(part.is_of_cells for part in parts),
            tuple(inner for part in parts for inner in part.apart),
        )

    def _one(self, tree: ast.expr) -> DealCondition:
        if isinstance(tree, ast.Constant | ast.Attribute | ast.BinOp):
            raise self.unreadable(tree)  # a number, not a condition
        asked = self.read(tree)
        return DealCondition(ast.unparse(tree), asked, frozenset(self.seats), self.is_of_cells)

    def read(self, tree: ast.expr) -> _Asked:
        reader = _READERS.get(type(tree))
        if reader is None:
            raise self.unreadable(tree)
        return reader(self, tree)

    def unreadable(self, tree: ast.AST) -> ConditionError:
        return ConditionError(self.text, ast.unparse(tree))

    def junction(self, tree: ast.BoolOp) -> _Asked:
        parts = [self.read(value) for value in tree.values]
        is_and = isinstance(tree.op, ast.And)

        def asked(hands: HandsAsked) -> Value:
            joined = hands.both if is_and else hands.either
            found = parts[0](hands)
            for part in parts[1:]:
                found = joined(found, part(hands))
            return found

        return asked

    def one_sided(self, tree: ast.UnaryOp) -> _Asked:
        inner = self.read(tree.operand)
        if isinstance(tree.op, ast.Not):
            return lambda hands: hands.opposite(inner(hands))
        if isinstance(tree.op, ast.USub):
            return lambda hands: -inner(hands)
        raise self.unreadable(tree)

    def sum(self, tree: ast.BinOp) -> _Asked:
        calculate = _SUMS.get(type(tree.op))
        if calculate is None:
            raise self.unreadable(tree)
        left, right = self.read(tree.left), self.read(tree.right)
        return lambda hands: calculate(left(hands), right(hands))

    def comparison(self, tree: ast.Compare) -> _Asked:
        links: list[_Asked] = []
        left = tree.left
        for order, right in zip(tree.ops, tree.comparators, strict=True):
            links.append(self._within(left, right) if isinstance(order, ast.In) else self._order(left, order, right))
            left = right

        def asked(hands: HandsAsked) -> Value:
            found = links[0](hands)
            for link in links[1:]:
                found = hands.both(found, link(hands))
            return found

        return asked

    def _order(self, left: ast.expr, order: ast.cmpop, right: ast.expr) -> _Asked:
        compare = _ORDERS.get(type(order))
        if compare is None:
            raise self.unreadable(order if isinstance(order, ast.expr) else left)
        one, other = self.read(left), self.read(right)
        return lambda hands: compare(one(hands), other(hands))

    def _within(self, left: ast.expr, span: ast.expr) -> _Asked:
        if not isinstance(span, ast.Tuple) or len(span.elts) != 2:
            raise self.unreadable(span)
        value, (least, most) = self.read(left), (self.read(end) for end in span.elts)

        def asked(hands: HandsAsked) -> Value:
            found = value(hands)
            return hands.both(found >= least(hands), found <= most(hands))

        return asked

    def number(self, tree: ast.Constant) -> _Asked:
        value = tree.value
        if not isinstance(value, int | float):
            raise self.unreadable(tree)
        return lambda _hands: value

    def quality(self, tree: ast.Attribute) -> _Asked:
        seat = self.seat(tree.value)
        if tree.attr in _SUITS:
            suit = _SUITS[tree.attr]
            return lambda hands: hands.length(seat, suit)
        if tree.attr not in EVALUATIONS:
            raise self.unreadable(tree)
        name = tree.attr
        self.is_of_cells &= name == "hcp"
        return lambda hands: hands.evaluated(seat, name)

    def function(self, tree: ast.Call) -> _Asked:
        name = tree.func.id if isinstance(tree.func, ast.Name) else ""
        if name not in _FUNCTIONS or tree.keywords:
            raise self.unreadable(tree)
        if len(tree.args) != (1 if name == "balanced" else 2):
            raise self.unreadable(tree)
        seat = self.seat(tree.args[0])
        if name == "cards":
            held = Hand(Card.parse(word.replace("10", "T")) for word in self._words(tree.args[1]).split())
            self.is_of_cells = False
            return lambda hands: hands.count_of(seat, held)
        wanted = shapes(BALANCED if name == "balanced" else self._words(tree.args[1]))
        return lambda hands: hands.has_shape(seat, wanted)

    def seat(self, tree: ast.expr) -> Seat:
        if not isinstance(tree, ast.Name):
            raise self.unreadable(tree)
        seat = Seat.named(tree.id)
        self.seats.add(seat)
        return seat

    def _words(self, tree: ast.expr) -> str:
        if not isinstance(tree, ast.Constant) or not isinstance(tree.value, str):
            raise self.unreadable(tree)
        return tree.value


_READERS: Final = cast(
    "Mapping[type[ast.expr], Callable[[_Reader, ast.expr], _Asked]]",
    {
        ast.BoolOp: _Reader.junction,
        ast.UnaryOp: _Reader.one_sided,
        ast.BinOp: _Reader.sum,
        ast.Compare: _Reader.comparison,
        ast.Constant: _Reader.number,
        ast.Attribute: _Reader.quality,
        ast.Call: _Reader.function,
    },
)
