"""Law 7: control of board and cards."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side


class Permission(Enumeration):
    """Permission to touch another player's cards."""

    NOBODY = "nobody"
    OPPONENT = "an opponent"
    DIRECTOR = "the Director"


@clause("7B1")
def took_the_wrong_hand(player: Seat, pocket: Seat) -> str | None:
    """Return the clause that is broken when a player takes the hand of another pocket than his own."""
    return None if player is pocket else "7B1"


@clause("7B3")
def forbids_touching(
    player: Seat, owner: Seat, permission: Permission, edition: Edition, declarer: Seat | None = None
) -> str | None:
    """Return the clause that forbids touching another player's cards; declarer may play dummy's.

    The Director may permit it, in 2017 an opponent too.
    """
    if player is owner or (declarer is player and owner is player.partner):
        return None
    if permission is Permission.DIRECTOR:
        return None
    if permission is Permission.OPPONENT and not edition.is_of_2007:
        return None
    return "7B3"


@clause("7D")
@reads(options.TABLE_RESPONSIBLE)
def responsible_for_procedure(stationary: Side | None, profile: Profile) -> tuple[Seat, ...]:
    """Return the players who are primarily responsible for proper conditions at a table.

    The contestant that stays there throughout the session; where both stay or none does, or the regulation
    (`table.responsible`) says so, all players; where it says North, North, unless only East-West stay (then East).
    """
    rule = value_of(options.TABLE_RESPONSIBLE, profile)
    if rule == "north":
        return (Seat.E,) if stationary is Side.EW else (Seat.N,)
    if rule == "all" or stationary is None:
        return tuple(Seat)
    return stationary.seats
