"""Polls of a player's peers: what they would consider and choose without the information that he should not have had.

A poll gives exact parts of those asked. Which part is significant is for the regulations to say (16B1(b)); whether the
information suggested the action that was chosen remains for the Director to find, with their opinion as a help.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from duplicado.law.book.law_16_judged import UnauthorizedUse, is_logical_alternative
from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import EVERY_CALL, Call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

Action: TypeAlias = Call | Card
"""Action that a player chooses: a call, or a card to play."""


@dataclass(frozen=True, slots=True)
class PollQuestion:
    """Problem that the players of a poll are shown: as it was, without the information that is in question.

    Raises `DuplicadoError` when it is not the player's turn, the dealer is another, or the hand has no card to choose.
    """

    board: Board
    player: Seat
    hand: Hand
    """The cards that he still held."""
    auction: Auction
    explanations: tuple[str, ...] = ()
    """Explanations that the opponents had given, and the methods of his side as far as they matter."""
    play: str = ""
    """Dummy and the tricks so far, as they are shown where a card is asked for; empty where a call is."""
    suit_led: Suit | None = None
    """Suit that he has to follow, if any."""

    def __post_init__(self) -> None:
        """Check that the question can be put."""
        if self.auction.dealer is not self.board.dealer:
            raise DuplicadoError(f"board {self.board.number} is dealt by {self.board.dealer}: begin the auction there")
        if not self.play and (self.auction.is_ended or self.auction.turn is not self.player):
            raise DuplicadoError(f"it is not {self.player}'s turn to call: give the auction up to his call")
        if not len(self.hand):
            raise DuplicadoError("the hand is empty: show the cards that the player held")

    @property
    def possible(self) -> frozenset[Action]:
        """The actions that may be named: lawful calls, or cards that he may play."""
        if self.play:
            following = () if self.suit_led is None else self.hand.suit(self.suit_led)
            return frozenset(following or self.hand)
        return frozenset(self.auction.lawful_calls())


@dataclass(frozen=True, slots=True)
class PolledPlayer:
    """Answer of one player."""

    by: str
    """Under which name or number he is kept."""
    chose: Action
    considered: tuple[Action, ...] = ()
    """Other actions that he seriously considered."""
    level: str = ""
    """His class as a player, e.g. the masterpoint category."""
    suggests: tuple[Action, ...] | None = None
    """Actions that the information suggests in his opinion, asked about after he had chosen; `None` when he was not
    asked."""
    remark: str = ""
    """Remark that he made besides."""

    @property
    def serious(self) -> frozenset[Action]:
        """All that he seriously considered, what he chose among it."""
        return frozenset((self.chose, *self.considered))


@dataclass(frozen=True, slots=True)
class Poll:
    """A question and the answers to it.

    Raises `DuplicadoError` when an answer names what the player could not do, or somebody was asked twice.
    """

    question: PollQuestion
    answers: tuple[PolledPlayer, ...] = ()
    level: str = ""
    """The class of players of which he is one, whose opinion counts."""
    withheld: str = ""
    """The information that was not told before they had answered: a slow pass, a remark."""

    def __post_init__(self) -> None:
        """Check the answers."""
        possible = self.question.possible
        for answer in self.answers:
            for action in answer.serious:
                if action not in possible:
                    raise DuplicadoError(f"{answer.by} named {action}, which the player could not do here")
        twice = [name for name, count in Counter(answer.by for answer in self.answers).items() if count > 1]
        if twice:
            raise DuplicadoError(f"{twice[0]} answered twice: every player is asked once")

    def answered(self, answer: PolledPlayer) -> Poll:
        """Return the poll with one more answer."""
        return replace(self, answers=(*self.answers, answer))


@dataclass(frozen=True, slots=True)
class ActionShare:
    """Numbers of those asked who considered and who chose an action."""

    action: Action
    considered: int
    chose: int
    asked: int
    is_alternative: bool | None
    """True where that makes it a logical alternative; `None` where the Director is to judge."""

    @property
    def part_considered(self) -> Fraction:
        """The part that seriously considered it."""
        return Fraction(self.considered, self.asked)

    @property
    def part_chose(self) -> Fraction:
        """The part that chose it."""
        return Fraction(self.chose, self.asked)


def shares(poll: Poll, threshold: Fraction | None) -> tuple[ActionShare, ...]:
    """Return the share of each action that somebody considered, those chosen most first.

    Args:
        poll: with at least one answer; of a poll without answers nothing can be said.
        threshold: the significant part of the regulations in force; `None` where they name none.
    """
    asked = len(poll.answers)
    chose = Counter(answer.chose for answer in poll.answers)
    considered = Counter(action for answer in poll.answers for action in answer.serious)
    found = [
        ActionShare(
            action,
            considered[action],
            chose[action],
            asked,
            is_logical_alternative(considered[action], chose[action], asked, threshold),
        )
        for action in _in_order(considered)
    ]
    return tuple(sorted(found, key=lambda share: (-share.chose, -share.considered)))


def _in_order(named: Counter[Action]) -> Iterator[Action]:
    return (action for action in (*EVERY_CALL, *EVERY_CARD) if action in named)


def logical_alternatives(poll: Poll, threshold: Fraction | None) -> tuple[Action, ...]:
    """Return the actions that the poll makes logical alternatives, those chosen most first."""
    return tuple(share.action for share in shares(poll, threshold) if share.is_alternative)


def has_alternative(poll: Poll, chosen: Action, threshold: Fraction | None) -> bool | None:
    """Tell whether there was a logical alternative to what the player chose; `None` where the poll leaves it open."""
    others = [share.is_alternative for share in shares(poll, threshold) if share.action != chosen]
    if True in others:
        return True
    return None if None in others or not poll.answers else False


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Opinion of those asked on the action that the information suggests."""

    asked: int
    said: int
    """Number of them who say that it suggests the action."""


def suggestion(poll: Poll, action: Action) -> Suggestion:
    """Count the players in whose opinion the information suggests the action."""
    opinions = [answer.suggests for answer in poll.answers if answer.suggests is not None]
    return Suggestion(len(opinions), sum(action in suggested for suggested in opinions))


def with_poll(facts: UnauthorizedUse, poll: Poll, threshold: Fraction | None) -> UnauthorizedUse:
    """Return the fact sheet of 16B with what the poll says of logical alternatives.

    Where it leaves the question open the sheet says nothing, so that the Director is asked.

    Raises:
        DuplicadoError: the sheet does not name what the player chose.
    """
    if facts.chosen is None:
        raise DuplicadoError("name what the player chose: an alternative is one to that")
    open_question = has_alternative(poll, facts.chosen, threshold) is None
    found = logical_alternatives(poll, threshold)
    considered = any(share.action == facts.chosen and share.is_alternative for share in shares(poll, threshold))
    return replace(
        facts,
        alternatives=None if open_question else tuple(action for action in found if action != facts.chosen),
        was_considered=True if considered else None,
    )
