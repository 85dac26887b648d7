"""Messages about a served event never hold anything that their reader might not know then.

Every result and every reason is a number that stands nowhere else, so that it is found wherever it turns up. What may
be known is worked out here from the commands, by other means than in the program.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from tests.examples import examples

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.table_devices import own_seats, sit_down
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import Accepted, Command, Outcome
from duplicado.service.live.feeds import Subscription
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Openness, Role, TableKey, Viewer
from duplicado.service.live.table_views import rankings_view
from duplicado.store.club import ClubStore
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.seats import Side

Result = TypeVar("Result")
TABLES, ROUNDS = 3, 3
MOVEMENT = mitchell(TABLES)
BOARDS_EACH = 2
PLAYS = 2
"""The pair as which the second director plays."""
NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
CANARY = re.compile(r"\b7\d{5}\b")
POSITION = re.compile(r"\b[0-9a-f]{12}\.\d+\.[0-9a-f]{26}\b")
"""Positions are hexadecimal, and any number may stand in them by chance; what is in them is sealed."""
FOUNDING: tuple[AnyFact, ...] = (
    EventFounded("Club", Conditions()),
    SectionPlanned(1, "", MOVEMENT, tuple(ContestantId(n) for n in range(1, 2 * TABLES + 1)), BOARDS_EACH),
)

DIRECTOR = Viewer("director-1", Role.DIRECTOR, "the Director")
PLAYING = Viewer("director-2", Role.DIRECTOR, "the Director", plays=(ContestantId(PLAYS),))
DISPLAY = Viewer("display-1", Role.DISPLAY, "the wall")
PLAYERS = {
    table: Viewer(f"table-{table}", Role.PLAYER, f"Table {table}", TableKey(1, "", table))
    for table in range(1, TABLES + 1)
}

FOLLOWED = 5
"""The pair with which a device of its own goes."""


def own_device() -> Viewer:
    """Return who is at the pair's table from the console: a director who plays as the pair goes there."""
    directs = Viewer("director-3", Role.DIRECTOR, "the Director", plays=(ContestantId(FOLLOWED),))
    state = fold(Entry(f"e{number}", NOON, "x", fact) for number, fact in enumerate(FOUNDING))
    (seat,) = own_seats(directs, state, Access())
    with tempfile.TemporaryDirectory() as folder, closing(ClubStore.open(str(Path(folder) / "club"))) as store:
        entrance = Entrance(store, clock=lambda: NOON)
        token = sit_down(entrance, "Club", directs, seat, by="Pair 5", device="a test")
        return entrance.admit(token).viewer


OWN = own_device()
PUBLIC = Viewer("public-1", Role.PUBLIC, "somebody")

# Who plays what where, straight from the movement.
SITTINGS = {
    (sitting.round, sitting.table): (
        {sitting.north_south, sitting.east_west},
        [(number - 1) * BOARDS_EACH + k for number in sitting.sets for k in range(1, BOARDS_EACH + 1)],
    )
    for sitting in MOVEMENT.sittings
}


class Served:
    """A desk on a file, driven from outside its loop."""

    def __init__(self, openness: Openness) -> None:
        self.folder = tempfile.mkdtemp()
        self.loop = asyncio.new_event_loop()
        path = Path(self.folder) / "x.event"
        SqliteStore.create(path).close()
        self.ticks = 0.0
        self.desk = self.do(self._open(path, openness))
        self.count = 0
        assert isinstance(self.ask(DIRECTOR, *FOUNDING), Accepted)

    async def _open(self, path: Path, openness: Openness) -> OpenEvent:
        return await OpenEvent.open(
            lambda: SqliteStore.open(path),
            secret=b"of a test, and long enough",
            access=Access(openness=openness),
            clock=SteadyClock(wall=lambda: NOON, monotonic=self._tick),
            poll=3600,
            ranking_interval=0,
        )

    def _tick(self) -> float:
        self.ticks += 1
        return self.ticks

    def do(self, work: Coroutine[None, None, Result]) -> Result:
        return self.loop.run_until_complete(work)

    def ask(self, viewer: Viewer, *facts: AnyFact, sure: bool = True, on: str = "") -> Outcome:
        self.count += 1
        return self.do(self.desk.writer.submit(viewer, Command(f"c{self.count}", facts, on, sure)))

    def settle(self) -> None:
        async def turns() -> None:
            # Rankings are computed in a thread.
            for _ in range(4):
                await self.loop.run_in_executor(self.desk.views._rankings._thread, int)
                await self.loop.run_in_executor(self.desk.views._screens._thread, int)
                for _ in range(5):
                    await asyncio.sleep(0)

        self.do(turns())

    def close(self) -> None:
        self.do(self.desk.close())
        self.do(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)


