"""Options and errors that the commands share."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

import click

from duplicado.locale import Language

__all__ = ["Found", "UnreadableInput", "default_language", "json_option", "lang_option"]

_Command = TypeVar("_Command", bound=Callable[..., Any])


class UnreadableInput(click.ClickException):
    """A file or an argument that cannot be read: one sentence, and exit code 2."""

    exit_code: ClassVar[int] = 2


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


def lang_option(command: _Command) -> _Command:
    """Give a command the option --lang; its function receives `language`, a Language."""
    return click.option(
        "--lang",
        "language",
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


def json_option(command: _Command) -> _Command:
    """Give a command the option --json; its function receives `as_json`, a bool."""
    return click.option("--json", "as_json", is_flag=True, help="Write the report as JSON, for other programs.")(
        command
    )
