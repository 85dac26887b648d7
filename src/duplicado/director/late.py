"""Moments of findings: the question or the fact that a finding is about, when it comes after the ruling.

Owner: the director.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Final, cast

from duplicado.director.history import PastFact
from duplicado.director.matter import Matter
from duplicado.director.state import DirectedTable, TakenUp
from duplicado.law.book import (
    law_26,
    law_29,
    law_30,
    law_45,
    law_47,
    law_49,
    law_50,
    law_52,
    law_53,
    law_54,
    law_55,
    law_56,
    law_57,
    law_68,
)
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.edition import named_in
from duplicado.law.inquiry import AnyInquiry, CardsAdded, HandCounts, InformationReceived, MissingCards, inquiry_of
from duplicado.law.orders import RevokeFate
from duplicado.law.play_situation import OUT_OF_TURN, IrregularPlay, irregular_play_of
from duplicado.law.procedure_steps import Finding, FindingValue, Question
from duplicado.law.situation import IrregularCall
from duplicado.table import time_limits
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.claims import Claims, Concedes
from duplicado.table.actions.play import (
    Designates,
    Drops,
    FacesHand,
    FacesLead,
    Names,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    Shows,
)
from duplicado.table.entries import Acted, Answered, Concluded, FoundOfOwnMotion
from duplicado.vocabulary.calls import Bid, Call, Pass
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

_PLAYS: Final = (PlaysCard, Designates, PlaysTogether, PlaysWithHidden, NamesLead, Claims, Concedes)

_WORDS_OR_CARDS_SHOWN: Final = (Claims, Concedes, FacesHand, Drops, Shows, Names)
"""Acts that may be taken for a claim or an exposed card and be neither (48B2, 68)."""

# What a defender's card was taken to be: a lead or play out of turn, or one exposed.
_OF_CARDS: Final = (
    law_49.rectify, law_50.led_before_choice, law_52.rectify, law_53.proper_lead_made, law_53.played_before_partner,
    law_54.rectify, law_55.rectify, law_56.rectify, law_57.rectify, law_57.before_partner,
)  # fmt: skip


def answered_before(state: DirectedTable, key: str) -> PastFact[DirectedTable] | None:
    """Return when the question of that clause was last answered, by the Director or by what is on file."""
    for past in state.backwards():
        match past.fact:
            case Concluded(_, clause):
                pass
            case Answered(number, Finding()):
                asked = next((each.request for each in past.before.matters if each.number == number), None)
                clause = asked.clause if isinstance(asked, Question) else ""
            case _:
                continue
        if clause and key in named_in(state.table.edition, clause):
            return past
    return None


def is_last_found(state: DirectedTable, key: str, value: FindingValue) -> bool:
    """Tell whether the Director has found that last under the clause, and no player has done anything since."""
    since = takewhile(lambda past: not isinstance(past.fact, Acted), state.backwards())
    facts = (past.fact for past in since)
    last = next((fact for fact in facts if isinstance(fact, FoundOfOwnMotion) and fact.clause == key), None)
    return last is not None and last.value == value


def is_about_the_same(answered: PastFact[DirectedTable], value: FindingValue) -> bool:
    """Tell whether a finding can only change that answer: a conclusion, or what was seen of the same cards (24)."""
    match answered.fact:
        case Concluded():
            return True
        case Answered(number, _) if isinstance(value, tuple):
            facts = next((each.facts for each in answered.before.matters if each.number == number), None)
            seen = set(cast("tuple[object, ...]", value))
            return isinstance(facts, CardsExposedInAuction) and seen <= set(facts.cards)
        case _:
            return False


def overtaken(state: DirectedTable, asked: Matter | None) -> int | None:
    """Return after how many facts a matter began to wait for an answer, if players have called or played since.

    Nobody may (9B2): it was judged anew what they had acted on, so that the answer belongs before what they did.
    """
    since: int | None = None
    for past in () if asked is None else state.backwards():
        before = past.before.matter(asked.number) if asked is not None else None
        request = None if before is None else before.request
        if not isinstance(request, Question) or not request.blocking or before != asked:
            return since
        if isinstance(past.fact, Acted) and isinstance(past.fact.action, (MakesCall, *_PLAYS)):
            since = past.number - 1
    return since


def _contradicts(value: FindingValue, earlier: FindingValue) -> bool:
    """Tell whether a finding says that an earlier one under its clause was wrong, and nothing besides it."""
    match value, earlier:
        case bool(), bool():
            return value is not earlier
        case InformationReceived(to, bool() as interferes), InformationReceived(other, bool() as had_interfered):
            return to is other and interferes is not had_interfered
        case HandCounts(), HandCounts():  # the hands of a board have been counted again
            return value != earlier
        case (MissingCards(cards), MissingCards(found)) | (CardsAdded(cards), CardsAdded(found)):
            known = {card for _, each in found for card in each}
            return value != earlier and any(card in known for _, each in cards for card in each)
        case _:
            return False


def placed(state: DirectedTable, key: str, value: FindingValue) -> tuple[int, int] | None:
    """Return behind how many facts a finding belongs, and how many of the next fall by it; `None`: it counts from now.

    What the Director found of his own motion falls by what contradicts it.
    """
    found = (past for past in state.backwards() if isinstance(past.fact, FoundOfOwnMotion) and past.fact.clause == key)
    last = next(found, None)
    if last is not None and _contradicts(value, value_of(last)):
        return last.number - 1, 1
    about = _moment_of(state, key, value)
    return None if about is None else (about, 0)


def value_of(answered: PastFact[DirectedTable]) -> FindingValue:
    """Return what was found then."""
    match answered.fact:
        case Concluded(_, _, value) | Answered(_, Finding(value)) | FoundOfOwnMotion(_, value):
            return value
        case _:
            return None


def _moment_of(state: DirectedTable, key: str, value: FindingValue) -> int | None:
    """Return the number of the fact behind which a finding belongs; `None` when it counts from now on.

    Args:
        state: the table.
        key: the clause of the finding, by its number of 2017.
        value: what was found.
    """
    moment = _MOMENTS.get(inquiry_of(key, state.table.edition))
    return None if moment is None else moment(state, value)


def _out_of_turn(state: DirectedTable, kind: type[Call]) -> Iterator[TakenUp]:
    """Go through the calls out of turn of that kind, the last first."""
    for each in reversed(state.taken):
        if (
            each.matter.is_of(law_29.rectify)
            and isinstance(each.matter.facts, IrregularCall)
            and isinstance(each.matter.facts.call, kind)
        ):
            yield each


def _moment_of_opening(state: DirectedTable, matters: Iterator[TakenUp]) -> int | None:
    """Return when the last of these matters was taken up, if it has been answered since."""
    last = next(matters, None)
    if last is None:
        return None
    opened = state.matter(last.matter.number)
    return last.opened if opened is None or opened.answers else None


def _moment_of_card(state: DirectedTable) -> int | None:
    """Return when the card was led or played that was ruled upon, or had a revoke ruled to be established.

    Nobody has played since: where players have acted on the ruling, it stands, and the card alone goes back (82C).
    """
    card = _card_that_established(state) or _card_ruled_upon(state)
    if card is None:
        return None
    for past in state.backwards():
        if _plays(past, *card):
            return past.number
        if isinstance(past.fact, Acted) and isinstance(past.fact.action, _PLAYS):
            return None
    return None


def _card_that_established(state: DirectedTable) -> tuple[Seat, Card] | None:
    """Return the irregular card on whose strength a revoke was ruled to be established (63A1), if it is at issue."""
    play = state.table.play
    if play is None:
        return None
    at_issue = {
        (fact.hand, card)
        for fact in (*state.table.irregular, *(irregular_play_of(each.matter.facts) for each in state.taken))
        if isinstance(fact, IrregularPlay)
        for card in fact.cards
    }
    by = (revoke.established_by for revoke in play.revokes if revoke.fate is RevokeFate.STANDS)
    return next((card for card in by if card is not None and card in at_issue), None)


def _card_ruled_upon(state: DirectedTable) -> tuple[Seat, Card] | None:
    """Return the card out of turn that was ruled upon last, unless another one waits to be."""
    if any(isinstance(fact, IrregularPlay) and fact.kind in OUT_OF_TURN for fact in state.table.irregular):
        return None
    for each in reversed(state.taken):
        fact = irregular_play_of(each.matter.facts) if each.matter.is_of(*_OF_CARDS) else None
        if fact is not None:
            return (fact.hand, fact.card) if fact.kind in OUT_OF_TURN and each.closed is not None else None
    return None


def _plays(past: PastFact[DirectedTable], hand: Seat, card: Card) -> bool:
    if not isinstance(past.fact, Acted):
        return False
    match past.fact.action:
        case PlaysCard(played) | NamesLead(played):
            return played is card and past.fact.seat is hand
        case FacesLead():
            play = past.before.table.play
            return play is not None and (hand, card) in play.face_down and past.fact.seat is hand
        case _:
            return False


def _moment_of_penalty_card(state: DirectedTable) -> int | None:
    """Return when the last exposed card was ruled to be a penalty card, if something has happened since."""
    for each in reversed(state.taken):
        if each.matter.is_of(*_OF_CARDS) and irregular_play_of(each.matter.facts) is not None:
            return each.closed if each.closed is not None and each.closed < state.facts else None
    return None


def _moment_of_words(state: DirectedTable) -> int | None:
    """Return when a player spoke or showed cards, if that has been ruled upon, or agreed to, and nobody has played.

    Reading: an agreement stays when the hands are back or the next board is on; 69B and 71 alone change it then.
    """
    if time_limits.board_is_behind(state.table):
        return None
    for past in state.backwards():
        if not isinstance(past.fact, Acted):
            continue
        action = past.fact.action
        if isinstance(action, _WORDS_OR_CARDS_SHOWN):
            return past.number if past.number < state.facts else None
        if isinstance(action, _PLAYS):
            return None
    return None


def _moment_of_pass(state: DirectedTable, value: FindingValue) -> int | None:
    return _moment_of_opening(state, _out_of_turn(state, Pass)) if value is True else None


def _moment_of_suits(state: DirectedTable, _: FindingValue) -> int | None:
    offers = (each for each in reversed(state.taken) if each.matter.is_of(law_26.offer_at_the_lead))
    return _moment_of_opening(state, offers)


def _moment_of_denominations(state: DirectedTable, value: FindingValue) -> int | None:
    """Return when the call was ruled on; failing that, when the lead was."""
    earlier = _moment_of_opening(state, _out_of_turn(state, Bid))
    return _moment_of_suits(state, value) if earlier is None else earlier


def _moment_if_played(state: DirectedTable, value: FindingValue) -> int | None:
    return _moment_of_card(state) if value is True else None


def _moment_if_exposed(state: DirectedTable, value: FindingValue) -> int | None:
    return _moment_of_penalty_card(state) if value is False else None


def _moment_if_no_claim(state: DirectedTable, value: FindingValue) -> int | None:
    return _moment_of_words(state) if value is False else None


def _moment_if_of_this_trick(state: DirectedTable, value: FindingValue) -> int | None:
    return _moment_of_words(state) if value is True else None


_MOMENTS: Final[Mapping[AnyInquiry, Callable[[DirectedTable, FindingValue], int | None]]] = {
    law_30.IS_ARTIFICIAL_PASS: _moment_of_pass,
    law_29.DENOMINATIONS_SPECIFIED: _moment_of_denominations,
    law_26.SUITS_OF_WITHDRAWN: _moment_of_suits,
    law_26.SUITS_SPECIFIED: _moment_of_suits,
    law_47.TOLD_TO_PLAY: _moment_if_played,
    law_45.FIFTH_CARD_BY_DEFENDER: _moment_if_played,
    law_45.FIFTH_CARD_BY_DECLARER: _moment_if_played,
    law_50.IS_PENALTY_CARD: _moment_if_exposed,
    law_68.WORDS_ARE_A_CLAIM: _moment_if_no_claim,
    law_68.OF_THE_TRICK_IN_PROGRESS: _moment_if_of_this_trick,
}
"""The moment of each finding that counts from before it is made."""
