"""Records for the examples of acts, by the names of their files, and entries that fit what an example names."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache
from typing import Any

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.appeals import AppealLodged
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.folding import apply, fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import ActContext, AskedField, FieldGroup, Said, questions_of
from duplicado.service.acts.place_kinds import EntriesOf, EntryOf
from duplicado.table.contest_kind import ContestKind

_TEAMS = Conditions(
    kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS
)
AT = datetime(2026, 11, 19, 20, tzinfo=UTC)


def thursday() -> Iterator[AnyFact]:
    """An evening of ten pairs in its third round, with a call, a ruling, an appeal; a second session is planned."""
    pairs = [ContestantId(number) for number in range(1, 11)]
    yield EventFounded("Thursday", Conditions(profile="aeb", options={"pp.standard.percent_of_top": "10"}))
    for who in pairs:
        names = ("Ana Lima", "Gema") if who.number == 7 else (f"North {who.number}", f"South {who.number}")
        yield ContestantEntered(who, tuple(map(Player, names)))
    planned = SectionPlanned(1, "", mitchell(5), tuple(pairs), 2, 1)
    yield planned
    yield replace(planned, session=2)
    plan = SectionPlan(1, "", (planned,))
    for place in (each for each in plan.due if each.round < 3):
        yield ResultEntered(place, ScoreWritten(420))
    yield ResultEntered(next(each for each in plan.due if (each.table, each.board) == (3, 9)), ScoreWritten(420))
    yield DirectorCalled(Where(1, "", 1, 1, 1), "help")
    yield AnnouncementMade("Coffee", 1)
    ruled = next(place for place, due in plan.due.items() if due.east_west == ContestantId(9))
    yield ScoreRuled(ruled, Ruling.for_both(read_side_ruling("4S N -1", Language.ENGLISH), "16B3"), "hesitation")
    yield RulingGiven(Where.at(ruled), ("16B3",), "The score is adjusted.", gave=("thursday score",))
    yield AppealLodged("thursday ruling", ContestantId(4), Fraction(20), "the weights", concurred=True)


def cup() -> Iterator[AnyFact]:
    """A league of eight teams in a round of matches: 3 meets 7."""
    yield EventFounded("Cup", _TEAMS)
    teams = [ContestantId(number) for number in range(1, 9)]
    players = tuple(map(Player, ("Ana", "Rui", "Eva", "Luis")))
    yield from (ContestantEntered(who, players, f"Team {who.number}") for who in teams)
    wanted = RoundWanted(boards=2)
    yield next_round(LiveStandings(entries_of("cup", tuple(_until_paired(teams)))), wanted).planned


def _until_paired(teams: Sequence[ContestantId]) -> Iterator[AnyFact]:
    yield EventFounded("Cup", _TEAMS)
    players = tuple(map(Player, ("Ana", "Rui", "Eva", "Luis")))
    yield from (ContestantEntered(who, players, f"Team {who.number}") for who in teams)


def league() -> Iterator[AnyFact]:
    """A Swiss of teams before its first round."""
    return _until_paired([ContestantId(number) for number in range(1, 9)])


RECORDS: Mapping[str, Callable[[], Iterator[AnyFact]]] = {
    "thursday.event": thursday,
    "cup.event": cup,
    "league.event": league,
}


def entries_of(name: str, facts: Sequence[AnyFact]) -> tuple[Entry, ...]:
    """Return facts as the entries of a record: ruling and score have ids by which others name them."""
    named = {ScoreRuled: "score", RulingGiven: "ruling"}
    return tuple(
        Entry(f"{name} {named.get(type(fact), number)}", AT, "-", fact) for number, fact in enumerate(facts, 1)
    )


@cache
def context_of(example: str) -> ActContext:
    """Return the circumstances of an example: the record of the file that it names, and interviews that are told."""
    name = shlex.split(example)[0]
    order = entries_of(name.partition(".")[0], tuple(RECORDS[name]()))
    return ActContext(fold(order), order, by="the Director", id="x")


def with_entries(declared: DeclaredAct, said: Said, asked: ActContext) -> dict[str, str | tuple[str, ...]]:
    """Return what an example tells with entries of that record in the place of the numbers that it names."""
    found = dict(said)
    for question in _asked_fields(declared.kind):
        if question.name in found and isinstance(question.kind, EntryOf | EntriesOf):
            id_ = _fitting(question.kind, asked)
            found[question.name] = (id_,) if isinstance(found[question.name], tuple) else id_
    return found


def _asked_fields(cls: type[Any]) -> Iterator[AskedField]:
    for question in questions_of(cls):
        yield question
        if isinstance(question.kind, FieldGroup):
            yield from _asked_fields(question.kind.cls)


def _fitting(kind: EntryOf | EntriesOf, asked: ActContext) -> str:
    """Return the last entry of the kinds that a field takes; of any kind one that nothing rests on."""
    if kind.kinds:
        return next(entry.id for entry in reversed(asked.order) if isinstance(entry.fact, kind.kinds))
    if kind.offered is not None:
        return next(iter(kind.offered(asked.state)))
    return next(entry.id for entry in asked.order if isinstance(entry.fact, ResultEntered))


def refusals(facts: Sequence[AnyFact], asked: ActContext) -> list[Refused]:
    """Return why facts are not recorded one after the other; nothing where they are."""
    state, found = asked.state, list[Refused]()
    for number, fact in enumerate(facts, 1):
        entry = Entry(asked.entry(number, len(facts)), AT, asked.by, fact)
        refused = admit(state, entry)
        if refused is not None:
            found.append(refused)
        else:
            state = apply(state, entry)
    return found
