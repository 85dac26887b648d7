"""Persons in the records of electronic tables: handed out, erased, deleted in its time; in files and in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import get_type_hints

import pytest
from tests.unit.formats.event_record.test_persons import bare_texts
from tests.unit.service.playing.at_tables import Player, room, sat

from duplicado.formats.event_record.persons import Person
from duplicado.service.club.offline_administration import backroom
from duplicado.service.club.personal_data import Archive, StillPlayed, archive_of
from duplicado.service.club.table_archive import TableRead
from duplicado.service.playing.device_reports import NOTHING_TOLD, DeviceReport, DeviceSort
from duplicado.service.playing.persons_at_tables import CLASSES_OF_STEPS
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import (
    Appealed,
    HandsLooked,
    ReadyForNext,
    Seated,
    Step,
    TableOpened,
    read_step,
    step_text,
)
from duplicado.store.club import ClubStore
from duplicado.store.port import NewEntry
from duplicado.store.store_selection import open_streams, shelf_at, stream_places, streams_at
from duplicado.vocabulary.seats import Seat

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
ANA = Person(("Ana Lima",))
NAME = "0a1b2c3d"


@dataclass
class Tables:
    """A club of a setting with electronic tables, at a time that a test sets."""

    setting: str
    archive: Archive
    now: list[datetime]

    def play(self, name: str, *happened: object, at: datetime = NOON) -> None:
        said = 'explains 1S as "said Ana Lima"|ana lima'
        steps = [each if isinstance(each, Step) else Step(each, at.isoformat(), "N", said) for each in happened]  # type: ignore[arg-type]  # what happened
        entries = [NewEntry(f"N.{number}", step_text(each)) for number, each in enumerate(steps)]
        streams = streams_at(self.setting)
        streams.append_many([(name, entries)])
        streams.close()

    def said(self, name: str) -> str:
        streams = streams_at(self.setting)
        try:
            assert streams.verify() == sum(streams.heads().values())
            return "\n".join(each.text for each in streams.read(name))
        finally:
            streams.close()

    def rewritings(self, name: str) -> list[tuple[str, str]]:
        streams = streams_at(self.setting)
        try:
            return [(each.by, each.what) for each in streams.rewritings(name)]
        finally:
            streams.close()


def club_at(setting: str) -> Iterator[Tables]:
    now = [NOON + timedelta(days=1)]
    kept = setting if setting.startswith("postgresql") else str(Path(setting) / "club.duplicado")
    with ClubStore.open(kept) as store:
        yield Tables(setting, archive_of(setting, shelf_at(setting), store, clock=lambda: now[0]), now)


@pytest.fixture(params=["folder", "database"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tables]:
    """A club in a folder, or in a database of its own."""
    if request.param == "folder":
        yield from club_at(str(tmp_path))
        return
    yield from club_at(str(request.getfixturevalue("own_database")))


def evening(event: str = "") -> tuple[object, ...]:
    return (
        TableOpened({}, 1, event=event),
        Seated(Seat.N, Sitter(SitterKind.PERSON, "Ana Lima")),
        Seated(Seat.E, Sitter(SitterKind.ROBOT, "natural")),
        HandsLooked("ANA  LIMA asked"),
        Appealed(Seat.S, "Ana Lima was slow"),
    )


def test_every_text_of_a_step_says_whether_a_person_may_be_named_in_it() -> None:
    bare = {
        f"{kind}.{each.name}"
        for kind in CLASSES_OF_STEPS
        if is_dataclass(kind)
        for each in fields(kind)
        if bare_texts(get_type_hints(kind, include_extras=True)[each.name])
    }
    assert bare == set()


def test_who_is_erased_is_named_at_no_table(club: Tables) -> None:
    club.play(NAME, *evening())
    club.play("ffffffff", TableOpened({}, 1), Seated(Seat.N, Sitter(SitterKind.PERSON, "Rui Matos")))
    assert [each.table for each in club.archive.held(ANA).tables] == ["0a1b2c3d", "ffffffff"]
    done = club.archive.erase(ANA, by="organizer-1")
    assert dict(done.tables) == {"": 7}
    assert done.left == ()
    for name in (NAME, "ffffffff"):
        text = club.said(name).casefold()
        assert "ana" not in text
        assert done.pseudonym.casefold() in text
        assert club.rewritings(name) == [("organizer-1", "erased")]
    assert "Rui Matos" in club.said("ffffffff")
    assert club.archive.held(ANA).tables == []


def test_words_and_names_at_tables_go_after_thirty_days_and_the_rest_stays(club: Tables) -> None:
    club.play(NAME, *evening())
    club.now[0] = NOON + timedelta(days=29)
    assert club.archive.tidy(by="server", trusts_clock=True)["tables"] == 0
    club.now[0] = NOON + timedelta(days=31)
    assert club.archive.tidy(by="server", trusts_clock=True)["tables"] == 5
    text = club.said(NAME)
    assert "lima" not in text.casefold()
    happened = [read_step(each).happened for each in text.splitlines()]
    assert happened == [
        TableOpened({}, 1),
        Seated(Seat.N, Sitter(SitterKind.PERSON, "")),
        Seated(Seat.E, Sitter(SitterKind.ROBOT, "natural")),
        HandsLooked(""),
        Appealed(Seat.S, ""),
    ]
    assert club.archive.tidy(by="server", trusts_clock=True)["tables"] == 0
    assert club.rewritings(NAME) == [("server", "tidied-tables")]
    # What is added later is tidied in its time, too.
    club.play("N2", Seated(Seat.N, Sitter(SitterKind.PERSON, "Ana Lima")), at=club.now[0])
    club.archive.people.keep("tables", 400)
    club.now[0] += timedelta(days=399)
    assert club.archive.tidy(by="server", trusts_clock=True)["tables"] == 0


SLOW = DeviceReport(thought=4000, taken_back=2, edits=1, device=DeviceSort.TABLET)


def reported(by: str) -> tuple[object, ...]:
    """Ana sits North, another East, who goes; robots act too."""
    return (
        Step(TableOpened({}, 1), NOON.isoformat()),
        Step(Seated(Seat.N, Sitter(SitterKind.PERSON, "Ana Lima")), NOON.isoformat(), "N"),
        Step(Seated(Seat.E, Sitter(SitterKind.PERSON, "Rui Matos")), NOON.isoformat(), "E"),
        Step(ReadyForNext(Seat(by)), NOON.isoformat(), by, "next board", SLOW),
        Step(Seated(Seat.N, Sitter(SitterKind.PERSON, "Eva Sol")), NOON.isoformat(), "N"),
        Step(ReadyForNext(Seat(by)), NOON.isoformat(), by, "next board", SLOW),
    )


def test_what_devices_told_goes_after_four_hundred_days_or_with_the_person(club: Tables) -> None:
    for name, by in (("aaaaaaaa", "N"), ("bbbbbbbb", "E")):
        club.play(name, *reported(by))
    (held,) = [each for each in club.archive.held(ANA).tables if each.table == "aaaaaaaa"]
    assert [(each.number, each.device) for each in held.steps if each.device] == [(4, SLOW.as_data())]
    assert all(not each.device for each in club.archive.held(Person(("Eva Sol",))).tables[1].steps)

    club.archive.erase(ANA, by="x")
    reports = {
        name: [read_step(each).device for each in club.said(name).splitlines()][3:] for name in ("aaaaaaaa", "bbbbbbbb")
    }
    assert reports == {"aaaaaaaa": [NOTHING_TOLD, NOTHING_TOLD, SLOW], "bbbbbbbb": [SLOW, NOTHING_TOLD, SLOW]}

    club.now[0] = NOON + timedelta(days=399)
    assert club.archive.tidy(by="server", trusts_clock=True)["log"] == 0
    club.now[0] = NOON + timedelta(days=401)
    assert club.archive.tidy(by="server", trusts_clock=True)["log"] == 3
    for name in ("aaaaaaaa", "bbbbbbbb"):
        steps = [read_step(each) for each in club.said(name).splitlines()]
        assert {each.device for each in steps} == {NOTHING_TOLD}
        assert {each.at for each in steps} == {NOON.isoformat()}
        assert ("server", "tidied-log") in club.rewritings(name)
    assert club.archive.tidy(by="server", trusts_clock=True)["log"] == 0


def test_a_table_in_play_is_waited_for(club: Tables) -> None:
    club.play(NAME, *evening())
    club.now[0] = NOON + timedelta(hours=2)
    before = club.said(NAME)
    with pytest.raises(StillPlayed) as refused:
        club.archive.erase(ANA, by="x")
    assert refused.value.events == ("",)
    assert club.said(NAME) == before


def test_nothing_is_left_in_the_files_of_tables(tmp_path: Path) -> None:
    for here in club_at(str(tmp_path)):
        here.play(NAME, *evening())
        robots = open_streams(str(tmp_path / "Thursday.play"))
        robots.append_many([("t", [NewEntry("a", step_text(Step(HandsLooked("Ana Lima"), NOON.isoformat())))])])
        robots.close()
        copied = (tmp_path / "casual.play").read_bytes()
        (tmp_path / "casual.play.former").write_bytes(copied)
        assert [Path(each).name for each in stream_places(str(tmp_path))] == ["Thursday.play", "casual.play"]
        done = here.archive.erase(ANA, by="x")
        assert done.left == (str(tmp_path / "casual.play.former"),)
        (tmp_path / "casual.play.former").unlink()
        for each in tmp_path.rglob("*"):
            assert not each.is_file() or b"Lima" not in each.read_bytes(), each
    with backroom(str(tmp_path), "x") as back:
        assert {each.name: (each.count, each.error) for each in back.verified()}["casual.play"] == (5, None)


def test_an_open_table_goes_on_under_the_pseudonym(tmp_path: Path) -> None:
    async def plays() -> None:
        async with room(tmp_path) as opened:
            table = await opened.open_table(robots=[Seat.E, Seat.S, Seat.W])
            desk = await sat(opened, table, Seat.N)
            player = Player(desk, Seat.N)
            await desk.happens(Seated(Seat.N, Sitter(SitterKind.PERSON, "Ana Lima")))
            assert "Ana Lima" in str(player.view)
            club = club_at(str(tmp_path))
            here = next(club)
            here.now[0] = datetime.now(UTC) + timedelta(days=1)
            done = await asyncio.to_thread(here.archive.erase, ANA, by="x")
            club.close()  # type: ignore[attr-defined]  # a generator
            assert "Ana Lima" in str(player.view)
            await desk.catch_up()
            assert "Ana" not in str(player.view)
            assert done.pseudonym in str(player.view)
            await player.plays_on()
            assert player.view["phase"] == "over"

    asyncio.run(plays())


def test_a_table_whose_round_is_over_is_not_in_play() -> None:
    steps = (Step(Seated(Seat.N, Sitter(SitterKind.PERSON, "Ana Lima")), NOON.isoformat()),)
    assert TableRead("", "", steps, "").is_played(NOON - timedelta(hours=1))
    assert not TableRead("", "", steps, "").is_played(NOON + timedelta(hours=1))
