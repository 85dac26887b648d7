"""Findings of the Director's own motion about the play, and the matters that they open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from duplicado.director import awaited, end_motion, in_force
from duplicado.director.matter import Matter
from duplicado.director.opened_by import OpenedBy, OwnFinding, by, in_play, when
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_45, law_46, law_47, law_49, law_50, law_52, law_53, law_54, law_55, law_56, law_57
from duplicado.law.book.law_11 import RightsRuledUpon
from duplicado.law.book.law_26 import LeadFacts
from duplicado.law.book.law_43 import LeadHandChosen
from duplicado.law.book.law_45 import CardHeldOut
from duplicado.law.book.law_46 import Intention
from duplicado.law.book.law_47 import LastCard
from duplicado.law.book.law_55 import LineOfPlaySuspected
from duplicado.law.inquiry import AnyInquiry, inquiry_of
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.law.play_situation import (
    OUT_OF_TURN,
    IrregularPlay,
    PlayAndPenaltyCards,
    PlayIrregularity,
    irregular_play_of,
)
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import FindingValue, Offer
from duplicado.law.rectification import Opening
from duplicado.table.actions.auction import Explains
from duplicado.table.entries import FoundOfOwnMotion
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat

_NOT_AS_RULED: Final[Mapping[AnyInquiry, bool]] = {
    law_45.FIFTH_CARD_BY_DEFENDER: True,
    law_45.FIFTH_CARD_BY_DECLARER: True,
    law_47.TOLD_TO_PLAY: True,
    law_50.IS_PENALTY_CARD: False,
}
"""Findings by which a card was something else than it had been taken for, with the answer that says so."""
_OF_CARDS: Final = (
    law_49.rectify, law_52.rectify, law_53.proper_lead_made, law_54.rectify, law_55.rectify, law_56.rectify,
    law_57.rectify, law_57.before_partner,
)  # fmt: skip


def _fact_of(matter: Matter | None) -> IrregularPlay | None:
    """Return the irregular card that a matter is about."""
    return None if matter is None else irregular_play_of(matter.facts)


def _about_a_card(state: DirectedTable) -> Matter | None:
    open_matters = [matter for matter in state.matters if matter.is_of(*_OF_CARDS)]
    if open_matters:
        return open_matters[-1]
    return next((each.matter for each in reversed(state.taken) if _fact_of(each.matter) is not None), None)


def superseded(state: DirectedTable, key: str, value: FindingValue) -> tuple[int, ...]:
    """Return the open matters that a finding puts an end to; the correction of a revoke goes on."""
    found = inquiry_of(key, state.table.edition)
    if found is law_46.INTENDED_CARD:
        return tuple(
            other.number for other in state.matters if other.is_of(law_46.specified, law_45.changed_designation)
        )
    if found not in _NOT_AS_RULED:
        return end_motion.superseded(state, found)
    if value is not _NOT_AS_RULED[found]:
        return ()
    matter = _about_a_card(state)
    numbers = {matter.number} if matter is not None and matter.is_of(*_OF_CARDS) else set[int]()
    return tuple(
        other.number for other in state.matters if other.number in numbers or other.is_of(law_50.offer_at_the_lead)
    )


def rights_ruled_upon(state: DirectedTable) -> RightsRuledUpon:
    """Return what a finding that ends what is open takes from the non-offending side: the director has ended it."""
    ended = _just_ended(state)
    choosing = [m for m in ended if isinstance(m.request, Offer) and not m.is_of(law_50.offer_at_the_lead)]
    left = [matter.facts for matter in ended if isinstance(matter.request, Offer)]
    ruled = in_force.of_last_ruling(state, ended)
    return RightsRuledUpon(
        _penalty_cards_of(state, choosing) if choosing else _penalty_cards_of_last_ruling(state),
        next((facts.leader for facts in left if isinstance(facts, LeadFacts)), None),
        next((facts.play for facts in left if isinstance(facts, LeadHandChosen)), None),
        in_force.lifted(state, ruled),
        in_force.revokes_ruled_upon(ruled),
        in_force.cards_faced_in_the_auction(state, ruled),
        in_force.rules_of_play(ruled),
    )


def _just_ended(state: DirectedTable) -> list[Matter]:
    """Return the matters that the finding, the last fact, has ended; else those that the fact before it has closed.

    Not those that an earlier finding of this kind has ended: it has spoken of them.
    """
    at = state.facts
    if not any(each.closed == at for each in state.taken):
        before = None if state.past is None else state.past.before.past
        found = None if before is None else before.fact
        if isinstance(found, FoundOfOwnMotion) and inquiry_of(found.clause, state.table.edition).ends_open:
            return []
        at -= 1
    return [each.ended for each in state.taken if each.ended is not None and each.closed == at]


def _penalty_cards_of(state: DirectedTable, choosing: list[Matter]) -> IrregularPlay | None:
    """Return the cards that those matters, which left a choice, had made penalty cards themselves."""
    for matter in choosing:
        ordered = {(e.seat, e.card) for e in awaited.ordered(matter) if isinstance(e, CardDisposition)}
        lying = _lying_still(state, _fact_of(matter))
        if lying is not None and {(lying.hand, card) for card in lying.cards} <= ordered:
            return lying
    return None


def _penalty_cards_of_last_ruling(state: DirectedTable) -> IrregularPlay | None:
    """Return the cards that lie there as penalty cards by the last ruling on a card."""
    return _lying_still(state, _fact_of(_about_a_card(state)))


def _lying_still(state: DirectedTable, about: IrregularPlay | None) -> IrregularPlay | None:
    fact = next(iter(_as_it_lies(state.table, about)), None)
    if fact is None:
        return None
    lying = {(each.seat, each.card) for each in state.table.exposed if each.disposition is not Disposition.IN_HAND}
    cards = tuple(card for card in fact.cards if (fact.hand, card) in lying)
    return replace(fact, cards=cards) if cards else None


def _told_to_play(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    """Return Law 47E1 for a card out of turn: the last that was ruled on, or one that waits to be."""
    if play.is_over:
        return ()
    table = found.table
    taken_up, pending = _fact_of(_about_a_card(found.state)), _out_of_turn(table)
    if pending:
        taken_up = pending[-1]
    elif taken_up is not None and taken_up.kind not in OUT_OF_TURN:
        return ()
    return tuple(law_47.misinformed_about_turn.of(fact) for fact in _as_it_lies(table, taken_up))


def _fifth_card(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    """Return Law 45E for a card that had been taken for a lead and was none."""
    if play.is_over:
        return ()
    table = found.table
    taken_up, pending = _last_ruled_upon(found.state), _out_of_turn(table)
    if pending:
        taken_up = pending[-1]
    if taken_up is not None and (_is_of_the_first_trick(taken_up) or _has_been_played_to(table, taken_up)):
        return ()
    lying = (PlayAndPenaltyCards(fact, table.exposed) for fact in _as_it_lies(table, taken_up))
    return tuple(map(law_45.fifth_card.of, lying))


def _is_of_the_first_trick(fact: IrregularPlay) -> bool:
    """Tell whether no trick was complete to which the card could be a fifth one."""
    return not any(trick.is_won for trick in fact.before.tricks) and not sum(fact.before.won_before)


def _last_ruled_upon(state: DirectedTable) -> IrregularPlay | None:
    """Return the card out of turn that was ruled upon last, unless another has been led to a later trick since."""
    lead, fact = _lead_in_turn(state.table), _fact_of(_about_a_card(state))
    if fact is None or fact.kind not in OUT_OF_TURN:
        return lead
    return lead if lead is not None and len(lead.before.tricks) > fact.trick else fact


def _no_penalty_card(found: OwnFinding[bool], _: PlayState) -> tuple[Opening, ...]:
    """Return Law 50 for the exposed card of which the Director designates otherwise."""
    exposed = _as_it_lies(found.table, _fact_of(_about_a_card(found.state)))
    return tuple(map(law_49.no_penalty_card.of, exposed))


def _out_of_turn(table: TableState) -> tuple[IrregularPlay, ...]:
    return tuple(fact for fact in table.irregular if isinstance(fact, IrregularPlay) and fact.kind in OUT_OF_TURN)


def _as_it_lies(table: TableState, fact: IrregularPlay | None) -> tuple[IrregularPlay, ...]:
    """Return the card with the play as it stands now, without what has been told of it since."""
    if fact is None or table.play is None:
        return ()
    fresh = IrregularPlay(fact.edition, fact.kind, fact.offender, fact.hand, fact.cards, fact.before)
    return (replace(fresh, now=table.play.play, trick=fact.trick, lay_as=fact.lay_as),)


def _has_been_played_to(table: TableState, fact: IrregularPlay) -> bool:
    """Tell whether the card lies in a trick together with others: then it was no fifth card."""
    place = None if table.play is None else table.play.play.trick_of(fact.hand, fact.card)
    return table.play is not None and place is not None and len(table.play.play.tricks[place].plays) > 1


def _lead_in_turn(table: TableState) -> IrregularPlay | None:
    """Return the card that lies alone as a lead by the winner of the last trick, to whose turn it would belong."""
    play = table.play
    if play is None or not play.play.tricks or len(play.play.tricks[-1].plays) != 1:
        return None
    hand, card = play.play.tricks[-1].plays[0]
    before = play.play.taken_back(hand, card)
    player = play.play.player_of(hand)
    return IrregularPlay(table.edition, PlayIrregularity.EXPOSED, player, hand, (card,), before)


def _proper_lead(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    lead = play.accepted_lead
    place = None if lead is None else play.play.trick_of(lead.hand, lead.card)
    if lead is None or place is None:
        return ()
    later = tuple(each for each in play.play.tricks[place].plays if each[0] is not lead.hand)
    if not later or later[0][0] is not lead.before.turn:
        return ()
    facts = PlayAndPenaltyCards(replace(lead, now=play.play, later=later), found.table.exposed)
    return (law_53.proper_lead_stands.of(facts),)


def _held_out(found: OwnFinding[Card], play: PlayState) -> tuple[Opening, ...]:
    card = found.value
    if any(card is other for trick in play.play.tricks for _, other in trick.plays):
        return ()  # it has been played
    holder = next((seat for seat in Seat if card in (play.play.hand(seat) or ())), play.play.turn)
    if found.inquiry is law_45.PLAYED_BY_DEFENDER and _has_played_already(play.play, holder):
        table = found.table
        fact = IrregularPlay(table.edition, PlayIrregularity.EXPOSED, holder, holder, (card,), play.play, now=play.play)
        return (law_45.fifth_card.of(PlayAndPenaltyCards(fact, table.exposed)),)
    return (law_45.deemed_played.of(CardHeldOut(found.inquiry.key, holder, card, play.play)),)


def _has_played_already(now: Play, holder: Seat) -> bool:
    """Tell whether that hand has played to the last trick and is not on lead to the next: then 45C1 refers to 45E."""
    return bool(now.tricks) and now.turn is not holder and now.tricks[-1].card_of(holder) is not None


def _intended(found: OwnFinding[Card], play: PlayState) -> tuple[Opening, ...]:
    intended = Intention(play.play, found.value, not_played=play.designation is not None)
    return (law_46.incontrovertible.of(intended),)


def _line_of_play(_: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    return (law_55.line_of_play_to_be_looked_at.of(LineOfPlaySuspected(play.play.dummy)),)


def _misinformed(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    facts = last_card_on_explanation(found.table, play)
    return () if facts is None else (law_47.misinformed_about_a_call.of(facts),)


def last_card_on_explanation(table: TableState, play: PlayState) -> LastCard | None:
    """Return the last card that can rest on a mistaken explanation: that of an opponent of the player who explained."""
    if play.face_down and not play.lead_is_faced:
        seat, card = play.face_down[-1]
        return LastCard(table.edition, seat, seat, card, face_down=True)
    plays = [each for trick in play.play.tricks for each in trick.plays]
    explainers = [said.seat.side for said in table.statements if isinstance(said.action, Explains)]
    of_victims = [each for each in plays if not explainers or each[0].side is not explainers[-1]]
    if not of_victims:
        return None
    hand, card = of_victims[-1]
    is_opening_lead = len(plays) == 1 and not sum(play.play.won_before)
    stays = not law_47.may_still_be_taken_back(play.play, hand, card, table.edition)
    late = stays or (is_opening_lead and play.dummy_has_shown_a_card)
    return LastCard(table.edition, play.play.player_of(hand), hand, card, play.play, too_late=late)


def _exposed(found: OwnFinding[tuple[Card, ...]], play: PlayState) -> tuple[Opening, ...]:
    table, cards = found.table, tuple(card for card in EVERY_CARD if card in found.value)
    for seat in Seat:
        hand = play.play.hand(seat)
        his = tuple(card for card in cards if hand is not None and card in hand)
        if his:
            fact = IrregularPlay(table.edition, PlayIrregularity.EXPOSED, seat, seat, his, play.play, now=play.play)
            return (law_49.rectify.of(PlayAndPenaltyCards(fact, table.exposed)),)
    return ()


OPENED_BY: Final[tuple[OpenedBy, ...]] = (
    when(law_47.TOLD_TO_PLAY, in_play(_told_to_play)),
    when(law_45.FIFTH_CARD_BY_DEFENDER, in_play(_fifth_card)),
    when(law_45.FIFTH_CARD_BY_DECLARER, in_play(_fifth_card)),
    when(law_50.IS_PENALTY_CARD, in_play(_no_penalty_card), applies=False),
    by(law_45.PLAYED_BY_DEFENDER, in_play(_held_out)),
    by(law_45.PLAYED_FROM_HAND, in_play(_held_out)),
    by(law_45.PLAYED_FROM_DUMMY, in_play(_held_out)),
    by(law_45.NAMED_AS_PLAYED, in_play(_held_out)),
    by(law_46.INTENDED_CARD, in_play(_intended)),
    when(law_53.PROPER_LEAD, in_play(_proper_lead)),
    when(law_53.PROPER_LEAD_2007, in_play(_proper_lead)),
    when(law_55.LINE_RESTS_ON_IT, in_play(_line_of_play)),
    when(law_47.MISINFORMED_BY_EXPLANATION, in_play(_misinformed)),
    by(law_49.EXPOSED_CARDS, in_play(_exposed)),
)
"""Matters that findings of the play open."""
