"""Commands of a seat, the answers to them, and the statements that a player makes together with what he does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.director.commands import PlayerActs
from duplicado.director.state import DirectedTable
from duplicado.law.meaning import CallMeaning
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.service.live.commands import COMMAND_ID
from duplicado.service.playing.device_reports import NOTHING_TOLD, DeviceReport
from duplicado.table.actions.auction import ChangesCall, Explains, MakesCall, SelfAlerts
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import ChangesDesignation
from duplicado.table.actions.reader import Action
from duplicado.table.claim_notation import line_text
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat

_LONGEST: Final = 400


class SeatCommandError(DuplicadoError, ValueError):
    """A command that is none: a mistake of the program that made it."""


@dataclass(frozen=True, slots=True)
class SeatCommand:
    """Command of a player.

    Raises `SeatCommandError` when the id is not 1 to 64 letters, digits, `_` and `-`, or a text is too long.
    """

    id: str
    """Chosen once: sent again with the same id, nothing is done twice and the same is answered."""
    do: str
    """In the notation of actions (`1S`, `SK`, `dummy H2`, `claims 5`), or one of the words of the table, see
    `seat_acts.WORDS`."""
    on: int | None = None
    """State that the player saw, see `PlayedTable.happened`; `None`: it does not matter."""
    means: str = ""
    """Meaning of the call, for opponents; with a claim, the statement."""
    alert: bool = False
    """True where he alerts his own call."""
    sure: bool = False
    """True where he was asked about an irregularity and means it."""
    device: DeviceReport = NOTHING_TOLD
    meaning: CallMeaning | None = None
    """Meaning of the call, as data."""
    words: tuple[str, str] | None = None
    """Words that a robot tells opponents of its call: a message, its values as JSON."""
    statement: ClaimStatement | None = None
    """Statement that is made with a claim, as data."""

    def __post_init__(self) -> None:
        """Check the id and the lengths."""
        if COMMAND_ID.fullmatch(self.id) is None:
            raise SeatCommandError(f"{self.id[:70]!r} is no id of a command: use 1 to 64 letters, digits, _ and -")
        if len(self.do) > _LONGEST or len(self.means) > _LONGEST:
            raise SeatCommandError(f"a command has texts of at most {_LONGEST} characters")

    @property
    def asked(self) -> str:
        """Text that tells it from another command of the same id."""
        line = line_text(self.statement) if self.statement is not None else ""
        return "|".join((self.do, self.means, line)[: 3 if line else 2 if self.means else 1])


@dataclass(frozen=True, slots=True)
class Done:
    """It was done, and is durable."""

    clause: str | None = None
    """The clause that it breaks, where a table for training tells the player."""


@dataclass(frozen=True, slots=True)
class NotDone:
    """It was not done; nothing has changed."""

    code: str
    """`law`: the clause forbids it; `asked`: it would be irregular, send it again with `sure`; `changed-since`: look
    again; `held`: the Director was called; `undo-asked`: a player asks to take something back;
    `plays`: not for a Director who plays at the table himself; `concession-stands`: no trick that was conceded
    is sure (71B); `not-understood`, `id-taken`, `not-now`."""
    clause: str | None = None
    message: str = ""
    """The message that says why, and what to do instead, where there is more to say than of others of its code."""
    values: tuple[tuple[str, str], ...] = ()
    """Of the message."""


@dataclass(frozen=True, slots=True)
class NotNow:
    """It could not be written down; nothing was lost. Send it again with the same id."""

    message: str
    """For whoever runs the server."""


Answer: TypeAlias = Done | NotDone | NotNow


def said_with(state: DirectedTable, seat: Seat, action: Action, command: SeatCommand) -> tuple[PlayerActs, ...]:
    """Return what a player says of his own call while he makes it."""
    if isinstance(action, ChangesDesignation) or (
        isinstance(action, ChangesCall) and value_of(options.UNDO_MANNER, state.table.setup.regulations) == "law"
    ):
        return (PlayerActs(seat, Attention()),)  # he asks the Director to let him correct a slip (25A, 45C4(b))
    if not isinstance(action, MakesCall):
        return ()
    place = len(state.table.auction.calls) + 1
    alert = (PlayerActs(seat, SelfAlerts()),) if command.alert else ()
    text = command.means.strip()
    return (*alert, PlayerActs(seat, Explains(text, action.call, place))) if text else alert
