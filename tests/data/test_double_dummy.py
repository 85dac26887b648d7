"""Conformance with the hand lists of DDS: tables, par, single positions and play traces, without a difference."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.par import Par, par
from duplicado.analysis.play import analyse_play
from duplicado.analysis.table import DoubleDummyTable
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

pytestmark = pytest.mark.sampled

LISTS = ("list10.txt", "list100.txt")
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
TRUMPS = (*SUITS, None)
DENOMINATIONS = (*(suit.denomination for suit in SUITS), Denomination.NOTRUMP)
VULNERABILITIES = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)


@dataclass
class Record:
    """One deal of a list, as its lines give it."""

    dealer: Seat
    vulnerability: Vulnerability
    trump: Suit | None
    leader: Seat
    deal: Deal
    lines: dict[str, str] = field(default_factory=dict)

    @property
    def table(self) -> DoubleDummyTable:
        numbers = [int(word) for word in self.lines["TABLE"].split()]
        return DoubleDummyTable.of(
            {
                (seat, denomination): numbers[4 * row + seat.index]
                for row, denomination in enumerate(DENOMINATIONS)
                for seat in Seat
            }
        )

    @property
    def contract(self) -> Contract:
        denomination = Denomination.NOTRUMP if self.trump is None else self.trump.denomination
        return Contract(Bid(1, denomination), self.leader.rho)


def records(text: str) -> Iterator[Record]:
    record: Record | None = None
    for line in text.splitlines():
        tag, _, rest = line.strip().partition(" ")
        if tag == "PBN":
            if record:
                yield record
            dealer, vulnerability, trump, leader, deal = rest.split(" ", 4)
            record = Record(
                tuple(Seat)[int(dealer)],
                VULNERABILITIES[int(vulnerability)],
                TRUMPS[int(trump)],
                tuple(Seat)[int(leader)],
                Deal.parse(deal.strip('"')),
            )
        elif record:
            record.lines[tag] = rest
    if record:
        yield record


@pytest.fixture(scope="module", params=LISTS)
def listed(request: pytest.FixtureRequest, shared_data: Path) -> list[Record]:
    text = (shared_data / "double-dummy" / str(request.param)).read_text(encoding="ascii")
    found = list(records(text))
    assert len(found) == int(text.split()[1])
    return found


@pytest.fixture(scope="module")
def solver() -> DdsSolver:
    try:
        return DdsSolver()
    except SolverUnavailable as reason:
        pytest.skip(str(reason))


def written(result: Par) -> set[tuple[str, str]]:
    """Write par contracts as the lists do: who, then level, denomination and x."""
    return {
        (
            contract.side.value if len(contract.declarers) == 2 else contract.declarers[0].value,
            f"{contract.bid.level}{contract.bid.denomination.value[0]}{contract.doubling.value.lower()}",
        )
        for contract in result.contracts
    }


def test_par_of_both_sides(listed: list[Record]) -> None:
    for record in listed:
        texts = re.findall('"([^"]*)"', record.lines["PAR"])
        for side, score, contracts in ((Side.NS, texts[0], texts[2]), (Side.EW, texts[1], texts[3])):
            result = par(record.table, record.vulnerability, side)
            sign = 1 if side is Side.NS else -1
            assert score == f"{side} {sign * result.score}"
            wanted = set()
            for part in contracts.partition(":")[2].split(","):
                who, _, what = part.partition(" ")
                levels = re.match("[1-7]*", what)
                assert levels is not None
                wanted |= {(who, level + what[levels.end() :]) for level in levels.group()}
            assert written(result) == wanted, record.deal


def test_par_from_the_dealer(listed: list[Record]) -> None:
    for record in listed:
        score, *contracts = re.findall('"([^"]*)"', record.lines["PAR2"])
        result = par(record.table, record.vulnerability, record.dealer)
        assert int(score) == result.score
        lowest = {(c.bid.denomination, c.declarers): c for c in reversed(result.contracts)}
        texts = set()
        for c in lowest.values():
            who = c.side.value if len(c.declarers) == 2 else c.declarers[0].value
            difference = c.tricks - 6 - c.bid.level
            doubled = "*" if c.doubling.value else ""
            more = f"{difference:+d}" if difference else ""
            texts.add(f"{c.bid.level}{c.bid.denomination.value[0]}{doubled}-{who}{more}")
        assert texts == set(contracts), record.deal


@pytest.mark.slow
def test_tables(listed: list[Record], solver: DdsSolver) -> None:
    tables = solver.tables([record.deal for record in listed])
    assert [str(table) for table in tables] == [str(record.table) for record in listed]


def test_the_first_tables(listed: list[Record], solver: DdsSolver) -> None:
    some = listed[:3]
    assert solver.tables([record.deal for record in some]) == tuple(record.table for record in some)


def test_the_tricks_of_every_lead(listed: list[Record], solver: DdsSolver) -> None:
    positions = [
        PlayPosition(r.trump, r.leader, (r.deal[Seat.N], r.deal[Seat.E], r.deal[Seat.S], r.deal[Seat.W]))
        for r in listed
    ]
    for record, answered in zip(listed, solver.cards_of_many(positions), strict=True):
        count, *columns = (int(word) for word in record.lines["FUT"].split())
        suits, ranks, equals, scores = (columns[count * place : count * (place + 1)] for place in range(4))
        wanted = {}
        for suit, rank, group, score in zip(suits, ranks, equals, scores, strict=True):
            for place, each in enumerate(Rank, 2):
                if place == rank or group >> place & 1:
                    wanted[Card(SUITS[suit], each)] = score
        assert dict(answered) == wanted, record.deal


def test_play_traces(listed: list[Record], solver: DdsSolver) -> None:
    cards = 0
    for record in listed:
        count, text = record.lines["PLAY"].split()
        text = text.strip('"')
        plays = [Card.parse(text[place : place + 2]) for place in range(0, len(text), 2)]
        assert len(plays) == int(count)
        wanted = tuple(int(word) for word in record.lines["TRACE"].split())
        assert solver.trace(record.deal, record.trump, record.leader, plays) == wanted[1:], record.deal
        assert wanted[0] == len(wanted) - 1
        position = PlayPosition.beginning(record.contract, record.deal)
        seated = []
        for card in plays:
            seated.append((position.turn, card))
            position = position.after(card)
        before, judged = analyse_play(record.deal, record.contract, seated, solver)
        assert (before, *(card.tricks for card in judged)) == wanted[1:]
        assert all(card.cost >= 0 for card in judged)
        cards += len(judged)
    assert cards > 100
