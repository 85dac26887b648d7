"""PBN as other programs write it: empty places, signs and breaks that the standard has elsewhere or not at all."""

import pytest

from duplicado.director.inspection.record import inspect_record
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.losses import spans
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

HANDS = "N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83"
DEAL = Deal.parse(HANDS)
OTHER = "N:AQ8.73.T9764.Q83 T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2"
HEAD = f'[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "{HANDS}"]\n'
PLAYED = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{HANDS}"]\n[Declarer "S"]\n[Contract "4H"]\n'


def one(text: str, *codes: str) -> BoardRecord:
    read = read_pbn(text)
    assert [found.code for found in read.diagnostics] == list(codes)
    (record,) = read.value.records
    return record


@pytest.mark.parametrize(
    ("first", "rows"),
    [
        ("N", "- 1C Pass 1H\nPass 2H AP"),
        ("S", "- - - 1C\nPass 1H Pass 2H\nAP"),
        ("W", "-- 1C Pass\n1H Pass 2H AP"),
        ("E", "1C Pass 1H Pass\n2H AP"),
        ("E", "- - 1C Pass\n1H Pass 2H AP"),  # a table that begins with West, by the tag of the dealer
    ],
)
def test_hyphens_before_the_first_call_are_places_that_are_left_empty(first: str, rows: str) -> None:
    record = one(f'{HEAD}[Auction "{first}"]\n{rows}\n')
    assert record.board.dealer is Seat.E
    assert " ".join(map(str, record.calls)) == "1C P 1H P 2H P P P"
    again = one(write_pbn([game_of(record)]))
    assert (again.board, again.calls) == (record.board, record.calls)


def test_without_a_dealer_he_is_behind_the_empty_places() -> None:
    record = one(f'[Board "3"]\n[Deal "{HANDS}"]\n[Auction "N"]\n- 1C Pass 1H\nPass 2H AP\n')
    assert record.board.dealer is Seat.E
    of_law_2 = one(f'[Board "2"]\n[Deal "{HANDS}"]\n[Auction "E"]\n- - 1C Pass\n1H AP\n')
    assert of_law_2.board.dealer is Seat.E


@pytest.mark.parametrize(
    "text",
    [
        f'[Board"2"]\n[Dealer"E"]\n[ Vulnerable"NS" ]\n[Deal"{HANDS}"]\n',
        HEAD.replace('[Board "2"]', '[ Board\n  "2"\n]').replace(" 972.", "\n972."),
        f'[Event "a very long\nname"]\n{HEAD}',
        f'  [Board " 2 "]\n[Dealer " E "]\n[Vulnerable " NS "]\n[Deal " {HANDS} "]\n',
    ],
    ids=["none", "breaks", "value", "around"],
)
def test_white_space_in_and_around_tags_changes_nothing(text: str) -> None:
    record = one(text)
    assert (record.board.number, record.board.dealer, record.board.vulnerability, record.layout) == (
        *(2, Seat.E, Vulnerability.NS),
        DEAL,
    )


def test_a_tag_that_is_never_closed_does_not_take_the_next() -> None:
    read = read_pbn(f'[Event "open\n{HEAD}')
    assert [found.code for found in read.diagnostics] == ["pbn-tag-damaged"]
    assert read.value.records[0].layout == DEAL


def test_a_star_behind_a_call_marks_it_when_the_auction_goes_on() -> None:
    record = one(f'{HEAD}[Auction "E"]\nPass 1NT* Pass 2C *\nPass 2H Pass Pass\nPass\n')
    assert " ".join(map(str, record.calls)) == "P 1NT P 2C P 2H P P P"
    assert record.auction_is_complete
    assert {place: [note.kind for note in notes] for place, notes in record.call_annotations.items()} == {
        1: ["alert"],
        3: ["alert"],
    }
    broken_off = one(f'{HEAD}[Auction "E"]\nPass 1NT *\n')
    assert not broken_off.auction_is_complete


@pytest.mark.parametrize(
    ("rows", "played"),
    [
        ("D9 DA D2 D5\n- C6 + -\n", "C6"),  # North has led, East is due
        ("D9 DA D2 D5\n- C6 + -\n*\n", "C6"),
        ("D9 D8 DA D5\n+ - C9 C2\n", "C9 C2"),  # East has led, South followed, West is due
        ("D9 D8 DA D5\n* - C9 -\n", "C9"),
    ],
)
def test_a_trick_in_which_somebody_is_due_keeps_its_columns(rows: str, played: str) -> None:
    read = read_pbn(f'{PLAYED}[Result "10"]\n[Play "W"]\n{rows}')
    record = read.value.records[0]
    assert " ".join(str(each.card) for each in record.plays[4:]) == played
    assert [found.code for found in read.diagnostics] == (["pbn-after-end"] if rows.endswith("+ -\n*\n") else [])


def test_boards_without_numbers_are_numbered_in_their_order() -> None:
    games = [f'[Event "x"]\n[Deal "{deal}"]\n\n' for deal in (HANDS, OTHER, HANDS)]
    read = read_pbn("".join(games))
    assert [record.board.number for record in read.value.records] == [1, 2, 1]
    assert [(found.code, found.values) for found in read.diagnostics] == [("pbn-numbers", (("count", "2"),))]
    assert [record.board.dealer for record in read.value.records] == [Seat.N, Seat.E, Seat.N]


def test_a_play_that_contradicts_the_deal_is_no_irregularity_of_the_players() -> None:
    # The first trick is of another deal, and West follows with a spade while he holds a heart.
    rows = "SK S3 S2 H5\nH3 H2 H4 H5\nD4 HT H6 H8\n"
    garbled = one(f'{PLAYED}[Result "10"]\n[Play "W"]\n{rows}*\n')
    kinds = [seen.code for seen in inspect_record(garbled)]
    assert "card-not-held" in kinds
    assert not {"revoke", "lead-out-of-turn", "play-out-of-turn"} & set(kinds)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_a_list_of_hundreds_of_boards_is_shortened_in_a_message(language: Language) -> None:
    lost = Diagnostic(0, "lost-dealer", (("boards", spans(range(1, 1400, 2))),))
    text = diagnostic_text(lost, Messages.load(language))
    assert "1, 3, 5" in text
    assert "…" in text
    assert len(text) < 600
    unbroken = Diagnostic(0, "lost-dealer", (("boards", "x" * 5000),))
    assert "xxx…" in diagnostic_text(unbroken, Messages.load(language))


def test_files_one_after_the_other_keep_the_byte_order_mark_of_each() -> None:
    text = f"\ufeff% PBN 2.1\n{HEAD}\n\ufeff% PBN 2.1\n{PLAYED}\n\ufeff{HEAD.replace('2', '3', 1)}"
    for source in (text, text.encode(), text.replace("\n", "\r\n").encode()):
        read = read_pbn(source)
        assert read.diagnostics == ()
        assert [record.board.number for record in read.value.records] == [2, 1, 3]
