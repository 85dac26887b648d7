"""Boards that were played at a table, read from its stream: as records, as files, by the command."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from datetime import datetime
from pathlib import Path

from click.testing import CliRunner
from litestar.testing import TestClient
from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat, settings
from tests.waiting import let_pass_in_loop, until

from duplicado.analysis.dds import DdsSolver
from duplicado.cli.played import command
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ScoringMethod
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.reader import read_pbn
from duplicado.service.playing.device_reports import DeviceReport, DeviceSort, InputKind
from duplicado.service.playing.played_boards import boards_file, played_boards
from duplicado.service.playing.sitters import Onlooker
from duplicado.service.playing.steps import read_step
from duplicado.table.contest_kind import ContestKind
from duplicado.table.record import Annotation
from duplicado.vocabulary.hands import Deal
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
        assert game.tags["Scoring"] == "?"
        conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS)
        (game,) = read_pbn(boards_file([board], "pbn", "Thursday", conditions)).value.games
        assert game.tags["Scoring"] == "IMP"
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
    done_at = [datetime.fromisoformat(row["at"]) for row in rows]
    assert done_at == sorted(done_at)
    assert run("-o", str(tmp_path / "again.csv"))[0] == 0
    again = list(csv.DictReader((tmp_path / "again.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["action"] for row in again] == [row["action"] for row in rows]
    assert {row["table"] for row in again}.isdisjoint(row["table"] for row in rows)
    assert run("-o", str(tmp_path / "out.zip"))[0] == 0
    with zipfile.ZipFile(tmp_path / "out.zip") as packed:
        (south,) = {
            row["player"]
            for row in csv.DictReader(io.StringIO(packed.read("recorder.csv").decode()))
            if row["kind"] == "person"
        }
        report = packed.read("recorder-report.txt").decode()
    assert "figures and no verdict" in report
    counted = next(line.split() for line in report.splitlines() if line.startswith(south))
    persons = [row["action"] for row in rows if row["kind"] == "person"]
    calls = sum(re.fullmatch("P|X|XX|[1-7](NT|[CDHS])", each) is not None for each in persons)
    assert counted[1:3] == ["1", str(calls)]
    assert run("-o", str(tmp_path / "out.doc"))[0] == 2
    assert run("--table", "00000000") == (0, "")
    assert CliRunner().invoke(command, [str(tmp_path / "none.play")]).exit_code == 2


@in_loop
async def _led_by_east(tmp_path: Path) -> None:
    """North plays one notrump; four persons sit there."""
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, *Seat)
        players = [Player(desk, seat) for seat in Seat]
        for player, call in zip(players, ("1NT", "P", "P", "P"), strict=True):
            await player.does(call)
        east = players[1]
        await east.does(f"{east.view['may']['cards'][0]} face down")
        await asyncio.wait_for(asyncio.gather(*(each.plays_on() for each in players)), 60)


def test_the_recorder_reads_what_a_lead_gave_declarer(tmp_path: Path) -> None:
    _led_by_east(tmp_path)
    for name in ("boards.pbn", "recorder.zip"):
        arguments = [str(tmp_path / "casual.play"), "-o", str(tmp_path / name), "--lang", "es"]
        assert CliRunner().invoke(command, arguments).exit_code == 0
    (board,) = read_pbn((tmp_path / "boards.pbn").read_bytes()).value.records
    assert isinstance(board.layout, Deal)
    before, after = DdsSolver().trace(board.layout, None, Seat.E, [board.plays[0].card])
    with zipfile.ZipFile(tmp_path / "recorder.zip") as packed:
        rows = csv.DictReader(io.StringIO(packed.read("recorder.csv").decode()))
        (east,) = {row["player"] for row in rows if row["seat"] == "E"}
        _, _, leads = packed.read("recorder-report.txt").decode().partition("Salidas iniciales")
    (row,) = (line.split() for line in leads.splitlines() if re.match("[0-9a-f]{12} +1 ", line))
    # Of one lead the share is none or all, and Wilson's interval all but a fifth of what there is.
    assert row[:5] == [east, "1", *(("1", "100", "21–100") if before == after else ("0", "0", "0–79"))]


@in_loop
async def test_what_a_device_tells_reaches_no_viewer(tmp_path: Path) -> None:
    """The Director reads how long a thought is, and nothing else of it; the other players not even that."""
    seen: list[dict[str, list[tuple[int, str]]]] = []
    told = [DeviceReport(700), DeviceReport(700, InputKind.TOUCH, 123456, 31, 654321, 97, 89, DeviceSort.TABLET)]
    for number, device in enumerate(told):
        (folder := tmp_path / str(number)).mkdir()
        async with room(folder) as opened:
            table = await opened.open_table()
            desk = await sat(opened, table, *Seat)
            streams = {each.value: desk.subscribe(each, EN) for each in (*Seat, Onlooker.DIRECTOR)}
            await Player(desk, Seat.N).does("1NT", device=device)
            seen.append(
                {who: [(each.number, told_of(each.text)) for each in of.waiting()] for who, of in streams.items()}
            )
            (last,) = [read_step(each.text) for each in await opened.stored(table.name)][-1:]
            assert last.device == device
    assert seen[0] == seen[1]


def told_of(text: str) -> str:
    """Return what a frame says but for the moment, the names of the tables and the marks of the connection."""
    return re.sub(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.+]+|[0-9a-f]{8}", "", text)


def test_a_player_has_the_times_of_his_own_actions_and_nobody_elses(tmp_path: Path) -> None:
    with TestClient(play_site(EN, room_of_play(tmp_path, settings()))) as client:
        at = str(client.post("/play/", data={"with": "robots"}, follow_redirects=False).headers["location"])
        proof = re.search(r'name="csrf" content="([0-9a-f]+)"', client.get(at).text)
        assert proof is not None
        until(lambda: client.get(f"{at}/view").json()["acts"] == "S")
        device = {"by": "touch", "round_trip": 40, "focus_losses": 2, "unfocused": 900}
        device |= {"taken_back": 3, "edits": 1, "device": "telephone"}
        sent = {"id": "a", "do": "7NT", "thought": 1500, **device}
        for wrong in ({"by": "a robot of mine"}, {"device": "Mozilla/5.0 of mine"}, {"edits": -1}):
            answer = client.post(f"{at}/do", json={**sent, **wrong}, headers={"X-CSRF-Token": proof[1]})
            assert answer.status_code == 400
        assert client.post(f"{at}/do", json=sent, headers={"X-CSRF-Token": proof[1]}).json()["code"] == "done"
        until(lambda: len(client.get(f"{at}/view").json()["calls"]) >= 4)
        told = client.get(f"{at}/times.csv")
        assert told.headers["cache-control"] == "no-store"
        (row,) = csv.DictReader(told.text.splitlines())
        assert (row["seat"], row["action"], row["thought_ms"], row["kind"]) == ("S", "7NT", "1500", "person")
        names = ("input", "round_trip_ms", "focus_losses", "unfocused_ms", "taken_back", "edits", "device")
        assert [row[name] for name in names] == ["touch", "40", "2", "900", "3", "1", "telephone"]
        assert int(row["network_ms"]) == max(0, int(row["after_ms"]) - 1500)
        client.cookies.clear()
        assert client.get(f"{at}/times.csv").status_code == 404
