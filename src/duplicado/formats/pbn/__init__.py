"""Portable Bridge Notation 1.0, 2.0 and 2.1: a tolerant reader and a strict writer (export format)."""

from duplicado.formats.pbn.contest import contest_of, contests_of
from duplicado.formats.pbn.export_contest import contest_games, write_pbn_contest, write_pbn_event
from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame, Section
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.several import is_of_several
from duplicado.formats.pbn.tables import (
    OptimumRow,
    Row,
    ScoreRow,
    TotalRow,
    read_optimum_results,
    read_scores,
    read_table,
    read_totals,
)
from duplicado.formats.pbn.writer import game_of, write_deals, write_pbn

__all__ = [
    "Comment",
    "OptimumRow",
    "PbnFile",
    "PbnGame",
    "Row",
    "ScoreRow",
    "Section",
    "TotalRow",
    "contest_games",
    "contest_of",
    "contests_of",
    "game_of",
    "is_of_several",
    "read_optimum_results",
    "read_pbn",
    "read_scores",
    "read_table",
    "read_totals",
    "write_deals",
    "write_pbn",
    "write_pbn_contest",
    "write_pbn_event",
]
