"""Par on tables whose par can be worked out by hand; the lists of DDS are in tests/data."""

import pytest

from duplicado.analysis.par import par
from duplicado.analysis.table import DoubleDummyTable
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination


def table(ns: dict[str, int], ew: dict[str, int]) -> DoubleDummyTable:
    """Tricks by denomination for each side, both partners alike; what is not named is six tricks."""
    sides = {Side.NS: ns, Side.EW: ew}
    return DoubleDummyTable.of({(seat, d): sides[seat.side].get(d.value, 6) for seat in Seat for d in Denomination})


def contracts(of: DoubleDummyTable, vulnerability: str = "none", first: Side = Side.NS) -> tuple[int, list[str]]:
    result = par(of, Vulnerability(vulnerability), first)
    return result.score, [str(contract) for contract in result.contracts]


def test_nobody_makes_anything() -> None:
    assert contracts(table({}, {})) == (0, [])


def test_game_without_a_sacrifice() -> None:
    # NS make 4♠ exactly; EW take 5 tricks anywhere: even 5♣ costs 1100.
    low = dict.fromkeys(("C", "D", "H", "NT"), 5)
    assert contracts(table({"S": 10}, {**low, "S": 3})) == (420, ["4S NS ="])


def test_a_sacrifice_depends_on_vulnerability() -> None:
    # EW take eight tricks in clubs: 5♣ doubled three down costs 500, too much against 420, not against 620.
    ns, ew = {"S": 10, "C": 5}, {"S": 3, "C": 8, "D": 5, "H": 5, "NT": 5}
    assert contracts(table(ns, ew)) == (420, ["4S NS ="])
    assert contracts(table(ns, ew), "ns") == (500, ["5CX EW -3"])
    assert contracts(table(ns, ew), "both") == (620, ["4S NS ="])


def test_who_bids_first_matters_when_both_make_the_same_contract() -> None:
    # Each side makes 1NT and nothing else, and nobody can outbid it without loss.
    both = table({"NT": 7}, {"NT": 7})
    assert contracts(both, first=Side.NS) == (90, ["1NT NS ="])
    assert contracts(both, first=Side.EW) == (-90, ["1NT EW ="])
    assert par(both, Vulnerability.NONE, Seat.W).score == -90


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(DuplicadoError, match="lacks CN, CE"):
        DoubleDummyTable.of({})
    with pytest.raises(DuplicadoError, match="from 0 to 13"):
        DoubleDummyTable(((14, 0, 0, 0),) * 5)
