"""The feeds of tables, and of pairs whose players have their own devices with them: who of them is told of an entry."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.subjects import (
    AtPlace,
    OfBoards,
    OfContestant,
    OfEntry,
    OfEvent,
    OfHall,
    OfRegister,
    OfSession,
    OfTable,
    OfWhere,
)
from duplicado.event.record.state import EventState
from duplicado.service.live.feeds import Feed
from duplicado.service.live.roles import Openness, TableKey
from duplicado.service.live.sittings import contestants_at
from duplicado.service.live.table_views import TableView, changes, pair_view, table_view
from duplicado.service.live.visibility import table_of
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class FollowedPair:
    """A contestant with whom devices go; of a team, that of its pairs which sits on a side."""

    contestant: ContestantId
    side: Side | None = None


Seen: TypeAlias = TableKey | FollowedPair
"""Person whose view it is."""

_NOBODY: Final = TableKey(0, "", 0)
"""Place where those are looked for who sit out."""


def audience_at(seen: Seen) -> str:
    """Return the name of those who see the view of a table, or of a contestant."""
    if isinstance(seen, TableKey):
        return f"table {seen}"
    return f"pair {seen.contestant} {seen.side or ''}"


@dataclass(slots=True)
class _Seen:
    seen: Seen
    feed: Feed
    view: TableView
    at: TableKey


class TableFeeds:
    """The feeds of tables and contestants that somebody has asked for, by the table to which each belongs now."""

    def __init__(self, state: Callable[[], EventState], openness: Openness) -> None:
        """Take what gives the state of the event, and what is shown."""
        self._state = state
        self._openness = openness
        self._known: dict[Seen, _Seen] = {}
        self._at: dict[TableKey, dict[Seen, _Seen]] = {}

    def feed(self, seen: Seen, made: Callable[[str, Callable[[], str]], Feed]) -> Feed:
        """Return a feed; `made` makes one of its name and what gives the whole view."""
        known = self._known.get(seen)
        if known is None:
            feed = made(audience_at(seen), lambda: json.dumps(self._known[seen].view))
            view = self._view(seen)
            known = self._known[seen] = _Seen(seen, feed, view, _table_in(view))
            self._at.setdefault(known.at, {})[seen] = known
        return known.feed

    def existing(self, seen: Seen) -> Feed | None:
        """Return the same where somebody has asked for it already."""
        known = self._known.get(seen)
        return known.feed if known else None

    def end(self) -> None:
        """Let all who read along go."""
        for each in self._known.values():
            each.feed.end()

    def tell(self, entry: Entry, number: int) -> None:
        """Tell those to whom something else is shown after an entry; `number` is that of the entry."""
        for each in list(self._concerned(entry)):
            view = self._view(each.seen)
            if view != each.view:
                changed = changes(each.view, view)
                each.view = view
                self._seat(each, _table_in(view))
                each.feed.push(json.dumps(changed), number)

    def _seat(self, each: _Seen, at: TableKey) -> None:
        if at != each.at:
            del self._at[each.at][each.seen]
            each.at = at
            self._at.setdefault(at, {})[each.seen] = each

    def _view(self, seen: Seen) -> TableView:
        if isinstance(seen, TableKey):
            return table_view(self._state(), seen, self._openness)
        return pair_view(self._state(), seen.contestant, seen.side, self._openness)

    # ---- who is concerned; more than that does no harm, less would

    def _concerned(self, entry: Entry) -> Iterable[_Seen]:
        concerned: dict[int, _Seen] = {}
        for fact in self._linked(entry.fact):
            concerned |= {id(each): each for each in self._concerned_by(fact)}
        return concerned.values()

    def _linked(self, fact: AnyFact) -> Iterable[AnyFact]:
        """Go through a fact and those that it is about, puts right or names, as far as they are known."""
        state, told, wanted = self._state(), set[str](), [fact]
        while wanted:
            fact = wanted.pop()
            yield fact
            subject = fact.subject()
            names = (subject.entry,) if isinstance(subject, OfEntry) else ()
            if isinstance(fact, OfficeFact):
                names = (*names, *fact.replaces(), *fact.names())
            for name in names:
                other = state.office.entries.get(name) or state.announcements.get(name)
                if other is not None and name not in told:
                    told.add(name)
                    wanted.append(other.fact)

    def _concerned_by(self, fact: AnyFact) -> Iterable[_Seen]:
        match fact.subject():
            case AtPlace(place=place):
                own = table_of(place)
                elsewhere = [each for each in self._of(place.session, place.section) if each.at != own]
                found = [
                    each for each in elsewhere if place.round < each.view["round"]
                ]  # a board that one of them owed
                if self._openness.travellers:
                    board = str(place.board)
                    found += [each for each in elsewhere if board in each.view["boards"]]
                return [*self._there(own), *found]
            case OfTable(session=session, section=section, table=table, round=number):
                key = TableKey(session, section, table)
                leaving = () if number is None else contestants_at(self._state(), key, number)
                return [*self._there(key), *self._following(leaving)]
            case OfWhere(where=where):
                return self._there(TableKey(where.session, where.section, where.table or 0))
            case OfSession(session=session, section=section):
                return self._of(session, section)
            case OfHall(session=session):
                return self._of(session)
            case OfEntry():
                return () if fact.undoes is None else self._known.values()
            case OfBoards() | OfRegister():
                return ()
            case OfContestant() | OfEvent():
                return self._known.values()

    def _following(self, leaving: Collection[ContestantId]) -> Iterable[_Seen]:
        return (
            each for seen, each in self._known.items() if isinstance(seen, FollowedPair) and seen.contestant in leaving
        )

    def _there(self, key: TableKey) -> Iterable[_Seen]:
        return self._at.get(key, {}).values()

    def _of(self, session: int, section: str | None = None) -> list[_Seen]:
        """Return those of a session, or of a section of it, and all who sit out or have no session yet."""
        return [
            each
            for each in self._known.values()
            if each.at == _NOBODY
            or isinstance(each.seen, FollowedPair)
            or (each.at.session == session and section in {None, each.at.section})
        ]


def _table_in(view: TableView) -> TableKey:
    """Return the table to which a view belongs."""
    match view:
        case {"session": int() as session, "section": str() as section, "table": int() as table}:
            return TableKey(session, section, table)
        case _:
            return _NOBODY
