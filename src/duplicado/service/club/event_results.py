"""Results of the club's events that are over, as member histories, seasons and master points count them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import Entry
from duplicado.event.record.live_standings import LiveStandings
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
    top: Fraction | None
    """`None` where the method has none."""

    @property
    def share(self) -> Fraction | None:
        """The score in hundredths of the top; reckoned where it is shown, which is for few boards of an event."""
        return self.value * 100 / self.top if self.top else None


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


def players_of_club(shelf: Shelf) -> frozenset[Player]:
    """Return everybody who is named as a player in any event that can be read. It waits for the disk."""
    found: set[Player] = set()
    for name in shelf.names():
        with suppress(StoreError, UnreadableRecord), EventFile(shelf.open(name)) as event:
            found |= players_in(event.live.entries)
    return frozenset(found)


def result_of(name: str, live: LiveStandings) -> ClubResult:
    """Return the result of an event that is over, by its name in addresses."""
    state, outcome = live.state, outcome_of(live)
    finishes = tuple(
        _finish(each, len(ranking.standings), ranking.line, state, outcome)
        for ranking in outcome.standings.rankings
        for each in ranking.standings
    )
    tables = max(
        (
            sum(len(plan.tables_in(plan.rounds)) for plan in session.plans.values())
            for session in state.sessions.values()
        ),
        default=0,
    )
    return ClubResult(
        name,
        state.title or name,
        state.date or last_entry(live.entries)[:10],
        state.conditions.kind,
        outcome.standings.method,
        outcome.standings.total_in,
        tables,
        len(state.sessions),
        bool(state.published or state.closed) or all(each.published for each in state.sessions.values()),
        finishes,
    )


def last_entry(entries: Sequence[Entry]) -> str:
    """Return when the last entry of a record was made, as ISO 8601; nothing of a record without any."""
    last = max((each.at for each in entries), default=None)
    return "" if last is None else last.isoformat()


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
                yield BoardShare(part.session, line.board, line.value, line.top)
