"""Register of the incidents of the interview: each with its Laws and its story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.director.interview import (
    boards,
    calls,
    claim_recognition,
    claims,
    deals_6_7_13,
    defective_67,
    designations,
    dummy,
    dummys_rights,
    exposed_49,
    fouled_87,
    information,
    judged,
    leads_50_51,
    looked_at_after_play,
    minor_laws,
    offences_90,
    office_matters,
    quitted,
    revokes,
    teams,
)
from duplicado.director.interview.questions import TellStory
from duplicado.law.book.law_75 import Failing
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class IncidentStage(Enumeration):
    """Stage of play to which an incident belongs, by which lists group the incidents."""

    BEFORE = "before"
    """With cards and boards, before the auction."""
    AUCTION = "auction"
    PLAY = "play"
    INFORMATION = "information"
    CLAIMS = "claims"
    """Claims, concessions, and how many tricks were won."""
    CONDUCT = "conduct"
    SCORE = "score"
    """Facts, rights and scores in dispute."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that the Director is called for."""

    id: str
    """Under this name it is kept and worded."""
    laws: tuple[str, ...]
    stage: IncidentStage
    story: TellStory
    is_seldom: bool = False
    """It arises behind another incident, or seldom in the place of a common one: the search prefers others."""


class UnknownIncidentError(DuplicadoError):
    """No incident has that name."""


