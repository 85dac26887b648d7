"""Law 17: the auction period; the pass out of rotation that would end the auction (17D3, with Law 34)."""

from __future__ import annotations

from duplicado.law.book import law_16
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.orders import Review, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.calls import Call, Pass


@clause("34")
def deprived_of_turn(auction: Auction) -> int | None:
    """Return the place of the first turn that was lost to a pass out of rotation among the last passes, if any."""
    lost: int | None = None
    for place in range(len(auction.calls) - 1, -1, -1):
        call = auction.calls[place]
        if call is None:
            lost = place
        elif not isinstance(call, Pass):
            break
    return lost


def after_the_period(edition: Edition) -> Order:
    """Let the calls stand as they were made: no call can be cancelled, changed or repeated once a lead has been faced.

    Reading: 29 and the Laws beside it say what the players do in the auction; behind it nothing is left of that but the
    Director's look at the result, as for a violation for which the Laws provide no rectification.
    """
    return Order((cited_in(edition, "17D1"), "84D"), (Review("84D"),))


@fact_sheet("auction-to-reopen")
class AuctionToReopen(FactSheet):
    """An auction that has ended, a pass out of rotation among its last having taken a player's turn."""

    edition: Edition
    auction: Auction


@rectifies("17D3", sheet=AuctionToReopen)
@clause("17D3")
def reopen(facts: AuctionToReopen) -> Procedure:
    """Order that the auction go back to the player who lost his turn; the passes since are cancelled."""
    auction, edition = facts.auction, facts.edition
    place = deprived_of_turn(auction)
    if place is None:
        return
    cancelled: tuple[Call, ...] = tuple(call for call in auction.calls[place:] if call is not None)
    behind = next(i for i, call in enumerate(auction.calls[place:], place) if call is not None)
    offenders = auction.dealer.after(behind).side
    own = cited_in(edition, "17D3")
    effects = (StandingCalls(Auction(auction.dealer, auction.calls[:place])),)
    yield Order((own, "34"), effects)
    yield law_16.is_withdrawn(offenders, cancelled, edition)
