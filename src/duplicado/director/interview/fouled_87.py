"""Fouled boards as a director asks about them (Law 87)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import AnswerForm, Conclude, Prompt, Story, StoryConditions, Upshot, asked
from duplicado.director.interview.teams import board_not_comparable
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat

_SAME_FORM: Final = "other direction"
"""The same hands, dealer and vulnerability, played by pairs that sat the other way."""
_DIFFERENCES: Final = ("cards", "marks", "turned", _SAME_FORM)


def fouled_board(conditions: StoryConditions) -> Story:
    """A board was not played in the same form by all who are compared (87A); between teams 86B deals with it."""
    if conditions.kind is ContestKind.TEAMS:
        yield from board_not_comparable(conditions)
        return
    differs = yield from asked(str, Prompt("board differs", AnswerForm.ONE_OF, ("87A",), _DIFFERENCES))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if differs == _SAME_FORM:
        yield Conclude(("87A",), Upshot("board not fouled"))
    else:
        yield Conclude(("87A", "87B"), Upshot("board fouled"))
