"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import ExposureForgiven, PlayResumes
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.texts import Code

WORDS_ARE_A_CLAIM: Final = inquiry("48B2", YES_NO)
OF_THE_TRICK_IN_PROGRESS: Final = inquiry("68", YES_NO)


@dataclass(frozen=True, slots=True)
class Division:
    """Division of the tricks still to come by a claim or concession."""

    own: int
    """For the side of the player who claims or concedes."""
    others: int


@clause("68A", "48B2")
def may_claim(seat: Seat, dummy: Seat) -> bool:
    """Tell whether that player can claim or concede: declarer and the defenders; dummy's words do nothing."""
    return seat is not dummy


@clause("68B1")
def divides(tricks: int | None, to_come: int, *, concedes: bool) -> Division:
    """Say how the tricks to come are divided: a claim of some concedes the rest, a concession of some claims the rest.

    `None` is all of them. Of a number that is greater than what is to come all of them are meant.
    """
    number = to_come if tricks is None else min(tricks, to_come)
    own = to_come - number if concedes else number
    return Division(own, to_come - own)


def divides_now(division: Division, to_come: int) -> Division:
    """Say how a claim divides the tricks when a rectification has changed their number: all stay all, none none."""
    if division.own + division.others == to_come:
        return division
    if not division.own:
        return Division(0, to_come)
    own = to_come if not division.others else min(division.own, to_come)
    return Division(own, to_come - own)


@clause("68B2")
def concession_is_void(division: Division, *, by_defender: bool) -> bool:
    """Tell whether a partner's immediate objection undoes it: when a defender concedes one trick or more."""
    return by_defender and division.others > 0


def may_see_hand(viewer: Seat, claimer: Seat, division: Division, *, by_defender: bool) -> bool:
    """Tell whether a screen shows a player claimer's hand while the claim stands.

    Reading: no Law has claimer face his hand before the Director has all hands faced (70B3); a screen does it so that
    what is claimed can be judged. Who concedes all claims nothing, and shows his hand to nobody. A defender's partner
    is not shown it as long as he may object (68B2): he could not use what he saw (16C).
    """
    if viewer is claimer:
        return True
    may_object = viewer is claimer.partner and concession_is_void(division, by_defender=by_defender)
    return division.own > 0 and not may_object


@clause("68C", "68D")
def play_is_suspended(*, claimed: bool) -> bool:
    """Tell whether no more cards can be played: as soon as somebody has claimed or conceded.

    The statement (68C) is kept with the claim as it was made, in words and as data.
    """
    return claimed


@reads(options.CLAIM_STATEMENT)
def requires_statement(regulations: InForce) -> bool:
    """Tell whether a claim is taken only with a statement of how the tricks are played.

    Reading: "should" leaves a claim without one a claim; a table on a screen may be told to take none.
    """
    return value_of(options.CLAIM_STATEMENT, regulations) == "required"


@clause("68D1")
def agreed(assenting: frozenset[Seat], claimer: Seat) -> bool:
    """Tell whether the claim is agreed: both opponents of the claimer have said so."""
    return assenting >= frozenset(claimer.side.opponents.seats)


@clause("68D2(b)", editions=(Edition.LAWS_2017,))
def may_propose_to_play_on(seat: Seat, claimers: Side, *, director_called: bool, proposed: bool) -> bool:
    """Tell whether the player may ask, or concur, that play continue: the side that did not claim must be first.

    Reading: once the Director has been called the claim is his to judge.
    """
    return not director_called and (proposed or seat.side is not claimers)


@clause("68D2(b)(i)", "68D2(b)(ii)", editions=(Edition.LAWS_2017,))
def play_goes_on(concurring: frozenset[Seat]) -> bool:
    """Tell whether play continues: all four players concur, and the claim is void."""
    return concurring == frozenset(Seat)


@fact_sheet("words-of-no-claim")
class WordsOfNoClaim(FactSheet):
    """Somebody spoke or showed cards without claiming."""

    clause: Code
    """`68` where it concerned the trick in progress alone, `48B2` where no claim was meant."""
    claimer: Seat | None
    """Player who spoke, if his cards could be seen."""


@rectifies("68", sheet=WordsOfNoClaim)
@clause("68")
def no_claim(facts: WordsOfNoClaim) -> Procedure:
    """Order that play go on: the words concerned only the trick in progress, or no claim was meant (48B2).

    Cards that a defender showed with them do not become penalty cards; Law 16 applies to what they told.
    """
    forgiven = () if facts.claimer is None else (ExposureForgiven(facts.claimer),)
    yield Order((facts.clause,), (PlayResumes(), *forgiven))
