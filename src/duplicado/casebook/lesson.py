"""Lessons: a case of the casebook up to a moment, with cards in all four hands, to be played on at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from duplicado.casebook.model import Case, DirectorStep, ExpectStep, PlayerStep, Setup
from duplicado.casebook.session import Session
from duplicado.casebook.table_engine import ENGINE
from duplicado.law.edition import Edition
from duplicado.table.actions.play import Drops, Names, Shows
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import FULL_PACK, Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_TRIES: Final = 40
"""Deals that are drawn around what happened; a hand that had to be without a suit is not hit by each."""
_Steps: TypeAlias = Sequence[PlayerStep | DirectorStep]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A case up to a moment."""

    session: Session
    """The table as it stands then; the hands of all four are known."""

    @property
    def chooser(self) -> Seat:
        """The player who is to choose, or else whose turn it is."""
        state = self.session.state
        if state.offers:
            return state.offers[0].by
        return state.table.acts or state.table.setup.board.dealer


def lesson_of(case: Case, edition: Edition, told: int | None, chance: Random) -> Lesson | None:
    """Return a case up to a moment; `None` where no deal was found in which all of it could happen.

    Hands that the case does not tell are dealt around the cards that it names.

    Args:
        case: which is played.
        edition: in which it is played.
        told: the number of steps that have happened; `None`: those before a player is to choose for the first time.
        chance: the source of the cards that are not known.
    """
    steps = [step for step in case.steps if not isinstance(step, ExpectStep)]
    sessions = _played(case.setup, edition, steps)
    moment = _of_choice(sessions) if told is None else min(told, len(steps))
    if case.setup.position is not None or _is_known(case.setup.hands):
        return Lesson(sessions[moment]) if _is_known(sessions[moment].table_setup.layout) else None
    wanted = replace(ENGINE.observe(sessions[moment].state), cards=None)
    around = _KnownCards.of(case.setup.hands, sessions)
    for _ in range(_TRIES):
        layout = around.dealt(chance)
        if layout is None:
            continue
        reached = _played(replace(case.setup, hands=layout), edition, steps[:moment])[-1]
        if replace(ENGINE.observe(reached.state), cards=None) == wanted:
            return Lesson(reached)
    return None


def _played(setup: Setup, edition: Edition, steps: _Steps) -> list[Session]:
    """Return the table before the first step and after each; what is not admitted changes nothing."""
    sessions = [Session.begin(setup, edition)]
    for step in steps:
        taken = sessions[-1].take(step)
        sessions.append(taken if isinstance(taken, Session) else sessions[-1])
    return sessions


def _of_choice(sessions: Sequence[Session]) -> int:
    """Return the number of steps before the first choice of a player; else before the first question; else all."""
    choices = (place for place, each in enumerate(sessions) if each.state.offers)
    questions = (place for place, each in enumerate(sessions) if each.state.questions)
    return next(choices, next(questions, len(sessions) - 1))


def _is_known(layout: Layout | None) -> bool:
    return layout is not None and all(hand is not None for _, hand in layout.items())


@dataclass(frozen=True, slots=True)
class _KnownCards:
    """Facts that a case tells of the hands that it does not give."""

    given: dict[Seat, Hand]
    named: dict[Card, Seat]
    """Cards that were seen, with who held them."""
    without: frozenset[tuple[Seat, Suit]]
    """Suits of which a hand has no card beside those named: it did not follow suit."""

    @classmethod
    def of(cls, layout: Layout | None, sessions: Sequence[Session]) -> _KnownCards:
        given = {seat: hand for seat, hand in (layout.items() if layout is not None else ()) if hand is not None}
        done = [turn.step for turn in sessions[-1].turns]
        shown = [(each.seat, each.action) for each in done if isinstance(each, PlayerStep)]
        named: dict[Card, Seat] = {}
        for seat, action in shown:  # seen of a hand, be it that the card went back (Law 24 of 2017)
            named.update(dict.fromkeys(action.cards if isinstance(action, Drops | Shows | Names) else (), seat))
        without: set[tuple[Seat, Suit]] = set()
        for session in sessions:
            table = session.state.table
            for exposed in table.exposed:
                named.setdefault(exposed.card, exposed.seat)
            if table.play is None:
                continue
            for seat, card in table.play.face_down:
                named.setdefault(card, seat)
            for trick in table.play.play.tricks:
                for seat, card in trick.plays:
                    named.setdefault(card, seat)
                    if trick.suit_led is not None and trick.suit_led is not card.suit:
                        without.add((seat, trick.suit_led))
        return cls(given, named, frozenset(without))

    def dealt(self, chance: Random) -> Layout | None:
        """Deal the cards that are left; `None` where it does not come out even this time."""
        hands = {seat: [*self.given.get(seat, ())] for seat in Seat}
        for card, seat in self.named.items():
            if seat not in self.given:
                hands[seat].append(card)
        placed = {card for hand in hands.values() for card in hand}
        left = [card for card in Hand.of_bits(FULL_PACK) if card not in placed]
        chance.shuffle(left)
        left.sort(key=lambda card: -sum((seat, card.suit) in self.without for seat in Seat))
        for card in left:
            lacking = {
                seat: 13 - len(hands[seat])
                for seat in Seat
                if seat not in self.given and (seat, card.suit) not in self.without and len(hands[seat]) < 13
            }
            if not lacking:
                return None
            (taker,) = chance.choices(list(lacking), list(lacking.values()))
            hands[taker].append(card)
        return Layout({seat: Hand(hand) for seat, hand in hands.items()})
