"""Teams and individuals as they are published: who is named on pages and in files, and what matches are worth."""

import csv
import html
import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command as event_command
from duplicado.cli.publish import command as publish_command
from duplicado.cli.score import command as score_command


class Event:
    """An event in a file, run with the commands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "club.event"

    def __call__(self, step: str, *arguments: str, typed: str = "") -> str:
        line = [step, str(self.file), *arguments, "--lang", "en"]
        done = CliRunner().invoke(event_command, line, input=typed or None)
        assert done.exit_code == 0, (done.output, done.exception)
        return done.output

    def play(self) -> None:
        waiting = json.loads(self("show", "--json"))["waiting"]
        lines: list[str] = []
        for each in waiting:
            words = each["place"].replace(",", "").split()
            table, board = int(words[words.index("table") + 1]), int(words[words.index("board") + 1])
            lines.append(
                f"{table} {board} {('4S N =', '4S N -1', '3NT E =', 'pass', '2H S +1')[(table * 7 + board) % 5]}"
            )
        self("results", "-", typed="\n".join(lines))

    def page(self, name: str) -> str:
        site = self.folder / "site"
        if not site.exists():
            done = CliRunner().invoke(
                publish_command, [str(self.file), "--to", str(site), "--only", "html", "--language", "en"]
            )
            assert done.exit_code == 0, (done.output, done.exception)
        text = (site / f"{name}.html").read_text(encoding="utf-8")
        text = re.sub(r"<svg.*?</svg>", "", text[text.index("<main") :], flags=re.DOTALL)
        return " ".join(html.unescape(re.sub("<[^>]*>", " ", text)).split())

    def ranking(self) -> list[dict[str, str]]:
        target = self.folder / "ranking.csv"
        done = CliRunner().invoke(score_command, [str(self.file), "--to", "csv", str(target)])
        assert done.exit_code == 0, (done.output, done.exception)
        return list(csv.DictReader(target.read_text(encoding="utf-8-sig").splitlines()))


@pytest.fixture
def event(tmp_path: Path) -> Event:
    return Event(tmp_path)


def teams(event: Event, count: int, pairing: str) -> None:
    event("new", "--title", "League", "--kind", "teams", "--pairing", pairing)
    for number in range(1, count + 1):
        players = [f"{name} {number}" for name in ("Ana", "Rui", "Bea", "Hugo")]
        event("enter", str(number), *players, "--team", f"Lions {number}")
    event("pair", "--boards", "2")
    event.play()


def test_all_four_players_of_an_individual_are_named(event: Event) -> None:
    event("new", "--title", "Individual", "--kind", "individual")
    for number in range(1, 9):
        event("enter", str(number), f"Player {number}")
    event("plan", "--movement", "whist", "--boards", "1", "--rounds", "3")
    event.play()
    board = event.page("board/1")
    assert all(f"Player {number}" in board for number in range(1, 9))
    card = event.page("contestant/1")
    assert re.search(r"Partner \d Player \d", card)
    assert re.search(r"\d Player \d \+ \d Player \d", card)


def test_a_teams_name_is_no_players(event: Event) -> None:
    teams(event, 4, "swiss")
    assert "Lions 1 Ana 1 – Rui 1 – Bea 1 – Hugo 1" in event.page("index").replace("\N{NO-BREAK SPACE}", " ")
    rows = {row["number"]: row for row in event.ranking()}
    first = rows["1"]
    assert first["team"] == "Lions 1"
    assert [first[f"player_{place}"] for place in (1, 2, 3, 4)] == ["Ana 1", "Rui 1", "Bea 1", "Hugo 1"]
    assert "player_5" not in first


def test_who_has_a_bye_is_named_and_can_be_published(event: Event) -> None:
    teams(event, 5, "swiss")
    assert "Lions 5" in event.page("matches")
    assert next(row for row in event.ranking() if row["number"] == "5")["team"] == "Lions 5"


def test_victory_points_have_two_decimals(event: Event) -> None:
    teams(event, 5, "swiss")
    for page in ("index", "matches"):
        shown = re.findall(r"(?<![\d.])(20|12|0)(\.\d+)?(?![\d.])", event.page(page))
        assert "12.00" in event.page(page), shown
        assert "20.00" in event.page(page)


def test_a_knock_out_is_not_called_swiss(event: Event) -> None:
    teams(event, 4, "knock-out")
    assert "wiss" not in event("log") + event("show") + event.page("index") + event.page("matches") + event.page(
        "bracket"
    )


def test_a_tied_knock_out_match_goes_on_as_the_conditions_say(event: Event) -> None:
    conditions = event.folder / "cup.toml"
    conditions.write_text("extra_boards = 1\n", encoding="utf-8")
    event("new", "--title", "Cup", "--kind", "teams", "--pairing", "knock-out", "--conditions", str(conditions))
    for number in range(1, 5):
        event("enter", str(number), f"Ana {number}", "--team", f"Lions {number}")
    event("pair", "--boards", "2")
    lines = [
        f"{table} {board} {'4S N -1' if (table, board) == (4, 1) else '4S N ='}"
        for table in (1, 2, 3, 4)
        for board in (1, 2)
    ]
    event("results", "-", typed="\n".join(lines))

    def won() -> dict[str, str]:
        ranks = json.loads(event("show", "--json"))["rankings"][0]["ranks"]
        return {rank["contestant"]: rank["total"] for rank in ranks}

    refused = CliRunner().invoke(event_command, ["pair", str(event.file), "--lang", "en"])
    assert refused.exit_code == 1
    assert "The match 1 Lions 1 against 4 Lions 4 is tied" in refused.output
    assert "played: 1 (3);" in refused.output
    assert (won()["1"], won()["4"]) == ("1/2", "1/2")
    assert "The match 1 Lions 1 against 4 Lions 4 is tied. It goes on with extra boards" in event("show")
    assert json.loads(event("show", "--json"))["tied"] == [
        {"contestants": ["1", "4"], "boards": [3], "session": 1, "round": 1}
    ]
    # Nobody is asked whether the movement has them there.
    event("result", "1", "3", "4S N =", "--round", "1")
    event("result", "2", "3", "4S N -1", "--round", "1")
    assert "is tied" not in event("show")
    assert (won()["1"], won()["4"]) == ("1", "0")
    paired = json.loads(event("pair", "--json"))
    assert {frozenset((match["home"], match["away"])) for match in paired["matches"]} == {frozenset("12")}
    assert {board for table in paired["tables"] for board in table["boards"]} == {4, 5}
    # A correction that gives the match to the other is told, with what can be done; so is what it changes.
    late = ("correct", "2", "3", "6S N +1", "--round", "1", "--reason", "slip")
    told = "4 Lions 4 has won the match against 1 Lions 1 as the results stand now, but 1 Lions 1 plays in round 2."
    assert told in event(*late, "--only-show")
    assert told not in event("show")
    done = event(*late, "--yes")
    assert f"{told} Nothing is entered of round 2 yet: pair it anew (`duplicado event pair --again`)" in done
    assert told in event("show")
    (overturned,) = json.loads(event("show", "--json"))["overturned"]
    assert overturned == {"plays_on": "1", "other": "4", "tied": False, "session": 1, "round": 2}
    event("pair", "--again")
    assert "as the results stand now" not in event("show")
    event("result", "1", "4", "4S N =")
    event("correct", "2", "3", "4S N =", "--round", "1", "--reason", "slip", "--yes")
    assert "is tied as the results stand now, but 4 Lions 4 plays in round 2 already. Round 2 has begun" in event(
        "show"
    )


def test_a_three_way_match_over_two_rounds_is_not_begun_in_the_last(event: Event) -> None:
    conditions = event.folder / "league.toml"
    conditions.write_text('odd = "three-way-over-two-rounds"\nrounds = 1\n', encoding="utf-8")
    event("new", "--title", "League", "--kind", "teams", "--pairing", "swiss", "--conditions", str(conditions))
    for number in range(1, 6):
        event("enter", str(number), f"Ana {number}", "--team", f"Lions {number}")
    tables = json.loads(event("pair", "--boards", "4", "--json"))["tables"]
    assert sorted(len(table["boards"]) for table in tables) == [2, 2, 2, 2, 2, 2, 4, 4]


def test_a_three_way_match_is_listed_in_both_its_rounds_and_nobody_is_blamed_in_between(event: Event) -> None:
    conditions = event.folder / "league.toml"
    conditions.write_text('odd = "three-way-over-two-rounds"\n', encoding="utf-8")
    event("new", "--title", "League", "--kind", "teams", "--pairing", "swiss", "--conditions", str(conditions))
    for number in range(1, 8):
        event("enter", str(number), f"Ana {number}", "--team", f"Lions {number}")
    event("pair", "--boards", "4")
    event.play()
    ranking = event.page("index")
    assert ranking.count("§") == 3 + 1
    assert "§ A match is not over yet." in ranking
    assert "‡" not in ranking
    matches = event.page("matches")
    assert matches.count("goes on in round 2") == 3
    assert "Round 2" not in matches
    shutil.rmtree(event.folder / "site")
    event("pair")
    event.play()
    assert "§" not in event.page("index")
    first, second = re.split("Cross table", event.page("matches"))[0].split("Round 2")
    assert first.count("goes on in round 2") == second.count("begun in round 1") == 3
    assert all(f"Lions {number}" in second for number in range(1, 8))
