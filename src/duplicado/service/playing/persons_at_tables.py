"""Persons named in the streams of electronic tables: where, and steps in which somebody is named no more.

Names under which players sit, what they explain and state, appeals, and why the Director looked at hands: each text is
annotated as words or as a code, see `vocabulary.texts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, get_args

from duplicado.formats.event_record.persons import Person
from duplicado.formats.table_record.names import CLASSES
from duplicado.law.meaning import CallMeaning
from duplicado.service.playing.device_reports import NOTHING_TOLD
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import ActionTaken, Happened, Seated, Step
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


def own_steps(person: Person, steps: Iterable[Step]) -> Iterator[int]:
    """Number the steps, from 1, that somebody took in a seat in which he sat under his name."""
    own: set[str] = set()
    for number, step in enumerate(steps, 1):
        if isinstance(step.happened, Seated):
            sitter, seat = step.happened.sitter, step.happened.seat.value
            own = own | {seat} if sitter.kind is SitterKind.PERSON and person.is_in(sitter.name) else own - {seat}
        if step.by in own:
            yield number


def steps_unnamed(person: Person, steps: Sequence[Step]) -> Iterator[Step]:
    """Go through steps with a pseudonym in the place of somebody's name, and without what his device told."""
    own = frozenset(own_steps(person, steps))
    for number, step in enumerate(steps, 1):
        bare = step_without_report(step) if number in own else step
        yield _STEPS.rebuilt(bare, lambda part: reworded(part, person.gone_from, *NAMING))


def step_without_report(step: Step) -> Step:
    """Return a step without what a device told of it."""
    return replace(step, device=NOTHING_TOLD)


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
