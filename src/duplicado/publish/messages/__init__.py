"""Messages: the sentences of the program in each language.

One Fluent file per area in `locale/<language>/messages`; the files of a language make one set of messages, and an
identifier is defined once in it. Every language defines the same identifiers with the same variables.
"""

from __future__ import annotations

import re
from datetime import date, datetime
from decimal import Decimal
from functools import cache, lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Final

from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duplicado.locale import Language
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_DEFINED: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_REFERRED_TO: Final = re.compile(r"\{ *(-?[a-zA-Z][a-zA-Z0-9_-]*) *\}")
_NO_SLUG: Final = re.compile(r"[^a-z0-9]+")
_ISO_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")
_LONGEST: Final = 400
"""So many characters of a value are shown; Fluent fails on more than a thousand."""
_SHORT: Final = 100
_REMEMBERED: Final = 4_096
Value = str | int | Decimal
"""Values that may stand in a message. Dates, times and rounded results are written out before, e.g. by
`Messages.day`."""


def slug(name: str) -> str:
    """Return the part of a message's name that stands for a clause, an option or a word: `27B1(a)` is `27b1-a`."""
    return _NO_SLUG.sub("-", name.lower()).strip("-")


def numbered(values: Iterable[str]) -> dict[str, str]:
    """Return values by the names that messages of errors and refusals have for them: `value1`, `value2` and so on."""
    return {f"value{number}": value for number, value in enumerate(values, 1)}


class MessageError(DuplicadoError):
    """A message file that cannot be used, or a message that was given the wrong values."""


class UnknownMessage(MessageError, KeyError):
    """There is no message of that identifier."""

    def __init__(self, identifier: str, language: Language) -> None:
        """Say which identifier is missing in which language."""
        self.identifier = identifier
        self.language = language
        super().__init__(f"no message {identifier!r} in {language.value}")

    def __str__(self) -> str:
        """Read as a sentence; a KeyError would show its quotation marks."""
        return str(self.args[0])


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, areas: Mapping[str, str], *, at_once: bool = True) -> None:
        """Take the text of each area's file; `load` reads the ones of the package.

        Args:
            language: the language.
            areas: the text of each area's file.
            at_once: parse them all now; else each message when it is wanted first: a page needs few of them.

        Raises:
            MessageError: a file does not follow the Fluent syntax, or an identifier is defined twice.
        """
        self.language: Final = language
        self._locale: Final = language.locale.replace("-", "_")
        # Isolation marks are invisible characters around every value: they would stay in files and reports.
        self._bundle = FluentBundle([language.locale], use_isolating=False)
        self._texts: dict[str, str] = {}
        """The text of each message that is not parsed yet."""
        self._plain: dict[str, str] = {}
        """Texts of messages asked for without values, by their names: they are the same each time."""
        self._lately: Final = lru_cache(_REMEMBERED)(self._formatted)
        """The same of numbers and short texts: a page writes the same few hundred for each table."""
        self._reading = RLock()  # a server writes several pages at the same time
        self._home: dict[str, str] = {}
        for area, text in sorted(areas.items()):
            for identifier, message in _separated(text):
                if identifier in self._home:
                    there = f"{language.value}/{self._home[identifier]}.ftl"
                    raise MessageError(f"{identifier!r} is defined in {there} and in {language.value}/{area}.ftl")
                self._home[identifier] = area
                self._texts[identifier] = message
            if at_once:
                self._bundle.add_resource(read_area(text, f"{language.value}/{area}.ftl"))
        self._unread = set(() if at_once else self._texts)

    def _read(self, identifier: str) -> None:
        """Parse a message, and those that it refers to."""
        if identifier not in self._unread:
            return
        with self._reading:
            text = self._texts.pop(identifier, None)
            if text is None:
                return  # read meanwhile, or being read: two may refer to each other
            self._bundle.add_resource(read_area(text, f"{self.language.value}/{self._home[identifier]}.ftl"))
            for other in _REFERRED_TO.findall(text):
                self._read(other)
            self._unread.discard(identifier)

    @staticmethod
    def load(language: Language | str) -> Messages:
        """Read the messages of a language, once in the life of the program.

        Raises:
            MessageError: there is no such language, or its files cannot be used.
        """
        try:
            return _load(Language(language))
        except ValueError:
            raise MessageError(f"there are no messages in the language {language!r}") from None

    def has(self, identifier: str) -> bool:
        """Tell whether there is a message of that identifier."""
        return identifier in self._home

    def names(self, beginning: str) -> tuple[str, ...]:
        """Return the identifiers that begin so."""
        return tuple(each for each in self._home if each.startswith(beginning))

    def known(self, *identifiers: str, **values: Value) -> str | None:
        """Write the first of these messages that there is; `None` where there is none of them."""
        found = next(filter(self.has, identifiers), None)
        return None if found is None else self.text(found, **values)

    def first(self, *identifiers: str, **values: Value) -> str:
        """Write the first of these messages that there is.

        Raises:
            UnknownMessage: there is none of them.
        """
        return self.text(next(filter(self.has, identifiers), identifiers[0]), **values)

    def number(self, decimal: str) -> str:
        """Write a decimal number with the sign of the language and a true minus."""
        return decimal.replace(".", get_decimal_symbol(self._locale)).replace("-", "\N{MINUS SIGN}")

    def day(self, told: date | str) -> str:
        """Write a date as the language does; a text that is no ISO date stays as it is."""
        if isinstance(told, date):
            return format_date(told, "medium", locale=self._locale)
        try:
            return self.day(date.fromisoformat(told)) if _ISO_DATE.fullmatch(told) else told
        except ValueError:
            return told

    def clock(self, at: datetime, *, seconds: bool = False) -> str:
        """Write the time of day by the clock of this place."""
        return format_time(at.astimezone().time(), "medium" if seconds else "short", locale=self._locale)

    def moment(self, at: datetime, *, seconds: bool = False) -> str:
        """Write a date with its time by the clock of this place."""
        return f"{self.day(at.astimezone().date())} {self.clock(at, seconds=seconds)}"

    def listed(self, items: Iterable[str]) -> str:
        """Write a list as the language does: `1, 2 and 3`."""
        return format_list(list(items), locale=self._locale)

    def text(self, identifier: str, **values: Value) -> str:
        """Write a message with its values.

        Numbers are written with the decimal sign of the language, with the places they came with and without
        grouping: a score of 1430 stays 1430.

        Raises:
            UnknownMessage: no message has that identifier.
            MessageError: a value is missing.
        """
        if not values and identifier in self._plain:
            return self._plain[identifier]
        if not values:
            self._plain[identifier] = self._formatted(identifier, ())
            return self._plain[identifier]
        is_frequent = all(type(each) is int or (type(each) is str and len(each) < _SHORT) for each in values.values())
        return (self._lately if is_frequent else self._formatted)(identifier, tuple(values.items()))

    def _formatted(self, identifier: str, values: tuple[tuple[str, Value], ...]) -> str:
        """Write a message, see `text`."""
        if identifier not in self._home:
            raise UnknownMessage(identifier, self.language)
        self._read(identifier)
        pattern = self._bundle.get_message(identifier).value
        if pattern is None:
            raise UnknownMessage(identifier, self.language)
        written = {name: _written(value) for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, written)
        if errors:
            reasons = "; ".join(map(str, errors))
            raise MessageError(f"message {identifier!r} in {self.language.value}: {reasons}")
        return str(text)


