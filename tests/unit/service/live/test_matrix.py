"""Permissions: every command for every role, held against a table that is written out here."""

import json
from collections.abc import Iterator
from datetime import timedelta
from fractions import Fraction
from typing import get_args

import pytest
from tests.unit.service.live.conftest import FOUNDING, NOON, at, player, stated

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade, CommentaryWritten
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
    LineUpNamed,
    Player,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.fact import Fact
from duplicado.event.facts.founding import ConditionsChanged, EventFounded, EventRenamed
from duplicado.event.facts.office_values import NoteKind, Where, WhyCorrected
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Played, ScoreWritten
from duplicado.event.facts.rulings import (
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
)
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.permission import LONGEST_CALL, needed, permitted
from duplicado.service.live.roles import (
    DEFAULT_GRANTS,
    Access,
    AccessError,
    Capability,
    Openness,
    Release,
    Role,
    TableKey,
    Viewer,
)
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

SEVEN = ContestantId(7)
PENALTY = RuledPenalty(SEVEN, Fraction(10), PenaltyUnit.PERCENT_OF_TOP, reason="late")
COMMANDS: dict[type[Fact], AnyFact] = {
    type(fact): fact
    for fact in (
        *FOUNDING,
        ConditionsChanged(Conditions(), "why"),
        EventRenamed("Saturday pairs", "2027-01-16"),  # another title than the act's example gives
        ContestantEntered(SEVEN, (Player("Ana"), Player("Rui"))),
        ContestantWithdrew(SEVEN, 1, 2),
        SubstituteSeated(SEVEN, Player("Ana"), Player("Eva"), 1, 2),
        LineUpNamed(SEVEN, 1, 2, (Player("Ana"), Player("Eva"))),
        SessionMissed(SEVEN, 2),
        DealsRecorded(1, {}),
        RoundCalled(1, 2),
        RoundFinished(1, "", 3, 1),
        BoardPostponed(at(3, 5)),
        BoardCancelled(at(3, 5)),
        DirectionPermitted(1, SEVEN, 2, (Seat.N,)),
        BoardMoverNamed(1, "", 3, Seat.S),
        SessionEnded(1),
        RoundsTimed(1, 15, 3),
        ClockHeld(1),
        ClockResumed(1),
        AnnouncementMade("Coffee", 1),
        AnnouncementEnded("x"),
        CommentaryWritten(1, "", 5, "The lead decides."),
        stated(3, 5, 420),
        ResultAgreed(at(3, 5), "x", Side.EW),
        ResultCorrected(stated(3, 5, 420), ("x",), "why"),
        FormRecorded(at(3, 5), "turned"),
        ScoreRuled(at(3, 5), Ruling(Unchanged(), Unchanged()), "why"),
        PenaltyRuled(PENALTY),
        CarriedOver(SEVEN, Fraction(1)),
        AppealLodged("x", SEVEN),
        AppealDecided("x", AppealOutcome.UPHELD),
        DirectorCalled(Where.at(at(3, 5)), "a revoke"),
        CallTaken("x", "the Director"),
        CallSettled("x"),
        IrregularityNoticed(Where.at(at(3, 5)), "a revoke", "in passing"),
        RulingGiven(Where.at(at(3, 5)), ("64A1",), "One trick."),
        RulingCorrected(RulingGiven(Where.at(at(3, 5)), ("82C",), "x"), ("x",), WhyCorrected.DIRECTORS_ERROR, "why"),
        RulingWithdrawn("x", "why"),
        RectificationWaived(Where.at(at(3, 5)), Side.NS, "a penalty card", "a jog"),
        MatterReferred(Where.at(at(3, 5)), "the committee", "signals"),
        PollTaken(Where.at(at(3, 5)), "And now?", Seat.N),
        ConductNoted(SEVEN, ("74A2",), "gloated"),
        PartnershipNoted(NoteKind.PSYCHE, SEVEN, "three small"),
        PlayerSuspended(SEVEN, "rudeness", 1, 2),
        ContestantDisqualified(SEVEN, "told results", "the organizer", 1, 2),
        ResultsPublished(),
        EventClosed(),
        EntryUndone("x", "why"),
    )
}

