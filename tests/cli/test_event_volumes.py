"""Whole events of robots, end to end: every record is verified, and the event stands as the command line reckons it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_event_play import run

from duplicado.cli import check, deal, played, score
from duplicado.cli.event.group import command
from duplicado.event.facts.results import Place, Played
from duplicado.formats.pbn.reader import read_pbn
from duplicado.service.acts.standing import again
from duplicado.service.event_file import EventFile
from duplicado.service.live.visibility import table_of
from duplicado.service.playing.event_tables import table_name
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.contracts import PASSED_OUT, Contract


def planned(file: Path, pairs: int, boards: int, deals: Path) -> None:
    run(command, "new", file, "--title", "Robots")
    for number in range(1, pairs + 1):
        run(command, "enter", file, str(number), f"Robot {number}", f"Robot {number + pairs}")
    run(command, "plan", file, "--movement", "howell", "--pairs", str(pairs), "--boards", str(boards))
    run(command, "deals", file, deals)


def lines_of(folder: Path, name: str, place: Place) -> Played:
    """Return the result of a board as it stands in the file that `duplicado played` writes of its table."""
    file = folder / f"{name}.pbn"
    if not file.exists():
        run(played.command, folder / "played.play", "--table", name, "-o", file)
    (record,) = (
        game.record
        for game in read_pbn(file.read_bytes()).value.games
        if game.record is not None and game.record.board.number == place.board
    )
    if not isinstance(record.stated_contract, Contract):
        return Played(PASSED_OUT)
    return Played(record.stated_contract, record.stated_tricks, record.plays[0].card)


def reckoned(folder: Path, robot: str, pairs: int, boards: int) -> int:
    """Have an event played, and compare it with one into which its boards are typed; return how many were played."""
    deals = folder / "deals.pbn"
    rounds, tables = pairs - 1, pairs // 2
    run(deal.command, "--boards", f"1-{rounds * boards}", "-o", deals)
    for name in ("played", "typed"):
        planned(folder / f"{name}.event", pairs, boards, deals)
    wanted = rounds * tables * boards
    assert f"{wanted} boards were played" in run(command, "play", folder / "played.event", "--robot", robot)
    streams = SqliteStreams.open(folder / "played.play")
    assert streams.verify() > 5 * wanted
    streams.close()
    run(played.command, folder / "played.play", "-o", folder / "all.pbn")
    # No call and no card of any board breaks a Law, and each contract is that of its auction.
    run(check.command, folder / "all.pbn")
    with EventFile.open(folder / "typed.event") as event:
        (plan,) = event.live.state.session(1).plans.values()
        places = list(plan.due)
        assert len(places) == wanted
        for place in places:
            line = lines_of(folder, table_name("played", table_of(place), place.round), place)
            event.enter(again(place, None, line), by="typist")
    assert run(score.command, folder / "played.event") == run(score.command, folder / "typed.event")
    assert run(command, "show", folder / "played.event") == run(command, "show", folder / "typed.event")
    return wanted


@pytest.mark.parametrize(
    ("robot", "pairs", "boards", "events"),
    [
        pytest.param("book", 4, 2, 1, marks=pytest.mark.rest, id="a few boards"),
        pytest.param("book", 20, 3, 18, marks=pytest.mark.slow, id="ten thousand by robots that do not search"),
        pytest.param("natural", 20, 3, 1, marks=pytest.mark.slow, id="five hundred by house robots"),
    ],
)
def test_events_of_robots_stand_as_the_command_line_reckons_them(
    tmp_path: Path, robot: str, pairs: int, boards: int, events: int
) -> None:
    for number in range(events):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert reckoned(folder, robot, pairs, boards) == (pairs - 1) * (pairs // 2) * boards
