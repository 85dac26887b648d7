"""Acts about line-ups: which players of a team sit where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import LineUpNamed, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.results import Place
from duplicado.event.record.line_ups import completed, has_line_ups, line_up_of, playing, seats_of
from duplicado.event.record.state import EventState
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask, read_or_none
from duplicado.service.acts.kinds import WholeNumber, Words
from duplicado.service.acts.place_kinds import ContestantNumber, SectionName
from duplicado.vocabulary.seats import Seat, Side

_FIELDS: Final = {seat: seat.full_name.lower() for seat in Seat}


@act(
    "line-up",
    page=Page.PEOPLE,
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
        players = playing(asked.state, self.who, self.session, self.from_round)
        known = {each.name: each for each in (*asked.state.entered(self.who).players, *players)}
        north_south, east_west = (
            tuple(known.get(name, Player(name)) for seat in side.seats if (name := self._named(seat))) for side in Side
        )
        named = LineUpNamed(self.who, self.session, self.from_round, north_south, east_west, self.reason)
        return (completed(named, players),)

    def _named(self, seat: Seat) -> str:
        named: str = getattr(self, _FIELDS[seat])
        return named

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        who = read_or_none(ContestantNumber(), "who", said, asked)
        if who is None:
            return said
        session, number = (read_or_none(WholeNumber(), name, said, asked) or 1 for name in ("session", "from-round"))
        pairs = line_up_of(asked.state, who, session, number)
        named = {_FIELDS[seat]: each.name for side in pairs for seat, each in seats_of(side, pairs[side]).items()}
        return {**named, **said}

    @classmethod
    def picked(cls, asked: ActContext, said: Said) -> Mapping[str, Sequence[str]]:
        who = read_or_none(ContestantNumber(), "who", said, asked)
        if who is None:
            return {}
        session, number = (read_or_none(WholeNumber(), name, said, asked) or 1 for name in ("session", "from-round"))
        names = ["", *(each.name for each in playing(asked.state, who, session, number))]
        return dict.fromkeys(_FIELDS.values(), names)

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        return has_line_ups(state)
