"""An interview held for an event: under its Laws and regulations, from the call, for its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.director.interview import Conditions
    from duplicado.event.record import EntryId, EventState, RulingGiven, Where
    from duplicado.vocabulary import Language

__all__ = ["conditions_of", "interviewed"]


def conditions_of(state: EventState) -> Conditions:
    """Return the Laws and regulations under which an event is held, as an interview wants them."""
    from duplicado.director.interview import Conditions

    conditions = state.conditions
    return Conditions(conditions.edition, conditions.regulations.values(), conditions.kind)


def interviewed(
    state: EventState,
    happened: str,
    answers: tuple[str, ...],
    where: Where,
    call: EntryId | None,
    language: Language,
) -> tuple[RulingGiven, str]:
    """Hold an interview and return the ruling to which it comes, and what happened by its name.

    Args:
        state: what the record says.
        happened: what happened, in a word; empty for what the call says.
        answers: as they would be typed; without any the Director is asked.
        where: where it happened.
        call: the call that the ruling answers.
        language: of the interview.

    Raises:
        UnreadableInput: nobody knows what happened; an answer is none; or the answers leave a question open.
        Found: the Director stopped before the end.
    """
    from duplicado.cli.rule import converse, refuse_if_not_taken, say
    from duplicado.cli.rule_shell import RuleShell
    from duplicado.publish.interview import find_incidents, incident_name, ruling_of
    from duplicado.publish.rulings import RulingWords

    words = RulingWords.of(language)
    wanted = happened.strip() or _as_called(state, call)
    found = find_incidents(wanted)
    if not found:
        raise UnreadableInput(words.text("rule-unknown", query=wanted))
    shell = RuleShell(words, conditions_of(state), found)
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
    return ruling_of(words, shell.interview, where, call=call), incident_name(words, shell.interview.incident)


def _as_called(state: EventState, call: EntryId | None) -> str:
    from duplicado.event.record import DirectorCalled

    entry = None if call is None else state.office.entries.get(call)
    return entry.fact.incident if entry is not None and isinstance(entry.fact, DirectorCalled) else ""
