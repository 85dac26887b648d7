"""Fixtures for every test."""

from __future__ import annotations

import gc
import importlib.util
import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings
from tools.chromium import CHROMIUM

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import ComparedAcross, Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, Player
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.law.sanction import PenaltyUnit
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.service.club import keys
from duplicado.service.event_file import EventFile
from duplicado.store import sqlite_files
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent

PATIENCE: Final = 60_000  # milliseconds
CHROMIUM_FLAGS = [
    "--no-sandbox",  # it cannot make its sandbox for root, which is what a container's user often is
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # Without these it looks for its makers' servers at every start.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Where `make postgres` starts one.
POSTGRES = "postgresql://duplicado@127.0.0.1:54329/duplicado"

# The gate draws the same examples every time: a change is never blamed for another's luck; `make test-all` draws as
# many others, by the seed that it names, and `make test-slow` many. The deep profile is for looking:
# HYPOTHESIS_PROFILE=deep make test-slow. The database is off in the others because two processes would share it.
_SAME: Final = settings(
    derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=25
)
settings.register_profile("gate", _SAME)
settings.register_profile("rest", _SAME, derandomize=False)
settings.register_profile("slow", _SAME, max_examples=400)
settings.register_profile("deep", max_examples=5000, deadline=None)
# Keys and heads that a test keeps are nobody's but its own, and go with the process.
_KEYS: Final = tempfile.TemporaryDirectory(prefix="duplicado-keys-")
os.environ["DUPLICADO_KEYS"] = _KEYS.name
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))

# PINs are hashed slowly on purpose, and the tests have thousands of them.
keys.PIN_COST = 2  # type: ignore[misc] # pyright: ignore[reportConstantRedefinition]

# What a disk has written before the power fails is nothing that a test sees. Those of the stores have it as it is.
sqlite_files.SYNCHRONOUS = "OFF"  # type: ignore[misc] # pyright: ignore[reportConstantRedefinition]

ONE_IN: Final = 10
"""Of the tests marked `sampled`, how many have one in the gate."""


OF_THE_SERVICE: Final = "tests/unit/service/"
"""Tests that use a store; those of the stores themselves, `tests/store`, are in the gate with every kind."""
WHOLE_LANGUAGES: Final = ("tests/locale/", "tests/publish/test_messages.py")
"""Tests of the languages themselves, each of which is in the gate."""


def pytest_collection_finish() -> None:
    """Take what was collected out of the collector's sight: it lives to the end, and is looked at no more."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to `make test-all` nine of ten sampled tests, and of those repeated by store all but one.

    Of those repeated by language the gate has one, `make test-all` another, and `make test-slow` the others: that
    every language has every text, in its own words, is asked of all of them in the gate. Always the same ones, by their
    names.
    """
    for item in items:
        is_sampled_out = item.get_closest_marker("sampled") and crc32(item.nodeid.encode()) % ONE_IN
        turn = 0 if item.nodeid.startswith(WHOLE_LANGUAGES) else _turn_of_its_language(item)
        if is_sampled_out or turn or _is_of_another_store(item):
            item.add_marker("rest")
        if turn > 1:
            item.add_marker("slow")


def _turn_of_its_language(item: pytest.Item) -> int:
    """Return the place of a test among those repeated by language: 0 for the first, and where it is not repeated."""
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return 0
    codes = [language.value for language in Language]
    told = {name: _told(value) for name, value in item.callspec.params.items()}
    language = next((value for value in told.values() if value in codes), None)
    if language is None:
        return 0
    others = sorted(f"{name}={value}" for name, value in told.items() if value != language)
    alike = f"{item.path.name}::{item.originalname}[{','.join(others)}]"
    return (codes.index(language) - crc32(alike.encode())) % len(codes)


def _told(value: object) -> str:
    """Return by which word a test is repeated: the code of a language, or of what is made for one."""
    value = getattr(value, "language", value)
    return str(getattr(value, "value", value))


def _is_of_another_store(item: pytest.Item) -> bool:
    """Tell whether a test of the service is repeated with the database: the gate has it with the folder of files."""
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return False
    return item.nodeid.startswith(OF_THE_SERVICE) and "database" in item.callspec.id.split("-")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the repository."""
    return ROOT


def absent(reason: str) -> None:
    """Skip for want of something; where everything is supposed to be there (CI=true), fail."""
    if os.environ.get("CI", "").lower() in {"1", "true"}:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real files that lies beside the repository."""
    folder = ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        absent("the shared real files are not here (../shared/data)")
    return folder


