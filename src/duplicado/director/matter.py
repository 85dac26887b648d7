"""Matters: rectifications in progress, remembered as a fact sheet and the answers given so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duplicado.law.procedure_steps import Answer, NextCall, NextCard, Offer, Order, Procedure, Question, Request
from duplicado.law.rectification import AnyRectification, Opening
from duplicado.law.sheet import FactSheet

__all__ = ["Matter", "MatterStep", "run"]


@dataclass(frozen=True, slots=True)
class Matter:
    """A rectification that has been taken up and is not finished."""

    number: int
    opening: Opening
    """The rectification and its fact sheet."""
    answers: tuple[Answer, ...] = ()
    awaited_turn: int | None = None
    """The place in the auction of the call that is awaited."""
    request: Request | None = None
    """What it waits for."""

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

    def step(self) -> MatterStep:
        """Run the rectification with the answers given so far."""
        return run(self.opening.procedure(), self.answers)

    def answered(self, answer: Answer) -> Matter:
        """Return the matter with one more answer."""
        return replace(self, answers=(*self.answers, answer), request=None, awaited_turn=None)


@dataclass(frozen=True, slots=True)
class MatterStep:
    """What a matter orders after its last answer, and what it waits for next; `None` when it is finished."""

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
