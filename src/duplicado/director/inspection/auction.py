"""The hands and the auction of a record, held against Laws 17-19, 22 and 38."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.director.inspection.observations import Discrepancy, Irregularity, Observation
from duplicado.law.procedure import law_18
from duplicado.law.procedure.auction import Auction, AuctionPosition
from duplicado.law.reference import ClauseId
from duplicado.table.record import MOST_CALLS, BoardRecord
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

_LAW_27: Final = ClauseId.parse("27")
_LAW_29: Final = ClauseId.parse("29")
_LAW_36: Final = ClauseId.parse("36")
_LAW_38: Final = ClauseId.parse("38")
_LAW_39: Final = ClauseId.parse("39")


def inspect_hands(record: BoardRecord) -> Iterator[Discrepancy]:
    """Find hands that do not hold thirteen cards."""
    if record.layout is None or isinstance(record.layout, Deal):
        return
    for seat, hand in record.layout.items():
        if hand is not None and len(hand) != 13:
            yield Discrepancy("board", "hand-size", (("count", str(len(hand))),), seat)


def inspect_auction(record: BoardRecord) -> Iterator[Observation]:
    """Find calls that the procedure does not permit, and an auction that does not end, or is none by its length."""
    position = AuctionPosition()
    for index, call in enumerate(record.calls[:MOST_CALLS]):
        if call is None:
            position = position.after_skipped_turn()
            continue
        if not position.permits(call):
            seat = record.board.dealer.after(index)
            yield _irregular_call(call, position, seat, index, marked=index in record.marked_calls)
        elif index and record.calls[index - 1] is None:
            seat = record.board.dealer.after(index)
            values = (("call", call.text),)
            yield Irregularity(_LAW_29, seat, f"call {index + 1}", "call-out-of-rotation", values, marked=True)
        position = position.after(call)
    if len(record.calls) > MOST_CALLS:
        counted = (("count", str(len(record.calls))), ("most", str(MOST_CALLS)))
        yield Discrepancy("auction", "auction-too-long", counted)
    elif record.auction_is_complete and record.calls and not position.is_ended:
        yield Discrepancy("auction", "auction-not-ended")


def _irregular_call(call: Call, position: AuctionPosition, seat: Seat, index: int, *, marked: bool) -> Irregularity:
    last = position.last_bid
    values = (("call", call.text), ("last", last.text if last else "-"))
    if position.is_ended:
        law, code = _LAW_39, "call-after-the-end"
    elif not isinstance(call, Bid):
        law, code = _LAW_36, "inadmissible-double"
    elif not law_18.is_of_the_game(call):
        law, code = _LAW_38, "bid-above-seven"
    else:
        law, code = _LAW_27, "insufficient-bid"
    return Irregularity(law, seat, f"call {index + 1}", code, values, marked)


def resulting_contract(record: BoardRecord, found: list[Observation]) -> AuctionResult | None:
    """Return the contract that the calls lead to, noting where the file states another."""
    auction = Auction.of(record.board.dealer, record.calls)
    if any(isinstance(seen, Irregularity) and seen.law in {_LAW_38, _LAW_39} for seen in found):
        return None  # such calls are cancelled (38B, 39A): the record does not tell what stood
    result = auction.result
    stated = record.stated_contract
    if result is not None and stated is not None and result != _presumed(stated, record):
        values = (("auction", str(result)), ("stated", str(stated)))
        found.append(Discrepancy("auction", "contract-disagrees", values))
    return result


def _presumed(stated: AuctionResult, record: BoardRecord) -> AuctionResult:
    """Return the stated contract with presumed declarer, where the file marks that his partner plays it (Law 54A)."""
    if isinstance(stated, Contract) and record.partner_declares:
        return Contract(stated.bid, stated.declarer.partner, stated.doubling)
    return stated
