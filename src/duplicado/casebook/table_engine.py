"""The table with its Director as the engine that runs cases."""

from __future__ import annotations

from typing import Final

from duplicado.casebook.engine import (
    Command,
    DirectorCommand,
    Duration,
    Irregularity,
    LeadRestriction,
    NotYet,
    Observation,
    OpenOption,
    PenaltyCardKind,
    Phase,
    PlayerCommand,
    Refusal,
    Result,
    TrickInProgress,
)
from duplicado.casebook.model import Setup
from duplicado.director import guard_play, observe
from duplicado.director.admit import admit
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.rule import rule
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law import ClauseId, Edition
from duplicado.law.requests import Offer
from duplicado.score.law_77 import score
from duplicado.table import actions
from duplicado.table import state as table_state
from duplicado.table.state import ContestKind, TableSetup, TableState
from duplicado.vocabulary import Contract, PassedOut, Side

__all__ = ["TableEngine"]


class TableEngine:
    """Drives `director.admit` and `director.rule`, and says what can be seen."""

    def start(self, setup: Setup, edition: Edition) -> DirectedTable:
        """Return the state at the beginning of a case."""
        position = setup.position
        return begin(
            TableSetup(
                setup.board,
                edition,
                dict(setup.regulations.options),
                ContestKind(setup.scoring.value),
                table_state.Mode(setup.mode.value),
                position.hands if position else setup.hands,
                setup.contract,
                position.lead if position else None,
                position.won if position else (0, 0),
            )
        )

    def admit(self, state: DirectedTable, command: Command) -> Refusal | None:
        """Tell whether the command is refused."""
        refusal = admit(state, _translated(command))
        if refusal is None:
            _check_executed(state, command)
            return None
        return Refusal(None if refusal.clause is None else ClauseId.parse(refusal.clause))

    def rule(self, state: DirectedTable, command: Command) -> DirectedTable:
        """Return the state after a command that was admitted."""
        for entry in rule(state, _translated(command)):
            state = evolve(state, entry)
        return state

    def observe(self, state: DirectedTable) -> Observation:
        """Say what can be seen."""
        table = state.table
        rule_of_lead = table.lead_rule
        return Observation(
            phase=Phase(table.phase.value),
            turn=observe.turn(state),
            auction=table.auction.calls,
            contract=table.result_of_auction if table.phase is not table_state.Phase.AUCTION else None,
            calls=observe.lawful_calls(table),
            cards=observe.lawful_cards(table),
            barred={seat: Duration(bar.value) for seat, bar in table.must_pass.items()}
            if table.phase is table_state.Phase.AUCTION
            else {},
            penalty_cards={
                seat: {card: PenaltyCardKind(kind.value) for card, kind in cards.items()}
                for seat, cards in observe.penalty_cards(table).items()
            },
            lead=LeadRestriction(rule_of_lead.seat, rule_of_lead.forbid, rule_of_lead.require)
            if rule_of_lead
            else None,
            options=tuple(_option(offer) for offer in state.offers),
            questions=tuple(ClauseId.parse(question.clause) for question in state.questions),
            irregularities=tuple(Irregularity(ClauseId.parse(noted.law), noted.offender) for noted in table.noted),
            cites=tuple(map(ClauseId.parse, table.cites)),
            unauthorized={side: observe.unauthorized(table, side) for side in Side},
            authorized={side: observe.authorized(table, side) for side in Side},
            review=tuple(map(ClauseId.parse, table.reviews)),
            tricks={side: table.play.position.tricks(side) for side in Side} if table.play else {},
            result=_result(table),
            adjusted=ClauseId.parse(table.adjusted) if table.adjusted else None,
            trick=TrickInProgress(table.play.position.leader, table.play.position.trick) if table.play else None,
        )


def _option(offer: Offer) -> OpenOption:
    return OpenOption(offer.by, ClauseId.parse(offer.clause), tuple(word.value for word in offer.words))


def _result(table: TableState) -> Result | None:
    contract, play = table.result_of_auction, table.play
    if table.phase is not table_state.Phase.OVER:
        return None
    if isinstance(contract, PassedOut):
        return Result(contract, None, 0)
    if not isinstance(contract, Contract) or play is None or sum(play.position.won) != 13:
        return None
    tricks = play.position.tricks(contract.declarer.side)
    return Result(contract, tricks, score(contract, tricks, table.setup.board.vulnerability))


def _translated(command: Command) -> PlayerActs | Find:
    match command:
        case PlayerCommand():
            return PlayerActs(command.seat, command.action, command.accompanying, command.means or "")
        case DirectorCommand():
            return Find(command.findings)


_NOT_YET: Final[dict[type[actions.Action], str]] = {
    actions.TakesBack: "47",
    actions.PlaysTogether: "58B",
    actions.PlaysWithHidden: "58B1",
    actions.PutsCard: "45D1",
    actions.ChangesDesignation: "45C4(b)",
    actions.Indicates: "45F",
    actions.Touches: "45C3",
    actions.Holds: "45C2(a)",
    actions.NamesLead: "45C4(a)",
    actions.FacesHand: "48B2",
    actions.PointsWrongly: "65B",
    actions.AsksToPoint: "65B3",
    actions.AsksToSeeTrick: "66",
    actions.AsksToSeeLastCard: "66B",
    actions.LooksAt: "43A2(c)",
    actions.SaysTricks: "79A",
    actions.Claims: "68A",
    actions.Concedes: "68B",
    actions.Agrees: "69A",
    actions.Disputes: "68D2(a)",
}


def _check_executed(state: DirectedTable, command: Command) -> None:
    if not isinstance(command, PlayerCommand):
        return
    if command.accompanying and state.table.play is not None:
        raise NotYet("58A")
    action, play = command.action, state.table.play
    if type(action) in _NOT_YET:
        raise NotYet(_NOT_YET[type(action)])
    if play is None:
        return
    if isinstance(action, actions.Drops | actions.Shows | actions.Names):
        raise NotYet("49")
    if isinstance(action, actions.PlaysCard | actions.Designates | actions.LeadsFaceDown):
        if isinstance(action, actions.Designates) and isinstance(action.designation, actions.Instruction):
            raise NotYet("46B")
        if guard_play.broken_clause(state, command.seat, action) is not None:
            raise NotYet("44")
