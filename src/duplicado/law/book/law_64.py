"""Law 64: procedure after the establishment of a revoke."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import ScoreAdjusted
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.texts import Code

NOT_COMPENSATED: Final = tuple(inquiry(number, YES_NO) for number in ("64C", "64C1", "64C2", "64C2(a)", "64C2(b)"))
"""Found of a revoke whose damage the tricks transferred, if any, do not make good; 64C is the number of 2007."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Winner of a trick: the hand whose card won it; `hand` is `None` for tricks divided by a claim."""

    side: Side
    hand: Seat | None = None


@dataclass(frozen=True, slots=True)
class EstablishedRevoke:
    """A revoke that Law 64 deals with, and the facts on which it depends."""

    player: Seat
    hand: Seat
    trick: int
    """The place of the trick in the list of tricks."""
    suit: Suit | None
    """The suit in which he revoked."""
    by_dummy: bool = False
    was_penalty_card: bool = False
    """True where he failed to play a penalty card."""
    on_trick_twelve: bool = False
    attention_too_late: str = ""
    """`64B4` or `64B5` when attention was drawn after a call on the next board or after the end of the round; `81C3`
    when it was drawn after the Correction Period."""
    corrected: bool = False
    """True where it was corrected and not established: it counts against later ones in 2007 alone (64B2, 64B7)."""
    deemed: bool = False
    """True where it is a defective trick that is deemed a revoke (67B1): one trick under the conditions of 64A2."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Tricks transferred for one revoke, or the clause under which none is."""

    revoke: EstablishedRevoke
    tricks: int
    law: str


@clause("64A1", "64A2", "64:fn19", "64B1")
def tricks_for(revoke: EstablishedRevoke, tricks: Sequence[TrickWon]) -> Transfer:
    """Count the tricks to be transferred for a revoke considered by itself."""
    offenders = revoke.player.side
    won_by_offenders = [place for place, trick in enumerate(tricks) if trick.side is offenders]
    won_revoke_trick = revoke.trick in won_by_offenders
    won_later = any(place > revoke.trick for place in won_by_offenders)
    if not won_revoke_trick and not won_later:
        return Transfer(revoke, 0, "64B1")
    own_card_won = won_revoke_trick and tricks[revoke.trick].hand is revoke.player and revoke.hand is revoke.player
    if own_card_won and not revoke.deemed:
        return Transfer(revoke, 2 if won_later else 1, "64A1")
    return Transfer(revoke, 1, "64A2")


@clause("64B2", "64B3", "64B4", "64B5", "64B6")
def exempting_clause(revoke: EstablishedRevoke, earlier: Sequence[EstablishedRevoke], edition: Edition) -> str | None:
    """Return the clause under which no trick is transferred for the revoke, if any."""
    if any(_repeats(revoke, other) for other in _counting(earlier, edition)):
        return "64B2"
    if revoke.by_dummy or revoke.was_penalty_card:
        return "64B3"
    if revoke.attention_too_late:
        return revoke.attention_too_late
    return "64B6" if revoke.on_trick_twelve else None


def _counting(revokes: Sequence[EstablishedRevoke], edition: Edition) -> list[EstablishedRevoke]:
    """Return the revokes that count against others: in 2017 established ones, in 2007 corrected ones as well."""
    return [revoke for revoke in revokes if edition.is_of_2007 or not revoke.corrected]


def _repeats(revoke: EstablishedRevoke, other: EstablishedRevoke) -> bool:
    return revoke.player is other.player and revoke.suit is other.suit and revoke.hand is other.hand


@clause("64A", "64B7")
@clause("64B8", editions=(Edition.LAWS_2017,))
def transfers(
    revokes: Sequence[EstablishedRevoke], tricks: Sequence[TrickWon], edition: Edition
) -> tuple[Transfer, ...]:
    """List what follows from each established revoke of a board, in their order; `revokes` are in that of the tricks.

    When both sides have revoked, and (2017) both revokes were established, nothing is transferred (64B7). What was
    corrected (62C3 among it: 64B8) carries no transfer itself.
    """
    established = [revoke for revoke in revokes if not revoke.corrected]
    if {revoke.player.side for revoke in _counting(revokes, edition)} == set(Side):
        return tuple(Transfer(revoke, 0, "64B7") for revoke in established)
    result: list[Transfer] = []
    for place, revoke in enumerate(revokes):
        if revoke.corrected:
            continue
        exempt = exempting_clause(revoke, revokes[:place], edition)
        result.append(Transfer(revoke, 0, exempt) if exempt else tricks_for(revoke, tricks))
    return tuple(result)


@clause("64C2(a)", "64C2(b)", editions=(Edition.LAWS_2017,))
def reviews(given: Sequence[Transfer], edition: Edition) -> tuple[str, ...]:
    """List under which clauses the Director must look at the result, beyond 64C1, when play ends."""
    if not has_clause("64C2(a)", edition):
        return ()
    named = {"64B2": "64C2(a)", "64B7": "64C2(b)"}
    return tuple(dict.fromkeys(named[transfer.law] for transfer in given if transfer.law in named))


@fact_sheet("damage-by-revoke")
class DamageByRevoke(FactSheet):
    """Damage by a revoke that Law 64A and B may not make good."""

    clause: Code
    """The part of 64C that applies."""


@rectifies("64C", sheet=DamageByRevoke)
@clause("64C1")
@clause("64C2", editions=(Edition.LAWS_2017,))
def redress(facts: DamageByRevoke) -> Procedure:
    """Demand an adjusted score: the Director finds that what Law 64A and B give does not make good the damage."""
    yield Order((facts.clause,), (ScoreAdjusted(facts.clause),))
