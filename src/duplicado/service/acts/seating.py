"""Acts about who sat where and what they played: line-ups, direction, pairs, the other board; who moves boards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import DirectionPermitted
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.planning import BoardMoverNamed
from duplicado.event.facts.results import Place
from duplicado.event.record.line_ups import has_line_ups, line_up_of_names
from duplicado.event.record.state import EventState, who_sat
from duplicado.law.book.law_05 import changed_direction, to_blame_for_wrong_place
from duplicado.law.book.law_08 import strays_from_instructions
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask, questions
from duplicado.service.acts.board_act import ActOnOneResult, corrected, one_result, ruling_counts_on
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Approval, ChoiceOf, Tick, WholeNumber, Words, seat
from duplicado.service.acts.place_kinds import ANY_NUMBER, ContestantNumber
from duplicado.service.acts.section_kinds import SectionName, SectionPlayed, TableNumber
from duplicado.vocabulary.seats import Seat, Side

_DIRECTIONS: Final = {each: tuple(map(Seat, each)) for each in ("NS", "EW", "N", "E", "S", "W")}


def _never(_: EventState, __: object) -> bool:
    """Tell that a form does not ask: the page that shows what follows offers the choice."""
    return False


@questions
class _NamingItsReason(ActOnOneResult):
    """Act whose name is its reason at first."""

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        return {"reason": Messages.load(asked.language).text(f"form-title-{cls.declared.name}")}


@act(
    "direction",
    page=Page.PLACE,
    duty=Duty.CORRECTIONS,
    cli=Cli(positional=("table", "board")),
    examples=('thursday.event 3 9 --reason "they sat the other way"',),
)
class TurnDirection(_NamingItsReason):
    """Put right in which direction the pairs sat: each was on the other's side. The line is that of the seats."""

    whole_round: bool = ask(Tick(), default=False)
    """True where they sat so at all boards of the round that have a result."""
    reason: str = ask(Words())
    approved: str = ask(Approval(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        places = _of_its_round(asked.state, self.place) if self.whole_round else (self.place,)
        return tuple(self._turned(asked.state, each) for each in places)

    def _turned(self, state: EventState, place: Place) -> AnyFact:
        north_south, east_west = _seated(state, place)
        turned = replace(one_result(state, place).result, north_south=east_west, east_west=north_south, side=None)
        return corrected(state, turned, self.reason, self.approved)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        permitted = any(
            isinstance(each, DirectionPermitted) and each.session == self.place.session for each in asked.state.seatings
        )
        broken = changed_direction(Seat.N, Seat.E, instructed=permitted)
        told = () if broken is None else (Messages.load(asked.language).text("office-turned", law=broken),)
        return (*told, *ruling_counts_on(asked, self.place))


def _seated(state: EventState, place: Place) -> tuple[ContestantId, ContestantId]:
    """Return the pairs of the result that stands at a place, North-South first.

    Raises:
        FormError: there are none, or single players sit there.
    """
    north_south, east_west, south, _ = who_sat(one_result(state, place).result, state.due_at(place))
    if north_south is None or east_west is None or south is not None:
        raise FormError("nobody-there", "line")
    return north_south, east_west


def _of_its_round(state: EventState, place: Place) -> tuple[Place, ...]:
    """Return the boards of a table's round at which one result stands of the pairs in the same direction."""
    there = sorted(due.place for due in state.dues_at(place.session, place.section, place.round, place.table))
    known = [each for each in there if len(state.cell(each).standing) == 1]
    return tuple(each for each in known if _seated(state, each) == _seated(state, place))


@act(
    "pair",
    page=Page.PLACE,
    duty=Duty.CORRECTIONS,
    cli=Cli(name="sat", positional=("table", "board")),
    examples=('thursday.event 3 9 --ns 4 --reason "pairs 3 and 4 had changed places"',),
)
class OtherPairsSat(_NamingItsReason):
    """Put right who sat there."""

    ns: ContestantId | None = ask(ANY_NUMBER, default=None)
    ew: ContestantId | None = ask(ANY_NUMBER, default=None)
    reason: str = ask(Words())
    unclear: bool = ask(Tick(), default=False)
    """True where the instructions had not been announced clearly (5B)."""
    approved: str = ask(Approval(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        result = one_result(asked.state, self.place).result
        if self.ns is None and self.ew is None:
            raise FormError("needed", "ns")
        seated = replace(
            result, north_south=self.ns or result.north_south, east_west=self.ew or result.east_west, side=None
        )
        return (corrected(asked.state, seated, self.reason, self.approved),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        due, ruled = asked.state.due_at(self.place), ruling_counts_on(asked, self.place)
        if due is None:
            return ruled
        sent = {Side.NS: due.north_south, Side.EW: due.east_west}
        sat = {side: who for side, who in ((Side.NS, self.ns), (Side.EW, self.ew)) if who is not None}
        messages = Messages.load(asked.language)
        strayed = tuple(str(sat[side]) for side in strays_from_instructions(sent, sat))
        blame = to_blame_for_wrong_place(announced_clearly=not self.unclear).value
        told = (messages.text("office-strayed", who=messages.listed(strayed), blame=blame),) if strayed else ()
        return (*told, *ruled)


@act(
    "board",
    page=Page.PLACE,
    duty=Duty.UNDOING,
    cli=Cli(name="other-board", positional=("table", "board", "other-board")),
    examples=('thursday.event 3 9 10 --reason "board 10 was on the table"',),
)
class MoveResult(_NamingItsReason):
    """Move a result to the board that was really played.

    A result that stands there already comes to this board in exchange, or is undone.
    """

    other_board: int = ask(WholeNumber(most=999))
    other_result: bool = ask(ChoiceOf({"exchanged": True, "undone": False}), default=True, when=_never)
    """True where the result that stands on the other board comes to this one."""
    reason: str = ask(Words())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        if self.other_board == self.place.board:
            raise FormError("same-board", "other-board", str(self.other_board))
        state, other = asked.state, self._other
        moved = [(one_result(state, self.place), other)]
        if self._is_taken(state) and self.other_result:
            moved.append((one_result(state, other, "other-board"), self.place))
        undone = (id_ for place in (self.place, other) for id_ in state.cell(place).open_results)
        return (
            *(EntryUndone(id_, self.reason) for id_ in undone),
            *(replace(stated.result, place=place, side=None) for stated, place in moved),
        )

    def alternatives(self, asked: ActContext) -> str:
        return "other-result" if self._is_taken(asked.state) else ""

    @property
    def _other(self) -> Place:
        return replace(self.place, board=self.other_board)

    def _is_taken(self, state: EventState) -> bool:
        return bool(state.cell(self._other).standing)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return ruling_counts_on(asked, self.place)


@act(
    "mover",
    page=Page.PEOPLE,
    duty=Duty.TABLES,
    cli=Cli(positional=("table", "seat")),
    examples=("thursday.event 3 E",),
)
class NameMover(Act):
    """Record who moves the boards of a table when the Director has named another than North (Law 8A2)."""

    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionPlayed(), default="")
    table: int = ask(TableNumber())
    seat: Seat = ask(seat())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (BoardMoverNamed(self.session, self.section, self.table, self.seat),)


@act(
    "sit",
    page=Page.PEOPLE,
    duty=Duty.TABLES,
    cli=Cli(positional=("who", "seats")),
    examples=('thursday.event 7 EW --reason "a wheelchair"',),
)
class SitOtherwise(Act):
    """Record that the Director told or allowed a contestant to sit otherwise than planned (Law 5A).

    A result of theirs is still entered with --ns and --ew where they have changed sides.
    """

    who: ContestantId = ask(ContestantNumber())
    seats: tuple[Seat, ...] = ask(ChoiceOf(_DIRECTIONS))
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    from_round: int = ask(WholeNumber(), default=1)
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (DirectionPermitted(self.session, self.who, self.from_round, self.seats, self.reason),)


@act(
    "line-up",
    page=Page.LINE_UPS,
    duty=Duty.ENTRIES,
    is_shown_before=False,
    cli=Cli(positional=("who",)),
    examples=(
        "cup.event 1 --north Ana --south Rui --east Eva --west Luis",
        "cup.event 1 --north Ana --south Eva --from-round 3",
    ),
)
class NameLineUp(Act):
    """Name which players of a team sit where: it holds for the rounds that follow until another is named.

    Of a team of four one pair tells the other. Who plays for the first time in the team is entered with it, or let in
    as a substitute. Once a round has a result its line-up is put right with a reason.
    """

    who: ContestantId = ask(ContestantNumber())
    north: str = ask(Words(), default="")
    south: str = ask(Words(), default="")
    east: str = ask(Words(), default="")
    west: str = ask(Words(), default="")
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    from_round: int = ask(WholeNumber(), default=1)
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        told = zip(Seat, (self.north, self.east, self.south, self.west), strict=True)
        return (line_up_of_names(asked.state, self.who, self.session, self.from_round, dict(told), self.reason),)

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        return has_line_ups(state)
