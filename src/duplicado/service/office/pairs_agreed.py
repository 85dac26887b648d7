"""Way of a pair from the partner desk into its event, and the end of what the event has made impossible."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from duplicado.event.facts.contestants import Player
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.contestants import EnterContestant
from duplicado.service.club.open_places import entered_as, number_for, takes_pairs
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.service.club.partner_notices import Agreement, NewsCause, PartnerDesk, dissolved, entered, without
from duplicado.service.live.commands import Accepted, Command, Outcome, Questioned, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer

_CLERK: Final = "partner-desk"
"""Subject of the entries that the desk makes."""
_TRIES: Final = 20
"""Number of times that a pair is entered anew because others were entered under its number meanwhile."""
_AGAIN: Final = frozenset({"changed-since", "id-taken"})
_CHANGED: Final = Refusal(Refused("changed-since"))
_FULL: Final = Refusal(Refused("no-place"))


@dataclass(frozen=True, slots=True)
class DeskOfEvent:
    """The desk of an event that is open."""

    desks: PartnerDesks
    name: str
    event: OpenEvent
    by: str
    """As its entries are signed in the record."""

    @property
    def is_open(self) -> bool:
        """True where the event still takes pairs."""
        return takes_pairs(self.event.state, self.event.now())

    async def settled(self) -> PartnerDesk | None:
        """Return the desk without what the event has made impossible; `None`: it takes no pairs any more.

        Who is entered with a partner, or whom the club knows no more, has no notice. Of an event that has begun nothing
        stays.
        """
        state = self.event.state if self.is_open else None
        return await asyncio.to_thread(_settled, self.desks, self.name, state)

    async def enter_complete(self) -> bool:
        """Enter the pairs of which both have pressed; tell whether all that is to be written was.

        What was interrupted between the second press and the entry is done when somebody looks at the desk again.
        """
        desk = await self.settled()
        done = [await self._entered(each) for each in (desk.agreements if desk else ()) if each.is_complete]
        return all(done)

    async def _entered(self, agreement: Agreement) -> bool:
        for _ in range(_TRIES):
            desk = await self.settled()
            if desk is None or agreement not in desk.agreements:
                return True
            players = await asyncio.to_thread(self.desks.known, desk)
            match await self._submitted([players.get(each) for each in agreement.pair], agreement.id):
                case Accepted():
                    continue  # the next look finds them entered
                case Refusal(refused) if refused.code in _AGAIN:
                    continue
                case Questioned():
                    continue  # the office has entered one of them meanwhile: the next look finds him
                case Refusal():
                    break
                case _:
                    return False
        change = partial(dissolved, id_=agreement.id, cause=NewsCause.NO_PLACE)
        await asyncio.to_thread(self.desks.change, self.name, change)
        return True

    async def _submitted(self, pair: Sequence[Player | None], id_: str) -> Outcome:
        """Ask for the entry of two by the act by which the office enters a pair, as the event stands in this moment."""
        clerk = Viewer(_CLERK, Role.ORGANIZER, self.by)
        state, based_on = self.event.state, self.event.views.fresh_position(clerk)
        players = tuple(each for each in pair if each is not None and entered_as(state, each) is None)
        if not self.is_open or len(players) < len(pair):
            return _CHANGED
        number = number_for(state, players)
        if number is None:
            return _FULL
        facts = EnterContestant(who=number, players=players).facts(ActContext(state, self.event.record.order))
        return await self.event.writer.submit(clerk, Command(id_, facts, based_on))


def _settled(desks: PartnerDesks, name: str, state: EventState | None) -> PartnerDesk | None:
    before = desks.of(name)
    if state is None:
        if before != PartnerDesk():
            desks.forget(name)
        return None

    def change(desk: PartnerDesk) -> PartnerDesk:
        players = desks.known(desk)
        numbers = {who: entered_as(state, players[who]) for who in desk.notices if who in players}
        for each in desk.agreements:
            one, other = (numbers.get(who) for who in each.pair)
            if one is not None and one == other:
                desk = entered(desk, each)
        desk = without(desk, {who for who in desk.notices if numbers.get(who)}, NewsCause.ENTERED)
        return without(desk, desk.notices.keys() - players.keys(), NewsCause.REMOVED)

    return before if change(before) == before else desks.change(name, change)
