"""The lawful procedure as an engine: auction, opening lead, play and score when nothing irregular happens.

In mode `guarded` an irregular action is refused with the clause that it breaks; in mode `live` it would be a fact that
a Law has to deal with, and that Law is named as not yet executed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from duplicado.casebook.engine import (
    Command,
    DirectorCommand,
    NotYet,
    Observation,
    Phase,
    PlayerCommand,
    Refusal,
    Result,
    TrickInProgress,
)
from duplicado.casebook.model import Mode, Setup
from duplicado.law import ClauseId, Edition
from duplicado.law.procedure import Auction, PlayPosition, law_18, law_44
from duplicado.score.law_77 import score
from duplicado.table import actions
from duplicado.table.actions import (
    Action,
    Alerts,
    AsksAbout,
    AsksReview,
    Attention,
    ChangesCall,
    Designates,
    Explains,
    FacesLead,
    LeadsFaceDown,
    MakesCall,
    PlaysCard,
)
from duplicado.vocabulary import Bid, Call, Card, Contract, Double, Pass, PassedOut, Seat, Side

__all__ = ["LawfulEngine", "LawfulState"]


@dataclass(frozen=True, slots=True)
class LawfulState:
    """A board at which nothing irregular has happened."""

    setup: Setup
    edition: Edition
    auction: Auction
    contract: Contract | None = None
    """The contract once the auction has ended, or of a case that starts behind it."""
    face_down: Card | None = None
    """The opening lead while it lies face down."""
    play: PlayPosition | None = None
    """Once the auction has ended."""
    lead_is_faced: bool = False

    @property
    def phase(self) -> Phase:
        """Where the board stands."""
        if self.play is None:
            return Phase.OVER if isinstance(self.auction.result, PassedOut) else Phase.AUCTION
        if not self.lead_is_faced:
            return Phase.CLARIFICATION
        return Phase.OVER if self.play.is_over else Phase.PLAY


@dataclass(frozen=True, slots=True)
class _Irregular:
    """An action is not in accordance with procedure: a guarded table cites `broken`, `ruled_by` deals with it live."""

    broken: str
    ruled_by: str


class LawfulEngine:
    """Executes the procedure of Laws 17-19, 22, 41, 44 and 77."""

    def start(self, setup: Setup, edition: Edition) -> LawfulState:
        """Return the state at the beginning of a case."""
        state = LawfulState(setup, edition, Auction(setup.board.dealer))
        if setup.contract is None:
            return state
        if setup.position is None:
            return _after_auction(state, setup.contract)
        position = setup.position
        hands = tuple(position.hands[seat] for seat in Seat)
        north, east, south, west = hands
        play = PlayPosition(
            setup.contract.denomination.suit, position.lead, (north, east, south, west), won=position.won
        )
        return replace(state, contract=setup.contract, play=play, lead_is_faced=True)

    def admit(self, state: LawfulState, command: Command) -> Refusal | None:
        """Refuse what is irregular at a guarded table; findings have not been asked for."""
        if isinstance(command, DirectorCommand):
            if state.setup.mode is Mode.GUARDED:
                return Refusal(None)
            key = command.findings[0].key
            raise NotYet(key if isinstance(key, ClauseId) else "81C3")
        irregular = _irregularity(state, command)
        if irregular is None:
            return None
        if state.setup.mode is Mode.LIVE:
            raise NotYet(irregular.ruled_by)
        return Refusal(ClauseId.parse(irregular.broken))

    def rule(self, state: LawfulState, command: Command) -> LawfulState:
        """Return the state after an action that is in order."""
        if isinstance(command, DirectorCommand):
            raise NotYet("81C3")
        match command.action:
            case MakesCall(call):
                return _after_call(state, call)
            case LeadsFaceDown(card):
                return replace(state, face_down=card)
            case FacesLead() if state.face_down is not None:
                return _after_card(state, state.face_down)
            case PlaysCard(card) | Designates(Card() as card):
                return _after_card(state, card)
            case _:
                return state  # attention to nothing, questions: nothing changes

    def observe(self, state: LawfulState) -> Observation:
        """Say what can be seen."""
        phase, play = state.phase, state.play
        if play is None:
            turn = state.auction.turn if phase is Phase.AUCTION else None
            calls = state.auction.lawful_calls()
            contract = None if phase is Phase.AUCTION else state.auction.result
            result = Result(PassedOut(), None, 0) if phase is Phase.OVER else None
            return Observation(phase, turn, state.auction.calls, contract, calls, result=result)
        playable = play.playable()
        going_on = phase is not Phase.OVER
        return Observation(
            phase,
            play.turn if going_on else None,
            state.auction.calls,
            state.contract,
            cards=None if playable is None else tuple(playable),
            tricks={side: play.tricks(side) for side in Side},
            trick=TrickInProgress(play.leader, play.trick) if going_on else None,
            result=None if going_on else _result(state, play),
        )


def _result(state: LawfulState, play: PlayPosition) -> Result | None:
    if state.contract is None or sum(play.won) != 13:
        return None
    tricks = play.tricks(state.contract.declarer.side)
    return Result(state.contract, tricks, score(state.contract, tricks, state.setup.board.vulnerability))


def _after_auction(state: LawfulState, contract: Contract) -> LawfulState:
    return replace(state, contract=contract, play=PlayPosition.beginning(contract, state.setup.hands))


def _after_call(state: LawfulState, call: Call) -> LawfulState:
    auction = state.auction.after(call)
    after = replace(state, auction=auction)
    return _after_auction(after, auction.result) if isinstance(auction.result, Contract) else after


def _after_card(state: LawfulState, card: Card) -> LawfulState:
    play = None if state.play is None else state.play.after(card)
    return replace(state, play=play, face_down=None, lead_is_faced=True)


def _irregularity(state: LawfulState, command: PlayerCommand) -> _Irregular | None:
    if command.accompanying:
        raise NotYet("33")
    action, seat = command.action, command.seat
    match action:
        case MakesCall(call):
            return _irregular_call(state, seat, call)
        case ChangesCall():
            return _change_of_call(state, seat)
        case PlaysCard(card):
            return _irregular_card(state, seat, card, seat if seat is not _dummy(state) else None)
        case Designates(designation):
            if not isinstance(designation, Card):
                raise NotYet("46B")
            return _irregular_card(state, seat, designation, _dummy(state))
        case LeadsFaceDown(card):
            return _irregular_lead(state, seat, card)
        case FacesLead():
            due = state.face_down is not None and state.play is not None and state.play.turn is seat
            return None if due else _Irregular("41C", "41C")
        case _:
            _check_without_effect(state, action)
            return None


def _check_without_effect(state: LawfulState, action: Action) -> None:
    # Attention to nothing, and (live) questions, change nothing; everything else is for a Law that is not here.
    asked = isinstance(action, AsksAbout | AsksReview | Explains | Alerts)
    if isinstance(action, Attention) or (asked and state.setup.mode is Mode.LIVE):
        return
    raise NotYet("20" if asked else _LAW_OF_ACTION.get(type(action), "10C"))


def _dummy(state: LawfulState) -> Seat | None:
    return state.contract.declarer.partner if state.contract and state.lead_is_faced else None


_LAW_OF_ACTION: Final[dict[type[Action], str]] = {
    actions.Drops: "49",
    actions.Shows: "49",
    actions.Names: "49",
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
    actions.ReturnsHands: "17D2",
    actions.LooksAt: "43A2(c)",
    actions.Warns: "9A3",
    actions.RulesHimself: "10A",
    actions.SaysTricks: "79A",
    actions.Claims: "68A",
    actions.Concedes: "68B",
}


def _irregular_call(state: LawfulState, seat: Seat, call: Call) -> _Irregular | None:
    if state.phase is not Phase.AUCTION:
        return _Irregular("39A", "39A")
    if isinstance(call, Bid) and not law_18.is_of_the_game(call):
        return _Irregular("38A", "38A")
    if seat is not state.auction.turn:
        out_of_rotation = "30" if isinstance(call, Pass) else "31" if isinstance(call, Bid) else "32"
        return _Irregular("17C" if state.auction.calls else "17B", out_of_rotation)
    if state.auction.position.permits(call):
        return None
    if isinstance(call, Bid):
        return _Irregular("18D", "27A1")
    return _Irregular("19A1" if isinstance(call, Double) else "19B1", "36A")


def _change_of_call(state: LawfulState, seat: Seat) -> _Irregular:
    # The number of the clause is that of the edition: 25A4-5 of 2017 are 25A2-3 of 2007.
    older = state.edition is Edition.LAWS_2007
    if state.phase in (Phase.PLAY, Phase.OVER):
        return _Irregular("25A3" if older else "25A5", "25A")
    since = [state.auction.turn.after(-turns) for turns in range(1, min(3, len(state.auction.calls)) + 1)]
    if seat in since and seat.partner in since[: since.index(seat)]:
        return _Irregular("25A2" if older else "25A4", "25A")
    raise NotYet("25A")


def _irregular_lead(state: LawfulState, seat: Seat, card: Card) -> _Irregular | None:
    if state.play is not None and (state.lead_is_faced or state.face_down is not None):
        return _Irregular("41A", "41A")
    return _irregular_card(state, seat, card, seat)


def _irregular_card(state: LawfulState, seat: Seat, card: Card, source: Seat | None) -> _Irregular | None:
    """Judge a card that `seat` plays from the hand of `source`; `None` when there is no hand that he may play from."""
    play, contract = state.play, state.contract
    if play is None or contract is None:
        return _Irregular("24", "24")
    if state.phase is Phase.OVER:
        return _Irregular("44A", "44A")
    if state.phase is Phase.CLARIFICATION and state.face_down is not None:
        return _Irregular("41C", "41C")
    due = play.turn is source and (source is seat or seat is contract.declarer)
    if not due:
        return _out_of_turn(state, seat, play, contract)
    hand = play.hand(play.turn)
    if hand is not None and card not in hand:
        return _Irregular("44A", "13")
    if hand is not None and play.suit_led is not None and law_44.fails_to_follow(card, hand, play.suit_led):
        return _Irregular("44C", "61A")
    return None


def _out_of_turn(state: LawfulState, seat: Seat, play: PlayPosition, contract: Contract) -> _Irregular:
    declaring = seat.side is contract.declarer.side
    if state.phase is Phase.CLARIFICATION:
        return _Irregular("41A", "54E" if declaring else "54")
    if play.trick:
        return _Irregular("44B", "57C3" if declaring else "57A")
    return _Irregular("44G", "55A" if declaring else "56")
