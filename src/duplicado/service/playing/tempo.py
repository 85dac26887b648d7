"""Tempo of a table: the pause that is due before the next call or play is taken, the same for whoever makes it."""

from __future__ import annotations

from duplicado.director.admission import is_call_or_play
from duplicado.law.book.law_73 import Pause, least_seconds
from duplicado.service.playing.played_table import PlayedTable
from duplicado.table.actions.reader import parse_action
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.errors import NotationError

_LEADER_AND_DUMMY = 2
"""Cards of the first trick after which the pause of the player behind dummy is over."""


def pause_due(now: PlayedTable) -> int:
    """Return how many seconds must lie between the last call or play and the next; 0 where only robots play."""
    board = now.board
    if board is None or not now.persons() or board.table.phase is Phase.OVER:
        return 0
    return least_seconds(board.table.setup.regulations, _place(board.table))


def is_timed(text: str) -> bool:
    """Tell whether a command, in the notation of actions, is a call or play."""
    try:
        return is_call_or_play(parse_action(text))
    except NotationError:
        return False


def _place(table: TableState) -> Pause | None:
    """Return the place at which a regulation may require a pause; `None` where it is none."""
    calls = table.auction.calls
    if table.phase is Phase.AUCTION:
        if calls and isinstance(calls[-1], Bid) and _skips(calls[-1], [each for each in calls[:-1] if each]):
            return "skip_bid"
        return "first_round" if len(calls) < 4 else None
    play = table.play
    if play is None or len(play.play.tricks) > 1 or table.phase is not Phase.PLAY:
        return None
    trick = play.play.open_trick
    return "trick_one" if trick is not None and 1 <= len(trick.plays) <= _LEADER_AND_DUMMY else None


def _skips(bid: Bid, before: list[object]) -> bool:
    """Tell whether a bid skips a level: one of the same denomination a level lower would have been sufficient."""
    bids = [each for each in before if isinstance(each, Bid)]
    lower = Bid(bid.level - 1, bid.denomination) if bid.level > 1 else None
    return lower is not None and (not bids or lower > bids[-1])
