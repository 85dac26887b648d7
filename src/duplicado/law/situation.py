"""The fact sheet: what happened, in the words of the vocabulary, as the Laws read it.

The table fills it from its record; an interview fills the same sheet from a person's answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from itertools import takewhile

from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning, Meant
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import FactSheet, fact_sheet
from duplicado.vocabulary.calls import PASS, Bid, Call, Double, Redouble
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code
from duplicado.vocabulary.values import keeps_mappings


class CallIrregularity(Enumeration):
    """Irregularity of a call; the value is the Law that deals with it."""

    CHANGE = "25"
    """A second call at the same turn."""
    INSUFFICIENT = "27"
    OUT_OF_ROTATION = "29"
    INADMISSIBLE = "36"
    """A double or redouble that Law 19 does not permit, in or out of turn."""
    BARRED = "37"
    """A call other than pass by a player who must pass."""
    NOT_REPEATED = "31A1"
    """Another call than the one that must be repeated (Laws 31A1, 32A1)."""
    ABOVE_SEVEN = "38"
    AFTER_THE_END = "39"


@fact_sheet("irregular-call")
@keeps_mappings
class IrregularCall(FactSheet):
    """An irregular call and what the Laws ask about it."""

    edition: Edition
    kind: CallIrregularity
    offender: Seat
    call: Call
    before: Auction
    """The calls that stood when it was made (with his first call, if he changed it); `before.turn` was in turn."""
    replaced: Call | None = None
    """The offender's own call that he changed (Law 25), or corrected prematurely (Law 27C)."""
    later: tuple[tuple[Seat, Call | None], ...] = ()
    """Calls made since, before attention was drawn; `None` for a pass that a Law imposed and nobody has said (28A)."""
    lead_faced: bool = False
    """True when the auction period is over: a lead has been faced or, after four passes, the hands are back (17D)."""
    partner_called: bool = False
    """True where the offender's partner had called since the call that was changed (25A4; 2007: 25A2)."""
    required: Call | None = None
    """The call that he was to repeat (31A1), made or not."""
    findings: Mapping[Code, FindingValue] = field(default_factory=dict[str, FindingValue], hash=False)
    """Findings that the Director made of his own motion."""
    meaning: CallMeaning | None = None
    """Meaning of the irregular call, where that is on file."""
    replaced_meaning: CallMeaning | None = None
    """Meaning of the offender's own call that he changed."""
    called_out_of_rotation_over: Auction | None = None
    """The calls that stood when he made out of rotation the call that he changed, if that is not ruled upon yet."""
    first: IrregularCall | None = None
    """The call that he changed, where it could not stand (31A1, 36, 37, 38) and is not ruled upon yet."""
    first_accepted: bool = False
    """True where the call that he changed was an insufficient bid that left-hand opponent has accepted (27A1, 27B4)."""
    corrects: bool = False
    """True where the call that he changed was the correction of an insufficient bid, which Law 27 awaited."""
    answers_option: bool = False
    """True where he answered an option by it, so that it is ruled upon without further attention (21B, 25A6)."""
    between: tuple[Call, ...] = ()
    """The calls that he put in the place of the first before this one, and changed again (25, 27C)."""

    @property
    def law(self) -> str:
        """The Law that deals with it."""
        return self.kind.value

    @property
    def as_meant(self) -> Meant:
        """The irregular call with its meaning."""
        return Meant(self.call, self.meaning)

    @property
    def replaced_as_meant(self) -> Meant | None:
        """The offender's own call that he changed, with its meaning."""
        return None if self.replaced is None else Meant(self.replaced, self.replaced_meaning)

    @property
    def offending_side_calls(self) -> tuple[Call, ...]:
        """The irregular call and the later calls, as information from withdrawn actions."""
        return (self.call, *self.calls_withdrawn_with)

    @property
    def is_above_seven(self) -> bool:
        """True where it is a bid of more than seven, which can never stand (Law 38)."""
        return isinstance(self.call, Bid) and self.call.level > 7

    @property
    def is_inadmissible(self) -> bool:
        """True where it is a double or redouble that Law 19 does not permit where it would stand."""
        if not isinstance(self.call, Double | Redouble):
            return False
        behind = self.first_call_auction if self.kind is CallIrregularity.CHANGE else self._at_his_turn
        return not behind.position.permits(self.call)

    @property
    def is_repeated(self) -> bool:
        """True where it is the call that he had to repeat (31A1)."""
        return self.required is not None and self.required is self.call

    @property
    def calls_withdrawn_with(self) -> tuple[Call, ...]:
        """The later calls that fall with the irregular one."""
        return tuple(call for _, call in self.later if call is not None)

    @property
    def later_as_standing(self) -> tuple[tuple[Seat, Call], ...]:
        """The later calls as they stand: a pass for a bid of more than seven (38C), and an implied one (28A)."""
        return tuple(
            (seat, PASS if call is None or (isinstance(call, Bid) and call.level > 7) else call)
            for seat, call in self.later
        )

    @property
    def called_next(self) -> Seat | None:
        """Player who made the first of the later calls; `None` where nobody has, or his pass was implied (28A)."""
        return next((seat for seat, call in self.later[:1] if call is not None), None)

    @property
    def lho_has_called(self) -> bool:
        """True where the offender's left-hand opponent has called since; an implied pass is no call of his (28A)."""
        return any(seat is self.offender.lho for seat, call in self.later if call is not None)

    @property
    def first_call_auction(self) -> Auction:
        """The auction before the offender's first call at the turn at which he changed it (Law 25)."""
        return Auction(self.before.dealer, self.before.calls[: self._place_of_first_call])

    @property
    def made_over(self) -> Auction:
        """The calls over which it was made: of a change of call those before the first one."""
        return self.first_call_auction if self.kind is CallIrregularity.CHANGE else self.before

    @property
    def call_over_the_first(self) -> Call | None:
        """Call that left-hand opponent had made over the first call before it was changed, if anything (Law 25)."""
        behind = self.before.calls[self._place_of_first_call + 1 :]
        return behind[0] if behind else None

    def with_cancelled_calls_gone(self, now: Auction) -> IrregularCall:
        """Return the change of a call without calls over the first one that other rulings have cancelled since (25).

        While nothing has been ruled the second call stands, and those over the first are of the past.
        """
        place, calls = self._place_of_first_call, self.before.calls
        if self.kind is not CallIrregularity.CHANGE or now.calls[: place + 1] != calls[: place + 1]:
            return self
        left = tuple(
            call for call, _ in takewhile(lambda pair: pair[0] is pair[1], zip(calls, now.calls, strict=False))
        )
        return replace(self, before=Auction(self.before.dealer, left))

    @property
    def _place_of_first_call(self) -> int:
        places = (i for i in range(len(self.before.calls) - 1, -1, -1) if self._caller(i) is self.offender)
        return next(places, len(self.before.calls))

    def _caller(self, place: int) -> Seat:
        return self.before.dealer.after(place)

    @property
    def standing(self) -> Auction:
        """The auction if the call stands: players between the one in turn and the offender lose their turn."""
        return self._at_his_turn.after(self.call)

    @property
    def _at_his_turn(self) -> Auction:
        return self.before.at_turn_of(self.offender)

    @property
    def with_later(self) -> Auction:
        """The auction if the call and all that have come since stand."""
        return behind(self.standing, self.later_as_standing)


def behind(auction: Auction, calls: Iterable[tuple[Seat, Call]]) -> Auction:
    """Return the auction with these calls of these players behind it; others lose their turns."""
    for seat, call in calls:
        auction = auction.at_turn_of(seat).after(call)
    return auction
