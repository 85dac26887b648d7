"""Contestants of an event: entering, leaving, who plays in whose place and where, missing a session, carrying over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.about import AboutContestant
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, Fact, fact
from duplicado.event.facts.particulars import CarriedUnit, Particulars, told
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.movement.model import ADDED_LATER
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.lexicon import plain
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.texts import Code, NameWords, Words


@checked
@dataclass(frozen=True, slots=True)
class Player:
    """A person who plays."""

    name: NameWords
    number: NameWords = ""
    """His number with the club or federation, where he has one."""

    def may_be(self, other: Player) -> bool:
        """Tell whether two players may be one person: by the numbers where both have one, else by the names."""
        if self.number and other.number:
            return self.number == other.number
        return bool(self.name.strip()) and name_key(self.name) == name_key(other.name)


def name_key(name: str) -> str:
    """Return what is the same in all spellings of a name: capitals, accents and spaces do not matter."""
    return " ".join(plain(name).split())


@final
@fact("entered", since=1, duty=Duty.ENTRIES, counts_twice=False, boards_told=BoardsTold.NONE, added={"robot": 2})
class ContestantEntered(AboutContestant, ChangeFact):
    """A pair, team or player was entered; a second entry of the same number replaces what the first one says."""

    contestant: ContestantId
    players: tuple[Player, ...] = ()
    name: NameWords = ""
    """A team's name."""
    seed: int | None = None
    categories: tuple[Code, ...] = ()
    stratum: Code = ""
    handicap: Fraction = Fraction(0)
    """Added to the result, in hundredths of the maximum, or in the unit of the method where it has none."""
    robot: Code = field(default="", metadata=ADDED_LATER)
    """The system of the robots that sit for the contestant at electronic tables; empty where people play."""

    @property
    def called(self) -> str:
        """A team's name, otherwise the names of the players; nothing where neither is known."""
        return self.name or " – ".join(player.name for player in self.players)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CONTESTANT, (self.contestant,)))

    def particulars(self) -> Particulars:
        players = ", ".join(player.name for player in self.players)
        names = f"{self.name} ({players})" if self.name and players else self.name or players
        return told(who=str(self.contestant), names=names)


def entered_by(facts: Iterable[Fact]) -> tuple[ContestantId, ...]:
    """Return whom facts enter, in their order."""
    return tuple(each.contestant for each in facts if isinstance(each, ContestantEntered))


@final
@fact("withdrew", since=1, duty=Duty.ENTRIES, counts_twice=False, boards_told=BoardsTold.NONE, added={"approved_by": 2})
class ContestantWithdrew(AboutContestant, ChangeFact):
    """A contestant left the event."""

    contestant: ContestantId
    session: int
    after_round: int
    reason: Words = ""
    approved_by: Words | None = None
    """Person who approved of it for the Tournament Organizer, when the periods of Law 81C3 are over (Law 79C2)."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CONTESTANT, (self.contestant,)))

    def particulars(self) -> Particulars:
        return told(who=self.contestant, round=self.after_round)


@final
@fact("substitute-seated", since=1, duty=Duty.ENTRIES, counts_twice=False, boards_told=BoardsTold.NONE)
class SubstituteSeated(AboutContestant, ChangeFact):
    """The Director authorised a player to take another's place (Law 4)."""

    contestant: ContestantId
    absent: Player
    substitute: Player
    session: int
    from_round: int
    reason: Words = ""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.SEATING, (self.session, self.contestant)))

    def particulars(self) -> Particulars:
        newcomer = self.substitute.name
        return told(who=self.contestant, absent=self.absent.name, newcomer=newcomer, round=self.from_round)


@final
@fact("direction-permitted", since=1, duty=Duty.TABLES, counts_twice=False, boards_told=BoardsTold.NONE)
class DirectionPermitted(AboutContestant, ChangeFact):
    """The Director told or allowed a contestant to sit otherwise than the movement says (Law 5A)."""

    session: int
    contestant: ContestantId
    from_round: int
    seats: tuple[Seat, ...]
    reason: Words = ""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.SEATING, (self.session, self.contestant)))

    def particulars(self) -> Particulars:
        return told(who=self.contestant, seats=self.seats, round=self.from_round)


@final
@fact("line-up-named", since=2, duty=Duty.ENTRIES, counts_twice=False, boards_told=BoardsTold.NONE)
class LineUpNamed(AboutContestant, ChangeFact):
    """A team said which of its players sit where, from a round of a session on until it says so anew."""

    contestant: ContestantId
    session: int
    from_round: int
    north_south: tuple[Player, ...] = ()
    """North, then South; empty: not known."""
    east_west: tuple[Player, ...] = ()
    """East, then West; empty: not known."""
    reason: Words = ""

    def on_side(self, side: Side) -> tuple[Player, ...]:
        """Return the pair that sits on a side, in the order of its seats."""
        return self.north_south if side is Side.NS else self.east_west

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who is named."""
        return (*self.north_south, *self.east_west)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.SEATING, (self.session, self.contestant)))

    def particulars(self) -> Particulars:
        ns, ew = (" – ".join(each.name for each in self.on_side(side)) for side in Side)
        variant = "" if ns and ew else "ns" if ns else "ew"
        return told(variant, who=self.contestant, round=self.from_round, ns=ns, ew=ew)


@final
@fact("session-missed", since=2, duty=Duty.ENTRIES, counts_twice=False, boards_told=BoardsTold.NONE)
class SessionMissed(AboutContestant, ChangeFact):
    """A contestant could not play a session of the event; a regulation says what he gets for it."""

    contestant: ContestantId
    session: int
    reason: Words = ""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.MISSED, (self.session, self.contestant)))

    def particulars(self) -> Particulars:
        return told(who=self.contestant, session=self.session)


@final
@fact(
    "carried-over", since=1, duty=Duty.PENALTIES, counts_twice=False, boards_told=BoardsTold.ANY, added={"percent": 2}
)
class CarriedOver(AboutContestant, ChangeFact):
    """A contestant brought something along from an earlier event or stage."""

    contestant: ContestantId
    amount: Fraction
    """In the unit in which the event ranks, see `percent`."""
    reason: Words = ""
    percent: bool | None = None
    """True where it is added to the percentage, in an event that ranks by them; `None`: to the total, in its unit."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CARRIED, (self.contestant,)))

    def particulars(self) -> Particulars:
        return told(who=self.contestant, amount=self.amount, unit=CarriedUnit(bool(self.percent)))


ContestantFact: TypeAlias = (
    ContestantEntered
    | ContestantWithdrew
    | SubstituteSeated
    | DirectionPermitted
    | LineUpNamed
    | SessionMissed
    | CarriedOver
)
