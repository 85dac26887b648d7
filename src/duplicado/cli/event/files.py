"""Shared parts of the event commands: opening the file, adding an entry, refusals, questions about errors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from duplicado.cli.options import Found, UnreadableInput, lang_option

if TYPE_CHECKING:
    from duplicado.event.facts.entry import AnyFact, Entry
    from duplicado.event.record.typing_errors import Doubt
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = [
    "amount_of",
    "by_option",
    "confirmed",
    "contestant_of",
    "entry_of",
    "file_argument",
    "late_change_option",
    "opened",
    "section_options",
    "take_down",
    "yes_option",
]

_Command = TypeVar("_Command", bound=Callable[..., Any])


def file_argument(command: _Command) -> _Command:
    """Give a command the file of the event, and the language; its function receives `file` and `language`."""
    return click.argument("file", type=click.Path(path_type=Path), metavar="FILE")(lang_option(command))


def section_options(command: _Command) -> _Command:
    """Give a command --session and --section; its function receives `session`, a number, and `section`."""
    command = click.option("--section", default="", help="The section, where there are several.")(command)
    return click.option(
        "--session",
        type=click.IntRange(1, 99),
        default=1,
        show_default=True,
        help="The session, where there are several.",
    )(command)


def by_option(command: _Command) -> _Command:
    """Give a command --by; its function receives `by`."""
    return click.option(
        "--by", default="the Director", show_default=True, help="Who says so, as it is to stand in the record."
    )(command)


def late_change_option(command: _Command) -> _Command:
    """Give a command --approved-by for what changes scores late; its function receives `approved_by`, or `None`."""
    return click.option(
        "--approved-by",
        metavar="NAME",
        help="Who approves for the Organizer, when the periods for corrections and rulings are over (79C2, 81C3).",
    )(command)


def yes_option(command: _Command) -> _Command:
    """Give a command --yes; its function receives `sure`."""
    return click.option("--yes", "sure", is_flag=True, help="It is right as it stands: do not ask back.")(command)


@contextmanager
def opened(file: Path, language: Language) -> Generator[tuple[EventFile, Messages]]:
    """Open the file of an event, and say in a sentence what goes wrong with it."""
    from duplicado.publish.diagnostic_sentences import diagnostic_text
    from duplicado.publish.error_words import error_text
    from duplicado.publish.event_words import refusal_text
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile, RefusedError, UnreadableRecord
    from duplicado.store.port import StoreError
    from duplicado.vocabulary.errors import DuplicadoError

    messages = Messages.load(language)
    try:
        with EventFile.open(file) as event:
            yield event, messages
    except RefusedError as error:
        click.echo(refusal_text(error.refused, messages), err=True)
        raise Found from None
    except UnreadableRecord as error:
        reasons = "; ".join(diagnostic_text(each, messages) for each in error.found)
        raise UnreadableInput(messages.text("event-unreadable", number=error.number, reason=reasons)) from None
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None
    except DuplicadoError as error:
        if not error.code:
            raise  # a fault of the program: nothing that a person could put right
        raise UnreadableInput(error_text(error, messages)) from None


def take_down(
    event: EventFile,
    messages: Messages,
    *facts: AnyFact,
    by: str,
    at: datetime | None = None,
    sure: bool = False,
    ids: Sequence[str] = (),
) -> Sequence[Entry]:
    """Ask about what is doubtful, enter the facts, and say what was taken down.

    Raises:
        Found: somebody must say that a doubtful result is right, and nobody is there to be asked.
    """
    from duplicado.publish.event_words import doubt_text
    from duplicado.publish.sentences.facts import fact_text

    for fact in facts:
        doubts = () if sure else event.doubts(fact)
        if doubts and not _confirmed(doubts, messages, doubt_text):
            raise Found
    entries = event.enter(*facts, by=by, at=at, ids=ids)
    for entry in entries:
        click.echo(fact_text(entry.fact, event.live.state, messages))
    return entries


def _confirmed(doubts: Sequence[Doubt], messages: Messages, doubt_text: Callable[[Doubt, Messages], str]) -> bool:
    return confirmed(messages, *(doubt_text(doubt, messages) for doubt in doubts))


def confirmed(messages: Messages, *questions: str) -> bool:
    """Ask whether something is right all the same; where nobody is there to be asked, say how to say so."""
    for question in questions:
        click.echo(question, err=True)
    if sys.stdin.isatty():
        return click.confirm(messages.text("event-sure"), err=True)
    click.echo(messages.text("event-say-yes"), err=True)
    return False


def entry_of(event: EventFile, number: int, messages: Messages) -> Entry:
    """Return the entry with that number in the log, which is without the directors' register.

    Raises:
        UnreadableInput: there is none.
    """
    from duplicado.event.record.register import public_entries

    entries = public_entries(event.live.entries)
    if number > len(entries):
        raise UnreadableInput(messages.text("event-no-entry", number=number, last=len(entries)))
    return entries[number - 1]


def amount_of(text: str, messages: Messages) -> Fraction:
    """Read an amount as people write it: `2.5`, `2,5`, `5/2`.

    Raises:
        UnreadableInput: it is not a number.
    """
    try:
        return Fraction(text.replace(",", "."))
    except (ValueError, ZeroDivisionError):
        raise UnreadableInput(messages.text("event-bad-number", text=text[:40])) from None


def contestant_of(text: str, section: str, messages: Messages) -> Any:  # noqa: ANN401 - imported when it is needed
    """Read a contestant's number, with the line in an event where numbers repeat: `7`, `7NS`, `7 EW`.

    Raises:
        UnreadableInput: it is not a number.
    """
    from duplicado.event.contest import ContestantId
    from duplicado.vocabulary.seats import Side

    bare = text.strip().upper().replace(" ", "").removeprefix(section.upper())
    line = next((side for side in Side if bare.endswith(side.value.upper())), None)
    digits = bare.removesuffix(line.value.upper()) if line else bare
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise UnreadableInput(messages.text("event-bad-number", text=text[:40]))
    return ContestantId(int(digits), line, section)
