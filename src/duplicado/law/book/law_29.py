"""Law 29: what happens first after a call out of rotation; Laws 30 to 32 go on from there."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from duplicado.law.book import law_16, law_17, law_30, law_31, law_32
from duplicado.law.clause import clause
from duplicado.law.inquiry import DENOMINATIONS, inquiry
from duplicado.law.orders import Bar, MustPass, StandingCalls
from duplicado.law.procedure_steps import NextCall, Order, Procedure, Stood, accepts
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import DOUBLE, Double, Pass, Redouble
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat

DENOMINATIONS_SPECIFIED: Final = inquiry("29C", DENOMINATIONS)


@rectifies("29", sheet=IrregularCall)
@clause("29A", "29B")
def rectify(facts: IrregularCall) -> Procedure:
    """Rectify a call out of rotation, from the first word of the offender's left-hand opponent."""
    if facts.lead_faced:
        yield law_17.after_the_period(facts.edition)
        return
    if (yield from accepts(facts.offender.lho, "29A")):
        yield Order(("29A",), (StandingCalls(facts.standing),))
        return
    yield Order(("29B",), (StandingCalls(facts.before),))
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)
    yield from _rectified(facts)


def _rectified(facts: IrregularCall) -> Procedure:
    match facts.call:
        case Double() | Redouble():
            yield from law_32.rectify(facts)
        case Pass() if not law_30.is_artificial(facts):
            yield from law_30.rectify(facts)
        case _:
            yield from law_31.rectify(facts)


class AfterRefusal(Enumeration):
    """Way on after a call out of rotation that is not accepted; the value is its name in messages."""

    PASSES_ONCE = "pass-once"
    PASSES_ALWAYS = "pass-always"
    REPEATS_OR_COMPARES = "repeat-or-compare"
    REPEATS_OR_NAMES = "repeat-or-name"
    REPEATS_OR_SILENCES = "repeat-or-silence"
    COMPARES = "compare"
    SILENCES = "silence"


def after_refusal(facts: IrregularCall) -> AfterRefusal:
    """Foresee what Laws 30 to 32 lay on the offender's side, as they do where he makes the same call once more.

    Right-hand opponent, where they wait for him, is taken to double: after his pass the call is repeated.
    """
    waits = False
    steps, answer = _rectified(facts), None
    for_whom: dict[Seat, Bar] = {}
    with suppress(StopIteration):
        while not for_whom:
            step = steps.send(answer)
            answer = None
            match step:
                case Order(effects=effects):
                    for_whom = {each.seat: each.bar for each in effects if isinstance(each, MustPass)}
                case NextCall(seat):
                    waits = waits or seat is not facts.offender
                    answer = Stood(facts.call if seat is facts.offender else DOUBLE)
                case _:
                    break
    match for_whom.get(facts.offender), for_whom.get(facts.offender.partner):
        case Bar.TURN, _:
            return AfterRefusal.PASSES_ONCE
        case Bar.AUCTION, _:
            return AfterRefusal.PASSES_ALWAYS
        case _, Bar.TURN:
            return AfterRefusal.REPEATS_OR_NAMES
        case _, Bar.AUCTION:
            return AfterRefusal.REPEATS_OR_SILENCES if waits else AfterRefusal.SILENCES
        case _:
            return AfterRefusal.REPEATS_OR_COMPARES if waits else AfterRefusal.COMPARES
