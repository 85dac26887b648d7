"""Act that pairs the next round of an event whose rounds are paired one after the other."""

from __future__ import annotations

from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.exchange import CannotExchange, Exchanges
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_pairing import ExchangeBarred, NextRound, RoundWanted, next_round
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import (
    barred_text,
    cannot_text,
    impossible_text,
    not_ready_text,
    round_json,
    round_text,
)
from duplicado.service.acts.act import Act, ActReport, Cli, FactsMade, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.form_error import ActImpossible
from duplicado.service.acts.kinds import Tick, Ticks, WholeNumber, Words
from duplicado.service.acts.place_kinds import ContestantCouples
from duplicado.service.acts.section_kinds import SectionPlayed

_ROUND: Final = WholeNumber(most=99)


def sessions_of(state: EventState) -> tuple[int, int]:
    """Return the session in which a round may be paired first: the last that is not over, else a new one; and the last.

    The second is that after which a new one would come.
    """
    last = max((number for number, session in state.sessions.items() if session.plans), default=0)
    going = last and state.sessions[last].ended is None
    return (last if going else last + 1), last


@act(
    "pair-next",
    page=Page.MOVEMENT,
    duty=Duty.MOVEMENT,
    cli=Cli(name="pair"),
    examples=(
        "league.event --boards 8",
        "league.event --contestants 12 --boards 4 --only-show",
        "league.event --boards 8 --exchange 3/8",
    ),
)
class PairNextRound(Act):
    """Pair the next round of a Swiss, Danish or knock-out event, and plan its tables and boards.

    Which of the three it is, and what becomes of an odd number, stands in the conditions of contest (`pairing`, `odd`).
    The first round is by the seeding, every other by the standings. It is said how each pairing came about. Two may
    take one another's places (`exchange`); who met before, or had a bye, is told, and wants the permission for that.

    \b
    A Swiss of teams:
      duplicado event new league.event --title League --kind teams --pairing swiss
      duplicado event enter league.event 1 Ana Rui Eva Luis --team Porto
      duplicado event pair league.event --boards 8
      duplicado event result league.event 1 1 "4S N ="
      duplicado event pair league.event
    """  # noqa: D301 - click wants the character, not the two signs

    session: int | None = ask(_ROUND, default=None)
    section: str = ask(SectionPlayed(), default="")
    boards: int | None = ask(WholeNumber(most=64), default=None)
    first_board: int | None = ask(WholeNumber(most=999), default=None)
    share: int | None = ask(WholeNumber(most=8), default=None)
    after: int | None = ask(_ROUND, default=None)
    again: bool = ask(Tick(), default=False)
    provisional: bool = ask(Tick(), default=False)
    exchange: Exchanges = ask(ContestantCouples(), default=())
    """Contestants who take one another's places in the round as it is paired."""
    remedy: frozenset[Remedy] = ask(Ticks({each.value: each for each in Remedy}), default=frozenset[Remedy]())
    contestants: int | None = ask(WholeNumber(least=2, most=400), default=None)
    """Number of contestants, where they are not entered."""
    hands_: str = ask(Words(is_hidden=True), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return self.worked_out(asked).facts

    def worked_out(self, asked: ActContext) -> FactsMade:
        messages = Messages.load(asked.language)
        try:
            found = self.paired(asked)
        except RoundNotReady as error:
            raise ActImpossible(
                "form-said", "boards", values=(not_ready_text(error, messages, state=asked.state),)
            ) from None
        except ImpossibleRound as error:
            raise ActImpossible("form-said", "remedy", values=(impossible_text(error, messages),)) from None
        except CannotExchange as error:
            raise ActImpossible("form-said", "exchange", values=(cannot_text(error, asked.state, messages),)) from None
        except ExchangeBarred as error:
            raise ActImpossible("form-said", "remedy", values=(barred_text(error, asked.state, messages),)) from None
        text = round_text(found, asked.state, messages)
        return FactsMade((found.planned,), ActReport(text, round_json(found), says_facts=True))

    def hands(self) -> str:
        return self.hands_

    def paired(self, asked: ActContext) -> NextRound:
        """Return the round.

        Raises:
            RoundNotReady: results are missing.
            ImpossibleRound: there is no pairing.
            CannotExchange: two cannot be exchanged.
            ExchangeBarred: an exchange leads to what is not allowed.
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
            contestants=self._contestants(state),
            again=self.again,
            standing_after=self.after,
            provisional=self.provisional,
            remedies=self.remedy,
            exchanges=self.exchange,
        )

    def _contestants(self, state: EventState) -> tuple[ContestantId, ...]:
        """Return so many as are told; else who is entered or planned in the section, who has no name yet as well."""
        section = self.section
        if self.contestants is not None:
            return tuple(ContestantId(number, None, section) for number in range(1, self.contestants + 1))
        planned = {
            who
            for session in state.sessions.values()
            if section in session.plans
            for who in session.plans[section].current.contestants
        }
        entered = {who for who in state.contestants if who.section == section}
        return tuple(sorted(planned | entered, key=lambda who: who.order))
