"""Digests of events: each is read once until it is written to, and which of them are played on a day."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest
from tests.club.conftest import founding, result

from duplicado.event.facts.progress import SessionEnded
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.service.club import event_digests
from duplicado.service.club.event_digests import EventDigest, EventDigests, Served, going_on, of_these_days
from duplicado.service.event_file import EventFile
from duplicado.service.live import record_reader
from duplicado.service.live.record_reader import RecordReader
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import FolderShelf


class CountingShelf(FolderShelf):
    """A folder that counts what is opened in it."""

    opened = 0

    def open(self, name: str) -> SqliteStore:
        self.opened += 1
        return super().open(name)


def let_it_rest(folder: Path) -> None:
    """Have everything be written long ago."""
    for each in folder.iterdir():
        os.utime(each, (1_700_000_000, 1_700_000_000))


def test_an_event_is_read_once_until_it_is_written_to(tmp_path: Path) -> None:
    with EventFile.create(tmp_path / "Thursday.event") as event:
        event.enter(*founding(6), result(1, 1, "4S N ="), by="the Director")
    shelf = CountingShelf(tmp_path)
    digests = EventDigests(shelf)
    (just_now,) = digests.all()
    assert not just_now.is_over
    let_it_rest(tmp_path)
    assert digests.all() == digests.all() == (just_now,)
    assert shelf.opened == 2, "once just after it was written, and once for good"
    with EventFile.open(tmp_path / "Thursday.event") as event:
        event.enter(SessionEnded(1), by="the Director")
    (over,) = digests.results()
    assert (over.event, len([each for each in over.finishes if each.played])) == ("Thursday", 2)


def test_no_score_is_computed_of_an_event_that_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with EventFile.create(tmp_path / "Thursday.event") as event:
        event.enter(*founding(6), result(1, 1, "4S N ="), by="the Director")
    computed: list[object] = []
    monkeypatch.setattr(LiveStandings, "take_rest", lambda *record: computed.append(record))
    monkeypatch.setattr(event_digests, "result_of", lambda *_: None)
    digests = EventDigests(FolderShelf(tmp_path))
    (playing,) = digests.all()
    assert (playing.name, playing.is_over, digests.results(), computed) == ("Thursday", False, (), [])
    with EventFile.open(tmp_path / "Thursday.event") as event:
        event.enter(SessionEnded(1), by="the Director")
    let_it_rest(tmp_path)
    digests = EventDigests(FolderShelf(tmp_path))
    (over,) = digests.all()
    assert (over.is_over, computed) == (True, []), "and of one that is over when its result is asked for"
    digests.results()
    digests.results()
    assert len(computed) == 1


def test_an_event_seen_while_it_is_read_anew_is_not_kept_as_what_it_becomes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Thursday.event"
    with EventFile.create(path) as event:
        event.enter(*founding(6), result(1, 1, "4S N ="), SessionEnded(1), by="the Director")
    with closing(RecordReader(lambda: SqliteStore.open(path))) as reader:
        digests = EventDigests(FolderShelf(tmp_path))

        def sides() -> set[str]:
            (result,) = digests.results({"Thursday": Served.of(reader)})
            return {player.name for each in result.finishes for player in each.players}

        assert "North 1" in sides()
        with SqliteStore.open(path) as store:
            texts = {each.number: each.text.replace("North 1", "N.N. a") for each in store.read()}
            store.rewrite(texts, by="x", what="erased", at="2027-01-14", chain=list(store.read())[-1].chain)
        monkeypatch.setattr(record_reader, "fold", lambda entries: (sides(), fold(entries))[1])
        reader.again()
        assert not any(name == "North 1" for name in sides())
        assert "N.N. a" in sides()


def test_what_is_no_event_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    EventFile.create(tmp_path / "Thursday.event").close()
    (tmp_path / "torn.event").write_bytes(b"no event")
    assert [each.name for each in EventDigests(FolderShelf(tmp_path)).all()] == ["Thursday"]


def digest(name: str, date: str = "", at: str = "2027-01-14T20:00:00+00:00") -> EventDigest:
    return EventDigest(name, date, at, is_over=False)


@pytest.mark.parametrize(
    ("listed", "played"),
    [
        ((digest("this evening", "2027-01-14"), digest("left", at="2026-10-01T20:00:00")), {"this evening"}),
        (
            (digest("planned for today", "2027-01-14", "2026-12-01T20:00:00"), digest("another")),
            {"planned for today", "another"},
        ),
        (tuple(digest(f"table {number}") for number in range(30)), {f"table {number}" for number in range(30)}),
        ((), set[str]()),
    ],
)
def test_what_is_of_today_or_was_entered_in_lately_is_played(listed: tuple[EventDigest, ...], played: set[str]) -> None:
    assert {each.name for each in going_on(listed, "2027-01-14")} == played
    assert {each.name for each in of_these_days(listed, "2027-01-14")} == played
