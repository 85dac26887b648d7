"""Interview of an act as a form or a shell keeps it, and as it is held: answers replayed, and the ruling at the end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, cast

from duplicado.casebook.held_interview import Held, replayed
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import Incident, UnknownIncidentError, incident
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.calls import AnyCall
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import AnswerTyped, HeldInterview, Where
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.office_queries import polls_taken
from duplicado.event.record.ruling_from_interview import NotHeardOut, conditions_of, score_heard
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents, incident_name
from duplicado.publish.interview.interview_report import ruling_of
from duplicado.publish.interview.score_evidence import asks_what_peers_would_do
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said, ask, questions
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


def hold_interview(told: InterviewTold, asked: ActContext) -> Held:
    """Hold an interview with the answers that a form keeps, and the one that is new.

    Raises:
        FormError: nothing is known of what happened, or the answers are not as a form keeps them.
    """
    if not all(key for key, _ in told.answers):
        raise FormError("answers", "answers")
    try:
        begun = Interview(incident(told.incident), conditions_of(asked.state))
    except UnknownIncidentError:
        raise FormError("incident", "incident", told.incident) from None
    return replayed(begun, told.told, told.spoken or asked.language, told.key)


def heard(
    asked: ActContext,
    happened: str,
    answers: Answered,
    where: Where,
    call: EntryId | None,
    spoken: Language | None = None,
) -> RulingHeard:
    """Return the ruling to which an interview comes.

    It is held with whoever acts where he is there to be asked; else all answers are told.

    Raises:
        FormError: nothing is known of what happened, an answer is none, or something is still to be asked.
    """
    if asked.interviewer is not None and not any(key for key, _ in answers):
        named, told = asked.interviewer(happened, tuple(text for _, text in answers), where, call)
        begun, in_order = Interview(incident(named), conditions_of(asked.state)), []
    else:
        named = incident_called(asked.state, call) if happened == OF_THE_CALL else happened
        begun = Interview(_incident(named, asked), conditions_of(asked.state))
        told, in_order = {key: text for key, text in answers if key}, [text for key, text in answers if not key]
    held = _in_order(replayed(begun, told, spoken or asked.language), in_order)
    words = RulingWords.of(asked.language)
    try:
        given = ruling_of(words, held.interview, where, call=call)
    except NotHeardOut:
        raise FormError("open-question", "answers") from None
    typed = tuple(AnswerTyped(key, text) for key, text in held.texts.items())
    kept = HeldInterview(begun.incident.id, held.spoken.value, typed)
    outcome = hear(held.interview)
    given = replace(given, heard=kept, polls=_polls_used(outcome, asked.state, where))
    return RulingHeard(given, incident_name(words, begun.incident), score_heard(outcome))


def _polls_used(outcome: InterviewOutcome, state: EventState, where: Where) -> tuple[EntryId, ...]:
    """Return the polls that stood beside a question of the interview, whose answer they support."""
    if not any(asks_what_peers_would_do(prompt) for prompt, _ in outcome.answered):
        return ()
    return tuple(each.id for each in polls_taken(state, where))


def _incident(happened: str, asked: ActContext) -> Incident:
    """Return the incident of that name, or the only one that is meant by those words: nothing is entered on a guess."""
    try:
        return incident(happened)
    except UnknownIncidentError:
        found = find_incidents(happened, edition=asked.state.conditions.edition) if happened else ()
        if not found:
            raise FormError("incident", "incident", happened) from None
    if len(found) == 1:
        return found[0]
    words = RulingWords.of(asked.language)
    offered = words.listed(tuple(incident_name(words, each) for each in found), either=True)
    raise FormError("which-incident", "incident", happened, values=(offered,))


def _in_order(held: Held, texts: list[str]) -> Held:
    """Go on with answers in their order."""
    for text in texts:
        if held.outcome.asked is None:
            break
        key = held.outcome.asked.key
        following = replayed(held.interview, {key: text}, held.spoken, key)
        if following.wrong is not None or following.misfit is not None:
            raise FormError("answer", "answers", text)
        held = replace(following, texts={**held.texts, **following.texts})
    return held
