"""An interview held for an event: under its Laws and regulations, from the call, for its record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.director.interview.questions import Prompt
    from duplicado.event.facts.ids import EntryId
    from duplicado.event.facts.office_values import Where
    from duplicado.event.record.state import EventState
    from duplicado.publish.messages import Messages


def known_of(state: EventState, where: Where, at: datetime, messages: Messages) -> dict[str, str]:
    """Return what the record says about questions of an interview, by their keys: of the round, the Correction Period.

    It is said and not answered: what the Laws ask is when attention was drawn, which may have been before.
    """
    from duplicado.event.record.request_timing import times_at, timing_of
    from duplicado.law.book.law_79_time import Requested
    from duplicado.publish.office_texts import timing_text
    from duplicado.publish.office_words import where_text

    place = where.place
    if place is None:
        return {}
    over = times_at(state, place).round_over
    round_told = messages.text(
        "interview-record-round-over" if over else "interview-record-round-on", where=where_text(where, messages)
    )
    timed = timing_of(state, Requested.SCORE_CORRECTION, at, where.session)
    late = messages.text(
        "interview-record-correction",
        told=timing_text(messages, timed, messages.moment),
    )
    return {"circumstances": round_told, "after the round": round_told, "late": late, "withdrawn": late}


def evidence_at(state: EventState, where: Where, messages: Messages, *, score: bool) -> Iterable[str]:
    """Return the lines beside a question that peers can answer: the polls taken.

    Of one that asks for a score also the double-dummy tricks, where the deal is known.
    """
    from duplicado.director.judgement.sheets import significant_fraction
    from duplicado.event.record.office_queries import polls_taken
    from duplicado.publish.interview.score_evidence import double_dummy_lines, polls_lines
    from duplicado.publish.rulings.ruling_terms import RulingWords
    from duplicado.service.double_dummy_tables import DoubleDummyTables

    if where.board is None:
        return ()
    words = RulingWords.of(messages.language)
    table = None
    if score:
        tables = DoubleDummyTables()
        table = asyncio.run(tables.of(state.session(where.session).layout_of(where.section, where.board)))
        tables.stop()
    taken = [each.fact for each in polls_taken(state, where)]
    threshold = significant_fraction(state.conditions.regulations.values())
    tricks = () if table is None else double_dummy_lines(words, table)
    return (*tricks, *polls_lines(words, taken, threshold))


def interviewed(
    state: EventState,
    messages: Messages,
    happened: str,
    answers: tuple[str, ...],
    where: Where,
    call: EntryId | None,
) -> tuple[str, Mapping[str, str]]:
    """Hold an interview to its end; return the incident and the answers as they were typed, by their questions.

    Args:
        state: what the record says.
        messages: of the language of the interview.
        happened: what happened, in a word; `*` or nothing: what the call says.
        answers: as they would be typed; without any the Director is asked.
        where: where it happened.
        call: the call that the ruling answers.

    Raises:
        UnreadableInput: nobody knows what happened; an answer is none; or the answers leave a question open.
        Found: the Director stopped before the end.
    """
    from duplicado.cli.rule import converse, refuse_if_not_taken, say
    from duplicado.cli.rule_shell import RuleShell
    from duplicado.event.record.ruling_from_interview import conditions_of
    from duplicado.publish.interview.finding import find_incidents, nothing_found
    from duplicado.publish.interview.score_evidence import asks_for_a_score, asks_what_peers_would_do
    from duplicado.publish.rulings.ruling_terms import RulingWords
    from duplicado.service.acts.interviews import OF_THE_CALL, incident_called

    words = RulingWords.of(messages.language)
    wanted = happened.strip().strip(OF_THE_CALL) or incident_called(state, call)
    conditions = conditions_of(state)
    found = find_incidents(wanted, edition=conditions.edition)
    if not found:
        raise UnreadableInput(nothing_found(words, wanted, conditions.edition))
    told = known_of(state, where, datetime.now(UTC), messages)

    def known(ask: Prompt) -> Iterable[str]:
        if asks_what_peers_would_do(ask):
            return evidence_at(state, where, messages, score=asks_for_a_score(ask))
        return (told[ask.key],) if ask.key in told else ()

    shell = RuleShell(words, conditions, found, known)
    for answer in answers:
        refuse_if_not_taken(shell, answer)
    if answers:
        say(shell.report())
    else:
        converse(shell, to_the_end=words.text("office-interview-take-down"))
    if shell.interview is None or not shell.is_complete:
        if answers:
            raise UnreadableInput(words.text("office-interview-open", question=shell.question))
        click.echo(words.text("office-interview-stopped"), err=True)
        raise Found
    click.echo()
    return shell.interview.incident.id, shell.typed
