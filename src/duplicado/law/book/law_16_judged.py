"""Law 16B judged: partner's information, what it suggested, the logical alternatives and the damage."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.law.book import law_73
from duplicado.law.book.law_12_judged import redressed
from duplicado.law.book.law_85 import ASCERTAINED
from duplicado.law.clause import clause, has_clause, holding
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry, one_of
from duplicado.law.judgement import Asked, Medium, asks, asks_which, stands
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

EXTRANEOUS: Final = inquiry("16B1", one_of(Medium) | YES_NO, asked_only=True)
SUGGESTED: Final = inquiry("16B1(a)", YES_NO, asked_only=True)
AMONG_ALTERNATIVES: Final = inquiry("16B1(a):among", YES_NO, asked_only=True)
HAD_ALTERNATIVE: Final = inquiry("16B1(b)", YES_NO, asked_only=True)
WITHDRAWN_ACTION_TOLD: Final = inquiry("16C2:told", YES_NO, asked_only=True)
WITHDRAWN_ACTION_SUGGESTED: Final = inquiry("16C2:suggested", YES_NO, asked_only=True)
OF_NO_PERMITTED_SOURCE: Final = inquiry("16A3", YES_NO, asked_only=True)
RESERVATION_DISPUTED: Final = inquiry("16B2", SEAT_OR_YES_NO)
INFORMATION_USED: Final = inquiry("16B3", YES_NO)
WITHDRAWN_INFORMATION_USED: Final = inquiry("16C3", YES_NO)
UNPERMITTED_INFORMATION_USED: Final = inquiry("16A4", YES_NO)

Chosen: TypeAlias = Call | Card


@fact_sheet("unauthorized-use")
class UnauthorizedUse(FactSheet):
    """A player who may have used information that he was not entitled to."""

    edition: Edition
    player: Seat | None = None
    """Player who had the information; `None` where the Director has not noted it."""
    chosen: Chosen | None = None
    """The call or card that he chose."""
    alternatives: tuple[Chosen, ...] | None = None
    """Other logical alternatives by a poll of his peers; `None` where none was held or it leaves the question open."""
    was_considered: bool | None = None
    """True where, by that poll, the action chosen was itself a logical alternative (2007)."""
    medium: Medium | None = None
    """By what means partner told him, where that is on file."""
    under: Code = "16B3"
    """The clause under which the score is adjusted, by its number of 2017: `16B3`, or `75A` beside it."""

    @property
    def has_alternative(self) -> bool | None:
        """True where there was another logical alternative; `None` where nothing on file tells."""
        return None if self.alternatives is None else any(each != self.chosen for each in self.alternatives)


@rectifies("16B judged", sheet=UnauthorizedUse)
def rectify(facts: UnauthorizedUse) -> Procedure:
    """Work through Law 16B: information, alternatives, suggestion, damage, and whether to penalize."""
    if not (yield from is_extraneous(facts)):
        yield stands("16B1")
    elif not (yield from asks(HAD_ALTERNATIVE, concluded=facts.has_alternative)):
        yield stands("16B1(b)", "16B1(a)")
    elif not (yield from chose_what_was_suggested(facts)):
        yield stands("16B1(a)")
    else:
        yield from law_73.gained_from_partner(facts.edition, facts.under)


@clause("16B1")
def is_extraneous(facts: UnauthorizedUse) -> Generator[Request | Order, Answer | None, bool]:
    """Find by what means partner made extraneous information available that may suggest a call or play, if he did.

    A bare yes leaves the means open. Reading: what suggests nothing is not unauthorized information, so that there is
    nothing to judge.
    """
    if facts.medium is not None:
        return True
    return bool((yield from asks_which(EXTRANEOUS)))


@clause("16B1(b)")
def is_logical_alternative(considered: int, chose: int, asked: int, threshold: Fraction | None) -> bool | None:
    """Tell whether a poll makes an action a logical alternative; `None` where it leaves that to the Director.

    A significant part of the class of players, using the same methods, must seriously consider it, and some must be
    such as might select it. How large a part is for the regulations to say (`la.significant_fraction`).

    Reading: the part that is named is enough, so one in five is reached by one of five. An action that enough players
    considered and none of them chose may still be one that some might select: the poll leaves it open.

    Args:
        considered: players who seriously considered the action, those who chose it among them.
        chose: players who chose it.
        asked: players who were asked.
        threshold: the part that is significant; `None` where no regulation says.
    """
    if considered == 0 or asked == 0:
        return False if asked else None
    if threshold is None:
        return None
    if Fraction(considered, asked) < threshold:
        return False
    return True if chose else None


@clause("16B1(a)", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
def _suggested_over_another(facts: UnauthorizedUse) -> Asked:
    """Find whether what he chose was demonstrably suggested over another action that was a logical alternative."""
    del facts
    return (yield from asks(SUGGESTED))


@clause("16B1(a)", editions=(Edition.LAWS_2007,))
def _could_have_been_suggested(facts: UnauthorizedUse) -> Asked:
    """Find whether, of logical alternatives, he chose one that could demonstrably have been suggested over another.

    Reading: the edition speaks of a choice among logical alternatives; the action chosen is normally taken to be one
    (a minute of the WBF of 2010), which the Director finds apart.
    """
    if not (yield from asks(SUGGESTED)):
        return False
    return (yield from asks(AMONG_ALTERNATIVES, concluded=True if facts.was_considered else None))


def chose_what_was_suggested(facts: UnauthorizedUse) -> Asked:
    """Find whether the player chose what the information suggested, as the edition puts it."""
    return (yield from holding(facts.edition, _could_have_been_suggested, _suggested_over_another)(facts))


@rectifies("16C2 judged", sheet=UnauthorizedUse)
@clause("16C3", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
def withdrawn_actions_used(facts: UnauthorizedUse) -> Procedure:
    """Judge the use of what a withdrawn call or play of the offending side told; in 2007 by 16D2 and 16A4."""
    told = cited_in(facts.edition, "16C2")
    under = "16A4" if has_clause("16A4", facts.edition) else "16C3"
    if not (yield from asks(WITHDRAWN_ACTION_TOLD, f"{told}:told")):
        yield stands(told)
    elif not (yield from asks(HAD_ALTERNATIVE, concluded=facts.has_alternative)):
        yield stands("16B1(b)", told)
    elif not (yield from asks(WITHDRAWN_ACTION_SUGGESTED, f"{told}:suggested")):
        yield stands(told)
    else:
        yield from redressed(facts.edition, under, told)


@rectifies("16A judged", sheet=UnauthorizedUse)
@clause("16A3", "16A4", editions=(Edition.LAWS_2007,))
def of_no_permitted_source(facts: UnauthorizedUse) -> Procedure:
    """Judge a call or play that rests on information that 16A1 and 16A2 do not let a player use (2007)."""
    if (yield from asks(OF_NO_PERMITTED_SOURCE)):
        yield from redressed(facts.edition, "16A4", "16A3")
    else:
        yield stands("16A3")


@fact_sheet("rights-reserved")
class RightsReserved(FactSheet):
    """A player says that he reserves his rights: an opponent may have had information from partner."""

    edition: Edition
    by: Seat
    policy: Code = "allowed"
    """`ui.reserve_rights`: `allowed`, `prohibited` or `must_call` (the Director is to be called instead)."""


@rectifies("16B2 judged", sheet=RightsReserved)
def reserve_rights(facts: RightsReserved) -> Procedure:
    """Note a reservation (16B2); opponents who dispute it call the Director, who establishes the facts (85).

    Where the Regulating Authority does not let rights be reserved the Director is called in its place.
    """
    if facts.policy == "allowed" and not (yield from asks(RESERVATION_DISPUTED)):
        yield Order(("16B2", "84"), (Review("16B3"),))
    elif (yield from asks(ASCERTAINED)):
        yield Order(("16B2", "85A1"), (Review("16B3"),))
    else:
        yield Order(("16B2", "85A1"))


def with_explanation(facts: UnauthorizedUse) -> UnauthorizedUse:
    """Return the sheet of a player who learnt from partner's explanation that his call was misread (75A)."""
    return replace(facts, medium=Medium.EXPLANATION, under="75A")
