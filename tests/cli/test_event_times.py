"""`duplicado event times`: what can still be asked, by the record of rounds and publications."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.law.book.law_79_time import Requested
from duplicado.movement.mitchell import mitchell
from duplicado.service.event_file import EventFile

PAIRS = tuple(ContestantId(number) for number in range(1, 7))


def event(path: Path, *, rounds: int, published_before: float | None = None) -> str:
    """An event of which so many rounds were played at table 1, published so many minutes ago, or not yet."""
    with EventFile.create(path) as file:
        file.enter(EventFounded("Thursday", Conditions(agreement_needed=False)), by="x")
        plan = SectionPlanned(1, "", mitchell(3), PAIRS, 2)
        file.enter(plan, by="x")
        for number in range(1, rounds + 1):
            boards = [
                each.board
                for each in file.live.state.session(1).plans[""].due
                if (each.round, each.table) == (number, 1)
            ]
            for board in boards:
                file.enter(ResultEntered(Place(1, "", number, 1, board), ScoreWritten(420)), by="x")
        if published_before is not None:
            at = datetime.now(UTC) - timedelta(minutes=published_before)
            file.enter(ResultsPublished(), by="x", at=at)
    return str(path)


def times(file: str, *arguments: str, code: int = 0, lang: str = "en") -> str:
    result = CliRunner().invoke(command, ["times", file, *arguments, "--lang", lang])
    assert result.exit_code == code, (result.output, result.exception)
    return result.output


def standings(file: str, *arguments: str) -> dict[str, tuple[str, str, str | None]]:
    rows = json.loads(times(file, *arguments, "--json"))
    return {row["what"]: (row["standing"], row["law"], row["still"]) for row in rows}


@pytest.mark.clause("64B4", "64B5", "69A", "69B", "79B2", "79B3")
def test_a_revoke_and_a_claim_depend_on_the_round(tmp_path: Path) -> None:
    playing = standings(event(tmp_path / "a", rounds=1), "1", "1")
    assert set(playing) == {each.value for each in Requested}
    assert playing["revoke"] == ("in time", "64A", None)
    assert playing["objection to a claim"] == ("in time", "69A", None)
    assert playing["tricks disputed"] == ("in time", "79B2", None)
    file = event(tmp_path / "b", rounds=2)
    over = standings(file, "1", "1")
    assert over["revoke"] == ("too late", "64B5", "64C1")
    assert over["objection to a claim"] == ("in time", "69B", None)
    assert over["tricks disputed"] == ("in time", "79B3", None)
    assert standings(file, "1", "1", "--called-on-next-board")["revoke"][1] == "64B4"
    assert "the round has ended for this board" in times(file, "1", "1")
    assert "The Director may still look under 64C1." in times(file, "1", "1")


@pytest.mark.clause("79C1", "79C2", "81C3", "92B")
def test_periods_begin_with_the_publication(tmp_path: Path) -> None:
    assert {each[0] for each in standings(event(tmp_path / "a", rounds=3)).values()} == {"in time"}
    late = event(tmp_path / "b", rounds=3, published_before=31)
    found = standings(late)
    assert found["appeal"][:2] == ("too late", "92B")
    assert found["score correction"][:2] == ("needs approval", "79C2")
    assert found["director's notice"][:2] == ("too late", "81C3")
    assert standings(late, "--approved")["score correction"][:2] == ("in time", "79C2")


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_everything_is_said_in_each_language(tmp_path: Path, lang: str) -> None:
    lines = times(event(tmp_path / "a", rounds=2), "1", "1", lang=lang).splitlines()
    assert len(lines) == 1 + len(Requested)
    assert len({line.partition(":")[0] for line in lines}) == len(lines)


def test_a_table_without_a_board_is_not_enough(tmp_path: Path) -> None:
    assert "or neither" in times(event(tmp_path / "a", rounds=1), "1", code=2)


@pytest.mark.clause("90B2")
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_who_took_longer_than_the_round_is_told_and_told_again_before_a_penalty(tmp_path: Path, lang: str) -> None:
    file = event(tmp_path / "slow.event", rounds=0)
    began = datetime.now(UTC) - timedelta(minutes=30)
    with EventFile.open(Path(file)) as taken:
        named = ContestantEntered(ContestantId(2), (Player("Ana Lima"), Player("Rui Matos")))
        taken.enter(named, RoundsTimed(1, 15), RoundCalled(1, 1), by="x", at=began)
        taken.enter(RoundFinished(1, "", 1, 1), by="x", at=began + timedelta(minutes=14))
        taken.enter(RoundFinished(1, "", 2, 1), by="x", at=began + timedelta(minutes=19))
    told = times(file, lang=lang).splitlines()[-1]
    assert "90B2" in told
    assert " 4 min" in told
    assert " 15 min" in told
    assert "2 Ana Lima – Rui Matos" in told
    assert "table 1" not in times(file)
    penalized = ("penalty", file, "2", "10", "%", "--under", "90B2", "--reason", "slow play", "--lang", lang)
    assert told in CliRunner().invoke(command, penalized).output
    other = (*penalized[:2], "1", *penalized[3:])
    assert told not in CliRunner().invoke(command, other).output


@pytest.mark.clause("92B", "81C3")
def test_a_call_and_a_ruling_that_come_too_late_say_so(tmp_path: Path) -> None:
    def does(file: str, step: str, *arguments: str) -> str:
        return CliRunner().invoke(command, [step, file, *arguments, "--lang", "en"]).output

    call = ("1", "1", "--seat", "W", "--said", "a revoke")
    ruling = ("1", "1", "--under", "64C1", "--both", "4S N -1")
    late = event(tmp_path / "late.event", rounds=3, published_before=31)
    assert "Law 92B" in does(late, "call", *call)
    assert "Law 81C3" in does(late, "rule", *ruling, "--reason", "the revoke cost a trick")
    intime = event(tmp_path / "intime.event", rounds=3, published_before=29)
    assert "92B" not in does(intime, "call", *call)
    said = does(intime, "ruling", *ruling, "--said", "The revoke cost a trick.")
    assert "Ruling, board 1" in said
    assert "81C3" not in said
