"""Law 20: who may ask, and when an error in an explanation is corrected."""

import pytest

from duplicado.law.book.law_20 import (
    AskersRole,
    PlayersQuestion,
    Stage,
    When,
    forbids_asking_whose_lead,
    forbids_correction_of_partner,
    forbids_own_card,
    forbids_question,
    forbids_review,
    may_restate,
    own_error_corrected,
    partners_error_corrected,
    role_of,
)
from duplicado.law.book.law_47 import was_told
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.seats import Seat

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007


@pytest.mark.clause("20F1", "20:fn7", "20F1:supplementary", "20F2", "20F")
@pytest.mark.parametrize(
    ("asking", "forbidden"),
    [
        (PlayersQuestion(NEW, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True), None),
        (PlayersQuestion(NEW, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=False), "20F1"),
        (PlayersQuestion(NEW, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True, must_pass=True), "20F1"),
        (PlayersQuestion(OLD, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True, must_pass=True), None),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DECLARER, in_turn=False), None),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DEFENDER, in_turn=False), None),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DUMMY, in_turn=False), "20F2"),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DEFENDER, in_turn=True, leads=True), None),
        (
            PlayersQuestion(
                NEW, Stage.CLARIFICATION, AskersRole.DEFENDER, in_turn=True, leads=True, face_down_lead_made=True
            ),
            "20F2",
        ),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DEFENDER, in_turn=True), None),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DEFENDER, in_turn=False), "20F2"),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DUMMY, in_turn=True), "20F2"),
        (PlayersQuestion(NEW, Stage.OVER, AskersRole.DUMMY, in_turn=False), None),
    ],
)
def test_who_may_ask_what_a_call_means(asking: PlayersQuestion, forbidden: str | None) -> None:
    assert forbids_question(asking) == forbidden


@pytest.mark.clause("20B", "20C2", "20:fn6", "41B")
@pytest.mark.parametrize(
    ("asking", "forbidden"),
    [
        (PlayersQuestion(NEW, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True), None),
        (PlayersQuestion(NEW, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True, must_pass=True), "20B"),
        (PlayersQuestion(OLD, Stage.AUCTION, AskersRole.UNDECIDED, in_turn=True, must_pass=True), "20B"),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DECLARER, in_turn=False), None),
        (PlayersQuestion(NEW, Stage.CLARIFICATION, AskersRole.DUMMY, in_turn=False), "20C2"),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DECLARER, in_turn=True), None),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DECLARER, in_turn=True, has_played=True), "41B"),
        (PlayersQuestion(NEW, Stage.PLAY, AskersRole.DEFENDER, in_turn=False), "20C2"),
    ],
)
def test_who_may_have_the_calls_restated(asking: PlayersQuestion, forbidden: str | None) -> None:
    assert forbids_review(asking) == forbidden


@pytest.mark.clause("20D")
def test_only_an_opponent_restates_the_calls() -> None:
    assert may_restate(Seat.N, Seat.E)
    assert not may_restate(Seat.N, Seat.S)


@pytest.mark.clause("20F4(a)", "20F4(b)", "20F6")
def test_his_own_error_waits_since_2017_but_not_in_the_play() -> None:
    assert own_error_corrected(OLD, Stage.AUCTION) is When.AT_ONCE
    assert own_error_corrected(NEW, Stage.AUCTION) is When.BEFORE_CLARIFICATION_ENDS
    assert own_error_corrected(NEW, Stage.CLARIFICATION) is When.BEFORE_CLARIFICATION_ENDS
    assert own_error_corrected(NEW, Stage.PLAY) is When.AT_ONCE


@pytest.mark.clause("20F5(b)", "20F5(b)(i)", "20F5(b)(ii)")
def test_partners_error_waits_by_role() -> None:
    assert partners_error_corrected(role_of(Seat.N, None)) is When.AT_THE_END_OF_THE_AUCTION
    assert partners_error_corrected(role_of(Seat.S, Seat.S)) is When.IN_THE_CLARIFICATION_PERIOD
    assert partners_error_corrected(role_of(Seat.N, Seat.S)) is When.IN_THE_CLARIFICATION_PERIOD
    assert partners_error_corrected(role_of(Seat.E, Seat.S)) is When.AFTER_PLAY
    assert forbids_correction_of_partner(Stage.AUCTION, AskersRole.UNDECIDED) == "20F5(a)"
    assert forbids_correction_of_partner(Stage.PLAY, AskersRole.DEFENDER) == "20F5(b)(i)"
    assert forbids_correction_of_partner(Stage.OVER, AskersRole.DEFENDER) is None
    assert forbids_correction_of_partner(Stage.CLARIFICATION, AskersRole.DUMMY) is None


@pytest.mark.clause("20C1")
def test_either_defender_may_ask_whose_lead_it_is_before_it_is_faced() -> None:
    may = {(stage, role) for stage in Stage for role in AskersRole if forbids_asking_whose_lead(stage, role) is None}
    assert may == {(Stage.CLARIFICATION, AskersRole.DEFENDER)}


@pytest.mark.clause("47E1", "20C1")
@pytest.mark.parametrize(
    ("told", "counts"),
    [
        ((), False),
        (((Seat.N, Seat.E),), True),
        (((Seat.W, Seat.E),), False),
        (((Seat.N, Seat.W),), False),
        (((Seat.N, Seat.E), (Seat.S, Seat.W)), False),
        (((Seat.N, Seat.E), (Seat.W, Seat.W)), True),
    ],
)
def test_the_last_word_of_an_opponent_counts(told: tuple[tuple[Seat, Seat], ...], counts: bool) -> None:
    assert was_told(Seat.E, Seat.E, told) is counts


@pytest.mark.clause("20G3")
@pytest.mark.parametrize("edition", [OLD, NEW], ids=str)
def test_nobody_looks_at_his_own_card_but_the_declaring_side_before_the_lead(edition: Edition) -> None:
    may = {
        (stage, role) for stage in Stage for role in AskersRole if forbids_own_card(stage, role, {}, edition) is None
    }
    before_the_lead = {
        (Stage.CLARIFICATION, role) for role in (AskersRole.DECLARER, AskersRole.DUMMY, AskersRole.UNDECIDED)
    }
    assert may == before_the_lead | {(Stage.OVER, role) for role in AskersRole}
    number = "20G2" if edition is OLD else "20G3"
    assert forbids_own_card(Stage.AUCTION, AskersRole.UNDECIDED, {}, edition) == number


@pytest.mark.clause("20G3")
@pytest.mark.parametrize(
    ("permitted", "declarer", "defender"),
    [(("allowed",), None, None), ("allowed", None, None), (("never",), "20G3", "20G3"), ("never", "20G3", "20G3"),
     ("clarification_only", None, "20G3"), (value_of(options.SYSTEM_CARD_OWN_CONSULT, profile("aeb")), None, "20G3")],
)  # fmt: skip
def test_the_regulating_authority_may_provide_otherwise(
    permitted: object, declarer: str | None, defender: str | None
) -> None:
    regulations = {"system_card.own_consult": permitted}
    assert forbids_own_card(Stage.CLARIFICATION, AskersRole.DECLARER, regulations, NEW) == declarer
    assert forbids_own_card(Stage.CLARIFICATION, AskersRole.DEFENDER, regulations, NEW) == defender
