"""Reports on the record of a table for the Director: the ledger of information, the revokes (Law 64C)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from duplicado.director.authorization import Told, grounds
from duplicado.director.revoke_review import review_revokes
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_16_authorized import Background, PriorKnowledge
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.information import Extraneous, Item, Misstated, MovedCard
from duplicado.law.orders import RevokeFate
from duplicado.publish.messages import slug
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import PlaysCard
from duplicado.table.actions.reader import parse_action
from duplicado.table.ledger import KnownBecause, Ledger
from duplicado.table.moment import Moment
from duplicado.table.play_state import Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Bid, Double, Redouble
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.lexicon import plain
from duplicado.vocabulary.seats import Seat, Side


def information_lines(words: RulingWords, lines: Ledger) -> Iterator[str]:
    """Write the ledger, oldest line first; what one ruling said of several calls or cards stands in one sentence."""
    for _, together in groupby(lines, _alike):
        group = tuple(together)
        yield _sentence(words, group[0], tuple(line.item for line in group))


_Alike: TypeAlias = tuple[Side | None, tuple[str, ...], Moment, tuple[str, ...], Moment | None, bool]


def _alike(line: KnownBecause) -> _Alike:
    alone = isinstance(line.item, Extraneous | MovedCard)  # nobody says that the others may use it
    return line.unauthorized, line.because, line.since, line.ended_by, line.until, alone


def _sentence(words: RulingWords, line: KnownBecause, items: tuple[Item, ...]) -> str:
    values = {"items": words.items(items), "since": _moment(words, line.since)}
    if line.unauthorized is None:
        told = words.text("information-for-both", **values)
    elif isinstance(line.item, Extraneous | MovedCard):
        told = words.text("information-for-one-side", side=words.side(line.unauthorized), **values)
    else:
        sides = {"side": words.side(line.unauthorized), "others": words.side(line.unauthorized.opponents)}
        told = words.text("information-unauthorized", **sides, **values)
    told = words.with_law(told, *line.because)
    if line.until is None:
        return told
    how = "information-ended" if line.unauthorized is None else "information-lifted"
    return f"{told} {words.with_law(words.text(how, until=_moment(words, line.until)), *line.ended_by)}"


def _moment(words: RulingWords, moment: Moment) -> str:
    return words.text(f"moment-{moment.phase.value}", turn=moment.turn)


def answer_lines(words: RulingWords, state: DirectedTable, asked: str) -> Iterator[str]:
    """Say whether a player may use something, and on which grounds: `E 1H`, `N SK`, `W X of 4H`.

    What is neither a call nor a card is taken for what a regulation may name (`S live ranking`).
    """
    who, _, what = asked.strip().partition(" ")
    seat = next((seat for seat in Seat if seat.value == who.upper()), None)
    if seat is None or not what.strip():
        yield words.text("information-how")
        return
    told: Told
    item = what.strip()
    known = _known(words, item)
    if known is not None:
        told = known
    else:
        told = on_record = _told(item)
        item = item if isinstance(on_record, str) else words.items((on_record,))
    found = grounds(state, seat, told)
    for ground in found:
        name = "information-may" if ground.authorized else "information-may-not"
        yield words.with_law(words.text(name, seat=words.seat(seat), item=item), *ground.clauses)
    if not found:
        yield words.text("information-no-ground", seat=words.seat(seat), item=item)


def _known(words: RulingWords, what: str) -> Background | PriorKnowledge | None:
    """Return what a player may know that is on no record, by its words in the language."""
    sources = (*(each for each in Background if each is not Background.PUBLISHED_STANDING), *PriorKnowledge)
    said = plain(what)
    if said == plain(Background.PUBLISHED_STANDING.value):
        return Background.PUBLISHED_STANDING
    return next((each for each in sources if said == plain(words.text(f"information-{slug(each.value)}"))), None)


def _told(what: str) -> Item | str:
    try:
        action = parse_action(what if " " in what else what.upper())
    except NotationError:
        return what
    match action:
        case MakesCall(Double() | Redouble() as call, Bid() as stated):
            return Misstated(call, stated)
        case MakesCall(call):
            return call
        case PlaysCard(card):
            return card
        case _:
            return what


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
