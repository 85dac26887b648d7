"""Diagnostics of a case file: line, code and values, from which a sentence is made in any language."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class CaseProblem:
    """One place in a file that is not in the language of the casebook.

    `code` names the message `case-problem-…`, or `case-expected-…` when a value of that kind should stand there.
    """

    line: int
    """From 1."""
    code: str
    values: tuple[tuple[str, str], ...] = ()


class MalformedCase(DuplicadoError):
    """Raised inside the readers, and turned into a `CaseProblem` before it leaves them."""

    def __init__(self, line: int, code: str, **values: object) -> None:
        """Say where, and what."""
        self.problem = CaseProblem(line, code, tuple((name, str(value)) for name, value in values.items()))
        super().__init__(f"line {line}: {code} {values}")
