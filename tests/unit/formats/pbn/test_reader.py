"""Files as programs write them, and damaged ones, as the reader takes them."""

from pathlib import Path

import pytest

from duplicado.director.inspection.observations import Irregularity
from duplicado.director.inspection.record import inspect_record
from duplicado.formats.diagnostics import Severity
from duplicado.formats.pbn.model import PbnGame
from duplicado.formats.pbn.reader import read_pbn
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.table.record import Annotation, BoardRecord, Claim
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

HEAD = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
DEAL = '[Deal "N:T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42"]\n'
HEARTS = '[Declarer "S"]\n[Contract "5H"]\n'


def only_game(text: str | bytes) -> PbnGame:
    (game,) = read_pbn(text).value.games
    return game


def only_record(text: str | bytes) -> BoardRecord:
    record = only_game(text).record
    assert record is not None
    return record


def codes(text: str | bytes) -> list[tuple[int, str]]:
    """List what is wrong, once it is certain that each has a sentence."""
    diagnostics = read_pbn(text).diagnostics
    assert all(diagnostic_text(found, Messages.load("en")) for found in diagnostics)
    return [(found.line, found.code) for found in diagnostics]


def calls(text: str) -> list[str]:
    return [call.text if call else "-" for call in only_record(HEAD + text).calls]


def plays(text: str) -> str:
    return " ".join(f"{play.seat}{play.card}" for play in only_record(HEAD + DEAL + HEARTS + text).plays)


def test_the_sample_of_irregularities(repository: Path) -> None:
    parsed = read_pbn((repository / "tests/samples/pbn/irregular.pbn").read_bytes())
    first, second, third = parsed.value.records
    assert [(found.line, found.code) for found in parsed.diagnostics] == [(5, "pbn-nothing-to-inherit")]
    assert (first.marked_calls, first.marked_plays) == (frozenset({2}), frozenset({8, 13}))
    assert first.call_annotations == {
        2: (Annotation("note", "accepted by West"),),
        4: (Annotation("nag", "?"),),
    }
    assert first.play_annotations == {10: (Annotation("comment", "dummy led out of turn"),)}
    assert first.claim == Claim(8)
    found = [(str(seen.law), seen.part, seen.code, seen.marked) for seen in inspect_record(first) if seen.law]
    assert found == [
        ("27", "call 3", "insufficient-bid", True),
        ("53", "play 9", "lead-out-of-turn", True),
        ("61A", "play 14", "revoke", True),
    ]
    assert [first.lines[part] for part in ("board", "call 3", "play 9", "play 14")] == [6, 14, 20, 21]
    assert second.calls[1] is None
    assert second.calls[-3:] == (parse_call("P"),) * 3
    assert [seen.code for seen in inspect_record(second)] == ["call-out-of-rotation"]
    assert (third.partner_declares, third.result_is_agreed, third.stated_tricks) == (True, True, 9)
    assert third.layout is not None
    assert third.layout[Seat.W] is None
    assert [game.tags["Event"] for game in parsed.value.games] == ["Samples"] * 3
    assert parsed.value.games[1].comments[0].text == "a comment before the game"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1C pass 1nt AP", "1C P 1NT P P P"),
        ("1C Pass 1N X XX 2c DBL p P p", "1C P 1NT X XX 2C X P P P"),
        ("AP", "P P P P"),
        ("1C Pass AP", "1C P P P"),
        ("- - 1C", "1C"),
        ("1C! =1= 2D!? $14 {why, 3S} Pass", "1C 2D P"),
        ("1C ^S ^S 1D", "1C - - 1D"),
        ("1C Pass *", "1C P"),
        ("1C oops 1D", "1C"),
        ("1C\n\n1D", "1C 1D"),
    ],
)
def test_spellings_of_an_auction(text: str, expected: str) -> None:
    assert " ".join(calls(f'[Auction "N"]\n{text}\n')) == expected


def test_what_stands_beside_calls() -> None:
    text = HEAD + '[Auction "N"]\n1C! =1= $32 {club} Pass\n[Note "1: strong"]\n[Note "2:unused"]\n'
    assert only_record(text).call_annotations == {
        0: (
            Annotation("nag", "!"),
            Annotation("note", "strong"),
            Annotation("nag", "$32"),
            Annotation("comment", "club"),
        )
    }
    assert only_game(text).unused_notes == {2: "unused"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("SK S2 S4 SJ\nDQ D3 D4 D2\n*", "WSK NS2 ES4 SSJ WDQ ND3 ED4 SD2"),
        ("SK S2 S4 SJ\n- - - -\n*", "WSK NS2 ES4 SSJ"),
        ("SK S2\n*", "WSK NS2"),
        # North wins with a trump: North leads to the second trick, though West has the first column.
        ("H6 HA H3 H2\nD5 D3 - -\n*", "WH6 NHA EH3 SH2 ND3"),
        ("sk s2 s4 sj", "WSK NS2 ES4 SSJ"),
        ("S10 S2 S4 SJ", "WST NS2 ES4 SSJ"),
        ("SK S2 S4 SJ D5 D3 DK D2", "WSK NS2 ES4 SSJ WD5 ND3 EDK SD2"),
        ("SK S2 oops SJ\nDQ D3 D4 D2", "WSK NS2"),
        ("SK -- S4 --\n*", "WSK"),
    ],
)
def test_columns_become_the_order_of_play(text: str, expected: str) -> None:
    assert plays(f'[Play "W"]\n{text}\n') == expected


