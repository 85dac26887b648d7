"""Canonical texts of a record: what is written as one text, and who reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from fractions import Fraction
from functools import lru_cache
from typing import Final

from duplicado.formats.whole_layouts import read_layout
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.calls import Bid, Double, Pass, Redouble, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract, PassedOut, parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout

_FRACTION: Final = re.compile(r"-?[0-9]+(/[0-9]+)?", re.ASCII)


def _read_fraction(text: str) -> Fraction:
    # Only as it is written: Python reads 1e999999999 too, and fills the memory with it.
    if _FRACTION.fullmatch(text) is None:
        raise NotationError(text, "a fraction", "write e.g. -3/2")
    return Fraction(text)


READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "card": Card.parse,
    "call": parse_call,
    # There are some four hundred contracts, and a record of an evening has each of the usual ones many times.
    "contract": lru_cache(1024)(parse_auction_result),
    "clause": ClauseId.parse,
    "hand": Hand.parse,
    "layout": read_layout,
    "fraction": _read_fraction,
    "at": datetime.fromisoformat,
}
"""By the name that stands before the text."""

WRITERS: Final[tuple[tuple[tuple[type, ...], str, Callable[[object], str]], ...]] = (
    ((Card,), "card", str),
    ((Pass, Double, Redouble, Bid), "call", str),
    ((Hand,), "hand", str),
    ((Layout,), "layout", str),
    ((ClauseId,), "clause", str),
    ((Contract, PassedOut), "contract", str),
    ((Fraction,), "fraction", str),
    ((datetime,), "at", lambda value: value.isoformat() if isinstance(value, datetime) else str(value)),
)
"""Classes that are written as a text, its name, and the writer."""
