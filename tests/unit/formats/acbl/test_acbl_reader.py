"""The club game of the ACBL: what is read, and what is said of what cannot be."""

import html
import json
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId, Penalty, ScoringMethod, StatedStanding
from duplicado.formats.acbl.reader import read_acbl
from duplicado.formats.registry import format_of
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Side

SAMPLE = Path(__file__).resolve().parents[3] / "samples" / "acbl" / "pairs.json"
TEXT = SAMPLE.read_text(encoding="utf-8")


Place = tuple[str | int, ...]
SESSION: Place = ("sessions", 0)
HANDS: Place = (*SESSION, "hand_records", 0)
SECTION: Place = (*SESSION, "sections", 0)
FIRST_PAIR: Place = (*SECTION, "pair_summaries", 0)
SECOND_PAIR: Place = (*SECTION, "pair_summaries", 1)
BOARD: Place = (*SECTION, "boards", 0)
LINE: Place = (*BOARD, "board_results", 0)


def changed(*changes: tuple[Place, object]) -> str:
    """Return the sample with other values at these places, one member to a line as before."""
    game = json.loads(TEXT)
    for path, value in changes:
        place = game
        for step in path[:-1]:
            place = place[step]
        if isinstance(place, list) and path[-1] == len(place):
            place.append(value)
        else:
            place[path[-1]] = value
    return json.dumps(game, indent=1)


def codes(text: str) -> list[str]:
    return [found.code for found in read_acbl(text).diagnostics]


def test_a_game() -> None:
    parsed = read_acbl(TEXT)
    contest = parsed.value
    assert parsed.diagnostics == ()
    assert (contest.title, contest.date, contest.program) == ("Afternoon <i>pairs</i>", "2026-01-05", "By hand")
    assert (contest.method, contest.winners, contest.scheduled_boards) == (ScoringMethod.MATCHPOINTS, 1, 6)
    assert isinstance(contest.layouts[1], Deal)
    one = ContestantId(1)
    assert contest.contestants[0].names == ("One", "Two")
    assert contest.stated[0] == StatedStanding(one, Fraction(3, 2), Fraction(75), "1/2", 2)
    assert contest.penalties == (Penalty(one, Fraction(-1, 4), "adjustment"),)
    grand, ruled, passed = contest.results
    assert (str(grand.contract), grand.tricks, grand.lead) == ("7S N", 13, Card.parse("HA"))
    assert (grand.north_south_score, grand.round, grand.table) == (Points(1510), 1, "3")
    assert grand.stated == {"ns_matchpoints": 1, "ew_matchpoints": 0}
    assert TEXT.splitlines()[(grand.line or 0) - 1].strip() == '"id": 50,'
    assert (ruled.north_south_score, ruled.east_west_score) == (
        Artificial(Award.AVERAGE_PLUS),
        Artificial(Award.AVERAGE_MINUS),
    )
    assert (passed.contract, passed.north_south_score, passed.east_west_score) == (PASSED_OUT, Points(0), None)


def test_two_winners_keep_equal_numbers_apart() -> None:
    text = changed(
        (("winner_type",), 2),
        ((*FIRST_PAIR, "direction"), "N-S"),
        ((*SECOND_PAIR, "direction"), "E-W"),
        ((*SECOND_PAIR, "pair_number"), "1"),
    )
    contest = read_acbl(text).value
    assert [entry.id for entry in contest.contestants] == [ContestantId(1, Side.NS), ContestantId(1, Side.EW)]
    assert contest.results[0].east_west == ContestantId(2, Side.EW)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("sessions",), [], "acbl-no-session"),
        (("sessions", 1), {}, "acbl-another-session"),
        (("board_scoring_method",), "DARTS", "acbl-unknown-method"),
        ((*SESSION, "sections", 1), {"name": "B"}, "acbl-sections-together"),
        ((*BOARD, "board_number"), "x", "acbl-board-unnumbered"),
        ((*HANDS, "board"), None, "acbl-board-unnumbered"),
        ((*HANDS, "dealer"), "Q", "acbl-unknown-marks"),
        ((*HANDS, "vulnerability"), "Q", "acbl-unknown-marks"),
        ((*HANDS, "north_spades"), "A A", "acbl-unreadable-hand"),
        ((*HANDS, "east_spades"), "A", "acbl-unreadable-hand"),
        ((*SECOND_PAIR, "pair_number"), "", "acbl-unnumbered"),
        ((*SECOND_PAIR, "pair_number"), "1", "acbl-twice"),
        ((*SECOND_PAIR, "score"), "x", "acbl-not-a-number"),
        ((*LINE, "ns_pair"), None, "acbl-unnumbered"),
        ((*LINE, "ns_score"), "12.5", "acbl-unknown-score"),
        ((*LINE, "ns_score"), "lots", "acbl-unknown-score"),
        ((*LINE, "contract"), "9 Z", "acbl-unknown-contract"),
        ((*LINE, "opening_lead"), "H1", "acbl-unknown-lead"),
    ],
)
def test_what_cannot_be_read_is_named(path: Place, value: object, code: str) -> None:
    assert codes(changed((path, value))) == [code]


