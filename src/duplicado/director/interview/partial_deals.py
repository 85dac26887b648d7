"""The table as it was when an incident began, as far as a director is told of it: mostly without the hands."""

from __future__ import annotations

from dataclasses import replace

from duplicado.director.interview.questions import Begin, StoryConditions
from duplicado.law.orders import CardDisposition
from duplicado.table.state import TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


def auction_begun_by(conditions: StoryConditions, dealer: Seat) -> Begin:
    """Return a table before the first call."""
    return Begin(_setup(conditions, dealer))


def play_of(
    conditions: StoryConditions,
    contract: Contract,
    *,
    leader: Seat | None = None,
    tricks_played: int = 1,
    layout: Layout | None = None,
    exposed: tuple[CardDisposition, ...] = (),
) -> Begin:
    """Return a table at which that contract is played.

    Args:
        conditions: the Laws and regulations.
        contract: the contract.
        leader: who is to lead in the middle of the play; `None` before the opening lead.
        tricks_played: how many tricks have been played by then. Who has won them is not known and does not matter;
            they are put down to North-South.
        layout: the cards still held, where they are known.
        exposed: the penalty cards that lie there.
    """
    won = (tricks_played if leader is not None else 0, 0)
    setup = _setup(conditions, contract.declarer, contract, leader, won, layout)
    return Begin(replace(setup, exposed=exposed))


def _setup(
    conditions: StoryConditions,
    dealer: Seat,
    contract: Contract | None = None,
    leader: Seat | None = None,
    won: tuple[int, int] = (0, 0),
    layout: Layout | None = None,
) -> TableSetup:
    board = Board(1, dealer, Vulnerability.NONE)  # the score of the board is not the interview's
    return TableSetup(
        board, conditions.edition, conditions.regulations, conditions.kind,
        layout=layout, contract=contract, leader=leader, won=won,
    )  # fmt: skip
