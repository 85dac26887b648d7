"""A way to play an event, in words for whoever makes it: the movement of each section, or rounds paired one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.pairing.bracket import rounds_to_one
from duplicado.event.record.movement_choices import Offer
from duplicado.movement.model import Movement
from duplicado.movement.sections import copies_for_sections
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import OfferWords, offer_words
from duplicado.score.rounding import decimal_text


@dataclass(frozen=True, slots=True)
class PairedRounds:
    """Figures of an event whose rounds are paired one after the other."""

    rounds: int
    """As many as there is time for."""
    boards: int
    """Boards that a table plays in each."""
    minutes: Fraction
    """Time that they take, all together."""
    contestants: int
    copies: int
    """Of each board, that all tables together need where they play the same."""
    has_teams: bool
    is_knockout: bool
    """True where the loser of a match is out."""
    electronic: bool = False
    """True where each table has the boards on a screen."""

    @property
    def byes(self) -> int:
        """Contestants with a bye in the first round: as many as a full bracket lacks, or the odd one."""
        full = 1 << rounds_to_one(self.contestants)
        return full - self.contestants if self.is_knockout else self.contestants % 2

    @property
    def rounds_left(self) -> int:
        """Rounds of a knock-out for which there is no time: it takes as many as leave one contestant."""
        return max(rounds_to_one(self.contestants) - self.rounds, 0) if self.is_knockout else 0


def paired_words(way: PairedRounds, messages: Messages) -> OfferWords:
    """Say how an event is played whose rounds are paired one after the other."""
    figures = messages.text(
        "wizard-paired-figures",
        knockout="yes" if way.is_knockout else "no",
        total=way.rounds * way.boards,
        minutes=messages.number(decimal_text(way.minutes, 0)),
    )
    name = messages.text("wizard-paired", rounds=way.rounds, boards=way.boards)
    return OfferWords(name, figures, "", "", "", tuple(_paired_needs(way, messages)))


def _paired_needs(way: PairedRounds, messages: Messages) -> Iterator[str]:
    name = "offer-match-boards" if way.has_teams else "offer-same-boards"
    on = "-on-screens" if way.electronic else ""
    yield messages.text(f"{name}{on}", boards=way.boards, tables=way.contestants // 2, copies=way.copies)
    if way.rounds_left:
        needed = way.rounds + way.rounds_left
        yield messages.text("offer-knock-out-rounds", teams=way.contestants, needed=needed, left=way.rounds_left)
    if way.byes and way.is_knockout:
        yield messages.text("offer-byes", count=way.byes)
    elif way.byes:
        yield messages.text("offer-odd-teams" if way.has_teams else "offer-odd-pairs")


def sections_words(
    offers: Sequence[Offer],
    sections: Sequence[tuple[str, int]],
    messages: Messages,
    *,
    together: bool,
    electronic: bool,
) -> OfferWords:
    """Say what each section plays; in one sentence for those that play the same.

    Args:
        offers: the movement of each section.
        sections: their names, each with how many contestants it has.
        messages: the sentences of a language.
        together: whether they play the same boards, of which it is then said how many copies are wanted.
        electronic: whether each table has them on a screen, so that none are.
    """
    words = [offer_words(offer, messages, electronic=electronic) for offer in offers]
    if len(words) == 1:
        return words[0]
    movements = [each.movement for each in offers if isinstance(each.movement, Movement)]
    if together and not electronic and len(movements) == len(offers):
        copies = messages.text("wizard-copies", count=copies_for_sections(movements))
        words[0] = replace(words[0], how=f"{words[0].how} {copies}")
    alike: dict[tuple[str, str, str], list[str]] = {}
    for told, (section, size) in zip(words, sections, strict=True):
        alike.setdefault((told.name, told.figures, told.needs[0]), []).append(f"{section} ({size})")
    if len(alike) == 1:
        ((_, alone, _),) = alike
        in_each = messages.text("wizard-in-each-section", sections=", ".join(*alike.values()), figures=alone)
        return replace(words[0], figures=in_each)
    figures = " ".join(
        messages.text("wizard-in-sections", sections=", ".join(names), movement=name, figures=f"{each} {boards}.")
        for (name, each, boards), names in alike.items()
    )
    return replace(words[0], figures=figures)
