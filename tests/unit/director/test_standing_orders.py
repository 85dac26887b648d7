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


def played(*steps: str) -> DirectedTable:
    """Return the table after steps, which a program directs."""
    state = begin(
        TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=DEAL, regulations={"table.director": "program"})
    )
    for step in steps:
        seat, _, text = step.partition(" ")
        state = carry_out(state, PlayerActs(Seat(seat), parse_action(text)))[1]
    return state


def claimed(claim: str, *then: str) -> DirectedTable:
    """Return the table at which South, in 1NT, claims at the second card, and what came then."""
    return played("N P", "E P", "S 1NT", "W P", "N P", "E P", "W S2 face down", "W face", f"S {claim}", *then)


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
    answer = conclusion(state)
    assert answer is not None
    assert answer.basis is StandingBasis.ASSUMED
    _, after = carry_out(state, answer.command)
    assert after.table.phase is Phase.OVER
    assert after.table.play is not None
    assert after.table.play.tricks(safe.side) == safe.fewest
