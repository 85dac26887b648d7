"""Documents for players who have finished boards: score cards and hand records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from duplicado.event.contest import ContestantId
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.service.live.cards import CardsAnswer, cardholders, cards_view
from duplicado.service.live.commands import NotShown
from duplicado.service.live.hand_records import HandRecordTold, hand_record, may_see_hand_record
from duplicado.service.live.rankings import Figures, Rankings
from duplicado.service.live.roles import Access, Capability, Release, Viewer


class ForPlayers:
    """Score cards and hand records of one event, computed for who asks."""

    def __init__(
        self,
        state: Callable[[], EventState],
        access: Callable[[], Access],
        release: Callable[[Viewer], Release],
        rankings: Rankings,
        clock: Callable[[], datetime],
    ) -> None:
        """Take what gives the state of the event, who may see what, when rankings are released, rankings and time."""
        self._clock = clock
        self._state = state
        self._access = access
        self._release = release
        self._rankings = rankings
        self._tables = DoubleDummyTables()

    async def score_cards(self, viewer: Viewer) -> CardsAnswer:
        """Return the score cards that somebody is shown, see `cards`; without figures where he is shown no rankings.

        Raises:
            NotShown: he does not play.
        """
        if not (viewer.plays or self._access().may(viewer.role, Capability.OWN_TABLE)):
            raise NotShown(f"{viewer.subject} does not play: he has no score card")
        figures = await self._figures(viewer)
        # Nothing is waited for from here on: whose cards they are, and what is on them, is of one moment.
        state, access, at = self._state(), self._access(), self._clock()

        def hands(session: int, section: str, board: int) -> bool:
            return not isinstance(may_see_hand_record(viewer, state, access, session, section, board, at), Refused)

        return cards_view(state, cardholders(viewer, state), figures, access.openness, hands)

    async def _figures(self, viewer: Viewer) -> Mapping[tuple[int, ContestantId], Figures]:
        if not self._access().may(viewer.role, Capability.RANKINGS):
            return {}
        return {
            (each.session, each.contestant): await self._rankings.figures(
                self._release(viewer), each.contestant, each.session
            )
            for each in cardholders(viewer, self._state())
        }

    async def hand_record(self, viewer: Viewer, session: int, section: str, board: int) -> HandRecordTold | Refused:
        """Return the hands of a board that is finished everywhere, what can be made with them, and par."""
        return await hand_record(
            viewer,
            self._state(),
            self._access(),
            self._tables,
            session=session,
            section=section,
            board=board,
            at=self._clock(),
        )

    def stop(self) -> None:
        """Compute nothing any more."""
        self._tables.stop()
