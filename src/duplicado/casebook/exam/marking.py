"""Marking: the number of an answer, or the answer in the words of the casebook, against what the engine gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from duplicado.casebook.exam.model import Aspect, ExamQuestion, mappings, same
from duplicado.casebook.expectations import read_expectations
from duplicado.casebook.patterns import Exactly, InOrder, Pattern, Plain, Subset, Under, Unordered
from duplicado.casebook.problems import MalformedCase
from duplicado.casebook.yaml_tree import documents
from duplicado.law.procedure_steps import ChoiceWord
from duplicado.locale import Language
from duplicado.vocabulary.errors import DuplicadoError

_LISTS: Final = frozenset(
    {Aspect.IRREGULARITIES, Aspect.OPTIONS, Aspect.QUESTIONS, Aspect.REVIEW, Aspect.CALLS, Aspect.CARDS, Aspect.AUCTION}
)
_OPEN: Final = re.compile(r"\b(?:has|lacks)\s*:")
"""Words of the casebook that leave something open."""
_CLAUSE: Final = r"[0-9]{1,2}[A-Z0-9()a-z:]*"
# What may be written short, and the same in the casebook's words.
_SHORT: Final = {
    Aspect.OPTIONS: (re.compile(rf"([NESW])[ :]+({_CLAUSE})"), r"{{by: {0}, law: '{1}'}}"),
    Aspect.IRREGULARITIES: (re.compile(rf"([NESW])[ :]+({_CLAUSE})"), r"{{by: {0}, law: '{1}'}}"),
    Aspect.BARRED: (re.compile(r"([NESW])[ :]+(turn|auction)"), r"{0}: {1}"),
    Aspect.LEAD: (re.compile(r"([NESW])[ :]+(require|forbid)[ :]+([SHDC](?:[ ,]+[SHDC])*)"), None),
    Aspect.PENALTY_CARDS: (re.compile(r"([NESW])[ :]+([SHDC](?:10|[2-9TJQKA]))[ :]+(major|minor)"), None),
    Aspect.TRANSFER: (re.compile(rf"([0-9]+) +(?:to +)?(NS|EW) +({_CLAUSE})"), r"to: {1}, tricks: {0}, law: '{2}'"),
    Aspect.ADJUSTED: (re.compile(rf"({_CLAUSE})"), r"law: '{0}'"),
    Aspect.UNAUTHORIZED: (re.compile(r"(NS|EW)[ :]+(.+)"), r"{0}: [{1}]"),
    Aspect.AUTHORIZED: (re.compile(r"(NS|EW)[ :]+(.+)"), r"{0}: [{1}]"),
}


class AnswerError(DuplicadoError):
    """An answer that cannot be read; nothing is marked."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark of an answer."""

    question: ExamQuestion
    given: Plain
    is_right: bool
    is_given: bool = True
    """True where there was an answer at all."""


@dataclass(frozen=True, slots=True)
class Score:
    """Marks of an examination, counted."""

    right: int
    asked: int
    by_law: tuple[tuple[int, int, int], ...]
    """Law, right answers and questions; a question counts under the first Law that its case shows."""


def mark(question: ExamQuestion, text: str) -> Mark:
    """Mark an answer: the number of one of those shown, or its own words; an empty text is no answer, and not right.

    Raises:
        AnswerError: it is neither a number shown nor an answer in the words of the casebook.
    """
    bare = text.strip()
    if not bare:
        return Mark(question, None, is_right=False, is_given=False)
    if bare.isascii() and bare.isdigit() and question.aspect is not Aspect.CITES:
        if not 1 <= int(bare) <= len(question.answers):
            raise AnswerError(bare)
        given = question.answers[int(bare) - 1]
    elif bare.isascii() and bare.isdigit() and 1 <= int(bare) <= len(question.answers):
        given = question.answers[int(bare) - 1]
    else:
        given = _typed(question.aspect, bare)
    is_right = any(same(question.aspect, given, each) for each in question.accepted)
    return Mark(question, given, is_right)


