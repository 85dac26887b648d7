"""The effect of each option of the regulations that the program acts on: a ruling, a figure or a page changes."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import run_case
from duplicado.casebook.table_engine import ENGINE
from duplicado.director import conduct, standing_orders
from duplicado.director.interview import deals_6_7_13, information, teams
from duplicado.director.interview.questions import Prompt, Story
from duplicado.director.interview.questions import StoryConditions as Told
from duplicado.director.judgement import sheets
from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, settle
from duplicado.event.adjusting.objections import objections
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, Ruling, RulingCircumstances
from duplicado.event.adjusting.unplayed import Cause, score_of_unplayed, score_of_unplayed_session
from duplicado.event.conditions import Conditions, ConditionsError, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.rulings import MatterReferred
from duplicado.event.record.admission import admit
from duplicado.event.record.folding import fold
from duplicado.event.record.match_penalties import units_of_match, units_of_total
from duplicado.event.record.rounds import mover_of_boards, responsible_players
from duplicado.event.record.scheduled_penalties import as_ruled, proposed_for
from duplicado.event.record.state import EventState
from duplicado.law.book import (
    law_20,
    law_25,
    law_40,
    law_41,
    law_73,
    law_75,
    law_76,
    law_79_time,
    law_81,
    law_83,
    law_93,
)
from duplicado.law.book.law_16_authorized import Background, from_background
from duplicado.law.book.law_16_judged import reserve_rights
from duplicado.law.book.law_40 import ImplicitTest, VariedAfter
from duplicado.law.edition import Edition
from duplicado.law.judgement import Medium
from duplicado.law.procedure_steps import Finding, Order, Procedure
from duplicado.law.regulations.option import Declared, Executed, Option, Value
from duplicado.law.regulations.options import OPTIONS
from duplicado.law.regulations.profile import Profile, profile
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "duplicado"
NEW: Final = Edition.LAWS_2017
NOON: Final = datetime(2026, 1, 5, 12, tzinfo=UTC)
FIRST_EIGHT: Final = tuple(ContestantId(number) for number in range(1, 9))
WHO: Final = FIRST_EIGHT[0]
Look = Callable[[Mapping[str, str]], object]
"""The texts that a person sees under decisions of a club, as they are written."""


# ---- what is declared, and what is read


def source_files(word: str) -> Iterator[tuple[Path, ast.Module]]:
    """Go through the sources that have something of that pattern; the others need not be parsed."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "regulations" not in path.parent.name and re.search(word, text):
            yield path, ast.parse(text)


def constant(option: Option[Value]) -> str:
    return re.sub(r"[^A-Z0-9]+", "_", option.name.upper())


@pytest.fixture(scope="module", autouse=True)
def readers_are_imported() -> None:
    for path, tree in source_files(r"\breads\b"):
        if any(isinstance(node, ast.Name) and node.id == "reads" for node in ast.walk(tree)):
            named = path.relative_to(SOURCES.parent).with_suffix("")
            importlib.import_module(".".join(named.parts))


def values_within(function: Callable[..., object], seen: set[CodeType] | None = None) -> Iterator[object]:
    """Walk what a function, and the functions of its own module that it calls, take from their module."""
    seen = set() if seen is None else seen
    assert isinstance(function, FunctionType)
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        if code in seen:
            continue
        seen.add(code)
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        for name in code.co_names:
            value = function.__globals__.get(name, OPTIONS_BY_CONSTANT.get(name))
            if isinstance(value, FunctionType) and value.__module__ == function.__module__:
                yield from values_within(value, seen)
            elif isinstance(value, Mapping):
                yield from value.values()
            else:
                yield value


OPTIONS_BY_CONSTANT: Final = {constant(each): each for each in OPTIONS.values()}


def test_an_option_that_is_executed_has_readers_that_read_it() -> None:
    for option in OPTIONS.values():
        if isinstance(option.effect, Executed):
            assert option.effect.readers, f"nothing acts on {option.name}, which says that the program does"
            for reader in option.effect.readers:
                assert option in values_within(reader), f"{reader.__qualname__} does not read {option.name}"


def test_what_is_only_declared_is_read_nowhere_and_nothing_is_read_by_a_string() -> None:
    wrong: list[str] = []
    declared = {constant(each) for each in OPTIONS.values() if isinstance(each.effect, Declared)}
    for path, tree in source_files(r"\b(get|value_of)\("):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
            first, called = call.args[0], call.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            named = first.attr if isinstance(first, ast.Attribute) else getattr(first, "id", "")
            if name == "value_of" and named in declared:
                wrong.append(f"{path.name}:{call.lineno}: {named} is only declared")
            if name in {"get", "value_of"} and isinstance(first, ast.Constant) and first.value in OPTIONS:
                wrong.append(f"{path.name}:{call.lineno}: {first.value!r} is read by its name")
    assert not wrong, "\n".join(wrong)


