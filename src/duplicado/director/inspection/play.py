"""The play of a record, held against Laws 41 and 44, and the result that it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.director.inspection.observations import Discrepancy, Irregularity, Observation
from duplicado.law.procedure import law_44
from duplicado.law.procedure.play import opening_leader
from duplicado.law.reference import ClauseId
from duplicado.table.record import MOST_PLAYS, BoardRecord
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side

_LAW_53: Final = ClauseId.parse("53")
_LAW_54: Final = ClauseId.parse("54")
_LAW_57: Final = ClauseId.parse("57")
_LAW_61: Final = ClauseId.parse("61A")


def inspect_play(record: BoardRecord, contract: Contract) -> list[Observation]:
    """Find cards played out of turn, revokes, cards that were not held, and a result that disagrees.

    Where a card was not held, or is there twice, the record contradicts itself: no irregularity is found in its play
    but those that it marks.
    """
    found: list[Observation] = []
    held = [record.layout[seat] if record.layout else None for seat in Seat]
    won = {Side.NS: 0, Side.EW: 0}
    # Where presumed declarer became dummy (54A) the lead was due from his left, not from that of who declares now.
    leader = contract.declarer.rho if record.partner_declares else opening_leader(contract)
    trick: list[tuple[Seat, Card]] = []
    seen = 0
    for index, play in enumerate(record.plays[:MOST_PLAYS]):
        seat, card = play.seat, play.card
        due = leader.after(len(trick)) if trick else leader
        if seat is not due:
            found.append(_out_of_turn(record, index, due, opening=not seen))
            if not trick:
                leader = seat
        if seen & card.bit:
            found.append(Discrepancy(f"play {index + 1}", "card-played-twice", (("card", str(card)),), seat))
        seen |= card.bit
        hand = held[seat.index]
        if hand is not None:
            if card.bit & hand.bits:
                if trick and law_44.fails_to_follow(card, hand, trick[0][1].suit):
                    found.append(_revoke(record, index, card, trick[0][1]))
                held[seat.index] = Hand.of_bits(hand.bits & ~card.bit)
            elif record.layout is not None and card not in (record.layout[seat] or ()):
                found.append(card_not_held(f"play {index + 1}", seat, card, record.layout))
        trick.append((seat, card))
        if len(trick) == 4:
            leader = law_44.trick_winner(trick, contract.denomination.suit)
            won[leader.side] += 1
            trick = []
    if len(record.plays) > MOST_PLAYS:
        values = (("count", str(len(record.plays))), ("most", str(MOST_PLAYS)))
        found.append(Discrepancy("play", "play-too-long", values))
    if any(isinstance(each, Discrepancy) for each in found):
        # Cards and deal contradict one another: what follows from the one by the other is no player's doing.
        found = [each for each in found if not isinstance(each, Irregularity) or each.marked]
    return [*found, *_inspect_result(record, won[contract.declarer.side], won[contract.declarer.lho.side], found)]


def _out_of_turn(record: BoardRecord, index: int, due: Seat, *, opening: bool) -> Irregularity:
    play = record.plays[index]
    law = _LAW_54 if opening else _LAW_53 if index % 4 == 0 else _LAW_57
    code = "play-out-of-turn" if law is _LAW_57 else "lead-out-of-turn"
    values = (("card", str(play.card)), ("due", due.value))
    return Irregularity(law, play.seat, f"play {index + 1}", code, values, index in record.marked_plays)


def _revoke(record: BoardRecord, index: int, card: Card, led: Card) -> Irregularity:
    seat = record.plays[index].seat
    values = (("card", str(card)), ("suit", led.suit.value))
    return Irregularity(_LAW_61, seat, f"play {index + 1}", "revoke", values, index in record.marked_plays)


def card_not_held(part: str, seat: Seat, card: Card, layout: Layout, code: str = "card-not-held") -> Discrepancy:
    """Say that somebody plays a card that another holds, or nobody whose hand is known.

    Args:
        part: where in the record it stands.
        seat: who plays it.
        card: the card.
        layout: the hands.
        code: of the discrepancy.
    """
    holder = next((other.value for other, hand in layout.items() if hand is not None and card in hand), "-")
    return Discrepancy(part, code, (("card", str(card)), ("holder", holder)), seat)


def _inspect_result(record: BoardRecord, won: int, lost: int, found: list[Observation]) -> Iterator[Observation]:
    """Compare the tricks played with the claim and with the result that the file states."""
    if any(item.code == "revoke" for item in found):
        return  # its rectification moves tricks (Law 64): play and result may rightly differ
    stated, claim = record.stated_tricks, record.claim
    if claim is not None and claim.declarer_tricks != stated and not won <= claim.declarer_tricks <= 13 - lost:
        values = (("claim", str(claim.declarer_tricks)), ("won", str(won)), ("lost", str(lost)))
        yield Discrepancy("play", "claim-disagrees", values)
    if stated is None or record.result_is_agreed:
        return
    if claim is not None and claim.declarer_tricks != stated:
        yield Discrepancy("play", "result-disagrees", (("play", str(claim.declarer_tricks)), ("stated", str(stated))))
    elif not won <= stated <= 13 - lost:
        nearest = won if stated < won else 13 - lost
        yield Discrepancy("play", "result-disagrees", (("play", str(nearest)), ("stated", str(stated))))
