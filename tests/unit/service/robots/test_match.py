"""A match of robots: both rooms, IMPs, the same again from the same seed, and files that can be read back."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.match import command
from duplicado.cli.score import command as score_command
from duplicado.formats.duplicado_json.document import read_json
from duplicado.formats.pbn.reader import read_pbn
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.named import robot_of
from duplicado.robot.player import ChosenAction, ToldWords
from duplicado.score.imps import imps_for
from duplicado.score.law_77 import score
from duplicado.service.robots.board_play import IrregularRobotError, play_board
from duplicado.service.robots.team_match import RobotMatch, deals_of, imps_per_board, play_match
from duplicado.vocabulary.seats import Seat

ENGLISH = Messages.load(Language.ENGLISH)


def test_a_board_is_played_in_both_rooms_with_the_hands_exchanged() -> None:
    for board in play_match(RobotMatch("book", "stand-in", 5, 3)):
        for room in (board.open_room, board.closed_room):
            record = room.record
            assert record.layout == board.deal
            assert record.stated_contract is not None
            assert room.score == score(record.stated_contract, record.stated_tricks, record.board.vulnerability)
        assert board.open_room.record.players[Seat.N] == "book"
        assert board.closed_room.record.players[Seat.N] == "stand-in"
        assert board.imps == imps_for(board.open_room.score - board.closed_room.score)


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    once, again, other = (list(play_match(RobotMatch("book", "book", seed, 2))) for seed in (1, 1, 2))
    assert once == again
    assert once != other


@pytest.mark.rest
@pytest.mark.parametrize("place", ["processes:2", "dask:2"])
def test_a_match_is_the_same_wherever_it_is_played_and_goes_on_from_its_journal(tmp_path: Path, place: str) -> None:
    if place.startswith("dask"):
        pytest.importorskip("distributed")
    journal, out = tmp_path / "match.jsonl", tmp_path / "match.json"
    asked = ["book", "stand-in", "--seed", "4", "--lang", "es", "-o", str(out)]
    here = CliRunner().invoke(command, [*asked, "--boards", "4"])
    written = out.read_bytes()
    elsewhere = [*asked, "--on", place, "--resume", str(journal)]
    assert CliRunner().invoke(command, [*elsewhere, "--boards", "2"]).exit_code == 0
    kept = journal.read_text()
    assert CliRunner().invoke(command, [*elsewhere, "--boards", "4"]).stdout == here.stdout
    assert out.read_bytes() == written
    assert journal.read_text().startswith(kept)
    assert len(journal.read_text().splitlines()) == 4


def test_calls_are_explained_and_every_action_has_its_reason() -> None:
    number, deal = next(deals_of(3, 1))
    record = play_board(law_02.board(number), deal, dict.fromkeys(Seat, robot_of("book")), ENGLISH).record
    assert {place for place, _ in enumerate(record.calls)} == set(record.call_annotations)
    assert {place for place, _ in enumerate(record.plays)} == set(record.play_annotations)
    kinds = {each.kind for remarks in record.call_annotations.values() for each in remarks}
    assert kinds == {"explanation", "comment"}


def test_a_robot_that_does_what_is_irregular_is_told_with_the_clause() -> None:
    class Wild:
        name = "wild"

        def act(self, view: object, history: object, chance: object) -> ChosenAction:
            return ChosenAction("XX", ToldWords("robot-reason-passes"))

    number, deal = next(deals_of(3, 1))
    with pytest.raises(IrregularRobotError, match="19B1"):
        play_board(law_02.board(number), deal, dict.fromkeys(Seat, Wild()), ENGLISH)


def test_the_standard_error_is_that_of_the_mean() -> None:
    assert imps_per_board([4]) == (4, None)
    mean, error = imps_per_board([1, 3])
    assert mean == 2
    assert error == pytest.approx(1.0)


def test_the_command_plays_a_match_and_writes_what_can_be_read(tmp_path: Path) -> None:
    pbn, own = tmp_path / "match.pbn", tmp_path / "match.json"
    asked = ["book", "stand-in", "--boards", "2", "--seed", "4", "-o", str(pbn), "-o", str(own), "--json"]
    done = CliRunner().invoke(command, asked)
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["teams"] == ["book", "stand-in"]
    assert told["imps"] == sum(board["imps"] for board in told["boards"])
    games = read_pbn(pbn.read_bytes())
    assert not games.diagnostics
    assert [game.tags["Room"] for game in games.value.games] == ["Open", "Closed"] * 2
    read = read_json(own.read_bytes())
    assert not read.diagnostics
    contest = read.value.contest
    assert contest is not None
    assert [result.record and result.record.stated_score for result in contest.results] == [
        points for board in told["boards"] for points in (board["open"], board["closed"])
    ]
    for file in (pbn, own):
        scored = CliRunner().invoke(score_command, [str(file)])
        assert (scored.exit_code, f"{told['imps']}.00" in scored.output) == (0, True), scored.output


def test_two_teams_of_the_same_robots_are_two_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert CliRunner().invoke(command, ["book", "book", "--boards", "1", "--seed", "1", "-o", str(file)]).exit_code == 0
    contest = read_json(file.read_bytes()).value.contest
    assert contest is not None
    assert [each.names for each in contest.contestants] == [("book 1", "book 1"), ("book 2", "book 2")]


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_command_tells_every_board_and_the_result(language: str) -> None:
    done = CliRunner().invoke(command, ["book", "book", "--boards", "2", "--seed", "1", "--lang", language])
    assert done.exit_code == 0
    assert len(done.output.splitlines()) == 4
    assert "0 IMP" in done.output
    assert "passed out" not in done.output or language == "en"


@pytest.mark.parametrize("asked", [["hal", "book"], ["book", "book", "--out", "match.txt"]])
def test_what_cannot_be_is_refused_with_a_sentence(asked: list[str]) -> None:
    done = CliRunner().invoke(command, [*asked, "--boards", "1"])
    assert done.exit_code == 2
    assert "hal" in done.output or "match.txt" in done.output
