"""The words of an interview: what the Director is asked, what he answers, and what a story does with the answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypeVar, cast

from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.orders import Effect, MustPass
from duplicado.law.procedure_steps import Request
from duplicado.law.rectification import Opening
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.finding import FindingMade
from duplicado.table.state import TableSetup
from duplicado.vocabulary.calls import Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import keeps_mappings


class AnswerForm(Enumeration):
    """Kind of answer that is asked for; the value names it in messages."""

    CALLS = "calls"
    """`Heard`: the dealer, and what was called as it was heard, in or out of turn."""
    CONTRACT = "contract"
    TRICK = "trick"
    """`TrickSoFar`: who led to the trick, and the cards in the order in which they came."""
    LEAD = "lead"
    """`TrickSoFar` of one card: who led what."""
    SEAT = "seat"
    SEATS = "seats"
    CARD = "card"
    CARDS = "cards"
    CALL = "call"
    SUIT = "suit"
    YES_NO = "yes-no"
    NUMBER = "number"
    ONE_OF = "one-of"
    """One of the words in `Ask.among`."""
    SOME_OF = "some-of"
    """Any of the words in `Ask.among`; none as well."""
    HANDS = "hands"
    """A `Layout`: the cards still held, as far as they are known."""
    COUNTS = "counts"
    """Number of cards that each hand held: pairs of `Seat` and number."""
    OPTION = "option"
    """A `Choice` among those that an option leaves."""
    STATEMENT = "statement"
    """A `ClaimStatement`: the line of play stated with a claim."""
    FINDING = "finding"
    """Finding of the Director under a clause: yes or no."""
    MEANS = "means"
    """The `Medium` by which a partner was told something; false when he was told nothing."""
    RESULTS = "results"
    """`WeightedResult` values: the results of an assigned score with their weights."""
    WORDS = "words"
    """A sentence of the Director's."""
    CLAUSE = "clause"
    """The number of a clause, of the edition in which the interview is held."""
    DIVISION = "division"
    """`TricksToCome`: how the tricks that a claim leaves are divided."""


_OF_FINDINGS: Final = {
    "16B1": AnswerForm.MEANS, "73B": AnswerForm.MEANS, "73B1": AnswerForm.MEANS, "70": AnswerForm.DIVISION,
    "79B2": AnswerForm.NUMBER, "24": AnswerForm.CARDS,
}  # fmt: skip


def form_of_finding(clause: str) -> AnswerForm:
    """Return what the Director answers to a question of that clause; mostly yes or no."""
    return _OF_FINDINGS.get(clause, AnswerForm.FINDING)


class RestOfStory(Enumeration):
    """The answer "leave it there": nothing more has happened yet, or more is not known."""

    REST = "rest"


REST: Final = RestOfStory.REST


@dataclass(frozen=True, slots=True)
class Heard:
    """Calls from the dealer on, in the order in which they were heard."""

    dealer: Seat
    calls: tuple[tuple[Seat, Action], ...]
    """Player who made each call (`MakesCall`), or put another in the place of his own (`ChangesCall`)."""
    silenced: tuple[tuple[int, MustPass], ...] = ()
    """Duties to pass from an earlier ruling, each with the place of the call before which that was ruled."""

    def before(self, place: int) -> Heard:
        """Return what was heard before the call at that place, with what had been ruled by then."""
        return Heard(self.dealer, self.calls[:place], tuple(each for each in self.silenced if each[0] <= place))


