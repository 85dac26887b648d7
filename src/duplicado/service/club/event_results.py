"""Results of the club's events that are over, as member histories, seasons and master points count them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import Player
from duplicado.event.record.ending import is_over_everywhere
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.event.record.state import EventState
from duplicado.event.standing import Standing, TotalIn
from duplicado.formats.event_record.persons import players_in
from duplicado.service.event_file import EventFile, UnreadableRecord
from duplicado.store.port import StoreError
from duplicado.store.store_selection import Shelf
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class BoardShare:
    """Score of a contestant on one board."""

    session: int
    board: int
    value: Fraction
    """In the unit of the method."""
    share: Fraction | None
    """In hundredths of the top; `None` where the method has none."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Final place of a contestant in an event."""

    contestant: ContestantId
    name: str
    """Of a team."""
    players: tuple[Player, ...]
    """Those who were entered, then those who took somebody's place."""
    place: int
    shared_by: int
    out_of: int
    """Number of contestants in the same ranking."""
    line: Side | None
    """The line that was ranked by itself, with two winners."""
    percentage: Fraction | None
    """0 to 100, exact."""
    total: Fraction
    """In the unit of the event's totals, exact."""
    boards: tuple[BoardShare, ...]
    """Those that counted by themselves."""
    played: int
    """Number of boards that counted."""
    stratum: str = ""
    categories: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClubResult:
    """An event of the club that is over."""

    event: str
    """Its name in addresses."""
    title: str
    date: str
    """ISO 8601; of an event without a date the day of its last entry."""
    kind: ContestKind
    method: ScoringMethod
    total_in: TotalIn
    tables: int
    sessions: int
    is_published: bool
    """True where its official result was made available."""
    finishes: tuple[Finish, ...]
    """In the order of the rankings."""


def results_of_club(shelf: Shelf, names: Iterable[str] | None = None) -> tuple[ClubResult, ...]:
    """Return the results of the events that are over, the earliest first. It waits for the disk.

    Args:
        shelf: the club's events.
        names: of which events; of all if not told. Those that cannot be read are left out.
    """
    found = [each for name in (shelf.names() if names is None else names) if (each := _result(shelf, name)) is not None]
    return tuple(sorted(found, key=lambda each: (each.date, each.event)))


def players_of_club(shelf: Shelf) -> frozenset[Player]:
    """Return everybody who is named as a player in any event that can be read. It waits for the disk."""
    found: set[Player] = set()
    for name in shelf.names():
        with suppress(StoreError, UnreadableRecord), EventFile(shelf.open(name)) as event:
            found |= players_in(event.live.entries)
    return frozenset(found)


def _result(shelf: Shelf, name: str) -> ClubResult | None:
    try:
        with shelf.open(name) as store:
            version = store.last, len(store.rewritings())
        return _read(_Kept(shelf, name), *version)
    except (StoreError, UnreadableRecord):
        return None


@dataclass(frozen=True)
class _Kept:
    """An event on its shelf: two of the same place and name are the same."""

    shelf: Shelf
    name: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and (self.shelf.place, self.name) == (other.shelf.place, other.name)

    def __hash__(self) -> int:
        return hash((self.shelf.place, self.name))


@lru_cache(maxsize=400)
def _read(kept: _Kept, _last: int, _rewritten: int) -> ClubResult | None:
    """Read an event as far as it went then; entries are appended, or written anew, which is counted."""
    store = kept.shelf.open(kept.name)
    with EventFile(store) as event:
        state = event.live.state
        if not is_over_everywhere(state):
            return None
        last = max((each.at for each in event.live.entries), default=None)
        return _summary(kept.name, state, outcome_of(event.live), "" if last is None else last.date().isoformat())


def _summary(name: str, state: EventState, outcome: EventOutcome, last_day: str) -> ClubResult:
    finishes = tuple(
        _finish(each, len(ranking.standings), ranking.line, state, outcome)
        for ranking in outcome.standings.rankings
        for each in ranking.standings
    )
    tables = max(
        (
            sum(plan.in_force(plan.rounds).movement.tables for plan in session.plans.values())
            for session in state.sessions.values()
        ),
        default=0,
    )
    return ClubResult(
        name,
        state.title or name,
        state.date or last_day,
        state.conditions.kind,
        outcome.standings.method,
        outcome.standings.total_in,
        tables,
        len(state.sessions),
        bool(state.published or state.closed) or all(each.published for each in state.sessions.values()),
        finishes,
    )


def _finish(standing: Standing, out_of: int, line: Side | None, state: EventState, outcome: EventOutcome) -> Finish:
    who = standing.contestant
    entered = state.contestants.get(who)
    substitutes = tuple(each.substitute for each in outcome.substitutes if each.contestant == who)
    players = (*(entered.players if entered else ()), *substitutes)
    return Finish(
        who,
        entered.name if entered else "",
        tuple(dict.fromkeys(players)),
        standing.place,
        standing.shared_by,
        out_of,
        line,
        standing.percentage,
        standing.total,
        tuple(_boards(who, outcome)),
        standing.card.boards,
        outcome.strata.get(who, ""),
        outcome.categories.get(who, ()),
    )


def _boards(who: ContestantId, outcome: EventOutcome) -> Iterator[BoardShare]:
    for part in outcome.fields:
        card = part.standings.cards.get(who)
        for line in card.lines if card else ():
            if line.value is not None and line.artificial is None:
                share = line.value * 100 / line.top if line.top else None
                yield BoardShare(part.session, line.board, line.value, share)
