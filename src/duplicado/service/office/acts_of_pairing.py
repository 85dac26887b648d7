"""The next round of an event whose rounds are paired one after the other: facts from a form."""

from __future__ import annotations

from typing import Final

from duplicado.event.pairing import ImpossibleRound, Remedy
from duplicado.event.record import EventState, Fact, LiveStandings, NextRound, RoundNotReady, RoundWanted, next_round
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import impossible_text, not_ready_text
from duplicado.service.office.filled import Filled, FormError

__all__ = ["REMEDIES", "pair_next", "paired_round"]

REMEDIES: Final = tuple(each.value for each in Remedy)
"""What may be allowed in a round for which there is no pairing otherwise, by its name in forms."""


def pair_next(form: Filled, _state: EventState) -> tuple[Fact, ...]:
    """Pair the next round by how everybody stands, or the last one anew, and plan its tables and boards.

    Raises:
        FormError: results are wanting, or there is no pairing.
    """
    return (paired_round(form).planned,)


def paired_round(form: Filled) -> NextRound:
    """Return the same round with how it came about.

    Raises:
        FormError: results are wanting, or there is no pairing.
    """
    remedy = form.chosen("remedy", REMEDIES) if form.word("remedy") else ""
    wanted = RoundWanted(
        session=form.number("session"),
        section=form.word("section"),
        boards=form.number_or_none("boards", most=64),
        first_board=form.number_or_none("first-board", most=999),
        again=form.says("again"),
        provisional=form.says("provisional"),
        remedies=frozenset({Remedy(remedy)} if remedy else ()),
    )
    messages = Messages.load(form.language)
    try:
        return next_round(LiveStandings(form.order), wanted)
    except RoundNotReady as error:
        raise FormError("form-said", "boards", values=(not_ready_text(error, messages),)) from None
    except ImpossibleRound as error:
        raise FormError("form-said", "remedy", values=(impossible_text(error, messages),)) from None
