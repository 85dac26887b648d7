"""A revoke as a director asks about it (Laws 61-64): corrected while that is possible, else the tricks to be given."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.exposed_49 import lying_cards
from duplicado.director.interview.questions import (
    AnswerForm,
    Begin,
    Conclude,
    Deed,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    TrickSoFar,
    asked,
    cards_asked,
    some_asked,
)
from duplicado.law import precedence
from duplicado.law.book import law_43, law_62, law_64
from duplicado.law.book.law_62 import RevokesOnTrick
from duplicado.law.book.law_64 import EstablishedRevoke, TrickWon
from duplicado.law.clause import has_clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.play import PlaysCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_OF_DUMMY: Final = ("dummy asked", "dummy without rights")
"""Dummy asked a defender (61B2(b)), or had lost his rights and was first to draw attention (43B2(b), 43B3)."""
_HOW_FAR: Final = (
    "established",
    "next trick",
    "after a claim",
    "trick twelve",
    "hands returned",
    "penalty cards",
    *_OF_DUMMY,
    "led as told",
)
"""Progress of play and the way the revoke was noticed: 63A1-3, 62C1, 63A4, 62D1, 64B6, 50B, dummy's part, and 47E1."""
_CIRCUMSTANCES: Final = (
    "penalty card",
    "same suit again",
    "both sides",
    "called on the next board",
    "round over",
    "correction period over",
)
"""Circumstances that take the transfer of tricks away (64B3, 64B2, 64B7, 64B4, 64B5, 81C3)."""
_TOO_LATE: Final = {"correction period over": "81C3", "called on the next board": "64B4", "round over": "64B5"}
"""Circumstances by which attention came too late, with the clause of each, the latest first."""


def revoke(conditions: StoryConditions) -> Story:
    """Ask whether the revoke is established, and then only what matters to its correction or to Law 64."""
    yield from revoke_noticed(conditions)


def revoke_noticed(conditions: StoryConditions, known: tuple[str, ...] = ()) -> Story:
    """Ask about a revoke of which these circumstances are known already.

    A revoke on trick twelve is corrected until all four hands have been returned to the board (62D1).
    """
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("61A", "64B3")))
    clauses = ("63A", "62C1", "62D1", "50B", "61B2(b)", "43B2(b)", "47E1")
    named = yield from some_asked(Prompt("how far", AnswerForm.SOME_OF, clauses, _left(known, conditions.edition)))
    found = (*known, *named)
    if "hands returned" in found or ("established" in found and "trick twelve" not in found):
        yield from _established(conditions, contract, found)
    else:
        yield from _correctable(conditions, contract, found)


def _correctable(conditions: StoryConditions, contract: Contract, found: tuple[object, ...]) -> Story:
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("62B", "62C")))
    hand, *others = yield from _offenders(trick)
    following: tuple[tuple[Seat, Card], ...] = ()
    if "next trick" in found:
        next_trick = yield from asked(TrickSoFar, Prompt("next", AnswerForm.TRICK, ("62C1",)))
        following = next_trick.plays
        led_on = "trick twelve" not in found and any(each.side is hand.side for each, _ in following)
        if led_on and "led as told" not in found and all(other.side is hand.side for other in others):
            yield from _established(conditions, contract, found, hand)
            return
    lying: tuple[CardDisposition, ...] = ()
    if "penalty cards" in found and hand.side is not contract.declarer.side:
        cards = yield from cards_asked(Prompt("already", AnswerForm.CARDS, ("50B", "62B2"), about={"seat": hand}))
        lying = lying_cards(hand, cards)
    tricks_played = 11 if "trick twelve" in found else 1
    begin = partial_deals.play_of(conditions, contract, leader=trick.leader, tricks_played=tricks_played)
    yield begin
    plays = (*trick.plays, *following)
    for each, card in plays:
        yield Deed(each, PlaysCard(card))
    now = _play(begin, contract, trick, plays)
    fact = _corrected(conditions, begin, contract, trick, hand, now, following)
    fact = replace(fact, after_claim="after a claim" in found)
    also = tuple(_corrected(conditions, begin, contract, trick, other, now, following) for other in others)
    both = has_clause("62C3", conditions.edition) and any(each.hand.side is not hand.side for each in also)
    partners = () if hand is trick.leader else tuple(each for each in also if each.hand.side is hand.side)
    opposing = tuple(each for each in also if each.hand.side is not hand.side) if both else ()
    with_it = tuple(replace(each, both_revoked=both) for each in (*partners, *opposing))
    yield _taken_up(replace(fact, both_revoked=both), found, lying, with_it)
    ruled_with_it = {each.hand for each in with_it}
    for its_own in also:
        if its_own.hand not in ruled_with_it:
            yield _taken_up(its_own, ())


def _offenders(trick: TrickSoFar) -> Generator[Prompt | Told, object, tuple[Seat, ...]]:
    """Find who revoked on the trick, in the order of play: asked only where it may have been more than one hand."""
    led = trick.cards[0].suit
    played = tuple(hand for hand, _ in trick.plays)
    among = tuple(hand for hand, card in trick.plays if card.suit is not led) or played
    if len(among) == 1:
        return among
    named = yield from some_asked(Prompt("offenders", AnswerForm.SOME_OF, ("61A", "62C3"), among))
    if not named:
        raise DoesNotFit("offenders", "interview-needs-an-answer")
    return tuple(hand for hand in played if hand in named)


