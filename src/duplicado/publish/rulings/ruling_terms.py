"""The words of rulings in one language: players, calls and cards as people write them, Laws in brackets."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache

from duplicado.law.edition import Edition
from duplicado.law.information import DutyToPlay, Extraneous, Item, Misstated, MovedCard
from duplicado.locale import Language
from duplicado.publish.messages import Messages, Value, slug
from duplicado.publish.pages.wording import Wording
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit


def clause_number(clause: str) -> str:
    """Write the number of a clause without the mark that tells one question of it from another.

    >>> clause_number("73E2:reason"), clause_number("74:fn23")
    ('73E2', '74 n. 23')
    """
    number, _, mark = clause.partition(":")
    if mark.startswith("fn"):
        return f"{number} n. {mark[2:]}"  # of a footnote
    return number if number[:1].isdigit() else clause


@dataclass(frozen=True, slots=True)
class RulingWords:
    """Writes what stands in the sentences of a ruling."""

    wording: Wording

    @classmethod
    @cache
    def of(cls, language: Language) -> RulingWords:
        """Return the words of a language."""
        return cls(Wording(Messages.load(language)))

    @property
    def language(self) -> Language:
        """The language."""
        return self.wording.language

    def text(self, identifier: str, **values: Value) -> str:
        """Write a message, see `Messages.text`."""
        return self.wording.messages.text(identifier, **values)

    def has(self, identifier: str) -> bool:
        """Tell whether there is such a message."""
        return self.wording.messages.has(identifier)

    def known(self, *identifiers: str, **values: Value) -> str | None:
        """Write the first of these messages that there is; `None` where there is none of them."""
        return self.wording.messages.known(*identifiers, **values)

    def first(self, identifiers: Iterable[str], values: dict[str, Value]) -> str:
        """Write the first of these messages that there is.

        Raises:
            UnknownMessage: there is none of them.
        """
        return self.wording.messages.first(*identifiers, **values)

    def seat(self, seat: Seat) -> str:
        """Write the name of a player's seat."""
        return self.wording.seat_name(seat)

    def seats(self, seats: Collection[Seat]) -> str:
        """Write several seats."""
        return self.listed(tuple(self.seat(seat) for seat in seats))

    def side(self, side: Side) -> str:
        """Write the name of a side."""
        return self.wording.side_name(side)

    def suit(self, suit: Suit) -> str:
        """Write the name of a suit."""
        return self.wording.suit(suit)

    def suits(self, suits: Collection[Suit], *, either: bool = False) -> str:
        """Write several suits, all of them or one of them."""
        return self.listed(tuple(self.suit(suit) for suit in suits), either=either)

    def rank(self, rank: Rank) -> str:
        """Write a rank by its letter in the language, the ten as 10."""
        return self.wording.rank(rank)

    def card(self, card: Card) -> str:
        """Write a card: `♠K`, `♠R`, `♥10`."""
        return self.wording.card(card)

    def cards(self, cards: Collection[Card], *, either: bool = False) -> str:
        """Write several cards, all of them or one of them."""
        return self.listed(tuple(map(self.card, cards)), either=either)

    def denomination(self, denomination: Denomination) -> str:
        """Write a denomination: `♠`, `NT`, `ST`."""
        return self.wording.denomination(denomination)

    def call(self, call: Call) -> str:
        """Write a call: `1♠`, `3NT`, `double`, `doblo`."""
        if isinstance(call, Bid):
            return self.wording.bid(call)
        return self.text("rulings-pass" if call is PASS else "rulings-double" if call is DOUBLE else "rulings-redouble")

    def calls(self, calls: Collection[Call]) -> str:
        """Write several calls."""
        return self.listed(tuple(map(self.call, calls)))

    def items(self, items: Collection[Item]) -> str:
        """Write calls, cards and whatever else information can be about, each once."""
        return self.listed(tuple(dict.fromkeys(map(self.item, items))))

    def item(self, item: Item) -> str:
        """Write what one piece of information is about."""
        match item:
            case Card():
                return self.card(item)
            case Misstated(call, stated):
                return self.text("item-misstated", call=self.call(call), bid=self.call(stated))
            case DutyToPlay(card):
                return self.text("item-duty-to-play", card=self.card(card))
            case MovedCard(card):
                return self.text("item-moved-card", card=self.card(card))
            case Extraneous():
                return self.text(f"item-{slug(item.value)}")
            case Bid():
                return self.call(item)
            case _:
                return self.text("item-pass" if item is PASS else "item-double" if item is DOUBLE else "item-redouble")

    def contract(self, contract: AuctionResult) -> str:
        """Write a contract with its declarer, or that all have passed."""
        if not isinstance(contract, Contract):
            return self.text("web-passed-out")
        bid = f"{self.call(contract.bid)}{contract.doubling}"
        return self.text("rulings-contract", bid=bid, declarer=self.seat(contract.declarer))

    def listed(self, parts: Collection[str], *, either: bool = False) -> str:
        """Write `a, b and c`, or `a, b or c`."""
        names = tuple(parts)
        if len(names) < 2:
            return "".join(names)
        return self.text("rulings-or" if either else "rulings-and", first=", ".join(names[:-1]), last=names[-1])

    def law(self, *clauses: str) -> str:
        """Write the Laws in brackets: `[Law 27B1(a), 27D]`; nothing when there is none."""
        return (
            self.text("rulings-law", clauses=", ".join(dict.fromkeys(map(clause_number, clauses)))) if clauses else ""
        )

    def with_law(self, sentence: str, *clauses: str) -> str:
        """Write a sentence with its Laws behind it."""
        return f"{sentence} {self.law(*clauses)}".rstrip()

    def laws(self, edition: Edition) -> str:
        """Return the selector of messages that differ by edition: `old` for 2007, else `new`."""
        return "old" if edition.is_of_2007 else "new"
