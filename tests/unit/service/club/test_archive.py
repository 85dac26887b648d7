"""Persons in the records of a club: handed out, erased without a trace of the name, deleted in its time."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.json import decode, encode
from tests.waiting import let_pass

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player, SubstituteSeated
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.register import ConductNoted
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.formats.event_record.persons import Person
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.held_on_person import HeldOnPerson
from duplicado.service.club.keys import stamp
from duplicado.service.club.members import UnknownPerson
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.service.club.partner_notices import Said, Word
from duplicado.service.club.personal_data import Archive, StillPlayed, archive_of
from duplicado.service.event_file import EventFile
from duplicado.store.backup import backup
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import backup_club
from duplicado.store.club_rows import AuditRow, PersonRow, SettingRow
from duplicado.store.port import NewEntry
from duplicado.store.store_selection import Shelf, shelf_at
from duplicado.vocabulary.seats import Side

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
ANA = Person(("Ana Lima",), "12345")
HERE = Where(1, "", 1, 1, 1)


def evening(*more: AnyFact, ana: str = "Ana Lima", number: str = "12345", over: bool = True) -> tuple[AnyFact, ...]:
    """Return the facts of an evening in which Ana Lima plays and is spoken of."""
    pairs = tuple(ContestantId(each) for each in range(1, 11))
    names = {1: (Player(ana, number), Player("Rui Matos"))}
    entered = tuple(
        ContestantEntered(each, names.get(each.number, (Player(f"P{each.number}a"), Player(f"P{each.number}b"))))
        for each in pairs
    )
    return (
        EventFounded("Copa Ana Lima", Conditions(), "2026-01-08"),
        *entered,
        SectionPlanned(1, "", mitchell(5), pairs, 2),
        ResultEntered(Place(1, "", 1, 1, 1), ScoreWritten(420), side=Side.NS),
        DirectorCalled(HERE, "Ana Lima revoked"),
        RulingGiven(HERE, ("64A1",), "One trick, said to ana  lima (12345)."),
        ConductNoted(ContestantId(1), ("74A2",), "gloated", players=("Ana Lima",), told_by="Rui Matos"),
        *more,
        *([SessionEnded(1)] if over else []),
    )


@dataclass
class World:
    """A club of a setting, at a time that a test sets."""

    archive: Archive
    shelf: Shelf
    store: ClubStore
    setting: str
    now: list[datetime]

    def play(self, name: str, *facts: AnyFact, by: str = "Ana Lima", at: datetime = NOON) -> None:
        with self.shelf.create(name) as store:
            entries = [Entry(f"e{n}", at + timedelta(seconds=n), by, each) for n, each in enumerate(facts)]
            store.append([NewEntry(each.id, entry_text(each)) for each in entries])

    def said(self, name: str) -> str:
        with self.shelf.open(name) as store:
            assert store.verify() == store.last
            return "\n".join(each.text for each in store.read())

    def entries(self, name: str) -> list[Entry]:
        with self.shelf.open(name) as store:
            read = [read_entry(each.text).value for each in store.read()]
        return [each for each in read if each is not None]


def world_at(setting: str) -> Iterator[World]:
    now = [NOON + timedelta(days=1)]
    kept = setting if setting.startswith("postgresql") else str(Path(setting) / "club.duplicado")
    with ClubStore.open(kept) as store:
        shelf = shelf_at(setting)
        yield World(archive_of(setting, shelf, store, clock=lambda: now[0]), shelf, store, setting, now)


@pytest.fixture(params=["folder", "database"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    """A club in a folder, or in a database of its own."""
    if request.param == "folder":
        yield from world_at(str(tmp_path))
        return
    yield from world_at(str(request.getfixturevalue("own_database")))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[World]:
    """A club in a folder."""
    yield from world_at(str(tmp_path))


def test_who_is_erased_is_named_nowhere_and_all_else_is_as_it_was(world: World) -> None:
    substitute = SubstituteSeated(ContestantId(2), Player("P2a"), Player("Ana Lima"), 1, 3)
    for name in ("January", "February"):
        world.play(name, *evening(substitute))
    world.play("March", EventFounded("Without her", Conditions()), by="x")
    ana = world.archive.people.add("Ana Lima", number="12345", contact="ana@example.org")
    world.archive.people.add("Rui Matos")
    world.store.put(AuditRow("1", stamp(NOON), "", "director-1", "Ana Lima", "look", "for Ana Lima"))
    before = {name: world.entries(name) for name in world.shelf.names()}
    done = world.archive.erase(world.archive.person(ana.id), by="organizer-1")
    assert done.events == (("February", len(before["February"])), ("January", len(before["January"])))
    assert done.left == ()
    for name in ("January", "February"):
        text = world.said(name).casefold()
        assert "ana" not in text.replace("manager", "")
        assert "12345" not in text
        assert done.pseudonym.casefold() in text
        state = fold(world.entries(name))
        results = [each.fact for each in world.entries(name) if isinstance(each.fact, ResultEntered)]
        assert state.contestants[ContestantId(1)].players == (Player(done.pseudonym), Player("Rui Matos"))
        assert results == [each.fact for each in before[name] if isinstance(each.fact, ResultEntered)] != []
        assert [each.at for each in world.entries(name)] == [each.at for each in before[name]]
        with world.shelf.open(name) as store:
            (trace,) = store.rewritings()
        assert (trace.by, trace.what, trace.number) == ("organizer-1", "erased", len(before[name]))
    assert world.entries("March") == before["March"]
    assert [each.name for each in world.store.all(PersonRow)] == ["Rui Matos"]
    assert "Ana" not in repr(world.store.all(AuditRow))
    assert not [each for each in world.store.all(SettingRow) if each.name.startswith("erasing")]
    # Asked for again, there is nothing to be done.
    again = world.archive.erase(ANA, by="organizer-1")
    assert (again.events, again.rows) == ((), 0)


def test_all_that_is_held_on_somebody_is_handed_out(world: World) -> None:
    world.play("January", *evening(), by="the Director")
    world.archive.people.add("Ana Lima", number="12345", contact="ana@example.org")
    held = decode(encode(world.archive.held(ANA)), type=HeldOnPerson)
    assert held.people[0].contact == "ana@example.org"
    (event,) = held.events
    assert (event.event, event.date, event.contestants) == ("January", "2026-01-08", ["1"])
    fields = {field for each in event.entries for field in each.named_in}
    assert fields == {
        "founded.title", "player", "director-called.said", "ruling-given.said", "conduct-noted.players",
    }  # fmt: skip
    assert held.kept_for_days["calls"] == 400
    assert world.archive.held(Person(("Eva Gil",))).events == []
    with pytest.raises(UnknownPerson):
        world.archive.person("nobody")


def test_a_namesake_stays(club: World) -> None:
    club.play("January", *evening(number="999"), by="x")
    before = club.said("January")
    assert club.archive.erase(ANA, by="x").events == ()
    assert club.said("January") == before


def test_further_spellings_are_erased_too(club: World) -> None:
    club.play("January", *evening(RulingGiven(HERE, ("64A1",), "Anita again")), by="x")
    club.archive.erase(Person(("Ana Lima", "Anita")), by="x")
    assert "nita" not in club.said("January")


def test_an_event_that_is_being_played_is_waited_for(club: World) -> None:
    club.play("Tonight", *evening(over=False), by="x")
    club.play("January", *evening(), by="x")
    club.now[0] = NOON + timedelta(hours=2)
    before = [club.said(name) for name in ("January", "Tonight")]
    with pytest.raises(StillPlayed) as refused:
        club.archive.erase(ANA, by="x")
    assert refused.value.events == ("Tonight",)
    assert [club.said(name) for name in ("January", "Tonight")] == before
    # One that nobody ended is not played for ever.
    club.now[0] = NOON + timedelta(hours=13)
    assert [name for name, _ in club.archive.erase(ANA, by="x").events] == ["January", "Tonight"]


def test_nothing_is_left_in_any_file_of_the_folder(club: World, tmp_path: Path) -> None:
    club.play("January", *evening(), by="x")
    club.archive.people.add("Ana Lima", number="12345")
    copies = tmp_path / "backups"
    copies.mkdir()
    with club.shelf.open("January") as store:
        backup(store, copies / "January.backup", at=NOON)
        backup(store, tmp_path / "January.event.former", at=NOON)
    backup_club(tmp_path / "club.duplicado", copies / "club.duplicado.backup")
    done = club.archive.erase(ANA, by="x")
    assert sorted(Path(each).name for each in done.copied) == ["January.backup", "club.duplicado.backup"]
    assert done.left == (str(tmp_path / "January.event.former"),)
    (tmp_path / "January.event.former").unlink()
    for each in tmp_path.rglob("*"):
        if each.is_file():
            data = each.read_bytes()
            assert b"Ana" not in data, each
            assert b"12345" not in data, each


def test_a_record_that_cannot_be_read_keeps_nobody_in_the_others(club: World, tmp_path: Path) -> None:
    club.play("January", *evening(), by="x")
    (tmp_path / "Broken.event").write_bytes(b"no database")
    done = club.archive.erase(ANA, by="x")
    assert [name for name, _ in done.events] == ["January"]
    assert done.left == ("Broken",)
    assert club.archive.held(ANA).unreadable_events == ["Broken"]


def test_what_was_interrupted_is_finished(club: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("A", "B", "C"):
        club.play(name, *evening(), by="x")
    real = type(club.shelf).open

    def fail(shelf: object, name: str) -> object:
        store = real(shelf, name)  # type: ignore[arg-type]  # a folder
        if name == "B":
            monkeypatch.setattr(type(store), "rewrite", broken)
        return store

    def broken(*_arguments: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(type(club.shelf), "open", fail)
        with pytest.raises(KeyboardInterrupt):
            club.archive.erase(ANA, by="x")
    monkeypatch.undo()
    club.archive.tidy(by="server", trusts_clock=True)
    texts = [club.said(name) for name in ("A", "B", "C")]
    assert not any("Ana" in each for each in texts)
    (pseudonym,) = {
        each.players[0].name
        for name in ("A", "B", "C")
        for each in [fold(club.entries(name)).contestants[ContestantId(1)]]
    }
    assert pseudonym.startswith("N.N. ")


def test_what_was_kept_long_enough_goes_and_results_stay(world: World) -> None:
    world.play("January", *evening(), by="x")
    people = world.archive.people
    ana = people.add("Ana Lima", number="12345")
    assert sum(world.archive.tidy(by="server", trusts_clock=True).values()) == 0
    assert people.of(ana.id).seen > stamp(NOON)
    world.now[0] = NOON + timedelta(days=401)
    gone = world.archive.tidy(by="server", trusts_clock=True)
    assert (gone["calls"], gone["notes"], gone["names"]) == (1, 0, 0)
    assert "revoked" not in world.said("January")
    people.keep("notes", 30)
    people.keep("names", 400)
    gone = world.archive.tidy(by="server", trusts_clock=True)
    assert gone["notes"] == 1
    text = world.said("January")
    assert "gloated" not in text
    for name in ("Ana", "Rui", "P2a"):
        assert name not in text
    state = fold(world.entries("January"))
    assert len({each.name for who in state.contestants.values() for each in who.players}) == 20
    assert state.cell(Place(1, "", 1, 1, 1)).result is not None
    assert sum(world.archive.tidy(by="server", trusts_clock=True).values()) == 0
    with world.shelf.open("January") as store:
        assert [each.what for each in store.rewritings()] == ["tidied-calls", "tidied-notes", "tidied-names"]


KILLED = """
import sys
from datetime import datetime, timedelta, UTC
from pathlib import Path
from duplicado.formats.event_record.persons import Person
from duplicado.service.club.offline_administration import backroom
with backroom(sys.argv[1], "x") as room:
    print("ready", flush=True)
    room.archive.erase(Person(("Ana Lima",), "12345"), by="x")
    print("done", flush=True)