# Organizer, Director, Assistant, Scorer, Player (at his table), Commentator, displaY, pUblic
MATRIX: dict[type[Fact], str] = {
    EventFounded: "OD......",
    ConditionsChanged: "OD......",
    EventRenamed: "OD......",
    SectionPlanned: "OD......",
    DealsRecorded: "OD......",
    PenaltyRuled: "OD......",
    CarriedOver: "OD......",
    AppealLodged: "OD......",
    AppealDecided: "OD......",
    ResultsPublished: "OD......",
    EventClosed: "OD......",
    EntryUndone: "OD......",
    ConductNoted: "OD......",
    PartnershipNoted: "OD......",
    PlayerSuspended: "OD......",
    ContestantDisqualified: "OD......",
    DirectorCalled: "ODA.P...",
    CallTaken: "ODA.....",
    CallSettled: "ODA.....",
    IrregularityNoticed: "ODA.....",
    RulingGiven: "ODA.....",
    RulingCorrected: "ODA.....",
    RulingWithdrawn: "ODA.....",
    RectificationWaived: "ODA.....",
    MatterReferred: "ODA.....",
    PollTaken: "ODA.....",
    RoundCalled: "ODA.....",
    RoundsTimed: "ODA.....",
    ClockHeld: "ODA.....",
    ClockResumed: "ODA.....",
    AnnouncementMade: "ODA.....",
    AnnouncementEnded: "ODA.....",
    SessionEnded: "ODA.....",
    BoardPostponed: "ODA.....",
    BoardCancelled: "ODA.....",
    DirectionPermitted: "ODA.....",
    BoardMoverNamed: "ODA.....",
    FormRecorded: "ODA.....",
    ScoreRuled: "ODA.....",
    ContestantEntered: "ODAS....",
    ContestantWithdrew: "ODAS....",
    SubstituteSeated: "ODAS....",
    LineUpNamed: "ODAS....",
    SessionMissed: "ODAS....",
    RoundFinished: "ODA.P...",
    ResultEntered: "ODASP...",
    ResultAgreed: "ODASP...",
    ResultCorrected: "ODASP...",
    CommentaryWritten: "OD...C..",
}
LETTERS = dict(zip("ODASPCYU", Role, strict=True))


def state_of(*facts: AnyFact) -> EventState:
    return fold(Entry(f"e{number}", NOON + timedelta(seconds=number), "x", fact) for number, fact in enumerate(facts))


def viewer(role: Role) -> Viewer:
    return player(3) if role is Role.PLAYER else Viewer(f"{role.value}-1", role, "x")


def test_the_table_has_every_command_and_every_role() -> None:
    every = set(get_args(AnyFact))
    assert set(MATRIX) == set(COMMANDS) == every
    assert list(LETTERS.values()) == list(Role)
    assert set(DEFAULT_GRANTS) == set(Role)


@pytest.mark.parametrize("letter", LETTERS, ids=lambda letter: LETTERS[letter].value)
def test_who_may_ask_for_what(letter: str) -> None:
    state = state_of(*FOUNDING)
    answers = {kind: permitted(viewer(LETTERS[letter]), COMMANDS[kind], state, Access()) for kind in MATRIX}
    assert {kind for kind, refused in answers.items() if refused is None} == {
        kind for kind, letters in MATRIX.items() if letter in letters
    }
    assert {refused.code for refused in answers.values() if refused is not None} <= {"not-allowed"}


@pytest.mark.parametrize("role", Role, ids=lambda each: each.value)
def test_who_was_granted_nothing_may_do_nothing(role: Role) -> None:
    state = state_of(*FOUNDING)
    assert [kind for kind in MATRIX if permitted(viewer(role), COMMANDS[kind], state, Access({})) is None] == []


