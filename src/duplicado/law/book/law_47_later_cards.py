"""Law 47D: withdrawal of cards played after one that has been changed, and the lead that falls with them (44G)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from duplicado.law.book import law_16
from duplicado.law.orders import TakenBack
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Answer, ChoiceWord, Offer, Order, Request, chooses, next_card
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

Played: TypeAlias = tuple[Seat, Card]
Steps: TypeAlias = Generator[Request | Order, Answer | None, Play]


class LaterCards:
    """Cards played since one that has been changed, in their order, which the Law in question lets players change.

    The opponents of the offender may take back theirs; who of his side may then do so is for the Law (45D1, 62C2).
    """

    def __init__(self, facts: IrregularPlay, place: int, clause: str, before: Play) -> None:
        """Take the cards played since.

        Args:
            facts: the irregularity.
            place: the place of the trick with the changed card.
            clause: the clause that lets the opponents change theirs.
            before: the play as the players saw it before the card was changed.
        """
        self.facts = facts
        self.place = place
        self.clause = clause
        self.cards = facts.later
        self.won_by = before.tricks[place].winner(before.trump)
        self.led = before.tricks[place].suit_led

    def may_be_changed(self, play: Play) -> Steps:
        """Let each opponent who has played since take back his card, and then whoever of the offending side may.

        A lead to the next trick goes back of itself when the changed trick is won by another hand.

        Args:
            play: the play with the changed card in its trick.
        """
        for number, (hand, card) in enumerate(self.cards):
            if self._changed_trick_is_settled(play, self.cards[number:]):
                play = yield from self._lead_by_the_wrong_hand(play)
            trick = play.trick_of(hand, card)
            if trick is None or not self._may_change(hand, trick):
                continue
            if not (yield from self._takes_back(play, hand, card, self.clause)):
                continue
            yield self._withdrawn(hand, card, self.clause)
            play = yield from self._plays_again(play, hand, card)
            play = yield from self._next_of_offenders(play, self.cards[number + 1 :], hand)
        return (yield from self._lead_by_the_wrong_hand(play))

    def _follows_no_more(self, play: Play, hand: Seat, card: Card) -> bool:
        """Tell whether another suit has been led by the change, to which the hand could follow and that card does not.

        Reading: the Law says that the card may be withdrawn; to keep one that breaks 44C is no choice.
        """
        led, held = play.tricks[self.place].suit_led, play.hand(hand)
        if play.trick_of(hand, card) != self.place or led is self.led:
            return False
        return led is not None and held is not None and law_44.fails_to_follow(card, held, led)

    def _may_change(self, hand: Seat, trick: int) -> bool:
        """Tell whether the Law lets that hand change a card to that trick."""
        del trick
        return hand.side is not self.facts.offender.side

    def _may_follow(self, hand: Seat, innocent: Seat, trick: int) -> bool:
        """Tell whether a hand of the offending side may change its card to that trick after that opponent has."""
        del hand, innocent, trick
        return False

    def _withdrawn(self, hand: Seat, card: Card, number: str) -> Order:
        """Order that the card go back."""
        told = law_16.is_withdrawn(self.facts.offender.side, (card,), self.facts.edition)
        return Order((number, "47D"), (TakenBack(hand, card, is_free=True), *told.effects))

    def _takes_back(
        self, play: Play, hand: Seat, card: Card, number: str, *, only_if_used: bool = False
    ) -> Generator[Request | Order, Answer | None, bool]:
        """Offer to take the card back; nobody waits for the answer where he has no other card to play."""
        kept = () if self._follows_no_more(play, hand, card) else (ChoiceWord.KEEP,)
        words = (ChoiceWord.TAKE_BACK, *kept)
        lapses = only_if_used or _has_no_other(play, hand, card)
        player = self.facts.before.player_of(hand)
        choice = yield from chooses(Offer(player, number, words, cards=(card,), blocking=not lapses, lapses=lapses))
        return choice is not None and choice.word is ChoiceWord.TAKE_BACK

    def _plays_again(self, play: Play, hand: Seat, card: Card) -> Steps:
        place = play.trick_of(hand, card)
        play = play.taken_back(hand, card)
        if place is None or place >= len(play.tricks):
            return play  # he had led to a new trick: that is simply led again
        new = yield from next_card(hand, place)
        return play if new is None else play.played(hand, new)

    def _next_of_offenders(self, play: Play, since: tuple[Played, ...], innocent: Seat) -> Steps:
        """Let the next player of the offending side change his card, where the Law says that he may."""
        following = next(((hand, card) for hand, card in since if hand.side is not innocent.side), None)
        trick = None if following is None else play.trick_of(*following)
        if following is None or trick is None or not self._may_follow(following[0], innocent, trick):
            return play
        number = self._clause_of_offenders()
        if not (yield from self._takes_back(play, *following, number)):
            return play
        yield self._withdrawn(*following, number)
        return (yield from self._plays_again(play, *following))

    def _clause_of_offenders(self) -> str:
        return self.clause

    def _changed_trick_is_settled(self, play: Play, left: tuple[Played, ...]) -> bool:
        """Tell whether none of the cards left to be offered can change the trick any more."""
        return all(
            play.trick_of(hand, card) != self.place
            or not self._may_change(hand, self.place)
            or _has_no_other(play, hand, card)
            for hand, card in left
        )

    def _lead_by_the_wrong_hand(self, play: Play) -> Steps:
        lead = lead_that_falls(play, self.place, self.won_by)
        if lead is None:
            return play
        yield self._withdrawn(*lead, self.clause)
        return play.taken_back(*lead)


def lead_that_falls(play: Play, place: int, won_by: Seat) -> Played | None:
    """Return the lead to the next trick, if another hand than led to it has won the changed one, now complete.

    Reading: no Law says that it goes back; a hand that has not won the trick cannot lead to the next (44G).

    Args:
        play: the play with the changed trick.
        place: the place of the changed trick.
        won_by: the hand that had won it before. What another hand led was a lead out of turn, which is ruled upon.
    """
    if place + 1 >= len(play.tricks) or play.tricks[place].missing:
        return None
    lead = play.tricks[place + 1]
    if lead.leader is not won_by or play.tricks[place].winner(play.trump) is won_by:
        return None
    return lead.plays[0]


def _has_no_other(play: Play, hand: Seat, card: Card) -> bool:
    """Tell whether the hand could have played no other card to that trick."""
    held, place = play.hand(hand), play.trick_of(hand, card)
    if held is None or place is None or play.tricks[place].leader is hand:
        return False
    led = play.tricks[place].suit_led
    return led is not None and not held.suit(led) and (card.suit is led or not held)
