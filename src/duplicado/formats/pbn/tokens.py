"""The tokens of auction and play: every spelling that is met, looked up in a table."""

from __future__ import annotations

import re
from typing import Final

from duplicado.table.record import MOST_CALLS, MOST_PLAYS, CardPlayed
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination


def _spellings_of_calls() -> dict[str, Call]:
    calls: dict[str, Call] = {}
    for texts, call in (("Pass PASS pass P p", PASS), ("X x Dbl dbl DBL", DOUBLE), ("XX xx Rdbl rdbl RDBL", REDOUBLE)):
        calls.update(dict.fromkeys(texts.split(), call))
    for level in range(1, 10):
        for denomination in Denomination:
            bid = Bid(level, denomination)
            names = ("NT", "N") if denomination is Denomination.NOTRUMP else (denomination.value,)
            for name in names:
                calls[f"{level}{name}"] = calls[f"{level}{name.lower()}"] = bid
                calls[f"{level}{name.capitalize()}"] = bid
    return calls


def _spellings_of_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for card in EVERY_CARD:
        suit, rank = card.suit.value, card.rank.value
        for text in (suit + rank, *([f"{suit}10"] if rank == "T" else [])):
            cards[text] = cards[text.lower()] = cards[text.capitalize()] = cards[text[0].lower() + text[1:]] = card
    return cards


CALLS: Final = _spellings_of_calls()
CARDS: Final = _spellings_of_cards()
PLAYED: Final = tuple(tuple(CardPlayed(seat, card) for card in EVERY_CARD) for seat in Seat)
"""The 208 cards played there can be, by `Seat.index` and `Card.index`."""

CALL_PARTS: Final = tuple(f"call {number}" for number in range(1, MOST_CALLS + 1))
PLAY_PARTS: Final = tuple(f"play {number}" for number in range(1, MOST_PLAYS + 1))
"""The names of the parts in `BoardRecord.lines`."""

PIECES: Final = re.compile(r"\{\d+\}|\^[A-Za-z]?|=\d+=|\$\d+|[!?]{1,2}|[*+]|[^\s^=$!?{}*+]+|\S")
"""Pieces of a token that is no plain call or card: `2C!`, `^I1H`, `=1=`, `{0}` for a comment."""

SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")
"""The marks of quality: $1 to $6 at a call, $7 to $12 at a card."""
