"""Interview of an act as it is held: the answers replayed, and the ruling that they come to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, Misfit, hear
from duplicado.director.interview.incidents import Incident, UnknownIncidentError, incident
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.record.ruling_from_interview import NotHeardOut, conditions_of, score_heard
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents, incident_name
from duplicado.publish.interview.interview_report import ruling_of
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.interviews import OF_THE_CALL, Answered, InterviewTold, RulingHeard, incident_called
from duplicado.vocabulary.errors import NotationError

__all__ = ["Held", "heard", "hold_interview"]


@dataclass(frozen=True, slots=True)
class Held:
    """An interview as far as it has been held."""

    interview: Interview
    outcome: InterviewOutcome
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
) -> RulingHeard:
    """Return the ruling to which an interview comes.

    It is held with whoever acts where he is there to be asked; else all answers are told.

    Raises:
        FormError: nothing is known of what happened, an answer is none, or something is still to be asked.
    """
    if isinstance(answers, Interview):
        interview = answers
    elif asked.interviewer is not None and not any(key for key, _ in answers):
        interview = asked.interviewer(happened, tuple(text for _, text in answers), where, call)
    else:
        named = incident_called(asked.state, call) if happened == OF_THE_CALL else happened
        begun = Interview(_incident(named, asked), conditions_of(asked.state))
        in_order = [text for key, text in answers if not key]
        by_key = {key: text for key, text in answers if key}
        interview = _in_order(_replayed(begun, by_key, spoken or asked.language, ""), in_order)
    words = RulingWords.of(asked.language)
    try:
        given = ruling_of(words, interview, where, call=call)
    except NotHeardOut:
        raise FormError("open-question", "answers") from None
    return RulingHeard(given, incident_name(words, interview.incident), score_heard(hear(interview)))


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
