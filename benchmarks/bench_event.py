"""Running events: one more result in a great field, and the records of a thousand clubs as one contest.

Run: pytest --benchmark-only benchmarks/bench_event.py. There is no peer: what can be installed keeps no event.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from benchmarks.sizes import TINY, size

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, Played
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.movement.mitchell import mitchell
from duplicado.store.port import NewEntry
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat, Side

Benchmark = Any  # pytest-benchmark publishes no types

ROOT = Path(__file__).resolve().parents[1]
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
PROMISED_SECONDS = 0.010
"""For one result to be in the rankings."""


class Record:
    """A record with a result for every place; contracts are as they come at the table."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311 - the same record every time
        self.entries: list[Entry] = []

    def enter(self, fact: AnyFact) -> Entry:
        number = len(self.entries)
        entry = Entry(f"{number:x}", NOON + timedelta(seconds=number), "North 1", fact)
        self.entries.append(entry)
        return entry

    def line(self) -> Played:
        rng = self.rng
        bid = EVERY_BID[min(34, int(abs(rng.gauss(14, 7))))]
        tricks = max(0, min(13, round(rng.gauss(bid.level + 6, 1.3))))
        doubling = rng.choices(tuple(Doubling), (90, 9, 1))[0]
        return Played(Contract(bid, rng.choice(tuple(Seat)), doubling), tricks, rng.choice(EVERY_CARD))

    def section(self, session: int, name: str, tables: int, boards_each: int) -> list[Place]:
        """Plan a section and return its places."""
        movement = mitchell(tables)
        who = tuple(ContestantId(number, section=name) for number in range(1, movement.contestants + 1))
        plan = SectionPlanned(session, name, movement, who, boards_each)
        self.enter(plan)
        return list(SectionPlan(session, name, (plan,)).due)

    def play(self, places: list[Place]) -> None:
        for place in places:
            self.enter(ResultEntered(place, self.line(), side=Side.NS))


# ---- one result

SECTIONS, TABLES, BOARDS_EACH = size((17, 15, 2), (2, 5, 2))
"""17 sections of 15 tables: 510 pairs, 30 boards, every score compared with the 255 of the field."""
MEASURED = size(100, 5)
# A server searches its memory for waste every ten minutes, and not while it takes a result: see `web.club.waste`.
_AS_SERVED = pytest.mark.benchmark(disable_gc=True)


def great_event(sessions: int) -> tuple[Record, LiveStandings, list[Place]]:
    """An event after so many sessions, and one more of which the last hundred results are still to come."""
    record = Record(sessions)
    record.enter(EventFounded("Championship", Conditions(compared=ComparedAcross.FIELD)))
    places: list[Place] = []
    for session in range(1, sessions + 2):
        places = [each for n in range(SECTIONS) for each in record.section(session, chr(65 + n), TABLES, BOARDS_EACH)]
        record.rng.shuffle(places)
        record.play(places if session <= sessions else places[:-MEASURED])
    return record, LiveStandings(record.entries), places


def measured(benchmark: Benchmark, live: LiveStandings, following: Iterator[Entry]) -> None:
    def entered(entry: Entry) -> int:
        live.add(entry)
        return len(live.rankings[0].ranks)

    ranked = benchmark.pedantic(entered, setup=lambda: ((next(following),), {}), rounds=MEASURED)
    assert ranked == 2 * SECTIONS * TABLES
    if benchmark.stats is not None and not TINY:
        assert benchmark.stats["median"] < PROMISED_SECONDS


@_AS_SERVED
@pytest.mark.parametrize("sessions", [0, 1, 10])
def test_a_new_result_in_a_field_of_500_pairs(benchmark: Benchmark, sessions: int) -> None:
    benchmark.group = "one result, 510 pairs, 30 boards"
    record, live, places = great_event(sessions)
    new = (record.enter(ResultEntered(place, record.line())) for place in places[-MEASURED:])
    measured(benchmark, live, new)


@_AS_SERVED
@pytest.mark.parametrize("sessions", [0, 1, 10])
def test_a_correction_in_a_field_of_500_pairs(benchmark: Benchmark, sessions: int) -> None:
    benchmark.group = "one result, 510 pairs, 30 boards"
    record, live, _ = great_event(sessions)
    said = [each for each in record.entries if isinstance(each.fact, ResultEntered)][-MEASURED:]

    def corrections() -> Iterator[Entry]:
        for each in said:
            assert isinstance(each.fact, ResultEntered)
            result = ResultEntered(each.fact.place, record.line())
            yield record.enter(ResultCorrected(result, (each.id,), "misread"))

    measured(benchmark, live, corrections())


# ---- many clubs

CLUBS, CLUB_TABLES, CLUB_BOARDS_EACH = size((1021, 7, 4), (3, 5, 2))
"""1021 clubs with 7 tables and 28 boards: 200 116 results."""


def club(number: int) -> Record:
    record = Record(number)
    record.enter(EventFounded(f"Club {number}", Conditions()))
    places = record.section(1, "", CLUB_TABLES, CLUB_BOARDS_EACH)
    plan = record.entries[-1].fact
    assert isinstance(plan, SectionPlanned)
    for who in plan.contestants:
        record.enter(ContestantEntered(who, (Player(f"A{who} of {number}"), Player(f"B{who} of {number}"))))
    record.play(places)
    return record


def written(folder: Path, clubs: int) -> None:
    """Keep the records of so many clubs in files."""
    paths = [folder / f"club-{number:04}.duplicado" for number in range(clubs)]
    for number, path in enumerate(paths):
        with SqliteStore.create(path) as store:
            store.append([NewEntry(each.id, entry_text(each)) for each in club(number).entries])


@pytest.mark.slow
def test_a_thousand_clubs_from_their_files_to_one_ranking(benchmark: Benchmark, tmp_path: Path) -> None:
    written(tmp_path, CLUBS)
    command = [sys.executable, "-m", "benchmarks.thousand_clubs", str(tmp_path)]

    def ranked() -> dict[str, float]:
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)  # noqa: S603 - our own
        return dict(json.loads(done.stdout))

    told = benchmark.pedantic(ranked, rounds=1)
    benchmark.extra_info.update(told)
    assert told["ranked"] == CLUBS * 2 * CLUB_TABLES
    assert told["own_mib"] + 2 * told["reader_mib"] < 1024
    assert told["seconds"] < 20


# ---- what that is made of


def of_entries(benchmark: Benchmark, work: Callable[[], object], entries: int) -> None:
    benchmark(work)
    if benchmark.stats is not None:
        benchmark.extra_info["microseconds for each entry"] = round(benchmark.stats["median"] / entries * 1e6, 1)


def test_reading_entries(benchmark: Benchmark) -> None:
    texts = [entry_text(each) for each in club(1).entries]
    assert [read_entry(each).value for each in texts] == club(1).entries
    of_entries(benchmark, lambda: [read_entry(each) for each in texts], len(texts))


def test_writing_entries(benchmark: Benchmark) -> None:
    entries = club(1).entries
    of_entries(benchmark, lambda: [entry_text(each) for each in entries], len(entries))


def test_folding_entries(benchmark: Benchmark) -> None:
    entries = club(1).entries
    of_entries(benchmark, lambda: fold(entries), len(entries))


def test_standings_from_the_whole_record(benchmark: Benchmark) -> None:
    entries = club(1).entries
    of_entries(benchmark, lambda: LiveStandings(entries).rankings, len(entries))
