"""House robot: bids by a system that is data, and plays by double dummy over deals that fit what has been shown."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from duplicado.robot.bidding.choice_of_call import Bidding
from duplicado.robot.cardplay.sampled_play import CardPlay
from duplicado.robot.claims import answer_to_claim
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords, answer_to_offer, has_to_answer_claim
from duplicado.robot.stand_in import NothingToDoError
from duplicado.table.actions.play import FacesLead
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView


@dataclass(frozen=True)
class HouseRobot:
    """A robot of one system."""

    name: str
    bidding: Bidding
    card_play: CardPlay

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return an answer to an option or a claim, a call or a card.

        Raises:
            NothingToDoError: the seat has nothing to do, or does not see its cards.
        """
        if view.offers:
            return answer_to_offer(view, view.offers[0])
        if has_to_answer_claim(view):
            return answer_to_claim(view, history, chance)
        if view.own_face_down is not None:
            return ChosenAction(str(FacesLead()), ToldWords("robot-reason-faces-lead"))
        if view.own is None:
            raise NothingToDoError(f"{view.seat} does not see its cards")
        if view.phase is Phase.AUCTION:
            return self.bidding.call(view, history, chance)
        if not view.cards:
            raise NothingToDoError(f"{view.seat} has no card to play")
        return self.card_play.card(view, history, chance)
