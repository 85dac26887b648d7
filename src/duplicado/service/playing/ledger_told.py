"""Ledger of information of a table as its pages show it: for each side what it may use and what it may not (Law 16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duplicado.law.information import Extraneous, MovedCard
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.rulings_told import kept_matters
from duplicado.table.ledger import KnownBecause
from duplicado.vocabulary.seats import Seat, Side


def ledger_told(now: PlayedTable, words: RulingWords, viewer: Seat | None = None) -> dict[str, Any] | None:
    """Return what each side may use of what was withdrawn, exposed or heard, and what not; `None`: there is nothing.

    Args:
        now: the table.
        words: of the reader.
        viewer: the seat that is told: nothing of a matter that is kept from it; `None`: all of it.
    """
    kept = frozenset[int]() if viewer is None else kept_matters(now, viewer)
    lines = () if now.board is None else now.board.table.ledger
    holding = [line for line in lines if line.holds and line.matter not in kept]
    if not holding:
        return None
    return {
        side.value: {
            "not": _texts(words, (line for line in holding if line.unauthorized is side)),
            "may": _texts(words, (line for line in holding if _may_use(line, side))),
        }
        for side in Side
    }


def _may_use(line: KnownBecause, side: Side) -> bool:
    """Tell whether a line says that a side may use it; of what was heard elsewhere nobody says so of the others."""
    alone = isinstance(line.item, Extraneous | MovedCard)
    return line.unauthorized is None or (line.unauthorized is not side and not alone)


def _texts(words: RulingWords, lines: Iterable[KnownBecause]) -> list[str]:
    return list(dict.fromkeys(words.with_law(words.item(line.item), *line.because) for line in lines))
