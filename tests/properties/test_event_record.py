"""Any record of an event: the fold takes everything down, and the live standings say what the whole record says.

Two views are compared at every step: `LiveStandings` fed entry by entry, and one made anew from the whole record; and
both with `standings`, which scores a field's contest at once and shares nothing with them but the scoring of a board.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.examples import examples

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, ByFault, Ruling, SideRuling, Unchanged
from duplicado.event.conditions import ComparedAcross, Conditions, DisqualifiedBoards, SessionsCount
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled, IrregularityNoticed
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, PollAnswer, Where, WhyCorrected
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.rulings import (
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
)
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.board_results import contest_of, fields_of
from duplicado.event.record.board_views import published_rankings
from duplicado.event.record.clock import clock_of
from duplicado.event.record.deductions import deductions
from duplicado.event.record.folding import apply, fold, without_undone
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.office_queries import (
    calls_taken,
    earlier_offences,
    open_calls,
    substitutes_wanted,
    to_come_back_to,
    withdrawal,
)
from duplicado.event.record.register import OfficeRegister, public_entries
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import doubts_about
from duplicado.event.record.wanted_results import waiting
from duplicado.event.rules import RULE_SETS
from duplicado.event.scorecard import Scorecard
from duplicado.event.standing import standings
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.howell import howell, three_table_howell
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.score.matchpoints import SmallGroups, matchpoint_top
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
METHODS = {
    ContestKind.PAIRS: [
        ScoringMethod.MATCHPOINTS,
        ScoringMethod.BUTLER,
        ScoringMethod.CROSS_IMPS,
        ScoringMethod.TOTAL_POINTS,
    ],
    ContestKind.INDIVIDUAL: [ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS],
    ContestKind.TEAMS: [ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH],
}
MOVEMENTS: dict[ContestKind, list[AnyMovement]] = {
    ContestKind.PAIRS: [mitchell(3), three_table_howell(), howell(8), mitchell(5)],
    ContestKind.INDIVIDUAL: [rainbow(5)],
    ContestKind.TEAMS: [round_robin(3), round_robin(4)],
}

# ---- what is drawn

conditions = st.one_of(
    st.builds(
        Conditions,
        kind=st.just(ContestKind.PAIRS),
        method=st.sampled_from(METHODS[ContestKind.PAIRS]),
        winners=st.sampled_from([1, 2]),
        compared=st.sampled_from(ComparedAcross),
        sessions=st.sampled_from(SessionsCount),
        rules=st.sampled_from(sorted(RULE_SETS)),
        scheduled_boards=st.none() | st.integers(1, 20),
        disqualified=st.none() | st.sampled_from(DisqualifiedBoards),
        electronic=st.none() | st.booleans(),
    ),
    *(
        st.builds(
            Conditions,
            kind=st.just(kind),
            method=st.sampled_from(METHODS[kind]),
            compared=st.sampled_from(ComparedAcross),
            sessions=st.sampled_from(SessionsCount),
            rules=st.sampled_from(sorted(RULE_SETS)),
            disqualified=st.none() | st.sampled_from(DisqualifiedBoards),
        )
        for kind in (ContestKind.INDIVIDUAL, ContestKind.TEAMS)
    ),
)

contestants = st.builds(ContestantId, st.integers(1, 12), st.sampled_from([None, None, Side.NS, Side.EW]))
points = st.integers(-20, 20).map(lambda tens: 10 * tens) | st.sampled_from([-7600, 7600, 5, -10_000])
side_scores: st.SearchStrategy[SideScore | None] = st.one_of(
    st.none(),
    points.map(Points),
    points.map(lambda each: Weighted(((Fraction(1, 3), each), (Fraction(2, 3), each + 30)))),
    st.sampled_from(Award).map(Artificial),
    st.fractions(0, 1, max_denominator=10).map(lambda share: Artificial(share=share)),
)
outcomes = st.builds(AssignedOutcome, north_south=points) | st.builds(
    AssignedOutcome, north_south=points, weight=st.just(Fraction(1, 2))
)
side_rulings: st.SearchStrategy[SideRuling] = st.one_of(
    st.just(Unchanged()),
    st.lists(outcomes, max_size=2).map(lambda each: Assigned(tuple(each))),
    st.builds(ByFault, st.sampled_from(Fault), st.booleans()),
    st.sampled_from(Award).map(Artificial),
)
contracts = st.builds(Contract, st.sampled_from(EVERY_BID), st.sampled_from(Seat), st.sampled_from(Doubling))
lines: st.SearchStrategy[TravellerLine] = st.one_of(
    st.builds(Played, contracts, st.integers(0, 13)),
    st.builds(Played, contracts, st.none() | st.sampled_from([-1, 14, 7])),
    st.builds(Played, st.just(PASSED_OUT), st.none() | st.just(3)),
    points.map(ScoreWritten),
    st.builds(NotPlayed, st.sampled_from(["", "no time"])),
    st.builds(DirectorsScore, side_scores, side_scores),
)
SECTIONS = st.sampled_from(["A", "A", "A", "B"])
SESSIONS = st.sampled_from([1, 1, 1, 2])
odd_places = st.builds(Place, SESSIONS, SECTIONS, st.integers(0, 9), st.integers(0, 6), st.integers(-1, 40))


def figures(live: LiveStandings) -> object:
    """Everything that standings say, fields in which nothing is scored left out."""
    return (
        {who: tally.figures for who, tally in live.tallies.items()},
        [(each.line, [(r.place_text, r.contestant, r.tally.figures) for r in each.ranks]) for each in live.rankings],
        {
            key: (
                {
                    number: (b.results, b.north_south, b.east_west, b.top, dict(b.awards))
                    for number, b in f.boards.items()
                },
                {who: tally.figures for who, tally in f.tallies.items()},
                [f.card(who) for who in sorted(f.tallies, key=str)],
            )
            for key, f in live.fields.items()
            if f.boards
        },
    )


def agrees_with_the_batch(live: LiveStandings) -> None:
    """Hold each field to what `standings` makes of it as a contest."""
    state = live.state
    for key in fields_of(state):
        field = live.fields.get(key)
        tallies = dict(field.tallies) if field else {}
        taken = deductions(state, key[0], field.top if field else None, tallies.keys())
        batch = standings(contest_of(state, key, taken), state.conditions.scoring_rules)
        assert {who: tally.figures for who, tally in tallies.items()} == {
            who: (card.boards, card.total, card.maximum, card.percentage) for who, card in batch.cards.items()
        }
        for who, card in batch.cards.items():
            assert field is not None
            assert field.card(who) == card
    if (
        len(state.sessions) == 1
        and len(fields_of(state)) == 1
        and not (state.carried_over or state.penalties or state.appeals_decided)
    ):
        batch = standings(contest_of(state, fields_of(state)[0]), state.conditions.scoring_rules)
        ranked = [
            [(each.place_text, each.contestant) for each in ranking.standings if each.card.boards or each.total]
            for ranking in batch.rankings
        ]
        if state.conditions.winners == 1:
            assert [[(r.place_text, r.contestant) for r in each.ranks] for each in live.rankings] == [
                each for each in ranked if each
            ]


def percentage_of_session(cards: list[Scorecard]) -> Fraction | None:
    """Return what somebody has of a session, whose sections may have a card each."""
    if len(cards) < 2:
        return (cards[0].percentage or Fraction(0)) if cards else None
    most = sum((card.maximum or Fraction(0) for card in cards), Fraction(0))
    return 100 * sum((card.total for card in cards), Fraction(0)) / most


def sessions_add_up(live: LiveStandings) -> None:
    """Hold totals to the sum of the fields' cards, and percentages to what the conditions say of sessions."""
    conditions = live.state.conditions
    if conditions.in_matches:
        return
    for who, found in live.tallies.items():
        tally = found
        cards = [field.card(who) for field in live.fields.values() if who in field.tallies]
        carried = [each for each in live.state.carried_over.values() if each.contestant == who]
        brought = sum((each.amount for each in carried if not each.percent), Fraction(0))
        in_percent = sum((each.amount for each in carried if each.percent), Fraction(0))
        top = max((field.top for field in live.fields.values() if field.top is not None), default=None)
        taken = [each.amount for each in deductions(live.state, None, top) if each.contestant == who]
        brought += sum(taken, Fraction(0))
        assert tally.boards == sum(card.boards for card in cards)
        assert tally.total == sum((card.total for card in cards), Fraction(0)) + brought
        if in_percent:
            # It lifts the percentage and leaves the total alone, so the rest of this function has it out of the way.
            tally = tally.with_percentage(-in_percent)
            if tally.percentage == 0 and not tally.boards:
                continue
        counting = [card for card in cards if card.boards]
        if not (brought or taken) and len(counting) > 1 and all(card.maximum for card in counting):
            if conditions.sessions is SessionsCount.SESSIONS:
                # Who plays in two sections of a session has one percentage of it.
                sessions = [
                    [
                        field.card(who)
                        for key, field in live.fields.items()
                        if key[0] == session and who in field.tallies
                    ]
                    for session in {key[0] for key in live.fields}
                ]
                shares = [percentage_of_session([card for card in each if card.boards]) for each in sessions]
                had = [share for share in shares if share is not None]
                mean = sum(had, Fraction(0)) / len(had)
                assert tally.percentage == mean
            else:
                most = sum((card.maximum or Fraction(0) for card in counting), Fraction(0))
                assert tally.percentage == 100 * tally.total / most
        if (
            not (brought or taken)
            and len(counting) == 1
            and len(cards) > 1
            and conditions.sessions is SessionsCount.BOARDS
        ):
            # What was carried over in percent, which nothing else is, is refused beforehand and counted all the same.
            nothing_else = bool(in_percent) and tally.percentage == 0 and not counting[0].maximum
            assert (tally.percentage is None or nothing_else) == (not counting[0].maximum)


