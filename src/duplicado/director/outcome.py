"""Outcome of a board: tricks, transfers under Law 64, and the result."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.book import law_64
from duplicado.law.book.law_64 import EstablishedRevoke, Transfer, TrickWon
from duplicado.law.orders import RevokeFate
from duplicado.score.law_77 import score
from duplicado.table.moment import Phase
from duplicado.table.play_state import PlayState, Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary.contracts import AuctionResult, Contract, PassedOut
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class TotalTransfer:
    """All transfers of a board together."""

    to: Side
    tricks: int
    law: str
    """The clause of the first."""


@dataclass(frozen=True, slots=True)
class BoardOutcome:
    """The result of a board, after any transfer; the score for North-South."""

    contract: AuctionResult
    tricks: int | None
    """Tricks of declarer; `None` when passed out."""
    score: int


def transfers(table: TableState) -> tuple[Transfer, ...]:
    """List what Law 64 gives for each revoke to which attention has been drawn, once play has ended."""
    play = table.play
    if play is None or not play.is_over:
        return ()
    revokes = tuple(
        _established(play, revoke)
        for revoke in sorted(play.revokes, key=lambda revoke: revoke.trick)
        if revoke.fate not in {None, RevokeFate.NOT_RECTIFIED, RevokeFate.WAIVED}
    )
    return law_64.transfers(revokes, _tricks_won(play), table.edition) if revokes else ()


def _established(play: PlayState, revoke: Revoke) -> EstablishedRevoke:
    return EstablishedRevoke(
        revoke.player,
        revoke.hand,
        revoke.trick,
        revoke.suit,
        by_dummy=revoke.hand is play.play.dummy,
        was_penalty_card=revoke.was_penalty_card,
        on_trick_twelve=sum(play.play.won_before) + revoke.trick == 11,
        attention_too_late=revoke.attention_too_late,
        corrected=revoke.fate is RevokeFate.CORRECTED,
        deemed=revoke.deemed,
    )


def _tricks_won(play: PlayState) -> list[TrickWon]:
    """List the tricks in their order; those divided by a claim come behind, without a hand that won them."""
    won = [
        TrickWon(trick.winner(play.play.trump).side, trick.winner(play.play.trump))
        for trick in play.play.tricks
        if not trick.missing
    ]
    if play.end is not None:
        for side in Side:
            played = sum(trick.side is side for trick in won)
            before = play.play.won_before[0 if side is Side.NS else 1]
            won += [TrickWon(side)] * (play.tricks(side) - played - before)
    return won


def reviews(table: TableState) -> tuple[str, ...]:
    """List the clauses under which the Director must look at the result; some are known only when play has ended."""
    return tuple(dict.fromkeys((*table.reviews, *law_64.reviews(transfers(table), table.edition))))


def total_transfer(table: TableState) -> TotalTransfer | None:
    """Return all transfers together; `None` when no trick is transferred."""
    each = [transfer for transfer in transfers(table) if transfer.tricks]
    if not each:
        return None
    offenders = each[0].revoke.player.side
    play = table.play
    # No trick from before the first revoke is ever transferred, and none twice.
    since = [] if play is None else _tricks_won(play)[min(transfer.revoke.trick for transfer in each) :]
    most = sum(trick.side is offenders for trick in since)
    return TotalTransfer(offenders.opponents, min(sum(transfer.tricks for transfer in each), most), each[0].law)


def outcome(table: TableState) -> BoardOutcome | None:
    """Return the result of the board; `None` while it is not over or cannot be told."""
    contract, play = table.result_of_auction, table.play
    if isinstance(contract, PassedOut):
        return BoardOutcome(contract, None, 0)
    if table.phase is not Phase.OVER:
        return None
    if not isinstance(contract, Contract) or play is None:
        return None
    declaring = contract.declarer.side
    if play.tricks(Side.NS) + play.tricks(Side.EW) != 13:
        return None
    tricks = play.tricks(declaring)
    transfer = total_transfer(table)
    if transfer is not None:
        tricks += transfer.tricks if transfer.to is declaring else -transfer.tricks
    return BoardOutcome(contract, tricks, score(contract, tricks, table.setup.board.vulnerability))
