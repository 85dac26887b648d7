"""An observation as plain data, key by key of `expect:`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from duplicado.casebook.engine import LeadRestriction, Observation, OpenOption, SeenIrregularity
from duplicado.casebook.patterns import Plain


def observed(seen: Observation, key: str) -> Plain:
    """Return what was seen under a key of the casebook's expectations, in canonical texts.

    Raises:
        KeyError: there is no such key; the reader of cases admits no other.
    """
    return _PLAIN[key](seen)


def _text(value: object | None) -> Plain:
    return None if value is None else str(value)


def _texts(values: Iterable[object]) -> tuple[Plain, ...]:
    return tuple(map(str, values))


def _auction(seen: Observation) -> Plain:
    return tuple("-" if call is None else str(call) for call in seen.auction)


def _cards(seen: Observation) -> Plain:
    return None if seen.cards is None else _texts(seen.cards)


def _penalty_cards(seen: Observation) -> Plain:
    return {
        seat.value: {str(card): kind.value for card, kind in cards.items()}
        for seat, cards in seen.penalty_cards.items()
        if cards
    }


def _lead(restriction: LeadRestriction | None) -> Plain:
    if restriction is None:
        return {}
    suits = (("forbid", restriction.forbid), ("require", restriction.require))
    return {"seat": str(restriction.seat)} | {key: _texts(named) for key, named in suits if named}


def _option(option: OpenOption) -> Plain:
    return {"by": str(option.by), "law": str(option.law), "choices": option.choices}


def _irregularity(one: SeenIrregularity) -> Plain:
    return {"law": str(one.law)} if one.by is None else {"law": str(one.law), "by": str(one.by)}


def _transfer(seen: Observation) -> Plain:
    transfer = seen.transfer
    if transfer is None:
        return {}
    return {"to": str(transfer.to), "tricks": transfer.tricks, "law": str(transfer.law)}


def _result(seen: Observation) -> Plain:
    result = seen.result
    if result is None:
        return {}
    return {"contract": str(result.contract), "tricks": result.tricks, "score": result.score}


def _trick(seen: Observation) -> Plain:
    return {} if seen.trick is None else {"lead": str(seen.trick.lead), "cards": _texts(seen.trick.cards)}


_PLAIN: Final[dict[str, Callable[[Observation], Plain]]] = {
    "phase": lambda seen: seen.phase.value,
    "turn": lambda seen: _text(seen.turn),
    "auction": _auction,
    "contract": lambda seen: _text(seen.contract),
    "calls": lambda seen: _texts(seen.calls),
    "cards": _cards,
    "barred": lambda seen: {seat.value: duration.value for seat, duration in seen.barred.items()},
    "penalty_cards": _penalty_cards,
    "lead": lambda seen: _lead(seen.lead),
    "options": lambda seen: tuple(map(_option, seen.options)),
    "questions": lambda seen: _texts(seen.questions),
    "irregularities": lambda seen: tuple(map(_irregularity, seen.irregularities)),
    "cites": lambda seen: _texts(seen.cites),
    "unauthorized": lambda seen: {side.value: _texts(items) for side, items in seen.unauthorized.items()},
    "authorized": lambda seen: {side.value: _texts(items) for side, items in seen.authorized.items()},
    "review": lambda seen: _texts(seen.review),
    "tricks": lambda seen: {side.value: tricks for side, tricks in seen.tricks.items()},
    "transfer": _transfer,
    "result": _result,
    "adjusted": lambda seen: {} if seen.adjusted is None else {"law": str(seen.adjusted)},
    "trick": _trick,
    "penalties": lambda seen: _texts(seen.penalties),
}
