"""Sentences about the Director's findings."""

from __future__ import annotations

import enum
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, cast

from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.finding_values import CardPlayedToTrick, InformationReceived, MissingCardPlace, SurplusCard
from duplicado.law.judgement import Medium
from duplicado.publish.messages import slug
from duplicado.publish.rulings.effects import value_of
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.calls import Bid, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def written(words: RulingWords, value: object) -> str:
    """Write a yes or no, a number, players, cards, suits, or the parts of what a clause asks for in particular."""
    match value:
        case bool():
            return words.text("director-yes" if value else "director-no")
        case Seat() | Side() | Card() | Suit() | Pass() | Double() | Redouble() | Bid():
            return str(value_of(words, value))
        case Denomination():
            return words.denomination(value)
        case None:
            return words.text("director-nothing")
        case tuple():
            return _parts(words, cast("tuple[object, ...]", value)) or words.text("director-nothing")
        case Medium() | ImplicitTest():
            return words.text(f"judged-{slug(value.value)}")
        case MissingCardPlace():
            return words.text(f"found-{value.value}")
        case enum.Enum():
            return str(value.value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            return _particulars(words, value)
        case _:
            return str(value)


def _particulars(words: RulingWords, value: DataclassInstance) -> str:
    match value:
        case SurplusCard(seat, card, played):
            name = "found-surplus-played" if played else "found-surplus"
            return words.text(name, seat=words.seat(seat), card=words.card(card))
        case CardPlayedToTrick(seat, card, trick):
            return words.text("found-card-of-trick", seat=words.seat(seat), card=words.card(card), trick=trick)
        case InformationReceived(to, bool() as interferes):
            return words.text("found-interferes" if interferes else "found-interferes-not", seat=words.seat(to))
        case _:
            told = (written(words, getattr(value, each.name)) for each in fields(value))
            return "; ".join(part for part in told if part != words.text("director-nothing"))


def _parts(words: RulingWords, parts: tuple[object, ...]) -> str:
    if len(parts) == 2 and isinstance(parts[0], Seat | Side):  # a hand or a side and what belongs to it
        return f"{written(words, parts[0])} {written(words, parts[1])}"
    return words.listed(tuple(written(words, part) for part in parts))
