"""Questions and papers of an examination, each question tied to a place in its case; comparison of plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.casebook.model import Case
from duplicado.casebook.patterns import Plain
from duplicado.casebook.session import Session
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class Aspect(Enumeration):
    """Subject of a question, in the order in which it is asked; the value ends the names of its messages."""

    CITES = "cites"
    """One of the clauses on which the ruling rests; the answer is a clause."""
    IRREGULARITIES = "irregularities"
    OPTIONS = "options"
    """Players who may choose something, and the clause under which each may."""
    CHOICES = "choices"
    """Choices of the first of them: words of the casebook."""
    QUESTIONS = "questions"
    """Points that the Director must establish, by their clauses."""
    BARRED = "barred"
    LEAD = "lead"
    PENALTY_CARDS = "penalty-cards"
    UNAUTHORIZED = "unauthorized"
    AUTHORIZED = "authorized"
    CALLS = "calls"
    """Calls, of those named in `about`, that may be made."""
    CARDS = "cards"
    AUCTION = "auction"
    CONTRACT = "contract"
    TURN = "turn"
    REVIEW = "review"
    TRANSFER = "transfer"
    ADJUSTED = "adjusted"
    RESULT = "result"

    @property
    def key(self) -> str:
        """The key of the casebook's expectations in whose words it is answered; empty for words that have no key."""
        own = {Aspect.PENALTY_CARDS: "penalty_cards", Aspect.CHOICES: ""}
        return own.get(self, self.value)


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A question after so many turns of a case, the answers to choose from, and what is right."""

    turns: int
    """Number of turns of the session that have been played when it is asked."""
    line: int
    """The line of the case that gave rise to it."""
    aspect: Aspect
    right: Plain
    """Answer that the engine gives."""
    answers: tuple[Plain, ...]
    """To choose from, in the order in which they are shown; `right` is one of them."""
    accepted: tuple[Plain, ...]
    """Everything that is right: another clause on which the ruling rests, too."""
    seat: Seat | None = None
    """The player whom it concerns: whose turn it is, who may choose."""
    about: tuple[str, ...] = ()
    """Further facts that it concerns: the calls that are asked about, the clause of a choice."""
    clauses: tuple[ClauseId, ...] = ()
    """The clauses on which the last ruling rests."""

    @property
    def number(self) -> int:
        """The number of the right answer, from 1."""
        return self.answers.index(self.right) + 1


@dataclass(frozen=True, slots=True)
class Paper:
    """A case as an examination: what happens, turn by turn, and the questions in their order."""

    case: Case
    edition: Edition
    session: Session
    questions: tuple[ExamQuestion, ...]


_Normal: TypeAlias = object


def normal(aspect: Aspect, value: Plain) -> _Normal:
    """Return a form that is equal for all answers that say the same; nothing empty is in it, and nothing twice."""
    match value:
        case tuple():
            items = [normal(aspect, item) for item in value]
            return tuple(items if aspect is Aspect.AUCTION else sorted(dict.fromkeys(items), key=repr))
        case Mapping():
            parts = ((key, normal(aspect, item)) for key, item in value.items())
            return tuple(sorted(((key, part) for key, part in parts if part not in ((), None)), key=repr))
        case _:
            return value


def same(aspect: Aspect, one: Plain, other: Plain) -> bool:
    """Tell whether two answers to a question say the same."""
    return normal(aspect, one) == normal(aspect, other)


def mapping(value: Plain) -> Mapping[str, Plain]:
    """Return a value that is a mapping; an empty one for any other."""
    nothing: dict[str, Plain] = {}
    return value if isinstance(value, Mapping) else nothing


def mappings(value: Plain) -> tuple[Mapping[str, Plain], ...]:
    """Return the mappings of a list; none for what is no list."""
    return tuple(one for one in value if isinstance(one, Mapping)) if isinstance(value, tuple) else ()


def texts(value: Plain) -> tuple[str, ...]:
    """Return the items of a list as texts; none for what is no list."""
    return tuple(map(str, value)) if isinstance(value, tuple) else ()
