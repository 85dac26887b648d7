"""The next round of an event whose rounds are paired one after the other: facts from a form."""

from __future__ import annotations

from duplicado.event.facts.entry import AnyFact
from duplicado.event.pairing.errors import ImpossibleRound
from duplicado.event.record.live import LiveStandings
from duplicado.event.record.next_round import next_round
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import impossible_text, not_ready_text
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.next_rounds import round_wanted

__all__ = ["pair_next"]


def pair_next(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Pair the next round by how everybody stands, or the last one anew, and plan its tables and boards.

    Args:
        form: see `round_wanted`.
        state: what the record says.

    Raises:
        FormError: results are wanting, or there is no pairing.
    """
    messages = Messages.load(form.language)
    try:
        return (next_round(LiveStandings(form.order), round_wanted(form, state)).planned,)
    except RoundNotReady as error:
        raise FormError("form-said", "boards", values=(not_ready_text(error, messages),)) from None
    except ImpossibleRound as error:
        raise FormError("form-said", "remedy", values=(impossible_text(error, messages),)) from None
