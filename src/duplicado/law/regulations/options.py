"""Every option of a Regulating Authority or Tournament Organizer, in the order of the Laws that grant them.

Sources: the Laws of 2017 (`wbf`), the notes and norms of the Spanish edition (`aeb`), the notes to the Queensland copy
of the Laws (`qba`). A value stands under `printed` only where that source prints it.
"""

from __future__ import annotations

from difflib import get_close_matches
from fractions import Fraction
from typing import Final

from duplicado.law.regulations.option import Kind, Option, UnknownOptionError, Value

__all__ = ["OPTIONS", "option"]


def _flag(name: str, clause: str, *, default: bool, **printed: Value) -> Option:
    return Option(name, clause, Kind.YES_OR_NO, default, printed=printed)


def _number(
    name: str, clause: str, default: Value, *, least: int | None = 0, most: int | None = None, **printed: Value
) -> Option:
    return Option(name, clause, Kind.NUMBER, default, printed=printed, least=least, most=most)


def _choice(name: str, clause: str, choices: str, default: Value, **printed: Value) -> Option:
    return Option(name, clause, Kind.CHOICE, default, tuple(choices.split()), printed)


def _words(name: str, clause: str, *default: str, **printed: Value) -> Option:
    return Option(name, clause, Kind.WORDS, default, printed=printed)


def _three(
    name: str, clause: str, *default: int, least: int | None = 0, most: int | None = 100, **printed: Value
) -> Option:
    numbers = tuple(map(Fraction, default))
    return Option(name, clause, Kind.NUMBERS, numbers, printed=printed, least=least, most=most, length=3)


def _share(name: str, clause: str, **printed: Value) -> Option:
    return Option(name, clause, Kind.FRACTION, printed=printed, most=1)


def _text(name: str, clause: str, default: Value = None, **printed: Value) -> Option:
    return Option(name, clause, Kind.TEXT, default, printed=printed)


