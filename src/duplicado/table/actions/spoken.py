"""Declarer's words for a card of dummy's (Law 46), as they are spoken in English, Spanish and Portuguese."""

from __future__ import annotations

import re
from typing import Final

from duplicado.table.actions.forms import Designation, Instruction
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import Language, read_card, read_rank, read_suit
from duplicado.vocabulary.suits import Suit

__all__ = ["read_designation"]

_FILLERS: Final = frozenset(
    (
        *("the", "a", "of", "in", "play", "card", "please"),
        *("la", "el", "de", "del", "en", "juega", "juegue", "carta", "por", "favor"),
        *("o", "da", "do", "em", "joga", "jogue"),
    )
)
_SUITS: Final = {
    Language.ENGLISH: ("clubs? diamonds? hearts? spades?"),
    Language.SPANISH: ("tr[eé]bol(?:es)? diamantes? coraz(?:ó|o)n(?:es)? picas?"),
    Language.PORTUGUESE: ("paus? ouros? copas? espadas?"),
}
_RANKS: Final = {
    Language.ENGLISH: "two|deuce three|trey four five six seven eight nine ten jack|knave queen king ace",
    Language.SPANISH: "dos tres cuatro cinco seis siete ocho nueve diez valet|jota dama|reina rey as",
    Language.PORTUGUESE: "dois|duque três|tres quatro cinco seis sete oito nove dez valete dama rei ás|as",
}
_INSTRUCTIONS: Final = {
    Language.ENGLISH: "low|small|lowest high|highest win|overruff|cover anything|any|whatever",
    Language.SPANISH: "baja|pequeña|chica|menor alta|mayor gana|ganar|gane cualquiera|cualquier|nada",
    Language.PORTUGUESE: "baixa|pequena|menor alta|maior ganha|ganhar|ganhe qualquer|qualquer.uma|nada",
}


def _first_match(word: str, patterns: str) -> int | None:
    for place, pattern in enumerate(patterns.split()):
        if re.fullmatch(pattern, word):
            return place
    return None


def read_designation(text: str, language: Language = Language.ENGLISH) -> Designation:
    """Read what declarer says: `king of spades`, `♥7`, `small diamond`, `baja`, `rey de picas`, `qualquer`.

    A suit with `low` or `high` is that suit's lowest or highest card by Law 46B2 only where it is the suit led, so a
    suit and an instruction together are read as the suit for `low`, and refused otherwise.

    Raises:
        NotationError: the words name no card, suit, rank or instruction in that language, or could be two things.
    """
    said = [word for word in re.split(r"[\s,.!]+", text.strip().lower()) if word and word not in _FILLERS]
    if len(said) == 1:
        whole = _card_or_letter(said[0], language)
        if whole is not None:
            return whole
    suits = [place for word in said if (place := _first_match(word, _SUITS[language])) is not None]
    ranks = [place for word in said if (place := _first_match(word, _RANKS[language])) is not None]
    told = [place for word in said if (place := _first_match(word, _INSTRUCTIONS[language])) is not None]
    ranks += [rank.index for word in said if (rank := _spot(word)) is not None]
    suits += [suit.index for word in said if (suit := _pip(word)) is not None]
    instructions = [tuple(Instruction)[place] for place in told]
    understood = len(suits) + len(ranks) + len(told)
    if understood != len(said) or max(len(suits), len(ranks), len(told)) > 1:
        raise NotationError(text, "a designation", "name the card, a suit, a rank, or say low, high, win or anything")
    suit = tuple(Suit)[suits[0]] if suits else None
    rank = tuple(Rank)[ranks[0]] if ranks else None
    match suit, rank, instructions:
        case Suit(), Rank(), []:
            return Card(suit, rank)
        case Suit(), None, [] | [Instruction.LOW]:
            return suit
        case None, Rank(), []:
            return rank
        case None, None, [instruction]:
            return instruction
        case _:
            raise NotationError(text, "a designation", "these words do not go together")


def _card_or_letter(word: str, language: Language) -> Designation | None:
    """Read `sk`, `♠k`, or a single letter that is a suit or a rank but not both."""
    for spelling in (word, word[-1:] + word[:-1]):
        try:
            return read_card(spelling, language)
        except NotationError:
            continue
    suit, rank = _suit_letter(word, language), _rank_letter(word, language)
    if suit is not None and rank is not None:
        raise NotationError(word, "a designation", "it is a suit and a rank; say which in a word")
    return suit or rank


def _suit_letter(word: str, language: Language) -> Suit | None:
    try:
        return read_suit(word, language)
    except NotationError:
        return None


def _rank_letter(word: str, language: Language) -> Rank | None:
    try:
        return read_rank(word, language)
    except NotationError:
        return None


def _spot(word: str) -> Rank | None:
    return _rank_letter(word, Language.ENGLISH) if word.isdigit() else None


def _pip(word: str) -> Suit | None:
    return next((suit for suit in Suit if word == suit.symbol), None)
