"""Persons named in the streams of electronic tables: where, and steps in which somebody is named no more.

Names under which players sit, what they explain and state, appeals, and why the Director looked at hands: each text is
annotated as words or as a code, see `vocabulary.texts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

from duplicado.formats.event_record.persons import Person
from duplicado.formats.table_record.names import CLASSES
from duplicado.law.meaning import CallMeaning
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import ActionTaken, Happened, Step
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.texts import NAMING, Worded, reworded, said_in

CLASSES_OF_STEPS: Final = frozenset({Step, Sitter, *get_args(Happened), *get_args(Action), *CLASSES.values()})
"""All of which steps are made."""
_STEPS: Final = Worded(CLASSES_OF_STEPS)
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def named_in_step(person: Person, step: Step) -> Iterator[str]:
    """Name the fields of a step in which somebody is named, as `Sitter.name`."""
    for part in _STEPS.parts(step):
        fields_naming = (member for member, text in said_in(part, *NAMING) if person.is_in(text))
        yield from (f"{type(part).__name__}.{member}" for member in dict.fromkeys(fields_naming))


def step_unnamed(person: Person, step: Step) -> Step:
    """Return a step with a pseudonym in the place of somebody's name; all else as it was."""
    changed: Step = _STEPS.rebuilt(step, lambda part: reworded(part, person.gone_from, *NAMING))
    return changed


def step_without_words(step: Step) -> Step:
    """Return a step without what persons said and how they are called; calls, cards, rulings and times stay.

    What a call means as data stays too: its words are terms that the Laws compare.
    """
    changed: Step = _STEPS.rebuilt(step, _told)
    return changed


def _told(part: Any) -> dict[str, object]:  # noqa: ANN401 - whatever is stored
    match part:
        case CallMeaning():
            return {}
        case Sitter(kind=kind) if kind is not SitterKind.PERSON:
            return {}
        case Step() | ActionTaken():
            return reworded(part, _without_speech, *NAMING)
        case _:
            return reworded(part, lambda _text: "", *NAMING)


def _without_speech(command: str) -> str:
    """Return a command without what is said in it: in quotation marks, or beside the command (`SeatCommand.asked`)."""
    return _QUOTED.sub('""', command).partition("|")[0]
