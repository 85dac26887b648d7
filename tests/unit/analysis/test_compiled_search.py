"""The search of tables agrees with the other solvers, as Python and compiled by numba."""

import random
import subprocess
import sys
from array import array
from typing import Any, Final

import pytest

from duplicado.analysis import solver
from duplicado.analysis.compiled import machine, search, table_memory
from duplicado.analysis.compiled.solver import CompiledSolver, hand_word
from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.solver import MANY, Solver, solver_of_tables
from duplicado.dealing import deal_of_number
from duplicado.law.procedure.play import PlayPosition
from duplicado.service import double_dummy_batch
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

pytestmark = pytest.mark.rest  # whichever process runs it compiles the search first

TRUMPS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None)


def dealt(cards: int, chance: random.Random) -> tuple[Hand, Hand, Hand, Hand]:
    pack = list(EVERY_CARD)
    chance.shuffle(pack)
    north, east, south, west = (Hand(pack[first : first + cards]) for first in range(0, 4 * cards, cards))
    return north, east, south, west


def deals(count: int, seed: int) -> list[Deal]:
    chance = random.Random(seed)
    return [Deal(dict(zip(Seat, dealt(13, chance), strict=True))) for _ in range(count)]


def disagreements(others: Solver, count: int, most_cards: int) -> list[PlayPosition]:
    """Solve random endings both ways, a new memory being used for all."""
    chance, memory = random.Random(count), array("q", bytes(8 * table_memory.WORDS))
    place: Any = memory.buffer_info()[0] if machine.IS_COMPILED else memory
    wrong = []
    for number in range(count):
        hands = dealt(2 + number % (most_cards - 1), chance)
        trump, leader = chance.randrange(5), chance.choice(list(Seat))
        for seat, hand in enumerate(hands):
            memory[seat] = hand_word(hand)
        if number % 20 == 0 or trump != 4:  # what is remembered is of one trump suit
            table_memory.forget(place)
        at = PlayPosition(TRUMPS[trump], leader, hands)
        if search.solve(place, trump, leader.index, chance.randrange(len(hands[0]) + 1)) != others.tricks(at, Side.NS):
            wrong.append(at)
    return wrong


def test_short_endings_agree_with_the_solver_of_endings() -> None:
    assert disagreements(EndingSolver(), 16, 4) == []


def test_endings_agree_with_the_library(double_dummy_library: None) -> None:
    if not machine.IS_COMPILED:
        pytest.skip("the extra `solver` is not installed")
    assert disagreements(DdsSolver(), 1000, 8) == []


def test_tables_of_many_deals_agree_with_the_library(double_dummy_library: None) -> None:
    if not machine.IS_COMPILED:
        pytest.skip("the extra `solver` is not installed")
    some = deals(16, 20261128)
    assert CompiledSolver().tables(some) == DdsSolver().tables(some)


def test_the_compiled_search_is_found_again() -> None:
    if not machine.IS_COMPILED:
        pytest.skip("the extra `solver` is not installed")
    deal = deal_of_number(5)
    (table,) = CompiledSolver().tables([deal])  # compiled, if it is not kept yet
    text = (
        "from duplicado.analysis.compiled import search\n"
        "from duplicado.analysis.compiled.solver import CompiledSolver\n"
        "from duplicado.dealing import deal_of_number\n"
        "(table,) = CompiledSolver().tables([deal_of_number(5)])\n"
        "print(table.rows, sum(search.solve_table.stats.cache_hits.values()))\n"
    )
    said = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True).stdout
    assert said == f"{table.rows} 1\n"


def test_a_hand_of_a_suit_each_takes_thirteen_tricks_with_its_suit() -> None:
    hands = (
        Hand.parse(text) for text in ("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")
    )
    (table,) = CompiledSolver().tables([Deal(dict(zip(Seat, hands, strict=True)))])
    # Clubs first, notrump last; by declarer, whose side takes all with its own suits and nothing against the others'.
    assert table.rows == ((0, 13, 0, 13), (13, 0, 13, 0), (0, 13, 0, 13), (13, 0, 13, 0), (0, 0, 0, 0))


class TestChoice:
    def test_few_deals_are_the_librarys(self, double_dummy_library: None) -> None:
        assert isinstance(solver_of_tables(MANY - 1), DdsSolver)

    def test_many_deals_are_the_compiled_searchs_where_there_is_numba(
        self, double_dummy_library: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for numba, chosen in ((object(), CompiledSolver), (None, DdsSolver)):
            solver._compiled_solver.cache_clear()
            monkeypatch.setattr(solver, "find_spec", lambda _name, found=numba: found)
            assert isinstance(solver_of_tables(MANY), chosen)
        solver._compiled_solver.cache_clear()

    def test_without_the_library_it_takes_few_deals_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def unavailable() -> DdsSolver:
            raise SolverUnavailable("none")

        monkeypatch.setattr(solver, "DdsSolver", unavailable)
        solver._compiled_solver.cache_clear()
        monkeypatch.setattr(solver, "find_spec", lambda _name: object())
        assert isinstance(solver_of_tables(1), CompiledSolver)
        solver._compiled_solver.cache_clear()
        monkeypatch.setattr(solver, "find_spec", lambda _name: None)
        with pytest.raises(SolverUnavailable):
            solver_of_tables(MANY)
        solver._compiled_solver.cache_clear()

    def test_a_batch_of_many_deals_is_solved_by_it(
        self, double_dummy_library: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[int] = []

        def chosen(count: int) -> DdsSolver:
            asked.append(count)
            return DdsSolver()

        monkeypatch.setattr(double_dummy_batch, "MANY", 2)
        monkeypatch.setattr(double_dummy_batch, "solver_of_tables", chosen)
        some = deals(2, 4)
        assert double_dummy_batch.tables_of_many(some) == list(DdsSolver().tables(some))
        double_dummy_batch.tables_of_many(some[:1])
        assert asked == [2, 1]


@pytest.mark.parametrize("among", [0, 0b1011_0010, (1 << 52) - 1, 0xF0F0_F0F0_F0F0F])
def test_packing_is_undone_and_as_the_processor_has_it(among: int) -> None:
    chance = random.Random(among)
    for _ in range(20):
        cards = chance.getrandbits(52) & among
        together = machine.packed_bits(cards, among)
        assert together.bit_count() == cards.bit_count()
        assert together < 1 << among.bit_count()
        assert machine.unpacked_bits(together, among) == cards
