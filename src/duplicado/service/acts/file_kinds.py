"""Kinds of fields that a shell fills in with the name of a file: its text, or the file itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from duplicado.service.acts.ask import Control, FieldKind, FieldReading, Leaf, Said
from duplicado.service.acts.kinds import Words


@dataclass(frozen=True)
class FileText(Words):
    """A text that stands in a file."""

    def read(self, name: str, reading: FieldReading) -> str:
        """Take it as long as it is."""
        return reading.whole(name)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask a shell for a file; a form has no place for it."""
        return (Leaf(name, Control.FILE, in_form=False),)


@dataclass(frozen=True)
class FileName(FieldKind[Path]):
    """The name of a file on this computer, to be read or written; `-` where the standard input may stand for it."""

    def read(self, name: str, reading: FieldReading) -> Path:
        """Take the name."""
        return Path(reading.needed(name))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask a shell for it."""
        return (Leaf(name, Control.PATH, in_form=False),)


@dataclass(frozen=True)
class FileNames(FieldKind[tuple[Path, ...]]):
    """The names of several files."""

    def read(self, name: str, reading: FieldReading) -> tuple[Path, ...]:
        """Take each."""
        return tuple(map(Path, reading.listed(name)))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask a shell for them."""
        return (Leaf(name, Control.PATH, many=True, in_form=False),)

    def said(self, name: str, value: tuple[Path, ...]) -> Said:
        """Tell each by itself."""
        return {name: tuple(map(str, value))}
