"""Inspection of records: what is irregular is found where it stands, and a lawful record shows nothing."""

import pytest

from duplicado.director.inspection.observations import Discrepancy, Irregularity
from duplicado.director.inspection.record import inspect_record
from duplicado.law.book import law_02
from duplicado.table.record import MOST_CALLS, MOST_PLAYS, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.calls import PASS, Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

LAYOUT = Layout.parse("N:KJ954.74.J7.8762 6.QJT32.QT4.T943 A7.85.A986532.KQ QT832.AK96.K.AJ5")
BOARD = law_02.board(2)


def calls(text: str) -> tuple[Call | None, ...]:
    """Read calls; `-` is a turn that was skipped for good."""
    return tuple(None if each == "-" else parse_call(each) for each in text.split())


def plays(text: str, leader: Seat = Seat.W) -> tuple[CardPlayed, ...]:
    """Read cards in rotation from the leader of the first trick, or with their seats: `N:SK`."""
    result: list[CardPlayed] = []
    seat = leader
    for each in text.split():
        if ":" in each:
            seat = Seat(each[0])
        result.append(CardPlayed(seat, Card.parse(each[-2:])))
        seat = seat.lho
    return tuple(result)


def found(record: BoardRecord) -> list[str]:
    """Say in short what an inspection finds."""
    return [f"{seen.part} {seen.seat} {seen.code} {seen.law or '-'}" for seen in inspect_record(record)]


@pytest.mark.parametrize("text", ["P P P P", "P 1S P 2S P P P", "1D X XX 1H P P 2D P P P"])
def test_a_lawful_auction_shows_nothing(text: str) -> None:
    assert found(BoardRecord(BOARD, LAYOUT, calls(text), auction_is_complete=True)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1S 1H P P P", ["call 2 S insufficient-bid 27"]),
        ("1S P X P P P", ["call 3 W inadmissible-double 36"]),
        ("P XX P P P P", ["call 2 S inadmissible-double 36"]),
        ("7NT 8C P P P", ["call 2 S bid-above-seven 38"]),
        ("P P P P 1C", ["call 5 E call-after-the-end 39", "auction None auction-not-ended -"]),
        ("1C - 1S P P P", ["call 3 W call-out-of-rotation 29"]),
        ("1C P P", ["auction None auction-not-ended -"]),
    ],
)
def test_irregular_auctions(text: str, expected: list[str]) -> None:
    assert found(BoardRecord(BOARD, LAYOUT, calls(text), auction_is_complete=True)) == expected


def test_an_auction_of_a_million_calls_is_looked_at_as_far_as_it_can_be_one() -> None:
    record = BoardRecord(BOARD, LAYOUT, (PASS,) * 1_000_000, auction_is_complete=True)
    *after_the_end, last = inspect_record(record)
    assert [seen.part for seen in after_the_end] == [f"call {number}" for number in range(5, MOST_CALLS + 1)]
    assert (last.code, last.values) == ("auction-too-long", (("count", "1000000"), ("most", str(MOST_CALLS))))


def test_a_play_of_a_hundred_thousand_cards_is_looked_at_as_far_as_it_can_be_one() -> None:
    plays = (CardPlayed(Seat.E, Card.parse("SA")),) * 100_000
    record = BoardRecord(BOARD, None, plays=plays, stated_contract=Contract.parse("1NT N"))
    seen = [each for each in inspect_record(record) if each.code == "play-too-long"]
    assert [each.values for each in seen] == [(("count", "100000"), ("most", str(MOST_PLAYS)))]
    assert len(inspect_record(record)) <= 2 * MOST_PLAYS


def test_the_contract_stated_is_held_against_the_auction() -> None:
    record = BoardRecord(
        BOARD, LAYOUT, calls("P 1D 1S 2D P P P"), auction_is_complete=True, stated_contract=Contract.parse("2D N")
    )
    (seen,) = inspect_record(record)
    assert isinstance(seen, Discrepancy)
    assert seen.values == (("auction", "2D S"), ("stated", "2D N"))


