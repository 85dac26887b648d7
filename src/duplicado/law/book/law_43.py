"""Law 43: dummy's limitations, when he has lost his rights."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.orders import Effect, LeadFaced, Review, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.law.requests import Offer, Order, Procedure, Word, chooses
from duplicado.vocabulary import Seat

__all__ = ["LeadHandChosen", "dummy_without_rights", "warned_without_rights"]


@dataclass(frozen=True, slots=True)
class LeadHandChosen:
    """Dummy without rights warned declarer from leading from the wrong hand."""

    play: Play


@clause("43B3")
def dummy_without_rights(facts: IrregularPlay) -> Procedure:
    """Order that play go on as though there had been no irregularity; the Director looks at it when play ends."""
    lead = facts.kind is PlayIrregularity.OPENING_LEAD_OUT_OF_TURN
    effects: tuple[Effect, ...] = (*((LeadFaced(),) if lead else ()), StandingPlay(facts.play), Review("43B3"))
    yield Order(("43B3",), effects)


@clause("43B2(a)")
def warned_without_rights(facts: LeadHandChosen) -> Procedure:
    """Let either defender choose the hand from which declarer must lead."""
    play = facts.play
    first = play.declarer.lho
    offer = Offer(first, "43B2(a)", (Word.FROM_HAND, Word.FROM_DUMMY), also_by=first.partner)
    choice = yield from chooses(offer)
    if choice is None:
        return
    hand: Seat = play.declarer if choice.word is Word.FROM_HAND else play.dummy
    yield Order(("43B2(a)",), (StandingPlay(play.with_leader(hand)),))
