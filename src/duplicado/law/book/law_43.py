"""Law 43: dummy's limitations, when he has lost his rights."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.law.clause import clause
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    LeadFaced,
    Review,
    RevokeFate,
    RevokeRuled,
    StandingPlay,
    TakenBack,
)
from duplicado.law.play_situation import PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat


@clause("43A1(c)", "43B1")
def participates() -> str:
    """Return the clause that forbids dummy any part in the play: to claim, to suggest, to play of his own accord.

    A dummy who does so is liable to a penalty (43B1), which the Director imposes or not.
    """
    return "43A1(c)"


@clause("43A2(c)")
def loses_rights_by_looking() -> str:
    """Return the clause under which dummy who looks at the face of a defender's card loses his rights.

    Reading: a look that is told as his deed is of his own initiative, as 2007 demands.
    """
    return "43A2(c)"


@clause("43B2(b)")
def fate_of_corrected_revoke(*, asked_by_dummy_without_rights: bool) -> RevokeFate:
    """Say what a corrected revoke comes to: Law 64 applies when dummy without rights was first to ask about it."""
    return RevokeFate.NOT_ESTABLISHED_BUT_PENALIZED if asked_by_dummy_without_rights else RevokeFate.CORRECTED


@fact_sheet("lead-hand-chosen")
class LeadHandChosen(FactSheet):
    """Dummy without rights warned declarer from leading from the wrong hand."""

    play: Play


@rectifies("43B3", sheet=PlayAndPenaltyCards)
@clause("43B3")
def dummy_without_rights(sheet: PlayAndPenaltyCards) -> Procedure:
    """Order that play go on as though there had been no irregularity; the Director looks at it when play ends.

    Reading (WBF Laws Committee): a lead out of turn stands as if accepted, an exposed card goes back, a revoke that is
    not established is corrected without a penalty card.
    """
    facts, already = sheet.fact, sheet.already
    effects: tuple[Effect, ...] = (StandingPlay(facts.play),)
    match facts.kind:
        case PlayIrregularity.OPENING_LEAD_OUT_OF_TURN:
            effects = (LeadFaced(), *effects)
        case PlayIrregularity.REVOKE if facts.established:
            effects = (RevokeRuled(facts.hand, facts.trick, RevokeFate.NOT_RECTIFIED),)
        case PlayIrregularity.REVOKE:
            corrected = RevokeRuled(facts.hand, facts.trick, RevokeFate.CORRECTED)
            effects = (corrected, TakenBack(facts.hand, facts.card))
        case PlayIrregularity.PENALTY_CARD_NOT_PLAYED:
            effects = (*effects, *(card for card in already if card.seat is facts.hand))
        case PlayIrregularity.EXPOSED | PlayIrregularity.PREMATURE_LEAD:
            effects = (*effects, *_go_back(facts.hand, facts.cards, already))
        case PlayIrregularity.SIMULTANEOUS_CARDS:
            effects = (*effects, *_go_back(facts.hand, facts.cards[1:], already))
        case _:
            pass
    yield Order(("43B3",), (*effects, Review("43B3")))


def _go_back(hand: Seat, cards: tuple[Card, ...], already: tuple[CardDisposition, ...]) -> Iterator[CardDisposition]:
    """Yield the order that cards go back to the hand, but for those that lay there as penalty cards before."""
    lay = {(each.seat, each.card) for each in already}
    return (CardDisposition(hand, card, Disposition.IN_HAND) for card in cards if (hand, card) not in lay)


@rectifies("43B2(a)", sheet=LeadHandChosen)
@clause("43B2(a)")
def warned_without_rights(facts: LeadHandChosen) -> Procedure:
    """Let either defender choose the hand from which declarer must lead."""
    play = facts.play
    first = play.declarer.lho
    offer = Offer(first, "43B2(a)", (ChoiceWord.FROM_HAND, ChoiceWord.FROM_DUMMY), also_by=first.partner)
    choice = yield from chooses(offer)
    if choice is None:
        return
    hand: Seat = play.declarer if choice.word is ChoiceWord.FROM_HAND else play.dummy
    yield Order(("43B2(a)",), (StandingPlay(play.with_leader(hand)),))
