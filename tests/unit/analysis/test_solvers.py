"""The two solvers keep the same contract and agree; the library survives threads."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

from duplicado.analysis import dds_library, solver
from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.ending import MOST_CARDS, EndingSolver
from duplicado.analysis.positions import PositionError
from duplicado.analysis.solver import Solver, default_solver
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


def dds() -> DdsSolver:
    try:
        return DdsSolver()
    except SolverUnavailable as reason:
        pytest.skip(str(reason))


@pytest.fixture(params=[dds, EndingSolver], ids=["library", "endings"])
def solves(request: pytest.FixtureRequest) -> Solver:
    make: Callable[[], Solver] = request.param
    return make()


def position(hands: str, trump: str = "", leader: str = "N", trick: str = "") -> PlayPosition:
    north, east, south, west = (Hand.parse(hand) for hand in hands.split(" "))
    cards = tuple(map(Card.parse, trick.split()))
    return PlayPosition(Suit(trump) if trump else None, Seat(leader), (north, east, south, west), cards)


def some_position(cards: int, chance: random.Random) -> PlayPosition:
    pack = list(EVERY_CARD)
    chance.shuffle(pack)
    north, east, south, west = (Hand(pack[first : first + cards]) for first in range(0, 4 * cards, cards))
    start = PlayPosition(chance.choice([None, *Suit]), chance.choice(list(Seat)), (north, east, south, west))
    for _ in range(chance.randrange(4)):
        start = start.after(chance.choice(list(start.playable() or ())))
    return start


def every_line(at: PlayPosition, side: Side) -> int:
    """Solve by trying everything: slow, and nothing in it can be wrong."""
    if not at.trick and not at.hand(at.turn):
        return at.tricks(side)
    results = [every_line(at.after(card), side) for card in at.playable() or ()]
    return max(results) if at.turn.side is side else min(results)


class TestContract:
    def test_a_finesse(self, solves: Solver) -> None:
        # South leads towards AQ with the king in front of it: both tricks.
        finesse = position("AQ... .32.. 32... K4...", leader="S")
        assert solves.tricks(finesse, Side.NS) == 2
        assert solves.cards(finesse) == ((Card.parse("S3"), 2), (Card.parse("S2"), 2))
        # From North the ace or the queen goes first, and one trick is lost.
        assert solves.tricks(position("AQ... .32.. 32... K4...", leader="N"), Side.NS) == 1

    def test_the_trick_in_progress_counts(self, solves: Solver) -> None:
        # West's king is beaten by the queen's owner only with the ace: North to play to S2 and SK.
        assert solves.cards(position("AQ... .32.. 3... 4...", leader="S", trick="S2 SK")) == (
            (Card.parse("SA"), 2),
            (Card.parse("SQ"), 1),
        )

    def test_a_trump_decides(self, solves: Solver) -> None:
        ruff = position(".A.. 2... .K.. .Q..", trump="S", leader="N")
        assert solves.tricks(ruff, Side.NS) == 0
        assert solves.tricks(ruff, Side.EW) == 1

    def test_a_forced_card_has_its_tricks(self, solves: Solver) -> None:
        # The library answers -2 here unless it is asked to search all the same.
        assert solves.cards(position("A... 2... K... Q...")) == ((Card.parse("SA"), 1),)

    @pytest.mark.parametrize("cards", [1, 2, 3])
    def test_trying_everything_gives_the_same(self, solves: Solver, cards: int) -> None:
        chance = random.Random(cards)
        for _ in range(60):
            at = some_position(cards, chance)
            for side in Side:
                assert solves.tricks(at, side) == every_line(at, side) - at.tricks(side), at

    @pytest.mark.parametrize(
        ("at", "complaint"),
        [
            (PlayPosition(None, Seat.N, (Hand(), None, Hand(), Hand())), "E: the hand is not known"),
            (PlayPosition(None, Seat.N, (Hand(), Hand(), Hand(), Hand())), "there must be 1 to 13"),
            (position("A... A... K... Q..."), "a card stands in two hands"),
            (position("A... 3... 2... KQ..."), "N: 1 cards, where 2"),
            (position("A... 3... 2... K...", trick="SA"), "N: SA stands in the hand and in the trick"),
            (position("A... 3... 2... KQ...", trick="H2"), "E: 1 cards, where 2"),
            (position("... ... ... ...", trick="SA SK SQ SJ"), "at most three cards"),
        ],
    )
    def test_an_impossible_position_is_refused(self, solves: Solver, at: PlayPosition, complaint: str) -> None:
        with pytest.raises(PositionError, match=complaint):
            solves.cards(at)


@pytest.mark.parametrize("cards", [4, 5, 6, 7])
def test_the_solvers_agree(cards: int) -> None:
    library, chance = dds(), random.Random(cards)
    positions = [some_position(cards, chance) for _ in range(40 if cards < 6 else 6)]
    answered = library.cards_of_many(positions)
    assert answered == tuple(map(EndingSolver().cards, positions))
    assert answered == tuple(map(library.cards, positions))


def test_batches_longer_than_the_library_takes() -> None:
    library, chance = dds(), random.Random(7)
    positions = [some_position(2, chance) for _ in range(450)]
    assert library.cards_of_many(positions) == tuple(map(EndingSolver().cards, positions))


def test_threads_may_share_the_library() -> None:
    """Without the lock the library kills the process here within a second."""
    library = dds()
    chances = [random.Random(seed) for seed in range(6)]
    work = [[some_position(7, chance) for _ in range(60)] for chance in chances]
    alone = [[library.cards(at) for at in part] for part in work]
    with ThreadPoolExecutor(6) as threads:
        together = list(threads.map(lambda part: [library.cards(at) for at in part], work))
        batched = list(threads.map(library.cards_of_many, work))
    assert together == alone
    assert [list(part) for part in batched] == alone


def deal_of_suits() -> Deal:
    hands = dict(zip(Seat, (Hand(card for card in EVERY_CARD if card.suit is suit) for suit in Suit), strict=True))
    return Deal(hands)


def test_a_table_of_whole_suits() -> None:
    (table,) = dds().tables([deal_of_suits()])
    # North holds the clubs and South the hearts: their side takes all with one of these as trumps, East-West with
    # theirs; without trumps the defender on lead runs his suit.
    assert str(table) == "00d0d" * 2 + "0d0d0" * 2
    assert dds().tables([]) == ()


def test_a_play_that_breaks_the_rules_is_not_analysed() -> None:
    deal = deal_of_suits()
    with pytest.raises(PositionError, match="card 2, C3: E may not play it"):
        dds().trace(deal, None, Seat.N, [Card.parse("C2"), Card.parse("C3")])


def test_the_solver_of_endings_says_what_it_needs() -> None:
    deal = deal_of_suits()
    with pytest.raises(PositionError, match=r"pip install '\.\[dds\]'"):
        EndingSolver().tables([deal])
    with pytest.raises(PositionError, match=r"pip install '\.\[dds\]'"):
        EndingSolver().trace(deal, None, Seat.N, [])
    with pytest.raises(PositionError, match=f"takes {MOST_CARDS}"):
        EndingSolver().cards(PlayPosition(None, Seat.N, (deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W])))
    assert EndingSolver().tables([]) == ()


def test_the_default_solver_is_the_library_where_it_is_installed() -> None:
    default_solver.cache_clear()
    assert isinstance(default_solver(), type(dds()))


def test_without_the_library_endings_are_still_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> DdsSolver:
        raise SolverUnavailable("none here")

    monkeypatch.setattr(solver, "DdsSolver", absent)
    default_solver.cache_clear()
    try:
        assert isinstance(default_solver(), EndingSolver)
    finally:
        default_solver.cache_clear()


def test_the_library_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds_library, "find_spec", lambda _name: None)
    dds_library.load_library.cache_clear()
    try:
        with pytest.raises(SolverUnavailable, match=r"pip install '\.\[dds\]'"):
            dds_library.load_library()
    finally:
        dds_library.load_library.cache_clear()


@pytest.mark.parametrize(("said", "threads"), [("", 0), ("1", 1), ("-1", 0), ("many", 0), ("12", 12)])
def test_the_library_takes_as_many_threads_as_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, threads: int
) -> None:
    library = Mock()
    monkeypatch.setenv(dds_library.THREADS, said)
    monkeypatch.setattr(dds_library, "library_path", lambda: tmp_path)
    monkeypatch.setattr("ctypes.CDLL", lambda _path: library)
    dds_library.load_library.cache_clear()
    try:
        dds_library.load_library()
    finally:
        dds_library.load_library.cache_clear()
    library.SetMaxThreads.assert_called_once_with(threads)
