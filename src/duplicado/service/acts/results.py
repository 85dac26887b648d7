"""Acts about the result of a board: entered, agreed to, put right, moved, not to be had."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.event.adjusting.rulings import Ruling, SideRuling, Unchanged
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import NotPlayed, Place, TravellerLine
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.state import Cell, EventState
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.sentences.facts import place_text
from duplicado.publish.stored_words import by_whom
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask
from duplicado.service.acts.board_act import (
    ActOnNoResult,
    ActOnOneResult,
    BoardAct,
    again,
    corrected,
    one_or_none,
    one_result,
    ruling_counts_on,
    score_ruled,
)
from duplicado.service.acts.kinds import Approval, ChoiceOf, ResultLine, SideGets, Words, side
from duplicado.service.acts.place_kinds import ANY_NUMBER, EntriesOf, place_told
from duplicado.service.acts.several_boards import citing_several
from duplicado.vocabulary.seats import Side

_BOTH: Final = {"both": tuple(Side), **{each.value: (each,) for each in Side}}
_FAULTS: Final = SideGets(("A+", "A", "A-"))
APPROVED: Final = {"--approved-by": "approved"}


@act(
    "result",
    page=Page.PLACE,
    duty=Duty.RESULTS,
    is_shown_before=False,
    cli=Cli(positional=("table", "board", "line")),
    examples=('thursday.event 1 3 "4S N +1 HK"', "thursday.event 2 3 -50 --round 4"),
)
class EnterResult(ActOnNoResult):
    """Enter the result of a board at a table; what looks like a slip is asked about first.

    \b
    It is contract, declarer, result and lead, in the letters of --lang; or a
    score to North-South; or a pass; or np for a board that was not played; or
    averages that the Director wrote, of North-South and of East-West:
      "4S N +1 HK"   "3NTX E -2"   "6D S 12"   pass   -50   np   "A+ A-"   "60% 40%"
    """  # noqa: D301 - click wants the character, not the two signs

    line: TravellerLine = ask(ResultLine(), option="result")
    ns: ContestantId | None = ask(ANY_NUMBER, default=None)
    ew: ContestantId | None = ask(ANY_NUMBER, default=None)
    side: Side | None = ask(side(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (self._entered,)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        cell = asked.state.cell(self.place)
        same = next((each for each in cell.standing if each.result == self._entered), None)
        if same is None:
            return ()
        messages = Messages.load(asked.language)
        return (messages.text("result-entered-already", who=by_whom(same.by, messages), at=messages.moment(same.at)),)

    @property
    def _entered(self) -> ResultEntered:
        return ResultEntered(self.place, self.line, north_south=self.ns, east_west=self.ew, side=self.side)


@act(
    "correct",
    page=Page.PLACE,
    duty=Duty.CORRECTIONS,
    cli=Cli(positional=("table", "board", "line"), was=APPROVED),
    examples=('thursday.event 3 9 "4S E +1" --reason "eleven tricks"',),
)
class CorrectResult(BoardAct):
    """Put the result of a board right (Law 79C); what stood before stays in the record, and so does who sat there."""

    line: TravellerLine = ask(ResultLine(), option="result")
    ns: ContestantId | None = ask(ANY_NUMBER, default=None)
    ew: ContestantId | None = ask(ANY_NUMBER, default=None)
    reason: str = ask(Words())
    approved: str = ask(Approval(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        result = again(self.place, one_or_none(asked.state, self.place), self.line)
        result = replace(result, north_south=self.ns or result.north_south, east_west=self.ew or result.east_west)
        return (corrected(asked.state, result, self.reason, self.approved),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return ruling_counts_on(asked, self.place)

    def asked_back(self, asked: ActContext) -> tuple[str, ...]:
        if self.approved or asked.state.cell(self.place).open_results:
            return ()  # who approves knows that a result is missing: after the period it is entered in this way too
        messages = Messages.load(asked.language)
        return (messages.text("event-nothing-to-correct", place=place_text(self.place, messages)),)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        place = place_told(asked, said)
        stated = None if place is None else one_or_none(asked.state, place)
        if stated is None:
            return {}
        return {"line": Wording(Messages.load(asked.language)).line(stated.result.line)}

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        return bool(cell.standing)


@act(
    "agree",
    page=Page.PLACE,
    duty=Duty.RESULTS,
    is_shown_before=False,
    cli=Cli(positional=("table", "board", "side")),
    examples=("thursday.event 1 3 NS", "thursday.event 1 4 both"),
)
class AgreeToResult(ActOnOneResult):
    """Record that a side agrees to the result that stands (79A), or both sides do."""

    side: tuple[Side, ...] = ask(ChoiceOf(_BOTH))

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        stated = one_result(asked.state, self.place, "side")
        return tuple(ResultAgreed(self.place, stated.id, side) for side in self.side)


def results_not_agreed(state: EventState) -> tuple[EntryId, ...]:
    """List the results that count without both sides having agreed to them."""
    cells = (cell for session in state.sessions.values() for _, cell in session.cells)
    return tuple(cell.result.id for cell in cells if cell.result is not None and cell.not_agreeing)


@act(
    "agree-all",
    page=Page.OVERVIEW,
    duty=Duty.RESULTS,
    is_shown_before=False,
    cli=Cli(positional=("result",)),
    examples=("thursday.event 12 13",),
)
class AgreeToAll(Act):
    """Record of several results that the sides which have not agreed to them do (79A)."""

    result: tuple[EntryId, ...] = ask(EntriesOf((ResultEntered, ResultCorrected), results_not_agreed))

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        meant = frozenset(self.result)
        places = (_place(each.fact) for each in asked.order if each.id in meant)
        return tuple(agreed for place in places if place is not None for agreed in _agreed(asked.state, place))


def _place(fact: AnyFact) -> Place | None:
    result = fact.result if isinstance(fact, ResultCorrected) else fact
    return result.place if isinstance(result, ResultEntered) else None


def _agreed(state: EventState, place: Place) -> tuple[ResultAgreed, ...]:
    """Have those agree to what stands at a place who have not; where nobody is missing both, once more."""
    stated = one_result(state, place, "result")
    return tuple(ResultAgreed(place, stated.id, side) for side in state.cell(place).not_agreeing or Side)


@act(
    "not-played",
    page=Page.PLACE,
    duty=Duty.CORRECTIONS,
    cli=Cli(positional=("table", "board")),
    examples=('thursday.event 3 9 --ns A+ --ew A --reason "arrived late"',),
)
class NotPlayedHere(BoardAct):
    """Record that a board was not played, and what each side gets instead (12C2), where that is said."""

    ns: SideRuling | None = ask(_FAULTS, default=None)
    ew: SideRuling | None = ask(_FAULTS, default=None)
    reason: str = ask(Words())
    approved: str = ask(Approval(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        state, place = asked.state, self.place
        entered = ResultEntered(place, NotPlayed(self.reason))
        stands = state.cell(place).open_results
        found: list[AnyFact] = [corrected(state, entered, self.reason, self.approved) if stands else entered]
        if self.ns or self.ew:
            ruling = Ruling(self.ns or Unchanged(), self.ew or Unchanged(), ("12C2(a)",))
            found.append(score_ruled(state, place, ruling, self.reason, instead=True))
        return citing_several(asked, found)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return () if self.ns or self.ew else ruling_counts_on(asked, self.place)
