"""Notation of the line of play stated with a claim (Law 68C): `trumps SA H finesse W ruffs DC rest`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.lexicon import ENGLISH, Lexicon
from duplicado.vocabulary.notation import read_card, read_suit
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_BETWEEN: Final = re.compile(r"[\s,;]+")
_MOST: Final = 26
"""Cards of two hands: no line names more."""
_REMEDY: Final = "write e.g. trumps SA H finesse W ruffs DC rest"


def read_line(text: str, lexicon: Lexicon = ENGLISH, heard: Lexicon = ENGLISH) -> ClaimStatement:
    """Read a line of play: `trumps` are drawn, cards and suits in their order, `finesse` W, `ruffs` DC, `rest` is high.

    Args:
        text: what was written; a suit stands for its next card from the top.
        lexicon: the letters of suits and ranks.
        heard: the words and the letters of players.

    Raises:
        NotationError: a word is none of these.
    """
    draws, rest = False, False
    order: list[Card | Suit] = []
    finesse: Seat | None = None
    ruffs: tuple[Suit, ...] = ()
    words = iter([word for word in _BETWEEN.split(text) if word])
    for word in words:
        match heard.words.meant(word):
            case "trumps":
                draws = True
            case "rest":
                rest = True
            case "finesse":
                finesse = _seat(text, words, heard)
            case "ruffs":
                ruffs = _suits(text, words, lexicon)
            case _:
                order.append(read_suit(word, lexicon) if len(word) == 1 else read_card(word, lexicon))
    if len(order) > _MOST:
        raise NotationError(text, "a line of play", f"name at most {_MOST} cards and suits")
    return ClaimStatement(draws, tuple(order), finesse, ruffs, rest)


def _seat(text: str, words: Iterator[str], heard: Lexicon) -> Seat:
    seat = heard.seats.meant(next(words, ""))
    if seat is None:
        raise NotationError(text, "a line of play", _REMEDY)
    return seat


def _suits(text: str, words: Iterator[str], lexicon: Lexicon) -> tuple[Suit, ...]:
    letters = next(words, "")
    if not letters:
        raise NotationError(text, "a line of play", _REMEDY)
    return tuple(dict.fromkeys(read_suit(letter, lexicon) for letter in letters))


def line_text(statement: ClaimStatement) -> str:
    """Write a line of play in the notation of records; `read_line` gives back an equal one."""
    return " ".join(
        (
            *(("trumps",) if statement.draws_trumps else ()),
            *map(str, statement.order),
            *(("finesse", statement.finesse.value) if statement.finesse is not None else ()),
            *(("ruffs", "".join(suit.value for suit in statement.ruffs)) if statement.ruffs else ()),
            *(("rest",) if statement.rest_high else ()),
        )
    )
