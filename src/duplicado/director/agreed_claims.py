"""Agreed claims: what of them may be doubted still, an agreement that is not final (69A) or a concession (71)."""

from __future__ import annotations

from duplicado.director.claim_openings import contested
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_70
from duplicado.table import time_limits
from duplicado.table.play_state import ClaimMade, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side


class Doubted(Enumeration):
    """Part of an agreed claim that a player may doubt."""

    AGREEMENT = "agreement"
    CONCESSION = "concession"


def doubted(state: DirectedTable, seat: Seat) -> Doubted | None:
    """Return what a player may doubt of the agreed claim by which the play ended; `None`: there is nothing."""
    play = state.table.play
    claim = None if play is None or play.end is None or not play.end.agreed else play.end.claim
    if play is None or claim is None or state.awaits_ruling or time_limits.correction_period_is_over(state.table):
        return None
    if seat.side is claim.claimer.side:
        return Doubted.CONCESSION if given_back(play, seat.side) < claim.others_tricks else None
    is_open = claim.own_tricks and not play.agreement_is_final and play.corrected_tricks is None
    return Doubted.AGREEMENT if is_open else None


def sure_of_conceded(state: DirectedTable) -> int:
    """Count the conceded tricks that provably no normal play could lose, less those that were given back."""
    play = state.table.play
    claim = None if play is None or play.end is None else play.end.claim
    return 0 if play is None or claim is None else could_not_be_lost(state.table, play, claim) or 0


def could_not_be_lost(table: TableState, play: PlayState, claim: ClaimMade) -> int | None:
    """Count the conceded tricks that no normal play could lose, less those given back; `None`: none is proved (71B)."""
    sure = _sure(table, play, claim)
    if sure is None or sure <= claim.own_tricks:
        return None
    return max(0, min(sure - claim.own_tricks, claim.others_tricks) - given_back(play, claim.claimer.side))


def could_be_won(table: TableState, play: PlayState, claim: ClaimMade) -> int | None:
    """Count the claimed tricks that some normal play loses, less those given back; `None`: none is known (69B2)."""
    sure = _sure(table, play, claim)
    if sure is None or sure >= claim.own_tricks:
        return None
    return max(0, claim.own_tricks - sure - given_back(play, claim.claimer.side.opponents))


def _sure(table: TableState, play: PlayState, claim: ClaimMade) -> int | None:
    position = contested(table, play, claim)
    return None if position is None else law_70.tricks_on_any_normal_play(position, table.edition)


def given_back(play: PlayState, side: Side) -> int:
    """Count the tricks that findings have moved to a side since the play ended by a claim."""
    if play.end is None:
        return 0
    by_agreement = play.end.north_south if side is Side.NS else play.end.east_west
    return max(0, play.tricks(side) - play.play.tricks_won(side) - by_agreement)
