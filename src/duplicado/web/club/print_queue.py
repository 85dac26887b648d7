"""Printing for a club: PIN cards and guide cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.web.qr_codes import qr_file

__all__ = ["PrintedCard", "guide_cards_file", "pin_cards_file"]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What stands on the card of a table."""

    heading: str
    address: str
    pin: str


def pin_cards_file(cards: Sequence[PrintedCard], language: Language, title: str) -> bytes:
    """Print the cards that lie on the tables, with a code for each address."""
    from duplicado.publish.paper.pin_cards import PinCard, pin_cards_pdf  # noqa: PLC0415 - see the module
    from duplicado.publish.paper.sheet_style import PaperStyle  # noqa: PLC0415 - see the module

    drawn = [PinCard(each.heading, each.address, qr_file(each.address), each.pin) for each in cards]
    return pin_cards_pdf(drawn, PaperStyle(language), title=title)


def guide_cards_file(state: EventState, language: Language) -> bytes | None:
    """Print guide cards, cards of the boards for tables, and slips; `None` where nothing is planned."""
    from duplicado.publish.paper.session_cards import planned_sections, session_cards_pdf  # noqa: PLC0415 - as above
    from duplicado.publish.paper.sheet_style import PaperStyle  # noqa: PLC0415 - as above

    planned = planned_sections(state, Messages.load(language))
    return session_cards_pdf(planned, PaperStyle(language)) if planned else None
