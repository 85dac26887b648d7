"""Deals of layouts whose four hands are all known."""

from __future__ import annotations

from duplicado.vocabulary.hands import Deal, Layout


def deal_of(layout: Layout | None) -> Deal | None:
    """Return the deal of a layout; `None` where a hand is unknown or does not hold thirteen cards."""
    if layout is None or any(hand is None or len(hand) != 13 for _, hand in layout.items()):
        return None
    return Deal(dict(layout.items()))


def read_layout(text: str) -> Layout:
    """Read hands as `Layout.parse` does; four whole ones are a deal."""
    layout = Layout.parse(text)
    return deal_of(layout) or layout
