"""`duplicado table`: a director plays out a case by typing what happened, and hears the rulings in his language."""

from __future__ import annotations

import contextlib
import importlib
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.casebook.terms_said import contract_said, words_said
from duplicado.cli.law_options import edition_option, named_profile, profile_option, scoring_option
from duplicado.cli.options import Found, UnreadableInput, lang_option
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout

if TYPE_CHECKING:
    from duplicado.cli.table_shell import Shell
    from duplicado.publish.messages import Messages


@click.command()
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--board", type=click.IntRange(1, 10_000), default=1, show_default=True, help="Dealer, vulnerability.")
@click.option("--hands", help="The four hands as in PBN, e.g. N:AKQ2.J5.T98.7643 … … …; - for one not known.")
@click.option("--contract", help="The auction is over, e.g. '4S S' or '3NTX W'.")
@edition_option()
@profile_option("--regulations", default="wbf")
@click.option("--guarded", is_flag=True, help="Refuse every irregularity, as an electronic table does.")
@scoring_option
@click.option("--journal", type=click.Path(path_type=Path, dir_okay=False), help="Where every step is kept at once.")
@lang_option
def command(  # noqa: PLR0913 - the options of the command
    file: str | None,
    *,
    board: int,
    hands: str | None,
    contract: str | None,
    edition: Edition,
    regulations: str,
    guarded: bool,
    scoring: ContestKind,
    journal: Path | None,
    language: Language,
) -> None:
    """Play out a case at a table and hear the rulings.

    Type what happened in the words of the casebook, one step to a line: "N: 1S", "E: 1H", "S: attention",
    "S: refuse", "director 27B1(a): true". The program says what follows, what may be chosen, what each choice
    entails, and under which Law. "help" lists the commands, "save FILE" keeps the table as a case or a record.

    FILE is a case or a record to be taken up. Lines may come from a pipe; the exit code is then 1 when one of them
    was not taken. Whatever happens, each step is on disk as soon as it has been taken.
    """
    from duplicado.casebook.from_record import regulations_of
    from duplicado.casebook.model import CaseMode, Setup
    from duplicado.casebook.session import Session
    from duplicado.cli.table_files import Journal
    from duplicado.cli.table_shell import Shell
    from duplicado.law.book import law_02
    from duplicado.publish.rulings.ruling_terms import RulingWords

    words = RulingWords.of(language)
    if journal is not None and journal.exists():
        raise UnreadableInput(words.text("table-journal-exists", file=str(journal)))
    setup = Setup(
        law_02.board(board),
        regulations_of(named_profile(regulations, words.wording.messages).profile.values()),
        CaseMode.GUARDED if guarded else CaseMode.LIVE,
        scoring,
        _hands(words.text("case-expected-hands", reason="{}"), hands),
        None if contract is None else _contract(contract, words.wording.messages),
    )
    shell = Shell(words, Session.begin(setup, edition), Journal(journal or _usual_journal()))
    if file is None:
        _say(shell.greeting())
    else:
        _say(shell.answer(f"load {file}"))
        if shell.failed:
            raise Found
    _converse(shell)
    if shell.failed and not sys.stdin.isatty():
        raise Found


def _hands(sentence: str, text: str | None) -> Layout | None:
    try:
        return None if text is None else Layout.parse(text)
    except NotationError as error:
        raise UnreadableInput(sentence.replace("{}", str(error))) from None


def _contract(text: str, messages: Messages) -> Contract:
    contract = contract_said(words_said(text, messages.language), messages.language)
    if contract is None:
        raise UnreadableInput(messages.text("case-expected-contract", text=text, reason=""))
    return contract


def _usual_journal() -> Path:
    """Return a file of this very session among the program's own."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    folder = Path(click.get_app_dir("duplicado")) / "tables"
    names = (folder / f"table-{moment}{suffix}.yaml" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(name for name in names if not name.exists())


def _converse(shell: Shell) -> None:
    try:
        for line in _lines(shell):
            _say(shell.answer(line))
            if shell.done:
                break
    except KeyboardInterrupt:
        click.echo()
    finally:
        _say(shell.farewell())


def _lines(shell: Shell) -> Iterator[str]:
    """Yield what is typed, or what comes through a pipe; that is repeated, so that the output can be read by itself."""
    if not sys.stdin.isatty():
        for line in sys.stdin:
            click.echo(f"> {line.rstrip()}")
            yield line
        return
    with contextlib.suppress(ImportError):  # it gives `input` a history and editing, where the system has it
        importlib.import_module("readline")
    while not shell.done:
        try:
            yield input("> ")
        except EOFError:
            click.echo()
            return


def _say(lines: Iterable[str]) -> None:
    """Print lines; on a terminal between words, what goes on being set further in."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for text in lines:
        for line in text.split("\n"):
            click.echo(line if len(line) <= width or not width else _wrapped(line, width))


def _wrapped(line: str, width: int) -> str:
    further = len(line) - len(line.lstrip()) + 4
    return textwrap.fill(line, width, subsequent_indent=" " * further, break_long_words=False, break_on_hyphens=False)
