"""Reading the values of the casebook's language from a tree; each reader says what it expected, and in which line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from duplicado.casebook.problems import MalformedCase
from duplicado.casebook.yaml_tree import Listing, Mapping, Tree, YamlWord
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.calls import Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

_Value = TypeVar("_Value")
_NUMBER: Final = re.compile(r"-?[0-9]{1,5}")


def text(tree: Tree) -> str:
    """Read a text of one line or more, not empty."""
    if isinstance(tree, YamlWord) and tree.text.strip():
        return tree.text.strip()
    raise MalformedCase(tree.line, "case-expected-text")


def boolean(tree: Tree) -> bool:
    """Read true or false (YAML 1.2 knows no yes and no)."""
    if isinstance(tree, YamlWord) and not tree.quoted and tree.text.lower() in {"true", "false"}:
        return tree.text.lower() == "true"
    raise MalformedCase(tree.line, "case-expected-boolean", text=_shown(tree))


def number(tree: Tree) -> int:
    """Read a whole number."""
    if isinstance(tree, YamlWord) and _NUMBER.fullmatch(tree.text):
        return int(tree.text)
    raise MalformedCase(tree.line, "case-expected-number", text=_shown(tree))


def notation(tree: Tree, kind: str, parse: Callable[[str], _Value]) -> _Value:
    """Read a scalar with a parser that raises NotationError; `kind` names what is expected."""
    if isinstance(tree, YamlWord):
        try:
            return parse(tree.text.strip())
        except NotationError as error:
            raise MalformedCase(tree.line, f"case-expected-{kind}", text=tree.text, reason=str(error)) from None
    raise MalformedCase(tree.line, f"case-expected-{kind}", text=_shown(tree), reason="")


def clause(tree: Tree) -> ClauseId:
    """Read the id of a clause; `24`, `"24"` and a number 24 are the same (settled reading 1)."""
    return notation(tree, "clause", ClauseId.parse)


def card(tree: Tree) -> Card:
    """Read a card; `H10` is `HT`."""
    return notation(tree, "card", lambda written: Card.parse(written.replace("10", "T")))


def call(tree: Tree) -> Call:
    """Read a call."""
    return notation(tree, "call", parse_call)


def suit(tree: Tree) -> Suit:
    """Read a suit."""
    return notation(tree, "suit", Suit.parse)


def denomination(tree: Tree) -> Denomination:
    """Read a suit or NT."""
    return notation(tree, "denomination", Denomination.parse)


def seat(tree: Tree) -> Seat:
    """Read a seat."""
    return notation(tree, "seat", Seat.parse)


def side(tree: Tree) -> Side:
    """Read a side."""
    return notation(tree, "side", Side.parse)


def contract(tree: Tree) -> AuctionResult:
    """Read a contract with declarer, or `passed out`."""
    return notation(tree, "contract", parse_auction_result)


def one_of(tree: Tree, values: dict[str, _Value]) -> _Value:
    """Read one of a few words."""
    if isinstance(tree, YamlWord) and tree.text in values:
        return values[tree.text]
    raise MalformedCase(tree.line, "case-expected-one-of", text=_shown(tree), choices=", ".join(values))


def listing(tree: Tree, read: Callable[[Tree], _Value]) -> tuple[_Value, ...]:
    """Read a list; a single value may stand for the list of it."""
    if isinstance(tree, Listing):
        return tuple(read(item) for item in tree.items)
    if isinstance(tree, YamlWord) and tree.text.strip():
        return (read(tree),)
    raise MalformedCase(tree.line, "case-expected-list", text=_shown(tree))


def mapping(tree: Tree) -> Mapping:
    """Take a mapping."""
    if isinstance(tree, Mapping):
        return tree
    raise MalformedCase(tree.line, "case-expected-mapping", text=_shown(tree))


def required(tree: Mapping, key: str) -> Tree:
    """Return the value of a key that has to be there.

    Raises:
        MalformedCase: it is not.
    """
    value = tree.get(key)
    if value is None:
        raise MalformedCase(tree.line, "case-problem-key-missing", key=key)
    return value


def known_keys(tree: Mapping, *known: str) -> None:
    """Check that a mapping has no other keys than these."""
    for entry in tree.entries:
        if entry.key not in known:
            raise MalformedCase(entry.line, "case-problem-key-unknown", key=entry.key, known=", ".join(known))


def _shown(tree: Tree) -> str:
    match tree:
        case YamlWord():
            return tree.text
        case Listing():
            return "[…]"
        case Mapping():
            return "{…}"
