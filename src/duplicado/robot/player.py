"""Interface of a robot: the view of a seat and the history of a board go in, the text of an action comes out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from duplicado.law.book import law_41
from duplicado.law.meaning import CallMeaning
from duplicado.law.procedure.tricks import Trick
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableState
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class PublicHistory:
    """History that a seat has seen beyond its view of the moment; none of it depends on a card that it cannot see."""

    tricks: tuple[Trick, ...] = ()
    """All tricks, the one in progress last."""
    told: Mapping[int, CallMeaning] = field(default_factory=dict[int, CallMeaning], hash=False)
    """Meanings of opponents' calls, by their places in the auction, where that was told as data.

    Partner's meanings are never in it: what a partner tells opponents is not for his partner (Laws 16B1, 20F).
    """
    leads_face_up: bool = False
    """True where the Regulating Authority has opening leads made face up (Law 41A)."""
    kind: ContestKind = ContestKind.PAIRS
    """Kind of contest that is played."""


def public_history(state: TableState, seat: Seat) -> PublicHistory:
    """Return what that seat has seen of the board beyond `table.view.view`."""
    tricks = () if state.play is None else state.play.play.tricks
    told = {place: meaning for place, (call, meaning) in state.meanings.items() if _was_told(state, seat, place, call)}
    return PublicHistory(tricks, told, law_41.leads_face_up(state.setup.regulations), state.setup.kind)


def _was_told(state: TableState, seat: Seat, place: int, call: Call) -> bool:
    stands = place < len(state.auction.calls) and state.auction.calls[place] is call
    return stands and state.auction.dealer.after(place).side is not seat.side


@dataclass(frozen=True, slots=True)
@keeps_mappings
class ToldWords:
    """A sentence as data: the message of `locale/<language>/messages` and the values that go into it."""

    message: str
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int], hash=False)


@dataclass(frozen=True, slots=True)
class ChosenAction:
    """Action of a robot, and its reason."""

    text: str
    """The action in the notation that `table.actions.reader.parse_action` reads."""
    reason: ToldWords
    """Reason; it may be read when the board is over, and by the Director at any time."""
    meaning: CallMeaning | None = None
    """Meaning of a call in the robot's system, as data; opponents are told it (Law 20F), partner is not."""
    words: ToldWords | None = None
    """Words that opponents are told besides the meaning: the name of a convention, or what the call asks."""
    is_alertable: bool = False
    """True where the system card marks the call to be alerted."""
    statement: ClaimStatement | None = None
    """Line of play that is stated with a claim (68C)."""


class RobotPlayer(Protocol):
    """A robot that can sit at any seat; it keeps nothing from one call to the next that changes what it does."""

    @property
    def name(self) -> str:
        """Its name among the robots, as in `named.ROBOTS`."""
        ...

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return what the player does now.

        Args:
            view: the table as the seat sees it; `turn.has_to_act(view)` is true of it.
            history: what the seat has seen beyond the view.
            chance: the source of every draw; equal sources give equal actions.
        """
        ...