def matchpoints_are_conserved(live: LiveStandings) -> None:
    """On a board that everybody scores by comparison, both lines together have half a top a score and side."""
    conditions = live.state.conditions
    if conditions.method is not ScoringMethod.MATCHPOINTS:
        return
    rules = conditions.scoring_rules
    for field in live.fields.values():
        for board in field.boards.values():
            balanced = all(
                isinstance(each.north_south_score, Points)
                and each.east_west_score == Points(-each.north_south_score.value)
                and not each.form
                for each in board.results
            )
            # The fixed percentages for very few scores (Law 87's groups) give more than there is.
            is_group = rules.small_groups is SmallGroups.NEUBERG or len(board.results) > 3
            if balanced and is_group and board.results:
                assert board.top == matchpoint_top(board.expected, rules.scale)
                pairs = zip(board.north_south, board.east_west, strict=True)
                assert {(ours or 0) + (theirs or 0) for ours, theirs in pairs} == {board.top}
                assert sum(each or 0 for each in board.north_south) * 2 == (board.top or 0) * len(board.results)


class AnyEvent(RuleBasedStateMachine):
    """An event into which anything is entered, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.live = LiveStandings()
        self.entries: list[Entry] = []

    def enter(self, fact: AnyFact) -> str:
        id_ = f"e{len(self.entries)}"
        self.take(Entry(id_, NOON + timedelta(minutes=len(self.entries)), "somebody", fact))
        return id_

    def take(self, entry: Entry) -> None:
        before = self.live.state
        admit(before, entry)
        admit(before, entry, frozenset(each.id for each in self.entries))
        if isinstance(entry.fact, ResultEntered):
            doubts_about(before, entry.fact)
        self.entries.append(entry)
        self.live.add(entry)

    def place(self, data: st.DataObject) -> Place:
        """Return a place that is planned; sometimes, or where there is none, any."""
        due = [p for s in self.live.state.sessions.values() for plan in s.plans.values() for p in plan.due]
        if not due or data.draw(st.integers(0, 9)) == 0:
            return data.draw(odd_places)
        return data.draw(st.sampled_from(due))

    def stated(self) -> list[tuple[Place, str]]:
        return [
            (place, id_)
            for session in self.live.state.sessions.values()
            for cells in session.boards.values()
            for place, cell in cells.items()
            for id_ in cell.stated
        ]

    @initialize(conditions=conditions, founded=st.integers(0, 9), data=st.data())
    def found(self, conditions: Conditions, founded: int, data: st.DataObject) -> None:
        if founded:
            self.enter(EventFounded("An event", conditions))
            self.plan(data)

    @rule(data=st.data())
    def plan(self, data: st.DataObject) -> None:
        movement = data.draw(st.sampled_from(MOVEMENTS[self.live.state.conditions.kind]))
        match movement:
            case _ if hasattr(movement, "contestants"):
                wanted = movement.contestants
            case _:
                wanted = getattr(movement, "players", 0) or getattr(movement, "teams", 0)
        section = data.draw(SECTIONS)
        # Now and then one short, so that somebody sits out; sections by themselves or with numbers that go through.
        present = wanted - (data.draw(st.integers(0, 4)) == 0)
        name = data.draw(st.sampled_from(["", section]))
        self.enter(
            SectionPlanned(
                data.draw(SESSIONS),
                section,
                movement,
                tuple(ContestantId(number, section=name) for number in range(1, present + 1)),
                data.draw(st.integers(1, 2)),
                data.draw(st.sampled_from([1, 1, 1, 5, 0])),
                from_round=data.draw(st.sampled_from([1, 1, 2, 3, 9])),
            )
        )

    @rule(data=st.data(), count=st.integers(1, 12), line=st.data())
    def results(self, data: st.DataObject, count: int, line: st.DataObject) -> None:
        for _ in range(count):
            self.enter(ResultEntered(self.place(data), line.draw(lines)))

    @rule(data=st.data(), line=lines, side=st.sampled_from([None, *Side]))
    def result_of_named(self, data: st.DataObject, line: TravellerLine, side: Side | None) -> None:
        named = [data.draw(st.none() | contestants) for _ in range(4)]
        self.enter(ResultEntered(self.place(data), line, named[0], named[1], named[2], named[3], side))

    @rule(data=st.data(), line=lines)
    def correct(self, data: st.DataObject, line: TravellerLine) -> None:
        known = self.stated()
        place = self.place(data)
        instead: tuple[str, ...] = ("nothing",)
        is_known: bool = data.draw(st.sampled_from([True] * 9 + [False]))
        if known and is_known:
            place, id_ = data.draw(st.sampled_from(known))
            instead = tuple(other for there, other in known if there == place) if data.draw(st.booleans()) else (id_,)
        self.enter(ResultCorrected(ResultEntered(place, line), instead, "wrong"))

    @rule(data=st.data(), side=st.sampled_from(Side))
    def agree(self, data: st.DataObject, side: Side) -> None:
        known = self.stated()
        place, id_ = data.draw(st.sampled_from(known)) if known else (self.place(data), "nothing")
        self.enter(ResultAgreed(place, id_, side))

    @rule(data=st.data(), what=st.integers(0, 2), form=st.sampled_from(["", "b", "c"]))
    def at_a_place(self, data: st.DataObject, what: int, form: str) -> None:
        place = self.place(data)
        facts: tuple[AnyFact, ...] = (FormRecorded(place, form), BoardCancelled(place), BoardPostponed(place))
        self.enter(facts[what])

    @rule(data=st.data(), sides=st.tuples(side_rulings, side_rulings))
    def rule_on_a_score(self, data: st.DataObject, sides: tuple[SideRuling, SideRuling]) -> None:
        place = self.place(data)
        instead = tuple(self.live.state.cell(place).rulings) if data.draw(st.booleans()) else ()
        self.enter(ScoreRuled(place, Ruling(*sides), "damage", instead))

    @rule(who=contestants, amount=st.fractions(0, 5, max_denominator=4), data=st.data())
    def penalize(self, who: ContestantId, amount: Fraction, data: st.DataObject) -> None:
        section = data.draw(st.sampled_from(["", "A", "B"]))
        unit = data.draw(st.sampled_from(PenaltyUnit))
        penalty = RuledPenalty(replace(who, section=section), amount, unit)
        self.enter(PenaltyRuled(penalty, data.draw(st.none() | SESSIONS)))

    @rule(data=st.data(), who=contestants, outcome=st.sampled_from(AppealOutcome), merit=st.booleans())
    def appeal(self, data: st.DataObject, who: ContestantId, outcome: AppealOutcome, merit: bool) -> None:
        against = self.enter(AppealLodged("e0", who, Fraction(20)))
        if data.draw(st.booleans()):
            self.enter(AppealDecided(against, outcome, without_merit=not merit))

    @rule(who=contestants, amount=st.fractions(-5, 5, max_denominator=4), percent=st.sampled_from([None, False, True]))
    def carry_over(self, who: ContestantId, amount: Fraction, percent: bool | None) -> None:
        self.enter(CarriedOver(who, amount, percent=percent))

    def some(self, data: st.DataObject, of: type | None = None) -> tuple[str, ...]:
        """Return ids of entries, of a kind if one is named; now and then one that nobody has."""
        known = [each.id for each in self.entries if of is None or isinstance(each.fact, of)]
        return tuple(data.draw(st.lists(st.sampled_from([*known, "nothing", f"e{len(self.entries)}"]), max_size=2)))

    @rule(data=st.data(), session=SESSIONS, after=st.integers(0, 4), player=st.sampled_from(["", "", "One"]))
    def disqualify(self, data: st.DataObject, session: int, after: int, player: str) -> None:
        who = data.draw(contestants)
        section = data.draw(st.sampled_from(["", "A", "B"]))
        banned = ContestantDisqualified(
            replace(who, line=None, section=section), "cause", "the organizer", session, after, player,
            self.some(data, ContestantDisqualified),
        )  # fmt: skip
        self.enter(banned)

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        ruling = data.draw(st.sampled_from([*self.live.state.rulings, "nothing", f"e{len(self.entries)}"]))
        before = figures(self.live)
        was_disqualified = self.live.state.disqualified
        facts = withdrawal(self.live.state, ruling, "error")
        is_of_the_office = ruling in self.live.state.office.entries
        assert is_of_the_office == any(isinstance(each, RulingWithdrawn) for each in facts)
        if not is_of_the_office:  # an award goes by what takes its place, and of nothing there is nothing to take back
            for each in facts:
                self.enter(each)
            return
        self.enter(facts[-1])
        assert figures(self.live) == before or self.live.state.disqualified != was_disqualified

    @rule(data=st.data(), who=contestants)
    def in_the_office(self, data: st.DataObject, who: ContestantId) -> None:
        """Enter what the Director does away from the scores, which changes none of them."""
        place = self.place(data)
        where = data.draw(st.sampled_from([Where.at(place), Where(place.session), Where(table=1, board=2)]))
        given = RulingGiven(
            where, ("16B3",), "So ruled.", call=next(iter(self.some(data)), None), gave=self.some(data, ScoreRuled),
            come_back=data.draw(st.sampled_from(["", "later"])), follows=self.some(data, RulingGiven),
        )  # fmt: skip
        facts: list[AnyFact] = [
            given,
            RulingCorrected(given, self.some(data), data.draw(st.sampled_from(WhyCorrected)), "error"),
            DirectorCalled(where, "a revoke", Seat.W, instead_of=self.some(data, DirectorCalled)),
            IrregularityNoticed(where, "a revoke", "in passing", ("61A",), self.some(data)),
            CallTaken(next(iter(self.some(data, DirectorCalled)), "nothing"), "the Director"),
            CallSettled(next(iter(self.some(data, DirectorCalled)), "nothing")),
            RectificationWaived(where, Side.NS, "a penalty card", "a jog", ("50",), None, self.some(data)),
            MatterReferred(where, "the committee", "signals", "81C7", None, self.some(data)),
            PollTaken(where, "What do you call?", Seat.N, answers=(PollAnswer("Peer 1", "pass"),)),
            PlayerSuspended(who, "rudeness", place.session, 1, None, "One", self.some(data, PlayerSuspended)),
        ]
        before = figures(self.live)
        self.enter(data.draw(st.sampled_from(facts)))
        assert figures(self.live) == before

    @rule(data=st.data(), who=contestants, measure=st.sampled_from(MeasureTaken), kind=st.sampled_from(NoteKind))
    def in_the_register(self, data: st.DataObject, who: ContestantId, measure: MeasureTaken, kind: NoteKind) -> None:
        where = Where.at(self.place(data))
        conduct = ConductNoted(who, ("74A2",), "gloated", measure, ("One",), where, None, "", self.some(data))
        noted = PartnershipNoted(kind, who, "three small", ("One", "Other"), Seat.N, where, instead_of=self.some(data))
        before, public = figures(self.live), public_entries(self.entries)
        facts: list[AnyFact] = [conduct, noted]
        self.enter(data.draw(st.sampled_from(facts)))
        assert figures(self.live) == before
        assert public_entries(self.entries) == public

    @rule(who=contestants, session=SESSIONS, after=st.integers(0, 4))
    def withdraw(self, who: ContestantId, session: int, after: int) -> None:
        self.enter(ContestantWithdrew(replace(who, line=None), session, after))

    @rule(conditions=conditions)
    def change_conditions(self, conditions: Conditions) -> None:
        self.enter(ConditionsChanged(replace(conditions, kind=conditions.kind), "because"))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        ids = [each.id for each in self.entries]
        self.enter(EntryUndone(data.draw(st.sampled_from([*ids[-6:], "nothing", f"e{len(ids)}"])), "error"))

    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        if self.entries:
            self.take(data.draw(st.sampled_from(self.entries)))

    @rule(data=st.data(), who=contestants, session=SESSIONS, section=SECTIONS, number=st.integers(0, 6))
    def what_changes_no_score(
        self, data: st.DataObject, who: ContestantId, session: int, section: str, number: int
    ) -> None:
        known = [each.id for each in self.entries] or ["nothing"]
        facts: list[AnyFact] = [
            ContestantEntered(who, (Player("One"), Player("Other")), handicap=Fraction(1, 2)),
            SubstituteSeated(who, Player("One"), Player("Third"), session, number),
            DirectionPermitted(session, who, number, (Seat.E, Seat.W)),
            BoardMoverNamed(session, section, number, Seat.S),
            RoundCalled(session, number, data.draw(st.sampled_from([None, section]))),
            RoundFinished(session, section, number, number),
            DealsRecorded(session, {number: Layout.parse("N:AKQJ... - - -")}, section),
            SessionEnded(session),
            RoundsTimed(session, 15, number, data.draw(st.sampled_from([None, section])), number or None),
            ClockHeld(session, data.draw(st.sampled_from([None, section]))),
            ClockResumed(session, data.draw(st.sampled_from([None, section]))),
            AnnouncementMade("Coffee", session, data.draw(st.sampled_from([(), ((section, number),)]))),
            AnnouncementEnded(known[-1]),
            ResultsPublished(data.draw(st.sampled_from([None, session]))),
            AppealLodged(known[-1], who),
            EventClosed(),
            EventFounded("Again", Conditions()),
        ]
        fact = data.draw(st.sampled_from(facts))
        before = figures(self.live)
        was_founded = self.live.state.founded
        self.enter(fact)
        assert figures(self.live) == before or (isinstance(fact, EventFounded) and not was_founded)

    @invariant()
    def live_is_what_the_whole_record_says(self) -> None:
        anew = LiveStandings(self.entries)
        assert anew.state == self.live.state == fold(self.entries)
        assert figures(anew) == figures(self.live)
        assert anew.entries == self.live.entries == tuple(dict.fromkeys(self.entries))

    @invariant()
    def the_fold_is_entry_by_entry(self) -> None:
        state = EventState()
        for entry in without_undone(self.entries):
            state = apply(state, entry)
        assert state == fold(self.entries)

    @invariant()
    def the_register_is_in_nothing_that_others_see(self) -> None:
        public = LiveStandings(public_entries(self.entries))
        assert figures(public) == figures(self.live)
        assert public.state.rulings == self.live.state.rulings
        assert list(OfficeRegister.of(public.state)) == []
        assert not any(isinstance(each.fact, ConductNoted | PartnershipNoted) for each in public.entries)

    @invariant()
    def the_office_is_the_same_in_any_order(self) -> None:
        entries = without_undone(self.entries)
        there, back = fold(entries), fold(entries[::-1])
        assert there.office == back.office
        assert there.disqualified == back.disqualified
        assert tuple(OfficeRegister.of(there)) == tuple(OfficeRegister.of(back))
        assert tuple(open_calls(there)) == tuple(open_calls(back))
        assert calls_taken(there) == calls_taken(back)
        assert tuple(to_come_back_to(there)) == tuple(to_come_back_to(back))
        for who in there.contestants:
            assert earlier_offences(there, who) == earlier_offences(back, who)

    @invariant()
    def a_clock_goes_forward(self) -> None:
        for number in self.live.state.sessions:
            clocks = (clock_of(self.live.state, number, name) for name in self.live.state.session(number).plans)
            for clock in filter(None, clocks):
                assert clock.ends is None or clock.ends >= clock.began + timedelta(minutes=15)
                assert clock.held is None or clock.held >= clock.began
                assert (clock.warning is None) or clock.ends is not None

    @invariant()
    def who_is_disqualified_has_no_place(self) -> None:
        ranked = {rank.contestant for ranking in self.live.rankings for rank in ranking.ranks}
        assert ranked.isdisjoint(self.live.state.disqualified)
        substitutes_wanted(self.live.state)

    @invariant()
    def the_batch_agrees(self) -> None:
        agrees_with_the_batch(self.live)
        matchpoints_are_conserved(self.live)
        sessions_add_up(self.live)

    @invariant()
    def places_are_places(self) -> None:
        for ranking in self.live.rankings:
            places = [rank.place for rank in ranking.ranks]
            assert places == sorted(places)
            for rank in ranking.ranks:
                assert places.count(rank.place) == rank.shared_by
                assert rank.place == 1 + sum(other < rank.place for other in places)
                assert not rank.contestant.is_anonymous
        everybody = [rank.contestant for ranking in self.live.rankings for rank in ranking.ranks]
        assert len(everybody) == len(set(everybody))

    @invariant()
    def what_is_shown_can_be_shown(self) -> None:
        published_rankings(self.live)
        for each in waiting(self.live.state):
            assert self.live.state.session(each.place.session).number == each.place.session


TestAnyEvent = AnyEvent.TestCase
TestAnyEvent.settings = settings(
    max_examples=examples(25),
    stateful_step_count=14,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    deadline=None,
)


class AnyLongEvent(AnyEvent):
    """The same at length."""


TestAnyLongEvent = pytest.mark.slow(AnyLongEvent.TestCase)
TestAnyLongEvent.settings = settings(TestAnyEvent.settings, max_examples=examples(400), stateful_step_count=40)
