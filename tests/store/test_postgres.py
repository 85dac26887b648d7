"""The store for several computers: word of what others append, lost connections, settings, two desks on one event."""

import asyncio
import subprocess
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from tests.waiting import until, until_in_loop

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.founding import EventFounded
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.store.backup import backup
from duplicado.store.port import NewEntry, NotARecord, RecordMovedOn, StoreUnavailable
from duplicado.store.postgres import FORM, PostgresNews, PostgresStore
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import DatabaseShelf, FolderShelf, open_record, shelf_at

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
DIRECTOR = Viewer("director-1", Role.DIRECTOR, "the Director")


@pytest.fixture
def name() -> str:
    return f"event {uuid.uuid4().hex}"


@pytest.fixture
def store(postgres: str, name: str) -> Iterator[PostgresStore]:
    with PostgresStore.create(postgres, name) as made:
        yield made


def cut(store: PostgresStore) -> None:
    """End the store's connection on the server, as a restart of the server does."""
    number = store._connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    store._connection.rollback()
    with psycopg.connect(store._connection.engine.url.set(drivername="postgresql").render_as_string(False)) as other:
        other.execute("SELECT pg_terminate_backend(%s)", [number])


def test_after_a_lost_connection_the_first_thing_asked_is_done(store: PostgresStore) -> None:
    store.append([NewEntry("a", "1")])
    for ask in (
        lambda: store.append([NewEntry("b", "2")]),
        lambda: list(store.read()),
        lambda: store.last,
        store.verify,
        lambda: store.note("backup", "2026-01-01"),
    ):
        cut(store)
        assert ask()
    assert [each.id for each in store.read()] == ["a", "b"]