def _separated(text: str) -> Iterator[tuple[str, str]]:
    """Go through the messages of a file by identifier, each with its text up to the next."""
    defined = [*_DEFINED.finditer(text)]
    ends = [*(each.start() for each in defined[1:]), len(text)]
    for each, end in zip(defined, ends, strict=False):  # nothing is defined in a file of remarks alone
        yield each[1], text[each.start() : end]


def read_area(text: str, where: str) -> ftl.Resource:
    """Parse the text of a message file, or of a part of it; `where` names it in the error.

    Raises:
        MessageError: the text does not follow the Fluent syntax.
    """
    resource = _parsed(text)
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            raise MessageError(f"{where} cannot be read from: {(entry.content or '').strip()[:60]!r}")
    return resource


def error_text(error: DuplicadoError, messages: Messages) -> str:
    """Say what an error says; in English where it has no message."""
    told = messages.known(f"error-{error.code}", **numbered(error.values)) if error.code else None
    return told or str(error)


@cache
def _parsed(text: str) -> ftl.Resource:
    return FluentParser().parse(text)


@cache
def _load(language: Language) -> Messages:
    return Messages(language, language.messages(), at_once=False)


def _written(value: Value) -> str | FluentType:
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else _shortened(value)
    exponent = value.as_tuple().exponent if isinstance(value, Decimal) else 0
    places = max(0, -exponent) if isinstance(exponent, int) else 0
    return fluent_number(value, useGrouping=False, minimumFractionDigits=places, maximumFractionDigits=max(places, 3))


def _shortened(value: str) -> str:
    """Cut a list of hundreds behind one of its members: Fluent writes no value of such a length."""
    kept, comma, _ = value[:_LONGEST].rpartition(", ")
    return f"{kept}{comma}…" if comma else f"{value[:_LONGEST]}…"
