"""Requests: commands of an event that are no acts. Each is a class of typed questions that founds, reads or prints.

Its parameters, its help and its reading are made from the fields, as those of acts are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeVar, dataclass_transform

import click

from duplicado.cli.event.files import opened
from duplicado.cli.event.parameters import Parameters, help_of
from duplicado.cli.options import json_option, lang_option
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.service.acts.ask import ActContext, ask, questions, read
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import Tick, WholeNumber, Words
from duplicado.service.acts.section_kinds import SectionName

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.service.event_file import EventFile


def option_text(command: str, messages: Messages, field: str) -> str:
    """Return the words of an option of a request: those of the command, or of all commands."""
    return messages.first(f"option-{command}-{field}", f"option-{field}")


# ---- what several commands ask


@questions
class TheFile:
    """The file of the event."""

    file: Path = ask(FileName())


@questions
class Author:
    """Author of an entry."""

    by: str = ask(Words(), default="the Director")


@questions
class Sure:
    """Confirmation that what looks like a slip is right."""

    yes: bool = ask(Tick(), default=False)


@questions
class OnlyShow:
    """Dry run: nothing is recorded."""

    only_show: bool = ask(Tick(), default=False)


@questions
class InSection:
    """A session and a section."""

    session: int = ask(WholeNumber(most=99), default=1)
    section: str = ask(SectionName(), default="")


OF_THE_FILE = Parameters(TheFile, ("file",), partial(option_text, ""))


# ---- declaration


@dataclass(frozen=True, slots=True)
class Call:
    """Circumstances in which a request is made."""

    file: Path
    """The file of the event, which need not be there yet; without meaning where a command has none."""
    messages: Messages
    as_json: bool

    @property
    def language(self) -> Language:
        """The language of the report."""
        return self.messages.language


class Request(ABC):
    """A command that is no act; the class has a typed field for each thing that is asked."""

    __slots__ = ()
    declared: ClassVar[DeclaredRequest]


class FileRequest(Request):
    """A request that opens no event: it founds one, or reads several."""

    __slots__ = ()

    @abstractmethod
    def answer(self, call: Call) -> None:
        """Do it, and print what there is to say.

        Raises:
            UnreadableInput: a file or an option cannot be read.
            Found: it was done, and something is not as it should be.
        """


class EventRequest(Request):
    """A request about an event, which is opened for it."""

    __slots__ = ()

    @abstractmethod
    def answer(self, event: EventFile, call: Call) -> None:
        """Do it, and print what there is to say.

        Raises:
            UnreadableInput: a file or an option cannot be read.
            Found: it was done, and something is not as it should be.
        """


_R = TypeVar("_R", bound="Request")


@dataclass(frozen=True, slots=True)
class DeclaredRequest:
    """A request with all that is said of it once."""

    name: str
    """The command."""
    kind: type[Request]
    positional: tuple[str, ...]
    """The fields that are told without an option, in their order."""
    examples: tuple[str, ...]
    """Arguments that follow the name of the command."""
    has_file: bool
    """True where the file of an event is named first."""
    reports: bool
    """True where it can answer in JSON."""

    @property
    def parameters(self) -> Parameters:
        """The parameters of its fields."""
        return Parameters(self.kind, self.positional, partial(option_text, self.name))

    def command(self) -> click.Command:
        """Make the command."""
        file = OF_THE_FILE.made() if self.has_file else []
        made = click.Command(
            self.name,
            callback=partial(_run, self),
            params=[*file, *self.parameters.made()],
            help=help_of(self.kind, self.name, self.examples),
        )
        return lang_option(json_option(made) if self.reports else made)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(ask,))
def request(
    name: str,
    *,
    positional: tuple[str, ...] = (),
    examples: tuple[str, ...] = (),
    has_file: bool = True,
    reports: bool = False,
) -> Callable[[type[_R]], type[_R]]:
    """Declare a request, see `DeclaredRequest`."""

    def declared(cls: type[_R]) -> type[_R]:
        made = questions(cls)
        made.declared = DeclaredRequest(name, made, positional, examples, has_file, reports)
        return made

    return declared


def _run(declared: DeclaredRequest, /, *, language: Language, as_json: bool = False, **values: object) -> None:
    messages, parameters = Messages.load(language), declared.parameters
    said = parameters.told(values)
    file = Path(str(OF_THE_FILE.told(values)["file"])) if declared.has_file else Path()
    call = Call(file, messages, as_json)
    if issubclass(declared.kind, FileRequest):
        with parameters.complaining(messages):
            wanted = read(declared.kind, said, ActContext(EventState(), language=language))
        wanted.answer(call)
        return
    with opened(file, language) as (event, _):
        asked = ActContext(event.live.state, event.live.entries, language=language)
        with parameters.complaining(messages):
            found = read(declared.kind, said, asked)
        if isinstance(found, EventRequest):
            found.answer(event, call)
