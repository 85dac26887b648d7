"""Refusals of a table's steps, for programs: the reason, and what is open now."""

from __future__ import annotations

from duplicado.director.admission import TableRefusal
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.inquiry import inquiries, inquiry_of
from duplicado.law.reference import ClauseId


def why_refused(state: DirectedTable, refusal: TableRefusal, command: Command) -> str:
    """Say which step is refused and why, and which offers and questions are open instead."""
    return f"{_told(command)} is refused: {_reason(state, refusal, command)}; {_open(state)}"


def _told(command: Command) -> str:
    match command:
        case PlayerActs():
            return f"{command.seat} {command.action}"
        case Find():
            return "finding " + ", ".join(f"{each.key} {each.value!r}" for each in command.findings)
        case _:
            return str(command)


def _reason(state: DirectedTable, refusal: TableRefusal, command: Command) -> str:
    if refusal.clause is not None:
        return f"Law {refusal.clause}"
    if refusal.tricks_to_come is not None:
        return f"{refusal.answers_otherwise} divides the {refusal.tricks_to_come} tricks that are left"
    if refusal.answers_otherwise is not None:
        shape = inquiry_of(refusal.answers_otherwise, state.table.edition).shape
        return f"{refusal.answers_otherwise} asks for {shape}"
    if isinstance(command, Find):
        laws = dict.fromkeys(each.key.law for each in command.findings if isinstance(each.key, ClauseId))
        return "nobody asks for it now" + "".join(_of_law(law, state.table.edition) for law in laws)
    return "it answers nothing that is asked"


def _of_law(law: int, edition: Edition) -> str:
    """List what the Director may find under a Law: when he is asked, and of his own motion."""
    of_law = sorted(
        (each.cited_in(edition), each.asked_only) for key, each in inquiries().items() if _law_of(key) == law
    )
    asked, own = ([key for key, asked_only in of_law if asked_only is wanted] for wanted in (True, False))
    told = [f"when asked {', '.join(asked)}"] if asked else []
    told += [f"of his own motion, in advance too, {', '.join(own)}"] if own else []
    return f"; under Law {law} the Director finds {'; '.join(told) or 'nothing'}"


def _law_of(key: str) -> int:
    digits = key[: next((place for place, each in enumerate(key) if not each.isdigit()), len(key))]
    return int(digits or 0)


def _open(state: DirectedTable) -> str:
    offers = [
        f"{offer.by} {' or '.join(word.value for word in offer.words)} ({offer.clause})" for offer in state.offers
    ]
    questions = [f"the Director {question.clause}" for question in state.questions]
    return f"open now: {', '.join([*offers, *questions])}" if offers or questions else "nothing is open now"
