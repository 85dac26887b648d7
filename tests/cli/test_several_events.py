"""Files that hold several events, at the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.facts.founding import EventFounded
from duplicado.event.record.import_of_contest import facts_of
from duplicado.score.side_score import Points
from duplicado.service.event_file import EventFile
from duplicado.table.contest_kind import ContestKind

EVENT = (
    '<EVENT EVENT_TYPE="MP_PAIRS"><TITLE>{title}</TITLE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>'
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>{score}</SCORE>"
    "</TRAVELLER_LINE><TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>"
    "<SCORE>50</SCORE></TRAVELLER_LINE></BOARD></EVENT>"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.xml"
    both = EVENT.format(title="Open", score=420) + EVENT.format(title="Ladies", score=-100)
    path.write_text(f"<USEBIO>{both}</USEBIO>", encoding="utf-8")
    return path


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(root_group(COMMANDS), [*arguments], env={"LANG": "en"})
    assert result.exit_code == code, (result.output, result.exception)
    return result.stdout + result.stderr


def test_each_event_is_scored_by_itself(file: Path) -> None:
    report = json.loads(CliRunner().invoke(root_group(COMMANDS), ["score", str(file), "--json"]).stdout)
    assert [event["title"] for event in report["contests"]] == ["Open", "Ladies"]
    assert "left out" not in run("score", str(file))
    one = run("score", str(file), "--event", "2")
    assert "Ladies" in one
    assert "Open" not in one


def test_an_event_that_is_not_there(file: Path) -> None:
    assert "has no event 3: it holds 2" in run("score", str(file), "--event", "3", code=2)


def test_one_file_is_written_from_one_event(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "one.pbn"
    run("score", str(file), "--to", "pbn", str(target), code=2)
    assert not target.exists()
    run("score", str(file), "--event", "2", "--to", "pbn", str(target))
    assert '[Event "Ladies"]' in target.read_text(encoding="utf-8")


def test_an_event_is_imported_when_it_is_clear_which(file: Path, tmp_path: Path) -> None:
    record = tmp_path / "kept.event"
    said = run("event", "import", str(record), str(file), "--by", "office", code=2)
    assert "holds 2 events (1 Open; 2 Ladies): say with --event which one is meant" in said
    assert not record.exists()
    assert "Ladies" in run("event", "import", str(record), str(file), "--by", "office", "--event", "2")


def test_converting_loses_none_of_them(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "all.json"
    said = run("convert", str(file), str(target))
    assert "The files hold several contests" in said
    assert target.exists()


def test_a_match_and_an_individual_are_taken_over_as_what_they_are(repository: Path, tmp_path: Path) -> None:
    match = repository / "tests/samples/lin/match-latin-1.lin"
    shown = run("score", str(match)).splitlines()
    record = tmp_path / "match.event"
    run("event", "import", str(record), str(match))
    ranked = [line for line in shown if line.strip()[:1].isdigit()]
    again = run("event", "show", str(record)).splitlines()
    assert ranked
    assert ranked == [line for line in again if line.strip()[:1].isdigit()]
    with EventFile.open(record) as opened:
        assert opened.live.state.conditions.kind is ContestKind.TEAMS


def test_single_players_are_taken_over_as_single_players() -> None:
    four = [ContestantId(number) for number in (1, 2, 3, 4)]
    line = BoardResult(1, four[0], four[1], Points(420), Points(-420), south=four[2], west=four[3])
    founded = next(facts_of(Contest("Single", results=(line,))))
    assert isinstance(founded, EventFounded)
    assert founded.conditions.kind is ContestKind.INDIVIDUAL


def test_an_event_without_a_name_has_that_of_its_file(tmp_path: Path) -> None:
    file, record = tmp_path / "tuesday.xml", tmp_path / "tuesday.event"
    file.write_text(f"<USEBIO>{EVENT.format(title='', score=420)}</USEBIO>", encoding="utf-8")
    assert "tuesday: 2 results were taken over" in run("event", "import", str(record), str(file))