@dataclass(frozen=True)
class Known:
    """An entry about a place, as the oracle remembers it."""

    id: str
    round: int
    table: int
    board: int
    canaries: frozenset[str]


class Leaks(RuleBasedStateMachine):
    """Everybody acts as he likes, in any order, and everybody looks all the time."""

    travellers = False

    def __init__(self) -> None:
        super().__init__()
        self.served = Served(Openness(travellers=self.travellers))
        desk = self.served.desk
        self.looks: dict[str, Subscription] = {str(table): desk.views.view(viewer) for table, viewer in PLAYERS.items()}
        self.looks |= {
            "playing": desk.views.view(PLAYING),
            "display": desk.views.rankings(DISPLAY),
            "director": desk.views.view(DIRECTOR),
            "own": desk.views.view(OWN),
            "hall": desk.views.hall(PUBLIC),
            "office of who plays": desk.views.office(PLAYING),
        }
        self.sent: dict[str, list[str]] = defaultdict(list)
        self.allowed: dict[str, set[str]] = defaultdict(set)
        self.released = 0
        self.next = 700_000
        self.rounds = dict.fromkeys(PLAYERS, 1)
        self.entries: list[Known] = []
        self.agreed: dict[str, set[str]] = defaultdict(set)
        self.gone: set[str] = set()
        self.other: list[tuple[str, frozenset[str]]] = []
        """Undoings: of which entry, and their reasons."""
        self.penalties: set[str] = set()
        self.called: list[Known] = []
        """Calls for the Director of a table in a round, and what was said of them afterwards."""
        self.announced: set[str] = set()
        """The announcements, to all or to some tables."""
        self.pair = 1
        """The round in which the pair is that is followed."""
        self.ended = False

    def teardown(self) -> None:
        self.served.close()

    # ---- what is done

    def canary(self) -> str:
        self.next += 1
        return str(self.next)

    def told(self, name: str, outcome: Outcome) -> Outcome:
        self.sent[name].append(repr(outcome))
        return outcome

    @rule(
        table=st.sampled_from(sorted(PLAYERS)),
        k=st.integers(0, 1),
        side=st.sampled_from(Side),
        ahead=st.integers(-1, 1),
        sure=st.booleans(),
    )
    def player_enters(self, table: int, k: int, side: Side, ahead: int, sure: bool) -> None:
        number = self.rounds[table] + ahead
        if (number, table) not in SITTINGS:
            return
        board, canary = SITTINGS[number, table][1][k], self.canary()
        fact = ResultEntered(Place(1, "", number, table, board), ScoreWritten(int(canary)), side=side)
        outcome = self.told(str(table), self.served.ask(PLAYERS[table], fact, sure=sure))
        # He named it himself; whoever sits there later did not.
        self.allowed[str(table)].add(canary)
        if isinstance(outcome, Accepted):
            assert ahead <= 0
            self.entries.append(Known(outcome.entries[0], number, table, board, frozenset({canary})))
            self.agreed[outcome.entries[0]].add(str(side))

    @rule(table=st.sampled_from(sorted(PLAYERS)), side=st.sampled_from(Side), pick=st.integers(0, 99))
    def player_agrees(self, table: int, side: Side, pick: int) -> None:
        if not self.entries:
            return
        entry = self.entries[pick % len(self.entries)]
        place = Place(1, "", self.rounds[table], table, entry.board)
        outcome = self.told(str(table), self.served.ask(PLAYERS[table], ResultAgreed(place, entry.id, side)))
        if isinstance(outcome, Accepted):
            assert (entry.round, entry.table) == (self.rounds[table], table)
            self.agreed[entry.id].add(str(side))

    @rule(table=st.sampled_from(sorted(PLAYERS)), pick=st.integers(0, 99))
    def somebody_else_asks(self, table: int, pick: int) -> None:
        """A refusal must tell nothing either."""
        if not self.entries:
            return
        entry = self.entries[pick % len(self.entries)]
        place = Place(1, "", entry.round, entry.table, entry.board)
        for fact in (
            ResultCorrected(ResultEntered(place, ScoreWritten(420), side=Side.NS), (entry.id,), "why"),
            EntryUndone(entry.id, "why"),
        ):
            if (entry.round, entry.table) == (self.rounds[table], table) and isinstance(fact, ResultCorrected):
                continue
            name = str(table)
            outcome = self.served.ask(PLAYERS[table], fact)
            assert not isinstance(outcome, Accepted)
            self.told(name, outcome)

    @rule(table=st.sampled_from(sorted(PLAYERS)))
    def table_moves_on(self, table: int) -> None:
        outcome = self.told(
            str(table), self.served.ask(PLAYERS[table], RoundFinished(1, "", table, self.rounds[table]))
        )
        if isinstance(outcome, Accepted):
            self.pair_moves(table, self.rounds[table])
            self.rounds[table] = min(ROUNDS, self.rounds[table] + 1)

    def pair_moves(self, table: int, number: int) -> None:
        """Take the pair that is followed on with the round that its table has ended."""
        if number < ROUNDS and FOLLOWED in SITTINGS[number, table][0]:
            self.pair = max(self.pair, number + 1)

    @property
    def pair_at(self) -> int:
        """At which table the pair sits that is followed."""
        return next(table for (number, table), (who, _) in SITTINGS.items() if number == self.pair and FOLLOWED in who)

    @rule(k=st.integers(0, 1), back=st.integers(0, 1), elsewhere=st.integers(0, 2))
    def pair_enters(self, k: int, back: int, elsewhere: int) -> None:
        """The device of the pair enters a result where it sits, late where it sat, or where others sit."""
        number = self.pair - back
        table = self.pair_at if elsewhere == 2 else next(
            (at for (of, at), (who, _) in SITTINGS.items() if of == number and FOLLOWED in who), 0
        )  # fmt: skip
        if (number, table) not in SITTINGS:
            return
        board, canary = SITTINGS[number, table][1][k], self.canary()
        fact = ResultEntered(Place(1, "", number, table, board), ScoreWritten(int(canary)), side=Side.EW)
        outcome = self.told("own", self.served.ask(OWN, fact))
        self.allowed["own"].add(canary)
        if isinstance(outcome, Accepted):
            assert FOLLOWED in SITTINGS[number, table][0]
            self.entries.append(Known(outcome.entries[0], number, table, board, frozenset({canary})))
            self.agreed[outcome.entries[0]].add(str(Side.EW))

    @rule(table=st.sampled_from(sorted(PLAYERS)), own=st.booleans(), k=st.none() | st.integers(0, 1))
    def somebody_calls(self, table: int, own: bool, k: int | None) -> None:
        viewer, name = (OWN, "own") if own else (PLAYERS[table], str(table))
        number, table = (self.pair, self.pair_at) if own else (self.rounds[table], table)
        board, said = None if k is None else SITTINGS[number, table][1][k], self.canary()
        self.allowed[name].add(said)
        outcome = self.told(name, self.served.ask(viewer, DirectorCalled(Where(1, "", number, table, board), said)))
        if isinstance(outcome, Accepted):
            self.called.append(Known(outcome.entries[0], number, table, board or 0, frozenset({said})))

    @rule(pick=st.integers(0, 99), how=st.integers(0, 2))
    def director_answers(self, pick: int, how: int) -> None:
        if not self.called:
            return
        called, words = self.called[pick % len(self.called)], self.canary()
        fact = CallTaken(called.id, words) if how else CallSettled(called.id, words)
        if isinstance(self.served.ask(DIRECTOR, fact), Accepted):
            # Who goes is told the table; how it was settled is for those who see the record.
            self.called.append(replace(called, canaries=frozenset({words}), table=called.table if how else 0))

    @rule(tables=st.sets(st.sampled_from(sorted(PLAYERS))), end=st.booleans())
    def director_announces(self, tables: set[int], end: bool) -> None:
        words = self.canary()
        fact = AnnouncementMade(words, 1, tuple(("", table) for table in sorted(tables)))
        outcome = self.served.ask(DIRECTOR, fact)
        assert isinstance(outcome, Accepted)
        if not tables:
            for name in (*self.looks, *map(str, PLAYERS)):
                self.allowed[name].add(words)
        for table in tables:
            self.allowed[str(table)].add(words)
        if self.pair_at in tables and self.rounds[self.pair_at] == self.pair:
            self.allowed["own"].add(words)
        self.announced.add(words)
        if end:
            self.served.ask(DIRECTOR, AnnouncementEnded(outcome.entries[0]))

    @rule(minutes=st.integers(1, 20))
    def director_times(self, minutes: int) -> None:
        self.served.ask(DIRECTOR, RoundsTimed(1, minutes))

    @rule(number=st.integers(1, ROUNDS))
    def director_calls(self, number: int) -> None:
        self.served.ask(DIRECTOR, RoundCalled(1, number))
        self.rounds = {table: max(now, number) for table, now in self.rounds.items()}
        self.pair = max(self.pair, number)

    @rule(pick=st.integers(0, 99))
    def director_corrects(self, pick: int) -> None:
        if not self.entries:
            return
        entry = self.entries[pick % len(self.entries)]
        score, reason = self.canary(), self.canary()
        place = Place(1, "", entry.round, entry.table, entry.board)
        fact = ResultCorrected(ResultEntered(place, ScoreWritten(int(score))), (entry.id,), reason)
        outcome = self.served.ask(DIRECTOR, fact)
        if isinstance(outcome, Accepted):
            self.gone.add(entry.id)
            self.entries.append(
                Known(outcome.entries[0], entry.round, entry.table, entry.board, frozenset({score, reason}))
            )
            self.agreed[outcome.entries[0]] |= {str(side) for side in Side}

    @rule(pick=st.integers(0, 99))
    def director_undoes(self, pick: int) -> None:
        if not self.entries:
            return
        entry, reason = self.entries[pick % len(self.entries)], self.canary()
        if isinstance(self.served.ask(DIRECTOR, EntryUndone(entry.id, reason)), Accepted):
            self.other.append((entry.id, frozenset({reason})))

    @rule(pick=st.integers(0, 99))
    def playing_director_tries(self, pick: int) -> None:
        if not self.entries:
            return
        entry = self.entries[pick % len(self.entries)]
        if self.may_play(entry.board, ever=True) or PLAYS in SITTINGS[entry.round, entry.table][0]:
            return
        place = Place(1, "", entry.round, entry.table, entry.board)
        for fact in (
            ResultEntered(place, ScoreWritten(420)),
            ResultCorrected(ResultEntered(place, ScoreWritten(420)), (entry.id,), "why"),
            EntryUndone(entry.id, "why"),
        ):
            outcome = self.told("playing", self.served.ask(PLAYING, fact))
            assert not isinstance(outcome, Accepted)

    @rule()
    def director_penalizes(self) -> None:
        reason = self.canary()
        penalty = RuledPenalty(ContestantId(1), Fraction(10), PenaltyUnit.PERCENT_OF_TOP, reason=reason)
        if isinstance(self.served.ask(DIRECTOR, PenaltyRuled(penalty)), Accepted):
            self.penalties.add(reason)

    @rule(sure=st.sampled_from([False, False, False, False, True]))
    def session_ends(self, sure: bool) -> None:
        if sure and not self.ended:
            self.served.ask(DIRECTOR, SessionEnded(1))
            self.ended = True

    @rule(name=st.sampled_from([*map(str, PLAYERS), "playing", "director", "own"]))
    def somebody_looks_anew(self, name: str) -> None:
        viewer = {
            **{str(table): each for table, each in PLAYERS.items()},
            "playing": PLAYING,
            "director": DIRECTOR,
            "own": OWN,
        }[name]
        self.looks[name] = self.served.desk.views.view(viewer)

    # ---- what may be known

    def may_play(self, board: int, *, ever: bool = False) -> bool:
        """Tell whether the pair of the playing director has played a board."""
        if self.ended:
            return True
        undone = set() if ever else {id_ for id_, _ in self.other} | self.gone
        return any(
            entry.board == board and PLAYS in SITTINGS[entry.round, entry.table][0] and entry.id not in undone
            for entry in self.entries
        )

    def learn(self) -> None:
        for table in PLAYERS:
            now, boards = self.rounds[table], SITTINGS[self.rounds[table], table][1]
            own = [each for each in self.entries if (each.round, each.table) == (now, table)]
            for each in own:
                self.allowed[str(table)] |= each.canaries
            if self.travellers:
                undone = {id_ for id_, _ in self.other}
                for board in boards:
                    standing = [e for e in own if e.board == board and e.id not in undone]
                    sides = set().union(*(self.agreed[each.id] for each in standing))
                    if {str(side) for side in Side} <= sides:
                        for each in self.entries:
                            if each.board == board:
                                self.allowed[str(table)] |= each.canaries
        opened = self.allowed["playing"]
        for each in self.entries:
            if self.may_play(each.board) or PLAYS in SITTINGS[each.round, each.table][0]:
                opened |= each.canaries
        for id_, reasons in self.other:
            if next(each for each in self.entries if each.id == id_).canaries <= opened:
                opened |= reasons
        if self.ended:
            opened |= self.penalties
        self.learn_of_calls(opened)
        self.learn_of_the_pair()
        self.allowed["office of who plays"] |= opened

    def learn_of_the_pair(self) -> None:
        """The message to its table in the round in which the pair is."""
        there = SITTINGS[self.pair, self.pair_at][1]
        own = [each for each in self.entries if (each.round, each.table) == (self.pair, self.pair_at)]
        for each in own:
            self.allowed["own"] |= each.canaries
        if self.travellers:
            undone = {id_ for id_, _ in self.other}
            for board in there:
                sides = set().union(*(self.agreed[e.id] for e in own if e.board == board and e.id not in undone))
                if {str(side) for side in Side} <= sides:
                    for each in self.entries:
                        if each.board == board:
                            self.allowed["own"] |= each.canaries

    # ---- score cards, and whether a board is finished everywhere

    def sides_at(self, number: int, table: int, board: int) -> set[str]:
        """The sides that have stated or agreed to the statement at a place."""
        undone = {id_ for id_, _ in self.other}
        here = [e for e in self.entries if (e.round, e.table, e.board) == (number, table, board) and e.id not in undone]
        return set().union(*(self.agreed[each.id] for each in here))

    def have_finished(self, who: int, board: int) -> bool:
        """Tell whether a pair has played a board, and both sides have spoken."""
        return self.ended or any(
            {str(side) for side in Side} <= self.sides_at(number, table, board)
            for (number, table), (seated, boards) in SITTINGS.items()
            if who in seated and board in boards
        )

    def on_cards(self, shown_at: tuple[int, int] | None, pairs: set[int]) -> set[str]:
        """The numbers on the cards of pairs, seen at a table in a round, or (`None`) on a device of their own."""
        seen = [each for each in self.entries if not pairs.isdisjoint(SITTINGS[each.round, each.table][0])]
        if shown_at is not None:
            there = SITTINGS[shown_at[1], shown_at[0]][0]
            seen = [
                each
                for each in seen
                if (each.table, each.round) == shown_at
                or self.ended
                or (self.travellers and all(self.have_finished(who, each.board) for who in there))
            ]
        return set().union(*(each.canaries for each in seen))

    @invariant()
    def score_cards_tell_no_more_than_their_readers_have_played(self) -> None:
        readers = {
            viewer: ((table, self.rounds[table]), set(SITTINGS[self.rounds[table], table][0]))
            for table, viewer in PLAYERS.items()
        }
        own: dict[Viewer, tuple[tuple[int, int] | None, set[int]]] = {OWN: (None, {FOLLOWED}), PLAYING: (None, {PLAYS})}
        for viewer, (shown_at, pairs) in {**readers, **own}.items():
            shown = json.dumps(self.served.do(self.served.desk.views.for_players.score_cards(viewer)))
            told = set(CANARY.findall(shown))
            assert told <= self.on_cards(shown_at, pairs), f"the card of {viewer.subject} tells {told}"

    @invariant()
    def a_hand_record_waits_for_everybody(self) -> None:
        for board in range(1, TABLES * BOARDS_EACH + 1):
            # There are no deals: it says so when it would show them.
            found = self.served.do(self.served.desk.views.for_players.hand_record(OWN, 1, "", board))
            assert isinstance(found, Refused)
            pairs = range(1, 2 * TABLES + 1)
            if not all(self.have_finished(who, board) for who in pairs):
                assert found.code == "not-finished-everywhere"

    def learn_of_calls(self, opened: set[str]) -> None:
        for each in self.called:
            for table in PLAYERS:
                if (each.round, each.table) == (self.rounds[table], table):
                    self.allowed[str(table)] |= each.canaries
            if (each.round, each.table) == (self.pair, self.pair_at):
                self.allowed["own"] |= each.canaries
            place = next(called for called in self.called if called.id == each.id)
            own_board = PLAYS in SITTINGS[place.round, place.table][0]
            if self.ended or (each.board and (self.may_play(each.board) or own_board)):
                opened |= each.canaries
        if self.ended:
            opened |= self.announced

    @invariant()
    def nothing_is_told_that_may_not_be_known(self) -> None:
        self.served.settle()
        self.learn()
        for name, look in self.looks.items():
            fresh = [each.message for each in look.waiting()]
            self.sent[name] += fresh
        for name, texts in self.sent.items():
            if name == "director":
                continue
            told = set(CANARY.findall(POSITION.sub("", "\n".join(texts))))
            assert told <= self.allowed[name], f"{name} was told {told - self.allowed[name]}"
        # The director sees all of it: the numbers are found where they stand.
        seen = set(CANARY.findall(POSITION.sub("", "\n".join(self.sent["director"]))))
        assert {canary for each in self.entries for canary in each.canaries} <= seen

    @invariant()
    def the_wall_shows_the_rounds_that_everybody_has_played(self) -> None:
        if self.penalties:
            return  # they are shown with the next round that is complete
        record = _record(self.served.desk)
        released = 0
        state = self.served.desk.state
        if not self.ended:
            for number in range(1, ROUNDS + 1):
                places = [
                    Place(1, "", number, table, board)
                    for (at_round, table), (_, boards) in SITTINGS.items()
                    if at_round == number
                    for board in boards
                ]
                if not all(state.cell(place).result is not None for place in places):
                    break
                released = number
            self.released = max(self.released, released)
        else:
            self.released = ROUNDS
        shown = LiveStandings(entry for entry in record if _round(entry, record) <= self.released)
        (last,) = self.served.desk.views.rankings(DISPLAY).waiting()
        assert json.loads(last.text)["rankings"] == json.loads(json.dumps(rankings_view(shown)))