def test_a_line_that_cannot_be_read_is_found_by_its_line_in_the_file() -> None:
    (found,) = read_acbl(TEXT.replace('"1510"', '"lots"')).diagnostics
    assert TEXT.splitlines()[found.line - 1].strip() == '"id": 50,'


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("[1]", 1), ("{\n nothing", 2), ("9" * 5000, 1), ("[" * 200000, 0)]
)
def test_what_is_no_game(text: str, line: int) -> None:
    assert (line, "acbl-not-json") in [(found.line, found.code) for found in read_acbl(text).diagnostics]


def test_a_file_that_breaks_off_is_read_as_far_as_it_goes() -> None:
    parsed = read_acbl(TEXT[: TEXT.index('"AVE-"')])
    assert [result.north_south.number for result in parsed.value.results] == [1, 3]
    assert [found.code for found in parsed.diagnostics] == ["acbl-not-json"]


@given(st.binary(max_size=300))
def test_no_bytes_end_in_an_exception(data: bytes) -> None:
    read_acbl(data)


@pytest.mark.rest
@given(data=st.data())
def test_no_damage_to_a_sample_ends_in_an_exception(data: st.DataObject) -> None:
    text = bytearray(SAMPLE.read_bytes())
    pieces = [b"", b"{", b"]", b"\xff", b"null", b"9" * 30, b"[]", b'"', b"-1", b"1e999", b"true", b"NaN"]
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.integers(0, len(text) - 1))
        text[start : start + data.draw(st.integers(0, 30))] = data.draw(st.sampled_from(pieces))
    read_acbl(bytes(text))


HEAD = "<!-- saved from url=(0042)https://my.example.org/club-results/details/1 -->\n<!DOCTYPE html>\n<html><head>\n"
ESCAPED = html.escape(json.dumps(json.loads(TEXT)))
PAGES = {
    "script": f"{HEAD}<script>\nvar other = {{}};\nvar data = {TEXT};\nshow(data);\n</script></head></html>",
    "attribute": f'{HEAD}</head><body><game-view :game="{ESCAPED}"></game-view></body>',
}


@pytest.mark.parametrize("page", PAGES)
def test_a_saved_page_of_results_is_the_game_that_stands_in_it(page: str) -> None:
    source = PAGES[page].encode()
    known = format_of("saved.html", source)
    assert known is not None
    assert known.key == "acbl"
    assert read_acbl(source).value == read_acbl(TEXT).value
    assert [found.code for found in read_acbl(source).diagnostics] == [
        found.code for found in read_acbl(TEXT).diagnostics
    ]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("page.html", b"<!DOCTYPE html><html><body><p>Our club has sessions on Mondays.</p></body></html>"),
        ("page.html", f"{HEAD}<script>var data = {{}};</script></html>".encode("utf-16")),
        ("package.json", b'{"name": "x", "movements": []}'),
        ("scale.csv", b"imps,from_points,to_points\n0,0,10\n1,20,40\n"),
    ],
)
def test_what_merely_looks_like_a_format_is_of_none(name: str, source: bytes) -> None:
    assert format_of(name, source) is None
    assert format_of("", source) is None


def test_a_page_in_two_bytes_for_each_character_is_known() -> None:
    known = format_of("saved.htm", PAGES["script"].encode("utf-16"))
    assert known is not None
    assert known.key == "acbl"


def test_a_page_that_breaks_off_is_read_as_far_as_it_goes() -> None:
    page = PAGES["script"]
    read = read_acbl(page[: page.index('"board_results"') + 400])
    assert "acbl-not-json" in [found.code for found in read.diagnostics]
    assert read.value.layouts


def test_a_page_without_a_game_says_which_page_to_save() -> None:
    read = read_acbl(f'{HEAD}<script>var data = {{}};</script><p>"sessions"</p></html>')
    assert [found.code for found in read.diagnostics] == ["acbl-page-without-game"]


def test_a_page_of_very_many_scripts_is_looked_through_once() -> None:
    assert read_acbl(HEAD + "var a={" * 500_000).diagnostics[0].code == "acbl-page-without-game"
    assert read_acbl(HEAD + ' x="{&quot;' * 400_000).diagnostics[0].code == "acbl-page-without-game"
