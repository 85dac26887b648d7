"""The names of `import duplicado`: they are there, take texts or values, and refuse anything else by name."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import duplicado
from duplicado import (
    Board,
    Contract,
    Deal,
    Denomination,
    Hand,
    Table,
    chances,
    claim,
    dd,
    deals,
    expectation,
    judge_cards,
    judge_play,
    par,
    read,
    rule,
    to_records,
    write,
)
from duplicado.analysis.table import DoubleDummyTable
from duplicado.dealing import fast_conditioned
from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.standing import standings
from duplicado.law.book import law_02
from duplicado.law.procedure import Auction
from duplicado.library.extras import MissingExtraError, extra
from duplicado.library.files import UnknownFormatError, sentences
from duplicado.library.table import StepError, StepRefusedError
from duplicado.score.side_score import Points
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.errors import DuplicadoError, NotationError, WrongArgumentError
from duplicado.vocabulary.seats import Seat, Side

LIBRARY: Any = duplicado
ANY_TABLE: Any = DoubleDummyTable(((7, 6, 7, 6),) * 5)
DEAL = Deal.parse("N:KT85.JT54.8.KJ65 AQ73.K983.J64.32 42.A62.AKQ93.Q98 J96.Q7.T752.AT74")


def test_importing_loads_nothing_before_a_name_is_asked_for() -> None:
    code = "import duplicado, sys; print(sum(name.startswith('duplicado') for name in sys.modules)); duplicado.Hand"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
    assert {"Deal", "Table", "score", "rule"} <= set(dir(duplicado))


def test_python_m_duplicado_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "duplicado", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith(duplicado.__version__)


def test_the_package_of_scores_is_called_as_the_function() -> None:
    import_module("duplicado.score.matchpoints")
    assert LIBRARY.score("4S N", 10, "both") == 620
    assert LIBRARY.score.matchpoints.__name__ == "duplicado.score.matchpoints"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("4S N", 10, "both"), 620),
        (("4sx s -1", None, "NS"), -200),
        (("3NT E +2",), -460),
        ((Contract.parse("2HXX W"), 8, "ew"), -840),
        (("4♠* N", 10), 590),
        (("3NW +1",), -430),
        (("passed out",), 0),
        (("pass",), 0),
        (("3NT north =", None, "all"), 600),
    ],
)
def test_a_score_is_had_from_texts(arguments: tuple[object, ...], expected: int) -> None:
    assert LIBRARY.score(*arguments) == expected


def _asked() -> Table:
    return Table(1).play("North 1S", "E 1H", "S attention")


WRONG: tuple[tuple[Callable[[], object], type[Exception], str], ...] = (
    (lambda: LIBRARY.score("4S N", 10, "sometimes"), NotationError, "good for vulnerability"),
    (lambda: LIBRARY.score("4S N", 10, 3), WrongArgumentError, "vulnerability is 3 of type int"),
    (lambda: LIBRARY.score("4S N", "10"), WrongArgumentError, "tricks is '10' of type str, not of type int"),
    (lambda: LIBRARY.score("4S N"), DuplicadoError, "without the number of tricks"),
    (lambda: LIBRARY.score("4S N =", 10), DuplicadoError, "give one of them"),
    (lambda: LIBRARY.score(DEAL), WrongArgumentError, "result is Deal"),
    (lambda: LIBRARY.dd("N:AK"), NotationError, "good for deal"),
    (lambda: LIBRARY.par(DEAL, "maybe"), NotationError, "good for vulnerability"),
    (lambda: LIBRARY.deals("3"), WrongArgumentError, "count is '3'"),
    (lambda: LIBRARY.deals(1, 5), WrongArgumentError, "where is 5"),
    (lambda: LIBRARY.deals(1, predealt={"N": 4}), WrongArgumentError, "predealt['N'] is 4"),
    (lambda: LIBRARY.Table(DEAL), WrongArgumentError, "board is Deal"),
    (lambda: LIBRARY.Table(1, edition=DEAL), WrongArgumentError, "edition is Deal"),
    (lambda: LIBRARY.Table(1, edition=1997), DuplicadoError, "no edition 1997"),
    (lambda: LIBRARY.Table(scoring="rubber"), DuplicadoError, "scoring is 'rubber'"),
    (lambda: LIBRARY.Table().play("N foo"), StepError, "'N foo' is no step: 'foo' is not an action"),
    (lambda: LIBRARY.Table().play("X 1S"), StepError, "'X 1S' is no step: write a seat and what it does"),
    (
        lambda: LIBRARY.deals(1, "north.hpc > 3"),
        NotationError,
        "of a seat there are hcp, ",
    ),
    (lambda: LIBRARY.deals(1, "north.balanced"), NotationError, "clubs, balanced(north), shape(north, "),
    (lambda: LIBRARY.dd(DEAL, "AP N"), NotationError, "'AP N' is not a contract"),
    (lambda: LIBRARY.write({100: DEAL}, "x.dlm"), DuplicadoError, "unwritable-number DLM 100 99"),
    (lambda: LIBRARY.Table().find("27B1(a)", "no"), StepError, "'no' is no finding of 27B1(a), which asks for bool"),
    (
        lambda: LIBRARY.Table().find("27B1(a)", False),
        StepRefusedError,
        "False is refused: nobody asks for it now; under",
    ),
    (lambda: LIBRARY.Table().find("27B1"), StepRefusedError, "finds when asked 27B1(a), 27B1(b), 27D:help; of his own"),
    (lambda: LIBRARY.Table().find("2"), StepRefusedError, "Law 2 the Director finds nothing; nothing is open now"),
    (lambda: LIBRARY.Table().find("24", 3), StepRefusedError, "24 asks for tuple of Card; nothing is open now"),
    (lambda: _asked().find("27B1"), StepRefusedError, "; open now: S accept or refuse (27A1)"),
    (lambda: _asked().answer("accept", "W"), StepRefusedError, "nothing that is asked; open now: S accept or"),
    (lambda: _asked().play("S refuse", "E 2H", "S P"), StepRefusedError, "Law 9B2; open now: the Director 27B1(a)"),
    (lambda: LIBRARY.read(b'[Board "1"]').say("fr"), DuplicadoError, "there is no language 'fr'"),
    (lambda: LIBRARY.deals(1, "north.hcp in 15-17"), NotationError, "'15 - 17' cannot be read"),
    (lambda: LIBRARY.deals(-1), DuplicadoError, "count is -1: give the number of deals, 0 or more"),
    (lambda: LIBRARY.deals(1, predealt={"N": "AA"}), NotationError, "'AA' is not good for predealt: "),
    (lambda: LIBRARY.write([DEAL], "no such folder/x.pbn"), FileNotFoundError, "'no such folder/x.pbn'"),
    (lambda: LIBRARY.Table().answer("accept"), StepError, "nobody may choose"),
    (lambda: LIBRARY.Table().ruling, StepError, "nothing has happened"),
    (lambda: LIBRARY.Table(guarded=True).play("N 1S", "E 1H"), StepRefusedError, "Law 18D"),
    (rule, WrongArgumentError, "steps is empty"),
    (lambda: LIBRARY.score.matchpoint([620, 420]), WrongArgumentError, "is 620 of type int"),
    (lambda: LIBRARY.score.law_77.score(Contract.parse("4S N"), 10, "ns"), WrongArgumentError, "vulnerability is 'ns'"),
    (lambda: LIBRARY.table.state.TableSetup(law_02.board(1), DEAL), WrongArgumentError, "edition is Deal"),
    (lambda: LIBRARY.read(5), WrongArgumentError, "source is 5 of type int"),
    (lambda: LIBRARY.read(b"\x00\x01"), UnknownFormatError, "no known format"),
    (lambda: LIBRARY.write([DEAL], "x.doc"), UnknownFormatError, "'x.doc'"),
    (lambda: LIBRARY.write(["N:"], "x.pbn"), WrongArgumentError, "what[0] is 'N:' of type str"),
    (lambda: LIBRARY.to_records(DEAL), WrongArgumentError, "what is Deal"),
    (lambda: LIBRARY.claim("N:4.2.. 3..3. A.A.. ..54.", "3NT S", 2, claimer="X"), NotationError, "claimer"),
)


def test_a_wrong_argument_is_refused_by_name() -> None:
    for call, error, told in WRONG:
        with pytest.raises(error) as refused:
            call()
        assert told in str(refused.value)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: LIBRARY.Hand.of_bits("AK"), "bits is 'AK' of type str"),
        (lambda: Hand.of_bits(-1), "bits is -1 of type int, not of type int, a set of 52 bits"),
        (lambda: Hand.of_bits(1 << 52), "bits is "),
        (lambda: DEAL["N"].sum_of(()), "by_holding is () of type tuple"),
        (lambda: LIBRARY.Hand(()).sum_of({}), "by_holding is {} of type dict"),
        (
            lambda: LIBRARY.Deal(str(DEAL)),
            f"hands is '{DEAL}' of type str, not of type Mapping of Seat and Hand or None; Deal.parse reads a text",
        ),
        (lambda: LIBRARY.Deal.text_from(DEAL, "N"), "first is 'N' of type str, not of type Seat"),
        (lambda: LIBRARY.Seat.N.after("two"), "turns is 'two' of type str, not of type int"),
        (lambda: LIBRARY.Seat.N.distance_to("E"), "other is 'E' of type str, not of type Seat"),
        (lambda: LIBRARY.Seat.clockwise_from("E"), "first is 'E' of type str, not of type Seat"),
        (lambda: ANY_TABLE.tricks(0, Denomination.CLUBS), "declarer is 0 of type int, not of type Seat or str"),
        (lambda: ANY_TABLE.best("NS", Denomination.CLUBS), "side is 'NS' of type str, not of type Side"),
        (lambda: ANY_TABLE.of(None), "tricks is None of type NoneType"),
    ],
)
def test_methods_of_values_name_a_wrong_argument(call: Callable[[], object], said: str) -> None:
    with pytest.raises(WrongArgumentError) as refused:
        call()
    assert str(refused.value).startswith(said)


def test_the_same_seed_gives_the_same_deals_under_conditions_and_without() -> None:
    assert deals(3, seed=4) == deals(3, seed=4) != deals(3, seed=5)
    where = "north.hcp in 20.. and south.hearts >= 5"
    assert deals(3, where, seed=4) == deals(3, where, seed=4)
    for deal in deals(20, lambda deal: deal["W"].hcp < 5, predealt={"N": "AK..."}, seed=1):
        assert deal["W"].hcp < 5
        assert deal["N"].ranks(next(iter(deal["N"])).suit).startswith("AK")


def test_conditions_hold_without_numpy_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, fast_conditioned.__name__, None)
    monkeypatch.delattr("duplicado.dealing.fast_conditioned")
    assert all(deal["N"].hcp >= 15 for deal in deals(5, "north.hcp in 15..", seed=1))


def test_a_missing_library_is_told_with_what_to_install() -> None:
    with (
        pytest.raises(MissingExtraError, match=r"Drawing needs nothing_like_it, .*pip install '\.\[app\]'"),
        extra("app", "Drawing"),
    ):
        import nothing_like_it  # type: ignore[import-not-found] # noqa: F401


def test_a_file_whose_format_needs_a_library_says_what_to_install() -> None:
    without = "import sys; sys.modules['lxml'] = None; import duplicado; duplicado.read(b'<USEBIO></USEBIO>')"
    done = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)
    assert "MissingExtraError: A file of USEBIO needs lxml, which is not installed: pip install '.[app]'" in done.stderr


@pytest.mark.usefixtures("double_dummy_library")
@pytest.mark.rest
def test_double_dummy_and_par_of_a_deal() -> None:
    table = dd(DEAL)
    assert isinstance(table, DoubleDummyTable)
    assert dd(str(DEAL), "3NT N") == table.tricks(DEAL_NORTH, NOTRUMP) == table.tricks("north", "NT")
    assert par(table, "both").score == par(DEAL, "both").score
    assert "<table>" in table._repr_html_()
    assert table.to_svg().count("<text") == 29


DEAL_NORTH, NOTRUMP = duplicado.Seat.N, duplicado.Denomination.NOTRUMP


def test_leads_plays_chances_and_expectations(double_dummy_library: None) -> None:
    deal = "N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83"
    leads = judge_cards(deal, "4H S")
    assert {(each.seat, each.tricks - each.cost) for each in leads} == {(Seat.W, 10)}
    assert [each.cost for each in leads] == sorted(each.cost for each in leads)
    before, judged = judge_play(deal, "4H S", "SA S3 S7 SJ")
    assert (before, [(each.seat, each.tricks, each.cost) for each in judged]) == (
        10,
        [(Seat.W, 11, 1), (Seat.N, 11, 0), (Seat.E, 11, 0), (Seat.S, 11, 0)],
    )
    (last,) = (each for each in judge_cards(deal, "4H S", "SA S3 S7") if str(each.card) == "SJ")
    assert last == judged[3]
    hands = "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -"
    found = chances(hands, "4S N", count=20, seed=1)
    assert found.counts == {tricks: found.tricks.count(tricks) for tricks in sorted(set(found.tricks))}
    assert found.making == found.at_least(10)
    assert found.tricks == tuple(dd(each, "4S N") for each in deals(20, predealt=KNOWN, seed=1))
    alone = expectation(hands, "4S N", ["4S N"], count=20, seed=1)
    assert (alone.mean, set(alone.shares)) == (Fraction(1, 2), {Fraction(1, 2)})
    of_pass = expectation(hands, "4S N", {"passed out": 3}, count=20, seed=1)
    assert of_pass.mean == found.making
    assert expectation(hands, "2S E", {"passed out": 1}, count=20, seed=1).mean == 0


KNOWN: dict[Seat | str, Hand | str] = {"N": "AKQ2.J5.T98.7643", "S": "JT98.AQ.K43.AK52"}


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    dealt = deals(4, seed=1)
    for name in ("deals.pbn", "deals.dup", "deals.lin", "deals.json"):
        assert write(dealt, tmp_path / name) is not None
        assert tuple(read(tmp_path / name).deals.values()) == dealt
    found = read(b'[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C 1X Pass\n')
    assert (found.format, found.has_errors) == ("pbn", True)
    assert "<table>" in found.records[0]._repr_html_()
    assert "1♣" in texts_of(found.records[0].to_svg())


def texts_of(drawn: str) -> list[str]:
    """Return the texts of a picture, which is well-formed, and in which none stands outside the frame."""
    root = ET.fromstring(drawn)
    _, _, width, height = map(int, root.attrib["viewBox"].split())
    places = [(int(text.attrib["x"]), int(text.attrib["y"])) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert all(0 <= x < width and 0 <= y <= height for x, y in places)
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


def test_what_was_wrong_or_lost_is_said_in_each_language(tmp_path: Path) -> None:
    found = read(b'[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C 1X Pass\n')
    assert found.say() == "4: “1X” is not a call; the auction is left out from here on."
    assert found.say("es") == "4: «1X» no es una voz; la subasta se omite desde aquí."
    lost = write({7: DEAL}, tmp_path / "seven.ber")
    assert sentences(lost, "pt")[0] == "O arquivo não diz os números das bolsas, ou não estas: 7."


def test_hands_by_the_number_of_their_board_are_written(tmp_path: Path) -> None:
    write({7: DEAL, 3: deals(1, seed=1)[0]}, tmp_path / "some.pbn")
    assert list(read(tmp_path / "some.pbn").deals) == [7, 3]


def test_auction_board_traveller_and_ranking_are_drawn() -> None:
    auction = Auction.of(Seat.E, map(parse_call, ["1S", "X", "P", "4S", "P", "P", "P"]))
    assert texts_of(auction.to_svg()) == ["W", "N", "E", "S", "1♠", "X", "P", "4♠", "P", "P", "P"]
    board = duplicado.Board(1, Seat.E, duplicado.Vulnerability.NS)
    assert (texts_of(board.to_svg()), board._repr_html_()) == (["1 E / ns"], "<b>1 E / ns</b>")
    record = BoardRecord(board, DEAL, auction.calls)
    assert texts_of(record.to_svg())[:2] == ["1 E / ns", "N"]
    played = replace(record, stated_contract=duplicado.Contract.parse("4H W"), stated_tricks=9)
    told = texts_of(played.to_svg())
    assert told[-1] == "4♥ W (9)"
    assert told[:-1] == texts_of(record.to_svg())
    assert played._repr_html_() == f'{record._repr_html_()}4<span style="color:#dd3a3a">♥</span> W (9)'
    rows = to_records(
        Contest(
            winners=1, results=(BoardResult(1, ContestantId(1), ContestantId(2), Points(50), Points(-50), note="<&>"),)
        )
    )
    assert "board" in texts_of(rows.to_svg())
    assert "None" not in rows.to_svg() + rows._repr_html_()


def test_files_and_tables_are_shown_in_a_line(tmp_path: Path) -> None:
    LIBRARY.write([DEAL, DEAL], tmp_path / "two.pbn")
    assert repr(LIBRARY.read(tmp_path / "two.pbn")) == "FileRead(pbn, boards: 2, results: 0, diagnostics: 0)"
    told = LIBRARY.Table(3).play("S 1S", "W 1H", "N attention")
    assert repr(told) == f"Table(board 3, auction, entries: {len(told.entries)}, offers: 1)"


def test_a_file_is_left_as_it_was_where_it_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_text("old")
    with pytest.raises(WrongArgumentError):
        LIBRARY.write(["no deal"], tmp_path / "a.pbn")
    assert [each.name for each in tmp_path.iterdir()] == ["a.pbn"]
    assert (tmp_path / "a.pbn").read_text() == "old"


@pytest.mark.parametrize("name", ["usebio/two-winner.xml", "acbl/pairs.json"])
def test_the_hands_of_a_file_of_results_are_its_deals(name: str) -> None:
    found = read(Path(__file__).parents[2] / "samples" / name)
    assert found.records == ()
    assert found.contest is not None
    assert found.deals == found.contest.layouts
    assert len(found.deals) == 1


def test_boards_that_a_format_cannot_hold_are_refused_with_each_reason_once(tmp_path: Path) -> None:
    twice = [BoardRecord(duplicado.Board(1, Seat.N, duplicado.Vulnerability.NONE), deal) for deal in deals(3, seed=1)]
    with pytest.raises(DuplicadoError, match=r"DGE cannot hold these boards: unwritable-twice DGE 1$"):
        write(twice, tmp_path / "a.dge")


def test_a_table_is_told_asked_and_answered() -> None:
    table = Table(1).play("N 1S", "E 1H", "S attention")
    assert [offer.clause for offer in table.offers] == ["27A1"]
    assert "Art. 27A1" in table.ruling.say("es")
    table.answer("refuse").play("E 2H")
    assert [question.clause for question in table.questions] == ["27B1(a)"]
    table.find("27B1(a)", value=True)
    assert "27B1" in table.ruling.clauses
    assert "27B1(a)" in table.ruling.say()
    assert not table.questions
    assert table.undo().questions
    assert "case: told" in table.as_case("told")
    with pytest.raises(DuplicadoError, match="no language 'fr'"):
        table.ruling.say("fr")


def test_a_board_is_played_to_its_outcome_in_both_editions() -> None:
    for edition in (2007, "2017"):
        table = Table(1, DEAL, edition=edition).play("N P", "E P", "S P", "W P")
        assert table.outcome is not None
        assert table.outcome.score == 0
    seen = Table(1, DEAL).view("N")
    assert (seen.own, seen.dummy) == (DEAL["N"], None)
    assert rule("N 1S", "E 1H", "S attention").after.offers[0].clause == "27A1"


def test_a_claim_is_worth_what_the_laws_say() -> None:
    assert claim("N:4.2.. 3..3. A.A.. ..54.", "3NT S", 2, claimer="S").tricks == 2


def test_standings_and_results_are_rows() -> None:
    lines = [
        BoardResult(1, ContestantId(n, Side.NS), ContestantId(n, Side.EW), Points(p), Points(-p))
        for n, p in enumerate([450, 420, -50], 1)
    ]
    contest = Contest(winners=2, results=tuple(lines))
    rows = to_records(standings(contest))
    assert [(row["line"], row["place"], row["percentage"]) for row in rows][:3] == [
        ("NS", 1, 100.0), ("NS", 2, 50.0), ("NS", 3, 0.0),
    ]  # fmt: skip
    assert to_records(contest).columns()["score"] == [450, 420, -50]
    assert rows[:2]._repr_html_().count("<tr>") == 3
    assert Board.__name__ in repr(duplicado.Board)
