"""Offers as they are left to the players: what a Law offers, narrowed by what other rulings demand of them.

The request of a matter is never stored narrowed; this is the view through which it is shown and answered.
Owner: the director.
"""

from __future__ import annotations

from dataclasses import replace

from duplicado.law.clause import clause
from duplicado.law.procedure_steps import ChoiceWord, Offer, Request
from duplicado.table import obligations
from duplicado.table.card_duties import lawful_cards
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card


@clause("81C2")
def narrowed(request: Request | None, table: TableState) -> Offer | None:
    """Return the offer with the calls and cards that the player's duties leave; `None` when it leaves no choice.

    What is no offer is `None` as well. Of these options the Director tells the player, and of no others.
    """
    if not isinstance(request, Offer):
        return None
    if ChoiceWord.CALL in request.words:
        calls = obligations.allowed(table.bound, request.by, request.calls)
        if calls == request.calls:
            return request
        return replace(request, calls=calls) if calls or ChoiceWord.KEEP in request.words else None
    if ChoiceWord.FORBID in request.words and table.lead_duties:
        return _of_suits(request, table)
    if ChoiceWord.PLAYS in request.words and request.clause == "51A":
        return _of_cards(request, table)
    return request


def _of_suits(request: Offer, table: TableState) -> Offer | None:
    """Leave what agrees with the restrictions that lie on the same lead already (26 with 50D2 and 51B)."""
    rule, play = table.lead_rule, table.play
    if rule is None or play is None or not play.play.is_between_tricks or play.play.turn is not rule.seat:
        return request
    words = request.words
    not_required = tuple(
        suit for suit in request.suits if suit in rule.forbid or (rule.require and suit not in rule.require)
    )
    if len(not_required) == len(request.suits):
        words = tuple(word for word in words if word is not ChoiceWord.REQUIRE)
    suits = request.suits if ChoiceWord.REQUIRE in words else tuple(s for s in request.suits if s not in rule.require)
    not_forbidden = tuple(suit for suit in suits if suit in rule.require)
    if len(not_forbidden) == len(suits):
        words = tuple(word for word in words if word is not ChoiceWord.FORBID)
    if not suits:
        return None
    return replace(request, words=words, suits=suits, not_required=not_required, not_forbidden=not_forbidden)


def _of_cards(request: Offer, table: TableState) -> Offer | None:
    """Leave the penalty cards that a restriction on the lead or play does not forbid (51A with 26, 50D2, 51B, 57A).

    Where one is left it is the card that must be played, and there is nothing to choose.
    """
    lawful = lawful_cards(table)
    if lawful is None:
        return request
    left: tuple[Card, ...] = tuple(card for card in request.cards if card in lawful)
    if left == request.cards:
        return request
    return replace(request, cards=left) if len(left) > 1 else None