def score(marks: Iterable[tuple[int, Mark]]) -> Score:
    """Count marks, each with the Law under which it counts."""
    given = tuple(marks)
    laws = sorted({law for law, _ in given})
    rows = tuple((law, [each.is_right for of, each in given if of == law]) for law in laws)
    return Score(
        sum(each.is_right for _, each in given), len(given), tuple((law, sum(row), len(row)) for law, row in rows)
    )


def _typed(aspect: Aspect, text: str) -> Plain:
    """Read an answer in the words of the casebook, as they stand in an `expect:` or shorter.

    Raises:
        AnswerError: it cannot be read.
    """
    if aspect is Aspect.CHOICES:
        return _choices(text)
    if _OPEN.search(text):
        raise AnswerError(text)
    if _is_nothing(text) or text in {"{}", "[]"}:
        return None if aspect is Aspect.TURN else () if aspect in _LISTS else {}
    for written in _ways(aspect, text):
        try:
            (tree,) = documents(f"{aspect.key}: {written}\n")
            (expectation,) = read_expectations(tree)
            value = _plain(expectation.wanted)
        except MalformedCase:
            continue
        return _as_asked(aspect, value)
    raise AnswerError(text)


def _ways(aspect: Aspect, text: str) -> Iterator[str]:
    if "\n" in text or "#" in text:
        return
    pattern, template = _SHORT.get(aspect, (None, None))
    parts = [part.strip() for part in re.split(r"[;,]", text)] if pattern else []
    found = [pattern.fullmatch(part) for part in parts] if pattern else []
    if pattern is not None and template is not None and found and all(found):
        written = ", ".join(template.format(*each.groups()) for each in found if each)
        yield f"[{written}]" if aspect in _LISTS else f"{{{written}}}"
    whole = pattern.fullmatch(text) if pattern else None
    if whole is not None and aspect is Aspect.LEAD:
        yield f"{{seat: {whole[1]}, {whole[2]}: [{', '.join(re.split('[ ,]+', whole[3]))}]}}"
    if found and all(found) and aspect is Aspect.PENALTY_CARDS:
        hands: dict[str, list[str]] = {}
        for each in found:
            if each is not None:
                hands.setdefault(each[1], []).append(f"{each[2]}: {each[3]}")
        yield "{" + ", ".join(f"{seat}: {{{', '.join(cards)}}}" for seat, cards in hands.items()) + "}"
    if whole is not None and template is not None:
        yield "{" + template.format(*whole.groups()) + "}"
    yield text
    yield f"[{text}]"
    yield f"{{{text}}}"


def _is_nothing(text: str) -> bool:
    return Language.ENGLISH.heard.words.meant(text) == "nothing"


def _choices(text: str) -> Plain:
    words = tuple(part.strip() for part in text.strip("[]").split(",") if part.strip())
    if _is_nothing(text):
        return ()
    if not words or not set(words) <= {word.value for word in ChoiceWord}:
        raise AnswerError(text)
    return words


def _as_asked(aspect: Aspect, value: Plain) -> Plain:
    """Leave out what was not asked: the choices beside an option; one clause of a list is a clause."""
    if aspect is Aspect.OPTIONS:
        return tuple({key: part for key, part in one.items() if key != "choices"} for one in mappings(value))
    if aspect is Aspect.CITES and isinstance(value, tuple):
        if len(value) != 1:
            raise AnswerError("one clause")
        return value[0]
    return value


def _plain(pattern: Pattern) -> Plain:
    """Return the value of a pattern that leaves nothing open."""
    match pattern:
        case Exactly(value):
            return value
        case Under(clause):
            return str(clause)
        case InOrder(items):
            return tuple(map(_plain, items))
        case Unordered(has):
            return tuple(map(_plain, has))
        case Subset(entries):
            return {key: _plain(item) for key, item in entries}
