"""Options, lists of boards and errors that the commands share; writing a folder of pages."""

from __future__ import annotations

import errno
import json
import locale
import os
import sys
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import AbstractContextManager, contextmanager
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import click

from duplicado.locale import Language
from duplicado.vocabulary.numbers import whole_number

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.vocabulary.errors import DuplicadoError

_Member = TypeVar("_Member", bound=Enum)
AnyCommand = TypeVar("AnyCommand", bound=Callable[..., Any])
"""A command, or its function, which a decorator gives back."""


def _messages() -> Messages:
    """Return the messages of the command that is running; in English where it has no language."""
    from duplicado.publish.messages import Messages

    context = click.get_current_context(silent=True)
    return Messages.load(Language.ENGLISH if context is None else context.params.get("language") or Language.ENGLISH)


class UnreadableInput(click.ClickException):
    """A file or an argument that cannot be read: one sentence, and exit code 2."""

    exit_code: ClassVar[int] = 2

    def __init__(self, message: str) -> None:
        """Take the sentence; its head is in the language of the command that raises it."""
        super().__init__(message)
        self._head = _messages().text("cli-error", message=message)

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence where errors go."""
        click.echo(self._head, file=file or sys.stderr)


@contextmanager
def unreadable_for(messages: Messages, *kinds: type[DuplicadoError]) -> Generator[None]:
    """Say of errors of some kinds, each in its sentence, that what was given cannot be read."""
    from duplicado.publish.messages import error_text

    try:
        yield
    except kinds as error:
        raise UnreadableInput(error_text(error, messages)) from None


class NamedChoice(click.Choice[_Member]):
    """Choice of a member of an enumeration by its name, as options are written: `as-played` for `AS_PLAYED`."""

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002 - click's own
        """Write a member, or what somebody typed, as it is compared and listed."""
        text = choice.name if isinstance(choice, Enum) else str(choice)
        return text.lower().replace("_", "-")


class SeatChoice(click.Choice[str]):
    """Choice of a seat or a side in the letters and words of any language: `W`, `O`, `oeste`."""

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002 - click's own
        """Write what somebody typed as records have it."""
        heard = Language.ENGLISH.heard
        meant = heard.seats.meant(str(choice)) or heard.sides.meant(str(choice))
        return str(choice) if meant is None else meant.value


class OneAtATime(click.UsageError):
    """Options or arguments that do not go together were given together, or none of them where one is wanted."""

    def __init__(self, *options: str) -> None:
        """Name them, in the language of the command that raises it."""
        super().__init__(_messages().text("cli-at-a-time", options=", ".join(options)))


def reason_of(error: OSError | UnicodeError) -> str:
    """Say why a file could not be read or written, in the language of the command that is running."""
    messages = _messages()
    if isinstance(error, UnicodeError):
        return messages.text("cli-reason-encoding")
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return messages.known(f"cli-reason-{name.lower()}") or name


@contextmanager
def reported(code: str, **values: str) -> Generator[None]:
    """Say why the system refuses what is done within, or that a text is not in its encoding: message `code`.

    Raises:
        UnreadableInput: it is so.
    """
    try:
        yield
    except (OSError, UnicodeError) as error:
        raise UnreadableInput(_messages().text(code, **values, reason=reason_of(error))) from error


def readable(file: object) -> AbstractContextManager[None]:
    """Say, as `reported` does, why a file cannot be read."""
    return reported("cli-file-unreadable", file=str(file))


def writable(file: object) -> AbstractContextManager[None]:
    """Say, as `reported` does, why a file cannot be written."""
    return reported("cli-file-unwritable", file=str(file))


def nearest(text: str, names: Iterable[str]) -> str:
    """Return the name that is most like what was typed, for a message's `near`; `none` where none is like it."""
    return next(iter(get_close_matches(text, tuple(names), n=1, cutoff=0.5)), "none")


def bytes_in(file: Path) -> bytes:
    """Return the contents of a file; raises as `readable`."""
    with readable(file):
        return file.read_bytes()


