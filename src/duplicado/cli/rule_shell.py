"""The conversation of `duplicado rule`: a line in, the next question or the ruling out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import INCIDENTS, Incident
from duplicado.director.interview.questions import Prompt, StoryConditions
from duplicado.law.edition import Edition
from duplicado.publish.interview.finding import COMMON, find_incidents, incident_laws, incident_name, nothing_found
from duplicado.publish.interview.outcome import ToldOutcome, tell_outcome
from duplicado.publish.interview.questions import ToldAsk, answer_words, tell_ask, tell_misfit
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.lexicon import plain


class RuleShell:
    """One interview and what is typed at it. `answer` never raises for what somebody types."""

    def __init__(
        self,
        words: RulingWords,
        conditions: StoryConditions,
        found: tuple[Incident, ...],
        known: Callable[[Prompt], Iterable[str]] | None = None,
    ) -> None:
        """Begin with the incidents that may be meant; if it is one, with its first question.

        Args:
            words: the language.
            conditions: the Laws and regulations.
            found: the incidents that may be meant.
            known: the lines that a record tells about a question. They are said with the question and answer nothing:
                the round may have ended since attention was drawn.
        """
        self.words = words
        self.known: Callable[[Prompt], Iterable[str]] = known or (lambda _: ())
        self.conditions = conditions
        self.found = COMMON if found == INCIDENTS else found
        self.interview: Interview | None = Interview(found[0], conditions) if len(found) == 1 else None
        self.typed: dict[str, str] = {}
        """Answers as they were typed, by their questions."""
        self.failed = False
        """True where the last line was not taken."""
        self.done = False
        self._said: tuple[str, ...] = ()
        self._commands: Final[dict[str, Callable[[str], Iterator[str]]]] = {
            "help": self._help, "?": self._help, "ayuda": self._help, "ajuda": self._help,
            "back": self._back, "atras": self._back, "voltar": self._back,
            "change": self._change, "cambiar": self._change, "mudar": self._change,
            "so far": self._so_far, "hasta ahora": self._so_far, "ate agora": self._so_far,
            "why": self._why, "por que": self._why,
            "edition": self._edition, "edicion": self._edition, "edicao": self._edition,
            "all": self._all, "todo": self._all, "todos": self._all, "tudo": self._all,
            "quit": self._quit, "exit": self._quit, "salir": self._quit, "sair": self._quit,
        }  # fmt: skip

    @property
    def outcome(self) -> InterviewOutcome | None:
        """Outcome of the answers so far."""
        return None if self.interview is None else hear(self.interview)

    @property
    def is_complete(self) -> bool:
        """True where nothing is left to be asked."""
        outcome = self.outcome
        return outcome is not None and outcome.is_complete

    @property
    def question(self) -> str:
        """Question that is asked next; empty when none is."""
        outcome = self.outcome
        if outcome is None:
            return self.words.text("rule-which")
        asked = self._told(outcome)
        return "" if asked is None else asked.sentence

    def begin(self) -> Iterator[str]:
        """Ask the first thing."""
        if self.interview is None:
            yield from self._which()
        else:
            yield incident_name(self.words, self.interview.incident)
            yield from self._next()

    def answer(self, line: str) -> Iterator[str]:
        """Take a line: an answer, or one of the words that steer the conversation."""
        self.failed = False
        said = plain(line)
        for word, command in self._commands.items():
            if said == word or (said.startswith(f"{word} ") and word in _WITH_MORE):
                yield from command(line.strip()[len(word) :].strip())
                return
        if self.interview is None:
            yield from self._choose(line)
            return
        outcome = hear(self.interview)
        if outcome.asked is None:
            yield from self._not_taken(self.words.text("rule-complete"))
            return
        try:
            value = read_answer(outcome.asked, line, self.words.language)
        except NotationError:
            yield from self._not_understood(outcome.asked, outcome, line)
            return
        following = self.interview.answered(outcome.asked.key, value)
        misfit = hear(following).misfit
        if misfit is not None:
            yield from self._not_taken(tell_misfit(self.words, misfit))
            return
        self.interview = following
        self.typed[outcome.asked.key] = line
        yield from self._next()

    def report(self) -> Iterator[str]:
        """Say the whole: what was told, and what follows or is asked next."""
        if self.interview is None:
            yield from self._which()
            return
        yield incident_name(self.words, self.interview.incident)
        yield from self._answers()
        self._said = ()
        yield from self._next()

    def as_data(self) -> dict[str, object]:
        """Return the interview as data for other programs."""
        if self.interview is None:
            return {
                "incidents": [
                    {"id": each.id, "laws": list(incident_laws(each, self.conditions.edition))} for each in self.found
                ]
            }
        outcome = hear(self.interview)
        told = tell_outcome(self.words, outcome)
        asked = self._told(outcome)
        return {
            "incident": self.interview.incident.id,
            "edition": str(self.interview.conditions.edition),
            "answers": [
                {"key": ask.key, "answer": answer_words(self.words, ask, value)} for ask, value in outcome.answered
            ],
            "asked": None
            if asked is None or outcome.asked is None
            else {
                "key": outcome.asked.key,
                "form": outcome.asked.form.value,
                "question": asked.sentence,
                "answers": list(asked.answers),
                "because": list(outcome.asked.clauses),
            },
            "ruling": list(told.said),
            "afterwards": list(told.afterwards),
            "clauses": list(told.clauses),
        }

    # ---- what is said

    def _next(self) -> Iterator[str]:
        """Say what is new in the ruling, then the next question, or what is to be done afterwards."""
        if self.interview is None:
            return
        outcome = hear(self.interview)
        told = tell_outcome(self.words, outcome)
        yield from self._ruling(told, only_new=True)
        asked = self._told(outcome)
        if asked is None:
            yield from self._afterwards(told)
            return
        yield ""
        yield asked.sentence
        if outcome.asked is not None:
            yield from (f"  {line}" for line in self.known(outcome.asked))
        yield from (f"  {number}  {answer}" for number, answer in enumerate(asked.answers, 1))
        key = self.words.text("rule-enter-key")
        rest = f"; {key}: {asked.rest}" if asked.may_rest and key not in asked.how else ""
        yield f"  ({asked.how}{rest})"

    def _told(self, outcome: InterviewOutcome) -> ToldAsk | None:
        if self.interview is None or outcome.asked is None:
            return None
        edition = self.interview.conditions.edition
        return tell_ask(self.words, self.interview.incident.id, outcome.asked, outcome, edition)

    def _ruling(self, told: ToldOutcome, *, only_new: bool) -> Iterator[str]:
        before = Counter(self._said if only_new else ())
        counted = Counter[str]()
        new = list[str]()
        for sentence in told.said:
            counted[sentence] += 1
            if counted[sentence] > before[sentence]:
                new.append(sentence)
        if new:
            yield ""
            yield f"{self.words.text('interview-say')}:"
            yield from (f"  {sentence}" for sentence in new)
        self._said = told.said

    def _afterwards(self, told: ToldOutcome) -> Iterator[str]:
        if told.afterwards:
            yield ""
            yield f"{self.words.text('interview-afterwards')}:"
            yield from (f"  {sentence}" for sentence in told.afterwards)

    def _answers(self) -> Iterator[str]:
        outcome = self.outcome
        for number, (ask, value) in enumerate(outcome.answered if outcome else (), 1):
            yield f"  {number}  {self._question(ask.key)} {answer_words(self.words, ask, value)}"

    def _question(self, key: str) -> str:
        """Put a question that has been answered into words again, as it was asked then."""
        if self.interview is None:
            return ""
        before = hear(self.interview.without(key))
        asked = self._told(before)
        return "" if asked is None else asked.sentence

    def _not_taken(self, sentence: str) -> Iterator[str]:
        self.failed = True
        yield sentence

    def _not_understood(self, ask: Prompt, outcome: InterviewOutcome, line: str) -> Iterator[str]:
        """Say how an answer is written; the question stands where it was."""
        edition = self.conditions.edition
        incident = "" if self.interview is None else self.interview.incident.id
        how = tell_ask(self.words, incident, ask, outcome, edition).how
        word = "rule-not-understood" if line.strip() else "rule-no-answer"
        yield from self._not_taken(self.words.text(word, text=line.strip(), how=how))

    # ---- choosing what happened

    def _which(self) -> Iterator[str]:
        yield self.words.text("rule-which" if self.found in {COMMON, INCIDENTS} else "rule-did-you-mean")
        for number, each in enumerate(self.found, 1):
            laws = ", ".join(incident_laws(each, self.conditions.edition))
            yield f"  {number:>2}  {incident_name(self.words, each)}  ({laws})"
        if self.found == COMMON:
            yield f"  ({self.words.text('rule-all', number=len(INCIDENTS))})"

    def _all(self, _: str) -> Iterator[str]:
        """List every incident, to choose one or another one."""
        self.found, self.interview, self._said = INCIDENTS, None, ()
        yield from self._which()

    def _choose(self, line: str) -> Iterator[str]:
        text = line.strip()
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self.found):
            self.interview = Interview(self.found[int(text) - 1], self.conditions)
            yield from self.begin()
            return
        found = find_incidents(text, edition=self.conditions.edition) if text else ()
        if not found:
            yield from self._not_taken(nothing_found(self.words, text, self.conditions.edition))
            return
        self.found = found
        if len(found) == 1:
            self.interview = Interview(found[0], self.conditions)
        yield from self.begin()

    # ---- words that steer

    def _help(self, _: str) -> Iterator[str]:
        yield self.words.text("rule-help")

    def _back(self, _: str) -> Iterator[str]:
        outcome = self.outcome
        if self.interview is None or outcome is None or not outcome.answered:
            yield from self._not_taken(self.words.text("rule-nothing-to-take-back"))
            return
        self.interview = self.interview.without(outcome.answered[-1][0].key)
        self._said = ()
        yield from self._next()

    def _change(self, text: str) -> Iterator[str]:
        outcome = self.outcome
        answered = outcome.answered if outcome else ()
        number, _, answer = text.partition(" ")
        if self.interview is None or not number.isdigit() or not 1 <= int(number) <= len(answered):
            yield self.words.text("rule-change-how")
            yield from self._answers()
            return
        ask, _old = answered[int(number) - 1]
        if not answer.strip():
            self.interview = self.interview.without(ask.key)
            self._said = ()
            yield from self._next()
            return
        try:
            value = read_answer(ask, answer, self.words.language)
        except NotationError:
            yield from self._not_understood(ask, hear(self.interview.without(ask.key)), answer)
            return
        following = self.interview.answered(ask.key, value)
        misfit = hear(following).misfit
        if misfit is not None and misfit.key == ask.key:
            yield from self._not_taken(tell_misfit(self.words, misfit))
            return
        if misfit is not None:  # a later answer does not fit any more: it is asked again
            following = following.without(misfit.key)
        self.interview = following
        self.typed[ask.key] = answer
        yield from self.report()

    def _so_far(self, _: str) -> Iterator[str]:
        if self.interview is None:
            return
        yield from self._answers()
        told = tell_outcome(self.words, hear(self.interview))
        self._said = ()
        yield from self._ruling(told, only_new=False)
        yield from self._afterwards(told)

    def _why(self, _: str) -> Iterator[str]:
        outcome = self.outcome
        asked = None if outcome is None else self._told(outcome)
        if asked is None:
            return
        yield f"{self.words.text('ask-why')}:"
        yield from (f"  {reason}" for reason in asked.why)

    def _edition(self, text: str) -> Iterator[str]:
        known = {edition.value: edition for edition in Edition}
        if text not in known:
            yield from self._not_taken(self.words.text("rule-edition-how", editions=", ".join(known)))
            return
        self.conditions = replace(self.conditions, edition=known[text])
        if self.interview is not None:
            self.interview = self.interview.under(self.conditions)
            yield from self.report()

    def _quit(self, _: str) -> Iterator[str]:
        self.done = True
        return iter(())


_WITH_MORE: Final = frozenset({"change", "cambiar", "mudar", "edition", "edicion", "edicao"})
