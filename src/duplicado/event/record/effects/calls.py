"""Effects of calls for the Director, of what he notices himself, and of answering a call without a ruling."""

from __future__ import annotations

from typing import Any, Final

from duplicado.event.facts.calls import CallFact, CallSettled, CallTaken, DirectorCalled, IrregularityNoticed
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.effects.checks import words
from duplicado.event.record.effects.effect import Effect, Proposed
from duplicado.event.record.effects.office import office_effect
from duplicado.event.record.ending import notices_until
from duplicado.event.record.office_queries import open_calls
from duplicado.event.record.refusals import Refused


def _noticed(proposed: Proposed, fact: IrregularityNoticed) -> Refused | None:
    return words(fact.what) or _noticed_in_time(proposed, fact.where.session)


def _noticed_in_time(proposed: Proposed, session: int) -> Refused | None:
    until = notices_until(proposed.state, session)
    if until is None or proposed.at <= until:
        return None
    return Refused("too-late-to-rectify", (until.isoformat(timespec="minutes"),), "81C3")


def _open(proposed: Proposed, call: EntryId) -> Refused | None:
    """Refuse to take or settle what is no call, or is answered already."""
    entry = proposed.state.office.entries.get(call)
    if entry is None or not isinstance(entry.fact, DirectorCalled | IrregularityNoticed):
        return Refused("no-call")
    return None if any(each.id == call for each in open_calls(proposed.state)) else Refused("call-answered")


def _called(_proposed: Proposed, fact: DirectorCalled) -> Refused | None:
    return words(fact.said)


def _taken(proposed: Proposed, fact: CallTaken) -> Refused | None:
    return words(fact.who) or _open(proposed, fact.call)


def _settled(proposed: Proposed, fact: CallSettled) -> Refused | None:
    return _open(proposed, fact.call)


_CALLED: Final[Effect[DirectorCalled]] = office_effect(_called, is_ruling=False, like=(DirectorCalled,))
_TAKEN: Final[Effect[CallTaken]] = office_effect(_taken, is_ruling=False, like=())
_SETTLED: Final[Effect[CallSettled]] = office_effect(_settled, is_ruling=False, like=())
_NOTICED: Final[Effect[IrregularityNoticed]] = office_effect(_noticed, is_ruling=False, like=(IrregularityNoticed,))


def effect_of(fact: CallFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case DirectorCalled():
            return _CALLED
        case CallTaken():
            return _TAKEN
        case CallSettled():
            return _SETTLED
        case IrregularityNoticed():
            return _NOTICED
