"""A revoke as a director asks about it (Laws 61-64): corrected while that is possible, else the tricks to be given."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

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
from duplicado.law.book import law_64
from duplicado.law.book.law_64 import EstablishedRevoke, TrickWon
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.play import PlaysCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

__all__ = ["ALSO", "CIRCUMSTANCES", "revoke", "revoke_noticed"]

OF_DUMMY = ("dummy asked", "dummy without rights")
"""Dummy asked a defender (61B2(b)), or had lost his rights and was first to draw attention (43B2(b), 43B3)."""
ALSO = ("next trick", "penalty cards", "both sides", "trick twelve", "after a claim", *OF_DUMMY)
"""What matters to the correction: 62C1, 50B, 62C3, 62D, 63A4, and dummy's part."""
CIRCUMSTANCES = (
    "trick twelve",
    "penalty card",
    "same suit again",
    "both sides",
    "called on the next board",
    "round over",
    *OF_DUMMY,
)
"""What takes the transfer of tricks away (64B6, 64B3, 64B2, 64B7, 64B4, 64B5), and dummy's part."""


def revoke(conditions: StoryConditions) -> Story:
    """Ask whether the revoke is established, and then only what matters to its correction or to Law 64."""
    yield from revoke_noticed(conditions)


def revoke_noticed(conditions: StoryConditions, known: tuple[str, ...] = ()) -> Story:
    """Ask about a revoke of which these circumstances are known already."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("61A", "64B3")))
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("61A", "64B3"), tuple(Seat)))
    player = contract.declarer if hand is contract.declarer.partner else hand
    about = {"seat": hand, "player": player, "partner": player.partner}
    established = yield from asked(
        bool, Prompt("established", AnswerForm.YES_NO, ("63A1", "63A2", "63A3"), about=about)
    )
    if established:
        yield from _established(conditions, contract, hand, player, known)
    else:
        yield from _correctable(conditions, contract, hand, known)


def _correctable(conditions: StoryConditions, contract: Contract, hand: Seat, known: tuple[str, ...]) -> Story:
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("62B", "62C"), about={"seat": hand}))
    played = dict(trick.plays)
    if hand not in played:
        raise DoesNotFit("trick", "interview-hand-not-there", seat=hand)
    clauses = ("43B2(b)", "50B", "61B2(b)", "62C1", "62C3", "62D1", "63A4")
    named = yield from some_asked(Prompt("also", AnswerForm.SOME_OF, clauses, _left(ALSO, known), {"seat": hand}))
    also = (*known, *named)
    following: tuple[tuple[Seat, Card], ...] = ()
    if "next trick" in also:
        next_trick = yield from asked(TrickSoFar, Prompt("next", AnswerForm.TRICK, ("62C1",)))
        following = next_trick.plays
    lying: tuple[CardDisposition, ...] = ()
    if "penalty cards" in also:
        cards = yield from cards_asked(Prompt("already", AnswerForm.CARDS, ("50B", "62B2"), about={"seat": hand}))
        lying = lying_cards(hand, cards)
    other: Seat | None = None
    if "both sides" in also:
        other = yield from _other_offender(trick, hand)
    tricks_played = 11 if "trick twelve" in also else 1
    begin = partial_deals.play_of(conditions, contract, leader=trick.leader, tricks_played=tricks_played)
    yield begin
    plays = (*trick.plays, *following)
    for each, card in plays:
        yield Deed(each, PlaysCard(card))
    now = _play(begin, contract, trick, plays)
    fact = _corrected(conditions, begin, contract, trick, hand, now, following)
    fact = replace(fact, after_claim="after a claim" in also)
    if other is None:
        yield _taken_up(fact, also, lying)
        return
    its_own = _corrected(conditions, begin, contract, trick, other, now, following)
    if conditions.edition.numbering is Edition.LAWS_2007:
        yield _taken_up(fact, also, lying)
        yield _taken_up(its_own, ())
    else:
        both = replace(its_own, both_revoked=True)
        yield _taken_up(replace(fact, both_revoked=True), also, lying, (both,))


def _other_offender(trick: TrickSoFar, hand: Seat) -> Generator[Prompt | Told, object, Seat]:
    """Find who of the other side revoked on the trick: asked only where both of them failed to follow suit."""
    led = trick.cards[0].suit
    others = tuple(each for each, card in trick.plays if each.side is not hand.side and card.suit is not led)
    if not others:
        raise DoesNotFit("trick", "interview-hand-not-there", seat=hand.lho)
    if len(others) == 1:
        return others[0]
    return (yield from asked(Seat, Prompt("other offender", AnswerForm.SEAT, ("62C3",), others)))


def _corrected(
    conditions: StoryConditions, begin: Begin, contract: Contract, trick: TrickSoFar, hand: Seat, now: Play,
    following: tuple[tuple[Seat, Card], ...],
) -> IrregularPlay:  # fmt: skip
    """Return the revoke of that hand to the trick, with what has been played since."""
    place = [each for each, _ in trick.plays].index(hand)
    before = _play(begin, contract, trick, trick.plays[:place])
    fact = _fact(conditions, now.player_of(hand), hand, before, now)
    return replace(fact, cards=(trick.plays[place][1],), later=(*trick.plays[place + 1 :], *following))


def _left(among: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is still to be asked: dummy had his rights or had not."""
    told = {*known, *(OF_DUMMY if set(OF_DUMMY) & set(known) else ())}
    return tuple(each for each in among if each not in told)


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
        return TakeUp("43B3", (fact, lying, False))
    return TakeUp("62", (fact, lying, others))


