"""Values that answer a question of an examination, in words, by the aspect of the table that is asked about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from duplicado.casebook.exam.model import Aspect, mapping, mappings, texts
from duplicado.casebook.patterns import Plain
from duplicado.law.information import DutyToPlay, Extraneous, Misstated, MovedCard
from duplicado.publish.messages import slug
from duplicado.publish.rulings.ruling_terms import RulingWords, clause_number
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import PlaysCard
from duplicado.table.actions.reader import parse_action
from duplicado.vocabulary.calls import Bid, Double, Redouble, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


def _by_law(words: RulingWords, value: Plain) -> str:
    told: list[str] = []
    for one in mappings(value):
        by = one.get("by")
        seat = words.text("exam-nobody") if by is None else words.seat(Seat(str(by)))
        told.append(words.text("exam-by-law", seat=seat, law=clause_number(str(one["law"]))))
    return ", ".join(told)


def _options(words: RulingWords, value: Plain) -> str:
    return _by_law(words, value) or words.text("exam-nobody")


def _irregularities(words: RulingWords, value: Plain) -> str:
    return _by_law(words, value) or words.text("exam-none")


def _choices(words: RulingWords, value: Plain) -> str:
    told = [words.text(f"exam-choice-{slug(word)}") for word in texts(value)]
    return ", ".join(told) or words.text("exam-nothing")


def _barred(words: RulingWords, value: Plain) -> str:
    given = mapping(value)
    told = [words.text(f"exam-bar-{duration}", seat=words.seat(Seat(seat))) for seat, duration in given.items()]
    return ", ".join(told) or words.text("exam-nobody")


def _lead(words: RulingWords, value: Plain) -> str:
    given = mapping(value)
    for key in ("require", "forbid"):
        suits = texts(given.get(key))
        if suits:
            told = words.suits(tuple(map(Suit.parse, suits)), either=True)
            return words.text(f"exam-lead-{key}", seat=words.seat(Seat(str(given["seat"]))), suits=told)
    return words.text("exam-nothing")


def _penalty_cards(words: RulingWords, value: Plain) -> str:
    told: list[str] = []
    for seat, cards in mapping(value).items():
        for card, kind in mapping(cards).items():
            values = {"seat": words.seat(Seat(seat)), "card": words.card(Card.parse(card))}
            told.append(words.text(f"exam-card-{kind}", **values))
    return "; ".join(told) or words.text("exam-none")


def _information(words: RulingWords, value: Plain) -> str:
    told = [
        words.text(
            "exam-information", side=words.side(Side(side)), items=", ".join(_item(words, i) for i in texts(items))
        )
        for side, items in mapping(value).items()
    ]
    return "; ".join(told) or words.text("exam-nothing")


def _item(words: RulingWords, text: str) -> str:
    """Write what a piece of information is about, given as the casebook writes it."""
    for kind in (DutyToPlay, MovedCard):
        card = _card_in(text, kind)
        if card is not None:
            return words.item(kind(card))
    if text in {each.value for each in Extraneous}:
        return words.item(Extraneous(text))
    try:
        action = parse_action(text)
    except NotationError:
        return text
    match action:
        case PlaysCard(card):
            return words.card(card)
        case MakesCall(Double() | Redouble() as call, Bid() as stated):
            return words.item(Misstated(call, stated))
        case MakesCall(call) if str(call) == text:
            return words.call(call)
        case _:
            return text


def _card_in(text: str, kind: type[DutyToPlay | MovedCard]) -> Card | None:
    """Return the card of which a text tells that kind of information, if it does."""
    try:
        card = Card.parse(text.rpartition(" ")[2])
    except NotationError:
        return None
    return card if text == str(kind(card)) else None


def _calls(words: RulingWords, value: Plain) -> str:
    return ", ".join(words.call(parse_call(call)) for call in texts(value)) or words.text("exam-none")


def _cards(words: RulingWords, value: Plain) -> str:
    return ", ".join(words.card(Card.parse(card)) for card in texts(value)) or words.text("exam-none")


def told_auction(words: RulingWords, calls: tuple[str, ...], dealer: Seat) -> str:
    """Write calls behind their seats, a dash for a turn without one."""
    told = (
        f"{words.wording.seat(dealer.after(turn))} {'–' if call == '-' else words.call(parse_call(call))}"
        for turn, call in enumerate(calls)
    )
    return ", ".join(told) or words.text("exam-none")


def _transfer(words: RulingWords, value: Plain) -> str:
    given = mapping(value)
    if not given:
        return words.text("exam-none")
    return words.text(
        "exam-transfer",
        tricks=int(str(given["tricks"])),
        side=words.side(Side(str(given["to"]))),
        law=clause_number(str(given["law"])),
    )


def _adjusted(words: RulingWords, value: Plain) -> str:
    given = mapping(value)
    if not given:
        return words.text("exam-not-adjusted")
    return words.text("exam-adjusted", law=clause_number(str(given["law"])))


def _result(words: RulingWords, value: Plain) -> str:
    given = mapping(value)
    if not given:
        return words.text("exam-not-ended")
    contract, tricks = words.contract(parse_auction_result(str(given["contract"]))), given.get("tricks")
    if not isinstance(tricks, int):
        return contract
    score = words.wording.signed(int(str(given["score"])))
    return words.text("exam-result", contract=contract, tricks=tricks, score=score)


TOLD: Final[Mapping[Aspect, Callable[[RulingWords, Plain], str]]] = {
    Aspect.OPTIONS: _options,
    Aspect.IRREGULARITIES: _irregularities,
    Aspect.CHOICES: _choices,
    Aspect.BARRED: _barred,
    Aspect.LEAD: _lead,
    Aspect.PENALTY_CARDS: _penalty_cards,
    Aspect.UNAUTHORIZED: _information,
    Aspect.AUTHORIZED: _information,
    Aspect.CALLS: _calls,
    Aspect.CARDS: _cards,
    Aspect.TRANSFER: _transfer,
    Aspect.ADJUSTED: _adjusted,
    Aspect.RESULT: _result,
}
"""Words for the answers of each aspect."""
