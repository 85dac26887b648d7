"""Act about a board at a table, which it asks for first; what stands of the board decides where its form is offered."""

from __future__ import annotations

from duplicado.event.facts.results import Place
from duplicado.event.record.state import Cell, EventState
from duplicado.service.acts.act import Act
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.place_kinds import BoardAtTable


@questions
class BoardAct(Act):
    """Act about a board at a table."""

    place: Place = ask(BoardAtTable())

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        return place is not None and cls.suits(state.cell(place))

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        """Tell whether it can be done now."""
        return True


@questions
class ActOnNoResult(BoardAct):
    """Act about a board of which no result stands."""

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        return not cell.standing


@questions
class ActOnOneResult(BoardAct):
    """Act about a board of which one result stands."""

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        return len(cell.standing) == 1
