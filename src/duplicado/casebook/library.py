"""The casebook that comes with the program: every case of `cases/`, listed at once and read one by one when asked for.

An installed program has the files in its own package, at `duplicado/casebook/cases`; in a checkout they are in
`cases/`. Reading a case takes milliseconds and there are hundreds, so that a list is made from their heads alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from duplicado.casebook.model import Case
from duplicado.casebook.reader import read_cases
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.errors import DuplicadoError

_FOLDERS: Final = ("shared", "laws")
"""The cases that came with the language, then those of this project."""
_BREAK: Final = re.compile(r"^---[ \t]*$", re.MULTILINE)
_TITLE: Final = re.compile(r"^case: (?P<text>[^\n\"'>|#&*!%@`\[{][^\n#]*)$", re.MULTILINE)
_LAW: Final = re.compile(r"^law: (?P<text>[^\n]*)$", re.MULTILINE)
_CITES: Final = re.compile(r"^cites: \[(?P<text>[^\]\n]*)\][ \t]*$", re.MULTILINE)


class CasebookMissingError(DuplicadoError):
    """The cases did not come with the program; the message says where they were looked for."""


@dataclass(frozen=True, slots=True)
class LibraryCase:
    """A case of the library, of which the head is known."""

    address: str
    """Folder, file and place of the case in it, from 1: `laws/law_27/3`."""
    title: str
    editions: tuple[Edition, ...]
    cites: tuple[ClauseId, ...]
    """By the numbers of 2017, except where the case holds in 2007 alone."""
    source: str
    """The case as it is written."""

    @property
    def case(self) -> Case:
        """The case itself, read now."""
        return _read(self.source)


def cases() -> tuple[LibraryCase, ...]:
    """Return every case, in the order of the Laws after which their files are named.

    Raises:
        CasebookMissingError: there are none where they should be.
    """
    return tuple(_by_address().values())


def case_at(address: str) -> LibraryCase | None:
    """Return the case of an address, `None` where there is none.

    Raises:
        CasebookMissingError: there are no cases at all.
    """
    return _by_address().get(address)


@cache
def _by_address() -> dict[str, LibraryCase]:
    found = sorted(_files(_root()), key=lambda file: (file[1], _FOLDERS.index(file[0])))
    listed = (case for folder, name, text in found for case in _cases_of(f"{folder}/{name}", text))
    return {case.address: case for case in listed}


def _root() -> Traversable:
    packed = files("duplicado.casebook") / "cases"
    if packed.is_dir():
        return packed
    checkout = Path(__file__).resolve().parents[3] / "cases"
    if checkout.is_dir():
        return checkout
    raise CasebookMissingError(f"there are no cases at {packed}")


def _files(root: Traversable) -> Iterator[tuple[str, str, str]]:
    for folder in _FOLDERS:
        for file in (root / folder).iterdir():
            if file.name.endswith(".yaml"):
                yield folder, file.name.removesuffix(".yaml"), file.read_text(encoding="utf-8")


def _cases_of(file: str, text: str) -> Iterator[LibraryCase]:
    for place, source in enumerate((part for part in _BREAK.split(text) if part.strip()), 1):
        yield _head(f"{file}/{place}", source)


def _head(address: str, source: str) -> LibraryCase:
    """Take the head from the lines that have it; a head that is written otherwise is read as YAML."""
    title, law, cites = (pattern.search(source) for pattern in (_TITLE, _LAW, _CITES))
    if title and law and cites:
        editions = tuple(Edition(name) for name in _words(law["text"].strip().strip("[]")))
        cited = tuple(ClauseId.parse(name) for name in _words(cites["text"]))
        return LibraryCase(address, title["text"].strip(), editions, cited, source)
    case = _read(source)
    return LibraryCase(address, case.title, case.editions, case.cites, source)


def _words(text: str) -> Iterator[str]:
    return (word for part in text.split(",") if (word := part.strip().strip("\"'")))


@cache
def _read(source: str) -> Case:
    return read_cases(source).cases[0]
