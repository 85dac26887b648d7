"""History of a board as one seat has followed it, with the conditions under which it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from duplicado.law.book import law_41
from duplicado.law.meaning import CallMeaning
from duplicado.law.procedure.tricks import Trick
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableState
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
