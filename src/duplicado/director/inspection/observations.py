"""Observations of an inspection: irregularities and discrepancies, as codes and values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.reference import ClauseId
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A departure from correct procedure that the record shows; the sentence is made from `code` and `values`."""

    law: ClauseId
    """The Law that deals with it."""
    seat: Seat
    part: str
    """Place at which it stands: `call 3`, `play 17` (from 1)."""
    code: str
    values: tuple[tuple[str, str], ...] = ()
    marked: bool = False
    """True where the file itself marks it as irregular."""


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Two things in a record that cannot both be so; no Law is broken by it, somebody wrote it down wrongly."""

    part: str
    code: str
    values: tuple[tuple[str, str], ...] = ()
    seat: Seat | None = None

    @property
    def law(self) -> None:
        """No Law deals with a slip of the pen."""
        return


Observation: TypeAlias = Irregularity | Discrepancy
