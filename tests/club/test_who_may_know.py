"""A walk over sessions, PINs, revocations, movements and streams, with a model of who may know what at each moment.

Hypothesis chooses what is done: devices come in by PINs that are right, wrong or drawn anew since, say whose they are,
state results, end rounds; the Director calls rounds, draws PINs, sends devices away. Every result is a number that
stands nowhere else. What anybody is answered, or is sent by a stream that he has open, is held against the model, which
is worked out by other means than in the program.
"""

from __future__ import annotations

import itertools
import tempfile
import threading
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.club.canaries import canaries
from tests.club.conftest import EVENT, LAPTOP, Club, Person, founding, serving
from tests.waiting import until

from duplicado.event.contest import ContestantId
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role, TableKey
from duplicado.vocabulary.seats import Side

TABLES: Final = 3
PAIRS: Final = 2 * TABLES
EACH: Final = 2
ROUNDS: Final = TABLES
SITTINGS: Final = {
    (each.round, each.table): (
        (each.north_south, each.east_west),
        [(number - 1) * EACH + k for number in each.sets for k in range(1, EACH + 1)],
    )
    for each in mitchell(TABLES).sittings
}
"""The pairs and boards at each place, straight from the movement."""
AT: Final = f"/api/1/events/{EVENT}"
MOST_TRIES: Final = 5
"""After so many wrong PINs one waits, even who has the right one then."""
PATHS: Final = (
    *(f"{AT}/{word}" for word in ("view", "rankings", "hall", "office", "cards", "devices", "register", "files")),
    *(f"{AT}/hand-records/1/{board}" for board in range(1, TABLES * EACH + 1)),
    f"/e/{EVENT}/results", f"/e/{EVENT}/table", f"/e/{EVENT}", f"/e/{EVENT}/office/results", f"/e/{EVENT}/scorer",
)  # fmt: skip
TABLE, PAIR, UNDECIDED, DIRECTOR, PLAYING, PUBLIC = "table", "pair", "undecided", "director", "playing", "public"


def table_of(pair: int, number: int) -> int:
    return next(table for (there, table), (who, _) in SITTINGS.items() if there == number and pair in who)


@dataclass(eq=False)
class Device:
    """Somebody who looks, as the model has him."""

    person: Person
    kind: str
    number: int = 0
    """Of the table, or of the pair."""
    by: tuple[int, int] = (0, 0)
    """The table by whose PIN it came in, and which of its PINs that was."""
    round: int = 0
    """In which that table was then."""
    is_in: bool = True
    known: set[str] = field(default_factory=set[str])
    """All that it may have been told at some time."""
    sent: list[str] = field(default_factory=list[str])
    """The messages that its stream has sent."""
    is_streaming: bool = False

    def stream(self) -> None:
        """Open a live view and read it in a thread for as long as it lasts."""
        self.is_streaming = True
        begun = threading.Event()

        def read() -> None:
            headers = {"Accept": "text/event-stream"}
            asked = {"as": self.person.login} if self.person.login else None
            with (
                suppress(httpx.TransportError),
                self.person.client.stream("GET", f"{AT}/view", params=asked, headers=headers, timeout=None) as answer,
            ):
                for line in answer.iter_lines():
                    self.sent.append(line)
                    begun.set()
            self.is_streaming = False
            begun.set()

        threading.Thread(target=read, daemon=True).start()
        begun.wait(30)


