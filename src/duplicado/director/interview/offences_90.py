"""Interview on an offence against procedure, for which the Director may give a penalty (Law 90, 7B2, 45G)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import AnswerForm, Prompt, Story, StoryConditions, TakeUp, asked
from duplicado.director.office_motion import schedule_for
from duplicado.law.book import law_90
from duplicado.law.book.law_90 import Charge, Offence, OffenceCharged, ProcedureCharged
from duplicado.vocabulary.seats import Seat

_NAMED: Final = {offence.value: offence for offence in Offence}
_OTHERS: Final = {charge.value: charge for charge in (Charge.UNCOUNTED, Charge.TURNED_EARLY, Charge.GENERAL)}
"""Those that follow upon a forfeited right or upon wrong cards (11B, 15A4) belong to the rulings on these."""
_KINDS: Final = (*_NAMED, *_OTHERS)


def procedural_offence(conditions: StoryConditions) -> Story:
    """A contestant came late, played slowly, compared scores or broke procedure in another way (90A, 90B)."""
    kind = yield from asked(str, Prompt("offence", AnswerForm.ONE_OF, ("90A", "90B"), _KINDS))
    player = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("90A",), tuple(Seat)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    edition, schedule = conditions.edition, schedule_for(conditions.regulations, conditions.kind)
    if kind in _NAMED:
        yield TakeUp(law_90.take_up.of(OffenceCharged(edition, _NAMED[kind], schedule, by=player.side)))
    else:
        yield TakeUp(law_90.take_up_charge.of(ProcedureCharged(edition, schedule, _OTHERS[kind], player.side)))
