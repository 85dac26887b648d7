"""Cards exposed in the play and penalty cards as a director asks about them (Laws 48-52)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Begin,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    TrickSoFar,
    asked,
    cards_asked,
    cards_or_none,
)
from duplicado.law.book import law_41, law_45, law_49, law_50, law_51, law_52
from duplicado.law.book.law_50 import PartnersPenaltyCards, kind
from duplicado.law.book.law_51 import SeveralPenaltyCards
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


def card_exposed(conditions: StoryConditions) -> Story:
    """A player exposed cards in the play otherwise than by playing them in turn (48, 49)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("48A", "49")))
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("48A", "49"), tuple(Seat)))
    cards = yield from cards_asked(Prompt("cards", AnswerForm.CARDS, ("50B",), about={"seat": offender}))
    if offender.side is contract.declarer.side:
        begin, fact = _exposure(conditions, contract, offender, offender, cards, contract.declarer)
        yield begin
        yield TakeUp(law_49.rectify.of(PlayAndPenaltyCards(fact)))
        return
    lying = yield from penalty_cards_told(offender, contract)
    deliberate = False
    if len(cards) + len(lying) == 1 and not cards[0].rank.is_honour:
        about = {"seat": offender}
        how = yield from asked(str, Prompt("how", AnswerForm.ONE_OF, ("50B",), ("dropped", "shown"), about))
        deliberate = how == "shown"
    turn = offender
    if deliberate or len(cards) + len(lying) > 1 or cards[0].rank.is_honour:
        turn = yield from asked(Seat, Prompt("turn", AnswerForm.SEAT, ("50D2",), tuple(Seat)))
    begin, fact = _exposure(conditions, contract, offender, offender, cards, turn)
    yield begin
    exposed = PlayAndPenaltyCards(replace(fact, deliberate=deliberate), lying)
    yield TakeUp(law_49.rectify.of(exposed))


def penalty_cards_told(seat: Seat, contract: Contract) -> Generator[Prompt | Told, object, tuple[CardDisposition, ...]]:
    """Ask which penalty cards of a defender lie there already; nothing is asked of the declaring side (50)."""
    if seat.side is contract.declarer.side:
        return ()
    already = yield from cards_or_none(
        Prompt("already", AnswerForm.CARDS, ("50B", "50D"), about={"seat": seat}, may_rest=True)
    )
    return lying_cards(seat, already)


def penalty_cards_among(
    key: str, contract: Contract, layout: Layout, cards: tuple[Card, ...]
) -> tuple[CardDisposition, ...]:
    """Return penalty cards that were told with the hands, each of the defender who holds it (50B).

    Raises:
        DoesNotFit: no defender holds one of them.
    """
    defenders = (contract.declarer.lho, contract.declarer.rho)
    held = {seat: tuple(each for each in cards if each in (layout[seat] or ())) for seat in defenders}
    stray = next((each for each in cards if not any(each in of for of in held.values())), None)
    if stray is not None:
        raise DoesNotFit(key, "interview-no-defenders-card", card=stray)
    return tuple(lying for seat, of in held.items() for lying in lying_cards(seat, of))


def penalty_cards_of(key: str, contract: Contract, seat: Seat, cards: tuple[Card, ...]) -> tuple[CardDisposition, ...]:
    """Return penalty cards that were told beside what a defender did, as his (50B).

    Raises:
        DoesNotFit: he is of the declaring side, which has none.
    """
    if cards and seat.side is contract.declarer.side:
        raise DoesNotFit(key, "interview-no-defenders-card", card=cards[0])
    return lying_cards(seat, cards)


def lying_cards(seat: Seat, cards: tuple[Card, ...]) -> tuple[CardDisposition, ...]:
    """Return penalty cards that lay there before; how one came to lie there is not asked, so it is as by accident."""
    return tuple(CardDisposition(seat, card, kind(card, deliberate=False, several=len(cards) > 1)) for card in cards)


def major_penalty_cards(seat: Seat, cards: tuple[Card, ...]) -> tuple[CardDisposition, ...]:
    """Return cards of that hand as the major penalty cards that they are told to be."""
    return tuple(CardDisposition(seat, card, Disposition.MAJOR) for card in cards)


def _exposure(
    conditions: StoryConditions,
    contract: Contract,
    player: Seat,
    hand: Seat,
    cards: tuple[Card, ...],
    turn: Seat,
    lying: tuple[CardDisposition, ...] = (),
) -> tuple[Begin, IrregularPlay]:
    """Return the table between two tricks, with the cards that lie there, and those that a hand has shown now."""
    begin = partial_deals.play_of(conditions, contract, leader=turn, exposed=lying)
    before = Play.beginning(contract, None, turn, begin.setup.won)
    return begin, IrregularPlay(conditions.edition, PlayIrregularity.EXPOSED, player, hand, cards, before, now=before)


def fifth_card(conditions: StoryConditions) -> Story:
    """A card was added to a trick that was complete, and was no lead (45E)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("45E1", "45E2")))
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("45E1", "45E2"), tuple(Seat)))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("45E1", "50B"), about={"seat": hand}))
    lying = yield from penalty_cards_told(hand, contract)
    turn = hand
    if hand.side is not contract.declarer.side:
        turn = yield from asked(Seat, Prompt("winner", AnswerForm.SEAT, ("45E1", "50D2"), tuple(Seat)))
    player = contract.declarer if hand is contract.declarer.partner else hand
    begin, fact = _exposure(conditions, contract, player, hand, (card,), turn)
    yield begin
    yield TakeUp(law_45.fifth_card.of(PlayAndPenaltyCards(fact, lying)))


def exposed_without_fault(conditions: StoryConditions) -> Story:
    """A defender's card was seen through no fault of his, or the Director designates it no penalty card (50)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("50",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("50",), defenders))
    cards = yield from cards_asked(Prompt("cards", AnswerForm.CARDS, ("50", "16C2"), about={"seat": offender}))
    begin, fact = _exposure(conditions, contract, offender, offender, cards, contract.declarer)
    yield begin
    yield TakeUp(law_49.no_penalty_card.of(fact))


