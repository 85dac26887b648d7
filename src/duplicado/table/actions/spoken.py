"""Declarer's words for a card of dummy's (Law 46), as they are spoken in a language."""

from __future__ import annotations

import re

from duplicado.table.actions.forms import Designation, Instruction
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.lexicon import ENGLISH, Lexicon
from duplicado.vocabulary.notation import read_card
from duplicado.vocabulary.suits import Suit


def read_designation(text: str, lexicon: Lexicon) -> Designation:
    """Read what declarer says: `king of spades`, `♥7`, `small diamond`, `baja`, `rey de picas`, `qualquer`.

    A suit with `low` or `high` is that suit's lowest or highest card by Law 46B2 only where it is the suit led, so a
    suit and an instruction together are read as the suit for `low`, and refused otherwise.

    Raises:
        NotationError: the words name no card, suit, rank or instruction in that language, or could be two things.
    """
    said = [word for word in re.split(r"[\s,.!]+", text.strip().lower()) if word and not lexicon.fillers.meant(word)]
    if len(said) == 1:
        whole = _card_or_letter(said[0], lexicon)
        if whole is not None:
            return whole
    suits = [suit for word in said if (suit := lexicon.suit_names.meant(word)) is not None]
    ranks = [rank for word in said if (rank := lexicon.rank_names.meant(word)) is not None]
    told = [told for word in said if (told := lexicon.instructions.meant(word)) is not None]
    ranks += [rank for word in said if word.isdigit() and (rank := ENGLISH.ranks.meant(word)) is not None]
    suits += [suit for suit in Suit if suit.symbol in said]
    instructions = [Instruction(each) for each in told]
    understood = len(suits) + len(ranks) + len(told)
    if understood != len(said) or max(len(suits), len(ranks), len(told)) > 1:
        raise NotationError(text, "a designation", "name the card, a suit, a rank, or say low, high, win or anything")
    suit = next(iter(suits), None)
    rank = next(iter(ranks), None)
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


def _card_or_letter(word: str, lexicon: Lexicon) -> Designation | None:
    """Read `sk`, `♠k`, or a single letter that is a suit or a rank but not both."""
    for spelling in (word, word[-1:] + word[:-1]):
        try:
            return read_card(spelling, lexicon)
        except NotationError:
            continue
    suit, rank = lexicon.suits.meant(word), lexicon.ranks.meant(word)
    if suit is not None and rank is not None:
        raise NotationError(word, "a designation", "it is a suit and a rank; say which in a word")
    return suit or rank
