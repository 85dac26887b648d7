"""Boards that were played at a table, read from its stream: as records, as files, by the command."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from click.testing import CliRunner
from litestar.testing import TestClient
from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat, settings
from tests.waiting import let_pass_in_loop, until

from duplicado.cli.played import command
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.reader import read_pbn
from duplicado.service.playing.played_boards import boards_file, played_boards
from duplicado.table.record import Annotation
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site


@in_loop
async def test_a_board_is_read_with_what_was_said_and_written_in_both_forms(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(robots=(Seat.N, Seat.E, Seat.W))
        desk = await sat(opened, table, Seat.S)
        south = Player(desk, Seat.S)
        while south.view["acts"] != "S":
            await let_pass_in_loop(0.001)
        await south.does("1NT", means="15-17", alert=True)
        assert played_boards(await opened.stored(table.name), EN) == ()
        await south.plays_on()
        (board,) = played_boards(await opened.stored(table.name), EN)
        call = [str(each) for each in board.record.calls].index("1NT")
        assert board.record.call_annotations[call] == (Annotation("alert", ""), Annotation("explanation", "15-17"))
        assert board.record.layout == desk.now.board.table.setup.layout  # type: ignore[union-attr] # it is on the table
        assert len(board.record.plays) == 52
        (game,) = read_pbn(boards_file([board], "pbn", "Thursday")).value.games
        assert game.record is not None
        assert (game.tags["Event"], game.record.plays) == ("Thursday", board.record.plays)
        (there,) = read_lin(boards_file([board], "lin", "")).value.records
        assert (there.calls, there.layout, there.plays) == (
            board.record.calls,
            board.record.layout,
            board.record.plays,
        )


def test_the_command_lists_and_writes_them(tmp_path: Path) -> None:
    test_a_board_is_read_with_what_was_said_and_written_in_both_forms(tmp_path)

    def run(*arguments: str) -> tuple[int, str]:
        result = CliRunner().invoke(command, [str(tmp_path / "casual.play"), *arguments, "--lang", "en"])
        return result.exit_code, result.output

    code, listed = run()
    assert code == 0
    assert "   1  1NT S" in listed
    assert run("-o", str(tmp_path / "out.pbn"))[1].startswith("One board written")
    assert "15-17" in (tmp_path / "out.pbn").read_text(encoding="utf-8")
    assert run("-o", str(tmp_path / "out.csv"))[0] == 0
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["number"] for row in rows] == [str(number) for number in range(1, len(rows) + 1)]
    assert {row["kind"] for row in rows if row["seat"] == "S"} == {"person"}
    assert "1NT" in [row["action"] for row in rows]
    assert all(int(row["after_ms"]) >= 0 for row in rows)
    assert run("-o", str(tmp_path / "again.csv"))[0] == 0
    again = list(csv.DictReader((tmp_path / "again.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["action"] for row in again] == [row["action"] for row in rows]
    assert {row["table"] for row in again}.isdisjoint(row["table"] for row in rows)
    assert run("-o", str(tmp_path / "out.doc"))[0] == 2
    assert run("--table", "00000000") == (0, "")
    assert CliRunner().invoke(command, [str(tmp_path / "none.play")]).exit_code == 2


def test_a_player_has_the_times_of_his_own_actions_and_nobody_elses(tmp_path: Path) -> None:
    with TestClient(play_site(EN, room_of_play(tmp_path, settings()))) as client:
        at = str(client.post("/play/", data={"with": "robots"}, follow_redirects=False).headers["location"])
        proof = re.search(r'name="csrf" content="([0-9a-f]+)"', client.get(at).text)
        assert proof is not None
        until(lambda: client.get(f"{at}/view").json()["acts"] == "S")
        sent = {"id": "a", "do": "7NT", "thought": 1500}
        assert client.post(f"{at}/do", json=sent, headers={"X-CSRF-Token": proof[1]}).json()["code"] == "done"
        until(lambda: len(client.get(f"{at}/view").json()["calls"]) >= 4)
        told = client.get(f"{at}/times.csv")
        assert told.headers["cache-control"] == "no-store"
        (row,) = csv.DictReader(told.text.splitlines())
        assert (row["seat"], row["action"], row["thought_ms"], row["kind"]) == ("S", "7NT", "1500", "person")
        client.cookies.clear()
        assert client.get(f"{at}/times.csv").status_code == 404
