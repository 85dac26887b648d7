"""Law 16B and 16D (2007: 16B and 16C): information from partner and from other sources."""

from __future__ import annotations

from typing import Final

from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import Extraneous
from duplicado.law.inquiry import YES_NO, InformationReceived, inquiry, one_of
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import Effect, Informed, Review, ScoreAdjusted
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

FROM_PARTNER: Final = inquiry("16B", one_of(InformationReceived))
FROM_OTHER_SOURCE: Final = inquiry("16D", one_of(InformationReceived))
SEATS_CHANGED: Final = inquiry("16D2(a)", YES_NO)
REDEALT: Final = inquiry("16D2(b)", YES_NO)
STANDS_BY: Final = inquiry("16D2(c)", YES_NO)
ADJUSTED_AT_ONCE: Final = inquiry("16D2(d)", YES_NO)

_STAND_BY = "16D2(c)"
_ADJUST = "16D2(d)"


@fact_sheet("extraneous-information")
class ExtraneousInformation(FactSheet):
    """A player has accidentally received information about a board that he plays or has yet to play."""

    edition: Edition
    to: Seat
    interferes: bool
    """True where the Director considers that it would likely (2007: could) interfere with normal bidding or play."""
    first_call_made: bool
    seats_may_change: bool = True
    """True where the form of contest allows that he hold the hand that he knows: not where each plays for himself."""
    may_be_redealt: bool = False
    """True where the form of contest allows a new deal for these contestants alone: between two teams, not in a
    field."""


@reads(options.EVENT_SEAT_SWAP_ALLOWED, options.EVENT_REDEAL_ALLOWED)
def forms_that_allow(regulations: InForce, *, individual: bool, between_teams: bool) -> tuple[bool, bool]:
    """Tell whether the contest allows that seats change (16D2(a)), and a new deal for those at the table (16D2(b)).

    Seats change where partners do; a board is dealt again between two teams, and elsewhere where a regulation lets it.
    """
    seats = not individual and value_of(options.EVENT_SEAT_SWAP_ALLOWED, regulations)
    return seats, between_teams or value_of(options.EVENT_REDEAL_ALLOWED, regulations)


@fact_sheet("information-from-partner")
class InformationFromPartner(FactSheet):
    """A player has received unauthorized information from his partner."""

    edition: Edition
    to: Seat


@rectifies("16B", sheet=InformationFromPartner)
@clause("16B3")
def from_partner(facts: InformationFromPartner) -> Procedure:
    """The Director looks at the result when play ends: a player had unauthorized information from his partner."""
    yield Order(("16B", "16B3"), (Informed(facts.to.side, (Extraneous.FROM_PARTNER,)), Review("16B3")))


@clause("16D2", "16D2(a)", "16D2(b)", "16D3")
def ways_on(facts: ExtraneousInformation) -> tuple[str, ...]:
    """List the ways that the Director may take, by the numbers of 2017; none when play simply goes on.

    Once a call has been made there are two in 2017 (c, d) and one in 2007 (c).
    """
    if not facts.interferes:
        return ()
    if facts.first_call_made:
        return (_STAND_BY, _ADJUST) if has_clause(_ADJUST, facts.edition) else (_STAND_BY,)
    return (
        *(("16D2(a)",) if facts.seats_may_change else ()),
        *(("16D2(b)",) if facts.may_be_redealt else ()),
        _STAND_BY,
        _ADJUST,
    )


@rectifies("16D", sheet=ExtraneousInformation)
@clause("16D1", "16D2(c)")
def from_other_source(facts: ExtraneousInformation) -> Procedure:
    """Let the board be played, the Director standing by to adjust when the information may interfere.

    Reading: that is the way on until the Director announces another, since the board should be played where it can be.
    """
    gate = cited_in(facts.edition, "16D3" if facts.first_call_made else "16D2")
    heard = Informed(facts.to.side, (Extraneous.FROM_ELSEWHERE,))
    if not facts.interferes:
        yield Order((cited_in(facts.edition, "16D1"), gate), (heard,))
        return
    stand_by = cited_in(facts.edition, _STAND_BY)
    yield Order((gate, stand_by), (heard, Review(stand_by)))


@fact_sheet("way-on-taken")
class WayOnTaken(FactSheet):
    """The Director has chosen how a board goes on of which a player knows something from elsewhere."""

    information: ExtraneousInformation
    way: Code
    """By the number of 2017, among those that `ways_on` lists."""


@rectifies("16D2", sheet=WayOnTaken)
@clause("16D2(d)", editions=(Edition.LAWS_2017,))
@clause("16C2(d)", editions=(Edition.LAWS_2007,))
def way_taken(facts: WayOnTaken) -> Procedure:
    """Take one of the ways on: seats changed, a new deal, standing by, or an adjusted score at once.

    Reading: with the seats changed, or with another deal, there is nothing left to look at when play ends.
    """
    edition = facts.information.edition
    number, stand_by = cited_in(edition, facts.way), cited_in(edition, _STAND_BY)
    effects: dict[str, Effect] = {_ADJUST: ScoreAdjusted(number), _STAND_BY: Review(stand_by)}
    yield Order((number,), (effects.get(facts.way, RulingLifted(reviews=(stand_by,))),))
