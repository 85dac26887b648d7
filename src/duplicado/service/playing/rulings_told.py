"""Rulings of a board as its table is told them, with what each choice that was made entails (Law 10C1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duplicado.director.narrowing import narrowed
from duplicado.director.standing_orders import StandingBasis
from duplicado.director.state import evolve
from duplicado.law.procedure_steps import Choice, Finding
from duplicado.publish.rulings.requests import tell_offer
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries
from duplicado.service.playing.played_table import PlayedTable, StepFollowed
from duplicado.table.actions.auction import AsksAbout, Explains
from duplicado.table.audience import hears_last
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    JudgedAnew,
    MatterOpened,
    Overruled,
    Ruled,
)
from duplicado.vocabulary.seats import Seat

_TELL_SOMETHING: Final = (AttentionDrawn, Ruled, MatterOpened, Concluded, Overruled, JudgedAnew)


def rulings_told(now: PlayedTable, words: RulingWords, viewer: Seat | None = None) -> Iterable[str]:
    """Yield what was ruled on this board, in sentences, and what each choice that was made entails.

    Args:
        now: the table.
        words: of the reader.
        viewer: the seat that is told: not what follows from a statement that it may not hear; `None`: all of it.
    """
    for step in now.told:
        if viewer is not None and _follows_from_what_is_kept_from(step, viewer):
            continue
        yield from _entailed(step, words)
        if any(isinstance(entry, _TELL_SOMETHING) or _is_finding(entry) for entry in step.entries):
            told = tell_entries(words, step.before, step.entries, appeals=now.directed)
            yield from (line.text for line in told if not line.is_fact)
        for clause, basis in step.concluded:
            if basis != StandingBasis.RECORD.value:
                yield words.with_law(words.text(f"play-concluded-{basis}"), clause)


def kept_matters(now: PlayedTable, viewer: Seat) -> frozenset[int]:
    """Return the matters that were taken up because of a statement which a seat is not told."""
    kept = (step.entries for step in now.told if _follows_from_what_is_kept_from(step, viewer))
    return frozenset(entry.number for entries in kept for entry in entries if isinstance(entry, MatterOpened))


def _is_finding(entry: Entry) -> bool:
    return isinstance(entry, Answered) and isinstance(entry.answer, Finding)


def _follows_from_what_is_kept_from(step: StepFollowed, viewer: Seat) -> bool:
    """Tell whether something was explained, or asked, that a seat is not told, e.g. corrected by its partner (20F4)."""
    said = step.entries[0]
    if not isinstance(said, Acted) or not isinstance(said.action, Explains | AsksAbout):
        return False
    return not hears_last(evolve(step.before, said).table, viewer)


def _entailed(step: StepFollowed, words: RulingWords) -> Iterable[str]:
    """Yield what the answers to offers that a step gave entail: the offender, too, hears what he may do now."""
    answered = {entry.number: entry.answer for entry in step.entries if isinstance(entry, Answered)}
    for matter in step.before.matters:
        offer = narrowed(matter.request, step.before.table)
        answer = answered.get(matter.number)
        if offer is not None and isinstance(answer, Choice) and answer.word in offer.words:
            chosen = tell_offer(words, offer, matter).answers[offer.words.index(answer.word)]
            yield words.with_law(chosen.entails, offer.clause)
