"""Selection of matters of the play, at attention and of themselves."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from duplicado.director import claim_openings, revoke_openings
from duplicado.director.state import DirectedTable
from duplicado.law import precedence
from duplicado.law.book import (
    law_41,
    law_43,
    law_45,
    law_46,
    law_47,
    law_49,
    law_50,
    law_51,
    law_52,
    law_53,
    law_54,
    law_55,
    law_56,
    law_57,
    law_58,
    law_62,
    law_67,
    law_70,
)
from duplicado.law.book.law_26 import LeadFacts
from duplicado.law.book.law_43 import LeadHandChosen
from duplicado.law.book.law_46 import DummysCardToChoose
from duplicado.law.book.law_50 import PartnersPenaltyCards
from duplicado.law.book.law_51 import SeveralPenaltyCards
from duplicado.law.book.law_62 import RevokesOnTrick
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Offer, Stood
from duplicado.law.rectification import AnyRectification, Opening, Rectification
from duplicado.law.reference import ClauseId
from duplicado.table import speech
from duplicado.table.card_duties import choice_is_open, lawful_cards
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

_OF_THE_CARD: Final[Mapping[PlayIrregularity, Rectification[IrregularPlay]]] = {
    PlayIrregularity.OPENING_LEAD_FACE_DOWN: law_47.face_down_lead_taken_back,
    PlayIrregularity.CHANGED_DESIGNATION: law_45.changed_designation,
    PlayIrregularity.MISPLACED_BY_DUMMY: law_45.misplaced_by_dummy,
    PlayIrregularity.LEAD_BY_DECLARING_SIDE: law_54.by_declaring_side,
    PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN: law_55.rectify,
    PlayIrregularity.OMISSION: law_67.rectify,
}
"""Rectifications that read the irregular card alone."""
_BESIDE_PENALTY_CARDS: Final[Mapping[PlayIrregularity, Rectification[PlayAndPenaltyCards]]] = {
    PlayIrregularity.CARD_BESIDE_THE_LEAD: law_41.beside_the_lead,
    PlayIrregularity.EXPOSED: law_49.rectify,
    PlayIrregularity.LEAD_BEFORE_CHOICE: law_50.led_before_choice,
    PlayIrregularity.PENALTY_CARD_NOT_PLAYED: law_52.rectify,
    PlayIrregularity.OPENING_LEAD_OUT_OF_TURN: law_54.rectify,
    PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN: law_56.rectify,
    PlayIrregularity.PREMATURE_PLAY: law_57.rectify,
    PlayIrregularity.PREMATURE_LEAD: law_57.before_partner,
    PlayIrregularity.SIMULTANEOUS_CARDS: law_58.rectify,
}
"""Rectifications that read the penalty cards as well."""


# Matters of which each answer puts a card into a trick, or takes it out.
_WHILE_CARDS_ARE_PLAYED: Final = (
    law_45.changed_designation, law_45.misplaced_by_dummy, law_46.specified, law_47.misinformed_about_a_call,
    law_50.led_before_choice, law_52.rectify, law_53.proper_lead_made, law_53.played_before_partner, law_54.rectify,
    law_55.rectify, law_56.rectify, law_57.rectify, law_57.before_partner, law_58.rectify,
)  # fmt: skip


def opening_of(table: TableState, fact: IrregularPlay, by: Seat | None = None) -> Opening:
    """Return the rectification that an irregularity of the play calls for, and its fact sheet."""
    play = table.play
    if play is None:  # the auction has been reopened
        return _plainly(table, fact)
    mere_exposure = _came_before_no_card_of_partner(fact, play.play) or _was_led_with_a_card_that_went_back(fact, play)
    kind = PlayIrregularity.EXPOSED if mere_exposure else fact.kind
    fact = replace(fact, kind=kind, now=play.play)
    if precedence.deciding(table.edition, "47", fact.law) and speech.was_told_to_lead(table, fact):
        return law_47.misinformed_about_turn.of(fact)
    dummy_first = by is play.play.dummy and play.dummy_lost_rights
    if dummy_first and fact.by_defender:
        if fact.kind is PlayIrregularity.REVOKE:
            fact = replace(fact, established=revoke_openings.is_established(play, fact))
        return law_43.dummy_without_rights.of(PlayAndPenaltyCards(fact, table.exposed))
    if fact.kind is PlayIrregularity.MISPLACED_BY_DUMMY:
        too_late = play.is_over or revoke_openings.both_sides_played_on(play.play, fact.trick)
        return law_45.misplaced_by_dummy.of(replace(fact, too_late=too_late))
    if fact.kind is PlayIrregularity.REVOKE:
        return law_62.rectify.of(
            revoke_openings.facts_of_revoke(table, play, fact, by, by_dummy_without_rights=dummy_first)
        )
    leads = {PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN, PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN}
    if fact.kind in leads and fact.later and not law_53.is_last_trick(fact):
        if _proper_lead_may_have_been_made(fact):
            return law_53.proper_lead_made.of(PlayAndPenaltyCards(fact, table.exposed))
        if not fact.by_defender and fact.later[0][0] is fact.hand.rho:
            return law_53.played_before_partner.of(PlayAndPenaltyCards(fact, table.exposed))
    if fact.kind is PlayIrregularity.PREMATURE_PLAY:
        fact = replace(fact, is_revoke=any((each.hand, each.card) == (fact.hand, fact.card) for each in play.revokes))
    if fact.kind in {PlayIrregularity.OMISSION, PlayIrregularity.CHANGED_DESIGNATION}:
        fact = replace(fact, too_late=play.is_over)
    if fact.kind is PlayIrregularity.SIMULTANEOUS_CARDS:
        played_on = revoke_openings.both_sides_played_on(play.play, _trick_with(play.play, fact))
        fact = replace(fact, too_late=played_on or play.is_over)
    return _plainly(table, fact)


def decides_before(table: TableState, fact: IrregularPlay) -> IrregularPlay | None:
    """Return what is dealt with before a lead out of turn or a revoke, if anything.

    That is what says which card was played: one of dummy's that may become another (45C4(b), 45D1), or of several at
    once the one that the player names (58B2). Before a revoke it is also the lead on an opponent's word that has
    established it: that goes back first, by 47E1.
    """
    play = table.play
    if play is None:
        return None
    for other in table.irregular:
        if (
            isinstance(other, IrregularPlay)
            and _says_which_card(other, fact)
            and precedence.deciding(table.edition, other.law, fact.law) is not None
        ):
            return other
    if fact.kind is not PlayIrregularity.REVOKE or precedence.deciding(table.edition, "47", fact.law) is None:
        return None
    by = next(
        (each.established_by for each in play.revokes if (each.hand, each.trick) == (fact.hand, fact.trick)), None
    )
    return next(
        (
            other
            for other in table.irregular
            if isinstance(other, IrregularPlay)
            and (other.hand, other.card) == by
            and speech.was_told_to_lead(table, other)
        ),
        None,
    )


def _says_which_card(other: IrregularPlay, fact: IrregularPlay) -> bool:
    """Tell whether it has to be settled in the other matter which card was led or played to the trick."""
    if other.kind is PlayIrregularity.SIMULTANEOUS_CARDS:
        return other.hand is fact.hand and fact.card in other.cards
    return other.replaced is not None and other.trick == fact.trick


def _came_before_no_card_of_partner(fact: IrregularPlay, now: Play) -> bool:
    """Tell whether a premature lead is a mere exposure now: the trick to which partner was to play has gone (57A)."""
    if fact.kind is not PlayIrregularity.PREMATURE_LEAD:
        return False
    return fact.trick >= len(now.tricks) or now.tricks[fact.trick].plays[0] != fact.before.tricks[fact.trick].plays[0]


def _was_led_with_a_card_that_went_back(fact: IrregularPlay, play: PlayState) -> bool:
    """Tell whether of several cards at once the one that was led or played has gone back, so that nothing is played."""
    if fact.kind is not PlayIrregularity.SIMULTANEOUS_CARDS or play.is_over:
        return False
    return all(play.play.trick_of(fact.hand, card) is None for card in fact.cards)


def _plainly(table: TableState, fact: IrregularPlay) -> Opening:
    if fact.kind is PlayIrregularity.REVOKE:
        return law_62.rectify.of(RevokesOnTrick(fact, table.exposed))
    beside = _BESIDE_PENALTY_CARDS.get(fact.kind)
    if beside is not None:
        return beside.of(PlayAndPenaltyCards(fact, table.exposed))
    return _OF_THE_CARD[fact.kind].of(fact)


def _proper_lead_may_have_been_made(fact: IrregularPlay) -> bool:
    """Tell whether the first card after an irregular lead came from the opponent whose lead it was (53B)."""
    hand = fact.later[0][0]
    return hand is fact.before.turn and hand.side is not fact.offender.side


def _trick_with(play: Play, fact: IrregularPlay) -> int:
    place = play.trick_of(fact.hand, fact.card)
    return len(play.tricks) if place is None else place


def further_matters(
    state: DirectedTable, opening: Opening, target: Seat | ClauseId | None = None
) -> tuple[Opening, ...]:
    """Return what is ruled upon together with a matter.

    Other established revokes, and other cards that have been exposed, if nothing else came between.
    """
    table = state.table
    if opening.rectification is law_49.rectify:
        exposed = itertools.takewhile(_is_exposed, table.irregular)
        return tuple(opening_of(table, other) for other in exposed if isinstance(other, IrregularPlay))
    if not isinstance(opening.facts, RevokesOnTrick) or table.play is None:
        return ()
    fact = opening.facts.fact
    revokes = revoke_openings.revokes_ruled_upon_with(table, table.play, fact, target)
    return tuple(opening_of(table, other, fact.asked_by) for other in revokes)


def last_exposer(table: TableState) -> Seat | None:
    """Return who last exposed cards that have not been ruled upon."""
    exposed = [fact for fact in table.irregular if isinstance(fact, IrregularPlay) and _is_exposed(fact)]
    return exposed[-1].offender if exposed else None


def _is_exposed(fact: object) -> bool:
    return isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.EXPOSED


def outdated(state: DirectedTable) -> int | None:
    """Return a matter before a lead or a play that is no longer to be made, or that must wait for another ruling.

    A claim that was taken up is judged anew when cards have gone back since. Nobody chooses or takes back a card any
    more when play has ended by a claim, or when the auction goes on.
    """
    play = state.table.play
    for matter in state.matters:
        facts = matter.facts
        played = matter.is_of(*_WHILE_CARDS_ARE_PLAYED) or (isinstance(matter.request, Offer) and matter.request.lapses)
        if played and (play is None or play.end is not None):
            return matter.number
        if isinstance(facts, ClaimToJudge):
            if claim_openings.is_as_it_was(state.table, facts):
                continue
            return matter.number
        match facts:
            case PartnersPenaltyCards():
                waits = _waits_for_lead(play, facts.leader, facts.trick)
                stands = waits and facts.cards == _major(state.table, facts.leader.partner)
            case SeveralPenaltyCards():
                at_turn = play is not None and _is_at_turn(play.play, facts.offender, facts.trick)
                stands = at_turn and facts.cards == _that_may_be_played(state.table, facts.offender)
            case PlayAndPenaltyCards() if matter.is_of(law_52.rectify) and _asks_which_is_substituted(matter.request):
                stands = play is not None and _waits_for_substitute(play.play, facts.fact)
            case LeadFacts():
                stands = play is None or _waits_for_lead(play, facts.leader, None)
            case _:
                continue
        if state.awaits_ruling or not stands or (play is not None and play.claim is not None):
            return matter.number
    return None


def _is_at_turn(now: Play, hand: Seat, place: int) -> bool:
    return now.turn is hand and now.current_place == place


def _waits_for_substitute(now: Play, fact: IrregularPlay) -> bool:
    """Tell whether the next card is the substitute for that one: its hand is to play to the same trick, or to lead it.

    Where another trick is to be completed before, or declarer has led instead, 51A goes by what may be played there.
    """
    return _is_at_turn(now, fact.hand, fact.trick) and now.lead_to(fact.trick) == fact.before.lead_to(fact.trick)


def _asks_which_is_substituted(request: object) -> bool:
    """Tell whether declarer may say which of several penalty cards is substituted (52B2 with 51A)."""
    return isinstance(request, Offer) and request.clause == "51A"


def settled(state: DirectedTable) -> tuple[int, Stood] | None:
    """Return a matter in which declarer has nothing to choose any more, with the answer.

    He has not used a right at a defender's first lead (26) before that lead was made, or of the penalty cards of which
    he was to name the substitute (52B2) a restriction has left one.
    """
    play = state.table.play
    if play is None:
        return None
    led = play.play.tricks[-1].leader if play.play.tricks and not play.play.is_between_tricks else None
    for matter in state.matters:
        match matter.facts:
            case LeadFacts(leader=leader) if leader is led:
                return matter.number, Stood()
            case PlayAndPenaltyCards(fact=fact) if matter.is_of(law_52.rectify) and isinstance(matter.request, Offer):
                due, lawful = matter.request.cards, lawful_cards(state.table)
                left = tuple(card for card in due if lawful is None or card in lawful)
                if len(left) == 1 and _waits_for_substitute(play.play, fact):
                    return matter.number, Stood(card=left[0])
            case _:
                continue
    return None


def _waits_for_lead(play: PlayState | None, leader: Seat, place: int | None) -> bool:
    if play is None or play.is_over or not play.play.is_between_tricks or play.play.turn is not leader:
        return False
    return place is None or len(play.play.tricks) == place


def of_itself(state: DirectedTable) -> Opening | None:
    """Return the matter that the last entries of the play bring up of themselves, if any."""
    table, play = state.table, state.table.play
    if play is None or not (play.designation or play.warned_without_rights or play.claim or table.exposed):
        return None
    if play.is_over:
        return None
    if play.designation is not None and play.designation.leaves_a_choice and not _has(state, law_46.specified):
        named = DummysCardToChoose(play.play, play.designation.among, play.designation.by_defender)
        return law_46.specified.of(named)
    if play.warned_without_rights and not _has(state, law_43.warned_without_rights):
        return law_43.warned_without_rights.of(LeadHandChosen(play.play))
    if play.claim is not None and play.claim.disputed and not state.awaits_ruling and not _has(state, law_70.rectify):
        claim = claim_openings.claim_to_judge(table)
        if claim is not None:
            return law_70.rectify.of(claim)
    if state.awaits_ruling or play.claim is not None or not table.exposed:
        return None  # without an exposed card there is no penalty card
    return _partners_penalty_cards(state, table, play) or _several_penalty_cards(state, table, play)


def _has(state: DirectedTable, *rectifications: AnyRectification) -> bool:
    return any(matter.is_of(*rectifications) for matter in state.matters)


def _partners_penalty_cards(state: DirectedTable, table: TableState, play: PlayState) -> Opening | None:
    """Return Law 50D2 or 51B when a defender is on lead whose partner has a major penalty card."""
    now = play.play
    leader = now.turn
    if _has(state, law_50.offer_at_the_lead) or not choice_is_open(table, play, leader):
        return None
    cards = _major(table, leader.partner)
    facts = PartnersPenaltyCards(table.edition, leader, now.declarer, cards, len(now.tricks))
    return law_50.offer_at_the_lead.of(facts)


def _several_penalty_cards(state: DirectedTable, table: TableState, play: PlayState) -> Opening | None:
    """Return Law 51A when a defender in turn can play more than one of his penalty cards."""
    now = play.play
    seat = now.turn
    if seat.side is now.declarer.side or _has(state, law_50.offer_at_the_lead, law_51.offer, law_52.rectify):
        return None
    cards = _that_may_be_played(table, seat)
    if len(cards) < 2:
        return None
    place = now.current_place
    rule = play.play_rule
    if rule is not None and rule.card in cards and (rule.seat, rule.trick) == (seat, place):
        return None  # he has chosen; a card that has been played or forbidden since leaves him another choice
    return law_51.offer.of(SeveralPenaltyCards(seat, now.declarer, cards, place))


def _that_may_be_played(table: TableState, seat: Seat) -> tuple[Card, ...]:
    """List the major penalty cards that a player in turn can lawfully play; nothing where he has but one."""
    major = _major(table, seat)
    if len(major) < 2:
        return ()
    lawful = lawful_cards(table)
    return tuple(card for card in major if lawful is None or card in lawful)


def _major(table: TableState, seat: Seat) -> tuple[Card, ...]:
    return tuple(exposed.card for exposed in table.exposed if exposed.seat is seat and exposed.is_major)
