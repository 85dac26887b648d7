"""The languages: one folder for each holds everything that the language is made of, as data.

A folder has the ISO 639-1 code of its language and holds `lexicon.toml` (letters, words, how texts are searched),
`messages/*.ftl`, and the texts of clauses, Laws, topics, cases and readings as tables. The folders that there are, in
every directory of this package's search path, are the languages that there are. DUPLICADO_LOCALES names further
directories of that path, so that a language can be tried before it is part of the program.
"""

from __future__ import annotations

import csv
import os
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, final

from duplicado.vocabulary.lexicon import Lexicon

__path__.extend(filter(None, os.environ.get("DUPLICADO_LOCALES", "").split(os.pathsep)))

_SOURCE: Final = "en"
"""The language in which texts are written first; it stands in for what another lacks."""


@cache
def _folders() -> dict[str, Path]:
    found = {file.parent.name: file.parent for place in __path__ for file in Path(place).glob("*/lexicon.toml")}
    return dict(sorted(found.items(), key=lambda one: (one[0] != _SOURCE, one[0])))


class _Languages(type):
    """The class of `Language`: walking it gives every language, English first."""

    def __iter__(cls) -> Iterator[Language]:
        return (Language(code) for code in _folders())

    def __contains__(cls, value: object) -> bool:
        return isinstance(value, Language)

    def __len__(cls) -> int:
        return len(_folders())


@final
class Language(metaclass=_Languages):
    """A language of the notation and of the texts. One code always gives the same value."""

    ENGLISH: ClassVar[Language]
    _made: ClassVar[dict[str, Language]] = {}

    value: str
    """Its ISO 639-1 code."""
    folder: Path
    """Folder of its data."""

    def __new__(cls, value: str | Language) -> Language:
        """Return the language of a code.

        Raises:
            ValueError: there is no folder for it.
        """
        code = str(value)
        if code not in cls._made:
            folder = _folders().get(code)
            if folder is None:
                raise ValueError(f"there is no language {code!r}")
            made = object.__new__(cls)
            made.value, made.folder = code, folder
            cls._made[code] = made
        return cls._made[code]

    def __str__(self) -> str:
        """Print the code."""
        return self.value

    def __repr__(self) -> str:
        """Print the call that gives it."""
        return f"Language({self.value!r})"

    def __reduce__(self) -> tuple[type[Language], tuple[str]]:
        """Copy and pickle by the code."""
        return Language, (self.value,)

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """Contents of `lexicon.toml`."""
        return tomllib.loads((self.folder / "lexicon.toml").read_text(encoding="utf-8"))

    @property
    def locale(self) -> str:
        """The locale whose numbers, plurals and dates it has: its own, unless `lexicon.toml` names another."""
        return str(self.data.get("locale", self.value))

    @cached_property
    def lexicon(self) -> Lexicon:
        """Its letters and words."""
        return Lexicon.of(self.data["lexicon"])

    @cached_property
    def heard(self) -> Lexicon:
        """Its letters and words and behind them those of the others: in many a club more than one is spoken."""
        return self.lexicon.besides(other.lexicon for other in Language if other is not self)

    def messages(self) -> dict[str, str]:
        """Read the text of each file of messages, by the name of its area."""
        files = (self.folder / "messages").glob("*.ftl")
        return {file.stem: file.read_text(encoding="utf-8") for file in files}

    def example(self, name: str) -> str:
        """Read the example of a file that a club writes itself, such as `seasons`."""
        return (self.folder / f"{name}.toml").read_text(encoding="utf-8")

    def rows(self, name: str) -> Iterator[dict[str, str]]:
        """Read a table row by row, each a mapping from column to text; a file that is not there has none."""
        file = self.folder / name
        return iter(csv.DictReader(file.read_text(encoding="utf-8").splitlines() if file.is_file() else ()))

    @cache  # noqa: B019 - there are few languages, for as long as the program runs
    def translations(self, name: str, column: str) -> Mapping[str, str]:
        """Read a table of translations: the text of each row by what stands in a column in English."""
        return {row[column]: row["text"] for row in self.rows(name)}


Language.ENGLISH = Language(_SOURCE)
