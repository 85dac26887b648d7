"""Board at the table of another program, as far as one seat of ours knows it from the lines that it was sent."""

from __future__ import annotations

from duplicado.robot.player import PublicHistory
from duplicado.service.robots.board_play import GuardedTable
from duplicado.table.actions.play import Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


class ForeignTableError(DuplicadoError):
    """The other program sent what cannot be; the message says what."""


class ForeignBoard:
    """The table rebuilt from what was told: one hand, later dummy's, and every call and card."""

    def __init__(self, board: Board, seat: Seat, hand: Hand) -> None:
        """Begin the board with the cards of our seat."""
        self.seat = seat
        self._board, self._hands = board, {seat: hand}
        self._acted: list[tuple[Seat, str]] = []
        self._table = GuardedTable(board, Layout(dict(self._hands)))

    @property
    def turn(self) -> Seat | None:
        """The hand whose call or card is due; `None` when the board is over."""
        return None if self._table.is_over else self.view.turn

    @property
    def player(self) -> Seat | None:
        """Player who makes that call or plays that card."""
        return None if self._table.is_over else self.view.acts

    @property
    def view(self) -> SeatView:
        """View of our seat."""
        return self._table.view(self.seat)

    @property
    def history(self) -> PublicHistory:
        """History that our seat has seen beyond its view."""
        return self._table.history(self.seat)

    @property
    def dummy(self) -> Seat | None:
        """The dummy's seat; `None` during the auction."""
        contract = self.view.contract
        return contract.declarer.partner if isinstance(contract, Contract) else None

    @property
    def trick(self) -> int:
        """The number of the trick to which the next card belongs."""
        play = self._table.state.table.play
        return 1 if play is None else play.play.current_place + 1

    @property
    def lacks_dummy(self) -> bool:
        """True where the lead has been made and our seat has still to be shown dummy."""
        in_play = self.view.phase is Phase.PLAY and self.trick == 1
        return in_play and self.dummy is not self.seat and self.dummy not in self._hands

    def called(self, seat: Seat, call: Call, told: str = "") -> None:
        """Take a call down.

        Raises:
            ForeignTableError: the Laws do not admit it there.
        """
        self._act(seat, str(call), told)

    def played(self, hand: Seat, card: Card) -> None:
        """Take a card down, whoever played it from that hand.

        Raises:
            ForeignTableError: the Laws do not admit it there.
        """
        player = self.player
        if player is None:
            raise ForeignTableError(f"{hand} plays {card} when the board is over")
        if hand is not player:
            self._act(player, str(Designates(card)))
        elif self.view.phase is Phase.CLARIFICATION:
            self._act(player, str(LeadsFaceDown(card)))
            self._act(player, str(FacesLead()))
        else:
            self._act(player, str(PlaysCard(card)))

    def shown_dummy(self, cards: Hand) -> None:
        """Take dummy's cards down; the board is gone through again with them.

        Raises:
            ForeignTableError: they cannot be dummy's.
        """
        dummy = self.dummy
        if dummy is None or dummy in self._hands:
            return
        acted, self._acted = self._acted, []
        self._hands[dummy] = cards
        try:
            self._table = GuardedTable(self._board, Layout(dict(self._hands)))
        except DuplicadoError as error:
            raise ForeignTableError(str(error)) from error
        for seat, text in acted:
            self._act(seat, text)

    def _act(self, seat: Seat, text: str, told: str = "") -> None:
        refusal = self._table.act(seat, text, means=told)
        if refusal is not None:
            raise ForeignTableError(f"{seat}: {text} ({refusal.clause})")
        self._acted.append((seat, text))