def _fact(conditions: StoryConditions, player: Seat, hand: Seat, before: Play, now: Play) -> IrregularPlay:
    kind = PlayIrregularity.REVOKE
    return IrregularPlay(conditions.edition, kind, player, hand, (), before, now=now, trick=0)


def _established(
    conditions: StoryConditions, contract: Contract, hand: Seat, player: Seat, known: tuple[str, ...]
) -> Story:
    about = {"seat": hand, "player": player, "partner": player.partner}
    exempting = ("64B2", "64B3", "64B4", "64B5", "64B6", "64B7")
    named = yield from some_asked(
        Prompt("circumstances", AnswerForm.SOME_OF, exempting, _left(CIRCUMSTANCES, known), about)
    )
    found = (*known, *named)
    if "trick twelve" in found:
        returned = yield from asked(bool, Prompt("hands returned", AnswerForm.YES_NO, ("62D1", "64B6")))
        if not returned:
            yield from _correctable(conditions, contract, hand, (*(each for each in found if each in ALSO),))
            return
    too_late = "64B4" if "called on the next board" in found else "64B5" if "round over" in found else ""
    begin = partial_deals.play_of(conditions, contract, leader=hand)
    yield begin
    before = Play.beginning(contract, None, hand, begin.setup.won)
    fact = _fact(conditions, player, hand, before, before)
    yield _taken_up(replace(fact, established=True, attention_too_late=too_late), found)
    if "dummy without rights" in found and fact.by_defender:
        return
    winners = ("himself", "partner", "opponents") if hand is player else ("own side", "opponents")
    won_by = yield from asked(str, Prompt("won by", AnswerForm.ONE_OF, ("64A1", "64A2"), winners, about))
    won_later = yield from asked(bool, Prompt("later", AnswerForm.YES_NO, ("64A1", "64A2", "64B1"), about=about))
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
    given = law_64.transfers((*earlier, this, *others), _tricks(this, won_by, won_later=won_later), conditions.edition)
    own = tuple(transfer for transfer in given if transfer.revoke is this)
    clauses = (*(transfer.law for transfer in own), *law_64.reviews(own, conditions.edition))
    yield Conclude(tuple(dict.fromkeys(clauses)), own)


def _tricks(revoke: EstablishedRevoke, won_by: str, *, won_later: bool) -> tuple[TrickWon, ...]:
    """Return the tricks that matter: one before the revoke, that of the revoke, and one after it."""
    own, others = revoke.player.side, TrickWon(revoke.player.side.opponents)
    of_the_revoke = {
        "himself": TrickWon(own, revoke.player),
        "partner": TrickWon(own, revoke.player.partner),
        "own side": TrickWon(own, revoke.hand),
        "opponents": others,
    }
    return (others, of_the_revoke[won_by], TrickWon(own) if won_later else others)
