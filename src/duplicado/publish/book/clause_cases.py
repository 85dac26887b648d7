"""Cases that show a clause: what happened, what was chosen and found, what followed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, TypeAlias

from duplicado.casebook.library import LibraryCase, cases
from duplicado.casebook.session import Turn
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.edition import Edition, spoken_in, translated
from duplicado.law.procedure_steps import Choice, Finding, NextCall, NextCard, Offer, Question
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.stories import played
from duplicado.publish.book.structure import Book, book
from duplicado.publish.catalogue.entries import Relation
from duplicado.publish.rulings.matters import tell_opened, tell_ruling
from duplicado.publish.rulings.requests import ToldRequest, tell_choice, tell_finding, tell_offer, tell_question
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_action
from duplicado.table.entries import Acted, Answered, Concluded, MatterOpened, Ruled
from duplicado.vocabulary.errors import NotationError

_LAW_OF_FILE: Final = "law_"


@dataclass(frozen=True, slots=True)
class CaseShown:
    """A case that shows a clause, and the edition in which it is told."""

    case: LibraryCase
    edition: Edition


@dataclass(frozen=True, slots=True)
class ClauseDecision:
    """One thing that was decided on the way: an option taken, a finding made, a call or card that was awaited."""

    clause: ClauseId | None
    """`None` for what was only awaited."""
    asked: ToldRequest | None
    """The option or the question as it was put, with what each answer entails."""
    answer: str
    is_finding: bool = False
    """True where the Director established it."""


@dataclass(frozen=True, slots=True)
class WayTaken:
    """Way of one matter through one case: from what happened by what was chosen and found to what followed."""

    law: str
    """The name of the matter, which begins with its Law."""
    key: tuple[str, ...]
    """Values that distinguish it from the other ways of the matter."""
    shown: CaseShown
    happened: str
    decisions: tuple[ClauseDecision, ...]
    rulings: tuple[tuple[frozenset[ClauseId], tuple[str, ...]], ...]
    """Rulings one after the other: on which clauses, and in words."""
    clauses: frozenset[ClauseId]
    """On which it rests."""

    @property
    def follows(self) -> tuple[str, ...]:
        """Consequences, sentence by sentence."""
        return tuple(sentence for _, told in self.rulings for sentence in told)

    def ruled_under(self, clause: ClauseId) -> tuple[str, ...]:
        """Return what followed from a clause itself."""
        return tuple(
            sentence for on, told in self.rulings if any(clause.covers(number) for number in on) for sentence in told
        )

    def begins_under(self, law: int) -> bool:
        """Tell whether the matter was taken up under that Law."""
        return any(number.law == law for number in _ids(self.law.split()[:1]))


def edition_of(case: LibraryCase, edition: Edition) -> Edition | None:
    """Return in which edition a case is told to readers of one; `None` when it does not hold for them."""
    if edition in case.editions:
        return edition
    return edition.base if edition.base in case.editions else None


_Cited: TypeAlias = tuple[CaseShown, tuple[ClauseId, ...]]


@cache
def _cited(edition: Edition) -> dict[int, tuple[_Cited, ...]]:
    """Return the cases of an edition, by Laws, with the clauses that they are about by the numbers of that edition."""
    here = book(edition)
    found: dict[int, list[_Cited]] = {}
    for case in cases():
        told_in = edition_of(case, edition)
        if told_in is not None:
            numbers = tuple(_numbers(here, case))
            for law in dict.fromkeys(number.law for number in numbers):
                found.setdefault(law, []).append((CaseShown(case, told_in), numbers))
    return {law: tuple(cited) for law, cited in found.items()}


def _numbers(here: Book, case: LibraryCase) -> Iterator[ClauseId]:
    spoken = spoken_in(case.editions)
    file = case.address.split("/")[1].removeprefix(_LAW_OF_FILE).partition("_")[0]
    for cited in case.cites or (ClauseId(int(file)),):
        for number in translated(cited, spoken, here.edition):
            nearest = here.nearest(number)
            if nearest is not None:
                yield nearest


def cases_of(clause: ClauseId, edition: Edition) -> tuple[CaseShown, ...]:
    """Return the cases that are about a clause or about what it contains; of an amended clause, none from before."""
    entry = book(edition).entries.get(clause)
    is_amended = edition.base is not None and entry is not None and entry.relation is not Relation.SAME
    return tuple(
        shown
        for shown, cited in _cited(edition).get(clause.law, ())
        if any(clause.covers(number) for number in cited) and not (is_amended and shown.edition is not edition)
    )


def shown_by(case: LibraryCase, edition: Edition) -> tuple[ClauseId, ...]:
    """Return the clauses that a case is about, by the numbers of an edition."""
    return tuple(dict.fromkeys(_numbers(book(edition), case)))


def ways_of(clause: ClauseId, edition: Edition, language: Language) -> tuple[WayTaken, ...]:
    """Return in which ways a matter under a clause can go, each shown by the first case in which it went so.

    For a whole Law those are the ways of the matters that are taken up under it, for a clause those that rest on it,
    the ones that are taken up under its own Law first.
    """
    every = (way for shown in cases_of(clause, edition) for way in _ways(shown.case.address, shown.edition, language))
    fitting = [way for way in every if any(clause.covers(number) for number in way.clauses)]
    own = [way for way in fitting if way.begins_under(clause.law)]
    if not clause.path:
        fitting = own or fitting
    in_order = [*own, *(way for way in fitting if way not in own)]
    first: dict[tuple[str, tuple[str, ...]], WayTaken] = {}
    for way in in_order:
        first.setdefault((way.law, way.key), way)
    return tuple(way for way in first.values() if not any(_goes_on(way, other) for other in first.values()))


def _goes_on(way: WayTaken, other: WayTaken) -> bool:
    """Tell whether another way is this one and more: the case of this one ends in the middle of the matter."""
    return way.law == other.law and len(way.key) < len(other.key) and other.key[: len(way.key)] == way.key


@lru_cache(maxsize=2048)
def _ways(address: str, edition: Edition, language: Language) -> tuple[WayTaken, ...]:
    case = next(case for case in cases() if case.address == address)
    session, _ = played(address, edition)
    ways: dict[int, WayTaken] = {}
    words = RulingWords.of(language)
    for turn in session.turns:
        _tell(words, turn, CaseShown(case, edition), ways)
    return tuple(way for way in ways.values() if way.follows)


def _tell(words: RulingWords, turn: Turn, shown: CaseShown, ways: dict[int, WayTaken]) -> None:
    state = turn.before
    acted = ""
    for entry in turn.entries:
        after = evolve(state, entry)
        match entry:
            case Acted(seat, action):
                acted = tell_action(words, seat, action)
            case MatterOpened(number, law, facts):
                happened = tell_opened(words, law, facts)
                ways[number] = WayTaken(law, (), shown, happened, (), (), frozenset(_ids(law.split()[:1])))
            case Answered(number) | Concluded(number) if number in ways:
                ways[number] = _decided(words, ways[number], entry, state, acted)
            case Ruled(number, clauses) if number in ways:
                way = ways[number]
                told = tell_ruling(words, entry, after.table)
                rests_on = frozenset(_ids(clauses))
                ways[number] = replace(
                    way,
                    key=(*way.key, *clauses),
                    rulings=(*way.rulings, (rests_on, told)),
                    clauses=way.clauses | rests_on,
                )
            case _:
                pass
        state = after


def _decided(
    words: RulingWords, way: WayTaken, entry: Answered | Concluded, state: DirectedTable, acted: str
) -> WayTaken:
    matter = state.matter(entry.number)
    request = matter.request if matter is not None else None
    answer = Finding(entry.value) if isinstance(entry, Concluded) else entry.answer
    decision, word = None, ""
    match request, answer:
        case Offer() as offer, Choice() if matter is not None:
            word = f"{offer.clause} {answer.word.value}"
            decision = ClauseDecision(
                _id(offer.clause), tell_offer(words, offer, matter), tell_choice(words, answer, offer)
            )
        case Question() as question, Finding(value) if matter is not None:
            word = f"{question.clause} {value if isinstance(value, bool) else '…'}"
            told = tell_finding(words, question.clause, answer, matter, concluded=isinstance(entry, Concluded))
            decision = ClauseDecision(
                _id(question.clause), tell_question(words, question, matter), told, is_finding=True
            )
        case ((NextCall() | NextCard()), _) if acted:
            word = "…"
            decision = ClauseDecision(None, None, acted)
        case _:
            pass
    if decision is None:
        return way
    clauses = way.clauses if decision.clause is None else way.clauses | {decision.clause}
    return replace(way, key=(*way.key, word), decisions=(*way.decisions, decision), clauses=clauses)


def _id(text: str) -> ClauseId | None:
    return next(_ids((text,)), None)


def _ids(texts: Iterable[str]) -> Iterator[ClauseId]:
    for text in texts:
        try:
            yield ClauseId.parse(text)
        except NotationError:
            continue
