"""`duplicado score`: events recomputed, as text, JSON and page."""

import json
import re
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser

from duplicado.cli.main import COMMANDS
from duplicado.cli.score import command
from duplicado.publish.report_text import text_table

SAMPLES = Path(__file__).resolve().parents[1] / "samples"
TWO_WINNERS = SAMPLES / "usebio" / "two-winner.xml"
CLUB_GAME = SAMPLES / "acbl" / "pairs.json"


def score(*arguments: str | Path) -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), *([] if "--lang" in arguments else ["--lang", "en"])])


def line(north_south: int, east_west: int, points: str) -> str:
    numbers = f"<NS_PAIR_NUMBER>{north_south}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{east_west}</EW_PAIR_NUMBER>"
    return f"<TRAVELLER_LINE>{numbers}<SCORE>{points}</SCORE></TRAVELLER_LINE>"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """A file of two boards: four lines on the first, two and an artificial score on the second."""
    first = [line(1, 2, "420"), line(3, 4, "420"), line(5, 6, "-50"), line(7, 8, "170")]
    second = [line(1, 4, "100"), line(3, 2, "-100"), line(5, 8, "A6040")]
    name = "<PLAYER_NAME>&lt;img src=x onerror=alert(1)&gt;\u2067 \u00e1</PLAYER_NAME>"
    pairs = f"<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER>{name}</PLAYER></PAIR></PARTICIPANTS>"
    boards = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{''.join(lines)}</BOARD>"
        for number, lines in enumerate((first, second), 1)
    )
    text = f'<USEBIO><EVENT EVENT_TYPE="MP_PAIRS"><TITLE>A &amp; B</TITLE>{pairs}{boards}</EVENT></USEBIO>'
    file = tmp_path / "event.xml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_command_is_in_the_list() -> None:
    assert "travellers" in COMMANDS["score"]


def test_a_ranking(event: Path) -> None:
    done = score(event)
    assert done.exit_code == 0
    rows = [row.split() for row in done.output.splitlines() if row.lstrip()[:1].isdigit()]
    # Board 1: 5 5 0 2 of 6. Board 2: 2 and 0 of 2, factored by Neuberg to four scores: 5 and 1; and 60 % of 6.
    assert [(row[0], row[1], row[-1]) for row in rows[:3]] == [
        ("1", "6", "100.00"),
        ("2", "1", "83.33"),
        ("3", "8", "53.33"),
    ]
    total = {row[1]: row[-2] for row in rows}
    assert total == {
        "1": "10.00",
        "2": "6.00",
        "3": "6.00",
        "4": "2.00",
        "5": "3.60",
        "6": "6.00",
        "7": "2.00",
        "8": "6.40",
    }


def test_two_winners_are_ranked_apart() -> None:
    done = score(TWO_WINNERS, "--compare")
    assert done.exit_code == 1
    assert re.findall(r"^(North–South|East–West)$", done.output, re.MULTILINE) == ["North–South", "East–West"]
    assert "1 NS: the file gives total 3" in done.output


def test_boards_are_printed_when_asked_for(event: Path) -> None:
    assert "Board 2" not in score(event).output
    done = score(event, "--boards")
    assert "Board 2 · Dealer East · North–South vulnerable" in done.output
    assert re.search(r"^ +5 +8 +60 % +3\.6 +2\.4$", done.output, re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "total"),
    [
        (["--scale", "1"], "5.00"),
        (["--expected", "compared"], "7.00"),
        (["--expected", "scheduled"], "8.50"),
        (["--expected", "5"], "13.00"),
        (["--rules", "acbl"], "3.50"),
        (["--method", "butler"], None),
        (["--method", "cross-imps"], None),
        (["--method", "cross-imps", "--cross-divisor", "none"], None),
        (["--method", "total-points"], "520.00"),
        (["--method", "butler", "--datum", "none", "--butler-extremes", "0", "--average-imps", "2"], None),
        (["--small-groups", "always", "--sit-outs", "factored", "--board-places", "1"], None),
    ],
)
def test_the_options_change_the_rules(event: Path, options: list[str], total: str | None) -> None:
    done = score(event, *options, "--json")
    assert done.exit_code == 0
    (contest,) = json.loads(done.output)["contests"]
    (first,) = (row for row in contest["rankings"][0]["standings"] if row["contestant"] == "1")
    assert total is None or first["total_published"] == total
    default = json.loads(score(event, "--json").output)["contests"][0]
    assert contest != default


