"""Boards of a file with their double-dummy tables, for the commands that show them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.table import DoubleDummyTable
from duplicado.cli import convert_files
from duplicado.cli.options import UnreadableInput
from duplicado.publish.messages import Messages
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal

__all__ = ["solved_boards"]

_AT_ONCE: Final = 20


def solved_boards(file: Path, boards: str | None, messages: Messages) -> list[tuple[Board, Deal, DoubleDummyTable]]:
    """Read the complete deals of a file and solve them; say where errors go which boards are left out.

    A board that was played at several tables is solved once.

    Raises:
        UnreadableInput: the file cannot be read, has no complete deal, or no solver is installed.
        UsageError: the list of boards cannot be read.
    """
    wanted = None if boards is None else set(convert_files.board_list(boards, messages))
    records = [
        each
        for each in convert_files.read(file, messages).contents.records
        if wanted is None or each.board.number in wanted
    ]
    dealt = {(each.board, each.layout): each.layout for each in records if isinstance(each.layout, Deal)}
    if not dealt:
        raise UnreadableInput(messages.text("dd-no-deals", file=str(file)))
    left_out = {each.board.number for each in records} - {board.number for board, _ in dealt}
    if left_out:
        click.echo(messages.text("dd-left-out", boards=len(left_out)), err=True)
    try:
        solver = DdsSolver()
    except SolverUnavailable:
        raise UnreadableInput(messages.text("dd-no-solver")) from None
    deals = list(dealt.values())
    tables: list[DoubleDummyTable] = []
    starts = range(0, len(deals), _AT_ONCE)
    with click.progressbar(starts, label=messages.text("dd-working"), file=sys.stderr) as progress:
        for start in progress:
            tables += solver.tables(deals[start : start + _AT_ONCE])
    return [(board, deal, table) for (board, _), deal, table in zip(dealt, deals, tables, strict=True)]