INCIDENTS: Final = (
    Incident("insufficient-bid", ("27",), IncidentStage.AUCTION, calls.irregular_call("27")),
    Incident("call-out-of-rotation", ("28", "29", "30", "31", "32"), IncidentStage.AUCTION, calls.irregular_call("29")),
    Incident("change-of-call", ("25",), IncidentStage.AUCTION, calls.irregular_call("25")),
    Incident("call-not-repeated", ("31A1", "32A1"), IncidentStage.AUCTION, calls.call_not_repeated, is_seldom=True),
    Incident("inadmissible-double", ("36",), IncidentStage.AUCTION, calls.irregular_call("36")),
    Incident("call-by-a-player-who-must-pass", ("37",), IncidentStage.AUCTION, calls.call_by_a_silenced_player),
    Incident("bid-above-seven", ("38",), IncidentStage.AUCTION, calls.irregular_call("38")),
    Incident("call-after-the-final-pass", ("39",), IncidentStage.AUCTION, calls.irregular_call("39")),
    Incident("turn-lost", ("17D3", "34"), IncidentStage.AUCTION, calls.turn_lost),
    Incident("card-exposed-in-the-auction", ("24",), IncidentStage.AUCTION, calls.card_exposed),
    Incident("lead-after-withdrawn-call", ("26",), IncidentStage.PLAY, calls.lead_after_withdrawn_call),
    Incident("opening-lead-out-of-turn", ("41A", "54"), IncidentStage.PLAY, leads_50_51.opening_lead_out_of_turn),
    Incident("card-beside-the-lead", ("41A",), IncidentStage.PLAY, exposed_49.card_beside_the_lead, is_seldom=True),
    Incident("lead-out-of-turn", ("53", "55", "56"), IncidentStage.PLAY, leads_50_51.lead_out_of_turn),
    Incident(
        "lead-out-of-turn-to-the-last-trick",
        ("53A",),
        IncidentStage.PLAY,
        leads_50_51.lead_out_of_turn_to_the_last_trick,
        is_seldom=True,
    ),
    Incident(
        "line-after-lead-out-of-turn",
        ("55C",),
        IncidentStage.PLAY,
        looked_at_after_play.line_after_lead_out_of_turn,
        is_seldom=True,
    ),
    Incident("premature-play", ("57",), IncidentStage.PLAY, leads_50_51.premature_play),
    Incident("two-cards-together", ("58",), IncidentStage.PLAY, leads_50_51.two_cards_together),
    Incident("card-exposed", ("48", "49"), IncidentStage.PLAY, exposed_49.card_exposed),
    Incident("exposed-without-fault", ("50",), IncidentStage.PLAY, exposed_49.exposed_without_fault),
    Incident("fifth-card", ("45E",), IncidentStage.PLAY, exposed_49.fifth_card),
    Incident(
        "penalty-card-partner-leads", ("50D2", "51B"), IncidentStage.PLAY, exposed_49.penalty_card_when_partner_leads
    ),
    Incident(
        "led-before-declarer-chose",
        ("50D2", "51B"),
        IncidentStage.PLAY,
        exposed_49.led_before_declarer_chose,
        is_seldom=True,
    ),
    Incident("penalty-card-not-played", ("52",), IncidentStage.PLAY, exposed_49.penalty_card_not_played),
    Incident("several-penalty-cards", ("51A",), IncidentStage.PLAY, exposed_49.several_penalty_cards, is_seldom=True),
    Incident("card-held-out", ("45C1", "45C2", "45C3"), IncidentStage.PLAY, dummy.card_held_out),
    Incident("designation-changed", ("45C4",), IncidentStage.PLAY, dummy.designation_changed),
    Incident("card-misplaced-by-dummy", ("45D",), IncidentStage.PLAY, dummy.card_misplaced_by_dummy),
    Incident("card-suggested-by-dummy", ("45F",), IncidentStage.PLAY, dummy.card_suggested_by_dummy),
    Incident(
        "incomplete-designation",
        ("46B", "46B1", "46B2", "46B3", "46B4", "46B5"),
        IncidentStage.PLAY,
        designations.incomplete_designation,
    ),
    Incident(
        "intention-other-than-words", ("46B",), IncidentStage.PLAY, dummy.intention_other_than_words, is_seldom=True
    ),
    Incident("dummy-oversteps", ("42", "43", "43A", "43B1"), IncidentStage.PLAY, dummys_rights.dummy_oversteps),
    Incident(
        "dummy-without-rights",
        ("43", "43A2", "43B2", "43B3"),
        IncidentStage.PLAY,
        dummys_rights.dummy_without_rights,
        is_seldom=True,
    ),
    Incident(
        "played-on-a-wrong-explanation",
        ("47E2",),
        IncidentStage.INFORMATION,
        minor_laws.played_on_a_wrong_explanation,
        is_seldom=True,
    ),
    Incident("revoke", ("61", "62", "63", "64"), IncidentStage.PLAY, revokes.revoke),
    Incident(
        "partner-after-revoke-on-trick-twelve",
        ("62D2",),
        IncidentStage.PLAY,
        looked_at_after_play.partner_after_revoke_on_trick_twelve,
        is_seldom=True,
    ),
    Incident("transfer-not-enough", ("64C",), IncidentStage.PLAY, looked_at_after_play.transfer_not_enough),
    Incident("arrangement-of-tricks", ("65",), IncidentStage.PLAY, quitted.arrangement_of_tricks),
    Incident("inspection-of-tricks", ("66",), IncidentStage.PLAY, quitted.inspection_of_tricks),
    Incident("card-omitted", ("67A", "67B1"), IncidentStage.PLAY, defective_67.card_omitted),
    Incident("cards-too-many", ("67B2",), IncidentStage.PLAY, defective_67.cards_too_many),
    Incident("card-found-again", ("67B3",), IncidentStage.PLAY, defective_67.card_found_again, is_seldom=True),
    Incident("disputed-claim", ("68", "70"), IncidentStage.CLAIMS, claims.disputed_claim),
    Incident("claim-or-not", ("68", "68A", "48B2"), IncidentStage.CLAIMS, claim_recognition.claim_or_not),
    Incident("concession-objected-to", ("68B2",), IncidentStage.CLAIMS, claim_recognition.concession_objected_to),
    Incident(
        "played-on-after-a-claim", ("68D", "68D2"), IncidentStage.CLAIMS, claim_recognition.played_on_after_a_claim
    ),
    Incident("agreement-withdrawn", ("69",), IncidentStage.CLAIMS, claims.agreement_withdrawn),
    Incident("concession-cancelled", ("71",), IncidentStage.CLAIMS, claims.concession_cancelled),
    Incident("tricks-disagreed", ("79",), IncidentStage.CLAIMS, claims.tricks_disagreed),
    Incident(
        "trick-knowingly-taken",
        ("79A2",),
        IncidentStage.CLAIMS,
        looked_at_after_play.trick_knowingly_taken,
        is_seldom=True,
    ),
    Incident("faulty-deal", ("6", "6D"), IncidentStage.BEFORE, deals_6_7_13.faulty_deal),
    Incident("team-board-not-comparable", ("86", "86B", "86D"), IncidentStage.SCORE, teams.board_not_comparable),
    Incident("fouled-board", ("87",), IncidentStage.SCORE, fouled_87.fouled_board),
    Incident("cards-touched", ("7", "7B"), IncidentStage.BEFORE, deals_6_7_13.cards_touched),
    Incident("wrong-number-of-cards", ("13",), IncidentStage.BEFORE, boards.wrong_number_of_cards),
    Incident("missing-card", ("14",), IncidentStage.BEFORE, boards.missing_card),
    Incident("card-of-another-pack", ("13C",), IncidentStage.BEFORE, minor_laws.card_of_another_pack, is_seldom=True),
    Incident("cards-from-another-board", ("15A",), IncidentStage.BEFORE, boards.cards_from_another_board),
    Incident(
        "call-on-the-other-board", ("15A3",), IncidentStage.BEFORE, minor_laws.call_on_the_other_board, is_seldom=True
    ),
    Incident("wrong-board", ("15B",), IncidentStage.BEFORE, boards.wrong_board),
    Incident("information-from-elsewhere", ("16D",), IncidentStage.INFORMATION, information.information_from_elsewhere),
    Incident("right-in-doubt", ("9B", "10", "11A", "81C5"), IncidentStage.SCORE, minor_laws.right_in_doubt),
    Incident("noticed-by-director", ("81C3",), IncidentStage.SCORE, office_matters.noticed_by_director, is_seldom=True),
    Incident("directors-error", ("82C",), IncidentStage.SCORE, office_matters.directors_error),
    Incident("error-of-procedure", ("82A", "82B"), IncidentStage.SCORE, office_matters.error_of_procedure),
    Incident("wrong-score", ("79C",), IncidentStage.SCORE, office_matters.wrong_score),
    Incident(
        "score-to-be-adjusted",
        ("12B", "12C"),
        IncidentStage.SCORE,
        office_matters.score_to_be_adjusted,
        is_seldom=True,
    ),
    Incident("appeal", ("92",), IncidentStage.SCORE, office_matters.appeal),
    Incident("explanation-corrected", ("20F", "21B1"), IncidentStage.INFORMATION, information.explanation_corrected),
    Incident(
        "information-from-partner",
        ("16B", "73C"),
        IncidentStage.INFORMATION,
        judged.of_player(judged.information_used, "16B1(a)", "73C1"),
    ),
    Incident(
        "information-not-permitted", ("16A",), IncidentStage.INFORMATION, judged.of_no_permitted_source, is_seldom=True
    ),
    Incident("information-noted", ("16B",), IncidentStage.INFORMATION, information.information_noted),
    Incident(
        "rights-reserved", ("16B2",), IncidentStage.INFORMATION, judged.of_player(judged.rights_are_reserved, "16B2")
    ),
    Incident(
        "withdrawn-action-used",
        ("16C",),
        IncidentStage.INFORMATION,
        judged.of_player(judged.withdrawn_action_used, "16C2"),
    ),
    Incident("helped-by-infraction", ("23C", "27D", "50E4"), IncidentStage.CONDUCT, judged.helped_by_infraction),
    Incident(
        "partners-explanation-used",
        ("75A",),
        IncidentStage.INFORMATION,
        judged.of_player(judged.partners_explanation_used, "75A"),
        is_seldom=True,
    ),
    Incident("explanation-to-correct", ("20F4", "20F5", "75B"), IncidentStage.INFORMATION, judged.correction_due),
    Incident("wrong-explanation", ("21B3", "40B3", "75"), IncidentStage.INFORMATION, judged.misinformed(Failing.WRONG)),
    Incident("incomplete-explanation", ("40B5",), IncidentStage.INFORMATION, judged.misinformed(Failing.INCOMPLETE)),
    Incident("alert-missing", ("40B2",), IncidentStage.INFORMATION, judged.misinformed(Failing.NOT_ALERTED)),
    Incident(
        "alert-needless", ("40B2",), IncidentStage.INFORMATION, judged.misinformed(Failing.ALERTED), is_seldom=True
    ),
    Incident("psychic-call", ("40A3", "40C"), IncidentStage.INFORMATION, judged.of_player(judged.psychic_call, "40C1")),
    Incident("methods-changed", ("40B2",), IncidentStage.INFORMATION, judged.methods_changed),
    Incident(
        "hidden-understanding",
        ("40A", "40B"),
        IncidentStage.INFORMATION,
        judged.of_no_player(judged.hidden_understanding),
    ),
    Incident(
        "misled-by-an-opponent",
        ("73D", "73E"),
        IncidentStage.CONDUCT,
        judged.of_player(judged.misled_by_opponent, "73E2"),
    ),
    Incident(
        "communication-with-partner",
        ("73A", "73B"),
        IncidentStage.CONDUCT,
        judged.of_player(judged.communication, "73B1"),
    ),
    Incident(
        "could-have-known", ("23", "72C"), IncidentStage.CONDUCT, judged.of_player(judged.could_have_known, "72C")
    ),
    Incident("procedural-offence", ("90A", "90B"), IncidentStage.CONDUCT, offences_90.procedural_offence),
    Incident("disputed-facts", ("84", "85"), IncidentStage.SCORE, judged.of_no_player(judged.disputed_facts)),
    Incident("no-rectification", ("12A",), IncidentStage.SCORE, judged.of_no_player(judged.no_rectification)),
)
"""Every incident, in the order of the Laws as far as that helps to find it."""

_BY_ID: Final = {each.id: each for each in INCIDENTS}


def incident(name: str) -> Incident:
    """Return the incident of that name.

    Raises:
        UnknownIncidentError: there is none.
    """
    try:
        return _BY_ID[name]
    except KeyError:
        raise UnknownIncidentError(f"no incident is called {name!r}") from None
