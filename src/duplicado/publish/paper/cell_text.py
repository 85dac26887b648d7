"""Cell texts shared by several sheets: contracts, scores, hands, runs of numbers."""

from __future__ import annotations

from fractions import Fraction

from duplicado.analysis.par import Par, ParContract
from duplicado.analysis.table import DoubleDummyTable
from duplicado.publish.pages.figures import award_sign
from duplicado.publish.pages.hands import Diagram, HandDiagram
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.typesetting import Json
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination


def contract_text(contract: AuctionResult | None, tricks: int | None, wording: Wording) -> str:
    """Write contract, declarer and how it fared: `4♠× N +1`; nothing where no contract is known."""
    if contract is None:
        return ""
    if not isinstance(contract, Contract):
        return wording.text("web-passed-out")
    bid = wording.bid(contract.bid) + "×" * len(contract.doubling.value)
    fared = "" if tricks is None else f" {wording.tricks(contract, tricks)}"
    return f"{bid} {wording.seat(contract.declarer)}{fared}"


def score_text(score: SideScore | None, wording: Wording) -> str:
    """Write what a side scored, artificial scores by their short names `A+`, `A`, `A−`."""
    match score:
        case None:
            return "–"
        case Points(value):
            return wording.signed(value)
        case Artificial(Award() as award):
            return award_sign(award)
        case _:
            return wording.score(score)


def gain_text(value: Fraction | None, places: int, wording: Wording, *, signed: bool = False) -> str:
    """Write matchpoints or IMPs with that many places; nothing where nothing counts."""
    if value is None:
        return ""
    return (wording.signed if signed else wording.number)(value, places)


def hands_json(shown: Diagram, wording: Wording) -> dict[str, Json]:
    """Give the four hands to a template, each under the letter of its seat in English."""
    return {seat.value: _hand(hand, wording) for seat, hand in shown.hands.items()}


def _hand(hand: HandDiagram, wording: Wording) -> Json:
    return {
        "letter": wording.seat(hand.seat),
        "suits": [[suit.symbol, "".join(wording.rank(rank) for rank in ranks) or "—"] for suit, ranks in hand.suits],
        "points": "" if hand.points is None else str(hand.points),
        "vulnerable": hand.is_vulnerable,
        "deals": hand.deals,
        "unknown": wording.text("web-unknown-hand"),
    }


def tricks_json(table: DoubleDummyTable, wording: Wording) -> Json:
    """Give a double-dummy table to a template: a row for each declarer, clubs first."""
    return {
        "head": [*(each.symbol for each in Denomination if each.suit), wording.notrump()],
        "rows": [
            [wording.seat(seat), *(str(table.tricks(seat, denomination)) for denomination in Denomination)]
            for seat in (Seat.N, Seat.S, Seat.E, Seat.W)
        ],
    }


def par_text(found: Par, wording: Wording) -> str:
    """Write the par score to North-South and the contracts that give it."""
    if not found.contracts:
        return wording.text("paper-par", score=wording.signed(found.score), contracts=wording.text("web-passed-out"))
    contracts = ", ".join(_par_contract(each, wording) for each in found.contracts)
    return wording.text("paper-par", score=wording.signed(found.score), contracts=contracts)


def _par_contract(each: ParContract, wording: Wording) -> str:
    who = wording.side(each.side) if len(each.declarers) == len(Side) else wording.seat(each.declarers[0])
    bid = wording.bid(each.bid) + "×" * len(each.doubling.value)
    over = each.tricks - 6 - each.bid.level
    return f"{bid} {who} {wording.signed(over) if over else '='}"
