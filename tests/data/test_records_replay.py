"""The real records replayed at the table with its Director: calls, cards and agreed claims give the results stated."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from duplicado.director.admission import admit
from duplicado.director.commands import PlayerActs
from duplicado.director.outcome import outcome
from duplicado.director.rule import rule
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.reader import read_pbn
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.claims import Agrees, Claims
from duplicado.table.actions.play import Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.actions.reader import Action
from duplicado.table.moment import Phase
from duplicado.table.record import BoardRecord
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

pytestmark = pytest.mark.clause("44A", "69A")

# Of each file: what became of its records.
REPLAYED: dict[str, dict[str, int]] = {
    "pbn/example-1.pbn": {"as stated": 2},
    # The rest give the auction and the result without the play.
    "pbn/example-2.pbn": {"as stated": 278, "no play": 21},
    # The file names a wrong dealer (see test_pbn_files), so the lead comes from the wrong hand.
    "pbn/example-4.pbn": {"refused under 41A": 1},
    "pbn/okbridge-imps.pbn": {"as stated": 191, "no play": 2},
    "pbn/sample-play.pbn": {"as stated": 3},
    "pbn/teams-final-1.pbn": {"no play": 20},
    "pbn/with-double-dummy.pbn": {"no play": 495},
    "lin/example1.lin": {"as stated": 8},
    "lin/online-table.lin": {"as stated": 11},
    "lin/sample.lin": {"as stated": 1},
    # Of one board the head of the file and the claim at its end disagree (see test_pbn_files).
    "lin/teams-final-quarter.lin": {"as stated": 31, "otherwise than stated": 1},
}


class Stopped(Exception):
    """The record cannot be followed any further; the message says why."""


def act(state: DirectedTable, seat: Seat, action: Action) -> DirectedTable:
    command = PlayerActs(seat, action)
    refusal = admit(state, command)
    if refusal is not None:
        raise Stopped(f"refused under {refusal.clause}")
    for entry in rule(state, command):
        state = evolve(state, entry)
    return state


def replayed(record: BoardRecord) -> DirectedTable:
    """Replay a record at an electronic table, which refuses whatever is irregular."""
    state = begin(TableSetup(record.board, layout=record.layout, mode=TableMode.GUARDED))
    for call in record.calls:
        if call is None:
            raise Stopped("a turn was skipped")
        state = act(state, state.table.auction.turn, MakesCall(call))
    for played in record.plays:
        play = state.table.play
        if play is None:
            raise Stopped("cards without a contract")
        if not play.lead_is_faced:
            state = act(act(state, played.seat, LeadsFaceDown(played.card)), played.seat, FacesLead())
            continue
        player = play.play.player_of(played.seat)
        state = act(state, player, PlaysCard(played.card) if player is played.seat else Designates(played.card))
    return claimed(state, record)


def claimed(state: DirectedTable, record: BoardRecord) -> DirectedTable:
    """Let declarer claim what the record says that was agreed, if play was not over."""
    play = state.table.play
    if play is None or play.is_over:
        return state
    tricks = record.claim.declarer_tricks if record.claim is not None else record.stated_tricks
    if tricks is None or not play.lead_is_faced:
        return state
    side = play.contract.declarer.side
    claims = tricks - play.tricks(side)
    if not 0 <= claims <= play.play.tricks_to_come:
        raise Stopped("the tricks stated are fewer than were won")
    state = act(state, play.contract.declarer, Claims(claims))
    for opponent in side.opponents.seats:
        state = act(state, opponent, Agrees())
    return state


def fate_of(record: BoardRecord) -> str:
    """Say what became of a record: the result that it states, another one, or why there is none."""
    try:
        state = replayed(record)
    except Stopped as stopped:
        return str(stopped)
    if state.table.phase is not Phase.OVER:
        return "no result" if record.plays else "no play"
    result = outcome(state.table)
    if result is None:
        return "no result"
    if isinstance(result.contract, Contract):
        assert state.table.play is not None
        assert sum(state.table.play.tricks(side) for side in Side) == 13
    contract = record.stated_contract in (None, result.contract)
    tricks = record.stated_tricks in (None, result.tricks)
    score = record.stated_score in (None, result.score)
    return "as stated" if contract and tricks and score else "otherwise than stated"


@pytest.mark.parametrize("name", REPLAYED)
def test_the_records_come_to_what_they_state(shared_data: Path, name: str) -> None:
    data = (shared_data / name).read_bytes()
    records = read_pbn(data).value.records if name.endswith(".pbn") else read_lin(data).value.records
    assert dict(Counter(map(fate_of, records))) == REPLAYED[name]
