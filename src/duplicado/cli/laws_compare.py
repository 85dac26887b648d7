"""`duplicado laws compare`: recorded tables and cases under two editions, and which rulings and scores change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from duplicado.casebook.session import Session
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages

__all__ = ["command"]

_EDITIONS = click.Choice([edition.value for edition in Edition])


@dataclass(frozen=True, slots=True)
class _Played:
    """Outcome of a story under one edition."""

    clauses: tuple[str, ...]
    """Cited by rulings, in their order."""
    result: str
    score: int | None
    """To North-South; `None` while the board is not over."""
    left_out: tuple[str, ...] = ()
    """Steps that are not admitted under it."""


@click.command("compare", short_help="Rule recorded tables and cases under two editions.")
@click.argument("one", type=_EDITIONS, metavar="EDITION")
@click.argument("other", type=_EDITIONS, metavar="EDITION")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@json_option
@lang_option
def command(one: str, other: str, files: Sequence[Path], as_json: bool, language: Language) -> None:  # noqa: FBT001 - the signature is click's
    """Play the cases and recorded tables of FILEs under two editions, and say which rulings and scores change.

    A FILE is a file of cases or a record of `duplicado table`. A step that is not admitted under an edition is left out
    there and listed. The exit code is 1 when something changes.

    \b
    Example:
      duplicado laws compare 2007 2017 cases/shared/*.yaml
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    changed: list[tuple[str, _Played, _Played]] = []
    count = 0
    for title, session in _sessions(files, messages):
        count += 1
        here, there = (_played(session, Edition(name)) for name in (one, other))
        if here != there:
            changed.append((title, here, there))
    if as_json:
        rows = [{"title": title, one: _data(here), other: _data(there)} for title, here, there in changed]
        click.echo(json.dumps({"compared": count, "changed": rows}, ensure_ascii=False, indent=1))
    else:
        for title, *pair in changed:
            click.echo(title)
            for name, played in zip((one, other), pair, strict=True):
                click.echo("  " + _line(name, played, messages))
                for step in played.left_out:
                    click.echo("    " + messages.text("compare-left-out", step=step))
        click.echo(messages.text("compare-count", compared=count, changed=len(changed)))
    if changed:
        raise Found


def _sessions(files: Sequence[Path], messages: Messages) -> Iterator[tuple[str, Session]]:
    """Read the stories; a case of several editions is begun under its first, whose steps are the same."""
    from duplicado.casebook.from_record import session_of_record
    from duplicado.casebook.reader import read_cases
    from duplicado.casebook.session import play_case
    from duplicado.cli.options import reason_of
    from duplicado.formats.table_record.document import is_record, read_record

    for file in files:
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            reason = reason_of(error)
            raise UnreadableInput(messages.text("cli-file-unreadable", file=str(file), reason=reason)) from None
        if is_record(text):
            record = read_record(text).value
            if record.setup is not None:
                yield file.name, session_of_record(record.setup, record.entries[: record.unbroken])[0]
            continue
        book = read_cases(text)
        if not book.cases:
            raise UnreadableInput(messages.text("compare-nothing", file=str(file)))
        for case in book.cases:
            yield f"{file.name}: {case.title}", play_case(case, case.editions[-1])[0]


def _played(session: Session, edition: Edition) -> _Played:
    from duplicado.casebook.writing import step_line
    from duplicado.director.outcome import outcome
    from duplicado.table.entries import Ruled

    under, left = session.under(edition)
    result = outcome(under.state.table)
    return _Played(
        tuple(clause for entry in under.entries if isinstance(entry, Ruled) for clause in entry.clauses),
        "" if result is None else f"{result.contract} {'' if result.tricks is None else result.tricks}".strip(),
        None if result is None else result.score,
        tuple(step_line(step).removeprefix("  - ") for step in left),
    )


def _data(played: _Played) -> dict[str, object]:
    return {
        "clauses": list(played.clauses),
        "result": played.result,
        "score": played.score,
        "left_out": list(played.left_out),
    }


def _line(name: str, played: _Played, messages: Messages) -> str:
    clauses = ", ".join(played.clauses) or "-"
    score = "" if played.score is None else f" {played.result} {played.score:+d}"
    return messages.text("compare-line", edition=name, clauses=clauses) + score
