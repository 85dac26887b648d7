"""Cards that are printed several to a page, to be cut apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duplicado.publish.paper.sheet_style import Json


def deck(cards: Sequence[Json]) -> Json:
    """Return cards of one kind as `cut-out` of the templates takes them: with one that needs as much room as any."""
    return {"items": cards, "roomiest": _roomiest(cards)}


def _roomiest(values: Sequence[Json]) -> Json:
    """Return a value with the longest of the texts in each place, and as many in a list as any has."""
    there = [each for each in values if each is not None]
    texts = [each for each in there if isinstance(each, str)]
    tables = [each for each in there if isinstance(each, Mapping)]
    lists = [each for each in there if isinstance(each, Sequence) and not isinstance(each, str)]
    if texts:
        return max(texts, key=len)
    if tables:
        return {name: _roomiest([each[name] for each in tables]) for name in tables[0]}
    if lists:
        longest = max(len(each) for each in lists)
        return [_roomiest([each[place] for each in lists if place < len(each)]) for place in range(longest)]
    return there[0] if there else None
