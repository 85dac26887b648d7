"""Refusals of a table in sentences: what forbids the action and what to do instead."""

from __future__ import annotations

from duplicado.director.admission import TableRefusal
from duplicado.director.commands import Command, Find
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.rulings.ruling_terms import RulingWords


def tell_refusal(words: RulingWords, refusal: TableRefusal, command: Command, state: DirectedTable) -> str:
    """Say why a command was not admitted, with the Law where one applies, and what can be done."""
    clause = refusal.clause
    if refusal.tricks_to_come is not None:
        return words.text("refused-no-division", tricks=refusal.tricks_to_come)
    if refusal.answers_otherwise is not None:
        return words.text("refused-no-answer", inquiry=refusal.answers_otherwise)
    if clause is None:
        return words.text("refused-finding" if isinstance(command, Find) else "refused-nothing-asked")
    if clause == "9B2":
        waiting = [words.seat(offer.by) for offer in state.offers if offer.blocking]
        if waiting:
            return words.with_law(
                words.text("refused-wait-player", who=words.listed(tuple(dict.fromkeys(waiting)))), "9B2"
            )
        asked = [question.clause for question in state.questions if question.blocking]
        return words.with_law(words.text("refused-wait-director", clauses=", ".join(asked)), "9B2")
    if any(offer.clause == clause for offer in state.offers):
        return words.with_law(words.text("refused-not-on-offer"), clause)
    short = clause_in_short(words, clause, state.table.edition)
    return words.with_law(words.text("refused-by-law", wording=short) if short else words.text("refused"), clause)


def clause_in_short(words: RulingWords, clause: str, edition: Edition) -> str:
    """Return our short wording of a clause, or of the nearest clause above it that has one; empty without any."""
    catalogue = load_catalogue()
    named: ClauseId | None = ClauseId.parse(clause)
    while named is not None:
        entry = catalogue.get(named, edition) or catalogue.get(named, Edition.LAWS_2017)
        if entry is not None and (wording := entry.wording(words.language)):
            return wording
        named = named.parent
    return ""
