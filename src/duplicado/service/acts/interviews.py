"""Interview as a form or a shell keeps it: what happened, and the answers so far as they were typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.calls import AnyCall
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.service.acts.ask import Control, FieldKind, FieldReading, Leaf, Said, ask, questions
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words

_MOST_ANSWERS: Final = 200
OF_THE_CALL: Final = "*"
Answered: TypeAlias = tuple[tuple[str, str], ...]
"""Answers as they were typed, by their questions, or in their order with an empty key."""


@dataclass(frozen=True)
class IncidentField(Words):
    """Field for an incident, by its name or in a word; `*`: as the call tells it."""

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask a program or a shell."""
        return (Leaf(name, in_form=False, bare=OF_THE_CALL),)


@dataclass(frozen=True)
class Answers(FieldKind[Answered]):
    """Answers of an interview: a JSON object by the questions, or in their order, one to a line."""

    def read(self, name: str, reading: FieldReading) -> Answered:
        """Take them as they were typed."""
        whole = reading.whole(name)
        if not whole.lstrip().startswith("{"):
            return tuple(("", each) for each in whole.split("\n")) if whole else ()  # the last may be an empty one
        try:
            read: Any = json.loads(whole)
        except ValueError:
            raise FormError("answers", name) from None
        known = cast("dict[str, object]", read)
        if len(known) > _MOST_ANSWERS or not all(isinstance(text, str) for text in known.values()):
            raise FormError("answers", name)
        return tuple((key, str(text)) for key, text in known.items())

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Carry them along in a form; ask for them in a shell."""
        return (Leaf(name, Control.ANSWERS, many=True, is_hidden=True),)

    def said(self, name: str, value: Answered) -> Said:
        """Write them as they are kept."""
        in_order = not value or not value[0][0]
        return {name: tuple(text for _, text in value) if in_order else json.dumps(dict(value))}


@dataclass(frozen=True)
class Spoken(FieldKind[Language | None]):
    """The language in whose letters the answers were typed; another word is none."""

    def read(self, name: str, reading: FieldReading) -> Language | None:
        """Find the language."""
        return next((each for each in Language if each.value == reading.text(name)), None)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Carry it along."""
        return (Leaf(name, is_hidden=True, in_shell=False),)

    def said(self, name: str, value: Language | None) -> Said:
        """Write its code."""
        return {name: "" if value is None else value.value}


@dataclass(frozen=True, slots=True)
class RulingHeard:
    """A ruling as a record takes it down, told in full or heard in an interview."""

    given: RulingGiven
    name: str
    """The same in a few words."""
    score: Ruling | None = None
    """The adjusted score, where it has come to one."""


def incident_called(state: EventState, call: EntryId | None) -> str:
    """Return what a call of the Director names as what happened; empty where it names nothing."""
    entry = None if call is None else state.office.entries.get(call)
    return entry.fact.incident if entry is not None and isinstance(entry.fact, AnyCall) else ""


@questions
class InterviewTold:
    """An interview as its page keeps it, with the answer that is new."""

    incident: str = ask(Words())
    answers: Answered = ask(Answers(), default=())
    spoken: Language | None = ask(Spoken(), default=None)
    key: str = ask(Words(), default="")
    """The question that is answered now."""
    who: str = ask(Words(), default="")
    first: str = ask(Words(), default="")
    """A part of a contract or a card that is tapped: the level, the suit."""
    second: str = ask(Words(), default="")
    """The denomination, the rank."""
    some: str = ask(Words(), default="")
    answer: str = ask(Words(), default="")
    more: str = ask(Words(), default="")

    @property
    def told(self) -> Mapping[str, str]:
        """The answers by their questions; what several fields say together is one answer."""
        texts = dict(self.answers)
        # Who chooses or plays, what is tapped of it, which choice, the card or suit that is named with it.
        parts = (self.who, self.first, self.second, self.some or self.answer, self.more)
        new = {self.key: " ".join(filter(None, parts))} if self.key else {}
        return {**texts, **new}
