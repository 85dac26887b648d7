"""Key of an auction: the calls so far as one side sees them, in the notation by which systems name auctions."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.calls import PASS, Call, parse_call
from duplicado.vocabulary.seats import Seat, Side


def auction_key(dealer: Seat, calls: Sequence[Call | None], side: Side) -> str:
    """Write the calls as that side sees them: its own plain, opponents' in parentheses.

    Passes before the first other call, and opponents' passes, are left out; a turn that was skipped is a pass.

    >>> from duplicado.vocabulary.calls import parse_call
    >>> auction_key(Seat.N, [parse_call(text) for text in "P 1H 2C P P X P".split()], Side.EW)
    '1H (2C) P X'
    """
    tokens: list[str] = []
    for place, call in enumerate(calls):
        ours = dealer.after(place).side is side
        passed = call is None or call is PASS
        if passed and (not tokens or not ours):
            continue
        text = str(PASS) if call is None else str(call)
        tokens.append(text if ours else f"({text})")
    return " ".join(tokens)


def auction_of_key(tokens: Sequence[str]) -> Auction | None:
    """Return an auction of these calls with the side's player in turn, dealt by North who makes the first of them.

    It is `None` where the calls are not lawful one after another, or the auction has ended.

    Raises:
        NotationError: a token is no call.
    """
    first_is_ours = not tokens or not tokens[0].startswith("(")
    auction = Auction(Seat.N)
    for token in tokens:
        passed = _passed_until(auction, ours=not token.startswith("("), first_is_ours=first_is_ours)
        call = parse_call(token.strip("()"))
        if passed is None or not passed.position.permits(call):
            return None
        auction = passed.after(call)
    return _passed_until(auction, ours=True, first_is_ours=first_is_ours)


def _passed_until(auction: Auction, *, ours: bool, first_is_ours: bool) -> Auction | None:
    """Return the auction with a pass of the other side, where that is in turn; `None` where it ends the auction."""
    is_ours = (len(auction.calls) % 2 == 0) is first_is_ours
    after = auction if is_ours is ours else auction.after(PASS)
    return None if after.is_ended else after
