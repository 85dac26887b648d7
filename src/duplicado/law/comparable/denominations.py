"""Denominations that a bid specifies, and the consequence for Law 27B1(a)."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.law.comparable import cells
from duplicado.law.comparable.shown import alternatives, limits_of_call, unknown_shapes
from duplicado.law.meaning import CallMeaning
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.suits import Denomination, Suit

_OWN_SUIT = 3
_OTHER_SUIT = 4


def specified(bid: Bid, meaning: CallMeaning) -> frozenset[Denomination] | None:
    """Return the denominations that the bid specifies; `None` when that is not clear from the meaning.

    Reading: a suit is specified in which every hand of the bid has four cards or more (three in the suit that it
    names); notrump, by a bid in notrump that shows no suit and asks nothing. An unknown suit ("a minor") makes it
    unclear.
    """
    if unknown_shapes(meaning):
        return None
    each = [one for one in alternatives(meaning) if not cells.is_empty(one.region())]
    if not each:
        return None
    shown = [frozenset(suit for suit in Suit if _shows(bid, one.region(), suit)) for one in each]
    if any(suits != shown[0] for suits in shown):
        return None
    asks = any(one.purpose is not None for one in each)
    if not shown[0] and not asks and bid.denomination is Denomination.NOTRUMP:
        return frozenset({Denomination.NOTRUMP})
    return frozenset(suit.denomination for suit in shown[0])


def _shows(bid: Bid, region: cells.Region, suit: Suit) -> bool:
    least = _OWN_SUIT if bid.denomination.suit is suit else _OTHER_SUIT
    return cells.shortest(region, suit) >= least


def specifies_the_same(
    withdrawn: tuple[Bid, CallMeaning], replacement: tuple[Bid, CallMeaning], sufficient: Iterable[Bid]
) -> bool | None:
    """Tell whether 27B1(a) of 2017 applies: the lowest sufficient bid that specifies the same denomination(s).

    `sufficient` lists the sufficient bids from the lowest. The methods of the pair are not known: whether a cheaper bid
    would have specified the same is clear when there is none, or when the replacement is natural, the cheapest in the
    one denomination that it names; else `None`, the Director inquires.
    """
    before, now = specified(*withdrawn), specified(*replacement)
    if before is None or now is None:
        return None
    if before != now or not now:
        return False
    bid = replacement[0]
    cheaper = [other for other in sufficient if other < bid]
    natural = now == frozenset({bid.denomination}) and all(
        other.denomination is not bid.denomination for other in cheaper
    )
    return True if natural or not cheaper else None


def is_natural(bid: Bid, meaning: CallMeaning) -> bool | None:
    """Tell whether a bid is incontrovertibly not artificial (27B1(a) of 2007); `None` when that is not clear.

    Natural: it specifies the denomination that it names and no other, and has no purpose besides. Artificial: some
    hands of it have fewer than three cards in the suit that it names, or a bid in notrump specifies a suit.
    """
    named = specified(bid, meaning)
    asks = any(one.purpose is not None for one in alternatives(meaning))
    if named is not None:
        if named == frozenset({bid.denomination}) and not asks:
            return True
        if bid.denomination not in named:
            return False
    suit = bid.denomination.suit
    hands = limits_of_call(meaning)
    if suit is not None and not unknown_shapes(meaning) and not cells.is_empty(hands):
        return False if cells.shortest(hands, suit) < _OWN_SUIT else None
    return None
