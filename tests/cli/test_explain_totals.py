"""`duplicado explain` without a board: what a total is made of, whatever it is in."""

import json
import re
from fractions import Fraction
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from duplicado.cli import explain
from duplicado.cli.event import group as event
from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.results import Played
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.service.event_file import EventFile
from duplicado.vocabulary.contracts import Contract


def run(command: click.Command, *arguments: str | Path, language: str = "en") -> str:
    done = CliRunner().invoke(command, [*map(str, arguments), "--lang", language])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("name", ["swiss", "knock-out", "stanzas"])
def test_the_matches_add_up_to_the_total_that_is_published(whole_events: Path, name: str) -> None:
    file = whole_events / f"{name}.event"
    with EventFile.open(file) as opened:
        live = opened.live
    rules = live.state.conditions.scoring_rules
    for who, row in live.matches.rows.items():
        told = run(explain.command, file, "--pair", str(who))
        worth = sum((Fraction(each) for each in re.findall(r"worth ([\d.]+)", told)), Fraction(0))
        assert rules.total_text(worth + row.penalty + row.carried) == rules.total_text(row.total)
        (total,) = re.findall(r"^Total: ([−\d.]+)", told, re.MULTILINE)
        assert rules.total_text(Fraction(total.replace("−", "-"))) == rules.total_text(row.total)
        place = next(rank.place_text for rank in live.rankings[0].ranks if rank.contestant == who)
        assert f"Place {place} of {len(live.rankings[0].ranks)}" in told


@pytest.mark.parametrize("name", ["swiss", "knock-out", "sessions"])
def test_a_total_is_told_to_programs_too(whole_events: Path, name: str) -> None:
    file = whole_events / f"{name}.event"
    with EventFile.open(file) as opened:
        live = opened.live
    for rank in live.rankings[0].ranks:
        asked = (explain.command, file, "--pair", str(rank.contestant.number), "--section", rank.contestant.section)
        found = json.loads(run(*asked, "--json"))
        assert (found["contestant"], found["place"]) == (str(rank.contestant), rank.place_text)
        assert Fraction(found["total"]) == rank.tally.total
        assert found["told"] == run(*asked).splitlines()
        if live.state.conditions.in_matches:
            assert (
                sum(Fraction(each["points"]) for each in found["matches"]) == live.matches.rows[rank.contestant].points
            )
        else:
            assert set(found["sessions"]) == {str(number) for number in live.by_session(rank.contestant)}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("count", ["boards", "sessions"])
def test_a_missed_session_a_penalty_and_a_handicap_are_told(tmp_path: Path, language: str, count: str) -> None:
    file, conditions = tmp_path / "club.event", tmp_path / "c.toml"
    conditions.write_text(f'sessions = "{count}"\n', encoding="utf-8")
    run(event.command, "new", file, "--title", "Club", "--profile", "aeb", "--conditions", conditions)
    for number in range(1, 9):
        run(
            event.command,
            "enter",
            file,
            str(number),
            f"One {number}",
            f"Two {number}",
            "--handicap",
            "4" if number == 8 else "0",
        )
    eight = ContestantId(8)
    with EventFile.open(file) as opened:
        for session in (1, 2, 3):
            run(event.command, "plan", file, "--session", str(session), "--movement", "howell", "--boards", "1")
            opened.refresh()
            for at, (place, due) in enumerate(opened.live.state.session(session).plans[""].due.items()):
                away = session == 2 and eight in due.contestants
                result = ResultEntered(place, Played(Contract.parse("4S N"), 7 + (at * session) % 5))
                opened.enter(BoardCancelled(place) if away else result, by="slips")
    run(event.command, "missed", file, "8", "--session", "2")
    run(event.command, "penalty", file, "8", "3", "mp", "--session", "1", "--reason", "slow")
    told = run(explain.command, file, "--pair", "8", language=language)
    with EventFile.open(file) as opened:
        live = opened.live
    comma = str.maketrans(".", ".") if language == "en" else str.maketrans(".", ",")

    def shown(value: Fraction | None) -> str:
        assert value is not None
        return f"{float(value):.2f}".rstrip("0").rstrip(".").translate(comma)

    assert "unplayed_session.rule" in told
    assert shown(live.awards(eight)[2]) in told
    assert shown(live.by_session(eight)[1].total) in told
    percentage = live.tallies[eight].percentage
    assert percentage is not None
    assert f"{shown(percentage)} %" in told
    assert shown(percentage + 4) in told
    if count == "sessions":
        assert f") / 3 = {shown(percentage)} %" in told
