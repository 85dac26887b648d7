"""`duplicado claims`: what each of many contested claims is worth under Law 70."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.batch_options import batch_options, worked_through
from duplicado.cli.claim import claim_result, claim_task
from duplicado.cli.claim import command as single
from duplicado.cli.options import UnreadableInput, json_option, lang_option, readable
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.claims_batch import ClaimTask


@click.command(short_help="Say what each contested claim of a file is worth.")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@batch_options
@json_option
@lang_option
def command(file: Path, *, on: str, resume: Path | None, as_json: bool, language: Language) -> None:
    """Say what each contested claim of FILE is worth (Law 70).

    A line of FILE has the options of `duplicado claim` for one claim, written as on a command line; empty lines and
    those that begin with # are passed over. With --json each claim is a line of JSON, in the order of FILE.

    \b
    Examples:
      duplicado claims season.txt
      duplicado claims season.txt --json --on processes --resume season.jsonl
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages
    from duplicado.service.claims_batch import adjudications

    messages = Messages.load(language)
    tasks = _tasks(file, messages)
    with worked_through(messages, "claims-working", len(tasks), on=on, resume=resume, shown=as_json) as how:
        for (line, task), found in zip(tasks, adjudications([task for _, task in tasks], how), strict=True):
            if as_json:
                click.echo(json.dumps({"at": line, **found}, ensure_ascii=False))
            else:
                click.echo(f"{line}: {claim_result(messages, task.claim, found)}")


def _tasks(file: Path, messages: Messages) -> list[tuple[int, ClaimTask]]:
    """Return the claims of a file with the number of their line."""
    with readable(file), click.open_file(str(file), encoding="utf-8") as opened:
        lines = opened.read().splitlines()
    tasks: list[tuple[int, ClaimTask]] = []
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                tasks.append((number, claim_task(_options(line))))
            except (click.ClickException, click.exceptions.Exit, DuplicadoError, ValueError) as wrong:
                said = messages.text("claims-line", line=number, reason=_reason(wrong, messages))
                raise UnreadableInput(said) from wrong
    if not tasks:
        raise UnreadableInput(messages.text("claims-none", file=str(file)))
    return tasks


def _reason(wrong: Exception, messages: Messages) -> str:
    """Say why a line is no claim."""
    from duplicado.publish.messages import error_text

    if isinstance(wrong, click.ClickException):
        return wrong.format_message()
    return error_text(wrong, messages) if isinstance(wrong, DuplicadoError) else messages.text("claims-no-options")


def _options(line: str) -> dict[str, object]:
    """Return the options of a line as the command for a single claim has them."""
    with single.make_context("claim", shlex.split(line), parent=click.get_current_context()) as context:
        return context.params
