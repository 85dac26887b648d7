"""The screen on the wall, and somebody at home who looks at the results."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from playwright.sync_api import Page, expect
from tests.browser.evening_watch import Watch

Ranking: TypeAlias = Mapping[str, tuple[str, str]]
"""Place and percentage by the names of a pair, as they are shown."""
NOT_FOUND = 404
_READ = """rows => rows.map(row => [...row.children].map(cell => {
    const bare = cell.cloneNode(true);
    for (const each of bare.querySelectorAll('abbr, svg, .bar')) each.remove();
    return bare.textContent.replace(/=$/, '').replace(/[%\\s\\u00a0]+/g, ' ').trim();
}))"""


class Display:
    """The screen on the wall."""

    def __init__(self, watch: Watch, page: Page, address: str) -> None:
        self.watch = watch
        self.page = page
        self.address = address

    def come_in(self, code: str) -> None:
        self.page.goto(f"{self.address}in/{code}")
        self.watch.look(self.page, "table-pin")
        self.page.get_by_role("button", name="Come in").click()
        self.page.wait_for_url("**/wall")

    def shows_seats(self, heading: str, table: int, *names: str) -> None:
        """See who sits at a table in this round, or in the next."""
        expect(self.page.get_by_role("heading", name=heading)).to_be_visible()
        row = self.page.locator("[data-seats] tbody tr").filter(
            has=self.page.get_by_role("rowheader", name=str(table), exact=True)
        )
        for name in names:
            expect(row).to_contain_text(name)

    def shows_clock(self, minutes: int) -> None:
        expect(self.page.get_by_role("timer")).to_have_text(re.compile(rf"\b{minutes}:\d\d|{minutes - 1}:\d\d"))

    def shows_ranking_of(self, contestants: int) -> None:
        expect(self.page.locator("[data-tables] tbody tr")).to_have_count(contestants)
        self.watch.look(self.page, "display")

    def ranking(self) -> Ranking:
        rows = self.page.locator("[data-tables] tbody tr").evaluate_all(_READ)
        return {names: (place, figure) for place, names, figure in rows}


class Visitor:
    """Somebody without any access, who looks at what is public."""

    def __init__(self, watch: Watch, page: Page, address: str, event: str) -> None:
        self.watch = watch
        self.page = page
        self.home = f"{address}e/{event}"

    def sees_nothing_yet(self) -> None:
        """Neither the page of the results nor the screen as he may see it has a figure."""
        assert self.page.request.get(f"{self.home}/results").status == NOT_FOUND
        self.page.goto(self.home)
        expect(self.page.locator("a[href$='/results']")).to_have_count(0)
        self.watch.look(self.page, "event")
        self.page.goto(f"{self.home}/wall")
        # Where tables are many, the seats alone are in sight until there is a ranking.
        expect(self.page.locator("[data-seats] tbody tr").first).to_be_visible()
        expect(self.page.locator("[data-none]:not([hidden])")).to_have_count(1)
        assert self.page.locator("[data-tables] tbody tr").count() == 0

    def ranking(self) -> Ranking:
        self.page.goto(f"{self.home}/results")
        rows = self.page.locator("table.ranking tbody tr").evaluate_all(_READ)
        return {row[2]: (row[0], row[-1]) for row in rows}

    def reads_on(self) -> None:
        """Look at a pair's score card, a board, and what is printed."""
        self.page.goto(f"{self.home}/results")
        self.watch.look(self.page, "results")
        self.page.locator("table.ranking tbody a").first.click()
        self.watch.look(self.page, "score-card")
        self.page.locator("table a[href*='/board/']").first.click()
        self.watch.look(self.page, "traveller")
        self.page.goto(f"{self.home}/results/boards")
        self.watch.look(self.page, "boards")