# ---- what a person sees of it


def of(decided: Mapping[str, str]) -> Profile:
    return profile("wbf").with_decisions("club", decided)


def case(text: str) -> Look:
    """Run a case of the casebook under the decisions, and tell in what it differs from what it expects."""

    def look(decided: Mapping[str, str]) -> object:
        told = ", ".join(f'{name}: "{value}"' for name, value in decided.items())
        book = read_cases(f"case: an option\nlaw: [2017]\nregulations: {{{told}}}\n{text}")
        assert book.problems == ()
        return run_case(book.cases[0], ENGINE).differences

    return look


def ruled(rule: Callable[[Mapping[str, object]], Procedure], denied: Collection[str] = (), **base: str) -> Look:
    """Tell what a judgement asks and orders when all but some of its questions are answered with yes."""

    def look(decided: Mapping[str, str]) -> object:
        seen: list[str] = []
        procedure = rule(of({**base, **decided}).values())
        try:
            step = next(procedure)
            for _ in range(30):
                seen.append(repr(step))
                found = None if isinstance(step, Order) else Finding(getattr(step, "clause", "") not in denied)
                step = procedure.send(found)
        except StopIteration:
            pass
        return seen

    return look


def asked(incident: Callable[[Told], Story], *answers: object) -> Look:
    """Tell what an incident of the interview asks and yields, as far as it is answered."""

    def look(decided: Mapping[str, str]) -> object:
        story, pending, seen = incident(Told(NEW, of(decided).values())), list(answers), list[str]()
        try:
            step: Any = next(story)
            while not isinstance(step, Prompt) or pending:
                seen.append(repr(step))
                step = story.send(pending.pop(0) if isinstance(step, Prompt) else None)
            seen.append(repr(step))
        except StopIteration:
            pass
        return seen

    return look


def scored(method: ScoringMethod, **base: str) -> Look:
    kind = ContestKind.TEAMS if method is ScoringMethod.IMPS else ContestKind.PAIRS

    def look(decided: Mapping[str, str]) -> object:
        try:
            return Conditions(kind=kind, method=method, options={**base, **decided}).scoring_rules
        except ConditionsError as error:
            return error.code

    return look


def late(requested: law_79_time.Requested) -> Look:
    times = law_79_time.Times(correction_ends=NOON, appeal_ends=NOON)
    return lambda decided: law_79_time.timing(requested, NOON + timedelta(hours=1), times, NEW, of(decided))


def event(decided: Mapping[str, str], method: ScoringMethod = ScoringMethod.MATCHPOINTS) -> list[Entry]:
    founded = EventFounded("Club", Conditions(method=method, options=dict(decided)))
    facts: tuple[AnyFact, ...] = (founded, SectionPlanned(1, "A", howell(8), FIRST_EIGHT, 1))
    return [Entry(f"e{number}", NOON, "the Director", fact) for number, fact in enumerate(facts)]


def admitted(fact: AnyFact) -> Look:
    entry = Entry("new", NOON, "the Director", fact)
    return lambda decided: admit(fold(event(decided)), entry, frozenset())


def third_offence(number: str, kind: PenaltyKind = PenaltyKind.PROCEDURAL, steps: str = "") -> Look:
    """Propose what the third offence costs, of which the first two were in another session."""
    base = {"pp.standard.percent_of_top": "10"} | ({"pp.steps.other": steps} if steps else {})

    def look(decided: Mapping[str, str]) -> object:
        entries = event({**base, **decided})
        for _ in range(2):
            proposed = as_ruled(proposed_for(fold(entries), WHO, number, 1, kind=kind), WHO)
            entries.append(Entry(f"e{len(entries)}", NOON, "the Director", PenaltyRuled(proposed, 1)))
        return proposed_for(fold(entries), WHO, number, 2, kind=kind)

    return look


def first_offence(method: ScoringMethod) -> Look:
    return lambda decided: proposed_for(fold(event(decided, method)), WHO, "90B2", 1)


def conditions_of_matches(decided: Mapping[str, str]) -> Conditions:
    return Conditions(
        kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, options=dict(decided)
    )


def units_in_matches(decided: Mapping[str, str]) -> object:
    conditions = conditions_of_matches(decided)
    return units_of_total(conditions), units_of_match(conditions)


