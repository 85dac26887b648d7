"""A way to play an event, in words for whoever makes it: the movement of each section, or rounds paired one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from duplicado.event.record.movement_choices import Offer
from duplicado.movement.model import Movement
from duplicado.movement.sections import copies_for_sections
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import OfferWords, offer_words
from duplicado.score.rounding import decimal_text

__all__ = ["paired_words", "sections_words"]


def paired_words(rounds: int, boards: int, minutes: Fraction, messages: Messages, *, knockout: bool) -> OfferWords:
    """Say how an event is played whose rounds are paired one after the other.

    Args:
        rounds: how many there is time for.
        boards: that a table plays in each.
        minutes: how long they last.
        messages: the sentences of a language.
        knockout: whether whoever loses a match is out.
    """
    figures = messages.text(
        "wizard-paired-figures",
        knockout="yes" if knockout else "no",
        rounds=rounds,
        boards=boards,
        total=rounds * boards,
        minutes=messages.number(decimal_text(minutes, 0)),
    )
    name = messages.text("wizard-paired", rounds=rounds, boards=boards)
    return OfferWords(name, figures, "", "", messages.text("wizard-paired-how"))


def sections_words(
    offers: Sequence[Offer], sections: Sequence[tuple[str, int]], messages: Messages, *, together: bool
) -> OfferWords:
    """Say what each section plays; in one sentence for those that play the same.

    Args:
        offers: the movement of each section.
        sections: their names, each with how many contestants it has.
        messages: the sentences of a language.
        together: whether they play the same boards, of which it is then said how many copies are wanted.
    """
    words = [offer_words(offer, messages) for offer in offers]
    if len(words) == 1:
        return words[0]
    movements = [each.movement for each in offers if isinstance(each.movement, Movement)]
    if together and len(movements) == len(offers):
        copies = messages.text("wizard-copies", count=copies_for_sections(movements))
        words[0] = replace(words[0], how=f"{words[0].how} {copies}")
    alike: dict[tuple[str, str], list[str]] = {}
    for told, (section, size) in zip(words, sections, strict=True):
        alike.setdefault((told.name, told.figures), []).append(f"{section} ({size})")
    if len(alike) == 1:
        ((_, alone),) = alike
        in_each = messages.text("wizard-in-each-section", sections=", ".join(*alike.values()), figures=alone)
        return replace(words[0], figures=in_each)
    figures = " ".join(
        messages.text("wizard-in-sections", sections=", ".join(names), movement=name, figures=each)
        for (name, each), names in alike.items()
    )
    return replace(words[0], figures=figures)
