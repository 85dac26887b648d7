"""Deals of layouts whose four hands are all known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat


def deal_of(layout: Layout | None) -> Deal | None:
    """Return the deal of a layout; `None` where a hand is unknown or does not hold thirteen cards."""
    if layout is None or any(hand is None or len(hand) != 13 for _, hand in layout.items()):
        return None
    return Deal(dict(layout.items()))


def layout_of(hands: Mapping[Seat, Hand]) -> Layout | None:
    """Put hands at the table: four whole ones are a deal; `None` where there is none.

    Raises:
        NotationError: a card is in two hands.
    """
    layout = Layout(hands) if hands else None
    return deal_of(layout) or layout


def hand_of(holdings: Iterable[str]) -> Hand:
    """Read a hand from its holdings, spades first and ranks in any order; a void is empty, or of hyphens.

    Raises:
        NotationError: something is no rank, or a card stands twice.
    """
    return Hand.parse_unsorted(".".join(each.replace("-", "").replace(" ", "") for each in holdings))


def read_layout(text: str) -> Layout:
    """Read hands as `Layout.parse` does; four whole ones are a deal."""
    layout = Layout.parse(text)
    return deal_of(layout) or layout
