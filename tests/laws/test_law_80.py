"""Law 80B2: who directs, and when the official score is available."""

from datetime import UTC, datetime

import pytest

from duplicado.law.book.law_80 import official_score_available

NOON, ONE = (datetime(2026, 1, 5, hour, tzinfo=UTC) for hour in (12, 13))


@pytest.mark.clause("80B2(j)")
def test_the_score_is_available_when_it_was_first_posted() -> None:
    assert official_score_available([]) is None
    assert official_score_available([None, None]) is None
    assert official_score_available([ONE, None, NOON]) == NOON
