"""Standings that follow the record: one more result touches one board and the totals of those who played it.

What is kept here is only a memory of what was computed: after any entries it says the same as one made anew from the
whole record, which a test holds it to.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from types import MappingProxyType
from typing import Final, NamedTuple

from duplicado.event.conditions import SessionsCount
from duplicado.event.contest import ContestantId, Penalty
from duplicado.event.facts.entry import Entry
from duplicado.event.matches.standings import MatchRow, MatchStandings
from duplicado.event.places import place_text, places, whole
from duplicado.event.ranking.places import within
from duplicado.event.record.board_results import FieldKey, KnownLines, board_lines, boards_of, fields_of
from duplicado.event.record.comparison_field import FieldScores
from duplicado.event.record.deductions import deductions
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.folding import apply, fold
from duplicado.event.record.match_record import matches_standing
from duplicado.event.record.missed_sessions import missed_percentages, with_missed_sessions
from duplicado.event.record.seat_totals import Running
from duplicado.event.record.state import EventState
from duplicado.event.record.whole_number_totals import NO_TALLY, Tally, added, average_percentage, together
from duplicado.event.rules import ScoringRules, Ties
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.numbers import added_up
from duplicado.vocabulary.seats import Side

_ZERO: Final = Fraction(0)


class RankingLine(NamedTuple):
    """A contestant's place in the event; a named tuple for the same reason as `Tally`."""

    place: int
    shared_by: int
    """Number of contestants who have this place; 1 for one who has it alone."""
    contestant: ContestantId
    tally: Tally

    @property
    def place_text(self) -> str:
        """The place, with an equals sign when it is shared: `2=`."""
        return place_text(self.place, self.shared_by)


@dataclass(frozen=True, slots=True)
class RankingList:
    """Contestants who compete with one another, best first."""

    line: Side | None
    """The line that it is of, in an event with two winners."""
    ranks: tuple[RankingLine, ...]