def _corrected(
    conditions: StoryConditions, begin: Begin, contract: Contract, trick: TrickSoFar, hand: Seat, now: Play,
    following: tuple[tuple[Seat, Card], ...],
) -> IrregularPlay:  # fmt: skip
    """Return the revoke of that hand to the trick, with what has been played since."""
    place = [each for each, _ in trick.plays].index(hand)
    before = _play(begin, contract, trick, trick.plays[:place])
    fact = _fact(conditions, now.player_of(hand), hand, before, now)
    return replace(fact, cards=(trick.plays[place][1],), later=(*trick.plays[place + 1 :], *following))


def _left(known: tuple[str, ...], edition: Edition) -> tuple[str, ...]:
    """Return what is still to be asked.

    Where dummy had lost his rights no card becomes a penalty card (43B2, 43B3); in 2007 any lead establishes a revoke.
    """
    told = {*_OF_DUMMY, "penalty cards"} if known else set[str]()
    if precedence.deciding(edition, "47", "61") is None:
        told.add("led as told")
    return tuple(each for each in _HOW_FAR if each not in told)


def _play(begin: Begin, contract: Contract, trick: TrickSoFar, plays: tuple[tuple[Seat, Card], ...]) -> Play:
    play = Play.beginning(contract, begin.setup.layout, trick.leader, begin.setup.won)
    for hand, card in plays:
        play = play.played(hand, card)
    return play


def _taken_up(
    fact: IrregularPlay,
    found: tuple[object, ...],
    lying: tuple[CardDisposition, ...] = (),
    others: tuple[IrregularPlay, ...] = (),
) -> TakeUp:
    """Take up the revoke, as it depends on dummy's part in drawing attention to it."""
    without_rights = "dummy without rights" in found
    asked_by = fact.before.dummy if without_rights or "dummy asked" in found else None
    fact = replace(fact, asked_by=asked_by, by_dummy_without_rights=without_rights)
    if without_rights and fact.by_defender:
        return TakeUp(law_43.dummy_without_rights.of(PlayAndPenaltyCards(fact, lying)))
    return TakeUp(law_62.rectify.of(RevokesOnTrick(fact, lying, others)))


def _fact(conditions: StoryConditions, player: Seat, hand: Seat, before: Play, now: Play) -> IrregularPlay:
    kind = PlayIrregularity.REVOKE
    return IrregularPlay(conditions.edition, kind, player, hand, (), before, now=now, trick=0)


def _established(
    conditions: StoryConditions, contract: Contract, noticed: tuple[object, ...], offender: Seat | None = None
) -> Story:
    hand = offender or (yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("61A", "64B3"), tuple(Seat))))
    player = contract.declarer if hand is contract.declarer.partner else hand
    exempting = ("64B2", "64B3", "64B4", "64B5", "64B7", "81C3")
    found = (
        *noticed,
        *(yield from some_asked(Prompt("circumstances", AnswerForm.SOME_OF, exempting, _CIRCUMSTANCES))),
    )
    too_late = next((number for word, number in _TOO_LATE.items() if word in found), "")
    begin = partial_deals.play_of(conditions, contract, leader=hand)
    yield begin
    before = Play.beginning(contract, None, hand, begin.setup.won)
    fact = _fact(conditions, player, hand, before, before)
    yield _taken_up(replace(fact, established=True, attention_too_late=too_late), found)
    if "dummy without rights" in found and fact.by_defender:
        return
    won = yield from _tricks_won(hand, player)
    this = EstablishedRevoke(
        player,
        hand,
        1,
        None,
        by_dummy=hand is contract.declarer.partner,
        was_penalty_card="penalty card" in found,
        on_trick_twelve="trick twelve" in found,
        attention_too_late=too_late,
    )
    earlier = (replace(this, trick=0),) if "same suit again" in found else ()
    others = (replace(this, player=player.lho, hand=player.lho, by_dummy=False),) if "both sides" in found else ()
    given = law_64.transfers((*earlier, this, *others), _tricks(this, won), conditions.edition)
    own = tuple(transfer for transfer in given if transfer.revoke is this)
    clauses = (*(transfer.law for transfer in own), *law_64.reviews(own, conditions.edition))
    yield Conclude(tuple(dict.fromkeys(clauses)), own)


def _tricks_won(hand: Seat, player: Seat) -> Generator[Prompt | Told, object, tuple[object, ...]]:
    """Ask which tricks the side of the revoke has won from that trick on."""
    winners = ("himself", "partner") if hand is player else ("own side",)
    clauses = ("64A1", "64A2", "64B1")
    won = yield from some_asked(
        Prompt("tricks won", AnswerForm.SOME_OF, clauses, (*winners, "later"), {"seat": hand, "player": player})
    )
    if {"himself", "partner"} <= set(won):
        raise DoesNotFit("tricks won", "interview-one-winner")
    return won


def _tricks(revoke: EstablishedRevoke, won: tuple[object, ...]) -> tuple[TrickWon, ...]:
    """Return the tricks that matter: one before the revoke, that of the revoke, and one after it."""
    own, others = revoke.player.side, TrickWon(revoke.player.side.opponents)
    by = {"himself": revoke.player, "partner": revoke.player.partner, "own side": revoke.hand}
    of_the_revoke = next((TrickWon(own, winner) for word, winner in by.items() if word in won), others)
    return (others, of_the_revoke, TrickWon(own) if "later" in won else others)
