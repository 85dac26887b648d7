"""Ruling of an interview in another language: the interview is held again from the answers that the record keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from duplicado.casebook.held_interview import replayed
from duplicado.director.interview.conversation import Interview
from duplicado.director.interview.incidents import INCIDENTS
from duplicado.director.interview.questions import StoryConditions
from duplicado.event.facts.office_values import HeldInterview, Where
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.ruling_from_interview import NotHeardOut, conditions_of
from duplicado.event.record.state import EventState
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.interview_report import ruling_of
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.contest_kind import ContestKind

__all__ = ["retold"]

_T = TypeVar("_T")
_Regulations = tuple[tuple[str, object], ...]


def retold(given: RulingGiven, heard: HeldInterview, state: EventState, language: Language) -> RulingGiven:
    """Return a ruling with what its interview says, in any language, said in the reader's.

    Whatever the interview does not say, because a person wrote it or because the program came to something else when
    the ruling was given, stays as the record has it.
    """
    conditions = conditions_of(state)
    regulations = tuple(conditions.regulations.items())
    said = [_said(heard, conditions.edition, conditions.kind, regulations, each) for each in (language, *Language)]
    told = [each for each in said if each is not None]
    if said[0] is None:
        return given

    def text(of: Callable[[RulingGiven], str]) -> str:
        return of(told[0]) if of(given) in map(of, told) else of(given)

    return replace(
        given,
        said=text(lambda each: each.said),
        come_back=text(lambda each: each.come_back),
        findings=tuple(_parts(given.findings, [each.findings for each in told])),
        options=tuple(_parts(given.options, [each.options for each in told])),
    )


def _parts(kept: Sequence[_T], told: Sequence[Sequence[_T]]) -> Iterator[_T]:
    """Say each part that the interview says in the first language; those of every language stand in one order."""
    for number, each in enumerate(kept):
        said = [parts[number] for parts in told if number < len(parts)]
        yield said[0] if each in said else each


@lru_cache(maxsize=512)
def _said(
    heard: HeldInterview, edition: Edition, kind: ContestKind, regulations: _Regulations, language: Language
) -> RulingGiven | None:
    """Return what an interview comes to, in the words of a language; nothing where it comes to no end."""
    happened = next((each for each in INCIDENTS if each.id == heard.incident), None)
    spoken = next((each for each in Language if each.value == heard.spoken), None)
    if happened is None or spoken is None:
        return None
    begun = Interview(happened, StoryConditions(edition, dict(regulations), kind))
    held = replayed(begun, {each.question: each.answer for each in heard.answers}, spoken)
    try:
        return ruling_of(RulingWords.of(language), held.interview, Where())
    except NotHeardOut:
        return None
