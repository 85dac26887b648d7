"""The table of writers: each format is found, and each written file is read again by the reader of its name."""

from dataclasses import replace

import pytest

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.formats.diagnostics import Written
from duplicado.formats.document import Document
from duplicado.formats.duplicado_json.format import DUPLICADO_JSON
from duplicado.formats.format import FileContents
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.writer import write_deals
from duplicado.formats.registry import READ, WRITTEN, format_of, writer_of
from duplicado.law.book.law_02 import board
from duplicado.score.side_score import Points
from duplicado.table.record import BoardRecord, Claim
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
OTHER = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
DEALT = Document((BoardRecord(board(1), DEAL), BoardRecord(board(2), OTHER)))
PLAYED = BoardRecord(
    board(3),
    DEAL,
    tuple(map(parse_call, ["1H", "P", "4H", "P", "P", "P"])),
    auction_is_complete=True,
    stated_contract=Contract.parse("4H S"),
    stated_tricks=10,
    stated_score=420,
    players={Seat.S: "Ana"},
)
HOME, AWAY = ContestantId(1), ContestantId(2)
MATCH = Contest(
    title="Cup",
    method=ScoringMethod.IMPS,
    contestants=(Contestant(HOME, ("Reds",)), Contestant(AWAY, ("Blues",))),
    boards={3: board(3)},
    layouts={3: DEAL},
    results=(BoardResult(3, HOME, AWAY, Points(420), Points(-420), Contract.parse("4H S"), 10, record=PLAYED),),
)
MACHINES = ("ber", "bhg", "bri", "cds", "csv", "dge", "dlm", "dup", "rzd")


def write(key: str, document: Document) -> Written:
    known = writer_of(key)
    assert known is not None
    return known.write(document)


def codes(found: Written) -> list[str]:
    return [each.code for each in found.diagnostics]


def again(key: str, written: Written) -> FileContents:
    assert written.data is not None
    known = format_of(f"x.{key}", written.data)
    assert known is not None
    parsed = known.read(written.data)
    assert parsed.diagnostics == ()
    return parsed.value


def test_the_table_is_in_order() -> None:
    assert len({known.key for known in WRITTEN}) == len({known.name for known in WRITTEN}) == len(WRITTEN)
    suffixes = [suffix for known in WRITTEN for suffix in (*known.suffixes, *known.written_suffixes)]
    assert len(set(suffixes)) == len(suffixes)
    assert {known.name for known in WRITTEN} <= {known.name for known in READ}


@pytest.mark.parametrize(
    ("name", "key"),
    [("PBN", "pbn"), ("a.b.DLM", "dlm"), ("json", "json"), ("week.json", "json"), ("x.txt", "links"), ("x.doc", None)],
)
def test_a_format_is_found_by_its_short_name_or_the_end_of_a_name(name: str, key: str | None) -> None:
    known = writer_of(name)
    assert (known.key if known is not None else None) == key


@pytest.mark.parametrize("key", [known.key for known in WRITTEN])
def test_deals_come_back_from_every_format(key: str) -> None:
    written = write(key, DEALT)
    assert written.diagnostics == ()
    assert [(each.board, each.layout) for each in again(key, written).records] == [
        (each.board, each.layout) for each in DEALT.records
    ]


@pytest.mark.parametrize("key", MACHINES)
def test_a_machine_is_told_nothing_of_auctions_and_results(key: str) -> None:
    one = replace(PLAYED, board=board(1))
    assert codes(write(key, Document((one,)))) == [
        *("lost-auction", "lost-contract", "lost-tricks", "lost-score", "lost-players"),
    ]
    assert codes(write(key, Document(contest=replace(MATCH, layouts={1: DEAL}, boards={1: board(1)}, results=())))) == [
        "lost-contest"
    ]


