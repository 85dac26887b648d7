"""Irregularities of the auction as a director asks about them: what was called, as it was heard."""

from __future__ import annotations

from duplicado.director.interview import sketches
from duplicado.director.interview.asking import (
    Act,
    Ask,
    Conditions,
    Form,
    Heard,
    Require,
    Story,
    TakeUp,
    TellStory,
    asked,
    cards_asked,
    made_of,
    suits_asked,
)
from duplicado.law.book.law_26 import LeadFacts, suits_named
from duplicado.law.edition import Edition
from duplicado.table.actions import Attention, Drops, PlaysCard, Shows
from duplicado.vocabulary import Contract, Seat, Suit

__all__ = ["card_exposed", "irregular_call", "lead_after_withdrawn_call", "turn_lost"]


def irregular_call(*laws: str) -> TellStory:
    """Return the story of an irregular call: all that is needed is what was called, as it was heard.

    Args:
        laws: the Laws that deal with it, as a table notes them.
    """

    def story(conditions: Conditions) -> Story:
        heard = yield from asked(Heard, Ask("calls", Form.CALLS, (laws[0],)))
        yield from _told(conditions, heard)
        yield Require("calls", laws)

    return story


def turn_lost(conditions: Conditions) -> Story:
    """Three passes after a call, one of them out of rotation: a player was deprived of his turn (17D3, 34)."""
    heard = yield from asked(Heard, Ask("calls", Form.CALLS, ("17D3",)))
    yield from _told(conditions, heard)
    yield Act(heard.dealer, Attention())


def card_exposed(conditions: Conditions) -> Story:
    """A card could be seen during the auction (Law 24)."""
    heard = yield from asked(Heard, Ask("calls", Form.CALLS, ("24",)))
    yield from _told(conditions, heard)
    seat = yield from asked(Seat, Ask("offender", Form.SEAT, ("24",), tuple(Seat)))
    cards = yield from cards_asked(Ask("cards", Form.CARDS, ("24A", "24B", "24C"), about={"seat": seat}))
    ways = ("dropped", "shown", "led")
    how = yield from asked(str, Ask("how", Form.ONE_OF, ("24B",), ways, about={"seat": seat}))
    match how:
        case "led":
            yield Act(seat, PlaysCard(cards[0]))
        case "shown":
            yield Act(seat, Shows(cards))
        case _:
            yield Act(seat, Drops(cards))


def _told(conditions: Conditions, heard: Heard) -> Story:
    yield sketches.auction_begun_by(conditions, heard.dealer)
    for seat, action in heard.calls:
        yield Act(seat, action)


def lead_after_withdrawn_call(conditions: Conditions) -> Story:
    """The partner of a player who withdrew a call is about to make his first lead (Law 26)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("26B",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    offender = yield from asked(Seat, Ask("offender", Form.SEAT, ("26B",), defenders))
    call = yield from made_of(Ask("withdrawn", Form.CALL, ("26",), about={"seat": offender}))
    shown = suits_named((call,))
    if conditions.edition.numbering is Edition.LAWS_2007:
        shown = yield from suits_asked(
            Ask("shown", Form.SOME_OF, ("26A",), tuple(Suit), {"seat": offender, "call": call}, usual=shown)
        )
    specified = yield from suits_asked(Ask("specified", Form.SOME_OF, ("26B",), tuple(Suit), {"seat": offender}))
    yield sketches.play_of(conditions, contract)
    yield TakeUp("26", LeadFacts(conditions.edition, offender.partner, contract.declarer, (call,), (shown,), specified))
