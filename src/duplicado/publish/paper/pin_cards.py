"""Cards that lie on the tables of a club with phones: where to go, and the PIN of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, deck, typeset


@dataclass(frozen=True, slots=True)
class PinCard:
    """Text of the card of a table."""

    heading: str
    """The table."""
    address: str
    """Address of its page."""
    code: str
    """The same as a picture for a phone's camera, SVG."""
    pin: str
    """Empty on a card that is good for every event: then the code that is asked for is tonight's."""


def pin_cards_pdf(cards: Sequence[PinCard], style: PaperStyle = USUAL_STYLE, *, title: str) -> bytes:
    """Print the cards, eight to a page.

    Args:
        cards: one for each table.
        style: size, colours and language.
        title: the name of the event.
    """
    wording = style.wording
    data: dict[str, Json] = {
        "title": wording.text("setup-pin-cards"),
        "event": title,
        "pin": wording.text("setup-pin"),
        "how": wording.text("setup-pin-how"),
        "how-permanent": wording.text("table-code-how"),
        "alt": wording.text("setup-pin-code"),
        "cards": deck(
            [{"heading": each.heading, "address": each.address, "pin": each.pin, "code": each.code} for each in cards]
        ),
    }
    return typeset("pin_cards", data, style)
