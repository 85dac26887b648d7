"""Cards of many tables: made by a process of its own, whose memory is given back, and that has no more than it may."""

from datetime import UTC, datetime

import pytest
from tests.club.conftest import founding

from duplicado.event.facts.entry import Entry
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club import print_queue
from duplicado.web.club.print_queue import guide_cards_file


def planned(tables: int) -> EventState:
    now = datetime(2027, 1, 14, 20, tzinfo=UTC)
    facts = founding(2 * tables, 2, mitchell(tables))
    return fold([Entry(f"e{number}", now, "x", fact) for number, fact in enumerate(facts)])


@pytest.mark.rest
def test_a_large_print_is_made_apart_as_a_small_one_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    state = planned(5)
    here = guide_cards_file(state, Language.ENGLISH)
    monkeypatch.setattr(print_queue, "_HERE", 1)
    assert guide_cards_file(state, Language.ENGLISH) == here


@pytest.mark.rest
def test_what_wants_more_memory_than_it_may_have_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(print_queue, "_HERE", 1)
    monkeypatch.setattr("concurrent.futures.process.ProcessPoolExecutor.submit", broken)
    with pytest.raises(DuplicadoError, match="too much to print"):
        guide_cards_file(planned(5), Language.ENGLISH)
