"""Interview of an act as it is held: the answers replayed, and the ruling that they come to."""

from __future__ import annotations

from dataclasses import replace

from duplicado.casebook.held_interview import Held, replayed
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import Incident, UnknownIncidentError, incident
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import AnswerTyped, HeldInterview, Where
from duplicado.event.record.office_queries import polls_taken
from duplicado.event.record.ruling_from_interview import NotHeardOut, conditions_of, score_heard
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents, incident_name
from duplicado.publish.interview.interview_report import ruling_of
from duplicado.publish.interview.score_evidence import asks_what_peers_would_do
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.interviews import OF_THE_CALL, Answered, InterviewTold, RulingHeard, incident_called


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
