"""Account of an interview in one language, ready for an event's record, and what the record keeps told in another.

An interview is held again from the answers that the record keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar, cast

from duplicado.casebook.held_interview import Held, replayed
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import INCIDENTS
from duplicado.director.interview.questions import StoryConditions
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import HeldInterview, Where
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.ruling_from_interview import Account, NotHeardOut, ToldStep, conditions_of, ruling_heard
from duplicado.event.record.state import EventState
from duplicado.formats.table_record.document import write_record
from duplicado.law.book.law_64 import Transfer
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer
from duplicado.locale import Language
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import answer_words, tell_ask
from duplicado.publish.rulings.requests import tell_choice
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.contest_kind import ContestKind
from duplicado.table.entries import Acted

_OF_SUITS = frozenset({ChoiceWord.REQUIRE, ChoiceWord.FORBID})
_OF_CARDS = frozenset({ChoiceWord.PLAYS, ChoiceWord.TAKE_BACK, ChoiceWord.DESIGNATE})

_T = TypeVar("_T")
_Regulations = tuple[tuple[str, object], ...]


def ruling_of(words: RulingWords, interview: Interview, where: Where, *, call: EntryId | None = None) -> RulingGiven:
    """Return the ruling of a finished interview as an event takes it down, in the words of a language.

    The record of the table is in it where calls or plays were told; what nobody told stands there as in an interview.

    Args:
        words: the language.
        interview: with its answers.
        where: where it happened.
        call: the call of the Director that it answers.

    Raises:
        NotHeardOut: something is still to be asked, or an answer does not fit.
    """
    outcome = hear(interview)
    account = tell_account(words, interview)
    edition = interview.conditions.edition
    return ruling_heard(outcome, edition, where, account, call=call, table_record=_table_record(outcome))


def tell_account(words: RulingWords, interview: Interview) -> Account:
    """Tell what an interview has come to so far: the ruling, what comes afterwards, and each question answered."""
    told = tell_outcome(words, hear(interview))
    return Account(told.said, told.afterwards, tuple(_steps(words, interview)), told.tells_of_appeal)


def _steps(words: RulingWords, interview: Interview) -> Iterator[ToldStep]:
    """Tell each question as it was put, which depends on the answers before it."""
    heard = Interview(interview.incident, interview.conditions)
    for ask, value in hear(interview).answered:
        put = hear(heard)
        asked = tell_ask(words, interview.incident.id, ask, put, interview.conditions.edition)
        answer = answer_words(words, ask, value)
        if isinstance(ask.request, Offer):
            holders = (ask.request.by, ask.request.also_by)
            to = words.listed(tuple(words.seat(each) for each in holders if each is not None), either=True)
            options = tuple(dict.fromkeys(_choices(words, ask.request, value)))
            yield ToldStep(asked.sentence, _bare(answer), to, options)
        else:
            yield ToldStep(asked.sentence, _bare(answer))
        heard = heard.answered(ask.key, value)


def _bare(sentence: str) -> str:
    return sentence.removesuffix(".")


def _choices(words: RulingWords, offer: Offer, taken: object) -> Iterator[str]:
    """Tell what could be chosen: suits and cards one by one, and what was chosen as it was chosen."""
    for word in offer.words:
        ways = tuple(_ways(offer, word))
        if isinstance(taken, Choice) and taken.word is word:
            ways = (*ways, taken) if word in _OF_SUITS | _OF_CARDS else (taken,)
        yield from (_bare(tell_choice(words, each, offer)) for each in ways)


def _ways(offer: Offer, word: ChoiceWord) -> Iterator[Choice]:
    if word in _OF_SUITS and offer.suits:
        yield from (Choice(word, offer.by, (suit,)) for suit in offer.suits)
    elif word in _OF_CARDS and offer.cards:
        yield from (Choice(word, offer.by, card=card) for card in offer.cards)
    else:
        yield Choice(word, offer.by)


def _table_record(outcome: InterviewOutcome) -> str:
    if outcome.beginning is None or not any(isinstance(entry, Acted) for entry in outcome.entries):
        return ""
    return write_record(outcome.beginning.table.setup, outcome.entries)


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
    held = _held(heard, edition, kind, regulations)
    if held is None:
        return None
    try:
        return ruling_of(RulingWords.of(language), held.interview, Where())
    except NotHeardOut:
        return None


@lru_cache(maxsize=512)
def _held(heard: HeldInterview, edition: Edition, kind: ContestKind, regulations: _Regulations) -> Held | None:
    """Hold an interview of the record again; nothing where the program knows it no more."""
    happened = next((each for each in INCIDENTS if each.id == heard.incident), None)
    spoken = next((each for each in Language if each.value == heard.spoken), None)
    if happened is None or spoken is None:
        return None
    begun = Interview(happened, StoryConditions(edition, dict(regulations), kind))
    return replayed(begun, {each.question: each.answer for each in heard.answers}, spoken)


def transfers_in(heard: HeldInterview, state: EventState) -> tuple[Transfer, ...]:
    """Return what the ruling of an interview gives for revokes, each by itself (Law 64)."""
    conditions = conditions_of(state)
    held = _held(heard, conditions.edition, conditions.kind, tuple(conditions.regulations.items()))
    rulings = () if held is None else (each.ruling for each in held.outcome.concluded)
    given = (cast("tuple[object, ...]", each) for each in rulings if isinstance(each, tuple))
    return tuple(each for ruling in given for each in ruling if isinstance(each, Transfer))
