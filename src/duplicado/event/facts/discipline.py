"""Suspension and disqualification (Law 91)."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.about import AboutContestant
from duplicado.event.facts.fact import BoardsTold, Duty, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import ReplacingFact
from duplicado.event.facts.particulars import Particulars, Persons, told
from duplicado.vocabulary.texts import Words


@final
@fact("player-suspended", since=2, duty=Duty.PENALTIES, counts_twice=False, boards_told=BoardsTold.ANY)
class PlayerSuspended(AboutContestant, ReplacingFact):
    """The Director suspended a player or a contestant for the session or a part of it (Law 91A)."""

    contestant: ContestantId
    cause: Words
    session: int
    from_round: int
    to_round: int | None = None
    """The last round; `None`: the rest of the session."""
    player: Words = ""
    """Empty for the whole contestant: by the Laws of 2007 it always is."""
    instead_of: tuple[EntryId, ...] = ()

    def particulars(self) -> Particulars:
        who = Persons(self.contestant, (self.player,) if self.player else ())
        if self.to_round is None:
            return told(who=who, session=self.session, round=self.from_round)
        return told("until", who=who, session=self.session, round=self.from_round, last=self.to_round)


@final
@fact("disqualified", since=2, duty=Duty.PENALTIES, counts_twice=False, boards_told=BoardsTold.ANY)
class ContestantDisqualified(AboutContestant, ReplacingFact):
    """The Director disqualified a contestant for cause, with the Tournament Organizer's approval (Law 91B)."""

    contestant: ContestantId
    cause: Words
    approved_by: Words
    """Person who approved of it for the Tournament Organizer."""
    session: int
    after_round: int
    """The last round that was played."""
    player: Words = ""
    """A single player; the contestant goes on with a substitute. Empty for the whole contestant."""
    instead_of: tuple[EntryId, ...] = ()

    def particulars(self) -> Particulars:
        who = Persons(self.contestant, (self.player,) if self.player else ())
        return told(who=who, approver=self.approved_by)


DisciplineFact: TypeAlias = PlayerSuspended | ContestantDisqualified