def test_a_connection_lost_on_the_way_appends_nothing_twice(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is committed, and after: who asked was told nothing yet."""
    appended = store._appended

    def cut_off() -> None:
        monkeypatch.undo()
        appended()
        cut_within(store)

    monkeypatch.setattr(store, "_appended", cut_off)
    assert [each.number for each in store.append([NewEntry("a", "1"), NewEntry("b", "2")], based_on=0)] == [1, 2]
    assert [each.id for each in store.read()] == ["a", "b"]
    assert store.verify() == 2


def cut_within(store: PostgresStore) -> None:
    """The same in the middle of a transaction."""
    number = store._connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    with psycopg.connect(store._connection.engine.url.set(drivername="postgresql").render_as_string(False)) as other:
        other.execute("SELECT pg_terminate_backend(%s)", [number])


def test_the_password_is_in_no_message(postgres: str, name: str) -> None:
    setting = postgres.replace("duplicado@", "duplicado:secret-word@")
    with PostgresStore.create(setting, name) as store:
        assert "secret-word" not in store.place
        assert store.place.endswith(f"#{name}")
    for wrong in (setting.replace("54329", "1"), setting + "_not_there"):
        with pytest.raises(StoreUnavailable) as caught:
            PostgresStore.open(wrong, name)
        assert "secret-word" not in str(caught.value)


def test_what_cannot_be_reached_is_said_with_the_remedy(postgres: str) -> None:
    with pytest.raises(StoreUnavailable, match="see whether the database server runs"):
        PostgresStore.open("postgresql://duplicado@127.0.0.1:1/duplicado", "x", wait=1)
    with pytest.raises(StoreUnavailable, match="the address of the database cannot be read: write postgresql"):
        PostgresStore.open("nonsense", "x")
    with pytest.raises(StoreUnavailable, match="is no PostgreSQL database"):
        PostgresStore.open("mysql://host/name", "x")
    with pytest.raises(StoreUnavailable, match="there is no record x y z"):
        PostgresStore.open(postgres, "x y z")


def test_tables_of_a_later_version_are_left_alone(postgres: str, name: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("UPDATE form SET version = 99")
        try:
            with pytest.raises(NotARecord, match="install that version"):
                PostgresStore.create(postgres, name)
        finally:
            connection.execute("UPDATE form SET version = %s", [FORM])


def test_who_listens_is_told_what_is_appended(postgres: str, store: PostgresStore) -> None:
    told: list[str | None] = []
    with PostgresNews(postgres, told.append) as news:
        assert news.listening.wait(20)
        store.append([NewEntry("a", "1")])
        until(lambda: store.name in told)
        told.clear()
        # What is there already, and what is refused, is no news.
        store.append([NewEntry("a", "1")])
        store.append([NewEntry("b", "2")])
        until(lambda: store.name in told)
        assert told == [store.name]
        # After a lost connection anything may have been missed.
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        until(lambda: None in told)
        store.append([NewEntry("c", "3")])
        until(lambda: told.count(store.name) > 1)


def test_two_workers_on_one_event_lose_and_double_nothing(postgres: str, name: str, tmp_path: Path) -> None:
    PostgresStore.create(postgres, name).close()

    async def serve() -> OpenEvent:
        return await OpenEvent.open(
            lambda: PostgresStore.open(postgres, name), secret=b"of a test, and long enough", poll=3600
        )

    async def work() -> None:
        async with await serve() as one, await serve() as two:
            desks = (one, two)

            def look(_: str | None) -> None:
                for desk in desks:
                    desk.writer.news()

            with PostgresNews(postgres, look) as news:
                await asyncio.to_thread(news.listening.wait, 20)
                founded = await one.writer.submit(DIRECTOR, Command("f", (EventFounded("Club", Conditions()),)))
                assert isinstance(founded, Accepted)
                seen = [desk.views.view(DIRECTOR) for desk in desks]
                facts = [ContestantEntered(ContestantId(n), (Player(f"P{n}"),)) for n in range(1, 41)]
                # Each is sent to both, as a phone does that was not answered: one of them writes it.
                sent = [
                    desk.writer.submit(DIRECTOR, Command(f"c{number}", (fact,)))
                    for number, fact in enumerate(facts)
                    for desk in desks
                ]
                answers = await asyncio.gather(*sent)
                assert [each for each in answers if not isinstance(each, Accepted)] == []
                await until_in_loop(lambda: len(one.record.order) == len(two.record.order) == 41)
                assert one.state == two.state
                # Each has sent all of it to who looks there, in the same order.
                texts = [[sent.text for sent in each.waiting()] for each in seen]
                assert len(texts[0][-1]) > 0
                assert len({desk.views.view(DIRECTOR).waiting()[-1].text for desk in desks}) == 1
        with PostgresStore.open(postgres, name) as store:
            assert store.verify() == 41
            ids = [each.id for each in store.read()]
            assert len(set(ids)) == 41

    asyncio.run(asyncio.wait_for(work(), 120))


# ---- by one setting


def test_one_setting_says_where_records_are(postgres: str, name: str, tmp_path: Path) -> None:
    for setting, kind in ((postgres, DatabaseShelf), (postgres.replace("postgresql:", "postgres:"), DatabaseShelf),
                          (str(tmp_path), FolderShelf)):  # fmt: skip
        shelf = shelf_at(setting)
        assert isinstance(shelf, kind)
        own = name + ("" if kind is FolderShelf else setting[:9].replace(":", ""))
        shelf.create(own).close()
        made = shelf.marks()[own]
        with shelf.open(own) as store:
            store.append([NewEntry("a", "1")])
        # Of a file that was just written to it is not known if it is being written to.
        assert (made != shelf.marks()[own]) if kind is DatabaseShelf else made is shelf.marks()[own] is None
        assert own in shelf.names()
        assert list(shelf.names()) == sorted(shelf.names())
        assert shelf.latest(1) == (own,)
        with pytest.raises(StoreUnavailable):
            shelf.create(own)
        for wrong in ("", "../x", "a/b", "a\\b", ".hidden", "x\n", "x" * 101, " x", "a\0b"):
            with pytest.raises(StoreUnavailable, match="is no name for an event"):
                shelf.create(wrong)
            with pytest.raises(StoreUnavailable, match="is no name for an event"):
                shelf.open(wrong)
        where = f"{setting}#{own}" if kind is DatabaseShelf else str(tmp_path / f"{own}.event")
        with open_record(where) as store:
            assert store.verify() == 1
            assert backup(store, tmp_path / f"copy {kind.__name__}", at=NOON) == 1
    with pytest.raises(StoreUnavailable, match="make the folder first"):
        FolderShelf(tmp_path / "nowhere").names()


@pytest.mark.wire
def test_a_record_is_deleted_as_it_was_read_or_not_at_all(postgres: str, name: str, tmp_path: Path) -> None:
    for shelf in (FolderShelf(tmp_path), DatabaseShelf(postgres)):
        with shelf.create(name) as made, shelf.create(f"{name} too") as other:
            made.append([NewEntry("a", "1"), NewEntry("b", "2")])
            other.append([NewEntry("a", "1")])
        with pytest.raises(RecordMovedOn):
            shelf.delete(name, based_on=1)
        with shelf.open(name) as made:
            assert made.verify() == 2
        shelf.delete(name, based_on=2)
        assert name not in shelf.names()
        with shelf.open(f"{name} too") as other:
            assert other.verify() == 1
        with pytest.raises(StoreUnavailable):
            shelf.delete(name, based_on=2)


def test_nothing_is_written_to_a_record_that_another_program_has_deleted(store: PostgresStore, postgres: str) -> None:
    store.append([NewEntry("a", "1")])
    DatabaseShelf(postgres).delete(store.name, based_on=1)
    with pytest.raises(StoreUnavailable, match="there is no record"):
        store.append([NewEntry("b", "2")])
    with psycopg.connect(postgres) as connection:
        left = connection.execute("SELECT count(*) FROM entry WHERE record = %s", [store._record]).fetchone()
    assert left == (0,)


def test_without_the_driver_files_still_work(tmp_path: Path) -> None:
    # The driver is imported where a database is named, and nowhere else.
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from duplicado.store.store_selection import shelf_at\n"
        "from pathlib import Path\n"
        f"shelf_at({str(tmp_path)!r}).create('x').close()\n"
        "import duplicado.service.live.open_event, duplicado.service.club.club\n"
        "try: shelf_at('postgresql://x/y')\n"
        "except ModuleNotFoundError as error: print(error.name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("psycopg\n", "")
    with SqliteStore.open(tmp_path / "x.event") as store:
        assert store.last == 0