@pytest.mark.parametrize(
    ("contract", "declarer", "expected"),
    [
        ("3N", "S", "3NT S"),
        ("5Dx", "E", "5DX E"),
        ("3SD", "W", "3SX W"),
        ("4H XX", "N", "4HXX N"),
        ("4S*", "north", "4SX N"),
        ("3SDE", "?", "3SX E"),
        ("7NTR", "W", "7NTXX W"),
    ],
)
def test_contracts_as_programs_write_them(contract: str, declarer: str, expected: str) -> None:
    record = only_record(f'{HEAD}[Contract "{contract}"]\n[Declarer "{declarer}"]\n')
    assert str(record.stated_contract) == expected


def test_a_passed_out_board_has_no_declarer() -> None:
    text = HEAD + '[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n[Score "NS 0"]\n'
    record = only_record(text)
    assert (record.stated_contract, record.stated_tricks, record.stated_score) == (PASSED_OUT, None, 0)
    assert codes(text) == []


@pytest.mark.parametrize(
    ("result", "score", "tricks", "points"),
    [
        ("9", "NS 140", 9, 140),
        ("^9", "EW 140", 9, -140),
        ("EW 9", "140", 9, -140),
        ("NS 4", "-50", 9, 50),
        ("?", "?", None, None),
        ("9", "NS 140 EW -140", 9, 140),
    ],
)
def test_results_and_scores(result: str, score: str, tricks: int | None, points: int | None) -> None:
    record = only_record(f'{HEAD}[Contract "3S"]\n[Declarer "E"]\n[Result "{result}"]\n[Score "{score}"]\n')
    assert (record.stated_tricks, record.stated_score) == (tricks, points)


@pytest.mark.parametrize(
    "deal",
    [
        "W:KQ75.6.QJ9865.42 T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653",
        "N:23T.7QKA.3T.TJQA a9864.83.ak4.987  J.JT9542.72.K653 KQ75.6.QJ9865.42",
        "N:1032.AKQ7.103.AQJ10 A9864.83.AK4.987 J.J109542.72.K653 KQ75.6.QJ9865.42",
        "n:ST32.HAKQ7.DT3.CAQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42",
    ],
)
def test_deals_as_programs_write_them(deal: str) -> None:
    record = only_record(f'{HEAD}[Deal "{deal}"]\n')
    assert record.layout == Deal.parse("N:T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42")
    assert isinstance(record.layout, Deal)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[Deal "N:AK... AK... - -"]', [(4, "pbn-deal-card-twice")]),
        ('[Deal "N:AK... QJ..."]', [(4, "pbn-deal-hands")]),
        ('[Deal "N:AK... QJ.Z.. - -"]', [(4, "pbn-deal-hand")]),
        ('[Deal "AK... QJ... - -"]', [(4, "pbn-deal")]),
        ('[Contract "8S"]\n[Declarer "N"]', [(4, "pbn-contract")]),
        ('[Contract "4S"]\n[Declarer "Q"]', [(5, "pbn-declarer")]),
        ('[Contract "Pass"]\n[Declarer "N"]', [(5, "pbn-declarer-passed-out")]),
        ('[Result "14"]', [(4, "pbn-result")]),
        ('[Score "lots"]', [(4, "pbn-score")]),
        ('[Claim "lots"]', [(4, "pbn-claim")]),
        ('[Auction "E"]\n1C', [(4, "pbn-auction-dealer")]),
        ('[Auction "Q"]\n1C', [(4, "pbn-auction-seat")]),
        ('[Auction "N"]\n1C oops 1D\n1H', [(5, "pbn-unknown-call")]),
        ('[Auction "N"]\n1C + 1D 1H', [(5, "pbn-after-end")]),
        ('[Auction "N"]\n1C =3=', [(5, "pbn-note-missing")]),
        ('[Note "1:said"]', [(4, "pbn-note-unused")]),
        ('[Note "said"]', [(4, "pbn-note")]),
        ('[Note ""]', [(4, "pbn-note")]),
        ('[Contract "4S"]\n[Declarer "N"]\n[Play "E"]\nSA oops', [(7, "pbn-unknown-card")]),
        ('[Contract "4S"]\n[Declarer "N"]\n[Play "E"]\nSA - S3 -\n*', [(7, "pbn-play-gap")]),
        ('[Contract "4S"]\n[Declarer "N"]\n[Play "Q"]\nSA', [(6, "pbn-play-seat")]),
        ('[Play "E"]\nSA S2 S3 S4\nSK S5 S6 S7', [(5, "pbn-play-without-contract")]),
        ('[West "A"]\nstray words', [(5, "pbn-stray-text")]),
        ('[West "A]', [(4, "pbn-tag-damaged")]),
        ("[West]]]", [(4, "pbn-tag-unreadable")]),
        ("[West A B", [(4, "pbn-tag-damaged")]),
        ("[?]", [(4, "pbn-tag-unreadable")]),
        ('[Dealer "E"]', [(4, "pbn-tag-repeated")]),
        ('[West "A"]\n[Board "2"]\n[West "B"]', [(5, "pbn-games-not-parted")]),
        ('{ open\n\n[Board "2"]', [(4, "pbn-comment-open")]),
        ('[Deal "N:- - - -"]\n\n[Auction "N"]\n1C', [(6, "pbn-empty-line-inside")]),
        ('[Event "#"]', [(4, "pbn-nothing-to-inherit")]),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, expected: list[tuple[int, str]]) -> None:
    assert codes(HEAD + text + "\n") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[Board "one"]\n[Dealer "N"]\n[Vulnerable "None"]\n', [(1, "pbn-board")]),
        ('[Board "1"]\n[Dealer "Q"]\n[Vulnerable "None"]\n', [(2, "pbn-dealer")]),
        ('[Board "1"]\n[Dealer "N"]\n[Vulnerable "Red"]\n', [(3, "pbn-vulnerable")]),
        ("words\n", [(0, "pbn-no-games"), (1, "pbn-stray-text")]),
    ],
)
def test_a_damaged_board_is_said_with_its_line(text: str, expected: list[tuple[int, str]]) -> None:
    assert codes(text) == expected


