"""A finding counts whenever it comes: wherever in the history it is made, the same stands."""

import pytest

from duplicado.director.admission import admit
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.table.actions.reader import parse_action
from duplicado.table.finding import FindingMade, FindingValue
from duplicado.table.state import TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
BOTH = (OLD, NEW)
PASS_OUT_OF_ROTATION = ("E: P", "S: attention", "S: refuse", "N: 1C")
ARTIFICIAL_BID = ("E: 2D", "S: attention", "S: refuse", "N: 2H", "E: 3H", "S: 4C", "W: P")
LEAD_RESTRICTED = (
    "S: 1H", "S: instead 1S", "W: attention", "director 25A", "W: refuse", "W: 3NT", "N: P", "E: P", "S: P",
    "W: forbid S",
)  # fmt: skip
LEAD_OUT_OF_TURN = ("E: CK", "S: attention", "director 54C", "S: refuse", "S: require C")

# Steps, the finding, and the number of steps after which it can first be made.
Told = tuple[tuple[str, ...], str, FindingValue, int, str]
STORIES: tuple[tuple[Edition, Told], ...] = (
    *((each, (PASS_OUT_OF_ROTATION, "30C", True, 1, "")) for each in BOTH),
    (OLD, (ARTIFICIAL_BID, "29C", (Denomination.HEARTS,), 1, "")),
    (NEW, (LEAD_RESTRICTED, "26B", (Suit.HEARTS, Suit.SPADES), 9, "")),
    (OLD, (LEAD_RESTRICTED, "26A", (Suit.CLUBS,), 9, "")),
    *((each, (LEAD_OUT_OF_TURN, "50", False, 4, "3NT S")) for each in BOTH),
)


def found(state: DirectedTable, key: str, value: FindingValue) -> DirectedTable:
    command = Find((FindingMade(ClauseId.parse(key), value),))
    assert admit(state, command) is None
    return carry_out(state, command)[1]


def taken(state: DirectedTable, step: str) -> DirectedTable:
    """Take a step; what nobody offers any more, because the finding came first, is left out."""
    if step.startswith("director "):
        return found(state, step.removeprefix("director "), value=False)
    seat, words = step.split(": ")
    command = PlayerActs(Seat.parse(seat), parse_action(words))
    return state if admit(state, command) is not None else carry_out(state, command)[1]


@pytest.mark.clause("30C", "29C", "26B", "50")
@pytest.mark.parametrize(("edition", "story"), STORIES)
def test_the_same_stands_wherever_the_finding_comes(edition: Edition, story: Told) -> None:
    steps, key, value, first, contract = story
    board = Board(1, Seat.S if steps is LEAD_RESTRICTED else Seat.N, Vulnerability.NONE)
    setup = TableSetup(board, edition, contract=Contract.parse(contract) if contract else None)
    ends = list[DirectedTable]()
    for place in range(first, len(steps) + 1):
        state = begin(setup)
        for number, step in enumerate(steps):
            state = found(state, key, value) if number == place else state
            state = taken(state, step)
        ends.append(found(state, key, value) if place == len(steps) else state)
    without = begin(setup)
    for step in steps:
        without = taken(without, step)
    seen = [(end.table.auction, end.table.bound, end.table.lead_rule, end.table.exposed, end.offers) for end in ends]
    assert all(each == seen[0] for each in seen)
    assert any(each.table != without.table for each in ends), "the finding says something"
