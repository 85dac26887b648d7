"""Matters: rectifications in progress, remembered as a fact sheet and the answers given so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duplicado.law.procedure_steps import Answer, NextCall, NextCard, Offer, Order, Procedure, Question, Request

__all__ = ["Matter", "MatterStep", "run"]


@dataclass(frozen=True, slots=True)
class Matter:
    """A rectification that has been taken up and is not finished."""

    number: int
    law: str
    """The name of the rectification in `director.procedures`."""
    facts: object
    answers: tuple[Answer, ...] = ()
    awaited_turn: int | None = None
    """The place in the auction of the call that is awaited."""
    request: Request | None = None
    """What it waits for."""

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
