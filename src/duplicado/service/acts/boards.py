"""Acts about a board at a table beside its result: postponed, cancelled, fouled, not to be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.adjusting.unplayed import Cause, UnplayedBoard, score_of_unplayed
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.results import Place
from duplicado.event.record.state import Cell, EventState
from duplicado.law.book.law_82 import BoardOrdered, order_board
from duplicado.law.clause import has_clause
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import board_text
from duplicado.score.law_87 import law_for_fouled_board
from duplicado.service.acts.act import Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask
from duplicado.service.acts.board_act import ActOnNoResult, BoardAct, score_ruled
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Approval, ChoiceOf, Tick, Words
from duplicado.service.acts.place_kinds import place_told
from duplicado.service.acts.several_boards import SEVERAL, citing_several
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side

_CAUSES: Final = {
    "justified": Cause.JUSTIFIED,
    "own-fault": Cause.PLAYERS_FAULT,
    "organiser": Cause.ORGANISERS_FAULT,
}
"""Reasons for which a side could not play a board, by their names in forms."""


@act(
    "unplayed",
    page=Page.PLACE,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board"), was={"--ns": "cause-ns", "--ew": "cause-ew"}),
    examples=('thursday.event 3 9 --cause-ns justified --cause-ew organiser --reason "the lights went out"',),
)
class RuleUnplayed(ActOnNoResult):
    """Rule what pairs get for a board that they could not play, or for all of a round, by the cause on each side.

    Law 12C2 gives average plus to who is in no way at fault and average minus to who is. The regulations may have fixed
    percentages, limits where a contestant has several such boards (12C2(d), 88), and for a justified cause the pair's
    average of the session, as long as no more than a part of the session is missing.
    """

    cause_ns: Cause = ask(ChoiceOf(_CAUSES))
    cause_ew: Cause = ask(ChoiceOf(_CAUSES))
    whole_round: bool = ask(Tick(), default=False)
    reason: str = ask(Words())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        state = asked.state
        places = tuple(_unplayed_places(state, self.place)) if self.whole_round else (self.place,)
        if not places:
            raise FormError("nothing-unplayed", "whole-round")
        found: list[AnyFact] = []
        for place in places:
            ours = _award(state, place, Side.NS, self.cause_ns, places)
            theirs = _award(state, place, Side.EW, self.cause_ew, places)
            under = tuple(dict.fromkeys((*ours.clauses, *theirs.clauses)))
            if (ours.is_limited or theirs.is_limited) and has_clause(SEVERAL, state.conditions.edition):
                under = (*under, SEVERAL)
            ruling = Ruling(ours.score, theirs.score, under)
            found.append(score_ruled(state, place, ruling, self.reason, instead=True))
        return citing_several(asked, found)


def _unplayed_places(state: EventState, place: Place) -> Iterator[Place]:
    """Go through the boards of a table's round of which nothing is known yet."""
    for due in state.dues_at(place.session, place.section, place.round, place.table):
        cell = state.cell(due.place)
        if not cell.stated and cell.ruling is None:
            yield due.place


def _award(state: EventState, place: Place, side: Side, cause: Cause, together: tuple[Place, ...]) -> UnplayedBoard:
    """Return what the regulations give a side; how much of the session it has not played the record tells."""
    plan = state.plan_of(place.session, place.section)
    due = plan.at(place) if plan else None
    who = None if due is None else due.north_south if side is Side.NS else due.east_west
    theirs = [each.place for each in plan.due.values() if who in each.contestants] if plan and who else [place]
    wanting = [each for each in theirs if each in together or _is_ruled_unplayed(state, each)]
    return score_of_unplayed(
        cause, state.conditions.regulations, unplayed=len(wanting), scheduled=max(len(theirs), len(wanting))
    )


def _is_ruled_unplayed(state: EventState, place: Place) -> bool:
    """Tell whether it is settled that a board is not played; one that is still to be played does not count."""
    cell = state.cell(place)
    return cell.result is None and (cell.cancelled or cell.ruling is not None)


@act(
    "postpone",
    page=Page.PLACE,
    duty=Duty.TABLES,
    cli=Cli(positional=("table", "board")),
    examples=('thursday.event 2 7 --reason "board 9 was played instead"',),
)
class PostponeBoard(BoardAct):
    """Let a board be played later (8B2)."""

    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (BoardPostponed(self.place, self.reason),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return (board_text(Messages.load(asked.language), order_board(BoardOrdered.POSTPONED)),)

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        return not cell.standing and not cell.postponed


@act(
    "cancel",
    page=Page.PLACE,
    duty=Duty.TABLES,
    cli=Cli(positional=("table", "board")),
    examples=('thursday.event 2 7 --reason "no time is left"',),
)
class CancelBoard(BoardAct):
    """Take a board from a table: it is not played there, and nobody scores (8B2)."""

    reason: str = ask(Words(), default="")
    approved: str | None = ask(Approval(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (BoardCancelled(self.place, self.reason, self.approved),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return (board_text(Messages.load(asked.language), order_board(BoardOrdered.CANCELLED)),)

    @classmethod
    def suits(cls, cell: Cell) -> bool:
        return not cell.cancelled


@act(
    "form",
    page=Page.PLACE,
    duty=Duty.TABLES,
    cli=Cli(name="fouled", positional=("table", "board", "form")),
    examples=("thursday.event 4 4 exchanged",),
)
class RecordForm(BoardAct):
    """Record in which form a fouled board was played at a table (Law 87): any name; nothing is the right form."""

    form: str = ask(Words(), default="")
    approved: str | None = ask(Approval(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (FormRecorded(self.place, self.form, self.approved),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        conditions = asked.state.conditions
        law = law_for_fouled_board(conditions.edition, between_teams=conditions.kind is ContestKind.TEAMS)
        fouled = Messages.load(asked.language).text("office-fouled", law=law, teams=str(law == "86B2").lower())
        return (fouled,) if self.form else ()

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        place = place_told(asked, said)
        return {} if place is None else {"form": asked.state.cell(place).form}