def test_json_gives_exact_figures_beside_published_ones(event: Path) -> None:
    (contest,) = json.loads(score(event, "--method", "cross-imps", "--json").output)["contests"]
    (first,) = (row for row in contest["rankings"][0]["standings"] if row["contestant"] == "1")
    # 420 against 420, -50 and 170: 0, 10 and 6 IMPs; 100 against -100: 5.
    assert Fraction(first["total"]) == Fraction(16, 3) + 5
    assert first["total_published"] == "10.33"
    assert contest["rules"]["rounding"]["rule"] == "half away from zero"


@pytest.mark.parametrize(("lang", "words"), [("es", "Clasificación|Puesto"), ("pt", "Lugar"), ("en", "Place")])
def test_three_languages(event: Path, lang: str, words: str) -> None:
    output = score(event, "--lang", lang).output
    assert re.search(words, output)
    assert ("10,00" in output) is (lang != "en")


def test_names_cannot_command_the_terminal(event: Path) -> None:
    assert "\u2067" not in score(event).output


class Tags(HTMLParser):
    """Collect the tags of a page and what they refer to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.references: list[str | None] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.references += [value for name, value in attrs if name in {"src", "href"} or name.startswith("on")]


def test_the_page_stands_by_itself_and_escapes_what_comes_from_files(event: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = score(event, TWO_WINNERS, "--html", page)
    assert done.exit_code == 0
    text = page.read_text(encoding="utf-8")
    tags = Tags(text)
    assert tags.references == []
    assert not tags.tags & {"script", "img", "link", "iframe", "object", "b"}
    assert "&lt;img src=x" in text
    assert "A &amp; B" in text
    assert '4<span class="spades">♠</span>×' in text


@pytest.mark.browser
def test_the_page_fits_a_telephone(event: Path, tmp_path: Path, chromium: Browser) -> None:
    page = tmp_path / "page.html"
    score(event, TWO_WINNERS, "--html", page)
    with chromium.new_context(viewport={"width": 360, "height": 640}) as context:
        tab = context.new_page()
        tab.goto(page.as_uri())
        assert tab.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        beyond = "table => table.scrollWidth - table.parentElement.clientWidth"
        assert max(tab.evaluate(f"[...document.querySelectorAll('.ranking')].map({beyond})")) <= 0


def test_agreeing_figures_are_said_to_agree(event: Path) -> None:
    stated = event.read_text(encoding="utf-8").replace(
        "<SCORE>420</SCORE>", "<SCORE>420</SCORE><NS_MATCH_POINTS>5</NS_MATCH_POINTS>"
    )
    event.write_text(stated, encoding="utf-8")
    done = score(event, "--compare")
    assert done.exit_code == 0
    assert "All 2 figures that the file gives agree." in done.output


def test_a_score_that_is_not_that_of_its_contract_is_named(event: Path) -> None:
    contract = "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS>"
    event.write_text(event.read_text(encoding="utf-8").replace("<SCORE>170", f"{contract}<SCORE>170"), encoding="utf-8")
    expected = "Board 1, 7 against 8: recorded 170 (line 1), but 4♠ N −1 is −50 by Law 77."
    assert expected in score(event).output
    (found,) = json.loads(score(event, "--json").output)["contests"][0]["misrecorded"]
    assert (found["recorded"], found["computed"]) == (170, -50)


def test_sections_are_scored_together_or_apart(tmp_path: Path) -> None:
    def section(letter: str, points: tuple[str, str]) -> str:
        lines = line(1, 2, points[0]) + line(3, 4, points[1])
        return f'<SECTION SECTION_ID="{letter}"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD></SECTION>'

    sections = section("A", ("420", "400")) + section("B", ("50", "0"))
    file = tmp_path / "sections.xml"
    file.write_text(f'<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">{sections}</EVENT></USEBIO>', encoding="utf-8")

    def totals(*options: str) -> list[dict[str, str]]:
        contests = json.loads(score(file, "--json", *options).output)["contests"]
        rankings = [contest["rankings"][0]["standings"] for contest in contests]
        return [{row["contestant"]: row["total"] for row in ranking} for ranking in rankings]

    assert [ranking["A3"] for ranking in totals()] == ["4"]
    apart = totals("--sections-apart")
    assert [sorted(ranking) for ranking in apart] == [["A1", "A2", "A3", "A4"], ["B1", "B2", "B3", "B4"]]
    assert (apart[0]["A1"], apart[0]["A3"], apart[1]["B1"]) == ("2", "0", "2")


@pytest.mark.rest
def test_results_without_contestants_give_boards_and_no_ranking(shared_data: Path, tmp_path: Path) -> None:
    """The head of a file of some thousand results, which other tests read as a whole."""
    whole = (shared_data / "pbn" / "okbridge-imps.pbn").read_bytes()
    (tmp_path / "head.pbn").write_bytes(whole[: whole.index(b"[Board ", 60_000)])
    done = score(tmp_path / "head.pbn")
    assert done.exit_code == 0
    assert "There is no ranking" in done.output
    assert "#" not in done.output
    assert re.search(r"^Board \d+ ", done.output, re.MULTILINE)


def test_rules_by_which_fewer_figures_differ_are_named(shared_data: Path) -> None:
    done = score(shared_data / "acbl" / "howell-12-pairs.json")
    assert done.exit_code == 0
    assert "--rules acbl" in done.output
    done = score(shared_data / "acbl" / "howell-12-pairs.json", "--rules", "acbl", "--compare")
    assert done.exit_code == 0
    assert "All 217 figures" in done.output
    said = score(shared_data / "usebio" / "mp_pairs_howell.xml").output
    assert "of the boards differ by --rules compscore-travellers (0), of the ranking by --rules compscore (0)." in said


def test_damage_is_named_and_the_rest_scored(event: Path) -> None:
    event.write_text(event.read_text(encoding="utf-8").replace("-100<", "lots<"), encoding="utf-8")
    done = score(event)
    assert done.exit_code == 0
    assert re.search(r"event\.xml:1: Board 2: “lots” is not a score", done.stderr)


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("missing.xml", None, "cannot be read"),
        ("strange.bin", b"\x00\x01", "in no format that can be read"),
        ("empty.xml", b"<USEBIO><EVENT/></USEBIO>", "no result"),
        ("one.lin", b"md|1,,|mb|1N|", "no contest"),
    ],
)
def test_what_cannot_be_scored_is_said_and_the_others_are_scored(
    event: Path, tmp_path: Path, name: str, content: bytes | None, words: str
) -> None:
    other = tmp_path / name
    if content is not None:
        other.write_bytes(content)
    done = score(other, event)
    assert done.exit_code == 2
    assert words in done.stderr
    assert "10.00" in done.output


def test_a_page_that_cannot_be_written(event: Path, tmp_path: Path) -> None:
    done = score(event, "--html", tmp_path / "nowhere" / "page.html")
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize("number", ["0", "1001", "many", "-1", "9999999999"])
def test_an_impossible_number_of_scores(event: Path, number: str) -> None:
    assert score(event, "--expected", number).exit_code == 2


@pytest.mark.rest
@given(st.lists(st.lists(st.text(max_size=8), min_size=3, max_size=3), max_size=5))
def test_a_table_is_as_wide_as_its_heads_and_rows_need(rows: list[list[str]]) -> None:
    lines = text_table(["a", "bb", "c"], rows, frozenset({1}))
    assert len(lines) == len(rows) + 1
    assert all("\n" not in text and "\x1b" not in text for text in lines)


def test_the_result_is_written_for_other_programs(event: Path, tmp_path: Path) -> None:
    targets = {
        name: tmp_path / f"out-{name}" for name in ("usebio", "usebio13", "pbn", "csv", "csv-travellers", "csv-cards")
    }
    done = score(event, *(part for name, file in targets.items() for part in ("--to", name, file)))
    assert done.exit_code == 0, done.output
    assert all(f"Written: {file}" in done.stderr for file in targets.values())
    assert f"{targets['usebio13']}: No real file of this kind was at hand" in done.stderr
    for name in ("usebio", "usebio13", "pbn"):
        again = score(targets[name], "--compare")
        assert again.exit_code == 0, again.output
        assert "figures that the file gives agree" in again.output
    heads = [targets[name].read_text("utf-8-sig").splitlines()[0] for name in ("csv", "csv-travellers", "csv-cards")]
    assert [head.split(",")[0] for head in heads] == ["place", "board", "section"]


def test_a_federation_gets_the_columns_that_it_wants(event: Path, tmp_path: Path) -> None:
    form, out = tmp_path / "form.toml", tmp_path / "ranking.csv"
    form.write_text(
        'columns = [{ heading = "Lugar", value = "place" }, { heading = "%", value = "percentage" }]\n'
        'delimiter = ";"\ndecimal = ","\n',
        encoding="utf-8",
    )
    assert score(event, "--to", "federation", out, "--federation", form).exit_code == 0
    assert out.read_text("utf-8").splitlines()[:2] == ["Lugar;%", "1;100,00"]
    assert score(event, "--to", "federation", out).exit_code == 2
    form.write_text("columns = 5", encoding="utf-8")
    bad = score(event, "--to", "federation", out, "--federation", form)
    assert (bad.exit_code, "no column is named" in bad.output) == (2, True)
    assert score(event, "--to", "csv", out, "--federation", tmp_path / "none.toml").exit_code == 2


def test_one_file_takes_one_contest(event: Path, tmp_path: Path) -> None:
    done = score(event, event, "--to", "csv", tmp_path / "out.csv")
    assert (done.exit_code, (tmp_path / "out.csv").exists()) == (2, False)
    assert "2 were scored" in done.output


def test_a_file_that_cannot_be_written_is_named(event: Path, tmp_path: Path) -> None:
    done = score(event, "--to", "csv", tmp_path)
    assert (done.exit_code, str(tmp_path) in done.output) == (2, True)


def test_a_folder_of_tables_is_a_scoring_database(tmp_path: Path) -> None:
    (tmp_path / "RoundData.csv").write_text(
        "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n1,1,1,1,2,1,1\n1,2,1,3,4,1,1\n"
    )
    columns = "Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result,Remarks\n"
    (tmp_path / "ReceivedData.csv").write_text(f"{columns}1,1,1,1,1,2,N,4 S,=,\n1,2,1,1,3,4,N,4 S,-1,\n")
    done = score(tmp_path)
    assert done.exit_code == 0, done.output
    assert [row.split()[:2] for row in done.output.splitlines() if row.lstrip()[:1].isdigit()][:2] == [
        ["1=", "1"],
        ["1=", "4"],
    ]


def test_a_folder_without_tables_is_none(tmp_path: Path) -> None:
    done = score(tmp_path)
    assert (done.exit_code, "without tables of a scoring database" in done.output) == (2, True)


def pair(number: int, **figures: str) -> str:
    own = "".join(f"<{name}>{text}</{name}>" for name, text in figures.items())
    return f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER>{own}</PAIR>"


def file_of(tmp_path: Path, pairs: list[str], boards: list[list[str]]) -> Path:
    written = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{''.join(lines)}</BOARD>"
        for number, lines in enumerate(boards, 1)
    )
    event = f"<PARTICIPANTS>{''.join(pairs)}</PARTICIPANTS>{written}"
    file = tmp_path / "stated.xml"
    file.write_text(f'<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">{event}</EVENT></USEBIO>', encoding="utf-8")
    return file


BOARDS = [[line(1, 2, "420"), line(3, 4, "50")], [line(1, 4, "100"), line(3, 2, "-100")]]


def test_handicaps_of_a_file_are_in_its_percentages_and_places(tmp_path: Path) -> None:
    """The first has 100 per cent without a handicap, the second 50 and 60 of handicap, and so is first."""
    stated = {1: ("0", "100", "2"), 2: ("60", "110", "1"), 3: ("0", "0", "4"), 4: ("0", "50", "3")}
    pairs = [pair(n, HANDICAP=h, PERCENTAGE=p, PLACE=place) for n, (h, p, place) in stated.items()]
    done = score(file_of(tmp_path, pairs, BOARDS), "--compare")
    assert "All 8 figures that the file gives agree." in done.output
    assert "The percentages and places of the file include the handicaps that it states." in done.output
    wrong = [pair(n, HANDICAP=h, PERCENTAGE=p, PLACE="1") for n, (h, p, _) in stated.items()]
    assert score(file_of(tmp_path, wrong, BOARDS), "--compare").exit_code == 1


def test_handicaps_that_are_in_no_figure_are_left_out_of_them(tmp_path: Path) -> None:
    stated = {1: "100", 2: "50", 3: "0", 4: "50"}
    done = score(file_of(tmp_path, [pair(n, HANDICAP="7", PERCENTAGE=p) for n, p in stated.items()], BOARDS))
    assert "All 4 figures that the file gives agree." in done.output
    assert "handicaps" not in done.output


def test_totals_that_repeat_the_percentages_are_known_as_such(tmp_path: Path) -> None:
    stated = {1: "100", 2: "50", 3: "0", 4: "50"}
    both = [pair(n, TOTAL_SCORE=p, PERCENTAGE=p) for n, p in stated.items()]
    alone = [pair(n, TOTAL_SCORE=p) for n, p in stated.items()]
    for pairs, count in ((both, 8), (alone, 4)):
        done = score(file_of(tmp_path, pairs, BOARDS), "--compare")
        assert f"All {count} figures that the file gives agree." in done.output
        assert "The totals of the file are its percentages." in done.output
    matchpoints = [pair(n, TOTAL_SCORE=t) for n, t in {1: "4", 2: "2", 3: "0", 4: "2"}.items()]
    assert "are its percentages" not in score(file_of(tmp_path, matchpoints, BOARDS)).output


def test_the_number_of_scores_that_a_file_expected_is_named(tmp_path: Path) -> None:
    """Five pairs of six: each board has two scores, and the file reckons with three: a win is 3½ of 4."""
    stated = {1: "7", 2: "4", 3: "1", 4: "4"}
    file = file_of(tmp_path, [pair(n, TOTAL_SCORE=t) for n, t in stated.items()], BOARDS)
    said = score(file).output
    assert "with 3 scores expected on each board" in said
    assert "--rules laws --expected 3" in said
    assert "All 4 figures" in score(file, "--rules", "laws", "--expected", "3", "--compare").output


def test_a_missing_pair_that_the_file_ranks_with_noughts_is_no_difference(tmp_path: Path) -> None:
    """Pair 6 of six is missing: it stands last among the participants, or is said to have played nothing."""
    stated = {1: "7", 2: "4", 3: "1", 4: "4"}
    there = [pair(n, TOTAL_SCORE=t, BOARDS_PLAYED="2") for n, t in stated.items()]
    for missing, count in (({"PLACE": "6", "TOTAL_SCORE": "0", "PERCENTAGE": "0"}, 10), ({"BOARDS_PLAYED": "0"}, 9)):
        file = file_of(tmp_path, [*there, pair(6, **missing)], BOARDS)
        assert "--rules laws --expected 3" in score(file).output
        same = score(file, "--rules", "laws", "--expected", "3", "--compare")
        assert same.exit_code == 0
        assert f"All {count} figures" in same.output
    ranked = file_of(tmp_path, [*there, pair(6, TOTAL_SCORE="3", BOARDS_PLAYED="2")], BOARDS)
    wrong = score(ranked, "--rules", "laws", "--expected", "3", "--compare")
    assert wrong.exit_code == 1
    assert "the file gives boards 2, computed 0" in wrong.output
