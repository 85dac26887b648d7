"""Changes that editors, mails and old systems make to a file leave unchanged what is read from it."""

from collections.abc import Callable

import pytest

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.document import Document
from duplicado.formats.encoding import decoded, utf_16_of
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.registry import format_of, writer_of
from duplicado.formats.usebio.writer import write_usebio
from duplicado.law.book import law_02
from duplicado.score.side_score import Points, SideScore
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
OTHER = Deal.parse("N:AQ8.73.T9764.Q83 T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2")
ONE, TWO = ContestantId(1), ContestantId(2)
CONTEST = Contest(
    title="Título",
    contestants=(Contestant(ONE, ("Zoë", "João")), Contestant(TWO, ("Eva", "Rui"))),
    boards={1: law_02.board(1), 2: law_02.board(2)},
    layouts={1: DEAL, 2: OTHER},
    results=tuple(
        BoardResult(board, *pairs, Points(420), Points(-420), Contract.parse("4S N"), 10)
        for board in (1, 2)
        for pairs in ((ONE, TWO), (TWO, ONE))
    ),
)
TEXTS = ("pbn", "lin", "rbn", "json", "links", "csv", "usebio")
CHANGES: dict[str, Callable[[bytes], bytes]] = {
    "with a mark": lambda data: b"\xef\xbb\xbf" + data,
    "ends of lines of Windows": lambda data: unix(data).replace(b"\n", b"\r\n"),
    "ends of lines of Unix": lambda data: data.replace(b"\r\n", b"\n"),
    "ends of lines of the old Macintosh": lambda data: unix(data).replace(b"\n", b"\r"),
    "UTF-16, little end first": lambda data: b"\xff\xfe" + data.decode().encode("utf-16-le"),
    "UTF-16, big end first": lambda data: b"\xfe\xff" + data.decode().encode("utf-16-be"),
    "UTF-16 without a mark": lambda data: data.decode().encode("utf-16-le"),
    "UTF-16 without a mark, big end first": lambda data: data.decode().encode("utf-16-be"),
    "the end of DOS": lambda data: data + b"\x1a",
    "filled with zeros": lambda data: data + bytes(64),
}


def unix(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n")


def sample(key: str) -> bytes:
    if key == "usebio":
        # Whoever writes it in another encoding says so in its first line, or leaves that out.
        return write_usebio(CONTEST).content.partition(b"\n")[2]
    target = writer_of(key)
    assert target is not None
    return target.write(Document(contest=CONTEST, title="Título")).data or b""


def read(key: str, data: bytes) -> tuple[object, ...]:
    known = format_of(f"x.{'xml' if key == 'usebio' else key}", data)
    assert known is not None
    contents, diagnostics = known.read(data).value, known.read(data).diagnostics
    contest = contents.read_contest()
    return known.name, contents.records, contents.title, contest.value, (*diagnostics, *contest.diagnostics)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("key", TEXTS)
def test_the_same_is_read(key: str, change: Callable[[bytes], bytes]) -> None:
    data = sample(key)
    first = read(key, data)
    assert first[1] or first[3]
    assert read(key, change(data)) == first


def test_boards_in_letters_with_the_ends_of_lines_of_the_old_macintosh() -> None:
    data = sample("bhg")
    assert read("bhg", unix(data).replace(b"\n", b"\r")) == read("bhg", data)


@pytest.mark.parametrize("text", [b"", b"a", b"[E", b"[Event", b"\x00\x01\x02\x03", b"\xff" * 9])
def test_what_is_not_of_two_bytes_is_not_taken_for_it(text: bytes) -> None:
    assert utf_16_of(text) is None
    assert decoded(text)[0] == text.decode("utf-8" if text[:1] != b"\xff" else "cp1252").rstrip("\0")


def test_where_the_first_byte_is_that_is_not_utf_8() -> None:
    assert decoded("Zoë".encode("cp1252")) == ("Zoë", 2)


TABLE = """[Event "Thursday"]
[Board "1"]
[Scoring "MP"]
[ScoreTable "PairId_NS\\3R;PairId_EW\\3R;Contract\\4L;Score_NS\\5R"]
{rows}
"""


def scores(*rows: str) -> tuple[list[tuple[str, str, SideScore | None]], list[str]]:
    parsed = read_pbn(TABLE.replace("{rows}", "\n".join(rows)))
    contest = contest_of(parsed.value)
    results = contest.value.results if contest.value else ()
    lines = [(str(each.north_south), str(each.east_west), each.north_south_score) for each in results]
    return lines, [found.code for found in (*parsed.diagnostics, *contest.diagnostics)]


def test_a_blank_cell_does_not_move_the_others() -> None:
    whole, blank = "  1   2 4S     420", "  3   4        -50"
    assert scores(whole, blank) == ([("1", "2", Points(420)), ("3", "4", Points(-50))], [])


@pytest.mark.parametrize("broken", ["  3   4", "3 4 -50", "  3   4 4S    -", "\x1b"])
def test_a_row_of_which_cells_are_missing_is_left_out_and_named(broken: str) -> None:
    lines, codes = scores("  1   2 4S     420", broken)
    assert lines == [("1", "2", Points(420))] or broken.endswith("-")
    assert codes == ([] if broken.endswith("-") else ["pbn-table-short-row"])
