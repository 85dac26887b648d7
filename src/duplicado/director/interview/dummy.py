"""Cards of dummy's and cards held out, as a director asks about them (Laws 43, 45, 46)."""

from __future__ import annotations

from collections.abc import Generator

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Deed,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    TrickSoFar,
    asked,
    cards_or_none,
    tells,
)
from duplicado.director.interview.replay_of_told_facts import cards_in_turn_told, cards_told, layout_told, play_in
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_45, law_46
from duplicado.law.book.law_45 import CardHeldOut
from duplicado.law.book.law_46 import Intention
from duplicado.law.clause import has_clause
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import ChangesDesignation, Designates, Indicates, PutsCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def card_held_out(conditions: StoryConditions) -> Story:
    """A card was held, touched or laid so that it may have to be played (45C1-3)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("45C",)))
    ways = ("45C1", "45C2(a)", "45C2(b)", "45C3")
    way = yield from asked(str, Prompt("held", AnswerForm.ONE_OF, ways, ways))
    hands = {"45C1": (contract.declarer.lho, contract.declarer.rho), "45C3": (contract.declarer.partner,)}
    among = hands.get(way, (contract.declarer,))
    hand = among[0]
    if len(among) > 1:
        hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, (way,), among))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, (way,), about={"seat": hand}))
    state = yield from tells(partial_deals.play_of(conditions, contract, leader=hand))
    yield TakeUp(law_45.deemed_played.of(CardHeldOut(way, hand, card, play_in(state))))


def designation_changed(conditions: StoryConditions) -> Story:
    """Declarer named a card of dummy's and then another (45C4(b))."""
    contract, _ = yield from to_dummys_turn(conditions, ("45C4(b)",))
    first = yield from asked(Card, Prompt("named", AnswerForm.CARD, ("45C4(a)",)))
    second = yield from asked(Card, Prompt("instead", AnswerForm.CARD, ("45C4(b)",)))
    yield Deed(contract.declarer, Designates(first))
    since = yield from cards_or_none(Prompt("since", AnswerForm.CARDS, ("45C4(b)", "47D"), may_rest=True))
    state = yield from tells(Deed(contract.declarer, ChangesDesignation(second)))
    yield from cards_in_turn_told(state, since)
    yield Deed(contract.declarer.lho, Attention())


def card_misplaced_by_dummy(conditions: StoryConditions) -> Story:
    """Dummy put a card in the played position that declarer had not named (45D).

    The trick is told as it lies, with dummy's card and what has come behind it. Once both sides have played to the
    next trick that card stands (45D2), and what was not followed to it matters.
    """
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("45D1",)))
    dummy = contract.declarer.partner
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("45D1",), about={"seat": dummy}))
    lying = dict(trick.plays)
    if dummy not in lying:
        raise DoesNotFit("trick", "interview-hand-not-there", seat=dummy)
    place, put = [*lying].index(dummy), lying[dummy]
    plays, behind = trick.plays[:place], trick.plays[place + 1 :]
    named = yield from asked(Card, Prompt("named", AnswerForm.CARD, ("45D1",)))
    if named is put:
        raise DoesNotFit("named", "interview-same-card")
    following: tuple[Card, ...] = ()
    if len(trick.plays) == len(Seat):
        following = yield from cards_or_none(Prompt("since", AnswerForm.CARDS, ("45D1", "45D2"), may_rest=True))
    own = _cards_of_hands((*behind, *_in_turn(contract, trick.plays, following)))
    held, key = {dummy: Hand((named, put, *own.get(dummy, ())))}, "named"
    if following:
        clauses = ("45D", "64C") if not has_clause("45D2", conditions.edition) else ("45D2", "64A")
        answer = yield Prompt("could follow", AnswerForm.TRICK, clauses, may_rest=True)
        key = "could follow"
        failing = answer.plays if isinstance(answer, TrickSoFar) else ()
        held |= {hand: Hand((card, *own.get(hand, ()))) for hand, card in failing if hand is not dummy}
    state = yield from _to_turn_of_dummy(conditions, contract, plays, layout_told(key, held))
    yield Deed(contract.declarer, Designates(named))
    state = yield from tells(Deed(dummy, PutsCard(put)))
    yield from cards_told(state, (*behind, *_in_turn(contract, trick.plays, following)))
    yield Deed(contract.declarer.lho, Attention())


def _in_turn(
    contract: Contract, trick: tuple[tuple[Seat, Card], ...], since: tuple[Card, ...]
) -> tuple[tuple[Seat, Card], ...]:
    """Say from which hands the cards have come that were played behind a trick, each in its turn as the trick lies."""
    play = Play.beginning(contract, None, trick[0][0])
    for hand, card in trick:
        play = play.played(hand, card)
    plays: list[tuple[Seat, Card]] = []
    for card in since:
        plays.append((play.turn, card))
        play = play.played(*plays[-1])
    return tuple(plays)


def _cards_of_hands(plays: tuple[tuple[Seat, Card], ...]) -> dict[Seat, tuple[Card, ...]]:
    return {hand: tuple(card for other, card in plays if other is hand) for hand, _ in plays}


def card_suggested_by_dummy(conditions: StoryConditions) -> Story:
    """Dummy touched or indicated a card without being told to (45F)."""
    contract, _ = yield from to_dummys_turn(conditions, ("45F",))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("45F",), about={"seat": contract.declarer.partner}))
    yield Deed(contract.declarer.partner, Indicates(card))
    yield Deed(contract.declarer.lho, Attention())


def intention_other_than_words(conditions: StoryConditions) -> Story:
    """Declarer beyond doubt meant another card than his words name, or than dummy played on them (46B)."""
    contract, state = yield from to_dummys_turn(conditions, ("46B",))
    played = yield Prompt("played instead", AnswerForm.CARD, ("46B",), may_rest=True)
    card = yield from asked(Card, Prompt("meant", AnswerForm.CARD, ("46B",), about={"seat": contract.declarer}))
    not_played = not isinstance(played, Card)
    if isinstance(played, Card):
        state = yield from tells(Deed(contract.declarer, Designates(played)))
    yield TakeUp(law_46.incontrovertible.of(Intention(play_in(state), card, not_played=not_played)))


def to_dummys_turn(
    conditions: StoryConditions, clauses: tuple[str, ...]
) -> Generator[Prompt | Told, object, tuple[Contract, DirectedTable]]:
    """Ask for the contract and what lies in the trick; return the table when it is dummy's turn."""
    contract, plays = yield from _at_dummys_turn(clauses)
    return contract, (yield from _to_turn_of_dummy(conditions, contract, plays))


def _at_dummys_turn(
    clauses: tuple[str, ...],
) -> Generator[Prompt | Told, object, tuple[Contract, tuple[tuple[Seat, Card], ...]]]:
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, clauses))
    trick = yield Prompt("trick", AnswerForm.TRICK, clauses, may_rest=True)
    return contract, trick.plays if isinstance(trick, TrickSoFar) else ()


def _to_turn_of_dummy(
    conditions: StoryConditions, contract: Contract, plays: tuple[tuple[Seat, Card], ...], layout: Layout | None = None
) -> Generator[Prompt | Told, object, DirectedTable]:
    dummy = contract.declarer.partner
    leader = plays[0][0] if plays else dummy
    state = yield from tells(partial_deals.play_of(conditions, contract, leader=leader, layout=layout))
    state = yield from cards_told(state, plays)
    if play_in(state).turn is not dummy:
        raise DoesNotFit("trick", "interview-not-his-turn", seat=dummy)
    return state
