"""Matters that a finding of the Director's own motion opens, declared by the inquiry that it answers.

The modules of the stages of a board declare theirs; `own_motion` has all of them. Owner: the director.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, cast

from duplicado.director.state import DirectedTable
from duplicado.law.inquiry import AnyInquiry, Inquiry
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.values import keeps_mappings

_Value_co = TypeVar("_Value_co", covariant=True)
Given: TypeAlias = Mapping[str, FindingValue]


@dataclass(frozen=True, slots=True)
@keeps_mappings
class OwnFinding(Generic[_Value_co]):
    """A finding, as those see it who say what it opens."""

    inquiry: AnyInquiry
    state: DirectedTable
    value: _Value_co
    given: Given
    """All the findings so far and of the same command, by their numbers of 2017."""

    @property
    def table(self) -> TableState:
        """The table as it stands."""
        return self.state.table


AnyFinding: TypeAlias = OwnFinding[object]
OpenedBy: TypeAlias = tuple[AnyInquiry, Callable[[AnyFinding], tuple[Opening, ...]]]
"""An inquiry, and what a finding that answers it opens."""


def by(inquiry: Inquiry[_Value_co], opens: Callable[[OwnFinding[_Value_co]], tuple[Opening, ...]]) -> OpenedBy:
    """Declare what any answer to an inquiry opens."""

    def opened(found: AnyFinding) -> tuple[Opening, ...]:
        return opens(cast("OwnFinding[_Value_co]", found)) if inquiry.shape.fits(found.value) else ()

    return inquiry, opened


def when(
    inquiry: Inquiry[bool], opens: Callable[[OwnFinding[bool]], tuple[Opening, ...]], *, applies: bool = True
) -> OpenedBy:
    """Declare what is opened when the Director finds that the clause applies, or that it does not."""
    return by(inquiry, lambda found: opens(found) if found.value is applies else ())


def in_play(
    opens: Callable[[OwnFinding[_Value_co], PlayState], tuple[Opening, ...]],
) -> Callable[[OwnFinding[_Value_co]], tuple[Opening, ...]]:
    """Return the same for a table where the play has begun: before, nothing is opened."""

    def opened(found: OwnFinding[_Value_co]) -> tuple[Opening, ...]:
        play = found.table.play
        return () if play is None else opens(found, play)

    return opened
