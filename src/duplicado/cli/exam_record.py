"""The record of an examination: what was asked of whom is found again from its head, the answers stand below it.

It is a text: a head in JSON behind a `#`, then an answer to a line, as --answers reads them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from duplicado.law.edition import Edition

_MARK = "# duplicado exam "


@dataclass(frozen=True, slots=True)
class ExamRecordHead:
    """Head of a record, from which the examination follows."""

    seed: str
    edition: str
    law: int | None
    count: int
    files: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    """The addresses of the cases, in their order."""

    @property
    def choice(self) -> tuple[int | None, int, tuple[str, ...]]:
        """Choices made besides seed and edition."""
        return self.law, self.count, self.files


@dataclass(frozen=True, slots=True)
class ExamRecord:
    """A file in which the answers are kept, one after the other, as soon as they are given."""

    path: Path

    def begin(self, head: ExamRecordHead) -> None:
        """Write the head.

        Raises:
            OSError: there is such a file, or it cannot be written.
        """
        with self.path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(f"{_MARK}{json.dumps(asdict(head), ensure_ascii=False)}\n")

    def append(self, answer: str) -> None:
        """Add an answer; it is on disk when this returns.

        Raises:
            OSError: the file cannot be written.
        """
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{answer}\n")
            file.flush()
            os.fsync(file.fileno())


def read_record(text: str) -> tuple[ExamRecordHead, list[str]] | None:
    """Read a record; `None` if the text is none."""
    first, _, rest = text.partition("\n")
    if not first.startswith(_MARK):
        return None
    try:
        head = _head(json.loads(first.removeprefix(_MARK)))
    except (ValueError, KeyError, TypeError):
        return None
    return head, answers_of(rest.splitlines())


def _head(data: dict[str, Any]) -> ExamRecordHead:
    law = data["law"]
    return ExamRecordHead(
        str(data["seed"]),
        Edition(data["edition"]).value,
        None if law is None else int(law),
        int(data["count"]),
        tuple(map(str, data["files"])),
        tuple(map(str, data["cases"])),
    )


def answers_of(lines: Sequence[str]) -> list[str]:
    """Return the answers of a file: a line each; empty lines and those that begin with # say nothing."""
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
