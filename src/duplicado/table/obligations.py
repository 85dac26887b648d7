"""Obligations in the auction: what rulings have laid on players, and what of it binds them now.

An obligation belongs to the calls that stand. It says from which turn on it holds; whether it still binds its player
follows from the auction, so that a call which met it and is then cancelled gives it back. Owner: the table's fold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.law.orders import Bar, MayNotDouble, MustPass, MustRepeat
from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.calls import PASS, Call, Double, Redouble
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings

Duty: TypeAlias = MustPass | MustRepeat | MayNotDouble


@dataclass(frozen=True, slots=True)
class Obligation:
    """A duty, and the place in the auction from which on it holds."""

    duty: Duty
    since: int
    under: tuple[Call | None, ...] = ()
    """The calls that stood when it was laid: a call is to be repeated over these and no others (31A1, 32A1)."""
    matter: int = 0
    """The number of the matter that was ruled upon."""

    def binds(self, auction: Auction) -> bool:
        """Tell whether the player has still to meet it: for one turn, until a call of his stands at or behind it.

        Reading: a call is to be repeated at the turn behind right-hand opponent's pass; who has lost that turn to a
        call of his partner's that was accepted (29A) repeats nothing over it.
        """
        if isinstance(self.duty, MustPass) and self.duty.bar is Bar.AUCTION:
            return True
        if isinstance(self.duty, MustRepeat):
            return auction.calls[: self.since] == self.under and len(auction.calls) <= self._first_turn(auction)
        return self.first_call(auction) is None

    def first_call(self, auction: Auction) -> int | None:
        """Return the place of the player's first standing call at or behind the beginning of the obligation."""
        calls = auction.calls
        places = range(self._first_turn(auction), len(calls), 4)
        return next((place for place in places if calls[place] is not None), None)

    def _first_turn(self, auction: Auction) -> int:
        return self.since + auction.dealer.after(self.since).distance_to(self.duty.seat)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Binding:
    """Obligations that bind the players now."""

    must_pass: Mapping[Seat, Bar]
    must_repeat: Mapping[Seat, Call]
    may_not_double: frozenset[Seat]


NOTHING: Final = Binding(MappingProxyType({}), MappingProxyType({}), frozenset())


def binding(obligations: tuple[Obligation, ...], auction: Auction) -> Binding:
    """Return what binds the players under these calls.

    Reading: who must pass repeats no call (31A1, 32A1); silence is the rectification of a further infraction.
    """
    must_pass: dict[Seat, Bar] = {}
    must_repeat: dict[Seat, Call] = {}
    may_not_double: set[Seat] = set()
    for obligation in obligations:
        if not obligation.binds(auction):
            continue
        match obligation.duty:
            case MustPass(seat, bar):
                must_pass[seat] = Bar.AUCTION if must_pass.get(seat) is Bar.AUCTION else bar
            case MustRepeat(seat, call):
                must_repeat[seat] = call
            case MayNotDouble(seat):
                may_not_double.add(seat)
    repeated = {seat: call for seat, call in must_repeat.items() if seat not in must_pass}
    return Binding(must_pass, repeated, frozenset(may_not_double))


def moved_back(obligations: tuple[Obligation, ...], auction: Auction) -> tuple[Obligation, ...]:
    """Return the obligations when only these calls are left: they hold from the next turn on at the latest.

    A call is to be repeated in one place only: that obligation rests until the calls before it are there again.
    """
    last = len(auction.calls)
    if all(obligation.since <= last for obligation in obligations):
        return obligations
    return tuple(
        each if isinstance(each.duty, MustRepeat) else replace(each, since=min(each.since, last))
        for each in obligations
    )


def repeated(known: tuple[Obligation, ...], seat: Seat) -> tuple[Obligation, ...]:
    """Return the obligations when that player has repeated his call, whatever becomes of it."""
    return tuple(each for each in known if not (isinstance(each.duty, MustRepeat) and each.duty.seat is seat))


def allowed(bound: Binding, seat: Seat, calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Return those of the calls that the player's obligations leave him."""
    repeated = bound.must_repeat.get(seat)
    if repeated is not None:
        return (repeated,)
    if seat in bound.must_pass:
        return tuple(call for call in calls if call is PASS)
    if seat in bound.may_not_double:
        return tuple(call for call in calls if not isinstance(call, Double | Redouble))
    return calls


def imposes(obligations: tuple[Obligation, ...], auction: Auction, place: int) -> bool:
    """Tell whether the call in that place is a pass that a Law imposed on its player."""
    seat = auction.dealer.after(place)
    if auction.calls[place] is not PASS:
        return False
    return any(
        isinstance(each.duty, MustPass)
        and each.duty.seat is seat
        and each.since <= place
        and (each.duty.bar is Bar.AUCTION or each.first_call(auction) == place)
        for each in obligations
    )