@pytest.fixture(scope="session")
def double_dummy_library() -> None:
    """The library of double dummy, as endplay brings it; endplay itself is not imported, which takes seconds."""
    if importlib.util.find_spec("endplay") is None:
        pytest.skip("double dummy needs the extra dds")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless Chromium, one for each module; ask it for `new_context()` to be a person of one's own.

    Playwright keeps an event loop running as long as it is there, in which the tests of the service could not run.
    What is expected of a page may take as long as what is done on it, since the machine may have other things to do.
    """
    if not CHROMIUM.exists():
        absent(f"{CHROMIUM} is not here: make browser")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def postgres(worker_id: str) -> str:
    """The address of a PostgreSQL database for tests: by that of the environment, or by the one of `make postgres`.

    Each test process of a clone has a database of its own, with nothing in it when it begins.
    """
    import psycopg
    from psycopg.sql import SQL, Identifier

    setting = os.environ.get("DUPLICADO_TEST_POSTGRES") or POSTGRES
    own = f"duplicado_test_{crc32(bytes(ROOT)):08x}_{worker_id}"
    try:
        with psycopg.connect(setting, connect_timeout=2, autocommit=True) as connection:
            connection.execute(SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(Identifier(own)))
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(own)))
    except psycopg.Error as error:
        absent(f"no PostgreSQL answers ({' '.join(str(error).split())[:80]}): make postgres")
    return f"{setting.rpartition('/')[0]}/{own}"


@pytest.fixture
def own_database(postgres: str) -> Iterator[str]:
    """The address of a database with nothing in it, for one test."""
    import psycopg
    from psycopg.sql import SQL, Identifier

    server, _, of_the_process = postgres.rpartition("/")
    own = Identifier(f"{of_the_process}_own")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(own))
        try:
            connection.execute(SQL("CREATE DATABASE {}").format(own))
        except psycopg.errors.InsufficientPrivilege:
            pytest.skip("the user of the tests may make no database")
        try:
            yield f"{server}/{of_the_process}_own"
        finally:
            connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(own))


@pytest.fixture(scope="session")
def whole_events(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of events of several kinds, played to their end.

    `swiss.event`: five teams, two rounds, a bye each, something carried over and a penalty; `knock-out.event`: three
    teams, a session for each round; `stanzas.event`: four teams, matches of two sessions that have the same boards;
    `sessions.event`: pairs in two sections and two sessions.
    """
    folder = tmp_path_factory.mktemp("events")
    teams, imps = ContestKind.TEAMS, ScoringMethod.IMPS
    swiss = Conditions(kind=teams, method=imps, form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS)
    with _founded(folder / "swiss.event", swiss, {"": 5}) as event:
        for _ in range(2):
            event.enter(next_round(event.live, RoundWanted(boards=3)).planned, by="the Director")
            _played(event)
        points = RuledPenalty(ContestantId(3), Fraction(1), PenaltyUnit.VICTORY_POINTS, reason="slow play")
        event.enter(CarriedOver(ContestantId(2), Fraction(5)), PenaltyRuled(points, 1), by="the Director")
    bracket = Conditions(kind=teams, method=imps, form=ContestForm.KNOCK_OUT, pairing=RoundsPaired.KNOCK_OUT)
    with _founded(folder / "knock-out.event", bracket, {"": 3}) as event:
        for session in (1, 2):
            event.enter(next_round(event.live, RoundWanted(session=session, boards=4)).planned, by="the Director")
            _played(event)
    with _founded(folder / "stanzas.event", replace(bracket, stanzas=(2,)), {"": 4}) as event:
        for session in (1, 2, 2, 3):
            event.enter(next_round(event.live, RoundWanted(session=session, boards=3)).planned, by="the Director")
            _played(event)
    with _founded(folder / "sessions.event", Conditions(compared=ComparedAcross.SECTION), {"A": 6, "B": 6}) as event:
        for session in (1, 2):
            for section in "AB":
                six = tuple(ContestantId(number, None, section) for number in range(1, 7))
                event.enter(SectionPlanned(session, section, mitchell(3), six, 2), by="the Director")
        _played(event)
    return folder


def _founded(path: Path, conditions: Conditions, entered: dict[str, int]) -> EventFile:
    event = EventFile.create(path)
    event.enter(EventFounded(path.stem.capitalize(), conditions, "2026-11-19"), by="the Director")
    for section, count in entered.items():
        for number in range(1, count + 1):
            players = (Player(f"Ana{section}{number}", number=f"7{number}"), Player(f"Rui{section}{number}"))
            event.enter(ContestantEntered(ContestantId(number, None, section), players, seed=number), by="the Director")
    return event


def _played(event: EventFile) -> None:
    """Enter a result wherever one is missing: nobody's scores are alike for long."""
    facts: list[ResultEntered] = []
    for session in event.live.state.sessions.values():
        for plan in session.plans.values():
            for place, due in plan.due.items():
                if not session.cell(place).stated:
                    points = 30 * (due.north_south.number * 7 + place.board * due.east_west.number) % 640
                    facts.append(ResultEntered(place, ScoreWritten(points - points % 10 - 300)))
    event.enter(*facts, by="the tables")
