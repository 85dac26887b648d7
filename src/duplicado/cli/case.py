"""`duplicado case`: rulings written down as cases, checked against the Laws as the program executes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.long_files import file_place
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, print_json, reason_of, text_in
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.casebook.problems import CaseProblem


def case_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files that are meant: a folder stands for the .yaml files in it, or for itself where it has none."""
    return [file for path in paths for file in ((path.is_dir() and sorted(path.rglob("*.yaml"))) or [path])]


def print_case_problems(file: object, problems: Iterable[CaseProblem], text: Callable[..., str]) -> None:
    """Print where errors go what is wrong with the cases of a file, each with its line; `text` writes a message."""
    for problem in problems:
        click.echo(f"{file_place(file, problem.line)}: {text(problem.code, **dict(problem.values))}", err=True)


if TYPE_CHECKING:
    from duplicado.casebook.problems import CaseProblem
    from duplicado.casebook.runner import CaseResult, Difference
    from duplicado.publish.messages import Messages


@click.group()
def command() -> None:
    """Check rulings that are written down as cases.

    A case tells one board at one table: what the players did, lawful or not, what the Director established, and what
    must follow. The language is described in the manual, under "The casebook".
    """


@dataclass(frozen=True, slots=True)
class _CheckedFile:
    name: str
    results: tuple[CaseResult, ...]
    problems: tuple[CaseProblem, ...]
    unreadable: str = ""
    """Reason for which nothing of it could be read, as a sentence."""


@command.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--law", type=click.IntRange(1, 93), help="Only the cases that cite this Law.")
@json_option
@lang_option
def check(files: tuple[Path, ...], law: int | None, as_json: bool, language: Language) -> None:  # noqa: FBT001 - click's
    """Say of each case whether what it expects is what follows.

    Exit code 0: nothing failed; 1: a case failed; 2: a file or a case could not be read. A case that needs a clause
    which is not executed yet is reported as not yet possible, with the clause. A folder stands for the .yaml files
    in it.
    """
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    checked = [_check(path, law, messages) for path in case_files(files)]
    results = [result for file in checked for result in file.results]
    counts = {status: sum(result.status.value == status for result in results) for status in _STATUSES}
    if as_json:
        rows = [_row(file.name, result, messages) for file in checked for result in file.results]
        print_json({**counts, "cases": rows})
    else:
        for file in checked:
            for result in file.results:
                _print(file.name, result, messages)
        click.echo(
            messages.text("case-summary", passed=counts["passed"], failed=counts["failed"], notyet=counts["not_yet"])
        )
    unreadable = [file.unreadable for file in checked if file.unreadable]
    for reason in unreadable:
        click.echo(reason, err=True)
    for file in checked:
        print_case_problems(file.name, file.problems, messages.text)
    malformed = sum(len(file.problems) for file in checked)
    if malformed:
        raise UnreadableInput(messages.text("case-malformed", count=malformed))
    if unreadable:
        raise click.exceptions.Exit(UnreadableInput.exit_code)
    if counts["failed"]:
        raise Found


@command.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--law", type=click.IntRange(1, 93), help="Only the cases that cite this Law.")
@lang_option
def explain(files: tuple[Path, ...], law: int | None, language: Language) -> None:
    """Tell each case as a director would: what happened, what is ruled, what may be chosen, and the Laws.

    A case that holds in several editions is told once for each. A folder stands for the .yaml files in it.
    """
    from duplicado.casebook.reader import read_cases
    from duplicado.casebook.session import play_case
    from duplicado.publish.rulings.ruling_terms import RulingWords
    from duplicado.publish.table_report import table_report

    words = RulingWords.of(language)
    malformed = 0
    for path in case_files(files):
        casebook = read_cases(text_in(path))
        print_case_problems(path, casebook.problems, words.text)
        for case in (case for case in casebook.cases if law is None or any(clause.law == law for clause in case.cites)):
            for edition in case.editions:
                session, stopped = play_case(case, edition)
                click.echo(f"{path}:{case.line}: {case.title}")
                click.echo(table_report(words, session.table_setup, session.beginning, session.entries))
                if stopped is not None:
                    click.echo(words.text("table-load-stopped", line=stopped) + "\n")
        malformed += len(casebook.problems)
    if malformed:
        raise UnreadableInput(words.text("case-malformed", count=malformed))


_STATUSES = ("passed", "failed", "not_yet")


def _check(path: Path, law: int | None, messages: Messages) -> _CheckedFile:
    from duplicado.casebook.reader import read_cases
    from duplicado.casebook.runner import run_case
    from duplicado.casebook.table_engine import ENGINE
    from duplicado.publish.catalogue.coverage import is_open

    if path.is_dir():
        return _CheckedFile(str(path), (), (), messages.text("case-empty-folder", folder=str(path)))
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = reason_of(error)
        return _CheckedFile(str(path), (), (), messages.text("cli-file-unreadable", file=str(path), reason=reason))
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return _CheckedFile(str(path), (), (), messages.text("cli-file-not-text", file=str(path), line=str(line)))
    casebook = read_cases(text)
    chosen = [case for case in casebook.cases if law is None or any(clause.law == law for clause in case.cites)]
    return _CheckedFile(str(path), tuple(run_case(case, ENGINE, is_open) for case in chosen), casebook.problems)


def _row(file: str, result: CaseResult, messages: Messages) -> dict[str, object]:
    return {
        "file": file,
        "line": result.case.line,
        "case": result.case.title,
        "status": result.status.value,
        "law": None if result.law is None else str(result.law),
        "difference": "; ".join(_sentence(one, messages) for one in result.differences) or None,
    }


def _print(file: str, result: CaseResult, messages: Messages) -> None:
    status = messages.text(
        f"case-status-{result.status.value.replace('_', '-')}", clause="" if result.law is None else str(result.law)
    )
    click.echo(f"{file}:{result.case.line}: {status}: {result.case.title}")
    for difference in result.differences:
        click.echo(f"    {_sentence(difference, messages)}")


def _sentence(difference: Difference, messages: Messages) -> str:
    return messages.text(
        f"case-difference-{difference.kind.value}",
        line=str(difference.line),
        edition=str(difference.edition),
        key=difference.key,
        expected=difference.expected,
        found=difference.found,
    )
