"""Matches of a knock-out that the Director sees to, in words: what settles a tie, who plays on though another won."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.event.record.knockout_ties import TiedMatch
from duplicado.event.record.overturned_matches import OverturnedMatch
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import contestant_text
from duplicado.publish.replan_words import ranges


def tied_text(tied: TiedMatch, state: EventState, messages: Messages) -> str:
    """Say that a match is tied, which boards settle it and where they are entered."""
    home, away = (contestant_text(each, state, messages) for each in tied.teams)
    return messages.text(
        "pairing-error-match-tied",
        value1=messages.text("pairing-match", home=home, away=away),
        value2=str(len(tied.boards)),
        value3=ranges(tied.boards),
        value4=str(tied.round),
        value5=str(tied.session),
    )


def overturned_text(found: OverturnedMatch, state: EventState, messages: Messages) -> str:
    """Say who plays on in a knock-out though, as the results stand now, he has not won."""
    return messages.text(
        "knockout-overturned-tied" if found.is_tied else "knockout-overturned-won",
        on=contestant_text(found.plays_on, state, messages),
        other=contestant_text(found.other, state, messages),
        round=found.round,
    )


def way_on_text(found: OverturnedMatch, messages: Messages, page: str = "") -> str:
    """Say what the Director may do about it.

    Args:
        found: the match.
        messages: the sentences of a language.
        page: with what the page's own sentences begin, which name no commands; else those of the command line are said.
    """
    way = "anew" if found.may_be_paired_anew else "begun"
    own = (f"{page}-overturned-{way}",) if page else ()
    return messages.first(*own, f"knockout-overturned-{way}", round=found.round)


def overturned_texts(
    found: Iterable[OverturnedMatch], state: EventState, messages: Messages, page: str = ""
) -> tuple[str, ...]:
    """Say of each match who plays on and what the Director may do about it; `page` as in `way_on_text`."""
    return tuple(f"{overturned_text(each, state, messages)} {way_on_text(each, messages, page)}" for each in found)
