"""Acts about a board at a table, which they ask for first, and what stands there: results and rulings."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.state import Cell, EventState, StatedResult
from duplicado.publish.messages import Messages
from duplicado.publish.stored_words import reason_name
from duplicado.service.acts.act import Act
from duplicado.service.acts.ask import ActContext, ask, questions
from duplicado.service.acts.form_error import FormError
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


def one_or_none(state: EventState, place: Place) -> StatedResult | None:
    """Return the first of the results that stand."""
    standing = state.cell(place).standing
    return standing[0] if standing else None


def one_result(state: EventState, place: Place, field: str = "line") -> StatedResult:
    """Return the result that stands.

    Raises:
        FormError: there is none, or there are two that contradict one another.
    """
    standing = state.cell(place).standing
    if len(standing) != 1:
        raise FormError("two-results" if standing else "no-result", field)
    return standing[0]


def ruling_counts_on(asked: ActContext, place: Place) -> tuple[str, ...]:
    """Say of a board whose result is put right that what was ruled there goes on counting for the same directions."""
    cell = asked.state.cell(place)
    ruled = {each for each in cell.open_rulings if _changes(cell.rulings[each].ruled.ruling)}
    numbers = [str(number) for number, entry in enumerate(asked.order, 1) if entry.id in ruled]
    messages = Messages.load(asked.language)
    told = messages.text("result-ruled-counts-on", count=len(numbers), entries=messages.listed(numbers))
    return (told,) if ruled else ()


def _changes(ruling: Ruling) -> bool:
    """Tell whether a side gets something else than the score of the table."""
    return not (isinstance(ruling.north_south, Unchanged) and isinstance(ruling.east_west, Unchanged))


def place_given(state: EventState, given: tuple[EntryId, ...]) -> Place | None:
    """Return the board of the first score among what a ruling gave."""
    facts = (state.rulings[each].fact for each in given if each in state.rulings)
    return next((each.place for each in facts if isinstance(each, ScoreRuled)), None)


def again(place: Place, stated: StatedResult | None, line: TravellerLine) -> ResultEntered:
    """Return a result with another line: who sat there is as it was."""
    if stated is None:
        return ResultEntered(place, line)
    return replace(stated.result, line=line, side=None)


def corrected(state: EventState, result: ResultEntered, reason: str, approved: str) -> ResultCorrected:
    """Put another result in the place of all that stand."""
    return ResultCorrected(result, state.cell(result.place).open_results, reason_name(reason), approved)


def score_ruled(state: EventState, place: Place, score: Ruling, reason: str, *, instead: bool) -> ScoreRuled:
    """Rule a score in the place of all that are ruled there.

    Raises:
        FormError: there is one, and it is not said that it is replaced.
    """
    replaced = state.cell(place).open_rulings
    if replaced and not instead:
        raise FormError("ruled-already", "instead")
    return ScoreRuled(place, score, reason, replaced)
