"""Guide cards for contestants and cards for tables, to be cut apart before a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from duplicado.movement.cards import GuideLine, TableCardLine, guide_card, table_card
from duplicado.movement.model import Movement
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.card_decks import deck
from duplicado.publish.paper.sheet_style import PaperStyle
from duplicado.publish.paper.typesetting import Json, typeset

__all__ = ["guide_cards_pdf", "runs", "table_cards_pdf"]

_NO_CODES: Final[Mapping[int, bytes]] = MappingProxyType({})


def guide_cards_pdf(
    movement: Movement,
    boards_each: int,
    style: PaperStyle | None = None,
    *,
    title: str = "",
    names: Mapping[int, Sequence[str]] | None = None,
) -> bytes:
    """Print a guide card for each contestant, four to a page.

    Args:
        movement: the movement.
        boards_each: the boards in a set.
        style: size, colours and language.
        title: the name of the event, at the head of each card.
        names: the players by the contestant's number, where they are known.
    """
    look = style or PaperStyle()
    wording = look.wording
    known = names or {}
    cards: list[Json] = [
        {
            "heading": wording.text("paper-pair", pair=pair),
            "names": wording.players(tuple(known.get(pair, ()))),
            "note": wording.text("movement-card-stays") if pair in movement.stationary else "",
            "lines": [_guide_line(line, wording) for line in guide_card(movement, pair, boards_each)],
        }
        for pair in range(1, movement.contestants + 1)
    ]
    data: dict[str, Json] = {
        "title": wording.text("paper-guide-cards"),
        "event": _event(title, movement, wording),
        "cards": deck(cards),
        "words": _heads(wording, ("round", "table", "seat", "against", "boards")),
    }
    return typeset("guide_cards", data, look)


def table_cards_pdf(
    movement: Movement,
    boards_each: int,
    style: PaperStyle | None = None,
    *,
    title: str = "",
    codes: Mapping[int, bytes] = _NO_CODES,
) -> bytes:
    """Print a card for each table, two to a page, with a place for a QR code.

    Args:
        movement: the movement.
        boards_each: the boards in a set.
        style: size, colours and language.
        title: the name of the event.
        codes: by number of the table, a picture (SVG or PNG) that leads a telephone to its page; where there is none
            its place stays empty.
    """
    look = style or PaperStyle()
    wording = look.wording
    cards: list[Json] = [
        {
            "heading": wording.text("paper-table", table=table),
            "lines": [_table_line(line, movement, wording) for line in table_card(movement, table, boards_each)],
            "code": list(codes[table]) if table in codes else None,
            "code_text": wording.text("paper-code-of", table=table),
        }
        for table in range(1, movement.tables + 1)
    ]
    data: dict[str, Json] = {
        "title": wording.text("paper-table-cards"),
        "event": _event(title, movement, wording),
        "cards": deck(cards),
        "words": _heads(wording, ("round", "ns", "ew", "boards", "next")),
    }
    return typeset("table_cards", data, look)


def runs(numbers: Sequence[int]) -> str:
    """Write numbers, each run from its first to its last.

    >>> runs([1, 2, 3, 7])
    '1–3, 7'
    """
    found: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if found and number == found[-1][1] + 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in found)


def _event(title: str, movement: Movement, wording: Wording) -> str:
    return " · ".join(filter(None, (title, wording.text(f"movement-name-{movement.name.value}"))))


def _heads(wording: Wording, columns: Sequence[str]) -> Json:
    return [wording.text(f"paper-column-{name}") for name in columns]


def _guide_line(line: GuideLine, wording: Wording) -> Json:
    if line.table is None or line.side is None or line.opponent is None:
        return {"round": str(line.round), "out": wording.text("paper-sits-out"), "cells": []}
    cells = [str(line.table), wording.side(line.side), str(line.opponent), runs(line.boards)]
    return {"round": str(line.round), "out": "", "cells": cells}


def _table_line(line: TableCardLine, movement: Movement, wording: Wording) -> Json:
    rest = "" if line.round == movement.rounds else wording.text("paper-boards-rest")
    following = runs(line.boards_next) or rest
    return [str(line.round), str(line.north_south), str(line.east_west), runs(line.boards), following]
