"""Act that changes a movement while it is played: what happened, the ways to go on, and the one that is taken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.replanned_section import (
    NotReplanned,
    Replanned,
    movement_in_play,
    newcomers,
    number_of,
    replanned,
)
from duplicado.movement.model import Pace
from duplicado.movement.replanning.ways import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ChangeStep, step_json, step_text
from duplicado.service.acts.act import Act, ActReport, Cli, FactsMade, Page, act
from duplicado.service.acts.ask import ActContext, FieldReading, Leaf, ask
from duplicado.service.acts.form_error import ActImpossible, FormError
from duplicado.service.acts.kinds import ChoiceOf, Lines, WholeNumber, Words
from duplicado.service.acts.place_kinds import ANY_NUMBER
from duplicado.service.acts.section_kinds import SectionPlayed
from duplicado.service.club.name_lists import names_apart
from duplicado.vocabulary.enumeration import Enumeration

_MOST: Final = 99


class KindOfChange(Enumeration):
    """Kind of what may happen to a movement; the value is its name in forms."""

    LATE = "late"
    LEAVES = "leaves"
    ROUNDS = "rounds"
    CLOSES = "closes"
    OPENS = "opens"
    MINUTES = "minutes"


@dataclass(frozen=True)
class ChangeField(ChoiceOf[KindOfChange]):
    """Field for a change of the movement, by its name; its number may be written behind it: `leaves=7`."""

    def read(self, name: str, reading: FieldReading) -> KindOfChange:
        """Take the name."""
        told = reading.needed(name)
        found = told.partition("=")[0].strip()
        if found not in self.values:
            raise FormError("replan-bad-change", name, values=(told[:40],))
        return self.values[found]

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the names."""
        return tuple(replace(each, is_open=True) for each in super().leaves(name))


@dataclass(frozen=True)
class NumbersOfChange(Lines):
    """The numbers that belong to what happened, also where they are written behind it."""

    of: str = "change"
    """The field of what happened."""

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether a number is told in either place."""
        return super().is_told(name, reading) or "=" in reading.text(self.of)

    def read(self, name: str, reading: FieldReading) -> tuple[str, ...]:
        """Take those of both places."""
        behind = reading.text(self.of).partition("=")[2]
        return (*super().read(name, FieldReading({name: behind}, reading.asked)), *super().read(name, reading))


@dataclass(frozen=True, slots=True)
class Ways:
    """Change of the movement, and the ways to go on."""

    change: Change
    current: SectionPlanned
    ways: tuple[Replanned, ...]
    """The best first."""


@act(
    "replan",
    page=Page.MOVEMENT,
    duty=Duty.MOVEMENT,
    cli=Cli(positional=("from", "change", "number")),
    examples=(
        'thursday.event 4 late --names "Ana Lima, Rui Matos"',
        "thursday.event 4 leaves 7 --only-show",
    ),
)
class ReplanMovement(Act):
    """Change the movement from a round on, because of what has happened; what was played stays.

    \b
    What may have happened:
      late       a pair, team or player comes late (late 2: two)
      leaves 7   number 7 goes home (leaves 7,9: both)
      closes 3   table 3 cannot be used any more (pairs)
      opens      a further table can be used (pairs)
      rounds 8   there shall be 8 rounds altogether
      minutes 20 20 minutes are lost; the end stays when it was

    You are shown the ways to go on, the best first, and what each costs; the best is taken, or --way. Who comes late
    gets the next free number, or --pair, or the number under which the pair has been entered already.
    """  # noqa: D301 - click wants the character, not the two signs

    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionPlayed(), default="")
    from_: int = ask(WholeNumber(most=_MOST))
    """The first round that is planned anew."""
    change: KindOfChange = ask(ChangeField({each.value: each for each in KindOfChange}))
    number: tuple[str, ...] = ask(NumbersOfChange(apart=","), default=())
    names: tuple[str, ...] = ask(Lines(), default=())
    pair: tuple[str, ...] = ask(Lines(apart=","), default=())
    """The numbers of who come late."""
    reason: str = ask(Words(), default="")
    way: int = ask(WholeNumber(most=_MOST), default=1)
    minutes_per_board: int = ask(WholeNumber(most=60), default=7)
    minutes_per_change: int = ask(WholeNumber(least=0, most=60), default=1)
    hands_: str = ask(Words(is_hidden=True), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return self.worked_out(asked).facts

    def worked_out(self, asked: ActContext) -> FactsMade:
        found = ways_to_go_on(self, asked)
        if self.way > len(found.ways):
            raise FormError("number", "way", str(self.way))
        chosen = found.ways[self.way - 1]
        options = tuple(each.option for each in found.ways)
        step = ChangeStep(self.from_, found.change, options, self.way, found.current.boards_each)
        return FactsMade(
            chosen.facts(self.reason), ActReport(f"{step_text(step, Messages.load(asked.language))}\n", step_json(step))
        )

    def hands(self) -> str:
        return self.hands_

    def happened(self, current: SectionPlanned, asked: ActContext) -> Change:
        """Return what happened.

        Raises:
            FormError: its number is none, or is missing.
        """
        match self.change:
            case KindOfChange.LATE:
                return PairsArrive(self._count(asked) if len(self.number) == 1 else max(1, len(self.names)))
            case KindOfChange.LEAVES:
                gone = _numbered("number", self.number, current, asked)
                if not gone:
                    raise FormError("needed", "number")
                return PairsLeave(tuple(number_of(current, each) for each in gone))
            case KindOfChange.ROUNDS:
                return NumberOfRounds(self._count(asked))
            case KindOfChange.CLOSES:
                return TableCloses(self._count(asked))
            case KindOfChange.OPENS:
                return TableOpens()
            case KindOfChange.MINUTES:
                pace = Pace(Fraction(self.minutes_per_board), Fraction(self.minutes_per_change))
                return MinutesLost(self._count(asked), current.boards_each, pace)

    def _count(self, asked: ActContext) -> int:
        return WholeNumber(most=_MOST).read("number", FieldReading({"number": " ".join(self.number)}, asked))


def _numbered(name: str, said: tuple[str, ...], current: SectionPlanned, asked: ActContext) -> list[ContestantId]:
    told = ({name: each, "section": current.section} for each in said)
    return [ANY_NUMBER.read(name, FieldReading(each, asked)) for each in told]


def ways_to_go_on(asks: ReplanMovement, asked: ActContext) -> Ways:
    """Return the ways in which a section can go on.

    Raises:
        FormError: there is no way.
    """
    try:
        _, current = movement_in_play(asked.state, asks.session, asks.section)
        change = asks.happened(current, asked)
        count = change.count if isinstance(change, PairsArrive) else 0
        names = tuple(", ".join(names_apart(line)) for line in asks.names) if count else ()
        come = newcomers(asked.state, current, count, _numbered("pair", asks.pair, current, asked), names)
        late = tuple(replace(each, players=tuple(map(asked.known, each.players))) for each in come)
        contestants = [each.contestant for each in late]
        ways = replanned(asked.state, asks.session, asks.section, asks.from_, change, contestants)
    except NotReplanned as error:
        raise ActImpossible(f"replan-error-{error.code}", "change", values=error.about) from None
    return Ways(change, current, tuple(replace(each, late=late) for each in ways))
