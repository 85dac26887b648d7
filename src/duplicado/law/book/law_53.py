"""Law 53: lead out of turn accepted, or overtaken by the proper lead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_16, law_49, law_57
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import CardDisposition, Effect, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.cards import Card

PROPER_LEAD_2007: Final = inquiry("53C", YES_NO)
PROPER_LEAD: Final = inquiry("53B", YES_NO, former=PROPER_LEAD_2007)


@clause("53:fn17", editions=(Edition.LAWS_2017,))
def is_last_trick(facts: IrregularPlay) -> bool:
    """Tell whether it is the thirteenth trick, to which (2017) no lead out of turn may be accepted."""
    return has_clause("53:fn17", facts.edition) and facts.before.tricks_to_come == 1


@clause("53A")
def last_trick(facts: IrregularPlay) -> Order:
    """Order that a lead out of turn to the last trick be taken back, and the trick be played in order."""
    return Order(("53A",), (StandingPlay(without_lead(facts)),))


def without_lead(facts: IrregularPlay) -> Play:
    """Return the play without the irregular lead; cards that others had played to it go back too."""
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    return play


def withdrawn_lead(facts: IrregularPlay, clauses: tuple[str, ...], already: tuple[CardDisposition, ...]) -> Order:
    """Order that the lead be taken back: a defender's becomes a major penalty card, declarer's goes to its hand.

    What the offender's partner has played to it meanwhile is exposed as well (60C, 49).
    """
    effects: tuple[Effect, ...] = (StandingPlay(without_lead(facts)),)
    if facts.by_defender:
        for defender, cards in ((facts.offender, facts.cards), (facts.offender.partner, _added_by_partner(facts))):
            if cards:
                made = law_49.becomes_penalty_card(defender, cards, already, facts.edition, deliberate=True)
                effects = (*effects, *made)
    else:
        effects = (*effects, *law_16.is_withdrawn(facts.offender.side, facts.cards, facts.edition).effects)
    return Order(clauses, effects)


@clause("60C")
def _added_by_partner(facts: IrregularPlay) -> tuple[Card, ...]:
    place = facts.play.trick_of(facts.hand, facts.card)
    trick = facts.play.tricks[place] if place is not None else None
    return tuple(card for hand, card in trick.plays if hand is facts.offender.partner) if trick is not None else ()


@rectifies("53", sheet=PlayAndPenaltyCards)
@clause("53B", "47F1")
def proper_lead_made(sheet: PlayAndPenaltyCards) -> Procedure:
    """Find whether the player whose turn it was made his proper lead; then it stands and the other card goes back."""
    facts = sheet.fact
    leader = facts.later[0][0]
    if (yield from finds(PROPER_LEAD.asked_in(facts.edition))):
        yield from proper_lead_stands(sheet)
    elif facts.by_defender or leader is facts.hand.lho:
        yield Order(("53A", "60A1"), (StandingPlay(facts.play),))
    else:
        yield from played_before_partner(sheet)


@rectifies("53 found", sheet=PlayAndPenaltyCards)
def proper_lead_stands(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let the proper lead stand; the card led in error goes back, and is no penalty card (47F1).

    Reading: cards that follow suit to the proper lead in rotation were played to it; any other was played in error to
    the trick and goes back as well.
    """
    facts = sheet.fact
    leader, card = facts.later[0]
    play = facts.play.taken_back(leader, card)
    for own in facts.cards:
        play = play.taken_back(facts.hand, own)
    withdrawn = law_16.is_withdrawn(facts.offender.side, facts.cards, facts.edition)
    standing = (StandingPlay(play), StandingPlay(_followed(facts, play.led(leader, card))))  # nothing irregular is left
    number = PROPER_LEAD.asked_in(facts.edition).key
    yield Order((number, "47F1", *withdrawn.clauses), (*standing, *withdrawn.effects))


def _followed(facts: IrregularPlay, play: Play) -> Play:
    """Return the play after the proper lead with the cards that followed to it."""
    led = facts.later[0][1].suit
    for hand, card in facts.later[1:]:
        if play.turn is not hand or play.is_between_tricks or card.suit is not led:
            break
        play = play.played(hand, card)
    return play


@rectifies("53C", sheet=PlayAndPenaltyCards)
@clause("53C")
def played_before_partner(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let declarer's lead stand; the defender on its right who played to it before his partner falls under 57A."""
    facts = sheet.fact
    number = cited_in(facts.edition, "53C")
    player, card = facts.later[0]
    lead_stands = facts.play.taken_back(player, card)
    place = lead_stands.trick_of(facts.hand, facts.card)
    yield Order((number, "53A"), ())
    premature = replace(
        facts,
        kind=PlayIrregularity.PREMATURE_PLAY,
        offender=player,
        hand=player,
        cards=(card,),
        before=lead_stands,
        now=facts.play,
        later=(),
        trick=facts.trick if place is None else place,
    )
    yield from law_57.before_partner(PlayAndPenaltyCards(premature, sheet.already))
