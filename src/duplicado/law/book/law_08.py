"""Law 8: the sequence of rounds. Whether a round has ended decides 64B5, 69A, 71 and 79."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from duplicado.law.clause import clause
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.seats import Seat

Contestant = TypeVar("Contestant")
Place = TypeVar("Place")


@clause("8A1")
def strays_from_instructions(
    instructed: Mapping[Contestant, Place], went: Mapping[Contestant, Place]
) -> tuple[Contestant, ...]:
    """Return the contestants (or boards) that did not go where the Director's movement sends them, in its order."""
    return tuple(one for one, place in instructed.items() if one in went and went[one] != place)


@clause("8A2")
@reads(options.BOARDS_MOVER)
def answers_for_boards(profile: Profile) -> Seat | None:
    """Return the player who sees to it that played boards go to the proper table: North unless instructed otherwise.

    `None` when the instructions (`boards.mover`) name somebody who is no player.
    """
    letter = (value_of(options.BOARDS_MOVER, profile) or "north")[:1].upper()
    return next((seat for seat in Seat if seat.value == letter), None)


@dataclass(frozen=True, slots=True)
class BoardInRound:
    """A board that a table was to play in a round, or on another occasion instead."""

    finished: bool = False
    """True where play has ended and the score is agreed."""
    postponed: bool = False
    cancelled: bool = False
    """True where the Director has cancelled it."""
    entered: bool = False
    """True where the score is entered without objection."""


@clause("8B1")
def round_has_ended(*, next_round_called: bool, still_playing: bool) -> bool:
    """Tell whether a round has ended at a table: by the signal for the next, or when a table late has moved on.

    Args:
        next_round_called: whether the Director has given the signal for the next round.
        still_playing: whether the table has not finished, and its players have not progressed.
    """
    return next_round_called and not still_playing


@clause("8B2")
def board_is_over(board: BoardInRound, *, round_ended: bool) -> bool:
    """Tell whether the round has ended for one board: for a postponed one when it is played and agreed, or cancelled.

    Args:
        board: the board at this table.
        round_ended: what `round_has_ended` says of the table.
    """
    return (board.finished or board.cancelled) if board.postponed else round_ended


@clause("8C")
def last_round_has_ended(boards: Iterable[BoardInRound]) -> bool:
    """Tell whether the last round, and with it the session, is over at a table.

    All boards scheduled there are played (or cancelled) and their scores entered without objection.
    """
    return all(board.cancelled or (board.finished and board.entered) for board in boards)
