"""Law 9: procedure following an irregularity."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["forbids_attention", "forbids_prevention", "late_call_of_director"]


@clause("9A1", "9A2", "9A4")
def forbids_attention(player: Seat, dummy: Seat | None, *, play_has_begun: bool, play_is_over: bool) -> str | None:
    """Return the clause that forbids the player to draw attention to an irregularity; `None` when he may.

    In the auction period anybody may; in the play dummy may not before it is over. A player who does it all the same
    has drawn attention, and the Director is called (43A1(b), 43B).
    """
    return "9A4" if player is dummy and play_has_begun and not play_is_over else None


@clause("9A3")
def forbids_prevention(player: Seat, dummy: Seat | None, prevented: Side | None, edition: Edition) -> str | None:
    """Return the clause that forbids the player to try to prevent an irregularity; `None` when he may.

    In 2007 dummy may prevent only declarer's (`prevented` is the side of whoever was about to err); in 2017 anybody's.
    """
    if player is not dummy or edition.numbering is not Edition.LAWS_2007:
        return None
    return "43A1(c)" if prevented is not None and prevented is not player.side else None


@clause("9B1(a)", "9B1(b)", "9B1(c)", "9B1(d)")
def late_call_of_director(attention: int, called: int) -> bool:
    """Tell whether the Director was called late: other actions lie between the attention and his being called.

    `attention` and `called` are places in the record; any player may call him, and calling costs no right.
    """
    return called - attention > 1
