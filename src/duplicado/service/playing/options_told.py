"""Options of players as pages tell them: to who chooses, with what he does, and to all others (Law 10C1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duplicado.director.narrowing import narrowed
from duplicado.director.state import DirectedTable
from duplicado.publish.rulings.requests import tell_answer, tell_offer
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.robot.turn import answers_to
from duplicado.table.actions.reader import parse_action
from duplicado.vocabulary.seats import Seat


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
        besides: whose own options are left out, since he is asked.
    """
    found: list[tuple[str, str, list[str]]] = []
    for matter in state.matters:
        offer = narrowed(matter.request, state.table)
        if offer is not None and besides not in (offer.by, offer.also_by):
            request = tell_offer(words, offer, matter)
            entailed = dict.fromkeys(answer.entails for answer in request.answers)
            found.append((offer.by.value, request.sentence, list(entailed)))
    return found
