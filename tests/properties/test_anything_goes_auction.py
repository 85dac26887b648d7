"""Anything goes: players call, expose cards, draw attention and answer in any order; the Laws find a way on.

What must hold whatever happens: the fold never raises, the same record gives the same state, at most one player is in
turn and nobody may act while a ruling is open, every ruling cites a clause, a player who must pass passes unless his
left-hand opponent has called over him (37A), and answering what is open and then passing ends the auction.
"""

from __future__ import annotations

from functools import reduce

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.authorization import may_use
from tests.examples import examples

from duplicado.director import observations
from duplicado.director.admission import admit
from duplicado.director.authorization import grounds
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.matter import run
from duplicado.director.possible_answers import answers_to, values_of
from duplicado.director.rule import rule as rulings
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.edition import Edition
from duplicado.law.information import Misstated
from duplicado.law.inquiry import HandCounts, InformationReceived
from duplicado.law.procedure_steps import ChoiceWord, NextCard
from duplicado.law.reference import ClauseId
from duplicado.law.situation import IrregularCall
from duplicado.table.actions.auction import AsksWhoLeads, ChangesCall, ConsultsOwnCard, MakesCall, TellsWhoLeads
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Drops, Shows
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Entry, Ruled
from duplicado.table.finding import FindingMade, FindingValue
from duplicado.table.fold import is_the_same
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import DOUBLE, EVERY_BID, PASS, REDOUBLE, Bid, Call, Double, Redouble, parse_call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("9B2", "37A", "28A", "17C")

SEATS = st.sampled_from(list(Seat))
# Low bids make irregular ones likely; the high ones end the bidding.
CALLS = st.one_of(
    st.sampled_from([PASS, PASS, PASS, DOUBLE, REDOUBLE, parse_call("8C")]),
    st.sampled_from(EVERY_BID[:15]),
    st.sampled_from(EVERY_BID),
)
CARDS = st.sampled_from(EVERY_CARD)
# Enough for every answer, replacement call and finding; each irregularity needs a handful.
STEPS_TO_THE_END = 60
# Findings under which a barred player's call may be left standing although nobody has called over it.
_ENDS_OTHERWISE = {"11A", "81C5", "15A"}