def _record(desk: OpenEvent) -> list[Entry]:
    return list(desk.record.order)


def _round(entry: Entry, record: list[Entry]) -> int:
    match entry.fact:
        case ResultEntered(place=place) | ResultAgreed(place=place):
            return place.round
        case ResultCorrected(result=result):
            return result.place.round
        case EntryUndone(entry=other):
            return next((_round(each, record) for each in record if each.id == other), 0)
        case _:
            return 0


class LeaksWithTravellers(Leaks):
    """The same where tables see travellers."""

    travellers = True


Leaks.TestCase.settings = settings(max_examples=examples(15), stateful_step_count=25)
LeaksWithTravellers.TestCase.settings = settings(max_examples=examples(15), stateful_step_count=25)
TestLeaks = Leaks.TestCase
TestLeaksWithTravellers = pytest.mark.rest(LeaksWithTravellers.TestCase)


# ---- two worlds that a table cannot tell apart

STEP = st.tuples(st.integers(1, TABLES), st.integers(0, 3), st.integers(0, 1), st.integers(1, 40))


def transcript(steps: list[tuple[int, int, int, int]], *, others: int | None) -> list[object]:
    """Return what table 1 is sent and answered; the others enter other scores, or are not there at all (`None`)."""
    served = Served(Openness())
    try:
        look = served.desk.views.view(PLAYERS[1])
        rounds = dict.fromkeys(PLAYERS, 1)
        told: list[object] = []
        for number, (table, what, k, points) in enumerate(steps):
            if table != 1 and others is None:
                continue
            score = points * 10 if table == 1 else points * 10 + (others or 0)
            place = Place(1, "", rounds[table], table, SITTINGS[rounds[table], table][1][k])
            side = Side.NS if what == 1 else Side.EW
            fact: AnyFact = (
                RoundFinished(1, "", table, rounds[table])
                if what == 0
                else ResultEntered(place, ScoreWritten(score), side=side)
            )
            command = Command(f"s{number}", (fact,), confirmed=what != 3)
            outcome = served.do(served.desk.writer.submit(PLAYERS[table], command))
            if what == 0 and isinstance(outcome, Accepted):
                rounds[table] = min(ROUNDS, rounds[table] + 1)
                if table == 1:  # or a table would be told by a refusal whether those who come to it have finished
                    served.ticks = 1000.0 * rounds[1]  # its clock begins at the same time, whatever others did
                    served.ask(DIRECTOR, RoundCalled(1, rounds[1]))
            if table == 1:
                shown = outcome.entries if isinstance(outcome, Accepted) else outcome
                told.append(shown)
                told.append(served.do(_card_without_worth(served.desk, PLAYERS[1])))
                told += [(each.number, each.whole, each.text, len(each.position)) for each in look.waiting()]
        return told
    finally:
        served.close()


async def _card_without_worth(desk: OpenEvent, viewer: Viewer) -> list[object]:
    """Return the score cards of a table without what is released with the rankings."""
    shown = json.loads(json.dumps(await desk.views.for_players.score_cards(viewer)))
    worth = {"gain", "share"}
    return [
        (card["contestant"], [{name: each[name] for name in each.keys() - worth} for each in card["lines"]])
        for card in shown["cards"]
    ]


@settings(max_examples=examples(20))
@given(st.lists(STEP, max_size=12))
def test_a_table_cannot_tell_what_others_do(steps: list[tuple[int, int, int, int]]) -> None:
    alone = transcript(steps, others=None)
    assert transcript(steps, others=0) == alone
    assert transcript(steps, others=70_000) == alone
