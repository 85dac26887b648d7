"""Dealing files: every deal comes back, every damage is a diagnostic, and what a format cannot say is said."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.formats.dealing_files.bri import read_bri
from duplicado.formats.dealing_files.cds import read_cds
from duplicado.formats.dealing_files.csv_file import read_csv
from duplicado.formats.dealing_files.dlm import read_dlm, write_dlm
from duplicado.formats.dealing_files.dup import read_dup
from duplicado.formats.dealing_files.file_kind import Boards, Dealt, FileKind
from duplicado.formats.dealing_files.rzd import read_rzd
from duplicado.formats.diagnostics import Parsed, Severity, Written
from duplicado.formats.registry import READ, format_of
from duplicado.law.book.law_02 import board
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES

NAMES: Final = ("ber", "bhg", "bri", "cds", "csv", "dge", "dlm", "dup", "rzd")
WITHOUT_NUMBERS: Final = ("ber", "bri", "dge", "rzd")
DEALS = st.integers(0, DEAL_COUNT - 1).map(deal_of_number)
DEAL = deal_of_number(31_415_926_535_897_932_384_626_433)


def module_of(name: str) -> ModuleType:
    return import_module(f"duplicado.formats.dealing_files.{'csv_file' if name == 'csv' else name}")


def reader(name: str) -> Callable[[bytes], Parsed[tuple[Dealt, ...]]]:
    read: Callable[[bytes], Parsed[tuple[Dealt, ...]]] = getattr(module_of(name), f"read_{name}")
    return read


def writer(name: str) -> Callable[[Boards], Written]:
    if name == "dlm":
        return write_dlm
    kind: FileKind = module_of(name).KIND
    return kind.write


def data_of(name: str, boards: Boards) -> bytes:
    written = writer(name)(boards)
    assert written.data is not None
    return written.data


def codes(found: Parsed[Any] | Written) -> list[str]:
    return [each.code for each in found.diagnostics]


def values(found: Parsed[Any] | Written) -> list[dict[str, str]]:
    return [dict(each.values) for each in found.diagnostics]


@pytest.mark.parametrize("name", NAMES)
@given(deals=st.lists(DEALS, min_size=1, max_size=5))
def test_what_was_written_is_read_again(name: str, deals: list[Deal]) -> None:
    boards = [(board(number), deal) for number, deal in enumerate(deals, 1)]
    written = writer(name)(boards)
    assert written.data is not None
    assert written.diagnostics == ()
    assert reader(name)(written.data) == Parsed(tuple(boards))
    known = format_of("", written.data)
    assert known is not None
    assert known.name == name.upper()


@pytest.mark.parametrize("name", [name for name in NAMES if name not in WITHOUT_NUMBERS])
@given(first=st.integers(1, 97), deals=st.lists(DEALS, min_size=1, max_size=3))
def test_numbers_come_back(name: str, first: int, deals: list[Deal]) -> None:
    boards = [(board(number), deal) for number, deal in enumerate(deals, first)]
    assert reader(name)(data_of(name, reversed(boards))) == Parsed(tuple(boards))


@pytest.mark.parametrize("name", WITHOUT_NUMBERS)
def test_a_format_without_numbers_says_so(name: str) -> None:
    written = writer(name)([(board(6), DEAL), (board(5), DEAL)])
    # Boards 5 and 6 become 1 and 2: the same dealers, and another vulnerability.
    assert codes(written) == ["lost-number", "lost-vulnerability"]
    assert values(written) == [{"boards": "5-6"}] * 2
    assert written.data is not None
    assert [each.number for each, _ in reader(name)(written.data).value] == [1, 2]


@pytest.mark.parametrize("name", NAMES)
def test_marks_that_are_not_those_of_the_number_are_lost_and_said(name: str) -> None:
    written = writer(name)([(Board(1, Seat.S, Vulnerability.BOTH), DEAL)])
    expected = [] if name == "csv" else ["lost-dealer", "lost-vulnerability"]
    assert codes(written) == expected
    assert written.data is not None
    ((_, deal),) = reader(name)(written.data).value
    assert deal == DEAL  # BHG writes dealer's hand first: the right one is found again


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "layout", [None, Layout({Seat.N: DEAL[Seat.N]}), Layout({seat: Hand(list(DEAL[seat])[:12]) for seat in Seat})]
)
def test_incomplete_hands_are_not_written(name: str, layout: Layout | None) -> None:
    written = writer(name)([(board(1), DEAL), (board(2), layout)])
    assert written.data is None
    assert [(each.code, each.severity, dict(each.values)) for each in written.diagnostics] == [
        ("unwritable-incomplete", Severity.ERROR, {"format": name.upper(), "board": "2"})
    ]


@pytest.mark.parametrize("name", NAMES)
def test_four_whole_hands_are_a_deal_by_whatever_class(name: str) -> None:
    assert data_of(name, [(board(1), Layout(dict(DEAL.items())))]) == data_of(name, [(board(1), DEAL)])


@pytest.mark.parametrize("name", NAMES)
def test_no_board_is_no_file(name: str) -> None:
    assert codes(writer(name)([])) == ["unwritable-nothing"]
    assert reader(name)(b"").value == ()


@pytest.mark.parametrize(
    ("name", "numbers", "code", "number"),
    [
        ("dup", [98, 99, 100], "unwritable-number", "100"),
        ("dlm", [99, 100], "unwritable-number", "100"),
        ("cds", [256], "unwritable-number", "256"),
        ("bhg", [10_000], "unwritable-number", "10000"),
        ("csv", [1_000_000], "unwritable-number", "1000000"),
        ("dup", [1, 3], "unwritable-gap", "2"),
        ("dlm", [4, 1], "unwritable-gap", "2"),
        ("cds", [7, 7], "unwritable-twice", "7"),
        ("bhg", [7, 7], "unwritable-twice", "7"),
        ("dlm", [7, 7], "unwritable-twice", "7"),
    ],
)
def test_limits(name: str, numbers: list[int], code: str, number: str) -> None:
    written = writer(name)([(board(each), DEAL) for each in numbers])
    assert written.data is None
    assert (code, number) in [(each.code, dict(each.values)["board"]) for each in written.diagnostics]


@pytest.mark.parametrize("name", NAMES)
def test_the_highest_number_that_can_be_written(name: str) -> None:
    highest = {"cds": 255, "bhg": 9999, "csv": 999_999}.get(name, 99)
    if name not in WITHOUT_NUMBERS:
        ((read, deal),) = reader(name)(data_of(name, [(board(highest), DEAL)])).value
        assert (read, deal) == (board(highest), DEAL)


def test_an_unnumbered_board_is_not_written_where_numbers_are() -> None:
    nowhere = Board(0, Seat.N, Vulnerability.NONE)
    assert codes(writer("cds")([(nowhere, DEAL)])) == ["unwritable-unnumbered"]
    assert codes(writer("ber")([(nowhere, DEAL), (nowhere, deal_of_number(5))]))[0] == "lost-number"
    assert codes(writer("ber")([(nowhere, DEAL), (board(2), deal_of_number(5))])) == ["unwritable-unnumbered"]


def test_more_boards_than_rzd_can_count() -> None:
    written = writer("rzd")([(board(1), DEAL)] * 65_536)
    assert (codes(written), values(written)) == (["unwritable-count"], [{"format": "RZD", "most": "65535"}])


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_no_damage_ends_in_an_exception(name: str, data: st.DataObject) -> None:
    source = bytearray(data_of(name, [(board(number), DEAL) for number in range(1, 4)]))
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, max(len(source) - 1, 0)))
        match data.draw(st.sampled_from(["flip", "cut", "insert"])):
            case "flip" if source:
                source[place] ^= 1 << data.draw(st.integers(0, 7))
            case "cut":
                del source[place:]
            case _:
                source[place:place] = data.draw(st.binary(max_size=9))
    for each in READ[-9:]:
        parsed = each.read(bytes(source))
        assert all(isinstance(record.layout, Deal) and record.board.number > 0 for record in parsed.value.records)
    format_of("", bytes(source))


@pytest.mark.parametrize("name", NAMES)
@given(source=st.binary(max_size=400))
def test_any_bytes_can_be_read(name: str, source: bytes) -> None:
    parsed = reader(name)(source)
    assert all(isinstance(deal, Deal) for _, deal in parsed.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_breaks_off_keeps_the_boards_before(name: str) -> None:
    source = data_of(name, [(board(1), DEAL), (board(2), DEAL)])
    # Within the second board, wherever its filling ends.
    end = {"bri": 128 + 58, "dge": 128 + 48, "dup": 156 + 126}.get(name, len(source) - 8)
    if name == "dlm":
        end = source.index(b"Board 02=") + 20
    if name in {"bhg", "csv"}:
        end = len(source) - 11
    parsed = reader(name)(source[:end])
    assert parsed.value == ((board(1), DEAL),)
    assert parsed.diagnostics


@pytest.mark.parametrize("name", ["bri", "dge"])
def test_missing_filling_at_the_end_is_no_loss(name: str) -> None:
    source = data_of(name, [(board(1), DEAL), (board(2), DEAL)])
    parsed = reader(name)(source[: 128 + 80])
    assert [each.number for each, _ in parsed.value] == [1, 2]
    assert codes(parsed) == ["deals-filling"]


def test_a_card_that_stands_twice_leaves_the_board_out_and_not_the_next() -> None:
    source = bytearray(data_of("bri", [(board(1), DEAL), (board(2), DEAL)]))
    source[2:4] = source[0:2]
    parsed = read_bri(bytes(source))
    assert parsed.value == ((board(2), DEAL),)
    assert (codes(parsed), values(parsed)) == (["deals-no-deal"], [{"boards": "1"}])


def test_dup_is_mended_by_its_other_half() -> None:
    good = data_of("dup", [(board(3), DEAL)])
    broken = bytearray(good)
    broken[0:2] = b"99"
    parsed = read_dup(bytes(broken))
    assert parsed.value == ((board(3), DEAL),)
    assert codes(parsed) == ["deals-half-damaged"]
    other = data_of("dge", [(board(1), deal_of_number(5))])[:68]
    parsed = read_dup(good[:78] + other + good[146:])
    assert parsed.value == ((board(3), DEAL),)
    assert codes(parsed) == ["deals-halves-differ"]


@pytest.mark.parametrize(
    ("header", "first", "expected"),
    [
        (b"YN12 0 02 ", 12, []),
        (b"YN 4 0 02 ", 4, []),
        (b"YY1  0 02 ", 1, ["deals-reversed"]),
        (b"YN1  0 05 ", 1, ["deals-count"]),
        (b"YN0  0 02 ", 1, ["deals-unnumbered"]),
        (b"\0" * 10, 1, ["deals-unnumbered"]),
    ],
)
def test_the_head_of_dup(header: bytes, first: int, expected: list[str]) -> None:
    source = bytearray(data_of("dup", [(board(1), DEAL), (board(2), DEAL)]))
    source[146:156] = header
    parsed = read_dup(bytes(source))
    assert ([each.number for each, _ in parsed.value], codes(parsed)) == ([first, first + 1], expected)


def test_the_head_of_rzd_counts_the_boards() -> None:
    source = data_of("rzd", [(board(1), DEAL), (board(2), DEAL)])
    parsed = read_rzd(b"\3" + source[1:])
    assert len(parsed.value) == 2
    assert values(parsed) == [{"stated": "3", "count": "2"}]


def test_a_board_of_cds_without_number() -> None:
    source = data_of("cds", [(board(1), DEAL), (board(2), DEAL)])
    parsed = read_cds(b"\0" + source[1:])
    assert parsed.value == ((board(2), DEAL),)
    assert codes(parsed) == ["deals-no-deal"]


@pytest.mark.parametrize(
    ("old", "new", "boards", "expected"),
    [
        (b"Checksum=3", b"Checksum=4", [5, 6], ["deals-document-checksum"]),
        (b"Status=Show", b"Status=Hide", [5, 6], ["deals-document-checksum"]),
        (b"From board=5", b"From=5", [5, 6], ["deals-unbounded"]),
        (b"To board=6", b"To board=x", [5, 6], ["deals-unbounded"]),
        (b"Crypto key=0", b"Crypto key=17", [], ["deals-encrypted"]),
        (b"Board 05=", b"Bored 05=", [6], ["deals-missing"]),
        (b"Board 06=", b"Board 06=q", [5], ["deals-no-deal"]),
        (b"To board=6", b"To board=99999", [*range(5, 100)], ["deals-document-checksum"]),
    ],
)
def test_the_document_of_dlm(old: bytes, new: bytes, boards: list[int], expected: list[str]) -> None:
    source = data_of("dlm", [(board(5), DEAL), (board(6), DEAL)])
    assert old in source
    parsed = read_dlm(source.replace(old, new))
    assert ([each.number for each, _ in parsed.value], codes(parsed)) == (boards, expected)


@given(data=st.data())
def test_one_letter_or_checksum_of_dlm_that_changes_does_not_go_unnoticed(data: st.DataObject) -> None:
    source = bytearray(data_of("dlm", [(board(5), DEAL)]))
    place = source.index(b"Board 05=") + 9 + data.draw(st.integers(0, 28))
    alphabet = b"0123456789" if chr(source[place]).isdigit() else b"abcdefghijklmnop"
    source[place] = data.draw(st.sampled_from([code for code in alphabet if code != source[place]]))
    assert codes(read_dlm(bytes(source)))


def test_dlm_has_a_headline() -> None:
    written = write_dlm([(board(1), DEAL)], "Club\nfinal ½ 漢")
    assert written.data is not None
    assert b"\r\nHeadline=Club final \xbd ?\r\n" in written.data


def test_csv_of_other_programs() -> None:
    row = ",".join([DEAL[seat].ranks(suit)[::-1].replace("T", "10") for seat in Seat for suit in SUITS_FROM_SPADES])
    assert read_csv(f"{row},7,W/EW".encode()).value == ((Board(7, Seat.W, Vulnerability.EW), DEAL),)
    assert read_csv(f"{row},7".replace(",", ";").encode()).value == ((board(7), DEAL),)
    parsed = read_csv(f"North,East\n{row},7,Q/x\n{row},0,N/-\n{row}\n\n".encode())
    assert parsed.value == ((board(7), DEAL),)
    assert [(each.line, each.code) for each in parsed.diagnostics] == [
        (1, "deals-row"),
        (2, "deals-marks"),
        (3, "deals-row"),
        (4, "deals-row"),
    ]


def test_ber_with_a_board_to_a_line() -> None:
    source = data_of("ber", [(board(1), DEAL), (board(2), DEAL)])
    parsed = reader("ber")(source[:52] + b"\r\n" + source[52:] + b"\r\n\x1a")
    assert [each.number for each, _ in parsed.value] == [1, 2]


def test_a_missing_board_of_bhg_is_an_empty_line() -> None:
    source = data_of("bhg", [(board(1), DEAL), (board(4), DEAL)])
    assert source.split(b"\r\n")[2:4] == [b"", b""]
    assert [each.number for each, _ in reader("bhg")(source).value] == [1, 4]
