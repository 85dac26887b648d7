"""HEAD at the addresses of a club: what GET would be answered, without the body, and with nobody's rights widened."""

from __future__ import annotations

from typing import Final

import httpx
import pytest
from tests.club.conftest import EVENT, Club
from tests.waiting import until

from duplicado.service.live.roles import Role
from duplicado.web.addresses import BOOK
from duplicado.web.playing.seat_keys import PLAY

PATHS: Final = (
    "/", "/today", f"/e/{EVENT}", f"/e/{EVENT}/results", f"/e/{EVENT}/office", f"/e/{EVENT}/wall", "/nowhere", BOOK,
    "/feed.atom", "/verify_record.py", "/api/1/openapi.json", "/api/1/events", f"/api/1/events/{EVENT}/register", PLAY,
    f"/api/1/events/{EVENT}/office", f"/api/1/events/{EVENT}/cards",
)  # fmt: skip
PASSING: Final = frozenset({"date", "set-cookie", "content-length"})
"""Parts that are new each time: a page for the office has new ids for its commands."""


def heads(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in PASSING}


@pytest.mark.parametrize("who", ["public", "director"])
def test_it_is_answered_as_get_is_without_the_body(thursday: Club, who: str) -> None:
    client = (thursday.public() if who == "public" else thursday.person(Role.DIRECTOR)).client
    answered = {path: (client.get(path), client.head(path)) for path in PATHS}
    assert {path: (head.status_code, heads(head), head.content) for path, (_, head) in answered.items()} == {
        path: (whole.status_code, heads(whole), b"") for path, (whole, _) in answered.items()
    }
    assert not [path for path, (whole, _) in answered.items() if not whole.content]


def test_a_stream_ends_with_its_heads(thursday: Club) -> None:
    person = thursday.person(Role.DIRECTOR)
    answer = person.client.head(f"/api/1/events/{EVENT}/view", headers={"Accept": "text/event-stream"})
    assert answer.headers["content-type"].startswith("text/event-stream")
    until(lambda: thursday.house.streams.count == 0)


def test_what_is_sent_is_not_read_as_a_look(thursday: Club) -> None:
    """HEAD refuses whatever GET refuses, and does nothing that only POST does."""
    assert thursday.public().client.head("/api/1/codes/redeem").status_code == 405
    assert thursday.public().client.head(f"/e/{EVENT}/office/people").status_code in {401, 403, 404}


def test_a_look_that_is_refused_is_written_down_with_its_event(thursday: Club) -> None:
    table = thursday.at_table(1)
    assert table.client.head(f"/api/1/events/{EVENT}/office", params={"as": table.login}).status_code == 403
    assert [each.event for each in thursday.house.entrance.trail.of() if each.what == "refused"] == [EVENT]
