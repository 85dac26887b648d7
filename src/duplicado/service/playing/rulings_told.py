"""Rulings of a board, players' options and the ledger of information, as pages tell them (Laws 10C1 and 16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from duplicado.director.narrowing import narrowed
from duplicado.director.standing_orders import StandingBasis
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.information import Extraneous, MovedCard
from duplicado.law.procedure_steps import Choice, Finding
from duplicado.publish.rulings.requests import tell_answer, tell_offer
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries
from duplicado.robot.player import answers_to
from duplicado.service.playing.played_table import PlayedTable, StepFollowed
from duplicado.table.actions.auction import AsksAbout, Explains
from duplicado.table.actions.reader import parse_action
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
from duplicado.table.ledger import KnownBecause
from duplicado.vocabulary.seats import Seat, Side

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


def offered(state: DirectedTable, seat: Seat, words: RulingWords) -> list[dict[str, Any]]:
    """List the options that the player may answer, with what each answer entails."""
    found: list[dict[str, Any]] = []
    for matter in state.matters:
        offer = narrowed(matter.request, state.table)
        if offer is None or seat not in (offer.by, offer.also_by):
            continue
        request = tell_offer(words, offer, matter)
        told = {word: answer.entails for word, answer in zip(offer.words, request.answers, strict=True)}
        answers = [
            {"do": text, "label": tell_answer(words, word, parse_action(text)), "text": told[word]}
            for word in offer.words
            for text in answers_to(replace(offer, words=(word,)))
        ]
        found.append({"clause": offer.clause, "sentence": request.sentence, "answers": answers})
    return found


def awaited(state: DirectedTable, words: RulingWords, besides: Seat | None = None) -> list[tuple[str, str, list[str]]]:
    """List what players may choose, for those who wait for it: who, between what, and what each choice entails (10C1).

    Args:
        state: the table.
        words: of the reader.
        besides: whose own options are left out, since he is asked; `None`: nobody's, for the Director.
    """
    found: list[tuple[str, str, list[str]]] = []
    for matter in state.matters:
        offer = narrowed(matter.request, state.table)
        if offer is not None and (besides is None or besides not in (offer.by, offer.also_by)):
            request = tell_offer(words, offer, matter)
            entailed = dict.fromkeys(answer.entails for answer in request.answers)
            found.append((offer.by.value, request.sentence, list(entailed)))
    return found


def ledger_told(now: PlayedTable, words: RulingWords, viewer: Seat | None = None) -> dict[str, Any] | None:
    """Return what each side may use of what was withdrawn, exposed or heard, and what not; `None`: there is nothing.

    Args:
        now: the table.
        words: of the reader.
        viewer: the seat that is told: nothing of a matter that is kept from it; `None`: all of it.
    """
    kept = frozenset[int]() if viewer is None else kept_matters(now, viewer)
    lines = () if now.board is None else now.board.table.ledger
    holding = [line for line in lines if line.holds and line.matter not in kept]
    if not holding:
        return None
    return {
        side.value: {
            "not": _texts(words, (line for line in holding if line.unauthorized is side)),
            "may": _texts(words, (line for line in holding if _may_use(line, side))),
        }
        for side in Side
    }


def _may_use(line: KnownBecause, side: Side) -> bool:
    """Tell whether a line says that a side may use it; of what was heard elsewhere nobody says so of the others."""
    alone = isinstance(line.item, Extraneous | MovedCard)
    return line.unauthorized is None or (line.unauthorized is not side and not alone)


def _texts(words: RulingWords, lines: Iterable[KnownBecause]) -> list[str]:
    return list(dict.fromkeys(words.with_law(words.item(line.item), *line.because) for line in lines))
