"""The table with its Director as the engine that cases are run with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from duplicado.casebook.engine import (
    CasePhase,
    CaseRefusal,
    Command,
    DirectorCommand,
    Duration,
    LeadRestriction,
    Observation,
    OpenOption,
    PenaltyCardKind,
    PlayerCommand,
    Result,
    SeenIrregularity,
    SeenTransfer,
    TrickInProgress,
)
from duplicado.casebook.model import Regulations, Setup
from duplicado.director import observations
from duplicado.director.admission import admit
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.outcome import outcome, reviews, total_transfer
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import conclude
from duplicado.director.state import DirectedTable, begin
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import Offer
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import UnknownOptionError
from duplicado.law.regulations.options import option
from duplicado.law.regulations.profile import profile
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup, TableState
from duplicado.vocabulary.seats import Side


class TableEngine:
    """Drives `director.admission` and `director.rule`, and says what can be seen."""

    def start(self, setup: Setup, edition: Edition) -> DirectedTable:
        """Return the state at the beginning of a case."""
        position = setup.position
        return begin(
            TableSetup(
                setup.board,
                edition,
                {**profile(setup.regulations.profile).values(), **_decided(setup.regulations)},
                setup.scoring,
                TableMode(setup.mode.value),
                position.hands if position else setup.hands,
                setup.contract,
                position.lead if position else None,
                position.won if position else (0, 0),
            )
        )

    def admit(self, state: DirectedTable, command: Command) -> CaseRefusal | None:
        """Tell whether the command is refused."""
        refusal = admit(state, _translated(command))
        if refusal is None:
            return None
        return CaseRefusal(None if refusal.clause is None else ClauseId.parse(refusal.clause))

    def rule(self, state: DirectedTable, command: Command) -> DirectedTable:
        """Return the state after a command that was admitted; the program answers where it is appointed (80B2(a))."""
        return conclude(carry_out(state, _translated(command))[1])[1]

    def observe(self, state: DirectedTable) -> Observation:
        """Say what can be seen."""
        table = state.table
        return Observation(
            phase=CasePhase(table.phase.value),
            turn=state.table.turn,
            auction=table.auction.calls,
            contract=table.result_of_auction if table.phase is not Phase.AUCTION else None,
            calls=observations.lawful_calls(table),
            cards=observations.lawful_cards(table),
            barred={seat: Duration(bar.value) for seat, bar in table.must_pass.items()}
            if table.phase is Phase.AUCTION
            else {},
            penalty_cards={
                seat: {card: PenaltyCardKind(kind.value) for card, kind in cards.items()}
                for seat, cards in observations.penalty_cards(table).items()
            },
            lead=_lead(table),
            options=tuple(_option(offer) for offer in state.offers),
            questions=tuple(ClauseId.parse(question.clause) for question in state.questions),
            irregularities=tuple(SeenIrregularity(ClauseId.parse(noted.law), noted.offender) for noted in table.noted),
            cites=tuple(map(ClauseId.parse, table.cites)),
            unauthorized={side: observations.unauthorized(table, side) for side in Side},
            authorized={side: observations.authorized(table, side) for side in Side},
            review=tuple(map(ClauseId.parse, reviews(table))),
            tricks={side: table.play.tricks(side) for side in Side} if table.play else {},
            transfer=_transfer(table),
            result=_result(table),
            adjusted=ClauseId.parse(table.adjusted) if table.adjusted else None,
            trick=_trick(table),
            penalties=tuple(map(ClauseId.parse, table.penalties)),
        )


def _decided(regulations: Regulations) -> Mapping[str, object]:
    """Return the options of a case with their values; of a name that is not known the value stays as it was written."""
    decided: dict[str, object] = {}
    for name, written in regulations.options:
        try:
            decided[name] = option(name).read(written)
        except UnknownOptionError:
            decided[name] = written
    return decided


def _lead(table: TableState) -> LeadRestriction | None:
    rule_of_lead, play = table.lead_rule, table.play
    on_lead = play is not None and not play.is_over and play.play.is_between_tricks
    if rule_of_lead is None or play is None or not on_lead or play.play.turn is not rule_of_lead.seat:
        return None
    return LeadRestriction(rule_of_lead.seat, rule_of_lead.forbid, rule_of_lead.require)


def _option(offer: Offer) -> OpenOption:
    return OpenOption(offer.by, ClauseId.parse(offer.clause), tuple(word.value for word in offer.words), offer.also_by)


def _trick(table: TableState) -> TrickInProgress | None:
    if table.play is None or table.play.is_over:
        return None
    trick = table.play.play.open_trick
    if trick is None:
        return TrickInProgress(table.play.play.leader, ())
    return TrickInProgress(trick.leader, tuple(card for _, card in trick.plays))


def _transfer(table: TableState) -> SeenTransfer | None:
    total = total_transfer(table)
    return None if total is None else SeenTransfer(total.to, total.tricks, ClauseId.parse(total.law))


def _result(table: TableState) -> Result | None:
    result = outcome(table)
    return None if result is None else Result(result.contract, result.tricks, result.score)


def _translated(command: Command) -> PlayerActs | Find:
    match command:
        case PlayerCommand():
            return PlayerActs(
                command.seat,
                command.action,
                command.accompanying,
                command.means or "",
                command.meaning,
                command.statement,
            )
        case DirectorCommand():
            return Find(command.findings)


ENGINE: Final = TableEngine()
"""The engine that knows the most of the Laws; the command line and the tests of the cases use it."""
