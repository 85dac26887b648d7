"""Acts about line-ups: which players of a team sit where."""

from __future__ import annotations

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.results import Place
from duplicado.event.record.line_ups import has_line_ups, line_up_of_names
from duplicado.event.record.state import EventState
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.kinds import WholeNumber, Words
from duplicado.service.acts.place_kinds import ContestantNumber, SectionName
from duplicado.vocabulary.seats import Seat


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