"""


def killed(club: World, after: float) -> None:
    for name in club.shelf.names():
        text = club.said(name)  # which verifies
        assert ("Ana Lima" in text) != ("N.N. " in text), "half of it"
    with subprocess.Popen([sys.executable, "-c", KILLED, club.setting], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        let_pass(after)
        program.send_signal(signal.SIGKILL)
    for name in club.shelf.names():
        text = club.said(name)
        assert ("Ana Lima" in text) != ("N.N. " in text), "half of it"


@pytest.mark.wire
def test_nothing_stands_at_the_partner_desk_of_an_event_that_has_begun_or_is_not_there(club: World) -> None:
    planned = SectionPlanned(1, "", mitchell(3), tuple(map(ContestantId, range(1, 7))), 2)
    club.play("January", *evening(over=False))
    club.play("February", EventFounded("Copa", Conditions(), "2026-02-01"), planned)
    desks = PartnerDesks(club.store)
    for event in ("January", "February", "March"):
        desks.say(event, Word("ana", Said.LOOKS))
    club.archive.tidy(by="server")
    assert desks.events() == ("February",)


def test_who_is_killed_while_he_erases_leaves_every_event_as_it_was_or_as_it_is_to_be(club: World) -> None:
    for number in range(12):
        club.play(f"Event {number}", *evening(), by="x")
    killed(club, 0.1)
    done = club.archive.erase(ANA, by="x")
    assert done.left == ()
    assert not any("Ana" in club.said(name) for name in club.shelf.names())
    names = {fold(club.entries(name)).contestants[ContestantId(1)].players[0].name for name in club.shelf.names()}
    assert names == {done.pseudonym}


@pytest.mark.slow
@pytest.mark.parametrize("turn", range(30))
def test_who_is_killed_at_any_moment(club: World, turn: int) -> None:
    for number in range(12):
        club.play(f"Event {number}", *evening(), by="x")
    killed(club, turn * 0.02)
    club.archive.erase(ANA, by="x")
    assert not any("Ana" in club.said(name) for name in club.shelf.names())


def test_an_open_event_file_goes_on(club: World, tmp_path: Path) -> None:
    club.play("January", *evening(), by="x")
    club.archive.erase(ANA, by="x")
    with EventFile.open(tmp_path / "January.event") as event:
        assert event.verify() == event.last
        assert event.live.rankings
