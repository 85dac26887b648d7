"""Steps of a rectification: requests for what a Law must know, and orders.

A rectification is written as a generator, in the order in which the Law tells it: it yields requests and is sent the
answers, it yields orders and is sent nothing. It is pure: run again with the same facts and answers it orders the same.
So a rectification in progress is remembered as its facts and the answers given so far, and can be run again under
another edition, or from the answers of a person at a desk.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.law.inquiry import Inquiry
from duplicado.law.meaning import CallMeaning, Meant
from duplicado.law.orders import Effect
from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


class ChoiceWord(Enumeration):
    """A choice that a Law gives to a player; the value is how it is said in a case."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    REQUIRE = "require"
    FORBID = "forbid"
    NO_RESTRICTION = "no restriction"
    HIGHEST = "highest"
    LOWEST = "lowest"
    SPREAD = "spread"
    FROM_HAND = "from hand"
    FROM_DUMMY = "from dummy"
    PLAYS = "plays"
    KEEP = "keep"
    CALL = "call"
    TAKE_BACK = "takes back"
    DESIGNATE = "dummy"

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Word.{self.name}"


@dataclass(frozen=True, slots=True)
class Choice:
    """Choice of the player who holds an option."""

    word: ChoiceWord
    by: Seat | None = None
    """Player who chose, where two players hold the option."""
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    call: Call | None = None
    stated: Bid | None = None
    """The bid that he named with that double or redouble, rightly or wrongly (19A2, 19A3, 19B2, 19B3)."""
    irregular: bool = False
    """True where the call is none of those that he may put in the place of his own."""


FindingValue: TypeAlias = object
"""Values that the Director may find: yes or no, a number, a player, cards, suits, or what a clause asks for in
particular."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Finding of the Director on a question."""

    value: FindingValue


@dataclass(frozen=True, slots=True)
class Stood:
    """The call or card that was awaited and has now been made; both `None` when the turn never came."""

    call: Call | None = None
    card: Card | None = None
    meaning: CallMeaning | None = None
    """Meaning of the call, where that is on file."""
    imposed: bool = False
    """True where it is a pass that a Law imposed."""
    accepted: bool = False
    """True where left-hand opponent has accepted the call by now: he has called over it, or has said so (25B1)."""
    over: Auction | None = None
    """The calls over which it stands, where those of the facts have changed since (25)."""


Answer: TypeAlias = Choice | Finding | Stood


@dataclass(frozen=True, slots=True)
class Offer:
    """An option that a Law gives to a player."""

    by: Seat
    clause: str
    words: tuple[ChoiceWord, ...]
    suits: tuple[Suit, ...] = ()
    """The suits that may be named with `require` and `forbid`; empty where no suit is named."""
    cards: tuple[Card, ...] = ()
    """The cards among which he chooses."""
    calls: tuple[Call, ...] = ()
    """The calls that he may put in the place of his own."""
    blocking: bool = True
    """True where nobody may call or play before he has answered (Law 9B2)."""
    not_required: tuple[Suit, ...] = ()
    """Suits among them that may not be required, because another restriction forbids their lead."""
    not_forbidden: tuple[Suit, ...] = ()
    """Suits among them that may not be forbidden, because another restriction requires their lead."""
    suits_apart: bool = False
    """True where `forbid` may be said of several suits at once (51B2(b)); `require` names one."""
    also_by: Seat | None = None
    """Another player who may answer, provisionally, until this one has spoken or play goes on (Law 55A)."""
    lapses: bool = False
    """True where the option is gone when somebody plays before it was used."""


@dataclass(frozen=True, slots=True)
class Stake:
    """Result of a side by one answer to a question: tricks, and the line of play that shows the fewest of them."""

    side: Side
    fewest: int
    """With the other open questions answered against that side."""
    most: int
    """With the other open questions answered for it."""
    line: tuple[tuple[Seat, Card], ...] = ()
    """Card by card from where play stopped."""


@dataclass(frozen=True, slots=True)
class Question:
    """A finding that the Director must make."""

    clause: str
    blocking: bool = True
    concluded: FindingValue | None = None
    """Conclusion from what is on file, so that he need not be asked; his own finding prevails over it."""
    if_true: Stake | None = None
    """Stake that turns on the answer, where that can be worked out before it is given."""
    if_false: Stake | None = None


