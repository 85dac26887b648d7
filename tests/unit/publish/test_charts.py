"""Charts: what they show, in words, and that their text is the same each time and fit for a page."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import as_file

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.event.match import match_result
from duplicado.event.standing import standings
from duplicado.formats.duplicado_json.document import read_json
from duplicado.locale import Language
from duplicado.publish.charts.drawing import COLOURS, Chart
from duplicado.publish.charts.field import field_chart
from duplicado.publish.charts.session import contestant_chart, match_chart, session_chart, two_teams_chart
from duplicado.publish.example.evening import example_evening
from duplicado.publish.pages.board import board_page
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.scorecard import session_progress
from duplicado.publish.pages.wording import Wording
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.contracts import Contract

ENGLISH, SPANISH, PORTUGUESE = (Wording.of(language) for language in Language)
ONE, TWO, THREE, FOUR = (ContestantId(number) for number in range(1, 5))
SVG = "{http://www.w3.org/2000/svg}"


def scored(board: int, ours: ContestantId, theirs: ContestantId, points: int, contract: str = "") -> BoardResult:
    called = Contract.parse(contract) if contract else None
    return BoardResult(board, ours, theirs, Points(points), Points(-points), contract=called)


def evening(*results: BoardResult, method: ScoringMethod = ScoringMethod.MATCHPOINTS, **more: object) -> EveningPage:
    contest = Contest(results=results, method=method, **more)  # type: ignore[arg-type] # named by each test
    return EveningPage("club.json", contest, (), standings(contest))


@pytest.fixture(scope="module")
def example() -> EveningPage:
    with as_file(example_evening()) as path:
        contest = read_json(path.read_bytes()).value.contest
    assert contest is not None
    return EveningPage("evening.json", contest, (), standings(contest))


def elements(chart: Chart | None) -> Iterator[ET.Element]:
    assert chart is not None
    return ET.fromstring(chart.svg).iter()


# What a session is


def test_a_session_in_which_nobody_gains_anything_has_its_chart() -> None:
    lines = [scored(board, *pairs, 420) for board in (1, 2, 3) for pairs in ((ONE, TWO), (THREE, FOUR))]
    chart = contestant_chart(evening(*lines, method=ScoringMethod.CROSS_IMPS), ONE, ENGLISH)
    heights = {each.get("cy") for each in elements(chart) if each.tag == f"{SVG}circle"}
    assert len(heights) == 1
    match = [scored(board, *sides, 420) for board in (1, 2) for sides in ((ONE, TWO), (TWO, ONE))]
    assert two_teams_chart(evening(*match, method=ScoringMethod.IMPS), ENGLISH) is not None


def test_the_last_figure_of_a_session_is_that_of_the_ranking(example: EveningPage) -> None:
    penalised = {penalty.contestant for penalty in example.contest.penalties}
    for contestant in example.contestants:
        standing = example.standing_of(contestant)
        assert standing is not None
        last = session_progress(example, contestant).steps[-1]
        assert (last.so_far == standing.percentage) is (contestant not in penalised)


@given(st.lists(st.integers(-800, 800), min_size=1, max_size=8))
def test_the_last_figure_of_any_session_is_its_total(points: list[int]) -> None:
    lines = [
        (scored(board, ONE, TWO, 10 * score), scored(board, THREE, FOUR, 50)) for board, score in enumerate(points, 1)
    ]
    for method in (ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.BUTLER):
        shown = evening(*(line for pair in lines for line in pair), method=method)
        standing = shown.standing_of(ONE)
        progress = session_progress(shown, ONE)
        assert standing is not None
        assert progress.in_per_cent is (standing.percentage is not None)
        assert progress.steps[-1].so_far == (standing.percentage if progress.in_per_cent else standing.total)


def test_a_board_that_does_not_count_is_no_step() -> None:
    unplayed = BoardResult(2, ONE, TWO, None, None)
    shown = evening(scored(1, ONE, TWO, 50), scored(1, THREE, FOUR, 100), unplayed, scored(3, ONE, TWO, 50))
    assert [step.board for step in session_progress(shown, ONE).steps] == [1, 3]


def test_a_match_is_followed_from_the_first_teams_side() -> None:
    results = (
        scored(1, ONE, TWO, 620), scored(1, TWO, ONE, 170),
        scored(2, ONE, TWO, -100), scored(2, TWO, ONE, 50),
        scored(3, ONE, TWO, 90), scored(3, TWO, ONE, 90),
    )  # fmt: skip
    shown = evening(*results, method=ScoringMethod.IMPS)
    progress = session_progress(shown, ONE)
    assert [(step.board, int(step.gain), int(step.so_far)) for step in progress.steps] == [
        (1, 10, 10), (2, -4, 6), (3, 0, 6),
    ]  # fmt: skip
    assert progress.steps[-1].so_far == match_result(results, (ONE, TWO), scale=None).imps[0]
    chart = match_chart(progress, ("Oaks", "Elms"), ENGLISH)
    assert chart is not None
    assert chart.description == "Oaks gained 10 IMPs, Elms 4. The largest swing was 10 IMPs on board 1."
    same = two_teams_chart(shown, ENGLISH)
    assert same is not None
    assert same.svg == chart.svg
    assert two_teams_chart(evening(*results), ENGLISH) is None


# What is drawn


def test_a_session_in_words() -> None:
    lines = [(1, 420, 400), (2, 50, 90), (3, 100, 90)]
    results = [
        line for board, ours, theirs in lines
        for line in (scored(board, ONE, TWO, ours), scored(board, THREE, FOUR, theirs))
    ]  # fmt: skip
    shown = evening(*results, penalties=(Penalty(ONE, Fraction(-1)),))
    chart = contestant_chart(shown, ONE, SPANISH)
    assert chart is not None
    assert chart.title == "La sesión estuche a estuche"
    assert "Tras 3 estuches lo acumulado termina en 66,67 %" in chart.description
    assert "máximo fue 100,00 % después del estuche 1 y el mínimo 50,00 % después del estuche 2" in chart.description


def test_the_bars_of_a_session_are_as_many_as_its_boards(example: EveningPage) -> None:
    chart = contestant_chart(example, example.contestants[0], ENGLISH)
    steps = session_progress(example, example.contestants[0]).steps
    bars = [each.get("fill") for each in elements(chart) if each.tag == f"{SVG}rect"]
    assert bars.count(COLOURS["gain"]) + bars.count(COLOURS["loss"]) == len(bars) == len(steps)
    assert bars.count(COLOURS["loss"]) == sum(step.gain < 50 for step in steps)


def test_the_field_in_words_and_columns() -> None:
    results = (
        scored(1, ONE, TWO, 420, "4S N"), scored(1, THREE, FOUR, 420, "4S N"),
        scored(1, ContestantId(5), ContestantId(6), 400, "3NT N"), scored(1, ContestantId(7), ContestantId(8), -50),
        BoardResult(1, ContestantId(9), ContestantId(10), Artificial(Award.AVERAGE), Artificial(Award.AVERAGE)),
    )  # fmt: skip
    chart = field_chart(board_page(evening(*results), 1), PORTUGUESE)
    assert chart is not None
    assert chart.title == "O campo na bolsa 1"
    assert "4 escores de Norte-Sul, de −50 a +420; o mais frequente é +420, 2 vezes" in chart.description
    fills = [each.get("fill") for each in elements(chart) if each.tag == f"{SVG}rect"]
    assert [fills.count(COLOURS[name]) for name in ("spades", "notrump", "passed", "hearts")] == [1, 1, 1, 0]


def test_scores_whose_contestants_are_not_known_are_counted() -> None:
    nobody = [ContestantId(number, section=f"#{number}") for number in range(1, 9)]
    results = [scored(1, nobody[i], nobody[i + 1], 110) for i in range(0, 8, 2)]
    chart = field_chart(board_page(evening(*results), 1), ENGLISH)
    assert chart is not None
    assert chart.description.startswith("4 scores")


def test_too_little_for_a_chart() -> None:
    shown = evening(scored(1, ONE, TWO, 50))
    assert session_chart(session_progress(shown, ONE), ENGLISH, "IMPs") is None
    assert field_chart(board_page(shown, 1), ENGLISH) is None
    assert contestant_chart(EveningPage("nothing"), ONE, ENGLISH) is None


@pytest.mark.parametrize("count", [2, 15, pytest.param(200, marks=pytest.mark.rest)])
def test_a_field_of_any_size(count: int) -> None:
    results = [scored(1, ContestantId(2 * n), ContestantId(2 * n + 1), 10 * n) for n in range(1, count + 1)]
    assert list(elements(field_chart(board_page(evening(*results), 1), ENGLISH)))


@pytest.mark.parametrize("count", [2, 60, pytest.param(200, marks=pytest.mark.rest)])
def test_a_session_of_any_length(count: int) -> None:
    results = [
        line for board in range(1, count + 1)
        for line in (scored(board, ONE, TWO, 10 * board), scored(board, THREE, FOUR, 7000))
    ]  # fmt: skip
    for method in (ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.TOTAL_POINTS):
        assert list(elements(contestant_chart(evening(*results, method=method), ONE, ENGLISH)))


def test_the_columns_of_a_field_stand_on_the_rule_as_high_as_they_are_many() -> None:
    results = [scored(1, ContestantId(2 * n), ContestantId(2 * n + 1), 420 if n < 4 else -50) for n in range(1, 6)]
    found = list(elements(field_chart(board_page(evening(*results), 1), ENGLISH)))
    (ground,) = (float(each.attrib["y1"]) for each in found if each.tag == f"{SVG}line")
    columns = [each.attrib for each in found if each.tag == f"{SVG}rect"]
    few, many = sorted(columns, key=lambda each: float(each["x"]))
    assert [float(each["y"]) + float(each["height"]) for each in (few, many)] == pytest.approx([ground, ground])
    assert float(many["height"]) / float(few["height"]) == pytest.approx(3 / 2, abs=0.01)


def test_a_chart_is_fit_for_a_page_that_forbids_styles_and_scripts(example: EveningPage) -> None:
    charts = (field_chart(board_page(example, 4), ENGLISH), contestant_chart(example, example.contestants[0], ENGLISH))
    for chart in charts:
        assert chart is not None
        assert "style" not in chart.svg
        found = list(elements(chart))
        assert found[0].tag == f"{SVG}svg"
        assert {each.tag.removeprefix(SVG) for each in found} <= {"svg", "rect", "line", "polyline", "circle", "text"}
        painted = {each.get(what) for each in found for what in ("fill", "stroke")}
        assert painted <= {None, "none", *COLOURS.values()}
        width, height = (float(each) for each in found[0].attrib["viewBox"].split()[2:])
        texts = [each for each in found if each.tag == f"{SVG}text"]
        assert texts
        assert all(0 < float(each.attrib["x"]) < width and 0 < float(each.attrib["y"]) < height for each in texts)


def test_names_of_a_file_are_in_words_only() -> None:
    names = (Contestant(ONE, ("<script>",)), Contestant(TWO, ("B",)))
    results = (
        scored(1, ONE, TWO, 620), scored(1, TWO, ONE, 170), scored(2, ONE, TWO, 100), scored(2, TWO, ONE, 50),
    )  # fmt: skip
    chart = two_teams_chart(evening(*results, method=ScoringMethod.IMPS, contestants=names), ENGLISH)
    assert chart is not None
    assert "<script>" in chart.title
    assert "script" not in chart.svg