def write_file(file: Path, content: bytes) -> None:
    """Write a file; raises as `writable`."""
    with writable(file):
        file.write_bytes(content)


def text_in(file: Path) -> str:
    """Return the text of a file in UTF-8, with a mark or without; raises as `readable`."""
    with readable(file):
        return file.read_text(encoding="utf-8-sig")


class Found(click.exceptions.Exit):
    """The command did its work and has something to say: exit code 1, raised after the report."""

    def __init__(self) -> None:
        """Leave with exit code 1."""
        super().__init__(1)


def default_language(environment: Mapping[str, str], system: str | None) -> Language:
    """Say which language to speak when none is named.

    DUPLICADO_LANG decides, then what POSIX calls the locale's variables, then `system`, the locale's name
    where such variables are not the custom ("Spanish_Spain"). What is none of our languages is English.
    """
    names = (environment.get(name) for name in ("DUPLICADO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((name for name in names if name), system) or ""
    stem = chosen.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    known = {name.lower(): each for each in Language for name in (each.value, *each.data["called"])}
    return known.get(stem, Language.ENGLISH)


def lang_option(command: AnyCommand) -> AnyCommand:
    """Give a command the option --lang, read before the others; its function receives `language`, a Language."""
    return click.option(
        "--lang",
        "language",
        is_eager=True,
        type=click.Choice([language.value for language in Language]),
        default=lambda: default_language(os.environ, locale.getlocale()[0]).value,
        callback=_as_language,
        show_default="DUPLICADO_LANG, else that of the system, else en",
        help=f"Language of the report: {_languages()}.",
    )(command)


def _languages() -> str:
    """Name the languages: `English, Spanish or Portuguese`."""
    *names, last = (language.data["called"][0] for language in Language)
    return f"{', '.join(names)} or {last}"


def _as_language(_context: click.Context, _option: click.Parameter, value: str) -> Language:
    return Language(value)


def json_option(command: AnyCommand) -> AnyCommand:
    """Give a command the option --json; its function receives `as_json`, a bool."""
    return click.option("--json", "as_json", is_flag=True, help="Write the report as JSON, for other programs.")(
        command
    )


def print_json(report: object) -> None:
    """Print a report as JSON, for other programs and to be read."""
    click.echo(json.dumps(report, ensure_ascii=False, indent=1))


if TYPE_CHECKING:
    from duplicado.publish.messages import Messages

_MOST_BOARDS: Final = 100_000


def span_in(part: str) -> range | None:
    """Read a number from 1 on, or the first and the last of several; `None` where the text is neither.

    >>> span_in("3"), span_in(" 1 - 8 "), span_in("8-1")
    (range(3, 4), range(1, 9), None)
    """
    first, dash, last = (text.strip() for text in part.partition("-"))
    low, high = whole_number(first), whole_number(last if dash else first)
    return None if low is None or high is None or not 1 <= low <= high else range(low, high + 1)


def board_list(listed: str, messages: Messages) -> list[int]:
    """Read a list of boards such as `1-8,17-24`.

    Raises:
        UsageError: it is none.
    """
    chosen: list[int] = []
    for part in listed.split(","):
        numbers = span_in(part)
        if numbers is None:
            raise click.UsageError(messages.text("deal-bad-boards", part=part.strip()[:40]))
        if len(chosen) + len(numbers) > _MOST_BOARDS:
            raise click.UsageError(messages.text("deal-too-many", most=_MOST_BOARDS))
        chosen += numbers
    return chosen


@contextmanager
def written_into(folder: Path, text: Callable[..., str]) -> Generator[None]:
    """Say in the reader's language why a folder cannot be written.

    Args:
        folder: where the pages go.
        text: writes a message of the catalogue.

    Raises:
        UnreadableInput: it holds files that are not ours, is no folder, or the system refuses.
    """
    from duplicado.web.folder import ForeignFolderError

    with writable(folder):
        try:
            yield
        except ForeignFolderError as error:
            raise UnreadableInput(text("publish-not-ours", folder=str(folder))) from error
        except NotADirectoryError as error:
            raise UnreadableInput(text("publish-not-a-folder", folder=str(folder))) from error
