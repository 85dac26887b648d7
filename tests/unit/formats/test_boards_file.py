"""Files of boards as a session takes them: of each format, whole, damaged, short, misnumbered, huge."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from duplicado.dealing.committed import deal_from_seed
from duplicado.formats.boards_file import MOST_BOARDS, MOST_BYTES, BoardsFile, read_boards
from duplicado.formats.document import Document
from duplicado.formats.registry import WRITTEN
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import faults_lines, remarks_lines
from duplicado.publish.messages import Messages
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat

PLAYED = range(1, 9)
KEYS = ("pbn", "lin", "rbn", "dlm", "dup", "bri", "dge", "ber", "bhg", "csv", "rzd", "cds")
TEXTS = ("pbn", "lin", "rbn", "dlm", "bhg", "csv")
UNNUMBERED = ("bri", "dge", "ber", "rzd")
"""Formats that do not tell the numbers of boards."""


def deals(numbers: Iterable[int], seed: str = "some") -> dict[int, Deal]:
    return {board.number: deal for board, deal in deal_from_seed(seed.encode().ljust(32, b"."), [*numbers])}


def records(numbers: Iterable[int], seed: str = "some") -> tuple[BoardRecord, ...]:
    return tuple(BoardRecord(law_02.board(number), deal) for number, deal in deals(numbers, seed).items())


def file(key: str, boards: Iterable[BoardRecord]) -> bytes:
    """Write boards in a format."""
    (writer,) = [each for each in WRITTEN if each.key == key]
    data = writer.write(Document(tuple(boards))).data
    assert data is not None
    return data


def codes(found: BoardsFile) -> set[str]:
    return {each.code for each in found.faults}


def said_in_every_language(found: BoardsFile, name: str) -> None:
    for language in Language:
        lines = faults_lines(found, name, Messages.load(language))
        assert len(lines) > 1
        assert all(line.strip() for line in lines)


@pytest.mark.parametrize("key", KEYS)
def test_a_file_that_is_in_order_is_taken(key: str) -> None:
    found = read_boards(f"boards.{key}", file(key, records(PLAYED)), wanted=PLAYED)
    assert (dict(found.layouts), found.faults) == (deals(PLAYED), ())
    assert found.format.lower().startswith(key)


@pytest.mark.parametrize("key", KEYS)
def test_its_name_need_not_tell_the_format(key: str) -> None:
    assert dict(read_boards("boards", file(key, records(PLAYED)), wanted=PLAYED).layouts) == deals(PLAYED)


@pytest.mark.parametrize("key", KEYS)
def test_one_with_too_few_boards_says_which_are_wanting(key: str) -> None:
    found = read_boards(f"boards.{key}", file(key, records(range(1, 6))), wanted=PLAYED)
    assert codes(found) == {"boards-missing"}
    assert "6-8" in faults_lines(found, "boards", Messages.load(Language.ENGLISH))[1]
    assert dict(found.layouts) == deals(range(1, 6))  # what there is may be taken all the same
    said_in_every_language(found, "boards")


@pytest.mark.parametrize("key", KEYS)
def test_one_with_more_boards_leaves_the_others_out(key: str) -> None:
    found = read_boards(f"boards.{key}", file(key, records(range(1, 13))), wanted=PLAYED)
    assert (sorted(found.layouts), found.faults) == ([*PLAYED], ())
    assert any("9-12" in line for line in remarks_lines(found, Messages.load(Language.ENGLISH)))


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_one_loses_no_board_but_the_damaged_and_says_which(key: str) -> None:
    whole = file(key, records(PLAYED))
    third = len(whole) // len(PLAYED) * 3
    if key == "dlm":
        third = whole.index(b"Board 04=") + 9
    if key == "bhg":  # its boards are numbered by their lines
        third = whole.index(b"\n", third) + 3
    spoilt = whole[:third] + b"????????" + whole[third + 8 :]
    found = read_boards(f"boards.{key}", spoilt, wanted=PLAYED)
    told = faults_lines(found, "boards", Messages.load(Language.ENGLISH)) + remarks_lines(
        found, Messages.load(Language.ENGLISH)
    )
    assert told, "nothing is said of it"
    right = deals(PLAYED)
    if not found.faults:  # what is written twice makes the damage good
        assert dict(found.layouts) == right
        return
    assert len(found.layouts) >= len(PLAYED) - 2
    assert all(right[number] == layout for number, layout in found.layouts.items())
    said_in_every_language(found, "boards")


@pytest.mark.parametrize("key", KEYS)
def test_one_that_breaks_off_keeps_what_is_whole(key: str) -> None:
    whole = file(key, records(PLAYED))
    end = whole.index(b"Board 06=") + 20 if key == "dlm" else len(whole) * 2 // 3
    found = read_boards(f"boards.{key}", whole[:end], wanted=PLAYED)
    assert found.faults
    right = deals(PLAYED)
    assert 3 <= len(found.layouts) < len(PLAYED)
    assert all(right[number] == layout for number, layout in found.layouts.items())


@pytest.mark.parametrize("key", ["pbn", "lin", "rbn", "csv"])
def test_a_board_that_stands_there_twice_with_other_hands_is_not_taken(key: str) -> None:
    data = file(key, records(PLAYED)) + file(key, records([3], "other"))
    found = read_boards(f"boards.{key}", data, wanted=PLAYED)
    assert codes(found) >= {"boards-two-deals"}
    assert sorted(found.layouts) == [each for each in PLAYED if each != 3]
    said_in_every_language(found, "boards")


@pytest.mark.parametrize("key", ["pbn", "lin", "rbn", "csv"])
def test_a_board_that_stands_there_twice_with_the_same_hands_is_one(key: str) -> None:
    data = file(key, records(PLAYED)) + file(key, records(PLAYED))
    found = read_boards(f"boards.{key}", data, wanted=PLAYED)
    assert (dict(found.layouts), found.faults) == (deals(PLAYED), ())


@pytest.mark.parametrize("key", KEYS)
def test_two_boards_with_the_same_hands_are_asked_about(key: str) -> None:
    same = list(records(PLAYED))
    same[6] = replace(same[6], layout=same[2].layout)
    found = read_boards(f"boards.{key}", file(key, same), wanted=PLAYED)
    assert codes(found) == {"boards-same-hands"}
    assert any("3, 7" in line for line in faults_lines(found, "boards", Messages.load(Language.ENGLISH)))
    said_in_every_language(found, "boards")


@pytest.mark.parametrize("key", [each for each in KEYS if each not in UNNUMBERED])
def test_boards_of_other_numbers_are_taken_when_the_first_is_told(key: str) -> None:
    data = file(key, records(range(17, 25)))
    found = read_boards(f"boards.{key}", data, wanted=PLAYED)
    assert codes(found) == {"boards-other-numbers"}
    assert not found.layouts
    said_in_every_language(found, "boards")
    told = read_boards(f"boards.{key}", data, wanted=PLAYED, first=1)
    assert told.faults == ()
    assert [*told.layouts.values()] == [*deals(range(17, 25)).values()]
    assert sorted(told.layouts) == [*PLAYED]


@pytest.mark.parametrize("key", UNNUMBERED)
def test_where_the_format_has_no_numbers_the_first_is_told(key: str) -> None:
    data = file(key, records(PLAYED))
    found = read_boards(f"boards.{key}", data, wanted=range(9, 17), first=9)
    assert (sorted(found.layouts), found.faults) == ([*range(9, 17)], ())


@pytest.mark.parametrize("key", ["pbn", "lin", "rbn", "csv"])
def test_boards_that_are_marked_as_others_are_asked_about(key: str) -> None:
    marked = [replace(each, board=replace(each.board, dealer=each.board.dealer.after(1))) for each in records(PLAYED)]
    found = read_boards(f"boards.{key}", file(key, marked), wanted=PLAYED)
    assert codes(found) == {"boards-marks"}
    assert len(found.layouts) == len(PLAYED)
    said_in_every_language(found, "boards")
    assert read_boards(f"boards.{key}", file(key, marked), wanted=PLAYED, first=1).faults == ()


@pytest.mark.parametrize("key", ["pbn", "lin", "rbn"])
def test_half_a_board_is_no_board(key: str) -> None:
    some = list(records(PLAYED))
    layout = some[1].layout
    assert layout is not None
    some[1] = replace(some[1], layout=Layout({Seat.N: layout[Seat.N], Seat.S: layout[Seat.S]}))
    found = read_boards(f"boards.{key}", file(key, some), wanted=PLAYED)
    assert "boards-missing" in codes(found)
    assert 2 not in found.layouts


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("junk", [b"", b"\0" * 4000, b"nothing of the kind\n" * 50, bytes(range(256)) * 20])
def test_what_is_no_file_of_boards_is_told_so(key: str, junk: bytes) -> None:
    found = read_boards(f"boards.{key}", junk, wanted=PLAYED)
    assert not found.layouts
    assert codes(found) & {"boards-none", "boards-unknown-file"}
    said_in_every_language(found, "boards")


@pytest.mark.parametrize("key", KEYS)
def test_a_huge_one_is_told_so_before_it_is_read(key: str) -> None:
    whole = file(key, records(PLAYED))
    found = read_boards(f"boards.{key}", whole * (MOST_BYTES // len(whole) + 1), wanted=PLAYED)
    assert codes(found) == {"boards-too-large"}
    said_in_every_language(found, "boards")


def test_more_boards_than_a_session_has_are_told_so() -> None:
    digits = file("ber", records([1]))
    found = read_boards("boards.ber", digits * (MOST_BOARDS + 1), wanted=PLAYED)
    assert codes(found) == {"boards-too-many"}
    said_in_every_language(found, "boards")


def test_damage_to_a_board_that_is_not_played_does_no_harm() -> None:
    whole = file("dlm", records(range(1, 13)))
    start = whole.index(b"Board 11=") + 9
    spoilt = whole[:start] + b"????????" + whole[start + 8 :]
    found = read_boards("boards.dlm", spoilt, wanted=PLAYED)
    assert (dict(found.layouts), found.faults) == (deals(PLAYED), ())
    # A checksum that is wrong makes a deal doubtful, but only the deal that it is of.
    at = whole.index(b"Board 03=") + 9 + 26
    other = b"001" if whole[at : at + 3] != b"001" else b"002"
    doubtful = read_boards("boards.dlm", whole[:at] + other + whole[at + 3 :], wanted=PLAYED)
    assert codes(doubtful) == {"deals-checksum"}
    assert dict(doubtful.layouts) == deals(PLAYED)
