"""The help for Law 64C: the position before a revoke, and its double-dummy result."""

import pytest

from duplicado.analysis.ending import EndingSolver
from duplicado.director.commands import PlayerActs
from duplicado.director.revoke_review import review_revokes
from duplicado.director.rule import carry_out
from duplicado.director.state import begin
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.inspection_report import revoke_lines
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions.reader import parse_action
from duplicado.table.state import TableSetup, TableState
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

LAYOUT = Layout.parse("N:8.7.9.A 5.T.8.K A.A.K.4 K.3.A.7")
SETUP = TableSetup(law_02.board(1), layout=LAYOUT, contract=Contract.parse("3NT S"), leader=Seat.N, won=(5, 4))


def played(*steps: str) -> TableState:
    """Play from the position with four cards each."""
    state = begin(SETUP)
    for step in steps:
        seat, action = step.split(": ")
        state = carry_out(state, PlayerActs(Seat(seat), parse_action(action)))[1]
    return state.table


@pytest.mark.clause("64C1")
def test_the_position_is_that_before_the_revoke() -> None:
    table = played("S: dummy CA", "E: CK", "S: C4", "W: H3", "S: dummy H7", "E: HT", "S: HA", "W: C7")
    (review,) = review_revokes(table, EndingSolver())
    position = review.position
    assert position is not None
    assert (position.turn, position.won) == (Seat.W, (5, 4))
    assert [str(card) for card in position.trick] == ["CA", "CK", "C4"]
    assert [len(position.hand(seat) or ()) for seat in Seat] == [3, 3, 3, 4]
    assert position.hand(Seat.W) == LAYOUT[Seat.W]
    assert review.declarers_tricks == 5 + EndingSolver().tricks(position, Side.NS)


@pytest.mark.parametrize("language", Language)
def test_the_director_is_told_in_each_language(language: Language) -> None:
    words = RulingWords.of(language)
    table = played("S: dummy CA", "E: CK", "S: C4", "W: H3")
    lines = list(revoke_lines(words, table, EndingSolver()))
    assert len(lines) == 3
    assert words.seat(Seat.W) in lines[0]
    assert list(revoke_lines(words, played("S: dummy CA"))) == [words.text("revokes-none")]


def test_without_all_hands_there_is_a_position_but_no_result() -> None:
    state = begin(
        TableSetup(
            law_02.board(1), layout=Layout.parse("N:8.7.9.A - A.A.K.4 K.3.A.7"), contract=SETUP.contract, leader=Seat.N
        )
    )
    for step in ("S: dummy CA", "E: CK", "S: C4", "W: H3"):
        seat, action = step.split(": ")
        state = carry_out(state, PlayerActs(Seat(seat), parse_action(action)))[1]
    (review,) = review_revokes(state.table, EndingSolver())
    assert review.position is not None
    assert review.declarers_tricks is None