def card_beside_the_lead(conditions: StoryConditions) -> Story:
    """The right defender put down or faced another card than the lead that he had put face down (41A)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("41A",)))
    leader = contract.declarer.lho
    ways = ("face up", "face down")
    how = yield from asked(str, Prompt("how", AnswerForm.ONE_OF, ("41A", "49"), ways, {"seat": leader}))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("50B",), about={"seat": leader}))
    begin = partial_deals.play_of(conditions, contract)
    yield begin
    before = Play.beginning(contract, None, leader)
    fact = IrregularPlay(
        conditions.edition, PlayIrregularity.CARD_BESIDE_THE_LEAD, leader, leader, (card,), before,
        deliberate=how == "face up",
    )  # fmt: skip
    yield TakeUp(law_41.beside_the_lead.of(PlayAndPenaltyCards(fact)))


def led_before_declarer_chose(conditions: StoryConditions) -> Story:
    """A defender led before declarer had chosen because of his partner's penalty cards (50D2)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("50D2",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    leader = yield from asked(Seat, Prompt("leader", AnswerForm.SEAT, ("50D2",), defenders))
    cards = yield from cards_asked(Prompt("due", AnswerForm.CARDS, ("50D2", "51B"), about={"seat": leader.partner}))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("50D2",), about={"seat": leader}))
    lying = major_penalty_cards(leader.partner, cards)
    begin, fact = _exposure(conditions, contract, leader, leader, (card,), leader, lying)
    yield begin
    facts = PartnersPenaltyCards(conditions.edition, leader, contract.declarer, cards, 0)
    yield TakeUp(law_50.offer_at_the_lead.of(facts))
    led = PlayAndPenaltyCards(replace(fact, kind=PlayIrregularity.LEAD_BEFORE_CHOICE), lying)
    yield TakeUp(law_50.led_before_choice.of(led))


def penalty_card_when_partner_leads(conditions: StoryConditions) -> Story:
    """A defender is on lead whose partner has a major penalty card (50D2; several: 51B)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("50D2",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    leader = yield from asked(Seat, Prompt("leader", AnswerForm.SEAT, ("50D2",), defenders))
    cards = yield from cards_asked(Prompt("cards", AnswerForm.CARDS, ("50D2", "51B"), about={"seat": leader.partner}))
    lying = major_penalty_cards(leader.partner, cards)
    yield partial_deals.play_of(conditions, contract, leader=leader, exposed=lying)
    facts = PartnersPenaltyCards(conditions.edition, leader, contract.declarer, cards, 0)
    yield TakeUp(law_50.offer_at_the_lead.of(facts))


def several_penalty_cards(conditions: StoryConditions) -> Story:
    """A defender in turn can play more than one of his penalty cards (51A)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("51A",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    seat = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("51A",), defenders))
    cards = yield from cards_asked(Prompt("cards", AnswerForm.CARDS, ("51A",), about={"seat": seat}))
    if len(cards) < 2:
        raise DoesNotFit("cards", "interview-two-cards")
    yield partial_deals.play_of(conditions, contract, leader=seat, exposed=major_penalty_cards(seat, cards))
    yield TakeUp(law_51.offer.of(SeveralPenaltyCards(seat, contract.declarer, cards, 0)))


def penalty_card_not_played(conditions: StoryConditions) -> Story:
    """A defender led or played another card although he could have played his penalty card (52)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("52",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("52A",), defenders))
    due = yield from cards_asked(Prompt("due", AnswerForm.CARDS, ("52A",), about={"seat": offender}))
    chosen: object = None
    if len(due) > 1:
        chosen = yield Prompt("chosen", AnswerForm.CARD, ("51A", "52B2"), about={"seat": offender}, may_rest=True)
        if isinstance(chosen, Card) and chosen not in due:
            raise DoesNotFit("chosen", "interview-no-penalty-card", card=chosen)
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("52B1(b)",)))
    card = dict(trick.plays).get(offender)
    if card is None:
        raise DoesNotFit("trick", "interview-hand-not-there", seat=offender)
    place = trick.plays.index((offender, card))
    begin = partial_deals.play_of(conditions, contract, leader=trick.leader)
    yield begin
    before = Play.beginning(contract, begin.setup.layout, trick.leader, begin.setup.won)
    for hand, played in trick.plays[:place]:
        before = before.played(hand, played)
    now = before
    for hand, played in trick.plays[place:]:
        now = now.played(hand, played)
    lying = tuple(CardDisposition(offender, each, Disposition.MAJOR) for each in due)
    fact = IrregularPlay(
        conditions.edition, PlayIrregularity.PENALTY_CARD_NOT_PLAYED, offender, offender, (card,), before,
        now=now, later=trick.plays[place + 1 :], trick=0, due=chosen if isinstance(chosen, Card) else None,
    )  # fmt: skip
    yield TakeUp(law_52.rectify.of(PlayAndPenaltyCards(fact, lying)))
