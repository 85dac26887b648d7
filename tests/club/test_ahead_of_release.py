"""Rankings that officials see on public pages before they are released, and the line that tells them so."""

from __future__ import annotations

import httpx
import pytest
from tests.club.conftest import EVENT, Club, result

from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.service.live.roles import Role

TOLD = "Only those who run the event see this ranking: it is not released yet."


@pytest.mark.parametrize("page", [f"/e/{EVENT}", "/today"])
def test_an_official_is_told_that_only_officials_see_the_ranking(thursday: Club, page: str) -> None:
    organizer, director, anybody = thursday.organizer(), thursday.person(Role.DIRECTOR), thursday.public()

    def seen(client: httpx.Client) -> tuple[bool, bool]:
        """A ranking is shown, and that line is."""
        text = client.get(page, params={"lang": "en"}).text
        return "live-ranking" in text, TOLD in text

    assert seen(organizer.client) == (False, False)
    director.done(RoundCalled(1, 1), result(1, 1, "4S N =", side=None), result(2, 3, "pass", side=None))
    assert seen(organizer.client) == seen(director.client) == (True, True)
    assert seen(anybody.client) == (False, False)
    director.done(SessionEnded(1), ResultsPublished())
    assert seen(organizer.client) == seen(anybody.client) == (True, False)


@pytest.mark.parametrize("page", ["", "/boards", "/board/1", "/contestant/1"])
def test_an_official_is_told_so_on_the_pages_of_results(thursday: Club, page: str) -> None:
    director, anybody = thursday.person(Role.DIRECTOR), thursday.public()
    director.done(RoundCalled(1, 1), result(1, 1, "4S N =", side=None), SessionEnded(1))

    def seen(client: httpx.Client) -> tuple[int, int]:
        """Return the status, and how often the line stands there."""
        answer = client.get(f"/e/{EVENT}/results{page}", params={"lang": "en"}, follow_redirects=True)
        return answer.status_code, answer.text.count(TOLD)

    assert seen(director.client) == (200, 1)
    assert seen(anybody.client)[0] == 404
    director.done(ResultsPublished())
    assert seen(director.client) == seen(anybody.client) == (200, 0)
