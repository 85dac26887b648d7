"""Act that pairs the next round of an event whose rounds are paired one after the other."""

from __future__ import annotations

from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_pairing import NextRound, RoundWanted, next_round
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import impossible_text, not_ready_text
from duplicado.service.acts.act import Act, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Tick, Ticks, WholeNumber, Words
from duplicado.service.acts.place_kinds import SectionName

__all__ = ["PairNextRound", "sessions_of"]

_ROUND: Final = WholeNumber(most=99)


def sessions_of(state: EventState) -> tuple[int, int]:
    """Return the session in which a round may be paired first: the last that is not over, else a new one; and the last.

    The second is that after which a new one would come.
    """
    last = max((number for number, session in state.sessions.items() if session.plans), default=0)
    going = last and state.sessions[last].ended is None
    return (last if going else last + 1), last


@act("pair-next", page=Page.MOVEMENT, makes=(SectionPlanned,))
class PairNextRound(Act):
    """Pair the next round by how everybody stands, or the last one anew, and plan its tables and boards."""

    session: int | None = ask(_ROUND, default=None)
    section: str = ask(SectionName(), default="")
    boards: int | None = ask(WholeNumber(most=64), default=None)
    first_board: int | None = ask(WholeNumber(most=999), default=None)
    share: int | None = ask(WholeNumber(most=8), default=None)
    after: int | None = ask(_ROUND, default=None)
    again: bool = ask(Tick(), default=False)
    provisional: bool = ask(Tick(), default=False)
    remedy: frozenset[Remedy] = ask(Ticks({each.value: each for each in Remedy}), default=frozenset[Remedy]())
    hands_: str = ask(Words(is_hidden=True), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        messages = Messages.load(asked.language)
        try:
            return (self.paired(asked).planned,)
        except RoundNotReady as error:
            raise FormError("form-said", "boards", values=(not_ready_text(error, messages),)) from None
        except ImpossibleRound as error:
            raise FormError("form-said", "remedy", values=(impossible_text(error, messages),)) from None

    def hands(self) -> str:
        return self.hands_

    def paired(self, asked: ActContext) -> NextRound:
        """Return the round.

        Raises:
            RoundNotReady: results are wanting.
            ImpossibleRound: there is no pairing.
        """
        return next_round(LiveStandings(asked.order), self._wanted(asked.state))

    def _wanted(self, state: EventState) -> RoundWanted:
        usual, _ = sessions_of(state)
        return RoundWanted(
            session=self.session or usual,
            section=self.section,
            boards=self.boards,
            first_board=self.first_board,
            share=self.share,
            contestants=_contestants(state, self.section),
            again=self.again,
            standing_after=self.after,
            provisional=self.provisional,
            remedies=self.remedy,
        )


def _contestants(state: EventState, section: str) -> tuple[ContestantId, ...]:
    """Return who is entered or planned in a section: who has no name yet plays as well."""
    planned = {
        who
        for session in state.sessions.values()
        if section in session.plans
        for who in session.plans[section].current.contestants
    }
    entered = {who for who in state.contestants if who.section == section}
    return tuple(sorted(planned | entered, key=lambda who: who.order))
