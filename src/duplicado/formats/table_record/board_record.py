"""Board record of a table in the terms of PBN, with the marks that PBN has.

PBN marks what was irregular and stood: an insufficient bid (^I), a skipped turn (^S), a lead out of turn (^L), a revoke
(^R). What was withdrawn, ruled or chosen has no mark; who exports adds it as a comment, and JSON holds it whole.
"""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.outcome import outcome
from duplicado.director.state import DirectedTable
from duplicado.law.procedure.tricks import Play, Trick
from duplicado.table.play_state import PlayState
from duplicado.table.record import BoardRecord, CardPlayed, Claim
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat


def board_record(state: DirectedTable) -> BoardRecord:
    """Return the calls and cards that stand, and the result as far as there is one."""
    table, play = state.table, state.table.play
    result = outcome(table) if table.adjusted is None else None
    contract = table.result_of_auction
    whole = table.setup.leader is None  # a record that begins in mid-play has neither the deal nor the first tricks
    return BoardRecord(
        board=table.setup.board,
        layout=table.setup.layout if whole else None,
        calls=table.auction.calls,
        auction_is_complete=bool(table.auction.calls) and table.auction.is_ended,
        plays=tuple(_plays(play.play)) if play is not None and whole else (),
        claim=_claim(play) if whole else None,
        stated_contract=contract,
        stated_tricks=result.tricks if result is not None else None,
        stated_score=result.score if result is not None else None,
        marked_calls=frozenset(_marked_calls(table.auction.calls)),
        marked_plays=frozenset(_marked_plays(play)) if play is not None and whole else frozenset(),
        partner_declares=_partner_declares(table),
    )


def _plays(play: Play) -> Iterator[CardPlayed]:
    for trick in play.tricks:
        yield from (CardPlayed(hand, card) for hand, card in _in_rotation(trick))


def _in_rotation(trick: Trick) -> tuple[tuple[Seat, Card], ...]:
    return tuple(sorted(trick.plays, key=lambda played: trick.leader.distance_to(played[0])))


def _claim(play: PlayState | None) -> Claim | None:
    if play is None or play.end is None:
        return None
    made = play.end.claim
    return Claim(play.tricks(play.contract.declarer.side), made.claimer if made is not None else None)


def _marked_calls(calls: tuple[Call | None, ...]) -> Iterator[int]:
    last: Bid | None = None
    for place, call in enumerate(calls):
        if call is None:
            yield place
        elif isinstance(call, Bid):
            if last is not None and not last < call:
                yield place
            last = call


def _marked_plays(play: PlayState) -> Iterator[int]:
    at = 0
    leader = play.play.first_leader
    for place, trick in enumerate(play.play.tricks):
        hands = [hand for hand, _ in _in_rotation(trick)]
        if trick.leader is not leader:
            yield at
        for revoke in play.revokes:
            if revoke.trick == place and revoke.hand in hands and trick.card_of(revoke.hand) is revoke.card:
                yield at + hands.index(revoke.hand)
        at += len(hands)
        leader = leader if trick.missing else trick.winner(play.play.trump)


def _partner_declares(table: TableState) -> bool:
    """Tell whether presumed declarer became dummy (Law 54A)."""
    presumed = table.setup.contract or table.auction.result
    play = table.play
    return play is not None and isinstance(presumed, Contract) and presumed.declarer is not play.contract.declarer
