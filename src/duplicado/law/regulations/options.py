"""Options of a Regulating Authority or Tournament Organizer, in the order of the Laws that grant them.

Sources: the Laws of 2017 (`wbf`), the notes and norms of the Spanish edition (`aeb`), the notes to the Queensland copy
of the Laws (`qba`). A value of another profile stands in the declaration only where that source prints it.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from fractions import Fraction
from types import MappingProxyType
from typing import Final, cast

from duplicado.law.regulations.option import (
    Declared,
    Executed,
    Option,
    Shown,
    UnknownOptionError,
    Value,
    amount,
    choice,
    flag,
    number,
    number_if_any,
    steps,
    text,
    three,
    words,
)

_PRINTED: Final = Declared(Shown.CONDITIONS)
_SIXTY_FIFTY_FORTY: Final = (Fraction(60), Fraction(50), Fraction(40))

ALERT_POLICY_ID: Final = text("alert.policy_id", "40B2(a)(iii)", _PRINTED, aeb="aeb")
ALERT_MANNER: Final = choice(
    "alert.manner", "40B2(a)(iii)", Executed(Shown.RULINGS), "partner self", "partner", aeb="partner"
)
ALERT_HIGHEST_CONTRACT: Final = text("alert.highest_contract", "40B2(a)(iii)", _PRINTED, aeb="3NT")
TEAM_MAX_PLAYERS: Final = number("team.max_players", "DEF:team", _PRINTED, 4, least=4)
CARDS_REQUIRE_SYMMETRIC_FACES: Final = flag(
    "cards.require_symmetric_faces", "1B", _PRINTED, default=False, aeb=False, qba=False
)
DEAL_REPLAY_PAST_DEALS: Final = flag("deal.replay_past_deals", "6D2", Executed(Shown.RULINGS), default=False)
DEAL_IMPORT_ALLOWED: Final = flag("deal.import_allowed", "6D2", Executed(Shown.RULINGS), default=False)
DEAL_SOURCE: Final = choice(
    "deal.source", "6E", _PRINTED, "players director assistants computer", "director", qba="computer"
)
DEAL_DUPLICATED: Final = flag("deal.duplicated", "6F", _PRINTED, default=False)
TABLE_RESPONSIBLE: Final = choice(
    "table.responsible", "7D", Executed(Shown.TABLES), "stationary north all", "stationary", aeb="all", qba="north"
)
BOARDS_MOVER: Final = text("boards.mover", "8A2", Executed(Shown.TABLES), "north", aeb="north", qba="north")
ARTIFICIAL_PAIRS: Final = three(
    "artificial.pairs", "12C2(a)", Executed(Shown.SCORES), 60, 50, 40, aeb=_SIXTY_FIFTY_FORTY, qba=_SIXTY_FIFTY_FORTY
)
ARTIFICIAL_IMP: Final = number("artificial.imp", "12C2(b)", Executed(Shown.SCORES), 3, most=24, qba=3)
ARTIFICIAL_IMP_VARIABLE_BY_TO: Final = flag(
    "artificial.imp_variable_by_to", "12C2(b)", Executed(Shown.SCORES), default=True, aeb=True, qba=False
)
ARTIFICIAL_BUTLER_XIMP: Final = three(
    "artificial.butler_ximp",
    "78D",
    Executed(Shown.SCORES),
    3,
    0,
    -3,
    least=-24,
    most=24,
    aeb=(Fraction(2), Fraction(0), Fraction(-2)),
)
ARTIFICIAL_INEXPERIENCE_MITIGATES: Final = flag(
    "artificial.inexperience_mitigates", "12C2(a)", _PRINTED, default=False, aeb=True
)
ARTIFICIAL_MULTI_NO_RESULT: Final = text(
    "artificial.multi_no_result", "12C2(d)", _PRINTED, aeb="pairs: at most two averages plus in a session"
)
ARTIFICIAL_PAIRS_MAX_AVG_PLUS_NO_RESULT: Final = number_if_any(
    "artificial.pairs.max_avg_plus_no_result", "12C2(d)", Executed(Shown.SCORES), most=100, aeb=2
)
# No source prints what the boards beyond that number are worth; an average is assumed.
ARTIFICIAL_PAIRS_SUBSEQUENT_AWARD: Final = number(
    "artificial.pairs.subsequent_award", "12C2(d)", Executed(Shown.SCORES), 50, most=100
)
UNPLAYED_BOARD_JUSTIFIED: Final = choice(
    "unplayed_board.justified",
    "12C2(d)",
    Executed(Shown.SCORES),
    "by_fault session_average",
    "by_fault",
    aeb="session_average",
)
UNPLAYED_BOARD_JUSTIFIED_MAX_FRACTION: Final = amount(
    "unplayed_board.justified_max_fraction", "12C2(d)", Executed(Shown.SCORES), aeb=Fraction(1, 5), most=1
)
UNPLAYED_BOARD_PLAYER_FAULT: Final = number(
    "unplayed_board.player_fault", "12C2(a)", Executed(Shown.SCORES), 40, most=100, aeb=40
)
UNPLAYED_BOARD_ORGANISER_FAULT: Final = number(
    "unplayed_board.organiser_fault", "12C2(a)", Executed(Shown.SCORES), 60, most=100, aeb=60
)
UNPLAYED_SESSION_RULE: Final = choice(
    "unplayed_session.rule", "78D", Executed(Shown.SCORES), "none lowest_of_three", "none", aeb="lowest_of_three"
)
UNPLAYED_SESSION_CAP: Final = number_if_any("unplayed_session.cap", "78D", Executed(Shown.SCORES), most=100, aeb=53)
UNPLAYED_SESSION_LAST_SESSION_RULE: Final = choice(
    "unplayed_session.last_session_rule",
    "78D",
    Executed(Shown.SCORES),
    "none worst_session",
    "none",
    aeb="worst_session",
)
WEIGHTED_ALLOWED: Final = flag("weighted.allowed", "12C1(c)", Executed(Shown.RULINGS), default=True)
ASSIGNED_BY_LIKELIHOOD: Final = flag("assigned.by_likelihood", "12C1(e)", Executed(Shown.RULINGS), default=False)
WEIGHTED_DECIMALS_PAIRS: Final = number_if_any(
    "weighted.decimals_pairs", "12C1(c)", Executed(Shown.SCORES), most=6, qba=1
)
WEIGHTED_IMP_ROUNDED_TO_INTEGER: Final = flag(
    "weighted.imp_rounded_to_integer", "12C1(c)", Executed(Shown.SCORES), default=False, qba=True
)
UI_AUTHORISED_BY_REGULATION: Final = words("ui.authorised_by_regulation", "16A1(c)", Executed(Shown.RULINGS))
LA_SIGNIFICANT_FRACTION: Final = amount(
    "la.significant_fraction", "16B1(b)", Executed(Shown.RULINGS), qba=Fraction(1, 5), most=1
)
UI_RESERVE_RIGHTS: Final = choice(
    "ui.reserve_rights",
    "16B2",
    Executed(Shown.RULINGS),
    "allowed prohibited must_call",
    "allowed",
    also={"must_call_director": "must_call"},
    aeb="allowed",
)
EVENT_SEAT_SWAP_ALLOWED: Final = flag("event.seat_swap_allowed", "16D2(a)", Executed(Shown.RULINGS), default=True)
EVENT_REDEAL_ALLOWED: Final = flag("event.redeal_allowed", "16D2(b)", Executed(Shown.RULINGS), default=False)
CALLS_METHODS: Final = words(
    "calls.methods", "18F", _PRINTED, "spoken", aeb=("bidding box", "electronic"), qba=("written", "bidding box")
)
AUCTION_RECORD_HIDDEN_WHEN: Final = choice(
    "auction.record_hidden_when",
    "20C2",
    Executed(Shown.TABLES),
    "never lead_faced third_hand_t1",
    "never",
    qba="third_hand_t1",
)
EXPLANATIONS_WRITTEN: Final = choice(
    "explanations.written", "20F1", _PRINTED, "none screens always", "none", aeb="screens"
)
ANNOUNCEMENTS: Final = words("announcements", "20F5(a)", _PRINTED)
SYSTEM_CARD_OWN_CONSULT: Final = words(
    "system_card.own_consult",
    "40B2(b)",
    Executed(Shown.RULINGS),
    "declaring side in the Clarification Period",
    aeb=("declaring side in the Clarification Period", "beginners", "social events", "compulsory system"),
)
ALERT_FAILURE_IS_MI: Final = flag(
    "alert.failure_is_mi", "21B1(a)", Executed(Shown.RULINGS), default=True, aeb=True, qba=True
)
MI_CHANGE_OF_CALL_GUIDANCE: Final = text(
    "mi.change_of_call_guidance",
    "21B1(a)",
    _PRINTED,
    "both explanations may be used",
    qba="both explanations may be used",
)
UNDO_MANNER: Final = choice("undo.manner", "25A1", Executed(Shown.RULINGS), "none law agreed", "none")
CALLS_MADE_WHEN: Final = text("calls.made_when", "25A1", Executed(Shown.TABLES))
DISCLOSURE_MANNER: Final = text("disclosure.manner", "40A1(b)", _PRINTED, aeb="system cards of the AEB")
SPU_LIST: Final = words("spu.list", "40B1(b)", _PRINTED, aeb=("HUM", "BS"))
SPU_ARTIFICIAL_IS_SPU: Final = flag("spu.artificial_is_spu", "40B1(c)", Executed(Shown.RULINGS), default=True, aeb=True)
SPU_POLICY: Final = choice(
    "spu.policy", "40B2(a)(i)", Executed(Shown.RULINGS), "allow disallow conditional", "allow", aeb="conditional"
)
SYSTEM_CARD_REQUIRED: Final = flag("system_card.required", "40B2(a)(ii)", _PRINTED, default=False, aeb=True)
AGREEMENTS_VARY_AFTER_OPP_IRREGULARITY: Final = flag(
    "agreements.vary_after_opp_irregularity", "40B2(a)(iv)", Executed(Shown.RULINGS), default=True, aeb=False, qba=True
)
PSYCH_ARTIFICIAL: Final = choice(
    "psych.artificial",
    "40B2(a)(v)",
    Executed(Shown.RULINGS),
    "free restricted banned",
    "free",
    also={"banned-list": "banned"},
    aeb="restricted",
    qba="restricted",
)
PSYCH_IMPLICIT_TESTS: Final = words(
    "psych.implicit_tests", "40C1", Executed(Shown.RULINGS), aeb=("remembered", "recent", "frequent", "circumstance")
)
SYSTEM_CARD_OPP_CONSULT: Final = words(
    "system_card.opp_consult",
    "40B2(c)",
    Executed(Shown.RULINGS),
    "before the auction",
    "in the auction",
    "clarification",
    "play",
    also={"before_auction": "before the auction", "own_turn": "in the auction, play", "to_explain": ""},
)
MEMORY_AIDS: Final = choice(
    "memory_aids",
    "40B2(d)",
    Executed(Shown.RULINGS),
    "none teaching allowed",
    "none",
    also={"teaching_only": "teaching"},
    aeb="teaching",
)
DISCLOSURE_PP_FOR_BREACH: Final = flag(
    "disclosure.pp_for_breach", "40C1", Executed(Shown.RULINGS), default=True, aeb=True, qba=True
)
OPENING_LEAD_FACE: Final = choice(
    "opening_lead.face", "41A", Executed(Shown.RULINGS), "down up", "down", aeb="down", qba="down"
)
CLARIFICATION_SECONDS: Final = number("clarification.seconds", "41B", Executed(Shown.TABLES), 0, most=60)
CLAIM_STATEMENT: Final = choice("claim.statement", "68C", Executed(Shown.RULINGS), "optional required", "optional")
CLAIM_SUIT_ORDER: Final = choice(
    "claim.suit_order",
    "70E2",
    Executed(Shown.RULINGS),
    "unspecified top_down",
    "unspecified",
    aeb="top_down",
    qba="top_down",
)
BEST_EFFORT_POLICY: Final = choice("best_effort_policy", "72A", _PRINTED, "none play_to_win", "play_to_win")
PAUSE_FIRST_ROUND: Final = flag("pause.first_round", "73A2", Executed(Shown.RULINGS), default=False)
PAUSE_SKIP_BID: Final = flag("pause.skip_bid", "73A2", Executed(Shown.RULINGS), default=False, aeb=True)
PAUSE_TRICK_ONE: Final = flag(
    "pause.trick_one",
    "73A2",
    Executed(Shown.RULINGS),
    default=False,
    also={"none": "no", "declarer": "yes", "declarer_or_rho": "yes"},
    aeb=True,
)
PAUSE_SECONDS: Final = number("pause.seconds", "73A2", Executed(Shown.TABLES), 10, most=30)
CHAT_MANNER: Final = choice(
    "chat.manner", "73B1", Executed(Shown.TABLES), "none between_boards opponents", "between_boards"
)
TEMPO_FLOOR: Final = number("tempo.floor", "73A2", Executed(Shown.TABLES), 0, most=10)
SPECTATORS_REGULATIONS: Final = text("spectators.regulations", "76A1", _PRINTED, "the Director controls")
BROADCAST_VIEWING_TERMS: Final = text(
    "broadcast.viewing_terms", "76A2", _PRINTED, "a viewer does not communicate with a player during the session"
)
SPECTATORS_DELAY: Final = number("spectators.delay", "76A2", Executed(Shown.TABLES), 0, most=1440)
SPECTATORS_MAX_HANDS: Final = number("spectators.max_hands", "76B1", Executed(Shown.TABLES), 1, most=4)
SPECTATORS_LIVE_HAND: Final = flag("spectators.live_hand", "76B1", Executed(Shown.TABLES), default=False)
SPECTATORS_IRREGULARITY_MAY_EXCUSE_PENALTY_CARD: Final = flag(
    "spectators.irregularity_may_excuse_penalty_card", "76C2", _PRINTED, default=True, qba=True
)
PERSONS_NOT_SPECTATORS: Final = words("persons.not_spectators", "76D", _PRINTED)
ROOM_PLAYING_AREA: Final = text(
    "room.playing_area", "76:fn24", _PRINTED, "every place where a player may be during his session"
)
MP_UNIT: Final = choice(
    "mp.unit", "78A", Executed(Shown.SCORES), "2-1-0 1-1/2-0", "2-1-0", also={"1-½-0": "1-1/2-0"}, qba="2-1-0"
)
SCORING_METHODS: Final = words("scoring.methods", "78D", _PRINTED, "matchpoints", "IMPs", "total points")
VP_SCALE: Final = text("vp.scale", "78D", _PRINTED)
COC_PUBLISHED: Final = flag("coc.published", "78D", _PRINTED, default=True, aeb=True)
CORRECTION_MINUTES: Final = number("correction.minutes", "79C1", Executed(Shown.PERIODS), 30, aeb=30, qba=30)
CORRECTION_SHORTER_ALLOWED: Final = flag("correction.shorter_allowed", "79C1", Executed(Shown.OFFICE), default=True)
CORRECTION_LATE_WITH_TO_APPROVAL: Final = flag(
    "correction.late_with_to_approval", "79C2", Executed(Shown.PERIODS), default=True, aeb=True, qba=True
)
SCORE_ENTRY_INCONGRUENT_TIEBREAK: Final = choice(
    "score_entry.incongruent_tiebreak", "79C", _PRINTED, "numeric contract director", "director", aeb="numeric"
)
SCORE_ENTRY_CLAIMED_CHANGE: Final = choice(
    "score_entry.claimed_change", "79C1", _PRINTED, "both only_if_harms", "both", aeb="only_if_harms"
)
ROLES_DIRECTOR_MAY_ACT_AS_TO: Final = flag("roles.director_may_act_as_to", "80:fn26", _PRINTED, default=True, aeb=True)
ROLES_TOURNAMENT_DELEGATE: Final = flag("roles.tournament_delegate", "80B2(l)", _PRINTED, default=False, aeb=True)
ENTRY_CONDITIONS: Final = text("entry.conditions", "80B2(d)", _PRINTED)
SCREEN_ENABLED: Final = flag("screen.enabled", "80B2(e)", _PRINTED, default=False)
SCREEN_RECTIFICATION_VARIATIONS: Final = text("screen.rectification_variations", "80B2(e)", _PRINTED)
TABLE_DIRECTOR: Final = choice("table.director", "80B2(a)", Executed(Shown.RULINGS), "human both program", "human")
TABLE_EXPLAINS: Final = flag("table.explains", "80B2(e)", Executed(Shown.TABLES), default=False)
TABLE_IRREGULARITIES: Final = words("table.irregularities", "80B2(e)", Executed(Shown.RULINGS))
TABLE_IRREGULARITIES_ASKED: Final = words("table.irregularities_asked", "80B2(e)", Executed(Shown.RULINGS))
DIRECTOR_APPOINTMENT: Final = text(
    "director.appointment", "80B2(a)", _PRINTED, "the Tournament Organizer", aeb="the Tournament Organizer"
)
DIRECTOR_REPORT_REQUIRED: Final = flag(
    "director.report_required", "81B1", Executed(Shown.OFFICE), default=False, aeb=True
)
RULING_MUST_CITE_BASIS: Final = flag("ruling.must_cite_basis", "81B2", Executed(Shown.OFFICE), default=False, aeb=True)
REPORT_RECORD_MISCONDUCT: Final = flag(
    "report.record_misconduct", "81C8", Executed(Shown.OFFICE), default=False, aeb=True
)
APPEAL_BODY: Final = choice(
    "appeal.body",
    "80B2(k)",
    Executed(Shown.APPEALS),
    "director committee alternative",
    "director",
    also={"none": "director"},
    aeb="committee",
    qba="committee",
)
APPEAL_COMMITTEE_ANNOUNCED_AT_START: Final = flag(
    "appeal.committee_announced_at_start", "80B2(k)", _PRINTED, default=False, aeb=True
)
DIRECTOR_MUST_ANNOUNCE_APPEAL_RIGHT: Final = flag(
    "director.must_announce_appeal_right", "83", Executed(Shown.RULINGS), default=False, aeb=True, qba=False
)
APPEAL_REFERRAL_COMMITTEE: Final = text("appeal.referral_committee", "83", _PRINTED, "the appropriate committee")
TEAMS_CLEARLY_FAVOURABLE_THRESHOLD: Final = number_if_any("teams.clearly_favourable_threshold", "86B1", _PRINTED)
TEAMS_SINGLE_TABLE_OR_FOULED: Final = text("teams.single_table_or_fouled", "86B3", _PRINTED, aeb="the board is dropped")
TEAMS_FOULED_BOTH_NO_FAULT: Final = choice(
    "teams.fouled_both_no_fault", "86B3", Executed(Shown.SCORES), "artificial drop", "artificial", aeb="drop"
)
TEAMS_SINGLE_TABLE_IMPS: Final = amount("teams.single_table_imps", "86B3", Executed(Shown.SCORES), least=-24, most=24)
FOULED_GROUP_SCORING: Final = choice(
    "fouled.group_scoring", "87B", Executed(Shown.SCORES), "neuberg ebu wbf_1991", "neuberg"
)
DISCIPLINE_FOREIGN_EVIDENCE: Final = flag("discipline.foreign_evidence", "89", _PRINTED, default=True, aeb=True)
DISCIPLINE_STATISTICS: Final = flag("discipline.statistics", "89", _PRINTED, default=True, aeb=True)
PP_SCALE: Final = text("pp.scale", "90A", _PRINTED)
# No source prints a tariff. A standard penalty, and how many of them the first, second, third … offence costs: 0 is
# a warning, and the last number is repeated.
PP_STANDARD_PERCENT_OF_TOP: Final = amount("pp.standard.percent_of_top", "90A", Executed(Shown.PENALTIES))
PP_STANDARD_IMPS: Final = amount("pp.standard.imps", "90A", Executed(Shown.PENALTIES))
PP_STANDARD_VICTORY_POINTS: Final = amount("pp.standard.victory_points", "90A", Executed(Shown.PENALTIES))
PP_IN_MATCHES: Final = choice("pp.in_matches", "90A", Executed(Shown.PENALTIES), "either victory_points imps", "either")
PP_WARNING_FIRST: Final = flag("pp.warning_first", "90A", Executed(Shown.PENALTIES), default=False)
PP_COUNTED_OVER: Final = choice("pp.counted_over", "90A", Executed(Shown.PENALTIES), "session event", "event")
PP_STEPS_OTHER: Final = steps("pp.steps.other", "90A", Executed(Shown.PENALTIES))
PP_STEPS_LATE_ARRIVAL: Final = steps("pp.steps.late_arrival", "90B1", Executed(Shown.PENALTIES))
PP_STEPS_SLOW_PLAY: Final = steps("pp.steps.slow_play", "90B2", Executed(Shown.PENALTIES))
PP_STEPS_OVERHEARD: Final = steps("pp.steps.overheard", "90B3", Executed(Shown.PENALTIES))
PP_STEPS_COMPARING_SCORES: Final = steps("pp.steps.comparing_scores", "90B4", Executed(Shown.PENALTIES))
PP_STEPS_TOUCHING_CARDS: Final = steps("pp.steps.touching_cards", "90B5", Executed(Shown.PENALTIES))
PP_STEPS_MISPLACED_CARD: Final = steps("pp.steps.misplaced_card", "90B6", Executed(Shown.PENALTIES))
PP_STEPS_SPOILED_SCORE: Final = steps("pp.steps.spoiled_score", "90B7", Executed(Shown.PENALTIES))
PP_STEPS_DISOBEDIENCE: Final = steps("pp.steps.disobedience", "90B8", Executed(Shown.PENALTIES))
DISCIPLINE_POINTS_SCALE: Final = text("discipline.points_scale", "91A", _PRINTED)
DISCIPLINE_STEPS: Final = steps("discipline.steps", "91A", Executed(Shown.PENALTIES))
DISCIPLINE_EXTERNAL_REPORT_ALLOWED: Final = flag(
    "discipline.external_report_allowed", "91A", _PRINTED, default=False, aeb=True
)
APPEAL_MERITLESS_SANCTION: Final = choice(
    "appeal.meritless_sanction",
    "92A",
    Executed(Shown.APPEALS),
    "none deposit victory_points matchpoints",
    "none",
    also={"VP": "victory_points", "MP": "matchpoints"},
    aeb="deposit",
    qba="victory_points",
)
APPEAL_DEPOSIT: Final = text("appeal.deposit", "92A", _PRINTED)
APPEAL_DEPOSIT_FORFEIT: Final = choice(
    "appeal.deposit_forfeit", "92A", Executed(Shown.APPEALS), "none partial full", "none", aeb="full"
)
APPEAL_MERIT_SCALES_WITH_LEVEL: Final = flag("appeal.merit_scales_with_level", "92A", _PRINTED, default=False, aeb=True)
APPEAL_MINUTES: Final = number("appeal.minutes", "92B", Executed(Shown.PERIODS), 30, aeb=30, qba=30)
APPEAL_LATE_WITH_TO_APPROVAL: Final = flag(
    "appeal.late_with_to_approval", "92B", Executed(Shown.PERIODS), default=False
)
APPEAL_FORM_REQUIRED: Final = flag("appeal.form_required", "92C", _PRINTED, default=False, aeb=True)
APPEAL_FURTHER_LEVELS: Final = words(
    "appeal.further_levels", "93C1", Executed(Shown.APPEALS), aeb=("committees of the AEB",)
)
APPEAL_REFER_TO_RA: Final = flag(
    "appeal.refer_to_ra", "93C2", Executed(Shown.APPEALS), default=True, aeb=True, qba=True
)
APPEAL_FINAL_BODY: Final = text("appeal.final_body", "93C3(a)", Executed(Shown.APPEALS), aeb="the Appeals Committee")
APPEAL_STAGES_MODIFIED: Final = text("appeal.stages_modified", "93C3(b)", _PRINTED)
APPEAL_URGENT_DISCIPLINE_ROUTE: Final = flag(
    "appeal.urgent_discipline_route", "93C3(b)", _PRINTED, default=False, aeb=True
)

OPTIONS: Final[Mapping[str, Option[Value]]] = MappingProxyType(
    # Of whatever values.
    {each.name: cast("Option[Value]", each) for each in tuple(globals().values()) if isinstance(each, Option)}
)
"""The options by name, as they are declared above."""


def option(name: str) -> Option[Value]:
    """Return the option of that name, as it stands in a file or a case.

    Raises:
        UnknownOptionError: there is none.
    """
    found = OPTIONS.get(name)
    if found is None:
        near = ", ".join(get_close_matches(name, OPTIONS, 3)) or "see the list of options"
        raise UnknownOptionError(f"there is no option {name!r}: {near}")
    return found