@pytest.mark.parametrize("key", MACHINES)
def test_a_board_played_at_several_tables_is_dealt_once(key: str) -> None:
    records = (BoardRecord(board(1), DEAL), BoardRecord(board(1), DEAL, (parse_call("P"),)), BoardRecord(board(1)))
    twice = Document(records)
    assert len(again(key, write(key, twice)).records) == 1


@pytest.mark.parametrize("key", MACHINES)
def test_two_deals_of_one_board_cannot_be_dealt(key: str) -> None:
    written = write(key, Document((BoardRecord(board(1), DEAL), BoardRecord(board(1), OTHER))))
    assert (written.data, codes(written)) == (None, ["unwritable-twice"])


def test_the_title_goes_where_there_is_a_place_for_it() -> None:
    titled = replace(DEALT, title="Club final")
    assert b"Headline=Club final\r\n" in (write("dlm", titled).data or b"")
    assert b'[Event "Club final"]\r\n' in (write("pbn", titled).data or b"")
    assert (write("lin", titled).data or b"").startswith(b"vg|Club final,")
    assert (write("rbn", titled).data or b"").startswith(b"E Club final\n")


@pytest.mark.parametrize("key", [*MACHINES, "links"])
def test_a_title_without_a_place_is_named_as_lost(key: str) -> None:
    lost = [
        found for found in write(key, replace(DEALT, title="Club  final")).diagnostics if found.code == "lost-title"
    ]
    assert [dict(found.values) for found in lost] == ([] if key == "dlm" else [{"title": "Club final"}])
    assert "lost-title" not in codes(write(key, DEALT))


def test_a_headline_is_read_back_and_letters_beyond_its_characters_are_lost() -> None:
    written = write("dlm", replace(DEALT, title="Club final"))
    assert again("dlm", written).title == "Club final"
    assert "lost-title" in codes(write("dlm", replace(DEALT, title="Ąž")))


@pytest.mark.parametrize("key", ["lin", "rbn", "json"])
def test_a_match_comes_back(key: str) -> None:
    written = write(key, Document((PLAYED,), MATCH, "Cup"))
    assert written.diagnostics == ()
    contest = again(key, written).read_contest().value
    assert contest is not None
    assert [result.north_south_score for result in contest.results] == [Points(420)]
    assert [who.names for who in contest.contestants] == [("Reds",), ("Blues",)]


def test_our_own_json_does_not_hold_a_record_twice() -> None:
    apart = BoardRecord(board(9), OTHER)
    contents = again("json", write("json", Document((PLAYED, apart), MATCH)))
    assert contents.records == (apart, PLAYED)


def test_a_record_that_is_of_no_result_is_missing_where_only_the_match_is_written() -> None:
    written = write("lin", Document((PLAYED, BoardRecord(board(9), OTHER)), MATCH))
    assert [(each.code, each.values) for each in written.diagnostics] == [("lost-board", (("boards", "9"),))]
    copy = replace(PLAYED, claim=Claim(10))
    assert codes(write("rbn", Document((PLAYED, copy), MATCH)))[:2] == ["lost-auction", "lost-contract"]


def generator(_board: Board, _deal: Deal) -> dict[str, str]:
    return {"Generator": "Hand"}


PBN = write_deals([(board(1), DEAL), (board(2), OTHER)], event="Thursday", tags=generator)


def of_pbn(text: str) -> Document:
    file = read_pbn(text).value
    return Document(file.records, title="Thursday", natives=(file,))


def test_pbn_keeps_what_pbn_has() -> None:
    written = write("pbn", of_pbn(PBN))
    assert (written.data, written.diagnostics) == (PBN.replace("\n", "\r\n").encode(), ())
    second = write("pbn", of_pbn(PBN).only([2])).data or b""
    assert (second.count(b"[Board "), second.count(b"Generator")) == (1, 1)


@pytest.mark.parametrize("key", ["lin", "rbn", "json", "links", "dlm"])
def test_what_stood_around_the_boards_is_named(key: str) -> None:
    found = [each for each in write(key, of_pbn(PBN)).diagnostics if each.code == "lost-around"]
    assert [each.values for each in found] == [(("names", "Generator"),)]


