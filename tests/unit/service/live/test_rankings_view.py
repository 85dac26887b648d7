"""Rankings as screens and phones are sent them."""

from pathlib import Path

import pytest

from duplicado.event.contest import ScoringMethod
from duplicado.event.standing import TotalIn
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.score_units import unit_of_totals, unit_words
from duplicado.service.event_file import EventFile
from duplicado.service.live.table_views import rankings_view

ENGLISH = Messages.load(Language.ENGLISH)


@pytest.mark.parametrize(("name", "unit"), [("swiss", "VP"), ("knock-out", "Won"), ("sessions", "MP")])
def test_a_ranking_says_its_unit_as_the_sheets_do(whole_events: Path, name: str, unit: str) -> None:
    with EventFile.open(whole_events / f"{name}.event") as event:
        view = rankings_view(event.live)
    words = unit_words(ENGLISH)
    assert {words[each["unit"]] for each in view} == {unit}
    told = {(TotalIn(each["total_in"]), ScoringMethod(each["method"])) for each in view}
    assert {ENGLISH.text(unit_of_totals(*each)) for each in told} == {unit}
