"""Matters: rectifications in progress, remembered as a fact sheet and the answers given so far."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Answer, NextCall, NextCard, Offer, Order, Procedure, Question, Request, Stood
from duplicado.law.rectification import AnyRectification, FactSheet, Opening
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """An awaited call that answered a matter."""

    answers: int
    """Number of answers that came before it."""
    place: int
    """Its place in the auction."""
    call: Call | None
    """The call; `None` when the auction ended before."""

    def stands(self, auction: Auction) -> bool:
        """Tell whether it is still as it was."""
        if len(auction.calls) > self.place:
            return auction.calls[self.place] is self.call
        return self.call is None and auction.is_ended


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class Matter:
    """A rectification that has been taken up and is not finished."""

    number: int
    opening: Opening
    """The rectification and its fact sheet."""
    answers: tuple[Answer, ...] = ()
    behind: int = 0
    """The place in the auction from which on the next awaited call is looked for."""
    awaited_turn: int | None = None
    """The place in the auction of the call that is awaited."""
    rests_on: tuple[CallAnswered, ...] = ()
    """The calls that have been awaited and made, in order."""
    request: Request | None = None
    """Request that it waits for."""
    ordered: tuple[Order, ...] = ()
    """Orders that it has given since its last answer."""

    @property
    def law(self) -> str:
        """The name under which records and messages know the rectification."""
        return self.opening.law

    @property
    def facts(self) -> FactSheet:
        """The fact sheet on which it rests."""
        return self.opening.facts

    def is_of(self, *rectifications: AnyRectification) -> bool:
        """Tell whether it is one of these rectifications."""
        return self.opening.rectification in rectifications

    def at_work(self, dealer: Seat) -> Matter:
        """Return the matter after its rectification has gone on as far as the answers given so far take it.

        Args:
            dealer: the dealer, from whom the turns of the auction are counted.
        """
        step = run(self.opening.procedure(), self.answers)
        turn = _turn_awaited(step.request, self.behind, dealer)
        return replace(self, request=step.request, ordered=step.orders, awaited_turn=turn)

    def answered(self, answer: Answer, auction: Auction) -> Matter:
        """Return the matter at work with one more answer.

        Args:
            answer: the answer.
            auction: the calls that stand.
        """
        behind, rests_on = len(auction.calls), self.rests_on
        if isinstance(self.request, NextCall) and isinstance(answer, Stood) and self.awaited_turn is not None:
            rests_on = (*rests_on, CallAnswered(len(self.answers), self.awaited_turn, answer.call))
            behind = self.awaited_turn + 1
        answers = (*self.answers, answer)
        return replace(self, answers=answers, behind=behind, rests_on=rests_on).at_work(auction.dealer)

    def reopened(self, answers: int) -> Matter:
        """Return the matter with the answers that it had when it waited for the call behind that many of them."""
        awaited = next(each for each in self.rests_on if each.answers == answers)
        rests_on = tuple(each for each in self.rests_on if each.answers < answers)
        return replace(self, answers=self.answers[:answers], behind=awaited.place, rests_on=rests_on)

    def without_what_it_cancelled(self, auction: Auction) -> Matter:
        """Return the matter after it has ordered itself which calls stand: it rests on those alone that still do."""
        behind, rests_on = len(auction.calls), tuple(each for each in self.rests_on if each.stands(auction))
        turn = _turn_awaited(self.request, behind, auction.dealer)
        return replace(self, behind=behind, rests_on=rests_on, awaited_turn=turn)


def _turn_awaited(request: Request | None, behind: int, dealer: Seat) -> int | None:
    """Return the turn of the auction at which the call comes that is waited for, if one is."""
    if not isinstance(request, NextCall):
        return None
    return behind + dealer.after(behind).distance_to(request.seat)


@dataclass(frozen=True, slots=True)
class MatterStep:
    """Orders of a matter after its last answer, and its next request; `None` when it is finished."""

    orders: tuple[Order, ...]
    request: Request | None


def run(procedure: Procedure, answers: tuple[Answer, ...]) -> MatterStep:
    """Run a rectification with the answers given so far; orders from before the last answer are not repeated."""
    orders: list[Order] = []
    pending = list(answers)
    try:
        step = next(procedure)
        while True:
            match step:
                case Order():
                    if not pending:
                        orders.append(step)
                    step = procedure.send(None)
                case Offer() | Question() | NextCall() | NextCard():
                    if not pending:
                        return MatterStep(tuple(orders), step)
                    step = procedure.send(pending.pop(0))
    except StopIteration:
        return MatterStep(tuple(orders), None)
