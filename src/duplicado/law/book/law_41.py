"""Law 41: commencement of play; the opening lead and who makes it are in `law.procedure.play`."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.law.book import law_49
from duplicado.law.clause import clause
from duplicado.law.orders import TakenBack
from duplicado.law.play_situation import PlayAndPenaltyCards
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.seats import Seat


@clause("41:fn9", "45:fn12")
@reads(options.OPENING_LEAD_FACE)
def leads_face_up(regulations: Mapping[str, object]) -> bool:
    """Tell whether the Regulating Authority has opening leads made face up; otherwise they are made face down."""
    return value_of(options.OPENING_LEAD_FACE, regulations) == "up"


@reads(options.CLARIFICATION_SECONDS)
def least_clarification(regulations: Mapping[str, object]) -> int:
    """Return for how many seconds an opening lead lies face down at the least, so that both may ask.

    Reading: how soon nobody has a question tells something of a hand; a table on a screen can prevent it.
    """
    return value_of(options.CLARIFICATION_SECONDS, regulations)


@rectifies("41A", sheet=PlayAndPenaltyCards)
def beside_the_lead(sheet: PlayAndPenaltyCards) -> Procedure:
    """Order what becomes of a card that the right player put beside his lead, which stays as it lies face down."""
    facts = sheet.fact
    if facts.deliberate:
        made = law_49.becomes_penalty_card(facts.offender, facts.cards, sheet.already, facts.edition, deliberate=True)
        yield Order(("41A", "49", "50B"), made)
    else:
        yield Order(("41A",), tuple(TakenBack(facts.hand, card) for card in facts.cards))


@clause("41C")
def play_has_begun(*, lead_is_faced: bool) -> bool:
    """Tell whether the play period has begun, irrevocably: an opening lead has been faced and stands."""
    return lead_is_faced


@clause("41D")
def dummy_is_faced(*, lead_is_faced: bool) -> bool:
    """Tell whether dummy's whole hand lies face up: from the facing of the opening lead on."""
    return play_has_begun(lead_is_faced=lead_is_faced)


def may_see_dummy(seat: Seat, dummy: Seat, *, lead_is_faced: bool) -> bool:
    """Tell whether that player may see dummy's cards."""
    return seat is dummy or dummy_is_faced(lead_is_faced=lead_is_faced)
