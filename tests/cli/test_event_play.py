"""`duplicado event play`: robots play an event at electronic tables, and its results enter the record by themselves."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from duplicado.cli import check, convert, deal, score
from duplicado.cli import played as played_boards
from duplicado.cli.event.group import command
from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place, Played
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.traveller_text import traveller_text
from duplicado.service.event_file import EventFile
from duplicado.service.live.visibility import table_of
from duplicado.service.playing.event_tables import line_of, table_name
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.sitters import Sitter
from duplicado.service.playing.steps import read_step
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat, Side


def run(of: click.Command, *arguments: str | Path, code: int = 0) -> str:
    result = CliRunner().invoke(of, [*map(str, arguments), "--lang", "en"])
    assert result.exit_code == code, result.output
    return result.output


def planned(file: Path) -> Path:
    """Found an event of four pairs that play six boards."""
    run(command, "new", file, "--title", "Robots")
    for number in range(1, 5):
        run(command, "enter", file, str(number), f"Robot {number}", f"Robot {number + 4}")
    run(command, "plan", file, "--movement", "howell", "--pairs", "4", "--boards", "2")
    return file


@pytest.fixture(scope="module")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("deals") / "boards.pbn"
    run(deal.command, "--boards", "1-6", "-o", file)
    return file


def seats_at(streams: SqliteStreams, event: str, place: Place) -> dict[Seat, Sitter]:
    table = PlayedTable()
    for each in streams.read(table_name(event, table_of(place), place.round)):
        table = table.after(read_step(each.text))
    return dict(table.seats)


def test_robots_entered_as_a_pair_sit_for_it_and_the_event_is_read_as_a_file(tmp_path: Path, deals: Path) -> None:
    played = planned(tmp_path / "played.event")
    assert "electronic tables only" in run(command, "enter", played, "1", "--robot", "book")
    run(command, "deals", played, deals)
    run(command, "play", played, "--robot", "stand-in")
    streams = SqliteStreams.open(tmp_path / "played.play")
    with EventFile.open(played) as event:
        state = event.live.state
    assert "Results: 12, hand records: 6." in run(check.command, played)
    assert "6 boards written" in run(convert.command, played, tmp_path / "played.pbn")
    assert {(each.board, each.layout) for each in read_pbn((tmp_path / "played.pbn").read_bytes()).value.records} == {
        (each.board, each.layout) for each in read_pbn(deals.read_bytes()).value.records
    }
    (plan,) = state.session(1).plans.values()
    # As they were typed:
    assert [each.name for each in state.contestants[ContestantId(1)].players] == ["Robot 1", "Robot 5"]
    for place, due in plan.due.items():
        of_pair = {Side.NS: due.north_south, Side.EW: due.east_west}
        seats = seats_at(streams, "played", place)
        assert {seat: each.name for seat, each in seats.items()} == {
            seat: "book" if of_pair[seat.side] == ContestantId(1) else "stand-in" for seat in Seat
        }
    streams.close()
    listed = run(played_boards.command, tmp_path / "played.play", "--event", "played")
    assert listed.count("  played\n") == len(plan.due) // 2
    assert run(played_boards.command, tmp_path / "played.play", "--event", "another") == ""
    run(command, "enter", played, "5", "--robot", "book")
    assert "players" in run(command, "enter", played, "5", "--robot", "people", "--yes", code=2).lower()
    run(command, "enter", played, "1", "--robot", "people", "--yes")
    with EventFile.open(played) as event:
        entered = event.live.state.contestants
        assert (entered[ContestantId(1)].robot, entered[ContestantId(5)].robot) == ("", "book")


@pytest.mark.rest
def test_an_event_of_robots_stands_as_the_same_results_typed_in(tmp_path: Path, deals: Path) -> None:
    played, typed = planned(tmp_path / "played.event"), planned(tmp_path / "typed.event")
    assert "no deal in the record" in run(command, "play", played, "--robot", "book", code=2)
    run(command, "deals", played, deals)
    run(command, "deals", typed, deals)
    assert "12 boards were played" in run(command, "play", played, "--robot", "book")
    assert "0 boards were played" in run(command, "play", played, "--robot", "book")
    streams = SqliteStreams.open(tmp_path / "played.play")
    with EventFile.open(played) as event:
        (plan,) = event.live.state.session(1).plans.values()
        places = list(plan.due)
    assert len(places) == 12
    contracts = 0
    for place in places:
        table = PlayedTable()
        for each in streams.read(table_name("played", table_of(place), place.round)):
            table = table.after(read_step(each.text))
            board = table.board
            if board is not None and table.is_over and board.table.setup.board.number == place.board:
                break
        assert table.board is not None
        line = line_of(table.board)
        assert isinstance(line, Played)
        contracts += line.tricks is not None
        where = (str(place.table), str(place.board), "--round", str(place.round))
        run(command, "result", typed, *where, traveller_text(line), "--yes")
    streams.close()
    assert contracts > 6
    assert run(score.command, played) == run(score.command, typed)
    assert run(command, "show", played) == run(command, "show", typed)
