"""Statements of a table: what the players of a table may enter about it themselves, and within which limits."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from dataclasses import dataclass

from duplicado.event.facts.results import Place
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


class WhenStated(Enumeration):
    """Time within which a table may state something of a round."""

    IN_ITS_ROUND = enum.auto()
    LATER_TOO = enum.auto()
    """Later as well, by those who sat there, where nothing has been stated of the board."""
    AFTER_PLAY_TOO = enum.auto()
    """In its round, which lasts for this beyond the end of the session: periods of correction run (79C1, 92B)."""


@dataclass(frozen=True, slots=True)
class TableStatement:
    """Limits of what a table states by one fact."""

    session: int
    section: str
    table: int
    round: int
    when: WhenStated
    board: int | None = None
    side: Side | None = None
    """The side that states it; `None`: it is not told, or it is both."""
    is_directors: bool = False
    """True where it says what only the Director says."""
    characters: int = 0
    """The length of what is written freely."""
    is_of_play: bool = False
    """True where an electronic table states it by itself: what was played, and that the round is over."""

    @classmethod
    def at(cls, place: Place, when: WhenStated, side: Side | None, *, is_directors: bool) -> TableStatement:
        """Make one about a place, of one side."""
        return cls(
            place.session,
            place.section,
            place.table,
            place.round,
            when,
            place.board,
            side,
            is_directors,
            is_of_play=True,
        )


class SaidByTable(ABC):
    """A kind of fact that the players of a table may enter; every other kind takes the capability of its duty."""

    __slots__ = ()

    @abstractmethod
    def as_stated(self) -> TableStatement | None:
        """Return the limits of the statement; `None`: it is of no table in a round, and for the Director."""