class WhoMayKnow(RuleBasedStateMachine):
    """The walk."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.folder = self.stack.enter_context(tempfile.TemporaryDirectory())
        self.club: Club = self.stack.enter_context(serving(Path(self.folder) / "club"))
        self.ids = itertools.count(700_001)
        self.devices: list[Device] = []
        self.pins: dict[int, list[str]] = {table: [] for table in range(1, TABLES + 1)}
        self.called = 1
        self.ended: set[tuple[int, int]] = set()
        self.said: list[tuple[Place, str]] = []
        self.guessed: Counter[int] = Counter()
        """Wrong PINs given at a table since a right one; all devices here are at one address."""

    @initialize()
    def found(self) -> None:
        organizer = self.club.organizer()
        sent = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in founding(PAIRS, EACH)]}
        assert organizer.send("POST", "/api/1/events", sent).status_code == 200
        for table in self.pins:
            self.draws(table)
        self.director = self.club.person(Role.DIRECTOR)
        self.devices += [
            Device(self.director, DIRECTOR),
            Device(self.club.person(Role.DIRECTOR, plays=(ContestantId(2),)), PLAYING, 2),
            Device(self.club.public(), PUBLIC),
        ]

    def teardown(self) -> None:
        self.stack.close()

    # ---- the model

    def round_at(self, table: int) -> int:
        return max([self.called, *(number + 1 for number, there in self.ended if there == table)])

    def round_of(self, pair: int) -> int:
        found = self.called
        for number in range(1, ROUNDS):
            if (number, table_of(pair, number)) in self.ended:
                found = max(found, number + 1)
        return found

    def may_know(self, device: Device) -> set[str]:
        """Return the numbers that a device may be shown now."""
        if not device.is_in:
            return set()
        match device.kind:
            case "director":
                return {said for _, said in self.said}
            case "playing":
                # Of boards that he has played himself all that was stated, and what was stated at his own table.
                played = {
                    place.board for place, _ in self.said if device.number in SITTINGS[place.round, place.table][0]
                }
                return {said for place, said in self.said if place.board in played}
            case "table":
                now = self.round_at(device.number)
                return {said for place, said in self.said if (place.table, place.round) == (device.number, now)}
            case "pair":
                return {said for place, said in self.said if device.number in SITTINGS[place.round, place.table][0]}
            case _:
                return set()

    def learns(self) -> None:
        """Record what everybody may have been told by now."""
        for each in self.devices:
            each.known |= self.may_know(each)

    def at(self, device: Device) -> tuple[int, int]:
        """Return at which table a device is, in which round."""
        if device.kind == TABLE:
            return device.number, self.round_at(device.number)
        number = self.round_of(device.number)
        return table_of(device.number, number), number

    def players(self) -> list[Device]:
        return [each for each in self.devices if each.kind in {TABLE, PAIR, UNDECIDED}]

    def goes(self, device: Device) -> None:
        """Have a device let in no more: what it has open ends before anything else is said."""
        device.is_in = False
        until(lambda: not device.is_streaming)
        assert device.person.client.get("/api/1/me", params={"as": "table"}).status_code == 401

    # ---- what is done

    @rule(table=st.integers(1, TABLES))
    def draws(self, table: int) -> None:
        """Draw a PIN anew: what came in by the former one is let in no more."""
        pin = self.club.house.entrance.set_pins(EVENT, (TableKey(1, "", table),), issuer=LAPTOP)[TableKey(1, "", table)]
        assert all(pin != pins[-1] for there, pins in self.pins.items() if pins and there != table)
        self.pins[table].append(pin)
        for each in self.players():
            if each.is_in and each.by[0] == table:
                self.goes(each)

    @rule(table=st.integers(1, TABLES), pair=st.integers(0, PAIRS), old=st.booleans(), other=st.integers(1, TABLES))
    def comes(self, table: int, pair: int, old: bool, other: int) -> None:
        """Come in by a PIN: of this table or another, drawn last or before, as the table's own or a pair's."""
        pins = self.pins[other]
        pin = pins[0] if old else pins[-1]
        client = self.club.client()
        body = {"session": 1, "table": table, "pin": pin, "cookie": True, "contestant": str(pair or "")}
        answer = client.post(f"{AT}/enter", json=body)
        sits_here = not pair or pair in SITTINGS[self.round_at(table), table][0]
        is_right = pin == self.pins[table][-1]
        waits = self.guessed[table] >= MOST_TRIES
        accepted = ({200, 429} if waits else {200}) if is_right and sits_here else {403, 429}
        assert answer.status_code in accepted, answer.text
        if answer.json().get("code") == "pin-wrong":
            self.guessed[table] += 1
        if answer.status_code == 200:
            self.guessed[table] = 0
            by = (table, len(self.pins[table]))
            kind, number = (PAIR, pair) if pair else (TABLE, table)
            self.devices.append(Device(Person(client, "table"), kind, number, by, self.round_at(table)))

    @rule(table=st.integers(1, TABLES))
    def shows_its_pin(self, table: int) -> None:
        """Give the PIN on the page, and say nothing yet."""
        client = self.club.client()
        answer = client.post(f"/e/{EVENT}/t/1/{table}", data={"pin": self.pins[table][-1]})
        if answer.status_code == 303:
            by = (table, len(self.pins[table]))
            self.devices.append(Device(Person(client, "table"), UNDECIDED, table, by, self.round_at(table)))

    @precondition(lambda self: self.players())
    @rule(data=st.data(), pair=st.integers(1, PAIRS))
    def says_whose_it_is(self, data: st.DataObject, pair: int) -> None:
        device = data.draw(st.sampled_from(self.players()))
        table = device.by[0]
        may = (
            device.is_in
            and device.kind != PAIR
            and self.round_at(table) == device.round
            and pair in SITTINGS[device.round, table][0]
        )
        answer = device.person.send("POST", f"{AT}/follow", {"contestant": str(pair)})
        assert (answer.status_code == 200) == may, answer.text
        if may:
            self.learns()
            until(lambda: not device.is_streaming)  # what it saw as another's ends
            device.kind, device.number = PAIR, pair

    @precondition(lambda self: self.players())
    @rule(data=st.data(), number=st.integers(1, ROUNDS), side=st.sampled_from(Side), here=st.booleans())
    def states(self, data: st.DataObject, number: int, side: Side, here: bool) -> None:
        """State a result of some table in some round; it is taken from one who sits there, of what he plays there."""
        device = data.draw(st.sampled_from(self.players()))
        table = data.draw(st.integers(1, TABLES))
        if here and device.is_in and device.kind != UNDECIDED:
            table, number = self.at(device)
        board = data.draw(st.sampled_from(SITTINGS[number, table][1]))
        place, score = Place(1, "", number, table, board), str(next(self.ids))
        answer = device.person.ask(ResultEntered(place, ScoreWritten(int(score)), side=side), sure=True)
        assert canaries(answer.text) <= {score} | self.may_know(device)
        if answer.status_code == 200:
            assert device.is_in
            assert device.kind in {TABLE, PAIR}
            sat_there = table == device.number if device.kind == TABLE else device.number in SITTINGS[number, table][0]
            assert sat_there
            now = self.at(device)[1]
            assert number <= now
            # Nobody speaks of a round before all who play it there have come.
            assert all(self.has_done_with(pair, number - 1) for pair in SITTINGS[number, table][0])
            self.said.append((place, score))
            self.learns()

    def has_done_with(self, pair: int, number: int) -> bool:
        if number < 1 or self.round_of(pair) > number:
            return True
        table = table_of(pair, number)
        said = {place.board for place, _ in self.said if (place.table, place.round) == (table, number)}
        return self.round_of(pair) == number and said == set(SITTINGS[number, table][1])

    @precondition(lambda self: self.players())
    @rule(data=st.data())
    def ends_a_round(self, data: st.DataObject) -> None:
        device = data.draw(st.sampled_from(self.players()))
        if device.kind == UNDECIDED or not device.is_in:
            assert device.person.ask(RoundFinished(1, "", 1, 1), sure=True).status_code in {401, 403}
            return
        table, number = self.at(device)
        if number < ROUNDS and device.person.ask(RoundFinished(1, "", table, number), sure=True).status_code == 200:
            self.learns()
            self.ended.add((number, table))

    @precondition(lambda self: self.called < ROUNDS)
    @rule()
    def a_round_is_called(self) -> None:
        self.learns()
        if self.director.ask(RoundCalled(1, self.called + 1), sure=True).status_code == 200:
            self.called += 1

    @precondition(lambda self: any(each.is_in for each in self.players()))
    @rule(data=st.data())
    def is_sent_away(self, data: st.DataObject) -> None:
        device = data.draw(st.sampled_from([each for each in self.players() if each.is_in]))
        subject = device.person.get("/api/1/me").json()["subject"]
        assert self.director.send("DELETE", f"{AT}/subjects/{subject}").json() == {"tokens": 1}
        self.goes(device)

    # ---- who looks

    @precondition(lambda self: self.devices)
    @rule(data=st.data(), path=st.sampled_from(PATHS))
    def looks(self, data: st.DataObject, path: str) -> None:
        device = data.draw(st.sampled_from(self.devices))
        asked = {"as": device.person.login} if device.person.login and "/api/" in path else None
        answer = device.person.client.get(path, params=asked)
        assert answer.status_code < 500, answer.text
        told = canaries(answer.text)
        assert told <= self.may_know(device), f"{device.kind} {device.number} at {path}"

    @precondition(lambda self: any(each.is_in and not each.is_streaming for each in self.devices))
    @rule(data=st.data())
    def opens_a_stream(self, data: st.DataObject) -> None:
        ready = [each for each in self.devices if each.is_in and not each.is_streaming and each.kind != UNDECIDED]
        if ready and sum(each.is_streaming for each in self.devices) < 6:
            self.learns()
            data.draw(st.sampled_from(ready)).stream()

    @invariant()
    def no_stream_tells_more(self) -> None:
        for each in self.devices:
            told = {number for line in tuple(each.sent) for number in canaries(line)}
            assert told <= each.known | self.may_know(each), f"the stream of {each.kind} {each.number}"


def walk(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        WhoMayKnow,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.rest
def test_nobody_knows_more_than_he_may() -> None:
    walk(6, 30)


@pytest.mark.slow
def test_nobody_knows_more_than_he_may_on_long_ways() -> None:
    walk(60, 80)
