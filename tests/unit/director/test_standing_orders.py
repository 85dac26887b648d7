"""Standing orders: a table that nobody directs is never left waiting for a claim to be divided."""

from __future__ import annotations

import pytest

from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import StandingBasis, conclude, conclusion
from duplicado.director.state import DirectedTable, begin
from duplicado.law.book import law_02
from duplicado.table.actions.reader import parse_action
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:K96543.Q.9852.84 AJ.KT762.JT.J932 Q.A8543.AKQ643.7 T872.J9.7.AKQT65")

WIDE = Deal.parse("N:KQJ2.AK.Q872.962 754.Q962.AKT54.5 AT86.753.J3.A743 93.JT84.96.KQJT8")
"""There is so much to choose for declarer and defenders that no division is proved within the limits."""


def played(*steps: str, layout: Deal = DEAL) -> DirectedTable:
    """Return the table after steps, which a program directs."""
    state = begin(
        TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=layout, regulations={"table.director": "program"})
    )
    for step in steps:
        seat, _, text = step.partition(" ")
        state = carry_out(state, PlayerActs(Seat(seat), parse_action(text)))[1]
    return state


def claimed(claim: str, *then: str) -> DirectedTable:
    """Return the table at which South, in 1S, claims when he has won the first trick, and what came then."""
    auction = ("N P", "E P", "S 1S", "W P", "N P", "E P")
    first = ("W CK face down", "W face", "S dummy C2", "E C5", "S CA")
    return played(*auction, *first, f"S {claim}", *then, layout=WIDE)


@pytest.mark.clause("24")
def test_cards_exposed_in_the_auction_were_seen_by_all_and_the_auction_goes_on() -> None:
    entries, state, answers = conclude(played("N P", "E drops HK", "N attention"))
    assert entries
    assert [each.basis for each in answers] == [StandingBasis.RECORD]
    assert not state.awaits_ruling
    assert [str(card.card) for card in state.table.exposed] == ["HK"]
    assert state.table.bound.must_pass


@pytest.mark.rest
@pytest.mark.clause("70A")
def test_a_claim_that_cannot_be_worked_out_is_divided_and_said_to_be_assumed() -> None:
    state = claimed("claims 9", "W disputes")
    assert [question.clause for question in state.questions] == ["70"]
    safe = state.questions[0].if_true
    assert safe is not None
    assert safe.fewest < safe.most
    answer = conclusion(state)
    assert answer is not None
    assert answer.basis is StandingBasis.ASSUMED
    _, after = carry_out(state, answer.command)
    assert after.table.phase is Phase.OVER
    assert after.table.play is not None
    assert after.table.play.tricks(safe.side) == 1 + safe.fewest
