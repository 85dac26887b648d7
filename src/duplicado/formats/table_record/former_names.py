"""Names of older table records and their present meaning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from duplicado.formats.stored.codec import UnreadableValue
from duplicado.law.book.law_11 import WaiverGranted
from duplicado.law.book.law_13 import SurplusCardRemoved
from duplicado.law.book.law_16_sources import InformationFromPartner, WayOnTaken
from duplicado.law.book.law_17 import AuctionToReopen
from duplicado.law.book.law_45 import CardSuggested
from duplicado.law.book.law_55 import LineOfPlaySuspected
from duplicado.law.book.law_62 import RevokesOnTrick, SuggestedPlayChosen
from duplicado.law.book.law_64 import DamageByRevoke
from duplicado.law.book.law_65 import PointingRemarked
from duplicado.law.book.law_66 import TricksToInspect
from duplicado.law.book.law_68 import WordsOfNoClaim
from duplicado.law.book.law_70 import DivisionFound
from duplicado.law.book.law_79 import TrickKnowinglyTaken
from duplicado.law.edition import Edition
from duplicado.law.inquiry import TricksToCome
from duplicado.law.orders import CardDisposition
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure.auction import Auction
from duplicado.law.rectification import FactSheet, RectificationError, rectification_named
from duplicado.law.sanction import Measure, ProposedPenalty
from duplicado.table.entries import MatterOpened
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code


@dataclass(frozen=True, slots=True)
class PenaltyConsidered:
    """The Director considers a penalty for the offending side under this clause."""

    clause: Code


def penalty_proposed(stored: PenaltyConsidered) -> ProposedPenalty:
    """Return what says the same today."""
    return ProposedPenalty(stored.clause, Measure.PENALTY, "90A")


@dataclass(frozen=True, slots=True)
class MatterNoted:
    """The Director took up a matter; facts that have a sheet of their own today stand there without one."""

    number: int
    law: Code
    facts: FactSheet | tuple[object, ...] | Seat | Edition | Code


def matter_opened(stored: MatterNoted) -> MatterOpened:
    """Return the matter with its fact sheet.

    Raises:
        UnreadableValue: there is no such rectification, or these are not the facts that it reads.
    """
    facts = stored.facts
    if not isinstance(facts, FactSheet):
        parts: tuple[object, ...] = facts if isinstance(facts, tuple) else (facts,)
        try:
            facts = BARE_FACTS[stored.law](*parts)
        except (KeyError, TypeError):
            raise UnreadableValue(f"matter-opened.facts: {stored.law:.20}") from None
    return matter_checked(MatterOpened(stored.number, stored.law, facts))


def matter_checked(opened: MatterOpened) -> MatterOpened:
    """Return the matter as it was read, where its rectification reads such facts.

    Raises:
        UnreadableValue: there is no such rectification, or it reads others.
    """
    try:
        rectification_named(opened.law).of(opened.facts)
    except RectificationError as error:
        raise UnreadableValue(str(error)) from None
    return opened


def _card(fact: IrregularPlay, _already: object, _flag: object = None) -> IrregularPlay:
    return fact


def _misplaced(fact: IrregularPlay, _already: object, too_late: bool) -> IrregularPlay:  # noqa: FBT001 - as it was stored
    return replace(fact, too_late=too_late)


def _with_penalty_cards(
    fact: IrregularPlay, already: tuple[CardDisposition, ...], _flag: object = None
) -> PlayAndPenaltyCards:
    return PlayAndPenaltyCards(fact, already)


def _from_partner(to: Seat, edition: Edition) -> InformationFromPartner:
    return InformationFromPartner(edition, to)


def _to_reopen(auction: Auction, edition: Edition) -> AuctionToReopen:
    return AuctionToReopen(edition, auction)


def _division(found: TricksToCome, tricks_to_come: int) -> DivisionFound:
    return DivisionFound(found.tricks, tricks_to_come)


BARE_FACTS: Final[Mapping[str, Callable[..., FactSheet]]] = {
    "10B": WaiverGranted,
    "13C": SurplusCardRemoved,
    "16B": _from_partner,
    "16D2": WayOnTaken,
    "17D3": _to_reopen,
    "41": _card,
    "43B3": _with_penalty_cards,
    "45C4": _card,
    "45D": _misplaced,
    "45E": _with_penalty_cards,
    "45F": CardSuggested,
    "47E1": _card,
    "49": _with_penalty_cards,
    "50": _card,
    "50 led": _with_penalty_cards,
    "52": _with_penalty_cards,
    "53": _with_penalty_cards,
    "53 found": _with_penalty_cards,
    "53C": _with_penalty_cards,
    "54": _with_penalty_cards,
    "54E": _card,
    "55": _card,
    "55C": LineOfPlaySuspected,
    "56": _with_penalty_cards,
    "57": _with_penalty_cards,
    "57A": _with_penalty_cards,
    "58": _with_penalty_cards,
    "62": RevokesOnTrick,
    "62D2": SuggestedPlayChosen,
    "64C": DamageByRevoke,
    "65B3": PointingRemarked,
    "66": TricksToInspect,
    "67": _card,
    "68": WordsOfNoClaim,
    "70 found": _division,
    "79A2": TrickKnowinglyTaken,
    "81C5": WaiverGranted,
}
"""By the rectification: the sheet of facts that older records store without one."""
