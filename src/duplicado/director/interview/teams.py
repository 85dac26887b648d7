"""Boards between two teams that cannot be compared, as a director asks about them (Law 86B; 2007: 86D)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import AnswerForm, Conclude, Prompt, Story, StoryConditions, Upshot, asked
from duplicado.law.book import law_86
from duplicado.law.book.law_86 import TeamBoard
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.seats import Seat

_RESULTS: Final = ("none", "one", "two")
_FAULTS: Final = {fault.value: fault for fault in Fault}


def board_not_comparable(conditions: StoryConditions) -> Story:
    """A board of a match has one result, or none that can be compared with the other (86B)."""
    in_2007 = law_86.goes_by_86d(conditions.edition)
    number = "86D" if in_2007 else "86B1"
    named = yield from asked(str, Prompt("team results", AnswerForm.ONE_OF, (number,), _RESULTS))
    results, favourable, redealt, favours = _RESULTS.index(named), False, False, False
    if results == 1:
        favourable = yield from asked(bool, Prompt("clearly favourable", AnswerForm.YES_NO, (number,)))
        if in_2007:
            redealt = yield from asked(bool, Prompt("redealt", AnswerForm.YES_NO, ("86D", "6D2"), usual=False))
            favours = yield from asked(bool, Prompt("favours the innocent", AnswerForm.YES_NO, ("86D",)))
    first, second = Fault.NOT, Fault.NOT
    time = known = False
    if in_2007 or not favourable:
        first = _FAULTS[(yield from asked(str, Prompt("first team", AnswerForm.ONE_OF, ("12C2(a)",), tuple(_FAULTS))))]
        second = _FAULTS[
            (yield from asked(str, Prompt("second team", AnswerForm.ONE_OF, ("12C2(a)",), tuple(_FAULTS))))
        ]
        if not in_2007 and first is second is Fault.NOT:
            time = yield from asked(bool, Prompt("time for another", AnswerForm.YES_NO, ("86B2(a)",)))
            known = time and (yield from asked(bool, Prompt("result known", AnswerForm.YES_NO, ("86A",), usual=False)))
    board = TeamBoard(conditions.edition, results, favourable, favours, (first, second), time, known, redealt)
    found = law_86.remedy(board, conditions.regulations)
    imps = "none" if found.imps is None else str(found.imps)
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield Conclude(found.clauses, Upshot(f"team board {found.what.value}", {"imps": imps, **_awarded(found.awards)}))


def _awarded(awards: tuple[Award | None, Award | None]) -> dict[str, object]:
    """Return the artificial score of each team by its name, as far as it is one."""
    first, second = ("none" if award is None else award.value.replace(" ", "-") for award in awards)
    return {"first": first, "second": second}
