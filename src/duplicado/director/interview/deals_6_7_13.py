"""Deals that are not as they should be, and hands that were touched, as a director asks about them (Laws 6 and 7)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import AnswerForm, Conclude, Prompt, Story, StoryConditions, Upshot, asked
from duplicado.law.book import law_06, law_07, law_90
from duplicado.law.book.law_06 import DealFault, RedealFacts
from duplicado.law.book.law_07 import Permission
from duplicado.law.edition import cited_in
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_FAULTS: Final = {fault.value: fault for fault in DealFault}
_PERMISSIONS: Final = {permission.value: permission for permission in Permission}
_BEFORE_THE_AUCTION: Final = frozenset({DealFault.INCORRECTLY_DEALT, DealFault.ADJACENT_CARDS, DealFault.CARD_SEEN})
_OF_FAULT: Final = {DealFault.SORTED_DECK: "6D2", DealFault.IMPORTED: "6D2", DealFault.DIRECTORS_REASON: "6D3"}


def faulty_deal(conditions: StoryConditions) -> Story:
    """A deal was made wrongly, was no new deal, or gives the Director reason for another (6D)."""
    named = yield from asked(str, Prompt("deal fault", AnswerForm.ONE_OF, ("6D1", "6D2", "6D3"), tuple(_FAULTS)))
    fault = _FAULTS[named]
    number = _OF_FAULT.get(fault, "6D1")
    begun = passed_out = replay = known = False
    if fault in _BEFORE_THE_AUCTION:
        begun = yield from asked(bool, Prompt("auction begun", AnswerForm.YES_NO, (number,)))
    elif fault is DealFault.IMPORTED:
        replay = law_06.admits_past_deals(conditions.regulations)
        if not replay:
            replay = yield from asked(bool, Prompt("replay event", AnswerForm.YES_NO, (number,)))
    elif fault is DealFault.DIRECTORS_REASON:
        passed_out = yield from asked(bool, Prompt("passed out", AnswerForm.YES_NO, (number, "22B")))
        if not passed_out and conditions.kind is ContestKind.TEAMS:
            known = yield from asked(bool, Prompt("result known", AnswerForm.YES_NO, (number, "86A"), usual=False))
    facts = RedealFacts(fault, conditions.edition, begun, passed_out, replay, known)
    clause = law_06.redeal(facts)
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if clause is None and fault is DealFault.CARD_SEEN:
        yield Conclude(("6D1", cited_in(conditions.edition, "16D3")), Upshot("card seen in the deal"))
        return
    if passed_out or known:
        bar = cited_in(conditions.edition, "86A" if known else "22B")
        yield Conclude((number, bar), Upshot("adjusted instead" if known else "deal stands"))
        return
    if law_06.is_fouled_from_then_on(facts):
        yield Conclude(("6D1", "87A", "87B"), Upshot("fouled deal"))
        return
    yield Conclude((clause or number,), Upshot("deal again" if clause else "deal stands"))


def cards_touched(conditions: StoryConditions) -> Story:
    """A player took or touched cards that are not his (7B)."""
    ways = ("wrong pocket", "touched", "put back")
    way = yield from asked(str, Prompt("touched", AnswerForm.ONE_OF, ("7B1", "7B3", "90B6"), ways))
    player = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("7B1", "7B3"), tuple(Seat)))
    owner = yield from asked(Seat, Prompt("owner", AnswerForm.SEAT, ("7B1", "7B3"), tuple(Seat), {"seat": player}))
    number, offence = "7B1", None
    if way == "wrong pocket":
        broken = law_07.took_the_wrong_hand(player, owner)
    elif way == "put back":
        number, offence = "7C", law_90.boarded_wrongly(player, owner)
        broken = None if offence is None else number
    else:
        by = yield from asked(str, Prompt("allowed by", AnswerForm.ONE_OF, ("7B3",), tuple(_PERMISSIONS)))
        contract = yield Prompt("contract", AnswerForm.CONTRACT, ("7B3", "45B"), may_rest=True)
        declarer = contract.declarer if isinstance(contract, Contract) else None
        number = "7B3"
        broken = law_07.forbids_touching(player, owner, _PERMISSIONS[by], conditions.edition, declarer)
        offence = law_90.touched_cards(player, owner, _PERMISSIONS[by], conditions.edition, declarer)
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    clauses = (broken or number, *((offence.value,) if offence is not None and offence.value != broken else ()))
    if way == "wrong pocket" and broken:
        yield Conclude((*clauses, cited_in(conditions.edition, "16D1")), Upshot("wrong hand"))
        return
    yield Conclude(clauses, Upshot("breach" if broken else "allowed"))