class Table(RuleBasedStateMachine):
    mode = TableMode.LIVE

    @initialize(edition=st.sampled_from(list(Edition)), dealer=SEATS)
    def sit_down(self, edition: Edition, dealer: Seat) -> None:
        board = Board(1, dealer, Vulnerability.NONE)
        self.beginning = begin(TableSetup(board, edition, mode=self.mode))
        self.state: DirectedTable = self.beginning
        self.entries: list[Entry] = []
        self.exposed: list[Card] = []
        self.barred: list[tuple[int, Seat, Call]] = []
        self.waived = False

    def put(self, command: Command) -> bool:
        """Put a command; return whether it was admitted."""
        if admit(self.state, command) is not None:
            return False
        self.watch(command)
        added = rulings(self.state, command)
        assert added == rulings(self.state, command)
        for entry in added:
            self.state = evolve(self.state, entry)
            if isinstance(entry, Ruled):
                assert (
                    entry.clauses
                    or not entry.effects
                    or all(type(e).__name__ == "LeadRightLifted" for e in entry.effects)
                )
                assert all(ClauseId.parse(clause) for clause in entry.clauses)
        self.entries += added
        return True

    def watch(self, command: Command) -> None:
        """Note calls by players who must pass, and waivers."""
        match command:
            case PlayerActs(seat, MakesCall(call), together) if not self.state.awaits_ruling:
                auction = self.state.table.auction
                callers = {seat, *(other for other, _ in together)}
                self.barred = [one for one in self.barred if one[1].lho not in callers]  # called over: 37A
                over = seat.lho in callers
                must_pass = seat in self.state.table.must_pass and not auction.is_ended
                if must_pass and call is not PASS and not over:
                    self.barred.append((len(auction.calls) + auction.turn.distance_to(seat), seat, call))
            case PlayerActs(seat, ChangesCall()) if not self.state.awaits_ruling:
                auction = self.state.table.auction
                places = range(len(auction.calls))
                if not any(auction.calls[place] and auction.dealer.after(place) is seat for place in places):
                    self.barred = [one for one in self.barred if one[1].lho is not seat]  # there is none to change: 37A
            case Find(findings):
                self.waived = self.waived or any(str(found.key) in _ENDS_OTHERWISE for found in findings)
            case _:
                pass

    @rule(seat=SEATS, call=CALLS)
    def calls(self, seat: Seat, call: Call) -> None:
        frozen = self.state.awaits_ruling
        answers_an_offer = any(ChoiceWord.CALL in offer.words and offer.by is seat for offer in self.state.offers)
        admitted = self.put(PlayerActs(seat, MakesCall(call)))
        assert not (frozen and admitted and not answers_an_offer), "Law 9B2"

    @rule(seat=SEATS, call=st.sampled_from([DOUBLE, REDOUBLE]), stated=st.sampled_from(EVERY_BID[:8]))
    def doubles_in_words(self, seat: Seat, call: Double | Redouble, stated: Bid) -> None:
        before = observations.unauthorized(self.state.table, seat.side)
        if self.put(PlayerActs(seat, MakesCall(call, stated))):
            now = observations.unauthorized(self.state.table, seat.side)
            assert self.mode is TableMode.LIVE, "Laws 19A2, 19B2"
            told = Misstated(call, stated)
            assert now.count(told) - before.count(told) in {0, 1}

    @rule(seat=SEATS, word=st.sampled_from([AsksWhoLeads(), ConsultsOwnCard(), *map(TellsWhoLeads, Seat)]))
    def speaks_of_the_lead_or_looks_at_his_card(self, seat: Seat, word: Action) -> None:
        self.put(PlayerActs(seat, word))

    @rule(data=st.data())
    def calls_in_turn(self, data: st.DataObject) -> None:
        calls = observations.lawful_calls(self.state.table)
        if calls:
            self.put(PlayerActs(self.state.table.auction.turn, MakesCall(data.draw(st.sampled_from(calls)))))

    @rule(seat=SEATS, call=CALLS)
    def changes_his_call(self, seat: Seat, call: Call) -> None:
        self.put(PlayerActs(seat, ChangesCall(call)))

    @rule(first=SEATS, second=SEATS, calls=st.tuples(CALLS, CALLS))
    def call_at_once(self, first: Seat, second: Seat, calls: tuple[Call, Call]) -> None:
        if first is not second:
            self.put(PlayerActs(first, MakesCall(calls[0]), ((second, MakesCall(calls[1])),)))

    @precondition(lambda self: self.state.table.play is None)
    @rule(seat=SEATS, card=CARDS, shown=st.booleans())
    def exposes_a_card(self, seat: Seat, card: Card, shown: bool) -> None:
        if card not in self.exposed and self.put(PlayerActs(seat, Shows((card,)) if shown else Drops((card,)))):
            self.exposed.append(card)

    @rule(seat=SEATS)
    def draws_attention(self, seat: Seat) -> None:
        self.put(PlayerActs(seat, Attention()))

    @rule(data=st.data())
    def answers_an_option(self, data: st.DataObject) -> None:
        for offer in self.state.offers:
            action = data.draw(st.sampled_from(answers_to(offer)))
            assert self.put(PlayerActs(offer.by, action))
            return

    @rule(data=st.data())
    def finds_what_is_asked(self, data: st.DataObject) -> None:
        for question in self.state.questions:
            value = data.draw(st.sampled_from(values_of(question, self.state)))
            assert self.put(Find((FindingMade(ClauseId.parse(question.clause), value),)))
            return

    @rule(
        seat=SEATS,
        clause=st.sampled_from(
            ["11A", "81C5", "30C", "13", "15A", "16D", "21B1(a)", "16B3", "21B3", "27D", "72C", "75B1", "40C1"]
        ),
    )
    def finds_of_his_own_motion(self, seat: Seat, clause: str) -> None:
        value: FindingValue = True
        match clause:
            case "13":
                value = HandCounts(((seat, 14), (seat.lho, 12)))
            case "15A" | "75B1" | "40C1":
                value = seat
            case "16D":
                value = InformationReceived(seat, interferes=True)
            case "21B1(a)":
                value = (seat,)
            case _:
                pass
        self.put(Find((FindingMade(ClauseId.parse(clause), value),)))

    @invariant()
    def the_record_alone_gives_the_state(self) -> None:
        if len(self.entries) % 7 == 0:
            assert reduce(evolve, self.entries, self.beginning) == self.state

    @invariant()
    def what_matters_wait_for_follows_from_their_answers(self) -> None:
        for matter in self.state.matters:
            step = run(matter.opening.procedure(), matter.answers)
            assert (matter.request, matter.ordered) == (step.request, step.orders)

    @invariant()
    def every_answer_about_a_call_has_a_ground(self) -> None:
        for seat in Seat:
            for known in self.state.table.ledger:
                for ground in grounds(self.state, seat, known.item):
                    assert ground.clauses
                    assert all(ClauseId.parse(clause) for clause in ground.clauses)
                if known.holds and known.unauthorized is seat.side:
                    assert may_use(self.state, seat, known.item) is not True

    @invariant()
    def a_barred_players_call_stands_only_when_called_over(self) -> None:
        auction = self.state.table.auction
        pending = {(fact.offender, fact.call) for fact in self.state.table.irregular if isinstance(fact, IrregularCall)}
        for place, seat, call in self.barred:
            stands = auction.calls[place : place + 1] == (call,) and auction.dealer.after(place) is seat
            if stands and (seat, call) not in pending and not self.waived:
                raise AssertionError(f"{call} of {seat}, who must pass, stands though nobody called over it")

    @invariant()
    def attention_leaves_nothing_irregular_behind(self) -> None:
        state = self.state
        if state.attended is None or state.awaits_ruling or any(isinstance(m.request, NextCard) for m in state.matters):
            return
        left = [fact for fact in state.table.irregular if any(is_the_same(fact, one) for one in state.attended.facts)]
        assert left == []

    @invariant()
    def nobody_barred_may_bid(self) -> None:
        table = self.state.table
        if table.phase is Phase.AUCTION and table.auction.turn in table.must_pass:
            assert observations.lawful_calls(table) == (PASS,)

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        for step in range(STEPS_TO_THE_END):
            if self.state.table.phase is not Phase.AUCTION and not self.state.awaits_ruling:
                return
            self.go_on(accepting=step > STEPS_TO_THE_END // 2)
        raise AssertionError(f"the auction does not end: {self.state.table.auction}, {self.state.matters}")

    def go_on(self, *, accepting: bool) -> None:
        """Answer what is open, otherwise make the first lawful call of the player in turn: a pass if it may be.

        A call that has to be repeated and is insufficient now may be refused for ever: it is accepted in the end.
        """
        state = self.state
        if state.questions and any(question.blocking for question in state.questions):
            question = next(question for question in state.questions if question.blocking)
            value = values_of(question, state)[-1]
            assert self.put(Find((FindingMade(ClauseId.parse(question.clause), value),)))
        elif any(offer.blocking for offer in state.offers):
            offer = next(offer for offer in state.offers if offer.blocking)
            assert self.put(PlayerActs(offer.by, answers_to(offer)[0 if accepting else -1]))
        else:
            call = observations.lawful_calls(state.table)[0]
            assert self.put(PlayerActs(state.table.auction.turn, MakesCall(call)))


class ElectronicTable(Table):
    mode = TableMode.GUARDED

    @invariant()
    def nothing_irregular_is_reached(self) -> None:
        assert self.state.table.irregular == ()
        assert all(noted.law == "15" for noted in self.state.table.noted)


TestAnythingGoes = Table.TestCase
# More than 25: what goes wrong needs several irregularities at one table.
TestAnythingGoes.settings = settings(
    max_examples=examples(40), stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestGuarded = ElectronicTable.TestCase
TestGuarded.settings = settings(
    max_examples=examples(25), stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
