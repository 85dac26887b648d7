"""Movements and deals: read from files, or proposed for a number and a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from duplicado.cli.event.files import take_down
from duplicado.cli.event.request import Author, Call, EventRequest, InSection, request
from duplicado.cli.options import UnreadableInput, bytes_in
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import Tick, WholeNumber, Words
from duplicado.service.acts.section_kinds import SectionPlayed

if TYPE_CHECKING:
    from duplicado.cli.event.movements import Wish
    from duplicado.service.event_file import EventFile


@request(
    "plan",
    examples=(
        "thursday.event --pairs 14 --minutes 190",
        "thursday.event --movement howell --pairs 8 --boards 3",
        "thursday.event --barometer --minutes 180",
        "thursday.event --section B --movement howell --boards 2 --share-boards",
        "thursday.event --from H0714X.MOV --boards 2",
    ),
)
class PlanSession(EventRequest):
    """Choose the movement of a session: the best for the number of pairs and the time, or one by its name.

    Without --pairs everybody who is entered in the section plays, unless --tables says how many there are. `duplicado
    movement` shows the three proposals. An event whose rounds are paired one after the other needs no movement: use
    `duplicado event pair`. When plans change while you play, use `duplicado event replan`.
    """

    session: int = ask(WholeNumber(most=99), default=1)
    section: str = ask(SectionPlayed(is_to_plan=True), default="")
    pairs: int | None = ask(WholeNumber(least=2, most=200), default=None)
    minutes: int | None = ask(WholeNumber(most=6000), default=None)
    boards: int | None = ask(WholeNumber(most=40), default=None)
    choice: int = ask(WholeNumber(most=3), default=1)
    barometer: bool = ask(Tick(), default=False)
    movement: str | None = ask(Words(), default=None)
    tables: int | None = ask(WholeNumber(most=100), default=None)
    rounds: int | None = ask(WholeNumber(most=99), default=None)
    source: Path | None = ask(FileName(), default=None, option="from")
    first_board: int = ask(WholeNumber(most=99), default=1)
    share_boards: bool = ask(Tick(), default=False)
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.cli.event.movements import movement_for, movement_from, sharing
        from duplicado.event.contest import ContestantId
        from duplicado.event.facts.planning import SectionPlanned

        state, messages = event.live.state, call.messages
        session, section = self.session, self.section
        listed = sorted((who for who in state.contestants if who.section == section), key=lambda who: who.order)
        wish = self._wish()
        if self.source is None:
            movement, boards_each = movement_for(state.conditions, len(listed), wish, messages)
            number = wish.number(len(listed), state.conditions.kind)
        else:
            movement, boards_each = movement_from(self.source, state.conditions, len(listed), wish, messages)
            number = movement.contestants
        if self.share_boards:
            plans = state.session(session).plans
            movement = sharing(plans, section, movement, boards_each, self.first_board, messages)
        if len(listed) != number:
            listed = [ContestantId(count, None, section) for count in range(1, number + 1)]
        fact = SectionPlanned(session, section, movement, tuple(listed), boards_each, self.first_board)
        take_down(event, messages, fact, by=self.author.by)

    def _wish(self) -> Wish:
        from duplicado.cli.event.movements import Wish

        name = "barometer" if self.barometer else self.movement
        return Wish(self.pairs, self.minutes, self.boards, self.choice, name, self.tables, self.rounds)


@request("deals", positional=("source",))
class RecordDeals(EventRequest):
    """Record the deals of a session from a file of boards (PBN, LIN and the others that `check` reads)."""

    source: Path = ask(FileName())
    at: InSection = ask(FieldGroup(InSection))
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.facts.planning import DealsRecorded
        from duplicado.formats.registry import layouts_in

        messages, source = call.messages, self.source
        layouts = layouts_in(source.name, bytes_in(source))
        if not layouts:
            raise UnreadableInput(messages.text("event-no-deals", file=str(source)))
        fact = DealsRecorded(self.at.session, layouts, self.at.section or None)
        take_down(event, messages, fact, by=self.author.by)
