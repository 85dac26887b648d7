"""Results as they are stated: entered, agreed to, put right."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.about import AboutPlace
from duplicado.event.facts.fact import BoardsTold, Duty, PlaceFact, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import Particulars, SatThere, told
from duplicado.event.facts.results import NotPlayed, Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.subjects import AtPlace
from duplicado.event.facts.table_statements import SaidByTable, TableStatement, WhenStated
from duplicado.event.facts.topics import PlanOf, TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.texts import Words

Seated: TypeAlias = "tuple[ContestantId | None, ContestantId | None, ContestantId | None, ContestantId | None]"
"""Contestants at a table: North-South and East-West; of individuals North and East, then their partners."""


@final
@fact("result-entered", since=1, duty=Duty.RESULTS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class ResultEntered(AboutPlace, PlaceFact, SaidByTable):
    """A result was written down."""

    place: Place
    line: TravellerLine
    north_south: ContestantId | None = None
    """Contestant who sat North-South (North, for individuals); `None`: the one whom the movement puts there."""
    east_west: ContestantId | None = None
    south: ContestantId | None = None
    """For individuals, North's partner; `None`: as the movement says."""
    west: ContestantId | None = None
    side: Side | None = None
    """The side of the player who wrote it down; `None`: the Director or scorer."""

    @property
    def seated(self) -> Seated:
        """Contestants who are said to have sat there."""
        return self.north_south, self.east_west, self.south, self.west

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.RESULT, (self.place,)))

    def rests_on(self) -> Topics:
        """Return the movement and whether the board is played; another result is asked about."""
        place = self.place
        return topics(PlanOf(place.session, place.section, place.round), TopicOf(TopicKind.PLAY, (place,)))

    def particulars(self) -> Particulars:
        place = self.place
        return told(
            place=place,
            line=self.line,
            ns=SatThere(place, Side.NS, self.north_south, self.south),
            ew=SatThere(place, Side.EW, self.east_west, self.west),
        )

    def as_stated(self) -> TableStatement:
        """Return its limits: who sat there, averages, and that a board was not played, only the Director says."""
        is_directors = any(self.seated) or not isinstance(self.line, Played | ScoreWritten) or self.side is None
        return TableStatement.at(self.place, WhenStated.LATER_TOO, self.side, is_directors=is_directors)


@final
@fact("result-agreed", since=1, duty=Duty.RESULTS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class ResultAgreed(AboutPlace, PlaceFact, SaidByTable):
    """A side agreed to a result that was written down."""

    place: Place
    result: EntryId
    side: Side

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.AGREEMENT, (self.place,)))

    def rests_on(self) -> Topics:
        return topics(TopicOf(TopicKind.CORRECTION, (self.place,)))

    def particulars(self) -> Particulars:
        return told(place=self.place, side=self.side)

    def as_stated(self) -> TableStatement:
        return TableStatement.at(self.place, WhenStated.IN_ITS_ROUND, self.side, is_directors=False)


@final
@fact("result-corrected", since=1, duty=Duty.CORRECTIONS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class ResultCorrected(PlaceFact, SaidByTable):
    """A result was put right (Law 79C)."""

    result: ResultEntered
    instead_of: tuple[EntryId, ...]
    """Statements that it replaces: the entries or corrections that were known to whoever made it."""
    reason: Words
    approved_by: Words = ""
    """Person who approved of it for the Tournament Organizer, after the Correction Period (Law 79C2)."""

    def subject(self) -> AtPlace:
        return self.result.subject()

    def changes(self) -> Topics:
        place = self.result.place
        return topics(TopicOf(TopicKind.RESULT, (place,)), TopicOf(TopicKind.CORRECTION, (place,)))

    def rests_on(self) -> Topics:
        return self.result.rests_on() | {TopicOf(TopicKind.RESULT, (self.result.place,))}

    def replaces(self) -> tuple[EntryId, ...]:
        return self.instead_of

    def particulars(self) -> Particulars:
        line = self.result.line
        if line == NotPlayed(self.reason):
            line = NotPlayed()  # the reason of both is said once
        return Particulars("", {**self.result.particulars().values, "line": line, "reason": self.reason})

    def as_stated(self) -> TableStatement:
        return replace(
            self.result.as_stated(),
            when=WhenStated.IN_ITS_ROUND,
            is_directors=self.result.as_stated().is_directors or bool(self.approved_by),
        )


ResultFact: TypeAlias = ResultEntered | ResultAgreed | ResultCorrected
