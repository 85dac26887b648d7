"""Blank forms for scoring by hand: travellers that go with the boards, slips that are picked up after each round."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.movement.model import Movement
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.card_decks import deck
from duplicado.publish.paper.cell_text import marks_text
from duplicado.publish.paper.sheet_style import PaperStyle
from duplicado.publish.paper.typesetting import Json, typeset
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.seats import Side

__all__ = ["blank_travellers_pdf", "pick_up_slips_pdf"]


def blank_travellers_pdf(
    boards: Sequence[Board], pairs: int, style: PaperStyle | None = None, *, title: str = ""
) -> bytes:
    """Print a traveller for each board, four to a page, with a line for each pair that may sit North-South.

    Args:
        boards: the boards.
        pairs: how many lines; the pair's number stands at the beginning of each.
        style: size, colours and language.
        title: the name of the event.
    """
    look = style or PaperStyle()
    wording = look.wording
    columns = ("ns", "ew", "contract", "by", "tricks", "ns-score", "ew-score", "ns-gain", "ew-gain")
    cards: list[Json] = [
        {
            "heading": wording.text("web-board-number", number=board.number),
            "marks": marks_text(board, wording),
            "rows": [[str(pair), *[""] * (len(columns) - 1)] for pair in range(1, pairs + 1)],
        }
        for board in boards
    ]
    data: dict[str, Json] = {
        "title": wording.text("paper-travellers"),
        "event": title,
        "cards": deck(cards),
        "words": _heads(wording, columns),
        "down": 2,
        "foot_note": "",
    }
    return typeset("slips", data, look)


def pick_up_slips_pdf(
    movement: Movement, boards_each: int, style: PaperStyle | None = None, *, title: str = ""
) -> bytes:
    """Print a slip for each table and round, eight to a page, with pairs and boards filled in.

    Where the arrow is turned within a round the table has two slips.

    Args:
        movement: the movement.
        boards_each: the boards in a set.
        style: size, colours and language.
        title: the name of the event.
    """
    look = style or PaperStyle()
    wording = look.wording
    columns = ("board", "contract", "by", "tricks", "ns-score", "ew-score")
    cards: list[Json] = []
    for sitting in movement.sittings:
        boards = [board for each in sitting.sets for board in movement.boards_of(each, boards_each)]
        cards.append(
            {
                "heading": wording.text("paper-slip", round=sitting.round, table=sitting.table),
                "marks": wording.text(
                    "paper-slip-pairs",
                    ns=wording.side(Side.NS),
                    one=sitting.north_south,
                    ew=wording.side(Side.EW),
                    other=sitting.east_west,
                ),
                "rows": [[str(board), *[""] * (len(columns) - 1)] for board in boards],
            }
        )
    data: dict[str, Json] = {
        "title": wording.text("paper-slips"),
        "event": title,
        "cards": deck(cards),
        "words": _heads(wording, columns),
        "down": 4,
        "foot_note": wording.text("paper-slip-signed"),
    }
    return typeset("slips", data, look)


def _heads(wording: Wording, columns: Sequence[str]) -> Json:
    return [wording.text(f"paper-column-{name}") for name in columns]
