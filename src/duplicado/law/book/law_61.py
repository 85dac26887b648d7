"""Law 61: failure to follow suit, and who may ask about it."""

from __future__ import annotations

from typing import Final

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.play_situation import IrregularPlay
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

COULD_COMPLY: Final = inquiry("61A", YES_NO, asked_only=True)


@clause("61A")
def fails_to_comply(card: Card, demanded: Hand) -> bool:
    """Tell whether the card is a revoke: the hand held cards that suit led, a Law or an opponent's option demanded.

    `demanded` are the cards that it might lawfully have played apart from any penalty card.

    Reading: of a hand that is not known, a card that it plays or exposes later shows that it failed to follow suit, and
    a card that lies there shows that it can; who takes back a card that did not follow suit says so. Of a card that a
    restriction does not allow the Director is asked whether the hand could have complied (59).
    """
    return bool(demanded) and card not in demanded


def failed_faced_card(could_play: Hand, penalty_cards: Hand, faced: Hand, edition: Edition) -> bool:
    """Tell whether the revoke was a failure to play a penalty card, or in 2007 any card that lay faced (64B3)."""
    due = penalty_cards if not edition.is_of_2007 else penalty_cards | faced
    return bool(could_play & due)


@clause("61B1", "61B2(a)", "61B2(b)", "61B3")
def inquiry_out_of_order(facts: IrregularPlay, asker: Seat | None) -> str | None:
    """Return the clause against which a player asked about a revoke; `None` when he might ask.

    Declarer may ask a defender, the defenders declarer and one another, dummy declarer alone.
    """
    if asker is facts.before.dummy and facts.by_defender:
        return "61B2(b)"
    return None
