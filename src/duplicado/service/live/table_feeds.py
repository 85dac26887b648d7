"""The feeds of tables, and of pairs whose players have their own devices with them: who of them is told of an entry."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled, IrregularityNoticed
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, SessionMissed, SubstituteSeated
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.rulings import MatterReferred, PollTaken, RulingGiven
from duplicado.event.record.register import is_confidential
from duplicado.event.record.state import EventState
from duplicado.service.live.feeds import Feed
from duplicado.service.live.roles import Openness, TableKey
from duplicado.service.live.seats import contestants_at
from duplicado.service.live.sight import place_of, table_of
from duplicado.service.live.views import Data, changes, pair_view, part, table_view
from duplicado.vocabulary.seats import Side

__all__ = ["Followed", "TableFeeds", "audience_at"]


@dataclass(frozen=True, slots=True)
class Followed:
    """A contestant with whom devices go; of a team, that of its pairs which sits on a side."""

    contestant: ContestantId
    side: Side | None = None


Seen: TypeAlias = TableKey | Followed
"""Whose view it is."""

_NOBODY: Final = TableKey(0, "", 0)
"""Where those are looked for who sit out."""


def audience_at(seen: Seen) -> str:
    """Return the name of those who see the view of a table, or of a contestant."""
    if isinstance(seen, TableKey):
        return f"table {seen}"
    return f"pair {seen.contestant} {seen.side or ''}"


@dataclass(slots=True)
class _Seen:
    seen: Seen
    feed: Feed
    view: Data
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
            feed = made(audience_at(seen), lambda: json.dumps({"kind": "table", **self._known[seen].view}))
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
                each.feed.push(json.dumps({"kind": "changes", **changed}), number)

    def _seat(self, each: _Seen, at: TableKey) -> None:
        if at != each.at:
            del self._at[each.at][each.seen]
            each.at = at
            self._at.setdefault(at, {})[each.seen] = each

    def _view(self, seen: Seen) -> Data:
        if isinstance(seen, TableKey):
            return table_view(self._state(), seen, self._openness)
        return pair_view(self._state(), seen.contestant, seen.side, self._openness)

    # ---- who is concerned; more than that does no harm, less would

    def _concerned(self, entry: Entry) -> Iterable[_Seen]:
        fact = entry.fact
        place = place_of(fact)
        if place is not None:
            own = table_of(place)
            found = list(self._there(own))
            if self._openness.travellers:
                board = str(place.board)
                in_section = self._of(place.session, place.section)
                found += [each for each in in_section if board in part(each.view, "boards") and each.at != own]
            return found
        match fact:
            case RoundFinished(session=session, section=section, table=table, round=number):
                key = TableKey(session, section, table)
                leaving = contestants_at(self._state(), key, number)
                return [*self._there(key), *self._following(leaving)]
            case DirectorCalled(where=where) if not fact.instead_of:
                return self._there(TableKey(where.session, where.section, where.table or 0))
            case CallTaken(call=str() as call) | CallSettled(call=str() as call) | RulingGiven(call=str() as call):
                return self._of_call(call)
            case (
                RoundCalled(session=session, section=section)
                | RoundsTimed(session=session, section=section)
                | ClockHeld(session=session, section=section)
                | ClockResumed(session=session, section=section)
            ):
                return self._of(session, section)
            # Another section's movement too: somebody may go there for the next round.
            case SectionPlanned(session=session) | SessionEnded(session=session) | AnnouncementMade(session=session):
                return self._of(session)
            case AnnouncementEnded(announcement=other):
                made = self._state().announcements.get(other)
                return self._of(made.fact.session) if made and isinstance(made.fact, AnnouncementMade) else ()
            case ContestantEntered(contestant=who) | SubstituteSeated(contestant=who):
                return [each for each in self._known.values() if str(who) in part(each.view, "names")]
            case (
                DealsRecorded()
                | PenaltyRuled()
                | CarriedOver()
                | SessionMissed()
                | AppealLodged()
                | AppealDecided()
                | ResultsPublished()
                | RulingGiven()
                | PollTaken()
                | MatterReferred()
                | IrregularityNoticed(instead_of=())
            ):
                return ()
            case _ if is_confidential(fact):
                return ()
            case _:
                return self._known.values()

    def _following(self, leaving: Collection[ContestantId]) -> Iterable[_Seen]:
        return (each for seen, each in self._known.items() if isinstance(seen, Followed) and seen.contestant in leaving)

    def _there(self, key: TableKey) -> Iterable[_Seen]:
        return self._at.get(key, {}).values()

    def _of(self, session: int, section: str | None = None) -> list[_Seen]:
        """Return those of a session, or of a section of it, and all who sit out or have no session yet."""
        return [
            each
            for each in self._known.values()
            if each.at == _NOBODY
            or isinstance(each.seen, Followed)
            or (each.at.session == session and section in {None, each.at.section})
        ]

    def _of_call(self, call: str) -> Iterable[_Seen]:
        called = self._state().office.entries.get(call)
        if called is None or not isinstance(called.fact, DirectorCalled):
            return ()
        where = called.fact.where
        return self._there(TableKey(where.session, where.section, where.table or 0))


def _table_in(view: Data) -> TableKey:
    """Return the table to which a view belongs."""
    match view:
        case {"session": int() as session, "section": str() as section, "table": int() as table}:
            return TableKey(session, section, table)
        case _:
            return _NOBODY