@checked
class LiveStandings:
    """Standings of an event, kept up to date entry by entry."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Read a record from its beginning."""
        self._entries: dict[str, Entry] = {}
        self._state = EventState()
        self._fields: dict[FieldKey, FieldScores] = {}
        self._totals: dict[ContestantId, _Total] = {}
        self._known = KnownLines()
        self._matches: MatchStandings | None = None
        self._takes_several = False
        for entry in entries:
            self._entries.setdefault(entry.id, entry)
        self._begin_anew()

    @property
    def state(self) -> EventState:
        """State of the event by the record."""
        return self._state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The record, in its order."""
        return tuple(self._entries.values())

    @property
    def fields(self) -> Mapping[FieldKey, FieldScores]:
        """The fields whose scores are compared with one another."""
        return MappingProxyType(self._fields)

    @property
    def top(self) -> Fraction | None:
        """The most that a board of any field can count, where the method has a maximum."""
        return max((scores.top for scores in self._fields.values() if scores.top is not None), default=None)

    def add(self, entry: Entry) -> None:
        """Take one more entry; one that is there already changes nothing."""
        if expect(entry, Entry, "entry").id in self._entries:
            return
        self._entries[entry.id] = entry
        if self._takes_several:
            undone = entry.fact.undoes is not None
            self._state = fold(self._entries.values()) if undone else apply(self._state, entry)
            return
        if entry.fact.undoes is not None:
            self._begin_anew()
            return
        self._state = apply(self._state, entry)
        touched = effect_of(entry.fact).touches(self._state, entry.fact)
        if touched.everything:
            self._compute_all()
        elif touched.field is not None:
            boards = self._boards_of(touched.field) if touched.board is None else (touched.board,)
            self._compute(touched.field, boards)
        if touched.totals:
            for key in self._fields:
                self._penalize(key)
            self._forget_rankings()

    def take_rest(self, entries: Iterable[Entry], state: EventState) -> None:
        """Take the rest of a record of which is known what all of it says: `state` is not found anew."""
        for entry in entries:
            self._entries.setdefault(entry.id, entry)
        self._state = state
        self._compute_all()

    @classmethod
    def of(cls, state: EventState) -> LiveStandings:
        """Return the standings by what a record says, where its entries are not asked for."""
        live = cls()
        live.take_rest((), state)
        return live

    @contextmanager
    def taking_several(self) -> Generator[None]:
        """Take many entries while the block runs: the state follows each, the standings are computed at its end."""
        self._takes_several = True
        try:
            yield
        finally:
            self._takes_several = False
            self._compute_all()

    @cached_property
    def rankings(self) -> tuple[RankingList, ...]:
        """The ranking; or two, North-South first, in an event with two winners. Empty while nobody has a score."""
        conditions = self._state.conditions
        if conditions.in_matches:
            return self._ranked_by_matches()
        by_line: dict[Side | None, list[tuple[ContestantId, Tally]]] = {}
        out = self._state.disqualified
        for contestant, tally in self.tallies.items():
            if not (out and contestant in out) and (tally.boards or tally.total or tally.stated_percentage):
                line = self._line_of(contestant) if conditions.winners == 2 else None
                by_line.setdefault(line, []).append((contestant, tally))
        order: tuple[Side | None, ...] = (None, Side.NS, Side.EW)
        return tuple(RankingList(line, self._ranked(by_line[line])) for line in order if line in by_line)

    @cached_property
    def matches(self) -> MatchStandings:
        """Standings of the matches, in an event of matches."""
        self._matches = matches_standing(self._state, self._fields, self._matches)
        return self._matches

    def _ranked_by_matches(self) -> tuple[RankingList, ...]:
        standing = self.matches
        ranks = tuple(
            RankingLine(each.place, each.shared_by, each.contestant, _tally_of(standing.rows[each.contestant]))
            for each in within(standing.ranking, standing.rows.keys() - self._state.disqualified)
        )
        return (RankingList(None, ranks),) if ranks else ()

    @property
    def tallies(self) -> Mapping[ContestantId, Tally]:
        """Tally of each contestant in the whole event, what was carried over added in the unit of the ranking."""
        tallies = {who: total.tally for who, total in self._totals.items() if total.is_named}
        tops = self._tops if self._state.missed_sessions else {}
        for who in {who for who, _ in self._state.missed_sessions if who in tallies}:
            tallies[who] = with_missed_sessions(self._state, who, self._totals[who].by_session, tops)
        taken: tuple[Penalty, ...] = ()
        if self._has_deductions:
            taken = deductions(self._state, None, self.top)
        for penalty in taken:
            tallies[penalty.contestant] = tallies.get(penalty.contestant, NO_TALLY).plus(penalty.amount)
        # First what goes into totals: percentages are reckoned from them, and to those is added what is in per cent.
        carried = self._state.carried_over.values()
        for brought in carried:
            if not brought.percent:
                tallies[brought.contestant] = tallies.get(brought.contestant, NO_TALLY).plus(brought.amount)
        conditions = self._state.conditions
        rules, alone = conditions.scoring_rules, len(self._fields) == 1 and not (taken or carried)
        if conditions.sessions is SessionsCount.BOARDS and rules.percentage_of_published_total and not alone:
            tallies = {who: tally.as_published(rules) for who, tally in tallies.items()}
        for brought in carried:
            if brought.percent:
                tally = tallies.get(brought.contestant, NO_TALLY)
                tallies[brought.contestant] = tally.with_percentage(brought.amount)
        return tallies

    @checked
    def by_session(self, contestant: ContestantId) -> Mapping[int, Tally]:
        """Return what a contestant has in each session, without what counts in the event only, and without awards."""
        total = self._totals.get(contestant)
        return {} if total is None else total.by_session

    @checked
    def awards(self, contestant: ContestantId) -> Mapping[int, Fraction]:
        """Return what a contestant gets for each session that he missed, in per cent."""
        return missed_percentages(self._state, contestant, self.by_session(contestant))

    @property
    def _tops(self) -> dict[int, list[Fraction]]:
        """Of each session, the most that each contestant could have had."""
        tops: dict[int, list[Fraction]] = {}
        for key, scores in self._fields.items():
            tops.setdefault(key[0], []).extend(
                each.maximum for each in scores.tallies.values() if each.maximum is not None
            )
        return tops

    def _begin_anew(self) -> None:
        self._state = fold(self._entries.values())
        self._compute_all()

    def _compute_all(self) -> None:
        self._fields.clear()
        self._known.clear()
        self._totals.clear()
        self._forget_rankings()
        for key in fields_of(self._state):
            self._compute(key, self._boards_of(key))

    def _boards_of(self, key: FieldKey) -> tuple[int, ...]:
        there = set(self._fields[key].boards) if key in self._fields else set[int]()
        return tuple(there | {*boards_of(self._state.session(key[0]), key)})

    def _compute(self, key: FieldKey, boards: Iterable[int]) -> None:
        conditions = self._state.conditions
        scores = self._fields.get(key)
        if scores is None:
            rules = conditions.scoring_rules
            scores = self._fields[key] = FieldScores(
                rules, rules.method_of(conditions.method), conditions.scheduled_boards
            )
        lines = {board: board_lines(self._state, key, board, self._known) for board in boards}
        self._put(key, scores.replace(lines))
        if self._has_deductions:
            self._penalize(key)
        self._forget_rankings()

    def _forget_rankings(self) -> None:
        for name in ("rankings", "matches"):
            self.__dict__.pop(name, None)

    def _penalize(self, key: FieldKey) -> None:
        """Take from the totals of a session what was ruled for it."""
        scores = self._fields[key]
        taken = deductions(self._state, key[0], scores.top, scores.contestants)
        self._put(key, scores.penalize(added_up((each.contestant, each.amount) for each in taken)))

    @property
    def _has_deductions(self) -> bool:
        """True where anything was ruled that may be taken from totals."""
        return bool(self._state.penalties or self._state.appeals_decided)

    def _put(self, key: FieldKey, concerned: Iterable[Running]) -> None:
        """Put what contestants have in a field in the place of what they had; who has nothing anywhere is left out."""
        totals, count = self._totals, self._state.conditions.sessions
        for running in concerned:
            who = running.contestant
            total = totals.get(who)
            if total is None:
                total = totals[who] = _Total(is_named=not who.is_anonymous)
            total.put(key, running.tally, count)
            if total.is_empty:
                del totals[who]

    def _line_of(self, contestant: ContestantId) -> Side:
        """Return the line a contestant is ranked in: that of his number, or that in which he sat first."""
        if contestant.line is not None:
            return contestant.line
        for _, session in sorted(self._state.sessions.items()):
            for _, plan in sorted(session.plans.items()):
                if contestant in plan.first_sides:
                    return plan.first_sides[contestant]
        cards = (self._fields[key].card(contestant) for key in sorted(self._fields, key=str))
        return next((card.lines[0].side for card in cards if card.lines), Side.NS)

    def _ranked(self, listed: list[tuple[ContestantId, Tally]]) -> tuple[RankingLine, ...]:
        conditions = self._state.conditions
        rules = conditions.scoring_rules
        figures = _figures([tally for _, tally in listed], rules, by_percentage=conditions.by_percentage)
        ranked = places(zip(figures, listed, strict=True), lambda item: item[0].order)
        return tuple(RankingLine(place, shared_by, *item) for place, shared_by, item in ranked)


def _figures(tallies: list[Tally], rules: ScoringRules, *, by_percentage: bool) -> list[int]:
    """Return whole numbers in the proportion of what contestants are ranked by."""
    if rules.ties is Ties.PUBLISHED:
        if by_percentage:
            return whole([rules.published_percentage(tally.percentage or _ZERO) for tally in tallies])
        return whole([rules.published_total(tally.total) for tally in tallies])
    if not by_percentage:
        unit = lcm(*{tally.unit for tally in tallies})
        return [tally.points * (unit // tally.unit) for tally in tallies]
    if any(tally.stated_percentage is not None for tally in tallies):
        return whole([tally.percentage or _ZERO for tally in tallies])
    most = lcm(*{tally.tops for tally in tallies if tally.tops})
    return [tally.points * (most // tally.tops) if tally.tops else 0 for tally in tallies]


def _tally_of(row: MatchRow) -> Tally:
    return Tally.of(sum(side.boards for side in row.sides), row.total, None, None)


class _Total:
    """Total of a contestant in all sessions together.

    Results come in for one session at a time, so what the others make is added up once and kept.
    """

    __slots__ = ("_apart", "_parts", "_rest", "is_named", "tally")

    def __init__(self, *, is_named: bool) -> None:
        """Begin with nothing; `is_named` says whether it is known whose it is."""
        self.is_named = is_named
        self._parts: dict[FieldKey, Tally] = {}
        self._apart: FieldKey | None = None
        self._rest = NO_TALLY
        self.tally = NO_TALLY

    @property
    def is_empty(self) -> bool:
        """True where he plays in no session at all."""
        return not self._parts

    @property
    def by_session(self) -> dict[int, Tally]:
        """His tally in each session, from all the fields in which he stands there."""
        grouped: dict[int, list[Tally]] = {}
        for (session, _), tally in sorted(self._parts.items(), key=lambda item: item[0][0]):
            grouped.setdefault(session, []).append(tally)
        return {session: parts[0] if len(parts) == 1 else together(parts) for session, parts in grouped.items()}

    def put(self, key: FieldKey, tally: Tally | None, count: SessionsCount) -> None:
        """Put what a contestant has in a session in the place of what he had; `None` for nothing."""
        if tally is None:
            self._parts.pop(key, None)
        else:
            self._parts[key] = tally
        if len(self._parts) <= 1:
            self.tally = next(iter(self._parts.values()), NO_TALLY)
            self._apart = None
            return
        if self._apart != key:
            self._apart = key
            self._rest = together(part for other, part in self._parts.items() if other != key)
        self.tally = added(self._rest, tally or NO_TALLY)
        if count is SessionsCount.SESSIONS:
            self.tally = self.tally._replace(stated_percentage=average_percentage(self.by_session.values()))
