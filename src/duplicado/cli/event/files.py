"""Shared parts of the event commands: opening the file, adding an entry, refusals, questions about errors."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.event.contest import ContestantId
    from duplicado.event.facts.entry import AnyFact, Entry
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.acts.ask import FieldKind, Said
    from duplicado.service.event_file import EventFile

_T = TypeVar("_T")


@contextmanager
def opened(file: Path, language: Language) -> Generator[tuple[EventFile, Messages]]:
    """Open the file of an event, and say in a sentence what goes wrong with it."""
    from duplicado.publish.diagnostic_sentences import diagnostic_text
    from duplicado.publish.event_words import refusal_text
    from duplicado.publish.messages import Messages, error_text
    from duplicado.service.event_file import EventFile, RefusedError, UnreadableRecord
    from duplicado.store.port import StoreError
    from duplicado.store.vault import KEY_FILE, key_missing
    from duplicado.vocabulary.errors import DuplicadoError

    messages = Messages.load(language)
    try:
        with EventFile.open(file) as event:
            if event.veiled:
                click.echo(error_text(key_missing(str(file.absolute().parent / KEY_FILE)), messages), err=True)
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
    """Ask about what is doubtful, enter the facts, and say what was recorded.

    Raises:
        Found: somebody must say that a doubtful result is right, and nobody is there to be asked.
    """
    from duplicado.publish.event_words import doubt_text
    from duplicado.publish.sentences.facts import fact_text

    for fact in facts:
        doubts = () if sure else event.doubts(fact)
        if doubts and not confirmed(messages, *(doubt_text(each, messages) for each in doubts)):
            raise Found
    entries = event.enter(*facts, by=by, at=at, ids=ids)
    for entry in entries:
        click.echo(fact_text(entry.fact, event.live.state, messages))
    return entries


def confirmed(messages: Messages, *questions: str) -> bool:
    """Ask whether something is right all the same; where nobody is there to be asked, say how to say so."""
    for question in questions:
        click.echo(question, err=True)
    if sys.stdin.isatty():
        return click.confirm(messages.text("event-sure"), err=True)
    click.echo(messages.text("event-say-yes"), err=True)
    return False


def read_option(kind: FieldKind[_T], name: str, said: Said, event: EventFile, messages: Messages) -> _T:
    """Read what options tell as the fields of acts are read.

    Raises:
        UnreadableInput: it cannot be understood.
    """
    from duplicado.publish.event_words import complaint_text
    from duplicado.service.acts.ask import ActContext, FieldReading
    from duplicado.service.acts.form_error import FormError

    asked = ActContext(event.live.state, event.live.entries, language=messages.language)
    try:
        return kind.read(name, FieldReading(said, asked))
    except FormError as error:
        raise UnreadableInput(complaint_text(error.code, error.about, error.values, messages)) from None


def contestant_of(number: str, section: str, event: EventFile, messages: Messages) -> ContestantId:
    """Return the contestant whose number an option tells, whether or not he is entered.

    Raises:
        UnreadableInput: it is no number.
    """
    from duplicado.service.acts.place_kinds import ContestantNumber

    return read_option(ContestantNumber(is_known=False), "who", {"who": number, "section": section}, event, messages)


def told_where(session: int, section: str, table: int | None, board: int | None, round_number: int | None) -> Said:
    """Return what options tell of a place, by the names that acts have for it."""
    numbers = {"session": session, "table": table, "board": board, "round": round_number}
    return {"section": section, **{name: str(number) for name, number in numbers.items() if number is not None}}


def entry_of(event: EventFile, number: int, messages: Messages, *, of_register: bool = False) -> Entry:
    """Return the entry with that number in the log, or in the directors' register.

    Raises:
        UnreadableInput: there is none.
    """
    from duplicado.service.acts.place_kinds import EntryOf

    kind = EntryOf(of_register=of_register)
    id_ = read_option(kind, "entry", {"entry": str(number)}, event, messages)
    return next(entry for entry in event.live.entries if entry.id == id_)
