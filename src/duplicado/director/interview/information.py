"""Information from elsewhere and wrong explanations noticed in time, as a director asks about them (16D, 21B)."""

from __future__ import annotations

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import AnswerForm, Heard, Prompt, Story, StoryConditions, TakeUp, asked
from duplicado.director.interview.replay_of_told_facts import auction_told
from duplicado.law.book import law_16_sources, law_21
from duplicado.law.book.law_16_sources import (
    ExtraneousInformation,
    InformationFromPartner,
    WayOnTaken,
    forms_that_allow,
    ways_on,
)
from duplicado.law.book.law_21 import Misinformed
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat


def information_from_elsewhere(conditions: StoryConditions) -> Story:
    """A player learnt something of a board by accident: saw a card, heard a remark, looked at another hand (16D)."""
    seat = yield from asked(Seat, Prompt("to", AnswerForm.SEAT, ("16D1",), tuple(Seat)))
    interferes = yield from asked(bool, Prompt("interferes", AnswerForm.YES_NO, ("16D2",), about={"seat": seat}))
    called = False
    if interferes:
        called = yield from asked(bool, Prompt("first call made", AnswerForm.YES_NO, ("16D2", "16D3")))
    individual, teams = (conditions.kind is kind for kind in (ContestKind.INDIVIDUAL, ContestKind.TEAMS))
    allowed = forms_that_allow(conditions.regulations, individual=individual, between_teams=teams)
    facts = ExtraneousInformation(conditions.edition, seat, interferes, called, *allowed)
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_16_sources.from_other_source.of(facts))
    ways = ways_on(facts)
    if ways:
        way = yield from asked(str, Prompt("way", AnswerForm.ONE_OF, ways, ways, {"seat": seat}))
        yield TakeUp(law_16_sources.way_taken.of(WayOnTaken(facts, way)))


def information_noted(conditions: StoryConditions) -> Story:
    """A player had information from his partner, and play goes on: the Director notes it (16B)."""
    seat = yield from asked(Seat, Prompt("to", AnswerForm.SEAT, ("16B", "16B3"), tuple(Seat)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_16_sources.from_partner.of(InformationFromPartner(conditions.edition, seat)))


def explanation_corrected(conditions: StoryConditions) -> Story:
    """A wrong explanation, or a missing alert, came to light before the auction period ended (20F, 21B1(a))."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("21B1(a)",)))
    seat = yield from asked(Seat, Prompt("misinformed", AnswerForm.SEAT, ("21B1(a)",), tuple(Seat)))
    over = yield from asked(bool, Prompt("over", AnswerForm.YES_NO, ("21B1(a)", "21B3")))
    state = yield from auction_told(conditions, heard)
    misinformed = Misinformed(conditions.edition, seat, state.table.auction, over)
    yield TakeUp(law_21.rectify.of(misinformed))
