"""The commands that publish and export an event with all its sessions, and print what is cut out before play."""

import csv
import io
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from lxml import etree

from duplicado.cli import movement, publish, score
from duplicado.cli.event import group as event
from duplicado.formats.acbl.movement import read_acbl_movement, write_acbl_movement
from duplicado.movement.mitchell import mitchell
from duplicado.movement.model import Movement, MovementName, Sitting
from duplicado.service.event_file import EventFile


def run(command: click.Command, *arguments: str | Path, language: str = "en") -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), "--lang", language])


def ranking_shown(file: Path) -> list[str]:
    lines = run(event.command, "show", file).stdout.splitlines()
    return [line.split()[1] for line in lines if line.strip()[:1].isdigit()]


@pytest.mark.parametrize("name", ["swiss", "knock-out", "stanzas", "sessions"])
def test_every_target_ranks_as_the_terminal_does(whole_events: Path, tmp_path: Path, name: str) -> None:
    file = whole_events / f"{name}.event"
    names = {target: tmp_path / f"out.{target}" for target in ("csv", "usebio", "pbn")}
    written = run(score.command, file, *(part for target, path in names.items() for part in ("--to", target, path)))
    assert written.exit_code == 0, written.output
    shown = ranking_shown(file)
    rows = list(csv.DictReader(io.StringIO(names["csv"].read_text(encoding="utf-8-sig"))))
    assert [row["section"] + row["number"] for row in rows] == shown
    root = etree.fromstring(names["usebio"].read_bytes())
    teams = name != "sessions"
    entrants = root.findall(f"EVENT/PARTICIPANTS/{'TEAM' if teams else 'PAIR'}")
    places = [
        (int(each.findtext("PLACE", "").rstrip("=")), each.get("TEAM_ID") or each.findtext("PAIR_NUMBER"))
        for each in entrants
    ]
    assert [number for _, number in sorted(places)] == shown
    totals = {each.get("TEAM_ID") or each.findtext("PAIR_NUMBER"): each.findtext("TOTAL_SCORE") for each in entrants}
    assert totals == {row["section"] + row["number"]: row["total"] for row in rows}
    table = names["pbn"].read_text(encoding="utf-8").partition("[TotalScoreTable")[2]
    assert table.count("\n") > len(shown)