@dataclass(frozen=True, slots=True)
class NextCall:
    """Wait for the call of that player at his next turn; it is not a question to anybody."""

    seat: Seat
    even_if_irregular: bool = False
    """True where the call is taken as it is made, because this Law deals with an irregular one itself (27B4)."""


@dataclass(frozen=True, slots=True)
class NextCard:
    """Wait for a card from that hand to that trick."""

    hand: Seat
    trick: int


Request: TypeAlias = Offer | Question | NextCall | NextCard


@dataclass(frozen=True, slots=True)
class Order:
    """Order of a Law, and the clauses on which it rests."""

    clauses: tuple[str, ...]
    effects: tuple[Effect, ...] = field(default=())
    stake: Stake | None = None
    """Tricks of a side by it and the line of play that shows them, where there is one."""


Procedure: TypeAlias = Generator[Request | Order, Answer | None, None]
"""A rectification: yields requests and orders, is sent answers."""


class UnexpectedAnswerError(DuplicadoError):
    """A rectification was sent an answer that does not belong to its request."""


def accepts(by: Seat, clause: str) -> Generator[Request | Order, Answer | None, bool]:
    """Ask a player whether he accepts; return his word."""
    answer = yield Offer(by, clause, (ChoiceWord.ACCEPT, ChoiceWord.REFUSE))
    if not isinstance(answer, Choice):
        raise UnexpectedAnswerError(f"{clause} asks {by} for a choice, not for {answer}")
    return answer.word is ChoiceWord.ACCEPT


def finds(
    inquiry: Inquiry[object], cited: str | None = None, *, blocking: bool = True, concluded: bool | None = None
) -> Generator[Request | Order, Answer | None, bool]:
    """Ask the Director whether a clause applies; return his finding, or what has been concluded without him.

    Args:
        inquiry: what he is asked.
        cited: its number in the edition, where that is not its own.
        blocking: whether nobody may call or play before he has answered.
        concluded: what follows from what is on file.
    """
    return (yield from found_on(Question(cited or inquiry.key, blocking, concluded)))


def found_on(question: Question) -> Generator[Request | Order, Answer | None, bool]:
    """Ask the Director a question that is answered by yes or no; return his finding."""
    answer = yield question
    if not isinstance(answer, Finding):
        raise UnexpectedAnswerError(f"{question.clause} asks for a finding, not for {answer}")
    return bool(answer.value)


def chooses(offer: Offer) -> Generator[Request | Order, Answer | None, Choice | None]:
    """Make an offer; return the choice, or `None` when the option lapsed."""
    answer = yield offer
    if isinstance(answer, Stood):
        return None
    if not isinstance(answer, Choice):
        raise UnexpectedAnswerError(f"{offer.clause} asks {offer.by} for a choice, not for {answer}")
    return answer


def next_card(hand: Seat, trick: int) -> Generator[Request | Order, Answer | None, Card | None]:
    """Wait for a card from that hand to that trick; return it, or `None` when play ended before."""
    answer = yield NextCard(hand, trick)
    if not isinstance(answer, Stood):
        raise UnexpectedAnswerError(f"a card of {hand} was awaited, not {answer}")
    return answer.card


def next_call(seat: Seat, *, even_if_irregular: bool = False) -> Generator[Request | Order, Answer | None, Call | None]:
    """Wait for the call of a player at his next turn; return it, or `None` when that turn never came."""
    made = yield from next_call_as_meant(seat, even_if_irregular=even_if_irregular)
    return None if made is None else made.call


def next_call_as_meant(
    seat: Seat, *, even_if_irregular: bool = False
) -> Generator[Request | Order, Answer | None, Meant | None]:
    """Wait as `next_call` does; return the call with its meaning."""
    answer = yield NextCall(seat, even_if_irregular)
    if not isinstance(answer, Stood):
        raise UnexpectedAnswerError(f"a call of {seat} was awaited, not {answer}")
    if answer.call is None:
        return None
    return Meant(answer.call, answer.meaning, answer.imposed, answer.accepted, answer.over)
