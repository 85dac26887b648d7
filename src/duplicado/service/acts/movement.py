"""Act that changes a movement while it is played: what happened, the ways to go on, and the one that is taken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.replanned_section import (
    NotReplanned,
    Replanned,
    movement_in_play,
    newcomers,
    number_of,
    replanned,
)
from duplicado.movement.pace import Pace
from duplicado.movement.replanning.changes import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.service.acts.act import Act, Page, act
from duplicado.service.acts.ask import ActContext, FieldReading, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import ChoiceOf, Lines, WholeNumber, Words
from duplicado.service.acts.place_kinds import ContestantNumber, SectionName

__all__ = ["CHANGES", "ReplanMovement", "Ways", "ways_to_go_on"]

CHANGES: Final = ("late", "leaves", "rounds", "closes", "opens", "minutes")
"""What may happen, by its name in forms."""
_MOST: Final = 99


@dataclass(frozen=True, slots=True)
class Ways:
    """What happened, and the ways to go on."""

    change: Change
    current: SectionPlanned
    late: tuple[ContestantEntered, ...]
    """Who comes late."""
    ways: tuple[Replanned, ...]
    """The best first."""


@act(
    "replan",
    page=Page.MOVEMENT,
    makes=(SectionPlanned, ContestantEntered, ContestantWithdrew),
)
class ReplanMovement(Act):
    """Change the movement from a round on, because of what has happened; what was played stays.

    The best of the ways to go on is taken, or that of --way. Who comes late gets the next free number, or the number
    under which the pair has been entered already.
    """

    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    from_: int = ask(WholeNumber(most=_MOST))
    """The first round that is planned anew."""
    change: str = ask(ChoiceOf({each: each for each in CHANGES}))
    number: tuple[str, ...] = ask(Lines(apart=","), default=())
    names: tuple[str, ...] = ask(Lines(), default=())
    reason: str = ask(Words(), default="")
    way: int = ask(WholeNumber(most=_MOST), default=1)
    minutes_per_board: int = ask(WholeNumber(most=60), default=7)
    minutes_per_change: int = ask(WholeNumber(least=0, most=60), default=1)
    hands_: str = ask(Words(is_hidden=True), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        found = ways_to_go_on(self, asked)
        if self.way > len(found.ways):
            raise FormError("number", "way", str(self.way))
        chosen = found.ways[self.way - 1]
        return (
            *(each for each in found.late if each.players),
            *(replace(each, reason=self.reason) for each in chosen.withdrawn),
            replace(chosen.planned, reason=self.reason),
        )

    def hands(self) -> str:
        return self.hands_

    def happened(self, current: SectionPlanned, asked: ActContext) -> Change:
        """Return what happened.

        Raises:
            FormError: its number is none, or is wanting.
        """
        match self.change:
            case "late":
                return PairsArrive(self._count(asked) if len(self.number) == 1 else max(1, len(self.names)))
            case "leaves":
                gone = self._contestants(current, asked)
                if not gone:
                    raise FormError("needed", "number")
                return PairsLeave(tuple(number_of(current, each) for each in gone))
            case "rounds":
                return NumberOfRounds(self._count(asked))
            case "closes":
                return TableCloses(self._count(asked))
            case "opens":
                return TableOpens()
            case _:
                pace = Pace(Fraction(self.minutes_per_board), Fraction(self.minutes_per_change))
                return MinutesLost(self._count(asked), current.boards_each, pace)

    def _count(self, asked: ActContext) -> int:
        return WholeNumber(most=_MOST).read("number", FieldReading({"number": " ".join(self.number)}, asked))

    def _contestants(self, current: SectionPlanned, asked: ActContext) -> list[ContestantId]:
        said = ({"number": each, "section": current.section} for each in self.number)
        return [ContestantNumber(is_known=False).read("number", FieldReading(each, asked)) for each in said]


def ways_to_go_on(asks: ReplanMovement, asked: ActContext) -> Ways:
    """Return the ways in which a section can go on.

    Raises:
        FormError: there is no way.
    """
    try:
        _, current = movement_in_play(asked.state, asks.session, asks.section)
        change = asks.happened(current, asked)
        count = change.count if isinstance(change, PairsArrive) else 0
        names = tuple(line.replace("/", ",") for line in asks.names) if count else ()
        late = newcomers(asked.state, current, count, (), names)
        contestants = [each.contestant for each in late]
        ways = replanned(asked.state, asks.session, asks.section, asks.from_, change, contestants)
    except NotReplanned as error:
        raise FormError(f"replan-error-{error.code}", "change", values=error.about) from None
    return Ways(change, current, late, ways)
