"""A line of play that is stated with a claim: how it is written, that it is judged by, and that it is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat
from tests.waiting import until_in_loop

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.questions import AnswerForm, Prompt
from duplicado.law.book import law_02
from duplicado.law.edition import BASE_EDITIONS, Edition
from duplicado.locale import Language
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.played_boards import boards_file, played_boards
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import CASUAL, Room
from duplicado.service.playing.seat_commands import Done, NotDone, SeatCommand
from duplicado.service.playing.sitters import Onlooker
from duplicado.service.playing.steps import BoardBegun, read_step
from duplicado.table.claim_notation import line_text, read_line
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

STATEMENTS = st.builds(
    ClaimStatement,
    st.booleans(),
    st.lists(st.sampled_from([*EVERY_CARD, *Suit]), max_size=8).map(tuple),
    st.none() | st.sampled_from(list(Seat)),
    st.lists(st.sampled_from(list(Suit)), unique=True).map(tuple),
    st.booleans(),
)
DEAL = Layout.parse("N:A432.K2.A432.432 65.654.765.98765 KQJT.AQJT9.KQJ.A 987.873.T98.KQJT")
"""South has thirteen tricks when he draws trumps; West ruffs the fourth heart when he does not."""

WIDE = Layout.parse("N:KQJ2.AK.Q872.962 754.Q962.AKT54.5 AT86.753.J3.A743 93.JT84.96.KQJT8")
"""There is so much to choose for declarer and defenders that what he loses in sevens is not found within the limits."""

STATED = "draws trumps; plays ♥K, hearts, hearts, hearts, hearts, diamonds, diamonds, diamonds in this order"


@given(STATEMENTS)
def test_what_is_written_is_read_as_it_was(statement: ClaimStatement) -> None:
    assert read_line(line_text(statement)) == statement


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "trumps SA, h finesse W ruffs DC rest"),
        ("es", "triunfos PA, c impás O fallando DT resto"),
        ("pt", "trunfos EA, c finesse O cortando OP resto"),
    ],
)
def test_a_director_types_a_line_in_his_language(language: str, text: str) -> None:
    ask = Prompt("statement", AnswerForm.STATEMENT, ("68C",))
    stated = ClaimStatement(
        draws_trumps=True,
        order=(Card.parse("SA"), Suit.HEARTS),
        finesse=Seat.W,
        ruffs=(Suit.DIAMONDS, Suit.CLUBS),
        rest_high=True,
    )
    assert read_answer(ask, text, Language(language)) == stated


@pytest.mark.parametrize("text", ["rumps", "finesse", "finesse Q", "ruffs", "ruffs DX", "S1", "H " * 27])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_line(text)


def makeable(desk: TableDesk) -> str:
    return str(desk.view(Onlooker.DIRECTOR, EN)["makeable"])


async def claimed(
    opened: Room,
    line: ClaimStatement | None,
    tricks: int = 12,
    edition: Edition = Edition.LAWS_2017,
    director: str = "program",
    layout: Layout = DEAL,
) -> tuple[dict[Seat, Player], str]:
    """South, in seven spades, claims the rest, or fewer tricks of it, after the first trick."""
    table = await opened.open_table()
    desk = await sat(opened, table, *Seat)
    regulations = {**CASUAL, "table.director": director}
    setup = TableSetup(law_02.board(1), edition, regulations, mode=TableMode.GUARDED, layout=layout)
    await desk.happens(BoardBegun(setup))
    there = {seat: Player(desk, seat) for seat in Seat}
    for seat, call in zip((*Seat, *Seat), ("P", "P", "7S", "P", "P", "P"), strict=False):
        assert await there[seat].does(call) == Done()
    assert await there[Seat.W].does("CK face down") == Done()
    for seat in (Seat.N, Seat.E, Seat.S):
        await there[seat].does("no questions")
    for seat, do in ((Seat.S, "dummy C2"), (Seat.E, "C5"), (Seat.S, "CA")):
        assert await there[seat].does(do) == Done()
    assert await there[Seat.S].does(f"claims {tricks}", statement=line, means="easy") == Done()
    return there, table.name


@in_loop
async def test_a_claim_is_judged_by_the_line_that_was_stated(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        silent, _ = await claimed(opened, None)
        stated, name = await claimed(opened, read_line("trumps HK H H H H D D D"))
        for seat in Seat:
            assert stated[seat].view["claim"]["line"] == STATED
            assert silent[seat].view["claim"]["line"] == ""
        directed = stated[Seat.N].desk.view(Onlooker.DIRECTOR, EN)
        assert directed["claim"] == stated[Seat.N].view["claim"]
        assert set(directed["faced"]) == {"N", "S"}
        for there in (silent, stated):
            assert await there[Seat.W].does("disputes") == Done()
        assert [there[Seat.N].view["end"]["tricks"] for there in (silent, stated)] == [10, 13]
        lines = [there[Seat.N].view["end"]["judged_line"] for there in (silent, stated)]
        for there, line, worth in ((silent, lines[0], 9), (stated, lines[1], 12)):
            assert line[0].endswith(f"ruled of the claim: North-South gets {worth} of the 12.")
            assert len(line) == 1 + 12
            assert all(there[seat].view["end"]["judged_line"] == line for seat in Seat)
            assert there[Seat.N].desk.view(Onlooker.DIRECTOR, EN)["judged_line"] == line
        assert lines[1][4:6] == ["S ♥9, W ♥3, N ♥K, E ♥4", "N ♥2, E ♥5, S ♥A, W ♥7"]
        in_spanish = stated[Seat.N].desk.view(Seat.N, Language("es"))["end"]["judged_line"]
        assert in_spanish[4] == "S ♥9, O ♥3, N ♥R, E ♥4"
        again = folded(tuple(read_step(each.text) for each in await opened.stored(name)))
        assert again.board == stated[Seat.N].desk.now.board
        (board,) = played_boards(await opened.stored(name), EN)
        told = f"South claims 12 and concedes 0, and states: {STATED}; easy."
        assert board.rulings[0] == told
        assert board.rulings[-13:] == tuple(lines[1])
        assert told.encode() in boards_file([board], "pbn", "")


@pytest.mark.clause("70A", "70B3", "68D2(a)")
@in_loop
async def test_a_person_who_judges_has_the_line_that_was_computed_and_divides_all_tricks(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        for edition, director in zip(BASE_EDITIONS, ("human", "both"), strict=True):
            there, _ = await claimed(opened, None, edition=edition, director=director, layout=WIDE)
            desk = there[Seat.N].desk
            await desk.direct(DirectorActs("comes", "comes"))
            assert await there[Seat.W].does("disputes") == Done()
            assert {there[seat].view["frozen"] for seat in Seat} == {True}
            (asked,) = desk.view(Onlooker.DIRECTOR, EN)["questions"]
            assert (asked["clause"], asked["form"], asked["answers"]) == ("70", ("TricksToCome",), [])
            assert "of the 12, by what is found next" in asked["entails"]
            assert "The line: South" in asked["entails"]
            # What the cards make is his who sees all of them, and nobody else's before the ruling.
            assert makeable(desk) == ""
            assert await desk.direct(DirectorActs("look", "looks", "the claim")) == Done()
            await until_in_loop(partial(makeable, desk))
            assert "of the 12 tricks to come: North-South 8, East-West 4" in makeable(desk)
            assert all("makeable" not in there[seat].view and there[seat].view["end"] is None for seat in Seat)
            assert desk.view(Onlooker.DIRECTOR, EN)["judged_line"] == []
            no_division = NotDone("not-understood", None, "refused-no-division", (("tricks", "12"),))
            for number, wrong in enumerate(("{NS: 3, EW: 3}", "{NS: 13}", "{NS: 0, EW: 13}", "{EW: -1}")):
                assert await desk.direct(DirectorActs(f"w{number}", "finds", f"70: {wrong}")) == no_division
            assert await desk.direct(DirectorActs("f", "finds", "70: {EW: 2}")) == Done()
            assert there[Seat.S].view["end"]["tricks"] == 11
            # No line that was computed gives what he found.
            assert there[Seat.S].view["end"]["judged_line"] == []


@in_loop
async def test_a_line_goes_with_a_claim_alone_and_is_part_of_what_was_asked(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there, _ = await claimed(opened, None)
        east = there[Seat.E]
        assert await east.does("agrees", statement=read_line("rest")) == NotDone("not-understood")
        assert await east.does("claims 1", statement=read_line("rest"), id="same") != Done()
        assert await east.does("agrees", id="once") == Done()
        assert await there[Seat.W].does("agrees", id="once") == Done()
        again = SeatCommand("x", "claims 3", statement=read_line("rest")).asked
        assert again not in {SeatCommand("x", "claims 3").asked, SeatCommand("x", "claims 3", means="rest").asked}
