"""Interview held again from its answers as they were typed, in the language in whose letters they were."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, Misfit, hear
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
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


def replayed(interview: Interview, texts: Mapping[str, str], spoken: Language, new: str = "") -> Held:
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
