"""Rulings of a board as its table is told them, with what each choice that was made entails (Law 10C1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duplicado.director.narrowing import narrowed
from duplicado.director.standing_orders import StandingBasis
from duplicado.law.procedure_steps import Choice
from duplicado.publish.rulings.requests import tell_offer
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries
from duplicado.service.playing.played_table import PlayedTable, StepFollowed
from duplicado.table.entries import (
    Answered,
    AttentionDrawn,
    Concluded,
    JudgedAnew,
    MatterOpened,
    Overruled,
    Ruled,
)

__all__ = ["rulings_told"]

_TELL_SOMETHING: Final = (AttentionDrawn, Ruled, MatterOpened, Concluded, Overruled, JudgedAnew)


def rulings_told(now: PlayedTable, words: RulingWords) -> Iterable[str]:
    """Yield what was ruled on this board, in sentences, and what each choice that was made entails."""
    for step in now.told:
        yield from _entailed(step, words)
        if any(isinstance(entry, _TELL_SOMETHING) for entry in step.entries):
            told = tell_entries(words, step.before, step.entries, appeals=now.directed)
            yield from (line.text for line in told if not line.is_fact)
        for clause, basis in step.concluded:
            if basis != StandingBasis.RECORD.value:
                yield words.with_law(words.text(f"play-concluded-{basis}"), clause)


def _entailed(step: StepFollowed, words: RulingWords) -> Iterable[str]:
    """Yield what the answers to offers that a step gave entail: the offender, too, hears what he may do now."""
    answered = {entry.number: entry.answer for entry in step.entries if isinstance(entry, Answered)}
    for matter in step.before.matters:
        offer = narrowed(matter.request, step.before.table)
        answer = answered.get(matter.number)
        if offer is not None and isinstance(answer, Choice) and answer.word in offer.words:
            chosen = tell_offer(words, offer, matter).answers[offer.words.index(answer.word)]
            yield words.with_law(chosen.entails, offer.clause)
