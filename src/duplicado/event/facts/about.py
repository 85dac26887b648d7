"""Subjects of facts by their fields: what a fact is about whose field tells it. Owner: the facts."""

from __future__ import annotations

from typing import final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.subjects import AtPlace, OfContestant, OfEvent, OfSession, OfWhere


class AboutPlace:
    """Fact about one board at one table in one round."""

    __slots__ = ()
    place: Place

    @final
    def subject(self) -> AtPlace:
        """Return its place."""
        return AtPlace(self.place)


class AboutSession:
    """Fact about a session, or one section of it."""

    __slots__ = ()
    session: int
    section: str | None

    @final
    def subject(self) -> OfSession:
        """Return the session and the section."""
        return OfSession(self.session, self.section)


class AboutContestant:
    """Fact about a contestant."""

    __slots__ = ()
    contestant: ContestantId

    @final
    def subject(self) -> OfContestant:
        """Return the contestant."""
        return OfContestant(self.contestant)


class AboutWhere:
    """Fact about something that happened, wherever it was."""

    __slots__ = ()
    where: Where

    @final
    def subject(self) -> OfWhere:
        """Return where it was."""
        return OfWhere(self.where)


class AboutEvent:
    """Fact about the event as a whole."""

    __slots__ = ()

    @final
    def subject(self) -> OfEvent:
        """Return the event."""
        return OfEvent()