@dataclass(frozen=True, slots=True)
class TrickSoFar:
    """The cards of a trick as they lie, in the order in which they came; raises `DuplicadoError` without any."""

    plays: tuple[tuple[Seat, Card], ...]
    """Hands and cards, the lead first."""

    def __post_init__(self) -> None:
        """Refuse a trick without a lead."""
        if not self.plays:
            raise DuplicadoError("a trick begins with its lead")

    @classmethod
    def in_rotation(cls, leader: Seat, *cards: Card) -> TrickSoFar:
        """Return a trick to which each hand played in its turn."""
        return cls(tuple(zip(Seat.clockwise_from(leader), cards, strict=False)))

    @property
    def leader(self) -> Seat:
        """The hand that led."""
        return self.plays[0][0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they came."""
        return tuple(card for _, card in self.plays)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Prompt:
    """A question of the interview."""

    key: str
    """Under this name the answer is kept; the same question has the same key as long as the answers before it stay."""
    form: AnswerForm
    clauses: tuple[str, ...]
    """The clauses for which the answer matters: the reason why it is asked."""
    among: tuple[object, ...] = ()
    """The answers that there are, where they are few."""
    about: Mapping[str, object] = field(default_factory=dict[str, object], hash=False)
    """Values that the wording names: players, cards, calls, under the name of the variable in the message."""
    may_rest: bool = False
    """True where it may be left at that (`REST`)."""
    usual: object = None
    """The answer that is taken when none is given, where there is a usual one."""
    beside_penalty_cards: bool = False
    """True where penalty cards that lay there already may be told with the answer (`BesidePenaltyCards`)."""
    request: Request | None = None
    """Question that a Law asks, where it is not the story of the incident that asks."""
    matter: int = 0
    """The number of the matter to which the request belongs."""


@dataclass(frozen=True, slots=True)
class BesidePenaltyCards:
    """Answer with the penalty cards that lay on the table already, which seldom is so and is not asked by itself."""

    answer: object
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
@keeps_mappings
class StoryConditions:
    """Under which Laws and regulations an interview is held."""

    edition: Edition = Edition.LAWS_2017
    regulations: Mapping[str, object] = field(default_factory=dict[str, object], hash=False)
    kind: ContestKind = ContestKind.PAIRS


@dataclass(frozen=True, slots=True)
class Begin:
    """The table as it was when the incident began, as far as it was told."""

    setup: TableSetup


@dataclass(frozen=True, slots=True)
class Deed:
    """A player did that."""

    seat: Seat
    action: Action
    statement: ClaimStatement | None = None
    """Statement that he made with a claim."""


@dataclass(frozen=True, slots=True)
class Establish:
    """The Director has found that."""

    findings: tuple[FindingMade, ...]


@dataclass(frozen=True, slots=True)
class TakeUp:
    """A matter whose fact sheet the answers have filled, because no table saw all of it."""

    opening: Opening
    """The rectification and its fact sheet."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """An earlier ruling, of which the interview hears only what it left, had ordered that."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Requirement:
    """Irregularities of which the facts told must show one, or the answer does not fit this incident."""

    key: str
    """The question whose answer told it."""
    laws: tuple[str, ...]
    """The Laws of the irregularities, as a table notes them."""


@dataclass(frozen=True, slots=True)
class Conclude:
    """Conclusion of a pure function of the Laws from the facts, where nothing is left to be asked or offered.

    `clauses` are numbers of the edition in which the interview is held, as in every ruling.
    `ruling` is its result: `law_64.Transfer` values, a `WrongBoardRuling`, …
    """

    clauses: tuple[str, ...]
    ruling: object


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Upshot:
    """Outcome under a clause where nothing is rectified and nobody has a choice: something is in order, or not.

    Other things that a `Conclude` may hold are results of the Laws; this is a yes or no of theirs in a word.
    """

    word: str
    """The name of the message: `allowed`, `breach`, `play on`, …"""
    values: Mapping[str, object] = field(default_factory=dict[str, object], hash=False)
    """Values that the message names."""


Told: TypeAlias = Begin | Deed | Ordered | Establish | TakeUp | Requirement | Conclude
Story: TypeAlias = Generator[Prompt | Told, object, None]
"""An incident as the Director asks about it.

It yields questions and is sent the answers; it yields what they mean and is sent the table as it stands then.
"""

TellStory: TypeAlias = Callable[[StoryConditions], Story]


class DoesNotFit(DuplicadoError):
    """An answer that cannot be: it contradicts the others, or is none of this incident."""

    def __init__(self, key: str, reason: str, **values: object) -> None:
        """Name the question whose answer is to be changed, and the message that says why."""
        super().__init__(f"the answer to {key!r} does not fit: {reason}")
        self.key = key
        self.reason = reason
        self.figures = values


_T = TypeVar("_T")


def asked(kind: type[_T], ask: Prompt) -> Generator[Prompt | Told, object, _T]:
    """Ask, and return an answer of that type.

    Raises:
        DoesNotFit: the answer is of another type.
    """
    return as_answer(kind, ask, (yield ask))


def asked_beside_penalty_cards(ask: Prompt) -> Generator[Prompt | Told, object, tuple[object, tuple[Card, ...]]]:
    """Ask, and return the answer with the penalty cards that are told beside it."""
    answer = yield replace(ask, beside_penalty_cards=True)
    return (answer.answer, answer.cards) if isinstance(answer, BesidePenaltyCards) else (answer, ())


def as_answer(kind: type[_T], ask: Prompt, answer: object) -> _T:
    """Return an answer that is of that type.

    Raises:
        DoesNotFit: it is of another one.
    """
    if not isinstance(answer, kind) or (kind is int and isinstance(answer, bool)):
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    return answer


def tells(told: Told) -> Generator[Prompt | Told, object, DirectedTable]:
    """Tell what happened, and return the table as it stands then."""
    state = yield told
    if not isinstance(state, DirectedTable):
        raise DoesNotFit("", "interview-without-table")
    return state


def cards_or_none(ask: Prompt) -> Generator[Prompt | Told, object, tuple[Card, ...]]:
    """Ask for cards of which there may be none."""
    answer = yield ask
    named = cast("tuple[object, ...]", answer) if isinstance(answer, tuple) else ()
    return tuple(card for card in named if isinstance(card, Card))


def made_of(ask: Prompt) -> Generator[Prompt | Told, object, Call]:
    """Ask for a call; raises `DoesNotFit` when the answer is anything else."""
    answer = yield ask
    if not isinstance(answer, Bid | Pass | Double | Redouble):
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    return answer


def some_asked(ask: Prompt) -> Generator[Prompt | Told, object, tuple[object, ...]]:
    """Ask for any of the answers that there are; return those that were named."""
    answer = yield ask
    return cast("tuple[object, ...]", answer) if isinstance(answer, tuple) else ()


def suits_asked(ask: Prompt) -> Generator[Prompt | Told, object, tuple[Suit, ...]]:
    """Ask for any number of suits; return them in the order of their rank."""
    named = yield from some_asked(ask)
    return tuple(suit for suit in Suit if suit in named)


def cards_asked(ask: Prompt) -> Generator[Prompt | Told, object, tuple[Card, ...]]:
    """Ask for one or more cards; raises `DoesNotFit` when the answer is anything else."""
    return as_cards(ask, (yield ask))


def as_cards(ask: Prompt, answer: object) -> tuple[Card, ...]:
    """Return an answer that is one or more cards; raises `DoesNotFit` when it is anything else."""
    if not isinstance(answer, tuple) or not answer:
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    cards = tuple(card for card in cast("tuple[object, ...]", answer) if isinstance(card, Card))
    if len(cards) != len(cast("tuple[object, ...]", answer)):
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    return cards