def test_the_name_of_the_event_survives_the_way_to_json_and_back() -> None:
    data = write("json", of_pbn(PBN)).data or b""
    there = DUPLICADO_JSON.read(data).value
    back = write("pbn", Document(there.records, title=there.title)).data or b""
    assert back.count(b'[Event "Thursday"]') == 2


def test_the_names_of_several_events_are_lost_in_json_and_named() -> None:
    of_two = of_pbn(PBN.replace('"Thursday"', '"Friday"', 1))
    written = write("json", of_two)
    assert DUPLICADO_JSON.read(written.data or b"").value.title == ""
    assert [each.values for each in written.diagnostics if each.code == "lost-around"] == [
        (("names", "Event, Generator"),)
    ]


def test_files_of_several_formats_are_written_from_their_records() -> None:
    lin = read_lin("vg|x,,P,1,1,,,,|pw|A,B,C,D|qx|o1|md|3,,,|ah|Board 7|sv|o|").value
    document = Document((*of_pbn(PBN).records, *lin.records), natives=(*of_pbn(PBN).natives, lin))
    written = write("pbn", document)
    assert [each.values for each in written.diagnostics if each.code == "lost-around"] == [
        (("names", "Generator, pw"),)
    ]
    assert [record.board.number for record in again("pbn", written).records] == [1, 2, 7]


def test_some_boards_of_a_document() -> None:
    document = Document((*DEALT.records, PLAYED), MATCH)
    assert document.numbers == {1, 2, 3}
    some = document.only([1, 7])
    assert some.numbers == {1}
    assert some.contest is not None
    assert (some.contest.results, some.contest.layouts) == ((), {})
    assert document.only([3]).contest == MATCH


def test_boards_of_a_contest_without_records() -> None:
    document = Document(contest=replace(MATCH, results=()))
    assert document.playable_records() == (BoardRecord(board(3), DEAL),)
    assert codes(write("ber", document)) == ["lost-number", "lost-dealer", "lost-vulnerability", "lost-contest"]


TABLES = """[Event "Teams"]
[Scoring "IMP"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83"]
[Declarer "S"]
[Contract "4H"]
[Result "10"]
[Auction "N"]
Pass Pass 1H Pass
4H AP
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\3L;Declarer;Result\\2R;Score_NS\\4R"]
 1  2 4H  S 10  420
 3  4 4H  S  9  -50
"""


def test_a_file_does_not_grow_on_its_way_through_our_own_json_and_back() -> None:
    data = TABLES.encode()
    for _ in range(3):
        contents = again("pbn", Written(data))
        assert len(contents.records) == 1
        assert len(contents.records[0].calls) == 8
        document = Document(contents.records, contents.read_contest().value, contents.title)
        as_json = again("json", write("json", document))
        document = Document(as_json.records, as_json.read_contest().value, as_json.title)
        data = write("pbn", document).content


RBN = """D 19980131
T A fine hand:The editor
L Somewhere
E Cup:Final
S Q:2
{The last board of the match.}
B 7:N
H N:T643.85.AJ8.AJ76:972.JT2.Q32.K954:KJ5.AKQ964.K5.T2:
"""


def test_rbn_to_pbn_keeps_event_date_place_title_and_text() -> None:
    contents = again("rbn", Written(RBN.encode()))
    written = write("pbn", Document(contents.records, title=contents.title, natives=(contents.native,)))
    assert codes(written) == []
    game = read_pbn(written.content).value.games[0]
    wanted = {"Event": "Cup - Final", "Date": "1998.01.31", "Site": "Somewhere", "Stage": "Q 2"}
    wanted |= {"Description": "A fine hand", "Annotator": "The editor"}
    assert {name: game.tag(name) for name in wanted} == wanted
    assert [comment.text for comment in game.comments] == ["The last board of the match."]