def test_usebio_has_the_sessions_and_their_sections(whole_events: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.xml"
    run(score.command, whole_events / "sessions.event", "--to", "usebio", target)
    root = etree.fromstring(target.read_bytes())
    sections = [
        (session.get("SESSION_ID"), section.get("SECTION_ID"), len(section.findall("BOARD")))
        for session in root.iter("SESSION")
        for section in session.iter("SECTION")
    ]
    assert sections == [("1", "A", 6), ("1", "B", 6), ("2", "A", 6), ("2", "B", 6)]
    assert "The event has 2 sessions" in run(score.command, target).stderr


def test_travellers_and_cards_of_all_sessions_stand_in_one_table(whole_events: Path, tmp_path: Path) -> None:
    lines, cards = tmp_path / "lines.csv", tmp_path / "cards.csv"
    file = whole_events / "sessions.event"
    run(score.command, file, "--to", "csv-travellers", lines, "--to", "csv-cards", cards)
    rows = list(csv.DictReader(io.StringIO(lines.read_text(encoding="utf-8-sig"))))
    assert [row["session"] for row in rows].count("1") == [row["session"] for row in rows].count("2") == 36
    rows = list(csv.DictReader(io.StringIO(cards.read_text(encoding="utf-8-sig"))))
    assert len([row for row in rows if (row["section"], row["number"]) == ("A", "1")]) == 12


def test_an_event_is_scored_by_its_own_conditions_unless_others_are_asked_for(whole_events: Path) -> None:
    file = whole_events / "swiss.event"
    assert "VP" in run(score.command, file).stdout
    anew = run(score.command, file, "--method", "total-points").stdout
    assert "VP" not in anew
    assert "Points" in anew


@pytest.mark.rest
def test_publishing_makes_pages_and_sheets_of_every_part(whole_events: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = run(publish.command, whole_events / "sessions.event", "--to", site)
    assert done.exit_code == 0, done.output
    for part in ("1-A", "2-B"):
        for name in ("ranking", "travellers", "score-cards"):
            assert (site / "paper" / f"session-{part}" / f"{name}.pdf").read_bytes().startswith(b"%PDF-")
        page = (site / "session" / f"{part}.html").read_text(encoding="utf-8")
        assert f'href="../paper/session-{part}/travellers.pdf"' in page
    index = (site / "index.html").read_text(encoding="utf-8")
    assert 'href="paper/ranking.pdf"' in index
    assert "paper/session-1-A" not in index


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_matches_and_bracket_have_sheets(whole_events: Path, tmp_path: Path, language: str) -> None:
    done = run(publish.command, whole_events / "knock-out.event", "--to", tmp_path, "--only", "pdf", language=language)
    assert done.exit_code == 0, done.output
    for name in ("ranking", "matches", "bracket"):
        assert (tmp_path / "paper" / f"{name}.pdf").stat().st_size > 5000


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_cards_of_all_sections_and_sessions(whole_events: Path, tmp_path: Path, language: str) -> None:
    target, one = tmp_path / "cards.pdf", tmp_path / "one.pdf"
    file = whole_events / "sessions.event"
    done = run(event.command, "cards", file, "--to", target, language=language)
    assert done.exit_code == 0, done.output
    assert run(event.command, "cards", file, "--to", one, "--session", "1", "--section", "A").exit_code == 0
    # Four parts: pages for six contestants, three tables and nine slips each.
    assert (pages_of(target), pages_of(one)) == (4 * 6, 6)


def pages_of(pdf: Path) -> int:
    return pdf.read_bytes().count(b"/Type /Page\n") or pdf.read_bytes().count(b"/Type/Page/") or -1


def test_there_are_no_cards_where_nothing_is_planned(tmp_path: Path) -> None:
    file = tmp_path / "new.event"
    run(event.command, "new", file, "--title", "New")
    done = run(event.command, "cards", file, "--to", tmp_path / "cards.pdf")
    assert done.exit_code == 2
    assert "duplicado event plan" in done.output


@pytest.mark.parametrize("who", [("--pairs", "9"), ("--teams", "5"), ("--players", "12")])
def test_cards_of_a_movement_that_is_proposed(tmp_path: Path, who: tuple[str, str]) -> None:
    target = tmp_path / "cards.pdf"
    done = run(movement.command, *who, "--minutes", "150", "--cards", target)
    assert done.exit_code == 0, done.output
    assert target.read_bytes().startswith(b"%PDF-")


def test_a_movement_is_read_from_a_file_and_checked(tmp_path: Path) -> None:
    file, copy = tmp_path / "five.mov", tmp_path / "copy.mov"
    file.write_bytes(write_acbl_movement(mitchell(5), "Five tables").value)
    done = run(movement.command, "--from", file, "--boards", "3", "--to", copy)
    assert done.exit_code == 0, done.output
    assert "Five tables" in done.output
    assert "The movement is as it should be" in done.output
    assert read_acbl_movement(copy.read_bytes()).value == read_acbl_movement(file.read_bytes()).value


def test_what_is_wrong_with_a_movement_is_said(tmp_path: Path) -> None:
    again = (Sitting(1, 1, 1, 2, (1,)), Sitting(2, 1, 1, 2, (2,)))
    file = tmp_path / "bad.mov"
    file.write_bytes(write_acbl_movement(Movement(MovementName.GIVEN, 2, 1, 2, 2, again)).value)
    done = run(movement.command, "--from", file)
    assert done.exit_code == 1
    assert "Round 2, table 1: 1, 2 have met before, in round 1." in done.output


def test_a_file_without_a_movement_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.mov"
    file.write_bytes(b"nothing")
    assert run(movement.command, "--from", file).exit_code == 2
    assert run(movement.command, "--from", tmp_path / "absent.mov").exit_code == 2
    assert run(movement.command, "--from", file, "--pairs", "8").exit_code == 2
    assert run(movement.command, "--pairs", "8").exit_code == 2


def test_an_event_takes_the_movement_of_a_file(tmp_path: Path) -> None:
    source, file = tmp_path / "five.mov", tmp_path / "club.event"
    source.write_bytes(write_acbl_movement(mitchell(5)).value)
    run(event.command, "new", file, "--title", "Club")
    done = run(event.command, "plan", file, "--from", source, "--boards", "3")
    assert done.exit_code == 0, done.output
    with EventFile.open(file) as opened:
        plan = opened.live.state.session(1).plans[""]
        played = plan.current.movement
        assert isinstance(played, Movement)
        assert (played.name, plan.current.boards_each, len(plan.contestants)) == (MovementName.GIVEN, 3, 10)
    again = (Sitting(1, 1, 1, 2, (1,)), Sitting(2, 1, 1, 2, (2,)))
    source.write_bytes(write_acbl_movement(Movement(MovementName.GIVEN, 2, 1, 2, 2, again)).value)
    assert run(event.command, "plan", file, "--from", source, "--section", "B").exit_code == 2


def test_movements_from_files_are_of_pairs(tmp_path: Path) -> None:
    source, file = tmp_path / "five.mov", tmp_path / "league.event"
    source.write_bytes(write_acbl_movement(mitchell(5)).value)
    run(event.command, "new", file, "--title", "League", "--kind", "teams")
    done = run(event.command, "plan", file, "--from", source)
    assert done.exit_code == 2
    assert "one of pairs" in done.output
