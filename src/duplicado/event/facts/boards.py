"""Boards at a table: postponed, cancelled, or found to be fouled."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.about import AboutPlace
from duplicado.event.facts.fact import BoardsTold, Duty, PlaceFact, fact
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.results import Place
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Code, Words


@final
@fact("board-postponed", since=1, duty=Duty.TABLES, counts_twice=False, boards_told=BoardsTold.NONE)
class BoardPostponed(AboutPlace, PlaceFact):
    """The Director postponed the play of a board: for it the round goes on (Law 8B2)."""

    place: Place
    reason: Words = ""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.PLAY, (self.place,)))

    def rests_on(self) -> Topics:
        return topics(TopicOf(TopicKind.RESULT, (self.place,)), TopicOf(TopicKind.PLAY, (self.place,)))

    def particulars(self) -> Particulars:
        return told(place=self.place)


@final
@fact(
    "board-cancelled",
    since=1,
    duty=Duty.TABLES,
    counts_twice=False,
    boards_told=BoardsTold.NONE,
    added={"approved_by": 2},
)
class BoardCancelled(AboutPlace, PlaceFact):
    """The Director cancelled the play of a board at a table (Law 8B2); it is not played there, and nobody scores."""

    place: Place
    reason: Words = ""
    approved_by: Words | None = None
    """Person who approved of it for the Tournament Organizer, when the periods of Law 81C3 are over (Law 79C2)."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.PLAY, (self.place,)))

    def rests_on(self) -> Topics:
        return topics(TopicOf(TopicKind.RESULT, (self.place,)), TopicOf(TopicKind.PLAY, (self.place,)))

    def particulars(self) -> Particulars:
        return told(place=self.place)


@final
@fact(
    "form-recorded",
    since=1,
    duty=Duty.TABLES,
    counts_twice=False,
    boards_told=BoardsTold.ITS_SUBJECT,
    added={"approved_by": 2},
)
class FormRecorded(AboutPlace, PlaceFact):
    """It was found in which form a fouled board was played at a place (Law 87); approved as a cancelled board is."""

    place: Place
    form: Code
    """Any name, the same for the same form; empty for the form that the board should have had."""
    approved_by: Words | None = None

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.FORM, (self.place,)))

    def rests_on(self) -> Topics:
        return self.changes()

    def particulars(self) -> Particulars:
        return told("" if self.form else "right", place=self.place, form=self.form)


BoardFact: TypeAlias = BoardPostponed | BoardCancelled | FormRecorded
