"""Wrong arguments of every function, class and method that the packages promise to programs, one at a time."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import duplicado
from duplicado import Board, Card, Contract, Deal, Denomination, Edition, Hand, Seat, Side, Suit, Table, Vulnerability
from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.play import analyse_play
from duplicado.dealing.fast import deals_of_numbers
from duplicado.director.admission import admit
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.rule import rule
from duplicado.director.state import begin
from duplicado.event.adjusting import Assigned, AssignedOutcome, Ruling, RulingCircumstances
from duplicado.event.conditions import Conditions
from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.register import OfficeRegister
from duplicado.event.standing import standings
from duplicado.formats.event_record.document import read_event, write_event
from duplicado.formats.lin import read_lin
from duplicado.formats.pbn import read_pbn
from duplicado.formats.rbn import read_rbn
from duplicado.law import ClauseId
from duplicado.law.book import law_02
from duplicado.law.meaning import CallMeaning, Span
from duplicado.law.procedure import Auction
from duplicado.library.dealing import MOST_DEALS, find_deals
from duplicado.library.rows import ranking_rows, traveller_rows
from duplicado.score import Points
from duplicado.score.victory_points import MOST_BOARDS
from duplicado.service.batches import Batch, Working, Workplace, results_of
from duplicado.service.claims_batch import adjudications
from duplicado.service.double_dummy_batch import tables_of_many
from duplicado.table.actions import parse_action
from duplicado.table.finding import FindingMade
from duplicado.table.state import TableSetup
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.contracts import Doubling
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError, WrongArgumentError

LIBRARY: Any = duplicado


class Alien:
    """Type that no function of the library knows."""


DEAL = Deal.parse("N:KT85.JT54.8.KJ65 AQ73.K983.J64.32 42.A62.AKQ93.Q98 J96.Q7.T752.AT74")
BOARD = Board(1, Seat.N, Vulnerability.NONE)
PAIR, OPPONENTS = ContestantId(1, Side.NS), ContestantId(1, Side.EW)
FOUR_SPADES = Contract.parse("4S N")
RESULT = BoardResult(1, PAIR, OPPONENTS, Points(420), Points(-420))
CONTEST = Contest(winners=2, results=(RESULT,))
SCORED = standings(CONTEST)
OUTCOME = AssignedOutcome(FOUR_SPADES, 10)
RULING = Ruling.for_both(Assigned((OUTCOME,)), "16B3")
FACT = EventFounded("Thursday", Conditions())
ENTRY = Entry("e0", datetime(2026, 11, 19, 12, tzinfo=UTC), "the Director", FACT)
LIVE = LiveStandings([ENTRY])
REGISTER = OfficeRegister.of(LIVE.state)
SEATED = begin(TableSetup(BOARD))
BIDS = PlayerActs(Seat.N, parse_action("1S"))
FOUND = FindingMade(ClauseId.parse("27B1(a)"), value=True)
FIELD = [Points(420), Points(-50)]
DEALT = [(BOARD, DEAL)]

# What each name that a stub promises may be called with.
PROMISED: dict[str, tuple[tuple[object, ...], dict[str, object]]] = {
    "duplicado.claim": (("N:4.2.. 3..3. A.A.. ..54.", "3NT S", 2), {"claimer": "S", "lead": "S", "trick": ()}),
    "duplicado.chances": (("N:- - - -", "4S N", "north.hcp > 3"), {"count": 1, "meanings": {}, "seed": 1}),
    "duplicado.expectation": (
        ("N:- - - -", "4S N", {"3NT S": 1}, "ns", "north.hcp > 3"),
        {"count": 1, "meanings": {}, "seed": 1},
    ),
    "duplicado.judge_cards": ((DEAL, "3NT S", "C4 C5"), {}),
    "duplicado.judge_play": ((DEAL, "3NT S", "C4 C5"), {}),
    "duplicado.deals": ((1, "north.hcp > 3"), {"predealt": {"N": "AK..."}, "meanings": {}, "seed": 1}),
    "duplicado.read": ((b'[Board "1"]\n',), {}),
    "duplicado.write": (([DEAL], "no such folder/deals.pbn", "pbn"), {}),
    "duplicado.to_records": ((CONTEST,), {}),
    "duplicado.dd": ((DEAL, "3NT S"), {}),
    "duplicado.par": ((DEAL, "ns", "N"), {}),
    "duplicado.score": (("4S N", 10, "ns"), {}),
    "duplicado.Table": ((1, DEAL), {"edition": 2017, "contract": "4S N", "regulations": {}, "scoring": "pairs"}),
    "duplicado.rule": (("N 1S",), {"board": 1, "edition": 2017}),
    "duplicado.Board": ((1, Seat.N, Vulnerability.NONE), {}),
    "duplicado.Bid": ((1, Denomination.CLUBS), {}),
    "duplicado.Card": ((Suit.CLUBS, Rank.ACE), {}),
    "duplicado.Contract": ((FOUR_SPADES.bid, Seat.N, Doubling.UNDOUBLED), {}),
    "duplicado.Deal": (({seat: DEAL[seat] for seat in Seat},), {}),
    "duplicado.Hand": ((tuple(DEAL["N"]),), {}),
    "duplicado.dealing.random_deals": ((1, bytes), {}),
    "duplicado.dealing.deal_of_number": ((1,), {}),
    "duplicado.dealing.number_of_deal": ((DEAL,), {}),
    "duplicado.event.BoardResult": ((1, PAIR, OPPONENTS, Points(420), Points(-420), FOUR_SPADES, 10), {}),
    "duplicado.event.Contest": ((), {"title": "", "winners": 1, "boards": {}, "layouts": {}, "results": ()}),
    "duplicado.event.ContestantId": ((1, Side.NS, "A"), {}),
    "duplicado.event.standings": ((CONTEST, None), {}),
    "duplicado.event.adjusting.adjust": ((RESULT, RULING, RulingCircumstances(Vulnerability.NONE)), {}),
    "duplicado.event.adjusting.explain": ((SCORED, 1, 1, Side.NS, RULING, PAIR), {}),
    "duplicado.event.adjusting.Assigned": (((OUTCOME,),), {}),
    "duplicado.event.adjusting.AssignedOutcome": ((FOUR_SPADES, 10), {"weight": Fraction(1)}),
    "duplicado.event.adjusting.Ruling": ((RULING.north_south, RULING.east_west, ("16B3",)), {}),
    "duplicado.event.adjusting.RulingCircumstances": ((Vulnerability.NONE, Edition.LAWS_2017), {}),
    "duplicado.event.record.Conditions": ((), {"winners": 1}),
    "duplicado.event.record.ContestantEntered": ((PAIR, (Player("Gema"),), "Name", 1), {}),
    "duplicado.event.record.Player": (("Gema", "1"), {}),
    "duplicado.event.record.Entry": (("e0", ENTRY.at, "the Director", FACT), {}),
    "duplicado.event.record.EventFounded": (("Thursday", Conditions(), "2026-11-19"), {}),
    "duplicado.event.record.Where": ((1, "A", 1, 1, 1), {}),
    "duplicado.event.record.ConductNoted": ((PAIR, ("74A2",), "gloated"), {}),
    "duplicado.event.record.RulingGiven": ((Where(table=3), ("27B2",), "Play on."), {}),
    "duplicado.event.record.admit": ((LIVE.state, ENTRY), {}),
    "duplicado.event.record.LiveStandings": (([ENTRY],), {}),
    "duplicado.event.record.earlier_offences": ((LIVE.state, PAIR), {"under": "74"}),
    "duplicado.event.record.public_entries": (([ENTRY],), {}),
    "duplicado.event.record.OfficeRegister": (((),), {}),
    "duplicado.formats.bws.read_bws": ((b"",), {}),
    "duplicado.formats.bws.read_bws_folder": ((Path("no such folder"),), {}),
    "duplicado.formats.bws.read_bws_tables": (({},), {}),
    "duplicado.formats.bws.write_bws_tables": ((CONTEST,), {}),
    "duplicado.formats.contest_csv.write_ranking_csv": ((CONTEST, SCORED), {}),
    "duplicado.formats.contest_csv.write_travellers_csv": ((CONTEST, SCORED), {}),
    "duplicado.formats.dealing_files.read_ber": ((b"",), {}),
    "duplicado.formats.dealing_files.read_dlm": ((b"",), {}),
    "duplicado.formats.dealing_files.write_ber": ((DEALT,), {}),
    "duplicado.formats.dealing_files.write_dlm": ((DEALT, "Thursday"), {}),
    "duplicado.formats.lin.read_lin": (("",), {}),
    "duplicado.formats.lin.write_lin": ((read_lin("").value,), {}),
    "duplicado.formats.pbn.contest_of": ((read_pbn("").value,), {}),
    "duplicado.formats.pbn.read_pbn": (("",), {}),
    "duplicado.formats.pbn.write_deals": ((DEALT,), {"event": "", "date": ""}),
    "duplicado.formats.pbn.write_pbn": ((read_pbn("").value,), {}),
    "duplicado.formats.pbn.write_pbn_contest": ((CONTEST, SCORED), {"double_dummy": {}}),
    "duplicado.formats.rbn.read_rbn": (("",), {}),
    "duplicado.formats.rbn.write_rbn": ((read_rbn("").value,), {}),
    "duplicado.formats.usebio.read_usebio": (("",), {}),
    "duplicado.formats.usebio.write_usebio": ((CONTEST, SCORED), {"club": "", "club_number": ""}),
    "duplicado.formats.usebio.write_usebio_event": ((EventOutcome.__new__(EventOutcome),), {"club": ""}),
    "duplicado.law.ClauseId": ((27, ("B", "1")), {}),
    "duplicado.law.procedure.Auction": ((Seat.N, ()), {}),
    "duplicado.score.Points": ((420,), {}),
    "duplicado.score.board_a_match": ((Points(420), Points(-50)), {}),
    "duplicado.score.butler_imps": ((FIELD,), {}),
    "duplicado.score.cross_imps": ((FIELD,), {}),
    "duplicado.score.matchpoint": ((FIELD,), {"expected": 2}),
    "duplicado.score.score": ((FOUR_SPADES, 10, Vulnerability.NS), {}),
    "duplicado.score.team_imps": ((Points(420), Points(-50)), {}),
    "duplicado.score.victory_points_for": ((10, 8), {}),
    "duplicado.table.actions.parse_action": (("1S",), {}),
    "duplicado.vocabulary.parse_call": (("1S",), {}),
    "duplicado.vocabulary.read_call": (("1S",), {}),
    "duplicado.vocabulary.read_card": (("SA",), {}),
}

# What the manual calls besides, and the methods of promised classes.
ALSO: tuple[tuple[Callable[..., object], tuple[object, ...]], ...] = (
    (find_deals, (1, "north.hcp > 3")),
    (deals_of_numbers, ([1],)),
    (traveller_rows, (CONTEST, 1)),
    (ranking_rows, (SCORED,)),
    (analyse_play, (DEAL, FOUR_SPADES, (), EndingSolver())),
    (tables_of_many, ([DEAL], Working())),
    (adjudications, ([], Working())),
    (results_of, (Batch(work=len, key=str, written=int, read=int), ["A"], Working())),
    (Workplace.parse, ("here",)),
    (read_event, ("",)),
    (write_event, ([ENTRY],)),
    (law_02.board, (1,)),
    (begin, (TableSetup(BOARD),)),
    (rule, (SEATED, BIDS)),
    (admit, (SEATED, BIDS)),
    (PlayerActs, (Seat.N, BIDS.action)),
    (Find, ((FOUND,),)),
    (CallMeaning, (Span(6, 10), ((Suit.SPADES, Span(6, 6)),), "balanced", True)),
    (Span, (6, 10)),
    (Table().play, ("N 1S",)),
    (Table().answer, ("accept", "N")),
    (Table().find, ("27B1(a)",)),
    (Table().view, ("N",)),
    (Table().as_case, ("title",)),
    (Auction.of, (Seat.N, [])),
    (RESULT.of_side, (Side.NS,)),
    (Assigned.to, (FOUR_SPADES, 10)),
    (OUTCOME.points, (Side.NS, Vulnerability.NS)),
    (Ruling.for_both, (RULING.north_south, "16B3")),
    (RULING.of, (Side.NS,)),
    (LIVE.add, (ENTRY,)),
    (LIVE.by_session, (PAIR,)),
    (LIVE.awards, (PAIR,)),
    (OfficeRegister.of, (LIVE.state,)),
    (REGISTER.by_pair, (PAIR,)),
    (REGISTER.by_player, ("Gema",)),
    (REGISTER.by_clause, ("74",)),
    (REGISTER.by_session, (1,)),
    (ClauseId.parse("27").covers, (ClauseId.parse("27B"),)),
    (ClauseId.parse, ("27B",)),
    (ClauseId.read, ("27B",)),
    (Vulnerability.NS.includes, (Seat.N,)),
    *((each.parse, ("N",)) for each in (Vulnerability, Seat, Side, Denomination, Card, Contract, Hand, Deal)),
    (DEAL["N"].suit, ("S",)),
    (DEAL["N"].length, ("S",)),
    (DEAL["N"].ranks, ("S",)),
    (DEAL["N"].weigh, ({"A": 4},)),
)


def promised_names() -> Iterator[tuple[str, Any]]:
    """List what the stubs of the packages promise, each name once."""
    root, seen = Path(duplicado.__file__).parent, set[int]()
    for stub in sorted(root.rglob("__init__.pyi"), key=lambda path: len(path.parts)):
        package = ".".join((duplicado.__name__, *stub.parent.relative_to(root).parts))
        for node in ast.parse(stub.read_text()).body:
            if isinstance(node, ast.ImportFrom) and node.module != "collections.abc":
                for alias in node.names:
                    value = getattr(import_module(str(node.module)), alias.name)
                    if id(value) not in seen:
                        seen.add(id(value))
                        yield f"{package}.{alias.name}", value


def called() -> Iterator[tuple[Callable[..., object], tuple[object, ...], dict[str, object]]]:
    for name, value in promised_names():
        if name in PROMISED:
            yield value, *PROMISED[name]
    for function, args in ALSO:
        yield function, args, {}


def names_of(function: Callable[..., object], count: int) -> list[str]:
    parameters = list(inspect.signature(function).parameters.values())
    return [parameters[min(place, len(parameters) - 1)].name for place in range(count)]


def test_everything_that_is_promised_is_called_here() -> None:
    left = [
        name
        for name, value in promised_names()
        if not (isinstance(value, type) and issubclass(value, Enumeration | Exception)) and name not in PROMISED
    ]
    assert left == []


def test_each_argument_of_another_type_is_refused_by_its_name() -> None:
    taken: list[str] = []
    for function, args, named in called():
        for place, name in enumerate(names_of(function, len(args))):
            taken += told_otherwise(function, (*args[:place], Alien(), *args[place + 1 :]), named, name)
        for name in named:
            taken += told_otherwise(function, args, {**named, name: Alien()}, name)
    assert taken == []


def told_otherwise(
    function: Callable[..., object], args: tuple[object, ...], named: dict[str, object], name: str
) -> list[str]:
    """Say what a call with an alien argument does, unless it is refused as it should be; any other error is raised."""
    called_so = f"{getattr(function, '__qualname__', function)}({name})"
    try:
        function(*args, **named)
    except WrongArgumentError as refused:
        said = str(refused)
        return [] if said.startswith(name) and "Alien" in said and "not of type" in said else [f"{called_so}: {said}"]
    return [f"{called_so} takes anything"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: LIBRARY.read("a\0b"), r"source is 'a\x00b': no path has a null character"),
        (lambda: LIBRARY.write([DEAL], "a\0.pbn"), r"target is 'a\x00.pbn': no path has a null character"),
        (lambda: LIBRARY.deals(MOST_DEALS + 1), "count is 10000001: at most 10000000 deals are made at once"),
        (lambda: LIBRARY.deals(10**30, "north.hcp > 3"), "at most 10000000 deals are made at once"),
        (
            lambda: LIBRARY.score.victory_points_for(3, 10**30),
            f"boards is {10**30}: the scale is for matches of 1 to {MOST_BOARDS} boards",
        ),
        (lambda: LIBRARY.score.law_77.score(FOUR_SPADES, 10.0, Vulnerability.NS), "tricks is 10.0 of type float"),
    ],
)
def test_an_impossible_value_is_refused_at_once(call: Callable[[], object], said: str) -> None:
    with pytest.raises(DuplicadoError) as refused:
        call()
    assert said in str(refused.value)
