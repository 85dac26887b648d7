"""Reading what calls mean, beside a call in a case and in a file of two calls to be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.casebook import reading
from duplicado.casebook.problems import CaseProblem, MalformedCase
from duplicado.casebook.yaml_tree import Mapping, Tree, documents
from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.suits import Suit

_MEANING: Final = ("points", "shape", "forcing", "purpose", "any")
_SUITS: Final = {suit.value: suit for suit in reversed(Suit)}
_EDITIONS: Final = {edition.value: edition for edition in Edition}


@dataclass(frozen=True, slots=True)
class ComparedCall:
    """A call that is compared: what it means, and which call it is where that is told."""

    meaning: CallMeaning
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A withdrawn call and its replacement, as a file tells them."""

    withdrawn: ComparedCall
    replacement: ComparedCall
    over: Bid | None = None
    """The last bid before them, for Law 27."""
    edition: Edition | None = None


def read_meaning(tree: Tree) -> CallMeaning:
    """Read a meaning such as `{points: 6-9, S: 5+, shape: balanced}`.

    Raises:
        MalformedCase: it is none.
    """
    found = reading.mapping(tree)
    reading.known_keys(found, *_MEANING, *_SUITS)
    return _meaning(found)


def _meaning(found: Mapping) -> CallMeaning:
    points, shape, forcing, purpose, alternatives = (found.get(key) for key in _MEANING)
    return CallMeaning(
        None if points is None else _span(points),
        tuple((suit, _span(span)) for letter, suit in _SUITS.items() if (span := found.get(letter)) is not None),
        None if shape is None else reading.text(shape),
        None if forcing is None else reading.boolean(forcing),
        None if purpose is None else reading.text(purpose),
        () if alternatives is None else reading.listing(alternatives, read_meaning),
    )


def _span(tree: Tree) -> Span:
    return reading.notation(tree, "range", Span.parse)


def _compared_call(tree: Tree) -> ComparedCall:
    found = reading.mapping(tree)
    reading.known_keys(found, "call", *_MEANING, *_SUITS)
    call = found.get("call")
    return ComparedCall(_meaning(found), None if call is None else reading.call(call))


def parse_compared_call(text: str) -> ComparedCall | CaseProblem:
    """Read a meaning with `call:` beside its other keys or without, e.g. `{call: 1H, points: 11-21, H: 5+}`."""
    try:
        return _compared_call(_only_document(text))
    except MalformedCase as malformed:
        return malformed.problem


def parse_comparison(text: str) -> Comparison | CaseProblem:
    """Read a file with the keys `withdrawn` and `replacement`, and `over` and `law` if need be."""
    try:
        found = reading.mapping(_only_document(text))
        reading.known_keys(found, "withdrawn", "replacement", "over", "law")
        over, law = found.get("over"), found.get("law")
        return Comparison(
            _compared_call(reading.required(found, "withdrawn")),
            _compared_call(reading.required(found, "replacement")),
            None if over is None else _bid(over),
            None if law is None else reading.one_of(law, _EDITIONS),
        )
    except MalformedCase as malformed:
        return malformed.problem


def _only_document(text: str) -> Tree:
    found = tuple(documents(text))
    if len(found) != 1:
        raise MalformedCase(1, "comparable-problem-documents", count=len(found))
    return found[0]


def _bid(tree: Tree) -> Bid:
    call = reading.call(tree)
    if isinstance(call, Bid):
        return call
    raise MalformedCase(tree.line, "comparable-problem-bid", text=str(call))
