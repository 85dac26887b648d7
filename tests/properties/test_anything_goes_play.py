"""Anything goes in the play: cards in and out of turn, exposures, designations, claims, attention and answers.

What must hold whatever happens: the fold never raises, the same record gives the same state, no card is in two places
and none is lost, nobody plays while a ruling is open, answering what is open and then playing lawfully ends the board,
and then thirteen tricks are accounted for. An electronic table never comes to anything irregular.
"""

from __future__ import annotations

import random
from functools import reduce

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.examples import examples

from duplicado.director import observations
from duplicado.director.admission import admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.outcome import outcome, total_transfer, transfers
from duplicado.director.possible_answers import answers_to, values_of
from duplicado.director.rule import rule as rulings
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.edition import Edition
from duplicado.law.information import DutyToPlay
from duplicado.law.orders import Disposition
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play, Trick
from duplicado.law.procedure_steps import NextCard
from duplicado.law.reference import ClauseId
from duplicado.table.actions.auction import AsksWhoLeads, ConsultsOwnCard, TellsWhoLeads
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Disputes, Objects, PlaysOn, SaysTricks
from duplicado.table.actions.forms import Instruction
from duplicado.table.actions.irregularity import Attention, LooksAt, Warns
from duplicado.table.actions.play import (
    AsksToPoint,
    AsksToSeeLastCard,
    AsksToSeeTrick,
    ChangesDesignation,
    Designates,
    Drops,
    FacesHand,
    FacesLead,
    Indicates,
    LeadsFaceDown,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PointsWrongly,
    PutsCard,
    Shows,
)
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Entry, Ruled
from duplicado.table.finding import Circumstance, FindingMade
from duplicado.table.fold import is_the_same
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

pytestmark = pytest.mark.clause("9B2", "44A", "62A", "63A1", "68D", "69A")

SEATS = st.sampled_from(list(Seat))
CARDS = st.sampled_from(EVERY_CARD)
CONTRACTS = [Contract.parse(text) for text in ("3NT N", "4S E", "2HX S", "5C W", "7NT E", "1D N")]
MOST_STEPS_TO_THE_END = 200
DISPUTES_WITH_AT_MOST = 5
"""Cards in each hand: the judgement of long claims is tested elsewhere."""


def dealt(cards_each: int, seed: int) -> Layout:
    """Deal so many cards to each hand; what is left over has been played."""
    cards = list(EVERY_CARD)
    random.Random(seed).shuffle(cards)
    return Layout({seat: Hand(cards[i * cards_each : (i + 1) * cards_each]) for i, seat in enumerate(Seat)})