def offence_in_a_match(decided: Mapping[str, str]) -> object:
    founded = Entry("e1", NOON, "the Director", EventFounded("League", conditions_of_matches(decided)))
    return proposed_for(fold([founded]), WHO, "90B2", 1)


def without_merit(decided: Mapping[str, str]) -> object:
    return settle(Appeal(WHO, AppealOutcome.UPHELD, Fraction(50), without_merit=True), of(decided))


def missed(*, last: bool = False) -> Look:
    base = {"unplayed_session.rule": "lowest_of_three", "unplayed_session.cap": "53"}
    played = [Fraction(56), Fraction(58)]
    return lambda decided: score_of_unplayed_session(played, of({**base, **decided}), last=last)


def unplayed(cause: Cause, justified: str = "by_fault") -> Look:
    base = {"unplayed_board.justified": justified}
    return lambda decided: score_of_unplayed(cause, of({**base, **decided}), unplayed=5, scheduled=10)


def weighted(decided: Mapping[str, str]) -> object:
    both = Assigned(tuple(AssignedOutcome(Contract.parse("4S N"), tricks, weight=Fraction(1, 2)) for tricks in (9, 10)))
    return objections(
        Ruling(both, both, ("16B3",)), RulingCircumstances(Vulnerability.NONE, Edition.LAWS_2007, of(decided))
    )


def shorter(decided: Mapping[str, str]) -> object:
    try:
        return Conditions(correction_minutes=10, options=dict(decided)).correction_period
    except ConditionsError as error:
        return error.code


def at_table(look: Callable[[EventState, int, str, int], object]) -> Look:
    return lambda decided: look(fold(event(decided)), 1, "A", 1)


def further(heard_by: int, **base: str) -> Look:
    return lambda decided: law_93.further_body(of({**base, **decided}), heard_by)


def advice(decided: Mapping[str, str]) -> object:
    return law_83.advice_of_appeal(of(decided), on_a_point_of_fact=True, by_discretion=False, review_in_order=False)


def report(**base: str) -> Look:
    return lambda decided: law_81.report_due(of({**base, **decided}), incidents=1)


def understood(after: VariedAfter | None = None) -> Callable[[Mapping[str, object]], Procedure]:
    return lambda regulations: law_40.understand(sheets.understanding(NEW, regulations, artificial=True, after=after))


def departed(regulations: Mapping[str, object]) -> Procedure:
    return law_40.deviate(sheets.deviation(NEW, regulations, register=[ImplicitTest.RECENT]))


def psyched(regulations: Mapping[str, object]) -> Procedure:
    return law_40.deviate(sheets.deviation(NEW, regulations))


def not_alerted(regulations: Mapping[str, object]) -> Procedure:
    return law_75.explain(sheets.misexplanation(NEW, regulations, Seat.N, law_75.Failing.NOT_ALERTED))


def paused(place: str) -> Callable[[Mapping[str, object]], Procedure]:
    return lambda regulations: law_73.mislead(sheets.misled(NEW, regulations, Seat.N, Medium.TEMPO, place))


def reserved(regulations: Mapping[str, object]) -> Procedure:
    return reserve_rights(sheets.rights_reserved(NEW, Seat.N, regulations))


LEADS: Final = (
    'contract: 4S S\nmode: guarded\nhands: "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"\n'
)
CLAIM: Final = (
    'contract: 3NT S\nposition: {hands: "N:...654 ..98.J ...AKT ..76.Q", lead: S, won: {NS: 7, EW: 3}}\n'
    "steps:\n- S: claims 3\n- E: disputes\n- expect: {phase: over, tricks: {NS: 10, EW: 3}}\n"
)
OPPONENTS_CARD: Final = "mode: guarded\nsteps:\n- S: consults opponents' card\n"
ELSEWHERE: Final = asked(information.information_from_elsewhere, Seat.N, True, False)
IMPORTED: Final = asked(deals_6_7_13.faulty_deal, "imported from another session")
OTHER_WAY: Final = ("40A2", "40A4", "40B2(a)(iv)")
IN_PAIRS, IN_TEAMS, BUTLER = (
    scored(each) for each in (ScoringMethod.MATCHPOINTS, ScoringMethod.IMPS, ScoringMethod.BUTLER)
)
YES_OR_NO: Final = ("true", "false")
STEPS: Final = ("1", "2")

