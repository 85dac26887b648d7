"""Interview as a form or a shell keeps it: what happened, and the answers so far as they were typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from duplicado.casebook.told_answers import read_answer
from duplicado.director.interview.hearing import Interview, Misfit, Outcome, hear
from duplicado.director.interview.incidents import Incident, UnknownIncidentError, incident
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.from_interview import NotHeardOut, conditions_of
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.interview.account import ruling_of
from duplicado.publish.interview.finding import find_incidents, incident_name
from duplicado.publish.rulings.words import RulingWords
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said, ask, questions
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.vocabulary.errors import NotationError

__all__ = [
    "Answered",
    "Answers",
    "Held",
    "IncidentField",
    "InterviewTold",
    "Spoken",
    "heard",
    "hold_interview",
    "incident_text",
]

_MOST_ANSWERS: Final = 200
_OF_THE_CALL: Final = "*"
Answered: TypeAlias = tuple[tuple[str, str], ...] | Interview
"""Answers as they were typed, by their questions, or in their order with an empty key; or the interview itself."""


@dataclass(frozen=True)
class IncidentField(Words):
    """What happened, by its name or in a word; `*`: as the call tells it."""

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask a program or a shell."""
        return (Leaf(name, in_form=False, initial=_OF_THE_CALL),)


@dataclass(frozen=True)
class Answers(FieldKind[Answered]):
    """Answers of an interview: a JSON object by the questions, or in their order, one to a line."""

    def read(self, name: str, reading: FieldReading) -> Answered:
        """Take them as they were typed."""
        whole = reading.whole(name)
        if not whole.lstrip().startswith("{"):
            return tuple(("", each) for each in whole.splitlines())
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
        if isinstance(value, Interview):
            raise TypeError("an interview is held, not told")
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


@questions
class InterviewTold:
    """An interview as its page keeps it, with the answer that is new."""

    incident: str = ask(Words())
    answers: Answered = ask(Answers(), default=())
    spoken: Language | None = ask(Spoken(), default=None)
    key: str = ask(Words(), default="")
    """The question that is answered now."""
    who: str = ask(Words(), default="")
    some: str = ask(Words(), default="")
    answer: str = ask(Words(), default="")
    more: str = ask(Words(), default="")

    @property
    def told(self) -> Mapping[str, str]:
        """The answers by their questions; what several fields say together is one answer."""
        texts = dict(self.answers) if isinstance(self.answers, tuple) else {}
        # Who chooses, which choice, the card or suit that is named with it.
        new = {self.key: " ".join(filter(None, (self.who, self.some or self.answer, self.more)))} if self.key else {}
        return {**texts, **new}


@dataclass(frozen=True, slots=True)
class Held:
    """An interview as far as it has been held."""

    interview: Interview
    outcome: Outcome
    texts: Mapping[str, str]
    """The answers that were taken, as they were typed, by the keys of their questions."""
    spoken: Language
    """In whose letters they were typed."""
    wrong: NotationError | None = None
    """The last answer is none to its question."""
    misfit: Misfit | None = None
    """The last answer does not fit what was told before."""

    def without(self, key: str) -> str:
        """Write the answers without one of them, which is asked again; later ones stay where they still fit."""
        return json.dumps({name: text for name, text in self.texts.items() if name != key})

    @property
    def text(self) -> str:
        """Write the answers as a form keeps them."""
        return json.dumps(dict(self.texts))


def hold_interview(told: InterviewTold, asked: ActContext) -> Held:
    """Hold an interview with the answers that a form keeps, and the one that is new.

    Raises:
        FormError: nothing is known of what happened, or the answers are not as a form keeps them.
    """
    if isinstance(told.answers, Interview) or not all(key for key, _ in told.answers):
        raise FormError("answers", "answers")
    try:
        begun = Interview(incident(told.incident), conditions_of(asked.state))
    except UnknownIncidentError:
        raise FormError("incident", "incident", told.incident) from None
    return _replayed(begun, told.told, told.spoken or asked.language, told.key)


def heard(
    asked: ActContext,
    happened: str,
    answers: Answered,
    where: Where,
    call: EntryId | None,
    spoken: Language | None = None,
) -> RulingGiven:
    """Return the ruling to which an interview comes.

    Raises:
        FormError: nothing is known of what happened, an answer is none, or something is still to be asked.
    """
    if isinstance(answers, Interview):
        interview = answers
    else:
        named = _called(asked.state, call) if happened == _OF_THE_CALL else happened
        begun = Interview(_incident(named), conditions_of(asked.state))
        in_order = [text for key, text in answers if not key]
        by_key = {key: text for key, text in answers if key}
        interview = _in_order(_replayed(begun, by_key, spoken or asked.language, ""), in_order)
    try:
        return ruling_of(RulingWords.of(asked.language), interview, where, call=call)
    except NotHeardOut:
        raise FormError("open-question", "answers") from None


def incident_text(asked: ActContext, happened: str) -> str:
    """Name what happened."""
    return incident_name(RulingWords.of(asked.language), _incident(happened))


def _called(state: EventState, call: EntryId | None) -> str:
    entry = None if call is None else state.office.entries.get(call)
    return entry.fact.incident if entry is not None and isinstance(entry.fact, DirectorCalled) else ""


def _incident(happened: str) -> Incident:
    try:
        return incident(happened)
    except UnknownIncidentError:
        found = find_incidents(happened) if happened else ()
        if not found:
            raise FormError("incident", "incident", happened) from None
        return found[0]


def _in_order(held: Held, texts: list[str]) -> Interview:
    """Go on with answers in their order."""
    interview, outcome = held.interview, held.outcome
    for text in texts:
        if outcome.asked is None:
            break
        try:
            interview = interview.answered(outcome.asked.key, read_answer(outcome.asked, text, held.spoken))
        except NotationError:
            raise FormError("answer", "answers", text) from None
        outcome = hear(interview)
        if outcome.misfit is not None:
            raise FormError("answer", "answers", text)
    return interview


def _replayed(interview: Interview, texts: Mapping[str, str], spoken: Language, new: str) -> Held:
    """Answer the questions in their order; an older answer that does not fit any more is asked again."""
    taken: dict[str, str] = {}
    outcome = hear(interview)
    while outcome.asked is not None and outcome.asked.key in texts:
        key = outcome.asked.key
        try:
            following = interview.answered(key, read_answer(outcome.asked, texts[key], spoken))
        except NotationError as error:
            return Held(interview, outcome, taken, spoken, wrong=error if key == new else None)
        then = hear(following)
        if then.misfit is not None:
            return Held(interview, outcome, taken, spoken, misfit=then.misfit if key == new else None)
        interview, outcome = following, then
        taken[key] = texts[key]
    return Held(interview, outcome, taken, spoken)
