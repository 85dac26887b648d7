"""The inspection of a whole record: hands, auction, play, result."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.inspection.auction import inspect_auction, inspect_hands, resulting_contract
from duplicado.director.inspection.observations import Discrepancy, Observation
from duplicado.director.inspection.play import inspect_play
from duplicado.score.law_77 import score
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.contracts import Contract


def inspect_record(record: BoardRecord) -> tuple[Observation, ...]:
    """List every irregularity and discrepancy of the record in the order in which they came.

    What is said here holds in every edition: the procedure of Laws 17-22, 41 and 44 is the same in all.
    """
    found: list[Observation] = [*inspect_hands(record), *inspect_auction(record)]
    result = resulting_contract(record, found) if record.calls and record.auction_is_complete else None
    # Where the two differ the play is that of the contract that the file states: whoever wrote the cards down knew who
    # had led, and a slip in the auction must not make the whole play look out of turn.
    contract = record.stated_contract or result
    if isinstance(contract, Contract):
        found += inspect_play(record, contract)
    elif record.plays:
        found.append(Discrepancy("play 1", "play-without-contract"))
    found += _inspect_score(record)
    return tuple(found)


def _inspect_score(record: BoardRecord) -> Iterator[Discrepancy]:
    """Compare the score that the file states with what its contract and result are worth (Law 77)."""
    contract, stated = record.stated_contract, record.stated_score
    if contract is None or stated is None or (isinstance(contract, Contract) and record.stated_tricks is None):
        return
    worth = score(contract, record.stated_tricks, record.board.vulnerability)
    if worth != stated:
        yield Discrepancy("board", "score-disagrees", (("worth", str(worth)), ("stated", str(stated))))
