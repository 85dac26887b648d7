"""Rankings as screens and phones are sent them."""

from fractions import Fraction
from pathlib import Path

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.contest import ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.entry import Entry
from duplicado.event.standing import TotalIn
from duplicado.law.sanction import PenaltyUnit
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.pages.figures import unit_of_totals, unit_words
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


def test_a_ranking_in_per_cent_has_the_matchpoints_and_marks_who_was_penalized(whole_events: Path) -> None:
    with EventFile.open(whole_events / "sessions.event") as event:
        (before, *_) = rankings_view(event.live)
        first = event.live.rankings[0].ranks[0]
        penalty = RuledPenalty(first.contestant, Fraction(2), PenaltyUnit.MATCHPOINTS)
        event.live.add(Entry("penalty", event.live.entries[-1].at, "-", PenaltyRuled(penalty)))
        (after, *_) = rankings_view(event.live)
    assert before["percent"]
    (was,) = (each for each in before["ranks"] if each["contestant"] == str(first.contestant))
    (now,) = (each for each in after["ranks"] if each["contestant"] == str(first.contestant))
    assert Fraction(was["total"]) - Fraction(now["total"]) == 2
    assert [each["contestant"] for each in after["ranks"] if "penalized" in each] == [str(first.contestant)]
    assert not any("penalized" in each for each in before["ranks"])
