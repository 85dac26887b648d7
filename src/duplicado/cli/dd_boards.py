"""Boards of a file with their double-dummy tables, for the commands that show them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.table import DoubleDummyTable
from duplicado.cli import given_files
from duplicado.cli.batch_options import worked_through
from duplicado.cli.given_files import read_given
from duplicado.cli.options import UnreadableInput, board_list
from duplicado.publish.messages import Messages, error_text
from duplicado.service.double_dummy_batch import tables_of_many
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal


def solved_boards(
    file: Path, boards: str | None, messages: Messages, *, on: str = "here", resume: Path | None = None
) -> list[tuple[Board, Deal, DoubleDummyTable]]:
    """Read the complete deals of a file and solve them; say where errors go which boards are left out.

    A board that was played at several tables is solved once.

    Raises:
        UnreadableInput: the file cannot be read, has no complete deal, no solver is installed, or the batch failed.
        UsageError: the list of boards cannot be read, or there is no such place to work.
    """
    return solved(chosen_records(file, boards, messages), str(file), messages, on=on, resume=resume)


def chosen_records(file: Path, boards: str | None, messages: Messages) -> Sequence[BoardRecord]:
    """Read the boards of a file, or those of them that are wanted.

    Raises:
        UnreadableInput: the file cannot be read.
        UsageError: the list of boards cannot be read.
    """
    wanted = None if boards is None else set(board_list(boards, messages))
    document, _ = given_files.join([read_given(file, messages)])
    document = document if wanted is None else document.only(wanted)
    return document.playable_records()


def no_solver(error: SolverUnavailable, messages: Messages) -> UnreadableInput:
    """Return the refusal of what wants a double-dummy solver, where none is to be had."""
    return UnreadableInput(error_text(error, messages) if error.code else messages.text("dd-no-solver"))


def solved(
    records: Sequence[BoardRecord], file: str, messages: Messages, *, on: str = "here", resume: Path | None = None
) -> list[tuple[Board, Deal, DoubleDummyTable]]:
    """Solve the complete deals of records that were read from a file, as `solved_boards` does.

    Raises:
        UnreadableInput: there is no complete deal, no solver is installed, or the batch failed.
        UsageError: there is no such place to work.
    """
    dealt = {(each.board, each.layout): each.layout for each in records if isinstance(each.layout, Deal)}
    if not dealt:
        raise UnreadableInput(messages.text("dd-no-deals", file=file))
    left_out = {each.board.number for each in records} - {board.number for board, _ in dealt}
    if left_out:
        click.echo(messages.text("dd-left-out", boards=len(left_out)), err=True)
    try:
        DdsSolver()
    except SolverUnavailable as error:
        raise no_solver(error, messages) from None
    deals = list(dealt.values())
    with worked_through(messages, "dd-working", len(deals), on=on, resume=resume) as how:
        tables = tables_of_many(deals, how)
    return [(board, deal, table) for (board, _), deal, table in zip(dealt, deals, tables, strict=True)]