_TABLE: Final = (
    _text("alert.policy_id", "40B2(a)(iii)", aeb="aeb"),
    _text("alert.highest_contract", "40B2(a)(iii)", aeb="3NT"),
    _number("team.max_players", "DEF:team", 4, least=4),
    _flag("cards.require_symmetric_faces", "1B", default=False, aeb=False, qba=False),
    _flag("deal.replay_past_deals", "6D2", default=False),
    _flag("deal.import_allowed", "6D2", default=False),
    _choice("deal.source", "6E", "players director assistants computer", "director", qba="computer"),
    _flag("deal.duplicated", "6F", default=False),
    _choice("table.responsible", "7D", "stationary north all", "stationary", aeb="all", qba="north"),
    _text("boards.mover", "8A2", "north", aeb="north", qba="north"),
    _three("artificial.pairs", "12C2(a)", 60, 50, 40, aeb=(Fraction(60), Fraction(50), Fraction(40)),
             qba=(Fraction(60), Fraction(50), Fraction(40))),
    _number("artificial.imp", "12C2(b)", 3, most=24, qba=3),
    _flag("artificial.imp_variable_by_to", "12C2(b)", default=True, aeb=True, qba=False),
    _three("artificial.butler_ximp", "78D", 3, 0, -3, least=-24, most=24, aeb=(Fraction(2), Fraction(0), Fraction(-2))),
    _flag("artificial.inexperience_mitigates", "12C2(a)", default=False, aeb=True),
    _text("artificial.multi_no_result", "12C2(d)", aeb="pairs: at most two averages plus in a session"),
    _number("artificial.pairs.max_avg_plus_no_result", "12C2(d)", None, most=100, aeb=2),
    # No source prints what the boards beyond that number are worth; an average is assumed.
    _number("artificial.pairs.subsequent_award", "12C2(d)", 50, most=100),
    _choice("unplayed_board.justified", "12C2(d)", "by_fault session_average", "by_fault", aeb="session_average"),
    _share("unplayed_board.justified_max_fraction", "12C2(d)", aeb=Fraction(1, 5)),
    _number("unplayed_board.player_fault", "12C2(a)", 40, most=100, aeb=40),
    _number("unplayed_board.organiser_fault", "12C2(a)", 60, most=100, aeb=60),
    _choice("unplayed_session.rule", "78D", "none lowest_of_three", "none", aeb="lowest_of_three"),
    _number("unplayed_session.cap", "78D", None, most=100, aeb=53),
    _choice("unplayed_session.last_session_rule", "78D", "none worst_session", "none", aeb="worst_session"),
    _flag("weighted.allowed", "12C1(c)", default=True),
    _number("weighted.decimals_pairs", "12C1(c)", None, most=6, qba=1),
    _flag("weighted.imp_rounded_to_integer", "12C1(c)", default=False, qba=True),
    _words("ui.authorised_by_regulation", "16A1(c)"),
    _share("la.significant_fraction", "16B1(b)", qba=Fraction(1, 5)),
    _choice("ui.reserve_rights", "16B2", "allowed prohibited must_call", "allowed", aeb="allowed"),
    _flag("event.seat_swap_allowed", "16D2(a)", default=True),
    _flag("event.redeal_allowed", "16D2(b)", default=False),
    _words("calls.methods", "18F", "spoken", aeb=("bidding box", "electronic"), qba=("written", "bidding box")),
    _choice("auction.record_hidden_when", "20C2", "never lead_faced third_hand_t1", "never", qba="third_hand_t1"),
    _choice("explanations.written", "20F1", "none screens always", "none", aeb="screens"),
    _words("announcements", "20F5(a)"),
    _words("system_card.own_consult", "40B2(b)", "declaring side in the Clarification Period",
           aeb=("declaring side in the Clarification Period", "beginners", "social events", "compulsory system")),
    _flag("alert.failure_is_mi", "21B1(a)", default=True, aeb=True, qba=True),
    _text("mi.change_of_call_guidance", "21B1(a)", "both explanations may be used",
          qba="both explanations may be used"),
    _text("calls.made_when", "25A1"),
    _text("disclosure.manner", "40A1(b)", aeb="system cards of the AEB"),
    _words("spu.list", "40B1(b)", aeb=("HUM", "BS")),
    _flag("spu.artificial_is_spu", "40B1(c)", default=True, aeb=True),
    _choice("spu.policy", "40B2(a)(i)", "allow disallow conditional", "allow", aeb="conditional"),
    _flag("system_card.required", "40B2(a)(ii)", default=False, aeb=True),
    _flag("agreements.vary_after_opp_irregularity", "40B2(a)(iv)", default=True, aeb=False, qba=True),
    _choice("psych.artificial", "40B2(a)(v)", "free restricted banned", "free", aeb="restricted", qba="restricted"),
    _words("psych.implicit_tests", "40C1", aeb=("remembered", "recent", "frequent", "circumstance")),
    _words("system_card.opp_consult", "40B2(c)", "before the auction", "in the auction", "clarification", "play"),
    _choice("memory_aids", "40B2(d)", "none teaching", "none", aeb="teaching"),
    _flag("disclosure.pp_for_breach", "40C1", default=True, aeb=True, qba=True),
    _choice("opening_lead.face", "41A", "down up", "down", aeb="down", qba="down"),
    _choice("claim.suit_order", "70E2", "unspecified top_down", "unspecified", aeb="top_down", qba="top_down"),
    _choice("best_effort_policy", "72A", "none play_to_win", "play_to_win"),
    _flag("pause.first_round", "73A2", default=False),
    _flag("pause.skip_bid", "73A2", default=False, aeb=True),
    _flag("pause.trick_one", "73A2", default=False, aeb=True),
    _text("spectators.regulations", "76A1", "the Director controls"),
    _text("broadcast.viewing_terms", "76A2", "a viewer does not communicate with a player during the session"),
    _number("spectators.max_hands", "76B1", 1, most=4),
    _flag("spectators.irregularity_may_excuse_penalty_card", "76C2", default=True, qba=True),
    _words("persons.not_spectators", "76D"),
    _text("room.playing_area", "76:fn24", "every place where a player may be during his session"),
    _choice("mp.unit", "78A", "2-1-0 1-1/2-0", "2-1-0", qba="2-1-0"),
    _words("scoring.methods", "78D", "matchpoints", "IMPs", "total points"),
    _text("vp.scale", "78D"),
    _flag("coc.published", "78D", default=True, aeb=True),
    _number("correction.minutes", "79C1", 30, aeb=30, qba=30),
    _flag("correction.shorter_allowed", "79C1", default=True),
    _flag("correction.late_with_to_approval", "79C2", default=True, aeb=True, qba=True),
    _choice("score_entry.incongruent_tiebreak", "79C", "numeric contract director", "director", aeb="numeric"),
    _choice("score_entry.claimed_change", "79C1", "both only_if_harms", "both", aeb="only_if_harms"),
    _flag("roles.director_may_act_as_to", "80:fn26", default=True, aeb=True),
    _flag("roles.tournament_delegate", "80B2(l)", default=False, aeb=True),
    _flag("screen.enabled", "80B2(e)", default=False),
    _text("screen.rectification_variations", "80B2(e)"),
    _text("director.appointment", "80B2(a)", "the Tournament Organizer", aeb="the Tournament Organizer"),
    _flag("director.report_required", "81B1", default=False, aeb=True),
    _flag("ruling.must_cite_basis", "81B2", default=False, aeb=True),
    _flag("report.record_misconduct", "81C8", default=False, aeb=True),
    _choice("appeal.body", "80B2(k)", "director committee alternative", "director", aeb="committee",
            qba="committee"),
    _flag("appeal.committee_announced_at_start", "80B2(k)", default=False, aeb=True),
    _flag("director.must_announce_appeal_right", "83", default=False, aeb=True, qba=False),
    _text("appeal.referral_committee", "83", "the appropriate committee"),
    _number("teams.clearly_favourable_threshold", "86B1", None),
    _text("teams.single_table_or_fouled", "86B3", aeb="the board is dropped"),
    _choice("teams.fouled_both_no_fault", "86B3", "artificial drop", "artificial", aeb="drop"),
    Option("teams.single_table_imps", "86B3", Kind.FRACTION, least=-24, most=24),
    _choice("fouled.group_scoring", "87B", "neuberg ebu wbf_1991", "neuberg"),
    _flag("discipline.foreign_evidence", "89", default=True, aeb=True),
    _flag("discipline.statistics", "89", default=True, aeb=True),
    _text("pp.scale", "90A"),
    # No source prints a tariff. A standard penalty, and how many of them the first, second, third … offence costs: 0 is
    # a warning, and the last number is repeated.
    Option("pp.standard.percent_of_top", "90A", Kind.FRACTION),
    Option("pp.standard.imps", "90A", Kind.FRACTION),
    Option("pp.standard.victory_points", "90A", Kind.FRACTION),
    _choice("pp.in_matches", "90A", "either victory_points imps", "either"),
    _flag("pp.warning_first", "90A", default=False),
    _choice("pp.counted_over", "90A", "session event", "event"),
    Option("pp.steps.other", "90A", Kind.NUMBERS),
    Option("pp.steps.late_arrival", "90B1", Kind.NUMBERS),
    Option("pp.steps.slow_play", "90B2", Kind.NUMBERS),
    Option("pp.steps.overheard", "90B3", Kind.NUMBERS),
    Option("pp.steps.comparing_scores", "90B4", Kind.NUMBERS),
    Option("pp.steps.touching_cards", "90B5", Kind.NUMBERS),
    Option("pp.steps.misplaced_card", "90B6", Kind.NUMBERS),
    Option("pp.steps.spoiled_score", "90B7", Kind.NUMBERS),
    Option("pp.steps.disobedience", "90B8", Kind.NUMBERS),
    _text("discipline.points_scale", "91A"),
    Option("discipline.steps", "91A", Kind.NUMBERS),
    _flag("discipline.external_report_allowed", "91A", default=False, aeb=True),
    _choice("appeal.meritless_sanction", "92A", "none deposit victory_points matchpoints", "none", aeb="deposit",
            qba="victory_points"),
    _text("appeal.deposit", "92A"),
    _choice("appeal.deposit_forfeit", "92A", "none partial full", "none", aeb="full"),
    _flag("appeal.merit_scales_with_level", "92A", default=False, aeb=True),
    _number("appeal.minutes", "92B", 30, aeb=30, qba=30),
    _flag("appeal.late_with_to_approval", "92B", default=False),
    _flag("appeal.form_required", "92C", default=False, aeb=True),
    _words("appeal.further_levels", "93C1", aeb=("committees of the AEB",)),
    _flag("appeal.refer_to_ra", "93C2", default=True, aeb=True, qba=True),
    _text("appeal.final_body", "93C3(a)", aeb="the Appeals Committee"),
    _text("appeal.stages_modified", "93C3(b)"),
    _flag("appeal.urgent_discipline_route", "93C3(b)", default=False, aeb=True),
)  # fmt: skip

OPTIONS: Final = {one.name: one for one in _TABLE}
"""The options by name."""


def option(name: str) -> Option:
    """Return the option of that name.

    Raises:
        UnknownOptionError: there is none.
    """
    found = OPTIONS.get(name)
    if found is None:
        near = ", ".join(get_close_matches(name, OPTIONS, 3)) or "see the list of options"
        raise UnknownOptionError(f"there is no option {name!r}: {near}")
    return found
