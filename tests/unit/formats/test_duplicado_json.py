"""The JSON of the program: nothing is lost, and a damaged entry costs that entry only."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    Penalty,
    ScoringMethod,
    StatedStanding,
)
from duplicado.formats.duplicado_json.document import OwnDocument, read_json, write_json
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

NUMBERS = st.integers(1, 40)
FRACTIONS = st.fractions(-1000, 1000, max_denominator=999)
IDS = st.builds(ContestantId, NUMBERS, st.none() | st.sampled_from(Side), st.sampled_from(["", "A", "B"]))
WEIGHTED = Weighted(((Fraction(1, 3), 420), (Fraction(2, 3), -50)))
SCORES: st.SearchStrategy[SideScore | None] = st.one_of(
    st.none(),
    st.builds(Points, st.integers(-7600, 7600)),
    st.builds(Artificial, st.sampled_from(Award)),
    st.builds(Artificial, st.none(), st.fractions(0, 1)),
    st.builds(Artificial, st.just(Award.AVERAGE_PLUS), st.none(), st.booleans(), st.none() | FRACTIONS),
    st.just(Artificial(Award.AVERAGE_MINUS, complement=True)),
    st.builds(Artificial, amount=FRACTIONS),
    st.builds(SelfInflicted, st.builds(Points, st.integers(-900, 900)), st.just(WEIGHTED), st.just(Points(-100))),
    st.just(WEIGHTED),
)
BOARDS = st.builds(Board, NUMBERS, st.sampled_from(Seat), st.sampled_from(Vulnerability))


def contests(records: st.SearchStrategy[BoardRecord], words: st.SearchStrategy[str]) -> st.SearchStrategy[Contest]:
    results = st.builds(
        BoardResult,
        NUMBERS,
        IDS,
        IDS,
        SCORES,
        SCORES,
        contract=st.none() | st.just(Contract.parse("4SX S")),
        tricks=st.none() | st.integers(0, 13),
        lead=st.none() | st.sampled_from(EVERY_CARD),
        round=st.none() | NUMBERS,
        table=words,
        record=st.none() | records,
        note=words,
        form=words,
        players=st.dictionaries(st.sampled_from(Seat), words, max_size=4),
    )
    return st.builds(
        Contest,
        words,
        words,
        st.sampled_from(ScoringMethod),
        st.sampled_from([1, 2]),
        st.lists(st.builds(Contestant, IDS, st.lists(words, max_size=2).map(tuple)), max_size=3).map(tuple),
        st.lists(BOARDS, max_size=3).map(lambda boards: {board.number: board for board in boards}),
        results=st.lists(results, max_size=2).map(tuple),
        penalties=st.lists(st.builds(Penalty, IDS, FRACTIONS, words), max_size=2).map(tuple),
        stated=st.lists(st.builds(StatedStanding, IDS, FRACTIONS, st.none() | FRACTIONS, words), max_size=2).map(tuple),
        scheduled_boards=st.none() | NUMBERS,
        program=words,
    )


@given(data=st.data())
def test_what_is_written_and_read_again_is_equal(
    records: st.SearchStrategy[BoardRecord], words: st.SearchStrategy[str], data: st.DataObject
) -> None:
    contest = data.draw(st.none() | contests(records, words))
    title = data.draw(words) if contest is None else ""
    document = OwnDocument(tuple(data.draw(st.lists(records, max_size=2))), contest, title)
    read = read_json(write_json(document).encode())
    assert read.diagnostics == ()
    assert read.value == document


def test_figures_stated_in_a_file_are_kept() -> None:
    one, two = ContestantId(1), ContestantId(2)
    result = BoardResult(1, one, two, Points(420), Points(-420), stated={"ns_imps": Fraction(195, 2)})
    read = read_json(write_json(OwnDocument(contest=Contest(results=(result,)))))
    assert read.value.contest is not None
    assert read.value.contest.results[0].stated == {"ns_imps": Fraction(195, 2)}


BOARD = {"number": 1, "dealer": "N", "vulnerability": "none"}


@pytest.mark.parametrize(
    ("damaged", "place", "text"),
    [
        ({"board": {**BOARD, "dealer": "Q"}}, "records[0].board.dealer", "Q"),
        ({"board": BOARD, "calls": ["1C", "oops"]}, "records[0].calls[1]", "oops"),
        ({"board": BOARD, "plays": ["N SK", "SK"]}, "records[0].plays[1]", "SK"),
        ({"board": BOARD, "tricks": True}, "records[0].tricks", "True"),
        ({"board": BOARD, "layout": "N:AK... AK... - -"}, "records[0].layout", "N:AK... AK... - -"),
        ({"board": BOARD, "call_annotations": {"x": []}}, "records[0].call_annotations.x", "x"),
        (17, "records[0]", "17"),
    ],
)
def test_a_damaged_entry_is_named_and_the_others_are_read(damaged: object, place: str, text: str) -> None:
    read = read_json(json.dumps({"form": "duplicado 1", "records": [damaged, {"board": BOARD}]}))
    assert [record.board.number for record in read.value.records] == [1]
    (found,) = read.diagnostics
    assert (found.code, dict(found.values)) == ("own-json-value", {"place": place, "text": text})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "own-json-not-json"),
        ("{", "own-json-not-json"),
        ("[" * 100_000, "own-json-not-json"),
        ('{"form": "duplicado 1", "records": [' + "9" * 5000 + "]}", "own-json-not-json"),
        ("[]", "own-json-form"),
        ('{"form": "duplicado 2"}', "own-json-form"),
        ('{"form": "duplicado 1", "records": 5}', "own-json-value"),
        ('{"form": "duplicado 1", "contest": []}', "own-json-value"),
        ('{"form": "duplicado 1", "contest": {"method": "guessing"}}', "own-json-value"),
    ],
)
def test_what_is_not_of_the_form_is_a_diagnostic(text: str, code: str) -> None:
    read = read_json(text)
    assert read.value == OwnDocument()
    assert [found.code for found in read.diagnostics] == [code]


def test_bytes_that_are_not_text_are_a_diagnostic() -> None:
    assert [found.code for found in read_json(b"\xff\xfe\x00").diagnostics] == ["own-json-not-json"]


@given(data=st.data())
def test_mutilated_documents_never_raise(data: st.DataObject) -> None:
    result = BoardResult(1, ContestantId(1), ContestantId(2), Points(420), Points(-420))
    text = write_json(OwnDocument((), Contest("Club", results=(result,) * 3)))
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    garbage = data.draw(st.text(max_size=5))
    read_json(text[:start] + garbage + text[start + length :])
