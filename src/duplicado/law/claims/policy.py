"""A contested claim as the Director finds it: the judgements and regulations on which it depends, claimer's statement.

Which of claimer's plays are *normal* (70C3, 70D1, 70E1, 71B, and the footnote to 70 and 71: careless or inferior play
for the class of player counts, irrational play does not) is defined rule by rule in `NormalPlay`, whose words and
reasons are those of each language: `duplicado claim --explain` prints it, `normal` and `readings` execute it, and the
enumerator of the tests is written from it. The answers collected here narrow that set. An answer of `None` means that
nobody has decided: the adjudicator then computes both. Which hands claimer plays belongs to the claim.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from duplicado.law.edition import Edition
from duplicado.law.orders import LeadRule
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


class StatedLine(Protocol):
    """Claimer's statement (68C, 70B1): any value with these attributes, like `table.claim_statement`'s."""

    @property
    def draws_trumps(self) -> bool:
        """True where he said that he would draw the outstanding trumps."""
        ...

    @property
    def order(self) -> Sequence[Card | Suit]:
        """Cards in the order in which they will be played; a suit stands for its next card from the top."""
        ...

    @property
    def finesse(self) -> Seat | None:
        """The opponent who is to be finessed."""
        ...

    @property
    def ruffs(self) -> Sequence[Suit]:
        """Suits whose losers will be ruffed."""
        ...

    @property
    def rest_high(self) -> bool:
        """True where the cards not mentioned were said to be high."""
        ...


class PlayerClass(Enumeration):
    """The class of player involved, by whose standard play is careless or irrational."""

    NOVICE = "novice"
    """May miss a marked finesse: whether he does is a question too."""
    ORDINARY = "ordinary"
    """Takes a marked finesse; the other questions stay open."""
    EXPERT = "expert"
    """Takes a marked finesse and plays his suits from the top."""


class ClaimQuestion(Enumeration):
    """Judgement that the Director may have to make; the value is the clause under which the question arises."""

    UNAWARE_OF_TRUMP = "70C2"
    """Is it at all likely that claimer was unaware that a trump was out?"""
    UNAWARE_OF_CARDS = "70D1"
    """May claimer have taken as high cards that an outstanding card of the suit beats?"""
    MARKED_FINESSE = "70E1"
    """Once an opponent has shown out, would it be irrational not to take the finesse that this marks?"""
    SUITS_FROM_THE_TOP = "70E2"
    """Are the suits deemed to be played from the top?"""

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Question.{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimPolicy:
    """Findings of the Director and regulations that narrow the normal lines; `None` is an open question.

    Raises `DuplicadoError` when a finesse is imposed that the edition does not know.
    """

    edition: Edition = Edition.LAWS_2017
    player: PlayerClass = PlayerClass.ORDINARY
    suits_from_the_top: bool | None = None
    """70E2: the regulation `claim.suit_order` is `top_down`, or the Director so finds."""
    trump_mentioned: bool | None = None
    """The contrary of the first condition of 70C: the statement dealt with the outstanding trump. `None`: read it from
    the statement, which mentions it by drawing trumps or by naming a trump."""
    unaware_of_trump: bool | None = None
    """The second condition of 70C."""
    unaware_of_cards: bool | None = None
    """True where claimer may have believed cards high that were not."""
    marked_finesse: bool | None = None
    """True where it would be irrational not to take a finesse against a player whose partner has shown out.

    Reading: 70E1 accepts that line, and one who has seen a player show out and finesses against the other needs no
    statement for it; so it is taken unless the Director finds that this claimer might have missed it."""
    irrational_not_to_finesse: Seat | None = None
    """2007 only (70E1, last words): it would be irrational not to finesse against this opponent."""

    def __post_init__(self) -> None:
        """Check that the edition knows what is imposed."""
        if self.irrational_not_to_finesse is not None and not self.edition.is_of_2007:
            raise DuplicadoError(
                "70E1: only the edition of 2007 accepts an unstated finesse because refusing it would be irrational; "
                "in 2017 an opponent must have shown out"
            )

    def answered(self) -> ClaimPolicy:
        """Return the policy with the questions answered that the class of player answers."""
        marked = self.marked_finesse if self.player is PlayerClass.NOVICE else _first(self.marked_finesse, default=True)
        top = self.suits_from_the_top
        if self.player is PlayerClass.EXPERT:
            top = _first(top, default=True)
        return replace(self, marked_finesse=marked, suits_from_the_top=top)


def _first(answer: bool | None, *, default: bool) -> bool:  # noqa: FBT001 - an answer, not a switch
    return default if answer is None else answer


class NormalPlay(Enumeration):
    """A rule; the value is the name of its messages and the clauses on which it rests."""

    KNOWS = ("knows", ("70A",))
    OVERLOOKS = ("overlooks", ("70C2", "70D1"))
    REMEMBERS = ("remembers", ("70D1",))
    WORSE_OF_BOTH = ("worse", ("70A", "70C2"))
    STATED = ("stated", ("68C", "70D1"))
    DRAWS_TRUMPS = ("draws", ("70C",))
    RUNS_WINNERS = ("runs", ("70D1",))
    FROM_THE_TOP = ("top", ("70E2",))
    WINS_WHAT_IS_SURE = ("wins", ("70D1",))
    GUESSES = ("guesses", ("70E1",))
    MARKED_FINESSE = ("marked", ("70E1",))
    DISCARDS = ("discards", ("70D1",))
    PARTNER = ("partner", ("70D2",))
    OPPONENTS = ("opponents", ("70D1",))

    def __init__(self, message: str, clauses: tuple[str, ...]) -> None:
        """Name the rule."""
        self.message = message
        self.clauses = clauses


class ClaimError(DuplicadoError):
    """A claim that cannot be judged as it is described; the message names the place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDuties:
    """Duties that bound hands beyond following suit when play stopped."""

    major: tuple[Card, ...] = ()
    """The major penalty cards on the table; each binds the hand that holds it."""
    minor: tuple[Card, ...] = ()
    """The minor penalty cards."""
    lead: LeadRule | None = None
    """The restriction of the lead to be made next, or for as long as its player keeps the lead."""
    demanded: tuple[Card, ...] = ()
    """The cards that a demand of declarer's leaves to a hand in the trick in progress (57A)."""
    settled: bool = False
    """True when declarer has already made his choice before the lead that was to be made next (50D2, 51B)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestedClaim:
    """A claim as the Director finds it.

    Raises `ClaimError` when the hands are not all known, do not fit, or the number claimed is impossible.
    """

    position: PlayPosition
    """The four hands when play stopped, whose turn it was, the trick in progress."""
    declarer: Seat
    claimer: Seat
    claimed: int
    """Tricks claimed for claimer's side of those still to come, the trick in progress included."""
    statement: StatedLine | None = None
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    """Opponents who have failed to follow to a suit earlier in the play (70E1)."""
    duties: ClaimDuties = ClaimDuties()

    def __post_init__(self) -> None:
        """Check the description."""
        counts = {seat: len(self.hand(seat)) for seat in Seat}
        left, played = max(counts.values()), len(self.position.trick)
        due = {self.position.leader.after(turn) for turn in range(played)}
        for seat, count in counts.items():
            if count != left - (seat in due) or played > 3:
                told = f"{seat}: {count} cards do not fit the other hands and the trick in progress"
                raise ClaimError(told).told_as("claim-cards", seat, count)
        cards = [card for seat in Seat for card in self.hand(seat)] + list(self.position.trick)
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise ClaimError(f"{twice} stands twice").told_as("claim-card-twice", twice)
        if not left:
            raise ClaimError("no cards are left, so there is nothing to claim").told_as("claim-nothing-left")
        defenders = self.hand(self.declarer.lho) | self.hand(self.declarer.rho)
        stray = next((card for card in (*self.duties.major, *self.duties.minor) if card not in defenders), None)
        if stray is not None:
            raise ClaimError(f"{stray}: no defender holds that penalty card").told_as("claim-penalty-card", stray)
        if not 0 <= self.claimed <= left:
            told = f"{self.claimed} tricks claimed, where {left} are still to come"
            raise ClaimError(told).told_as("claim-too-many", self.claimed, left)
        if self.claimer is self.declarer.partner:
            told = f"{self.claimer}: dummy can neither claim nor concede (68A)"
            raise ClaimError(told).told_as("claim-by-dummy", self.claimer)

    def hand(self, seat: Seat) -> frozenset[Card]:
        """Return the cards that the seat still holds.

        Raises:
            ClaimError: they are not known.
        """
        hand = self.position.hand(seat)
        if hand is None:
            told = f"{seat}: the hand is not known, and a contested claim needs all four (70B3)"
            raise ClaimError(told).told_as("claim-hand-unknown", seat)
        return frozenset(hand)

    @property
    def left(self) -> int:
        """Tricks still to come, the trick in progress included."""
        return max(len(self.hand(seat)) for seat in Seat)

    @property
    def controlled(self) -> tuple[Seat, ...]:
        """The hands that claimer plays: declarer's and dummy's, or a defender's own."""
        return (self.claimer, self.claimer.partner) if self.claimer is self.declarer else (self.claimer,)

    @property
    def opponents_cards(self) -> int:
        """The cards that claimer's opponents still hold, as a set of bits."""
        return sum(card.bit for seat in self.claimer.side.opponents.seats for card in self.hand(seat))
