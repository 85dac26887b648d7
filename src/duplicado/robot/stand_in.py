"""Stand-in: the least that a robot can do, for tests and for an empty seat where no other robot can be had.

It passes, plays its lowest lawful card, and takes the first choice of every option that a Law gives it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords, answers_to, card_text, has_to_answer_claim
from duplicado.table.actions.claims import Agrees, Disputes, PlaysOn
from duplicado.table.actions.play import FacesLead
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.errors import DuplicadoError

_LOWEST: Final = ToldWords("robot-reason-lowest")
_PASSES: Final = ToldWords("robot-reason-passes")
_ONLY: Final = ToldWords("robot-reason-first-option")
_DISPUTES: Final = ToldWords("robot-reason-claim-open")
_CONCEDED: Final = ToldWords("robot-reason-concession")
_PLAYS_ON: Final = ToldWords("robot-reason-plays-on")
_FACES: Final = ToldWords("robot-reason-faces-lead")


class NothingToDoError(DuplicadoError):
    """A robot was asked to act where its seat has nothing to do."""


class StandIn:
    """A player who passes and plays low."""

    name = "stand-in"

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:  # noqa: ARG002 - the interface
        """Return a pass, the lowest lawful card, or the first choice of an option."""
        answer = first_answer(view)
        if answer is not None:
            return answer
        if view.phase is Phase.AUCTION:
            return ChosenAction(str(PASS), _PASSES)
        if not view.cards:
            raise NothingToDoError(f"{view.seat} has nothing to do")
        lowest = min(view.cards, key=lambda card: (card.rank.index, card.suit.index))
        return ChosenAction(card_text(view, history, lowest), _LOWEST)


def first_answer(view: SeatView) -> ChosenAction | None:
    """Return what has to be done before any call or card: an answer to an option or a claim, the facing of a lead."""
    if view.offers:
        return ChosenAction(answers_to(view.offers[0])[0], _ONLY)
    if view.claim is not None and has_to_answer_claim(view):
        if view.claim.play_on:
            return ChosenAction(str(PlaysOn()), _PLAYS_ON)
        if view.claim.own_tricks == 0:
            return ChosenAction(str(Agrees()), _CONCEDED)
        return ChosenAction(str(Disputes()), _DISPUTES)
    if view.own_face_down is not None:
        return ChosenAction(str(FacesLead()), _FACES)
    return None