USES: Final[Mapping[str, tuple[tuple[str, str], Look]]] = {
    "deal.replay_past_deals": (YES_OR_NO, IMPORTED),
    "deal.import_allowed": (YES_OR_NO, IMPORTED),
    "table.responsible": (("all", "north"), at_table(responsible_players)),
    "boards.mover": (("north", "east"), at_table(mover_of_boards)),
    "artificial.pairs": (("60, 50, 40", "70, 50, 40"), IN_PAIRS),
    "artificial.imp": (("3", "4"), IN_TEAMS),
    "artificial.imp_variable_by_to": (YES_OR_NO, scored(ScoringMethod.IMPS, **{"artificial.imp": "4"})),
    "artificial.butler_ximp": (("3, 0, -3", "2, 0, -2"), BUTLER),
    "artificial.pairs.max_avg_plus_no_result": (("2", "3"), IN_PAIRS),
    "artificial.pairs.subsequent_award": (("50", "45"), IN_PAIRS),
    "unplayed_board.justified": (("by_fault", "session_average"), unplayed(Cause.JUSTIFIED)),
    "unplayed_board.justified_max_fraction": (("1/5", "1/2"), unplayed(Cause.JUSTIFIED, "session_average")),
    "unplayed_board.player_fault": (("40", "30"), unplayed(Cause.PLAYERS_FAULT)),
    "unplayed_board.organiser_fault": (("60", "55"), unplayed(Cause.ORGANISERS_FAULT)),
    "unplayed_session.rule": (("none", "lowest_of_three"), missed()),
    "unplayed_session.cap": (("53", "40"), missed()),
    "unplayed_session.last_session_rule": (("none", "worst_session"), missed(last=True)),
    "weighted.allowed": (YES_OR_NO, weighted),
    "assigned.by_likelihood": (YES_OR_NO, weighted),
    "weighted.decimals_pairs": (("1", "2"), IN_PAIRS),
    "weighted.imp_rounded_to_integer": (YES_OR_NO, IN_TEAMS),
    "ui.authorised_by_regulation": (
        ("nothing", "live ranking"),
        lambda decided: from_background(Background.PUBLISHED_STANDING, of(decided).values(), NEW),
    ),
    "la.significant_fraction": (("1/5", "1/4"), lambda decided: sheets.significant_fraction(of(decided).values())),
    "ui.reserve_rights": (("allowed", "prohibited"), ruled(reserved)),
    "event.seat_swap_allowed": (YES_OR_NO, ELSEWHERE),
    "event.redeal_allowed": (YES_OR_NO, ELSEWHERE),
    "auction.record_hidden_when": (
        ("never", "lead_faced"),
        lambda decided: law_20.hides_calls(of(decided).values(), lead_is_faced=True, third_hand_has_played=False),
    ),
    "system_card.own_consult": (("never", "allowed"), case(f"{LEADS}steps:\n- S: consults own card\n")),
    "system_card.opp_consult": (("play", "before the auction"), case(OPPONENTS_CARD)),
    "memory_aids": (("none", "allowed"), case("mode: guarded\nsteps:\n- N: uses memory aid\n")),
    "alert.failure_is_mi": (YES_OR_NO, ruled(not_alerted)),
    "spu.artificial_is_spu": (YES_OR_NO, ruled(understood(), OTHER_WAY, **{"spu.policy": "disallow"})),
    "spu.policy": (("allow", "disallow"), ruled(understood(), OTHER_WAY)),
    "agreements.vary_after_opp_irregularity": (
        YES_OR_NO,
        ruled(understood(VariedAfter.OPPONENTS_IRREGULARITY), OTHER_WAY),
    ),
    "psych.artificial": (("free", "banned"), ruled(psyched)),
    "psych.implicit_tests": (("recent", "frequent"), ruled(departed)),
    "disclosure.pp_for_breach": (YES_OR_NO, ruled(understood())),
    "alert.manner": (("partner", "self"), case("mode: guarded\nsteps:\n- N: 1S\n- N: alerts own call\n")),
    "clarification.seconds": (("0", "20"), lambda decided: law_41.least_clarification(of(decided).values())),
    "claim.statement": (("optional", "required"), case(f"mode: guarded\n{CLAIM}")),
    "calls.made_when": (("released", "placed"), lambda decided: law_25.is_made_on_release(of(decided).values())),
    "undo.manner": (("none", "law"), case("mode: guarded\nsteps:\n- N: 1S\n- N: instead 2S\n")),
    "table.director": (
        ("human", "both"),
        lambda decided: standing_orders.answered_on(of(decided).values(), directed=True),
    ),
    "table.explains": (YES_OR_NO, lambda decided: conduct.is_explained(of(decided).values())),
    "table.irregularities": (("revoke", "insufficient bid"), case("mode: guarded\nsteps:\n- N: 1S\n- E: 1H\n")),
    "table.irregularities_asked": (("revoke", "all"), case("mode: guarded\nsteps:\n- N: 1S\n- E: 1H\n")),
    "opening_lead.face": (("down", "up"), case(f"{LEADS}steps:\n- W: HA\n")),
    "claim.suit_order": (("unspecified", "top_down"), case(CLAIM)),
    **{f"pause.{place}": (YES_OR_NO, ruled(paused(place))) for place in ("first_round", "skip_bid", "trick_one")},
    "pause.seconds": (
        ("10", "8"),
        lambda decided: law_73.least_seconds({**of(decided).values(), "pause.skip_bid": True}, "skip_bid"),
    ),
    "spectators.live_hand": (YES_OR_NO, lambda decided: law_76.hands_live(of(decided).values())),
    "spectators.delay": (("0", "10"), lambda decided: law_76.delay_of_boards(of(decided).values())),
    "spectators.max_hands": (
        ("1", "2"),
        lambda decided: law_76.hands_live({**of(decided).values(), "spectators.live_hand": True}),
    ),
    "chat.manner": (
        ("none", "opponents"),
        lambda decided: law_73.may_write(law_73.Addressee.OPPONENTS, of(decided).values(), in_play=True),
    ),
    "tempo.floor": (("0", "2"), lambda decided: law_73.least_seconds(of(decided).values(), None)),
    "mp.unit": (("2-1-0", "1-1/2-0"), IN_PAIRS),
    "fouled.group_scoring": (("neuberg", "ebu"), IN_PAIRS),
    "correction.minutes": (("30", "20"), lambda decided: Conditions(options=dict(decided)).correction_period),
    "correction.shorter_allowed": (YES_OR_NO, shorter),
    "correction.late_with_to_approval": (YES_OR_NO, late(law_79_time.Requested.SCORE_CORRECTION)),
    "appeal.minutes": (("30", "20"), lambda decided: Conditions(options=dict(decided)).appeal_period),
    "appeal.late_with_to_approval": (YES_OR_NO, late(law_79_time.Requested.APPEAL)),
    "ruling.must_cite_basis": (
        YES_OR_NO,
        admitted(PenaltyRuled(RuledPenalty(WHO, Fraction(10), PenaltyUnit.PERCENT_OF_TOP))),
    ),
    "appeal.body": (("director", "committee"), lambda decided: law_93.route([law_93.Point.FACT], of(decided), NEW)),
    "appeal.further_levels": (("the league", "the league, the federation"), further(1)),
    "appeal.final_body": (("a", "b"), further(1, **{"appeal.further_levels": "a, b"})),
    "appeal.refer_to_ra": (YES_OR_NO, admitted(MatterReferred(Where(), "the federation", "the Law", "93C2"))),
    "appeal.meritless_sanction": (("none", "matchpoints"), without_merit),
    "appeal.deposit_forfeit": (("none", "full"), without_merit),
    "director.must_announce_appeal_right": (YES_OR_NO, advice),
    "director.report_required": (YES_OR_NO, report()),
    "report.record_misconduct": (YES_OR_NO, report(**{"director.report_required": "true"})),
    "teams.fouled_both_no_fault": (
        ("artificial", "drop"),
        asked(teams.board_not_comparable, "two", "not", "not", False),
    ),
    "teams.single_table_imps": (("2", "3"), asked(teams.board_not_comparable, "one", False, "not", "not", False)),
    "pp.standard.percent_of_top": (("10", "20"), first_offence(ScoringMethod.MATCHPOINTS)),
    "pp.standard.imps": (("1", "3"), first_offence(ScoringMethod.BUTLER)),
    "pp.standard.victory_points": (("1", "2"), offence_in_a_match),
    "pp.in_matches": (("imps", "victory_points"), units_in_matches),
    "pp.warning_first": (YES_OR_NO, first_offence(ScoringMethod.MATCHPOINTS)),
    "pp.counted_over": (("session", "event"), third_offence("90B2", steps="0, 1, 2")),
    "pp.steps.other": (STEPS, third_offence("90B2")),
    **{
        option.name: (STEPS, third_offence(option.clause))
        for option in OPTIONS.values()
        if option.clause.startswith("90B")
    },
    "discipline.steps": (STEPS, third_offence("74A1", PenaltyKind.DISCIPLINARY)),
}


def test_every_option_that_is_executed_is_used_here() -> None:
    assert set(USES) == {each.name for each in OPTIONS.values() if isinstance(each.effect, Executed)}


@pytest.mark.parametrize("name", USES)
def test_another_value_changes_what_a_person_sees(name: str) -> None:
    (first, second), look = USES[name]
    seen = look({name: first})
    assert seen == look({name: first})
    assert seen != look({name: second})
