"""The revokes that a record shows, told to the Director with a help for Law 64C."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.revoke_review import review_revokes
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.orders import RevokeFate
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.play_state import Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


def revoke_lines(words: RulingWords, table: TableState, double_dummy: DoubleDummy | None = None) -> Iterator[str]:
    """Tell each revoke, the position before it and its double-dummy result where that can be computed."""
    reviews = review_revokes(table, double_dummy)
    if not reviews or table.play is None:
        yield words.text("revokes-none")
        return
    before = sum(table.play.play.won_before)
    for review in reviews:
        revoke = review.revoke
        yield words.text(
            "revokes-line",
            trick=before + revoke.trick + 1,
            seat=words.seat(revoke.hand),
            card="none" if revoke.deemed else words.card(revoke.card),
            fate=_fate(revoke),
        )
        if review.position is None:
            continue
        hands = Layout({seat: review.position.hand(seat) for seat in Seat})
        yield "  " + words.text(
            "revokes-position",
            declarer=words.seat(table.play.contract.declarer),
            turn=words.seat(review.position.turn),
            hands=str(hands),
        )
        if review.declarers_tricks is not None:
            yield "  " + words.text("revokes-double-dummy", tricks=review.declarers_tricks)


def _fate(revoke: Revoke) -> str:
    match revoke.fate:
        case RevokeFate.CORRECTED:
            return "corrected"
        case RevokeFate.STANDS:
            return "stands"
        case RevokeFate.NOT_ESTABLISHED_BUT_PENALIZED:
            return "penalized"
        case None:
            return "established" if revoke.established else "open"
        case _:
            return "open"
