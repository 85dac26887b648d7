"""A board that is written and read again is equal."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame, Section
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.writer import game_of, write_deals, write_pbn
from duplicado.table.record import Annotation, BoardRecord, CardPlayed
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42")


@given(data=st.data())
def test_a_record_written_and_read_again_is_equal(records: st.SearchStrategy[BoardRecord], data: st.DataObject) -> None:
    game = game_of(data.draw(records))
    text = write_pbn([game])
    read = read_pbn(text)
    assert read.value.games[0].record == game.record
    assert read.value.games == (game,)
    assert read.diagnostics == ()
    assert write_pbn(read.value) == text


@given(data=st.data())
def test_unknown_tags_tables_and_comments_are_kept(
    records: st.SearchStrategy[BoardRecord], words: st.SearchStrategy[str], data: st.DataObject
) -> None:
    values = words.filter(lambda text: not text.startswith("#"))
    game = replace(
        game_of(data.draw(records), {"Event": data.draw(values), "MyClub": data.draw(values)}),
        sections={"ScoreTable": Section("Rank;Names", ("1 A", '2 "B {;"')), "MyTable": Section(data.draw(values))},
        comments=(Comment("", data.draw(words)), Comment("Deal", data.draw(words)), Comment("MyTable", "at the table")),
        unused_notes={3: data.draw(words)},
    )
    read = read_pbn(write_pbn(PbnFile(("kept",), (game, game))))
    assert read.value.games == (game, game)
    assert read.value.directives == ("PBN 2.1", "EXPORT", "kept")
    assert {found.code for found in read.diagnostics} == {"pbn-note-unused"}


def test_a_lead_out_of_turn_that_was_accepted_keeps_its_place() -> None:
    board = Board(1, Seat.N, Vulnerability.NONE)
    cards = ["W", "DQ", "N", "D3", "E", "D4", "S", "D2", "N", "S2", "E", "S4", "S", "SJ", "W", "SK"]
    record = BoardRecord(
        board,
        DEAL,
        tuple(map(parse_call, ["1C", "1S", "2H", "4S", "5H", "P", "P", "P"])),
        auction_is_complete=True,
        plays=tuple(
            CardPlayed(Seat(seat), Card.parse(card)) for seat, card in zip(cards[::2], cards[1::2], strict=True)
        ),
        marked_plays=frozenset({4}),
        play_annotations={4: (Annotation("comment", "dummy's lead; accepted"),)},
    )
    text = write_pbn([game_of(record)])
    assert "SK ^L S2 {dummy's lead; accepted} S4 SJ" in text
    assert read_pbn(text).value.records == (record,)


def test_a_trick_out_of_rotation_is_told_in_a_comment() -> None:
    plays = tuple(CardPlayed(Seat(text[0]), Card.parse(text[2:])) for text in ("W DQ", "E D4", "N D3", "S D2"))
    calls = tuple(map(parse_call, ["1C", "1S", "2H", "4S", "5H", "P", "P", "P"]))
    record = BoardRecord(Board(1, Seat.N, Vulnerability.NONE), DEAL, calls, auction_is_complete=True, plays=plays)
    assert "{Not in rotation: W DQ, E D4, N D3, S D2}" in write_pbn([game_of(record)])


def test_when_dummy_and_declarer_change_places_the_opening_lead_is_marked() -> None:
    text = write_pbn([PbnGame()]) + '\n[Board "1"]\n[Dealer "N"]\n[Contract "5H"]\n[Declarer "^N"]\n[Play "E"]\nSA\n+\n'
    (record,) = read_pbn(text).value.records
    assert (record.partner_declares, record.marked_plays) == (True, frozenset({0}))
    assert read_pbn(write_pbn([game_of(record)])).value.records == (record,)


def test_deals_that_were_not_played() -> None:
    boards = [(Board(n, Seat.N.after(n - 1), Vulnerability.NS), DEAL) for n in (1, 2)]
    text = write_deals(boards, event='The "Big" \\ One', date="2026.09.30")
    games = read_pbn(text).value.games
    assert [(game.record.board, game.record.layout) for game in games if game.record] == boards
    assert {(game.tags["Event"], game.tags["Date"]) for game in games} == {('The "Big" \\ One', "2026.09.30")}
    assert text.startswith("% PBN 2.1\n% EXPORT\n[Event ")
    assert "\n\n[Event " in text


def test_deals_may_have_tags_of_their_own() -> None:
    board = Board(7, Seat.S, Vulnerability.BOTH)
    text = write_deals([(board, DEAL)], tags=lambda board, deal: {"DealId": f"{board.number}/{deal}"})
    (game,) = read_pbn(text).value.games
    assert game.tags["DealId"] == f"7/{DEAL}"
