"""The record of a board, made from a scanned game."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.auction import ReadAuction, read_auction
from duplicado.formats.pbn.play import ReadPlay, read_play
from duplicado.formats.pbn.scanner import RawGame
from duplicado.formats.pbn.values import SEATS, UNKNOWN, read_contract_tag, read_deal, read_score, read_tricks
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.table.record import BoardRecord, Claim
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.notation import read_vulnerability
from duplicado.vocabulary.seats import Seat

_NUMBER: Final = re.compile(r"\s*(\d{1,6})\s*")
_CLAIM: Final = re.compile(r"(\d{1,2})(?: ([NESW]))?")


def build_record(game: RawGame, found: list[Diagnostic], used_notes: set[int]) -> BoardRecord | None:
    """Understand a game; `None` when it names neither a board nor a deal nor an auction."""
    tags = game.tags
    if not ("Board" in tags or "Deal" in tags or "Auction" in tags):
        return None
    board = _read_board(game, found)
    layout, code = read_deal(tags["Deal"]) if tags.get("Deal", "?") not in UNKNOWN else (None, "")
    _report(game, "Deal", code, found)
    stated, is_exchanged, code = read_contract_tag(tags.get("Contract", ""), tags.get("Declarer", ""))
    _report(game, "Declarer" if code.startswith("pbn-declarer") else "Contract", code, found)
    declarer = stated.declarer if isinstance(stated, Contract) else None
    tricks, is_agreed, code = read_tricks(tags.get("Result", ""), declarer or SEATS.get(tags.get("Declarer", "")))
    _report(game, "Result", code, found)
    score, code = read_score(tags.get("Score", ""), declarer or SEATS.get(tags.get("Declarer", "")))
    _report(game, "Score", code, found)
    auction = read_auction(game, board.dealer, found, used_notes)
    play = _read_play(game, board.dealer, auction, stated, found, used_notes)
    marked_plays = play.marked | {0} if is_exchanged and play.plays else play.marked
    return BoardRecord(
        board=board,
        layout=layout,
        calls=tuple(auction.calls),
        auction_is_complete=auction.is_complete,
        plays=tuple(play.plays),
        claim=_claim(game, play, tricks, found),
        stated_contract=stated,
        stated_tricks=tricks,
        stated_score=score,
        marked_calls=frozenset(auction.marked),
        marked_plays=frozenset(marked_plays),
        partner_declares=is_exchanged,
        result_is_agreed=is_agreed,
        call_annotations=auction.annotations,
        play_annotations=play.annotations,
        players={seat: name for seat in Seat if (name := tags.get(seat.full_name, "?")) not in {"", "?"}},
        lines=_lines(game, auction, play),
    )


def _report(game: RawGame, tag: str, code: str, found: list[Diagnostic]) -> None:
    if code:
        values = (("text", game.tags.get(tag, "")),)
        found.append(Diagnostic(game.tag_lines.get(tag, game.line), code, values))


def _warn(game: RawGame, tag: str, code: str, found: list[Diagnostic]) -> None:
    values = (("text", game.tags.get(tag, "")),)
    found.append(Diagnostic(game.tag_lines.get(tag, game.line), code, values, Severity.WARNING))


def _read_board(game: RawGame, found: list[Diagnostic]) -> Board:
    """Read number, dealer and vulnerability; what is not said is what Law 2 marks on a board of that number."""
    tags = game.tags
    text = tags.get("Board", "")
    match = _NUMBER.fullmatch(text)
    number = int(match[1]) if match else 0
    if match is None and text not in UNKNOWN:
        _report(game, "Board", "pbn-board", found)
    dealer = SEATS.get(tags.get("Dealer", "").strip())
    if dealer is None and tags.get("Dealer", "?") not in UNKNOWN:
        _report(game, "Dealer", "pbn-dealer", found)
    caller = SEATS.get(tags.get("Auction", "").strip())
    if caller is None and tags.get("Auction", "?") not in UNKNOWN:
        _report(game, "Auction", "pbn-auction-seat", found)
    if caller is not None and caller is not (dealer or (law_02.dealer(number) if number else None)):
        caller = caller.after(_places_left_empty(game))
    if caller is not None and dealer is not None and caller is not dealer and game.data.get("Auction"):
        _warn(game, "Auction", "pbn-auction-dealer", found)
        dealer = caller  # the calls stand in rotation from him, whoever dealt
    marked: Vulnerability | None = None
    try:
        if tags.get("Vulnerable", "?") not in {"?", "", "#"}:
            marked = read_vulnerability(tags["Vulnerable"])
    except NotationError:
        _report(game, "Vulnerable", "pbn-vulnerable", found)
    if dealer is not None and marked is not None:
        return Board(number, dealer, marked)
    if number:
        return law_02.board(number, marked_dealer=dealer or caller, marked=marked)
    return Board(number, dealer or caller or Seat.N, marked or Vulnerability.NONE)


def _places_left_empty(game: RawGame) -> int:
    """Count the hyphens before the first call: the tag names who has the first column, and the dealer sits behind."""
    tokens = (token for _, text in game.data.get("Auction") or () for token in text.split())
    return sum(len(token) for token in takewhile(lambda token: set(token) == {"-"}, tokens))


def _read_play(
    game: RawGame,
    dealer: Seat,
    auction: ReadAuction,
    stated: AuctionResult | None,
    found: list[Diagnostic],
    used_notes: set[int],
) -> ReadPlay:
    rows = game.data.get("Play")
    if not rows:
        return ReadPlay()
    contract = stated
    if contract is None and auction.is_complete:
        try:
            contract = Auction.of(dealer, auction.calls).result
        except DuplicadoError:  # a bid of more than seven is the last one
            contract = None
    first = SEATS.get(game.tags["Play"].strip())
    if first is None:
        if not isinstance(contract, Contract):
            _report(game, "Play", "pbn-play-seat", found)
            return ReadPlay(terminator="?")
        first = contract.declarer.lho
        if game.tags["Play"] not in UNKNOWN:
            _warn(game, "Play", "pbn-play-seat", found)
    known = isinstance(contract, Contract)
    trump = contract.denomination.suit if isinstance(contract, Contract) else None
    return read_play(game, first, trump, found, used_notes, trump_known=known)


def _claim(game: RawGame, play: ReadPlay, tricks: int | None, found: list[Diagnostic]) -> Claim | None:
    """Say how a play that ends before the last card ended: the tricks that the result gives were agreed.

    The tag `Claim` is ours: `9 S` says what PBN has no place for, that South claimed, or that the claim was of other
    tricks than the result.
    """
    own = game.tags.get("Claim", "")
    match = _CLAIM.fullmatch(own)
    if match and int(match[1]) <= 13:
        return Claim(int(match[1]), Seat(match[2]) if match[2] else None)
    if own:
        _warn(game, "Claim", "pbn-claim", found)
    if play.terminator == "*" and tricks is not None and len(play.plays) < 52:
        return Claim(tricks)
    return None


def _lines(game: RawGame, auction: ReadAuction, play: ReadPlay) -> dict[str, int]:
    lines = {"board": game.tag_lines.get("Board", game.line)}
    for part, tag in (("auction", "Auction"), ("play", "Play")):
        if tag in game.tag_lines:
            lines[part] = game.tag_lines[tag]
    lines.update(auction.lines)
    lines.update(play.lines)
    return lines
