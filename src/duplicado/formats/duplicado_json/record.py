"""Records of boards in the JSON of this program."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.formats.duplicado_json.values import JsonEntry
from duplicado.formats.whole_layouts import read_layout
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import parse_auction_result
from duplicado.vocabulary.seats import Seat

_Remarks = Mapping[int, tuple[Annotation, ...]]


def board_entry(board: Board) -> dict[str, object]:
    """Write a board."""
    return {"number": board.number, "dealer": str(board.dealer), "vulnerability": str(board.vulnerability)}


def read_board(entry: JsonEntry) -> Board:
    """Read a board."""
    vulnerability = entry.entry("vulnerability").parsed(Vulnerability.parse)
    return Board(entry.entry("number").whole(), entry.entry("dealer").seat(), vulnerability)


def record_entry(record: BoardRecord) -> dict[str, object]:
    """Write a record; what says nothing is left out."""
    entry: dict[str, object] = {
        "board": board_entry(record.board),
        "layout": str(record.layout) if record.layout is not None else None,
        "calls": [call.text if call is not None else None for call in record.calls],
        "auction_is_complete": record.auction_is_complete,
        "plays": [f"{play.seat} {play.card}" for play in record.plays],
        "claim": _claim_entry(record.claim),
        "contract": str(record.stated_contract) if record.stated_contract is not None else None,
        "tricks": record.stated_tricks,
        "score": record.stated_score,
        "marked_calls": sorted(record.marked_calls),
        "marked_plays": sorted(record.marked_plays),
        "partner_declares": record.partner_declares,
        "result_is_agreed": record.result_is_agreed,
        "call_annotations": _remark_entries(record.call_annotations),
        "play_annotations": _remark_entries(record.play_annotations),
        "players": {str(seat): name for seat, name in record.players.items()},
    }
    return {
        name: value
        for name, value in entry.items()
        if value is not None and value is not False and value not in ([], {})
    }


def _claim_entry(claim: Claim | None) -> dict[str, object] | None:
    if claim is None:
        return None
    return {"tricks": claim.declarer_tricks, "claimer": str(claim.claimer) if claim.claimer else None}


def _remark_entries(remarks: _Remarks) -> dict[str, object]:
    return {
        str(place): [{"kind": remark.kind, "text": remark.text} for remark in kept] for place, kept in remarks.items()
    }


def read_record(entry: JsonEntry) -> BoardRecord:
    """Read a record.

    Raises:
        UnreadableEntry: some value of it cannot be read.
    """
    return BoardRecord(
        board=read_board(entry.entry("board")),
        layout=entry.optional("layout", lambda layout: layout.parsed(read_layout)),
        calls=tuple(_read_call(call) for call in entry.entries("calls")),
        auction_is_complete=entry.default("auction_is_complete", JsonEntry.flag, otherwise=False),
        plays=tuple(play.parsed(_parse_play) for play in entry.entries("plays")),
        claim=entry.optional("claim", _read_claim),
        stated_contract=entry.optional("contract", lambda contract: contract.parsed(parse_auction_result)),
        stated_tricks=entry.optional("tricks", JsonEntry.whole),
        stated_score=entry.optional("score", JsonEntry.whole),
        marked_calls=frozenset(place.whole() for place in entry.entries("marked_calls")),
        marked_plays=frozenset(place.whole() for place in entry.entries("marked_plays")),
        partner_declares=entry.default("partner_declares", JsonEntry.flag, otherwise=False),
        result_is_agreed=entry.default("result_is_agreed", JsonEntry.flag, otherwise=False),
        call_annotations=_read_remarks(entry, "call_annotations"),
        play_annotations=_read_remarks(entry, "play_annotations"),
        players={seat_named(seat, name): name.text() for seat, name in entry.pairs("players")},
    )


def _read_call(entry: JsonEntry) -> Call | None:
    return None if entry.is_null else entry.parsed(parse_call)


def _parse_play(text: str) -> CardPlayed:
    seat, _, card = text.partition(" ")
    return CardPlayed(Seat.parse(seat), Card.parse(card))


def _read_claim(entry: JsonEntry) -> Claim:
    return Claim(entry.entry("tricks").whole(), entry.optional("claimer", JsonEntry.seat))


def _read_remarks(entry: JsonEntry, name: str) -> dict[int, tuple[Annotation, ...]]:
    return {
        _place(place, kept): tuple(
            Annotation(remark.entry("kind").text(), remark.entry("text").text()) for remark in kept.items()
        )
        for place, kept in entry.pairs(name)
    }


def _place(name: str, entry: JsonEntry) -> int:
    return entry.named(name, int)


def seat_named(name: str, entry: JsonEntry) -> Seat:
    """Return the seat of that name, which tells of an entry.

    Raises:
        UnreadableEntry: there is none.
    """
    return entry.named(name, Seat.parse)
