"""Each of the real files, shown: every page, and the steps of every record."""

from pathlib import Path

import pytest

from duplicado.event.rules import LAWS
from duplicado.publish.pages.board import board_page
from duplicado.publish.pages.play_steps import step_page
from duplicado.publish.pages.scorecard import score_card
from duplicado.web.library import WatchedFile
from duplicado.web.server import in_background, listen
from duplicado.web.site import site
from duplicado.web.site_export import crawl

NAMES = (
    "acbl/howell-12-pairs.json",
    "lin/example1.lin",
    "lin/online-table.lin",
    "lin/sample.lin",
    "lin/teams-final-quarter.lin",
    "pbn/example-1.pbn",
    "pbn/example-2.pbn",
    "pbn/example-4.pbn",
    "pbn/okbridge-imps.pbn",
    "pbn/sample-play.pbn",
    "pbn/teams-final-1.pbn",
    "pbn/with-double-dummy.pbn",
    "usebio/butler_howell.xml",
    "usebio/cross_imp_howell.xml",
    "usebio/mp_pairs_howell.xml",
    "usebio/mp_pairs_mitchell.xml",
    "usebio/mp_pairs_mitchell_adjusted.xml",
)


def test_every_file_is_among_these(shared_data: Path) -> None:
    folders = ("acbl", "lin", "pbn", "usebio")
    assert {str(path.relative_to(shared_data)) for each in folders for path in (shared_data / each).iterdir()} == set(
        NAMES
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_a_file_shows_can_be_put_together(shared_data: Path, name: str) -> None:
    evening = WatchedFile(shared_data / name, LAWS).current().evening
    for number, lines in evening.lines.items():
        page = board_page(evening, number)
        # Where nobody is named the frequencies tell the scores.
        assert len(page.lines) == len(lines) or (not page.has_contestants and page.frequencies)
        for line in lines:
            if line.has_steps:
                layout = evening.layout(number)
                last = step_page(line, layout).last
                # Every step of a few records at each board, the ends of all: some files have ten thousands.
                steps = range(last + 1) if line.row <= 2 else (0, last)
                assert [step_page(line, layout, step).step for step in steps] == list(steps)
    for contestant in evening.contestants[:20]:
        results = evening.contest.results
        seats = sum((each.north_south == contestant) + (each.east_west == contestant) for each in results)
        assert len(score_card(evening, contestant).lines) == seats


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_page_of_a_file_is_there(shared_data: Path, name: str) -> None:
    app = site([WatchedFile(shared_data / name, LAWS)])
    with in_background(app, listen("127.0.0.1", 0)) as home:
        wrong = [visit for visit in crawl(home, ["/?lang=en"]) if not visit.is_well]
    assert wrong == []