def test_what_a_board_does_not_say_is_what_law_2_says() -> None:
    board = only_record('[Board "7"]\n').board
    assert (board.dealer, board.vulnerability) == (Seat.S, Vulnerability.BOTH)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_three_systems(end: str) -> None:
    text = (HEAD + '[Auction "N"]\n1C oops\n').replace("\n", end)
    assert codes(text.encode()) == [(5, "pbn-unknown-call")]


NAMED = "% PBN 2.1\n%Content-type: text/x-pbn; charset={}\n"


@pytest.mark.parametrize(
    ("head", "name", "encoding", "found"),
    [
        *(("", "Müller", encoding, []) for encoding in ("utf-8", "utf-8-sig", "utf-16", "latin-1")),
        (NAMED.format("ISO-8859-1"), "Müller", "latin-1", []),
        (NAMED.format("ISO-8859-2"), "Wałęsa", "iso-8859-2", []),
        (NAMED.format("windows-1252"), "Müller “Max”", "cp1252", []),
        (NAMED.format("UTF-8"), "Müller", "utf-8", []),
        (NAMED.format("x"), "Müller", "latin-1", []),
        # No characters of the standard's, or not what the file says that they are.
        ("", "“Müller”", "cp1252", [(4, "pbn-characters")]),
        (NAMED.format("UTF-8"), "Müller", "latin-1", [(6, "pbn-characters")]),
    ],
)
def test_characters_of_several_sets(head: str, name: str, encoding: str, found: list[tuple[int, str]]) -> None:
    data = f'{head}{HEAD}[West "{name}"]\n'.encode(encoding)
    assert only_record(data).players == {Seat.W: name}
    assert codes(data) == found
    assert all(each.severity is Severity.WARNING for each in read_pbn(data).diagnostics)


def test_comments_between_tags_and_two_tags_on_a_line() -> None:
    text = '{ one\nand a half } [Board "1"] [Dealer "N"] ; two\n{three}{four}\n[Event "a \\"b\\" {c} ;d \\\\"]\n'
    game = only_game(text)
    assert [(comment.after, comment.text) for comment in game.comments] == [
        ("", "one\nand a half"),
        ("Dealer", "two"),
        ("Dealer", "three"),
        ("Dealer", "four"),
    ]
    assert game.tags["Event"] == 'a "b" {c} ;d \\'
    assert codes(text) == []


def test_inheritance() -> None:
    text = (
        '[Event "##A"]\n[Site "B"]\n[Board "1"]\n\n[Site "#"]\n[Board "2"]\n\n[Event "C"]\n[Board "3"]\n\n[Board "4"]\n'
    )
    assert [(game.tags["Event"], game.tags.get("Site")) for game in read_pbn(text).value.games] == [
        ("A", "B"),
        ("A", "B"),
        ("C", None),
        ("A", None),
    ]


def test_a_lost_brace_does_not_swallow_the_games_behind_it() -> None:
    text = HEAD + '{ a comment that is not closed\nmore of it\n\n[Board "2"]\n[Dealer "E"]\n'
    assert [record.board.number for record in read_pbn(text).value.records] == [1, 2]


def test_the_contract_that_the_file_states_says_who_leads() -> None:
    text = (
        HEAD
        + DEAL
        + '[Declarer "S"]\n[Contract "5H"]\n[Result "11"]\n[Auction "N"]\n5H AP\n[Play "W"]\nSK S2 S4 SJ\n*\n'
    )
    record = only_record(text)
    assert record.stated_contract == Contract.parse("5H S")
    assert [seen.code for seen in inspect_record(record)] == ["contract-disagrees"]
    assert not [seen for seen in inspect_record(record) if isinstance(seen, Irregularity)]