@pytest.mark.parametrize("granted", Capability, ids=lambda each: each.value)
def test_what_is_granted_to_a_role_in_an_event_is_that_and_nothing_else(granted: Capability) -> None:
    state, access = state_of(*FOUNDING), Access({Role.DISPLAY: frozenset({granted})})
    may = {kind for kind in MATRIX if permitted(viewer(Role.DISPLAY), COMMANDS[kind], state, access) is None}
    assert may == {kind for kind in MATRIX if needed(kind.declaration.duty) is granted}


# ---- at one's own table


def other_tables() -> Iterator[tuple[AnyFact, str]]:
    yield stated(2, 3, 420), "other-table"
    yield ResultAgreed(at(2, 3), "x", Side.NS), "other-table"
    yield ResultCorrected(stated(2, 3, 420), ("x",), "why"), "other-table"
    yield RoundFinished(1, "", 2, 1), "other-table"
    yield RoundFinished(2, "", 3, 1), "other-table"
    yield DirectorCalled(Where.at(at(2, 3)), "a revoke"), "other-table"
    yield DirectorCalled(Where(2, "", 1, 3), "a revoke"), "other-table"
    yield DirectorCalled(Where(1, "B", 1, 3), "a revoke"), "other-table"
    yield RoundFinished(1, "B", 3, 1), "other-table"


def other_rounds() -> Iterator[tuple[AnyFact, str]]:
    yield stated(3, 7, 420, round_number=2), "other-round"
    yield ResultAgreed(at(3, 7, 2), "x", Side.NS), "other-round"
    yield ResultCorrected(stated(3, 7, 420, round_number=2), ("x",), "why"), "other-round"
    yield RoundFinished(1, "", 3, 2), "other-round"
    yield DirectorCalled(Where(1, "", 2, 3), "a revoke"), "other-round"


def for_the_director() -> Iterator[tuple[AnyFact, str]]:
    for wrong in (
        ResultEntered(at(3, 5), ScoreWritten(420)),
        ResultEntered(at(3, 5), ScoreWritten(420), north_south=SEVEN, side=Side.NS),
        ResultEntered(at(3, 5), ScoreWritten(420), east_west=SEVEN, side=Side.NS),
        ResultEntered(at(3, 5), ScoreWritten(420), south=SEVEN, side=Side.NS),
        ResultEntered(at(3, 5), ScoreWritten(420), west=SEVEN, side=Side.NS),
        ResultEntered(at(3, 5), DirectorsScore(None, None), side=Side.NS),
        ResultEntered(at(3, 5), NotPlayed("no time"), side=Side.NS),
    ):
        yield wrong, "for-the-director"
        yield ResultCorrected(wrong, ("x",), "why"), "for-the-director"
    yield ResultCorrected(stated(3, 5, 420), ("x",), "why", "the Organizer"), "for-the-director"
    yield DirectorCalled(Where(1, "", 1), "a revoke"), "for-the-director"
    yield DirectorCalled(Where(1, "", None, 3), "a revoke"), "for-the-director"
    yield DirectorCalled(Where(1, "", 1, 3, 9), "a board of another table"), "for-the-director"
    yield DirectorCalled(Where.at(at(3, 5)), "again", instead_of=("x",)), "for-the-director"


def too_long() -> Iterator[tuple[AnyFact, str]]:
    yield DirectorCalled(Where.at(at(3, 5)), "x" * (LONGEST_CALL + 1)), "call-too-long"
    yield DirectorCalled(Where.at(at(3, 5)), "x", incident="x" * (LONGEST_CALL + 1)), "call-too-long"


WRONG = [*other_tables(), *other_rounds(), *for_the_director(), *too_long()]


