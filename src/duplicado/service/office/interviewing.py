"""An interview as a form keeps it: what happened, and the answers so far as they were typed, by their questions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from duplicado.casebook.told_answers import read_answer
from duplicado.director.interview.hearing import Interview, Misfit, Outcome, hear
from duplicado.director.interview.incidents import UnknownIncidentError, incident
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.from_interview import NotHeardOut, conditions_of
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.interview.account import ruling_of
from duplicado.publish.rulings.words import RulingWords
from duplicado.service.office.filled import Filled, FormError
from duplicado.vocabulary.errors import NotationError

__all__ = ["Held", "hold_interview", "take_ruling"]

_MOST_ANSWERS: Final = 200


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


def hold_interview(form: Filled, state: EventState) -> Held:
    """Hold an interview with the answers that a form keeps, and the one that is new.

    Args:
        form: `incident`, `answers` as `Held.text` writes them, `spoken`; with `key` an `answer` to that question.
        state: what the record says.

    Raises:
        FormError: nothing is known of what happened, or the answers are not as a form of ours keeps them.
    """
    try:
        happened = incident(form.needed("incident"))
    except UnknownIncidentError:
        raise FormError("incident", "incident", form.word("incident")) from None
    texts = _texts(form.fields.get("answers", ""))
    new = form.word("key")
    if new:
        # What several fields say together is one answer: who chooses, which choice, the card or suit named with it.
        parts = (form.word("who"), form.word("some") or form.word("answer"), form.word("more"))
        texts[new] = " ".join(filter(None, parts))
    spoken = next((each for each in Language if each.value == form.word("spoken")), form.language)
    return _replayed(Interview(happened, conditions_of(state)), texts, spoken, new)


def _texts(kept: str) -> dict[str, str]:
    try:
        read: Any = json.loads(kept or "{}")
    except ValueError:
        raise FormError("answers", "answers") from None
    if not isinstance(read, dict):
        raise FormError("answers", "answers")
    known = cast("dict[str, object]", read)
    if len(known) > _MOST_ANSWERS or not all(isinstance(text, str) for text in known.values()):
        raise FormError("answers", "answers")
    return {key: str(text) for key, text in known.items()}


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


def take_ruling(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take the ruling of a finished interview into the record, with what was asked and answered.

    Raises:
        FormError: something is still to be asked.
    """
    held = hold_interview(form, state)
    words = RulingWords.of(form.language)
    try:
        given: RulingGiven = ruling_of(words, held.interview, form.where(), call=form.word("call") or None)
    except NotHeardOut:
        raise FormError("open-question", "answers") from None
    return (replace(given, reasons=form.word("reasons"), appeal_told=form.says("appeal-told")),)