def test_an_accepted_insufficient_bid_is_the_last_bid_from_there_on() -> None:
    assert found(BoardRecord(BOARD, LAYOUT, calls("1S 1H 1S P P P"), auction_is_complete=True)) == [
        "call 2 S insufficient-bid 27"
    ]


CONTRACT = Contract.parse("2D S")
FIRST_TRICKS = "SQ S4 S6 SA S:DA DK D7 D4"


def test_a_lawful_play_shows_nothing() -> None:
    record = BoardRecord(BOARD, LAYOUT, stated_contract=CONTRACT, plays=plays(FIRST_TRICKS), stated_tricks=8)
    assert found(record) == []


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("SQ S4 S6 D2", ["play 4 S revoke 61A"]),
        ("E:H2 S7 SQ N:S4", ["play 1 E lead-out-of-turn 54"]),
        ("SQ S4 S6 SA N:C2", ["play 5 N lead-out-of-turn 53"]),
        ("SQ E:S6", ["play 2 E play-out-of-turn 57"]),
        ("SQ S4 S6 SQ", ["play 4 S card-played-twice -", "play 4 S card-not-held -"]),
        ("SA", ["play 1 W card-not-held -"]),
    ],
)
def test_irregular_plays(cards: str, expected: list[str]) -> None:
    record = BoardRecord(BOARD, LAYOUT, stated_contract=CONTRACT, plays=plays(cards))
    assert [line for line in found(record) if line in expected] == expected


def test_irregularities_that_the_file_marks_are_said_to_be_marked() -> None:
    record = BoardRecord(BOARD, LAYOUT, calls("1S 1H P P P"), auction_is_complete=True, marked_calls=frozenset({1}))
    (seen,) = inspect_record(record)
    assert isinstance(seen, Irregularity)
    assert seen.marked


@pytest.mark.parametrize(
    ("claim", "stated", "codes"),
    [
        (8, 8, []),
        (8, 9, ["result-disagrees"]),
        (1, 1, ["result-disagrees"]),
        (None, 14, ["result-disagrees"]),
        (None, 2, []),
    ],
)
def test_claim_and_result_are_held_against_the_cards(claim: int | None, stated: int, codes: list[str]) -> None:
    record = BoardRecord(
        BOARD,
        LAYOUT,
        stated_contract=CONTRACT,
        plays=plays(FIRST_TRICKS),
        claim=None if claim is None else Claim(claim),
        stated_tricks=stated,
    )
    assert [seen.code for seen in inspect_record(record)] == codes


def test_hands_of_the_wrong_size_are_named() -> None:
    short = Layout.parse("N:AK... QJ... - -")
    assert [line.split()[1:3] for line in found(BoardRecord(BOARD, short))] == [["N", "hand-size"], ["E", "hand-size"]]


def test_cards_without_a_contract_cannot_be_judged() -> None:
    assert found(BoardRecord(BOARD, LAYOUT, plays=plays("SQ"))) == ["play 1 None play-without-contract -"]


@pytest.mark.parametrize(
    ("contract", "tricks", "score", "wrong"),
    [
        ("1NT N", 7, 90, False),
        ("1NT N", 7, 120, True),
        ("1NT N", None, 120, False),
        ("1NT N", 7, None, False),
        (None, 7, 120, False),
        ("passed out", None, 0, False),
        ("passed out", None, 90, True),
    ],
)
def test_a_stated_score_is_held_against_contract_and_tricks(
    contract: str | None, tricks: int | None, score: int | None, *, wrong: bool
) -> None:
    stated = None if contract is None else PASSED_OUT if contract == "passed out" else Contract.parse(contract)
    record = BoardRecord(BOARD, LAYOUT, stated_contract=stated, stated_tricks=tricks, stated_score=score)
    codes = [each.code for each in inspect_record(record) if isinstance(each, Discrepancy)]
    assert ("score-disagrees" in codes) is wrong