@pytest.mark.parametrize(("fact", "code"), WRONG, ids=str)
def test_a_player_acts_for_his_table_and_its_round(fact: AnyFact, code: str) -> None:
    refused = permitted(player(3), fact, state_of(*FOUNDING), Access())
    assert refused is not None
    assert refused.code == code
    # The director may, or the record decides.
    assert permitted(viewer(Role.DIRECTOR), fact, state_of(*FOUNDING), Access()) is None


def test_the_telephone_of_one_side_speaks_for_that_side() -> None:
    state = state_of(*FOUNDING)
    for fact in (stated(3, 5, 420, Side.EW), ResultAgreed(at(3, 5), "x", Side.EW)):
        assert permitted(player(3, Side.EW), fact, state, Access()) is None
        assert permitted(player(3), fact, state, Access()) is None
        refused = permitted(player(3, Side.NS), fact, state, Access())
        assert refused is not None
        assert refused.code == "other-side"


@pytest.mark.parametrize(
    "fact",
    [
        DirectorCalled(Where(1, "", 1, 3), "please come"),
        DirectorCalled(Where(1, "", 1, 3, 6), "x" * LONGEST_CALL, Seat.E, "revoke"),
    ],
    ids=["of no board", "of a board"],
)
def test_a_table_calls_the_director(fact: DirectorCalled) -> None:
    assert permitted(player(3), fact, state_of(*FOUNDING), Access()) is None
    assert permitted(player(3, Side.EW), fact, state_of(*FOUNDING), Access()) is None
    assert permitted(player(3), fact, state_of(*FOUNDING, RoundFinished(1, "", 3, 1)), Access()) is not None
    # In the Correction Period it is he who puts right what they have found on their card.
    assert permitted(player(3), fact, state_of(*FOUNDING, SessionEnded(1)), Access()) is None


def test_the_telephone_of_one_side_calls_for_that_side() -> None:
    fact = DirectorCalled(Where(1, "", 1, 3), "please come", Seat.E)
    refused = permitted(player(3, Side.NS), fact, state_of(*FOUNDING), Access())
    assert refused is not None
    assert refused.code == "other-side"


def test_a_passed_out_board_is_a_players_to_enter() -> None:
    fact = ResultEntered(at(3, 5), Played(PASSED_OUT), side=Side.NS)
    assert permitted(player(3), fact, state_of(*FOUNDING), Access()) is None


@pytest.mark.parametrize("moved", [RoundFinished(1, "", 3, 1), RoundCalled(1, 2), RoundCalled(1, 2, "")], ids=str)
def test_a_result_that_comes_late_is_taken_if_it_is_the_first_and_tells_nothing_if_not(moved: AnyFact) -> None:
    late = stated(3, 5, 420)
    assert permitted(player(3), late, state_of(*FOUNDING, moved), Access()) is None
    codes = set()
    for points in (420, 450, -50):
        state = state_of(*FOUNDING, stated(3, 5, points), moved)
        refused = permitted(player(3), late, state, Access())
        assert refused is not None
        codes.add((refused.code, refused.about))
    # Whether the same was entered or something else is not told apart.
    assert codes == {("entered-already", ())}
    for fact in (ResultAgreed(at(3, 5), "e2", Side.EW), ResultCorrected(late, ("e2",), "why")):
        refused = permitted(player(3), fact, state_of(*FOUNDING, stated(3, 5, 450), moved), Access())
        assert refused is not None
        assert refused.code == "other-round"


def test_after_the_session_a_player_corrects_nothing() -> None:
    state = state_of(*FOUNDING, stated(3, 5, 420), SessionEnded(1))
    for fact in (RoundFinished(1, "", 3, 1), ResultCorrected(stated(3, 5, 450), ("e2",), "why"), stated(3, 5, 450)):
        assert permitted(player(3), fact, state, Access()) is not None


# ---- a director who plays