class Table(RuleBasedStateMachine):
    mode = TableMode.LIVE

    @initialize(
        edition=st.sampled_from(list(Edition)),
        contract=st.sampled_from(CONTRACTS),
        cards_each=st.sampled_from([13, 8, 5, 3, 2]),
        seed=st.integers(0, 10_000),
        leader=SEATS,
    )
    def sit_down(self, edition: Edition, contract: Contract, cards_each: int, seed: int, leader: Seat) -> None:
        layout = dealt(cards_each, seed)
        won = 13 - cards_each
        setup = TableSetup(
            Board(1, Seat.N, Vulnerability.NONE),
            edition,
            mode=self.mode,
            layout=layout,
            contract=contract,
            leader=leader if won else None,
            won=(won // 2, won - won // 2),
        )
        self.beginning = begin(setup)
        self.state: DirectedTable = self.beginning
        self.entries: list[Entry] = []
        self.cards = sorted((card for seat in Seat for card in layout[seat] or ()), key=lambda card: card.index)

    def put(self, command: Command) -> bool:
        """Put a command; return whether it was admitted."""
        if admit(self.state, command) is not None:
            return False
        added = rulings(self.state, command)
        assert added == rulings(self.state, command)
        for entry in added:
            self.state = evolve(self.state, entry)
            if isinstance(entry, Ruled):
                assert all(ClauseId.parse(clause) for clause in entry.clauses)
        self.entries += added
        return True

    def act(self, seat: Seat, action: Action) -> bool:
        return self.put(PlayerActs(seat, action))

    def in_turn(self) -> tuple[Seat, Action] | None:
        """Return the first lawful card of the hand in turn as an action of its player."""
        table = self.state.table
        cards = observations.lawful_cards(table)
        if table.play is None or not cards:
            return None
        hand = table.play.play.turn
        player = table.play.play.player_of(hand)
        return player, Designates(cards[0]) if player is not hand else PlaysCard(cards[0])

    @rule(data=st.data())
    def plays_in_turn(self, data: st.DataObject) -> None:
        cards = observations.lawful_cards(self.state.table)
        play = self.state.table.play
        if not cards or play is None:
            return
        frozen = self.state.awaits_ruling
        card = data.draw(st.sampled_from(cards))
        player = play.play.player_of(play.play.turn)
        action = Designates(card) if player is not play.play.turn else PlaysCard(card)
        admitted = self.act(*self.as_opening_lead(player, action))
        assert not (frozen and admitted), "Law 9B2"

    @rule(seat=SEATS, data=st.data())
    def plays_any_card_he_holds(self, seat: Seat, data: st.DataObject) -> None:
        frozen = self.state.awaits_ruling
        held = self.held(seat)
        if held:
            admitted = self.act(seat, PlaysCard(data.draw(st.sampled_from(held))))
            assert not (frozen and admitted), "Law 9B2"

    def held(self, seat: Seat) -> list[Card]:
        play = self.state.table.play
        return list(play.play.hand(seat) or ()) if play is not None else []

    @rule(seat=SEATS, card=CARDS, how=st.sampled_from([PlaysCard, LeadsFaceDown, NamesLead, PutsCard, Indicates]))
    def does_something_with_any_card(self, seat: Seat, card: Card, how: type[PlaysCard]) -> None:
        self.act(seat, how(card))

    @rule(seat=SEATS, data=st.data(), how=st.sampled_from([Drops, Shows]))
    def exposes(self, seat: Seat, data: st.DataObject, how: type[Drops]) -> None:
        held = self.held(seat)
        if held:
            self.act(seat, how((data.draw(st.sampled_from(held)),)))

    @rule(seat=SEATS, data=st.data())
    def plays_two_at_once(self, seat: Seat, data: st.DataObject) -> None:
        held = self.held(seat)
        if len(held) > 1:
            self.act(seat, PlaysTogether(tuple(data.draw(st.permutations(held))[:2])))

    @rule(
        what=st.one_of(
            CARDS, st.sampled_from(list(Suit)), st.sampled_from(list(Rank)), st.sampled_from(list(Instruction))
        ),
        change=st.booleans(),
    )
    def names_dummys_card(self, what: Card | Suit | Rank | Instruction, change: bool) -> None:
        play = self.state.table.play
        if play is not None:
            self.act(play.play.declarer, ChangesDesignation(what) if change else Designates(what))

    @rule(seat=SEATS, meant=st.one_of(st.none(), SEATS, st.just(ClauseId.parse("62"))))
    def draws_attention(self, seat: Seat, meant: Seat | ClauseId | None) -> None:
        self.act(seat, Attention(meant))

    @rule(
        seat=SEATS,
        word=st.sampled_from(
            [
                Agrees(),
                Objects(),
                PlaysOn(),
                FacesHand(),
                FacesLead(),
                Warns(),
                LooksAt(Seat.E),
                AsksToSeeLastCard(),
                AsksWhoLeads(),
                ConsultsOwnCard(),
                *map(TellsWhoLeads, Seat),
            ]
        ),
    )
    def says_something(self, seat: Seat, word: Action) -> None:
        self.act(seat, word)

    @rule(seat=SEATS, number=st.integers(0, 13), concedes=st.booleans())
    def claims(self, seat: Seat, number: int, concedes: bool) -> None:
        frozen = self.state.awaits_ruling
        assert not (self.act(seat, Concedes(number) if concedes else Claims(number)) and frozen), "Law 9B2"

    @rule(seat=SEATS)
    def disputes(self, seat: Seat) -> None:
        if len(self.held(seat)) <= DISPUTES_WITH_AT_MOST:
            self.act(seat, Disputes())

    @rule(
        seat=SEATS,
        number=st.integers(1, 13),
        what=st.sampled_from(["point wrongly", "ask to point", "ask to see", "say"]),
    )
    def speaks_of_tricks(self, seat: Seat, number: int, what: str) -> None:
        spoken: dict[str, Action] = {
            "point wrongly": PointsWrongly(number),
            "ask to point": AsksToPoint(number),
            "ask to see": AsksToSeeTrick(number),
            "say": SaysTricks(number),
        }
        if what != "say" or self.state.table.phase is Phase.OVER:
            self.act(seat, spoken[what])

    @rule(data=st.data())
    def answers_an_option(self, data: st.DataObject) -> None:
        for offer in self.state.offers:
            action = data.draw(st.sampled_from(answers_to(offer)))
            assert self.act(offer.by, action), (offer, action)
            return

    @rule(data=st.data())
    def finds_what_is_asked(self, data: st.DataObject) -> None:
        for question in self.state.questions:
            value = data.draw(st.sampled_from(values_of(question, self.state)))
            assert self.put(Find((FindingMade(ClauseId.parse(question.clause), value),)))
            return

    @rule(
        seat=SEATS,
        key=st.sampled_from(
            ["45E1", "47E1", "50", "48B2", "68", "64C1", "69B2", "71B", "round", "next", "16B3", "50E4", "72C", "73E2"]
        ),
    )
    def finds_of_his_own_motion(self, seat: Seat, key: str) -> None:
        match key:
            case "round":
                finding = FindingMade(Circumstance.ROUND_OVER, True)
            case "next":
                finding = FindingMade(Circumstance.NEXT_BOARD, (seat,))
            case "69B2":
                finding = FindingMade(ClauseId.parse(key), 1)
            case "73E2":
                finding = FindingMade(ClauseId.parse(key), seat)
            case "50" | "48B2":
                finding = FindingMade(ClauseId.parse(key), False)
            case _:
                finding = FindingMade(ClauseId.parse(key), True)
        self.put(Find((finding,)))

    @invariant()
    def the_record_alone_gives_the_state(self) -> None:
        if len(self.entries) % 7 == 0:
            assert reduce(evolve, self.entries, self.beginning) == self.state

    @invariant()
    def attention_leaves_nothing_irregular_behind(self) -> None:
        state = self.state
        play = state.table.play
        if state.attended is None or play is None or play.claim is not None or play.set_aside is not None:
            return
        if state.awaits_ruling or any(isinstance(m.request, NextCard) for m in state.matters):
            return
        left = [fact for fact in state.table.irregular if any(is_the_same(fact, one) for one in state.attended.facts)]
        assert left == []

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        play = self.state.table.play
        assert play is not None
        held = [card for seat in Seat for card in play.play.hand(seat) or ()]
        played = [card for trick in play.play.tricks for _, card in trick.plays]
        assert sorted((*held, *played), key=lambda card: card.index) == self.cards
        assert len({*held, *played}) == len(self.cards)
        for trick in play.play.tricks:
            assert len({hand for hand, _ in trick.plays}) == len(trick.plays)

    @invariant()
    def what_follows_from_the_tricks_is_what_is_kept_beside_them(self) -> None:
        play = self.state.table.play
        assert play is not None
        now = play.play
        anew = Play(
            now.contract,
            now.hands,
            now.first_leader,
            tuple(Trick(each.leader, each.plays, each.passed_over, each.owner, each.due_first) for each in now.tricks),
            now.won_before,
            now.leads_next,
            now.leads_to,
        )
        assert [trick.missing for trick in now.tricks] == [trick.missing for trick in anew.tricks]
        assert (now.current_place, now.turn, now.is_over) == (anew.current_place, anew.turn, anew.is_over)

    @invariant()
    def what_penalty_cards_tell_is_for_both_exactly_while_they_lie(self) -> None:
        table = self.state.table
        # `exposed` keeps them when play has ended, as the ledger keeps what they told.
        lying = {each.card for each in table.exposed if each.disposition in {Disposition.MAJOR, Disposition.MINOR}}
        common = [line.item for line in table.ledger if line.holds and line.unauthorized is None]
        assert {item.card if isinstance(item, DutyToPlay) else item for item in common} == lying
        assert len(common) == len(lying)

    @invariant()
    def thirteen_tricks_when_it_is_over(self) -> None:
        table = self.state.table
        if table.phase is Phase.OVER and table.play is not None:
            tricks = [table.play.tricks(side) for side in Side]
            assert sum(tricks) == 13
            assert min(tricks) >= 0
            result, moved = outcome(table), total_transfer(table)
            assert result is not None
            assert result.tricks is not None
            assert 0 <= result.tricks <= 13
            assert moved is None or moved.tricks <= sum(transfer.tricks for transfer in transfers(table))

    @invariant()
    def there_is_somebody_to_go_on(self) -> None:
        table = self.state.table
        assert (table.turn is None) == (table.phase is Phase.OVER)

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        for _ in range(MOST_STEPS_TO_THE_END):
            if self.state.table.phase is Phase.OVER and not self.state.awaits_ruling:
                self.thirteen_tricks_when_it_is_over()
                return
            self.go_on()
            self.every_card_is_in_one_place()
        raise AssertionError(f"the board does not end: {self.state.table.play}, {self.state.matters}")

    def go_on(self) -> None:
        """Answer what is open, agree to a claim that stands, otherwise play a lawful card."""
        state = self.state
        play = state.table.play
        assert play is not None
        blocking = [question for question in state.questions if question.blocking]
        offers = [offer for offer in state.offers if offer.blocking]
        if blocking:
            value = values_of(blocking[0], state)[-1]
            assert self.put(Find((FindingMade(ClauseId.parse(blocking[0].clause), value),)))
        elif offers:
            assert self.act(offers[0].by, answers_to(offers[0])[-1])
        elif play.claim is not None:
            for seat in play.claim.claimer.side.opponents.seats:
                self.act(seat, Agrees())
        else:
            due = self.in_turn()
            assert due is not None
            assert self.act(*self.as_opening_lead(*due))

    def as_opening_lead(self, seat: Seat, action: Action) -> tuple[Seat, Action]:
        """Put the opening lead face down, then face it (41A)."""
        play = self.state.table.play
        if play is None or play.lead_is_faced or play.play.tricks or not isinstance(action, PlaysCard):
            return seat, action
        down = any(leader is seat for leader, _ in play.face_down)
        return seat, FacesLead() if down else LeadsFaceDown(action.card)


class ElectronicTable(Table):
    mode = TableMode.GUARDED

    @invariant()
    def nothing_irregular_is_reached(self) -> None:
        table = self.state.table
        assert table.play is not None
        declaring = table.play.contract.declarer.side
        # Declarer and dummy may show their cards (48A), and declarer may change a designation (45C4(b)).
        assert all(noted.law in {"45C4", "48A", "49"} and noted.offender.side is declaring for noted in table.noted)
        assert all(isinstance(fact, IrregularPlay) and not fact.by_defender for fact in table.irregular)
        assert table.play.revokes == ()


TestAnythingGoes = Table.TestCase
# More than 25: what goes wrong needs several irregularities at one table.
TestAnythingGoes.settings = settings(
    max_examples=examples(60), stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestGuarded = ElectronicTable.TestCase
TestGuarded.settings = settings(
    max_examples=examples(30), stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
