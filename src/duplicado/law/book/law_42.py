"""Law 42: dummy's rights."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition


@clause("42B1")
def may_ask_about_revoke(*, revoked_by_declarer: bool) -> bool:
    """Tell whether dummy may ask the player who failed to follow suit: declarer, never a defender."""
    return revoked_by_declarer


@clause("42B2", "9A3")
def forbids_warning(edition: Edition, *, declarers_irregularity: bool) -> str | None:
    """Return the clause that forbids dummy to try to prevent an irregularity; `None` when he may.

    In 2007 he may try it of declarer's only, in 2017 of any player's. Anybody else may of whatever irregularity (9A3).
    """
    if declarers_irregularity or not edition.is_of_2007:
        return None
    return "43A1(c)"


@clause("42B3", "43A1(a)", "43A1(b)", "9A1", "9A2", "9A4")
def forbids_attention(*, play_is_over: bool, drawn_by_another: bool, declarers_revoke: bool) -> str | None:
    """Return the clause that forbids dummy to draw attention to an irregularity, or to call the Director first.

    He may when play has ended (42B3), after somebody else has done so, and ask declarer about a revoke (42B1). Anybody
    may in the auction, and in the play everybody but dummy (9A). Where he does it all the same attention has been
    drawn, and the Director is called (43B).
    """
    if play_is_over or drawn_by_another or may_ask_about_revoke(revoked_by_declarer=declarers_revoke):
        return None
    return "43A1(b)"