PLAYS = (ContestantId(3),)  # at table 3 in the first round, boards 5 and 6
PLAYING = Viewer("director-2", Role.DIRECTOR, "the Director", plays=PLAYS)


@pytest.mark.parametrize(
    "fact",
    [
        stated(1, 1, 420, None),
        ResultAgreed(at(1, 1), "x", Side.NS),
        ResultCorrected(stated(1, 1, 420), ("e2",), "why"),
        FormRecorded(at(1, 1), "turned"),
        ScoreRuled(at(1, 1), Ruling(Unchanged(), Unchanged()), "why"),
        DealsRecorded(1, {1: Layout({})}),  # the hands do not matter here
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_a_director_who_plays_touches_no_board_that_he_has_not_played(fact: AnyFact) -> None:
    before = state_of(*FOUNDING, stated(1, 1, 420))
    refused = permitted(PLAYING, fact, before, Access())
    assert refused is not None
    assert refused.code == "not-played-yet"
    # In the fourth round he plays board 1, at table 3 too.
    places = before.session(1).plans[""].by_board[1]
    own = next(due.place for due in places if PLAYS[0] in due.contestants)
    after = state_of(*FOUNDING, stated(1, 1, 420), ResultEntered(own, ScoreWritten(-50)))
    assert permitted(PLAYING, fact, after, Access()) is None
    assert permitted(PLAYING, fact, state_of(*FOUNDING, stated(1, 1, 420), SessionEnded(1)), Access()) is None


def test_a_director_who_plays_enters_his_own_results_and_runs_the_event() -> None:
    state = state_of(*FOUNDING)
    for fact in (stated(3, 5, 420), RoundCalled(1, 2), BoardPostponed(at(1, 1)), RoundFinished(1, "", 1, 1)):
        assert permitted(PLAYING, fact, state, Access()) is None


def test_what_refers_to_an_entry_that_he_may_not_see_is_refused() -> None:
    state = state_of(*FOUNDING, stated(1, 1, 420))
    for fact in (
        EntryUndone("e2", "why"),
        AppealLodged("e2", SEVEN),
        AppealDecided("e2", AppealOutcome.UPHELD),
        CallTaken("e2", "the Director"),
        CallSettled("e2"),
        AnnouncementEnded("e2"),
    ):
        assert permitted(PLAYING, fact, state, Access(), lambda _id: True) is None
        refused = permitted(PLAYING, fact, state, Access(), lambda _id: False)
        assert refused is not None
        assert refused.code == "not-played-yet"


# ---- access as data


def test_access_is_data() -> None:
    shown = Openness(
        travellers=True, hands=True, players=Release.NEVER, display=Release.AT_ONCE, public=Release.AT_END, seats=False
    )
    for access in (Access(), Access({Role.SCORER: frozenset({Capability.RECORD})}, shown)):
        assert Access.read(access.text()) == access
        assert dict(Access.read(access.text()).grants) == dict(access.grants)


def test_access_that_was_kept_before_seats_could_be_hidden_shows_them() -> None:
    data = json.loads(Access(openness=Openness(seats=False)).text())
    del data["openness"]["seats"]
    assert Access.read(json.dumps(data)).openness.seats is True


@pytest.mark.parametrize("text", ["", "{}", "[]", "nothing", Access().text().replace("player", "king"), "null"])
def test_access_that_cannot_be_read_grants_nothing(text: str) -> None:
    with pytest.raises(AccessError):
        Access.read(text)


def test_a_player_has_a_table() -> None:
    with pytest.raises(AccessError, match="without a table"):
        Viewer("x", Role.PLAYER, "x")
    assert str(TableKey(1, "A", 3)) == "1A-3"


def test_mitchell_is_as_the_tests_of_playing_directors_want_it() -> None:
    plan = state_of(*FOUNDING).session(1).plans[""]
    assert plan.current.movement == mitchell(5)
    assert [due.place.board for due in plan.at_table(1, 3)] == [5, 6]
