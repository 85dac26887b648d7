"""A case of the casebook retold in words: what was given, what happened, what was asked, chosen, found and ruled."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from duplicado.casebook.library import LibraryCase, case_at
from duplicado.casebook.model import DirectorStep, ExpectStep, PlayerStep
from duplicado.casebook.session import Session, SessionRefused, Turn
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.pages.hands import Diagram, diagram
from duplicado.publish.rulings.refusals import tell_refusal
from duplicado.publish.rulings.requests import ToldRequest
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_action, tell_entries, tell_open
from duplicado.publish.table_report import heading, state_lines


class UnknownCaseError(LookupError):
    """There is no case of that address, or it does not hold in that edition."""


@dataclass(frozen=True, slots=True)
class StoryAct:
    """One step of a story."""

    facts: tuple[str, ...]
    """Actions of the players."""
    said: tuple[str, ...]
    """Sentences of the Director to it."""
    asked: tuple[ToldRequest, ...] = ()
    """The options and questions that it opens."""
    is_refused: bool = False
    """True where the table did not admit it."""


@dataclass(frozen=True, slots=True)
class Story:
    """A case in one edition and one language."""

    case: LibraryCase
    edition: Edition
    given: tuple[str, ...]
    hands: Diagram | None
    """The hands where any are known."""
    acts: tuple[StoryAct, ...]
    outcome: tuple[str, ...]
    """State of the table at the end."""


@dataclass(frozen=True, slots=True)
class _NotAdmitted:
    step: PlayerStep | DirectorStep
    refused: SessionRefused
    session: Session


_Happened: TypeAlias = Turn | _NotAdmitted


def _case(address: str, edition: Edition) -> LibraryCase:
    found = case_at(address)
    if found is None or edition not in found.editions:
        raise UnknownCaseError(f"{address} ({edition})")
    return found


@lru_cache(maxsize=256)
def played(address: str, edition: Edition) -> tuple[Session, tuple[_Happened, ...]]:
    """Play a case; return the session, and what happened step by step, what was not admitted included.

    Raises:
        UnknownCaseError: there is no such case in that edition.
    """
    case = _case(address, edition).case
    session = Session.begin(case.setup, edition)
    happened: list[_Happened] = []
    for step in case.steps:
        if isinstance(step, ExpectStep):
            continue
        taken = session.take(step)
        if isinstance(taken, SessionRefused):
            happened.append(_NotAdmitted(step, taken, session))
        else:
            session = taken
            happened.append(session.turns[-1])
    return session, tuple(happened)


@lru_cache(maxsize=512)
def story(address: str, edition: Edition, language: Language) -> Story:
    """Tell a case.

    Raises:
        UnknownCaseError: there is no such case in that edition.
    """
    words = RulingWords.of(language)
    session, happened = played(address, edition)
    setup = session.table_setup
    drawn = diagram(setup.board, setup.layout)
    return Story(
        _case(address, edition),
        edition,
        tuple(heading(words, setup)),
        drawn if drawn.is_known else None,
        tuple(_act(words, each) for each in happened),
        tuple(state_lines(words, session.state)),
    )


def _act(words: RulingWords, happened: _Happened) -> StoryAct:
    match happened:
        case Turn(_, before, entries, after):
            lines = tell_entries(words, before, entries)
            known = {request.sentence for request in tell_open(words, before)}
            asked = tuple(request for request in tell_open(words, after) if request.sentence not in known)
            facts = tuple(line.text for line in lines if line.is_fact)
            return StoryAct(facts, tuple(line.text for line in lines if not line.is_fact), asked)
        case _NotAdmitted(step, refused, session):
            told = tell_refusal(words, refused.refusal, refused.command, session.state)
            tried = tell_action(words, step.seat, step.action) if isinstance(step, PlayerStep) else ""
            return StoryAct((tried,) if tried else (), (told,), is_refused=True)
