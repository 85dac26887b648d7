"""The root of everything that Duplicado raises on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from typing import Self

_Value = TypeVar("_Value")


class DuplicadoError(Exception):
    """Root of the exceptions of this project: misuse by a programmer, never a fact at the table.

    Its own words are English. One that a person may come upon says besides under which message it is told him in his
    language, and what that message names.
    """

    code: str = ""
    """The name of the message, which begins with `error-` in the files of messages; empty where there is none."""
    values: tuple[str, ...] = ()
    """Values that the message names as `value1`, `value2` …"""

    def told_as(self, code: str, *values: object) -> Self:
        """Say under which message it is told."""
        self.code, self.values = code, tuple(map(str, values))
        return self


class NotationError(DuplicadoError, ValueError):
    """A text that is not the notation of the thing asked for."""

    def __init__(self, text: object, thing: str, remedy: str = "") -> None:
        """Say which `text` is not a `thing`, and how it would be written."""
        self.text = text if isinstance(text, str) else repr(text)
        self.thing = thing
        message = f"{_shown(text)} is not {thing}"
        super().__init__(f"{message}: {remedy}" if remedy else message)


class WrongArgumentError(DuplicadoError, TypeError):
    """An argument of another type than the one that is asked for."""


def expect(value: object, wanted: type[_Value] | tuple[type[_Value], ...], argument: str) -> _Value:
    """Return the value of an argument at a public border when it is of the type wanted, or of one of several.

    Raises:
        WrongArgumentError: it is of another type; the message names the argument and both types.
    """
    if isinstance(value, wanted):
        return value
    names = " or ".join(each.__name__ for each in (wanted if isinstance(wanted, tuple) else (wanted,)))
    raise wrong_argument(value, names, argument)


def wrong_argument(value: object, wanted: str, argument: str, reader: str = "") -> WrongArgumentError:
    """Return the error that names an argument, what it is, of which type it would have to be, and what reads a text."""
    told = f"{argument} is {_shown(value)} of type {type(value).__name__}, not of type {wanted}"
    return WrongArgumentError(f"{told}; {reader} reads a text" if reader else told)


def _shown(value: object) -> str:
    """Print a value, or the beginning of one that would fill the screen."""
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:197]}..."


def how_to_install(extra: str) -> str:
    """Return the command by which an optional part of the installation comes, to be told with what is missing.

    Args:
        extra: its name in the package's metadata, such as `dds`.
    """
    return f"pip install '.[{extra}]' in a clone of Duplicado"
