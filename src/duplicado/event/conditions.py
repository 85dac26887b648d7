"""Conditions of contest (Law 78D): what is published before play and decides how everything is scored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import IN_TEAMS, ScoringMethod
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.pairing.rounds import PairingMethod, ThreeWayPlan
from duplicado.event.pairing.seeding import Seeding
from duplicado.event.ranking.ties import TIE_CHAINS, TieRule
from duplicado.event.regulations import rules_under
from duplicado.event.rules import RULE_SETS, ScoringRules, SessionOf
from duplicado.law.edition import Edition
from duplicado.law.regulations.option import UnknownOptionError, reads, value_of
from duplicado.law.regulations.options import (
    APPEAL_MINUTES,
    CLAIM_STATEMENT,
    CORRECTION_MINUTES,
    CORRECTION_SHORTER_ALLOWED,
    option,
)
from duplicado.law.regulations.profile import PROFILES, Profile
from duplicado.score.victory_points import VictoryPointScale
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.texts import Code
from duplicado.vocabulary.values import keeps_mappings


class ConditionsError(DuplicadoError, ValueError):
    """Conditions that contradict one another; the message names the two and the remedy."""

    def __init__(self, said: str, condition: str) -> None:
        """Say what is wrong, and which condition, or option of the regulations, is to be put right."""
        super().__init__(said)
        self.condition = condition


class ContestForm(Enumeration):
    """Form of a contest: contestants are ranked by their boards, or by the matches that they play."""

    BOARDS = "boards"
    """Every board counts by itself."""
    MATCHES = "matches"
    """Boards make matches, and matches are turned into victory points."""
    KNOCK_OUT = "knock-out"
    """Boards make matches, and the loser of a match is out."""
    PATTON = "patton"
    """Boards make matches, scored board-a-match with points for the totals."""


class ComparedAcross(Enumeration):
    """Field in which a score is compared."""

    SECTION = "section"
    FIELD = "field"
    """With everybody who played the board in the session, in whatever section: a board has one deal in a session."""


class MatchBy(Enumeration):
    """Boards of two contestants that make one match."""

    ROUND = "round"
    SESSION = "session"
    """All that they play against one another in a session."""


class SessionsCount(Enumeration):
    """Combination of the sessions of an event into one result."""

    BOARDS = "boards"
    """As one long session: every board weighs the same."""
    SESSIONS = "sessions"
    """The average of the sessions' percentages: every session weighs the same."""


class RoundsPaired(Enumeration):
    """Method by which rounds are paired; the value is its name in files of the project."""

    NONE = "none"
    """By the movement, which is planned before play."""
    SWISS = "swiss"
    """Round by round: those meet who stand about level and have not met."""
    DANISH = "danish"
    """Round by round: first against second, third against fourth, whether they have met or not."""
    KNOCK_OUT = "knock-out"
    """Round by round by a bracket: who has won meets who has won."""


class DisqualifiedBoards(Enumeration):
    """Treatment of the boards of a contestant who was disqualified (Law 91B); the value is its name in files."""

    STAND = "stand"
    """They count for the opponents."""
    ANNULLED = "annulled"
    """They count for nobody, as if they had not been played."""


_LONGEST_PERIOD = 366 * 24 * 60
"""Minutes: what is longer was meant otherwise, and no calendar has room for it."""

_MOST_COUNTED = 99
"""Rounds, or extra boards: nobody has more."""
USUAL_ON_SCREENS: Final[Mapping[str, str]] = MappingProxyType({CLAIM_STATEMENT.name: "required"})
"""Decisions on options, as they are written, of an event that is played at electronic tables and decides no other."""
TEAM_METHODS = IN_TEAMS | {ScoringMethod.TOTAL_POINTS}


def usual_method_and_form(said: Mapping[str, object]) -> dict[str, Enumeration]:
    """Return by which method and in which form an event is played whose conditions leave that open.

    Teams by board-a-match are ranked by their boards, which are points themselves; where rounds are paired they play
    matches all the same.

    Args:
        said: the conditions that are decided, as members of enumerations or as they are written in files.
    """
    told = {name: each.value if isinstance(each, Enumeration) else each for name, each in said.items()}
    pairing = str(told.get("pairing", RoundsPaired.NONE.value))
    usual: dict[str, Enumeration] = {}
    if told.get("kind") == ContestKind.TEAMS.value:
        is_patton = told.get("form") == ContestForm.PATTON.value
        usual["method"] = ScoringMethod.BOARD_A_MATCH if is_patton else ScoringMethod.IMPS
        by_boards = told.get("method") == ScoringMethod.BOARD_A_MATCH.value
        unpaired = ContestForm.BOARDS if by_boards else ContestForm.MATCHES
        usual["form"] = {
            RoundsPaired.NONE.value: unpaired,
            RoundsPaired.KNOCK_OUT.value: ContestForm.KNOCK_OUT,
        }.get(pairing, ContestForm.MATCHES)
    elif pairing == RoundsPaired.SWISS.value:
        usual["form"] = ContestForm.MATCHES
    return {name: value for name, value in usual.items() if name not in told}


@checked
@dataclass(frozen=True, slots=True, kw_only=True)
@keeps_mappings
class Conditions:
    """The conditions of one event; the defaults are those of the Laws, and of a club's evening where they are silent.

    Raises `ConditionsError` when two of them contradict one another.
    """

    kind: ContestKind = ContestKind.PAIRS
    method: ScoringMethod = ScoringMethod.MATCHPOINTS
    form: ContestForm = ContestForm.BOARDS
    winners: int = 1
    """1; or 2 where those who sit North-South and those who sit East-West are ranked apart."""
    compared: ComparedAcross = ComparedAcross.FIELD
    match_by: MatchBy = MatchBy.SESSION
    sessions: SessionsCount = SessionsCount.BOARDS
    rules: Code = "laws"
    """The name of a rule set of `duplicado.event.RULE_SETS`."""
    victory_points: VictoryPointScale = VictoryPointScale.WBF_CONTINUOUS
    edition: Edition = Edition.LAWS_2017
    profile: Code = "wbf"
    """The name of the profile of regulations from which `options` inherit."""
    options: dict[Code, Code] = field(default_factory=dict[str, str], hash=False)
    """The club's own decisions, by the name of the option, as they are written."""
    correction_minutes: int | None = None
    """The Correction Period (Law 79C1), in minutes from when the official score is available; `None`: the profile's."""
    scheduled_boards: int | None = None
    """Boards that a contestant plays who does not sit out; `None`: as many as anybody has."""
    agreement_needed: bool = True
    """True where a result that the opponents have not agreed to is listed as waiting for them. It counts all the
    same."""
    bye_victory_points: Fraction = Fraction(12)
    ties: tuple[Code, ...] = ()
    """The rules that split ties, in their order, each by its name or that of a chain; none: ties stay."""
    pairing: RoundsPaired = RoundsPaired.NONE
    pairing_method: PairingMethod = PairingMethod.MATCHING
    """Method by which a Swiss round is found: `MATCHING` or `UNTANGLING`."""
    seeding: Seeding = Seeding.SLIDE
    """Opponents whom the seeds meet in the first round of a Swiss or Danish event."""
    odd: OddOneOut = OddOneOut.BYE
    """Treatment of an odd number of teams; of an odd number of pairs one has a bye."""
    three_way: ThreeWayPlan = ThreeWayPlan.ENGLISH
    """Seating of a three-way match."""
    rematch_after: int | None = None
    """After how many rounds two may meet again; `None`: never in a Swiss event, at once in a Danish one."""
    second_byes: bool = False
    """True where somebody may have a second bye."""
    stanzas: tuple[int, ...] | None = None
    """Number of stanzas that the matches of a knock-out have in each of its rounds, the last number holding for those
    that follow; each stanza is a round of the event, in the same session or another. `None`: one."""
    extra_boards: int | None = None
    """Number of boards that a tied match of a knock-out goes on for, and again as many while it is tied; `None`: an
    eighth of those that were scheduled, rounded up, and two at least."""
    rounds: int | None = None
    """Number of rounds that are paired one after the other in a section; `None`: that is left open."""
    apart: tuple[Code, ...] = ()
    """Categories whose members are not to meet one another, e.g. the pairs of a club."""
    handicap_part: Fraction | None = None
    """Part of the handicaps that counts in the ranking with handicaps, e.g. 1/2; `None`: all."""
    electronic: bool | None = None
    """True where it is played at electronic tables: the movement seats the players there, results enter by themselves;
    `None`: it is not."""
    disqualified: DisqualifiedBoards | None = None
    """Treatment of the boards of a contestant who was disqualified; `None`: they stand. He is never ranked."""

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        if self.rules not in RULE_SETS:
            told = f"there is no rule set {self.rules!r}: write {', '.join(RULE_SETS)}"
            raise ConditionsError(told, "rules").told_as("conditions-rules", self.rules, ", ".join(RULE_SETS))
        if self.profile not in PROFILES:
            told = f"there is no profile {self.profile!r}: write {', '.join(PROFILES)}"
            raise ConditionsError(told, "profile").told_as("conditions-profile", self.profile, ", ".join(PROFILES))
        if self.winners not in {1, 2}:
            told = f"an event has one winner or two, not {self.winners}"
            raise ConditionsError(told, "winners").told_as("conditions-winners", self.winners)
        if self.winners == 2 and self.kind is not ContestKind.PAIRS:
            told = f"only pairs have two winners, {self.kind.value} have one: write winners = 1"
            raise ConditionsError(told, "winners").told_as("conditions-winners-of-pairs", self.kind.value)
        if self.kind is ContestKind.TEAMS and self.method not in TEAM_METHODS:
            told = f"teams are not scored by {self.method.value}: write imps, board-a-match or total-points"
            raise ConditionsError(told, "method").told_as("conditions-method-of-teams", self.method.value)
        if self.kind is not ContestKind.TEAMS and self.method in IN_TEAMS:
            told = f"{self.kind.value} are not scored by {self.method.value}: write matchpoints, butler or cross-imps"
            raise ConditionsError(told, "method").told_as("conditions-method", self.method.value, self.kind.value)
        if self.form in {ContestForm.KNOCK_OUT, ContestForm.PATTON} and self.kind is not ContestKind.TEAMS:
            told = f"{self.form.value} is for teams: write kind = teams"
            raise ConditionsError(told, "form").told_as("conditions-form-of-teams", self.form.value)
        known = {*TIE_CHAINS, *(rule.value for rule in TieRule)}
        unknown = [name for name in self.ties if name not in known]
        if unknown:
            told = f"there is no rule {unknown[0]!r} for ties: write {', '.join(sorted(known))}"
            raise ConditionsError(told, "ties").told_as("conditions-ties", unknown[0], ", ".join(sorted(known)))
        if self.handicap_part is not None and not 0 < self.handicap_part <= 1:
            told = "a part of the handicaps counts, or all of them: write handicap_part = 0.5"
            raise ConditionsError(told, "handicap_part").told_as("conditions-handicap-part")
        self._check_pairing()
        self._check_regulations()

    def _check_pairing(self) -> None:
        paired = self.pairing is not RoundsPaired.NONE
        by = self.pairing.value
        if paired and self.kind is ContestKind.INDIVIDUAL:
            told = "single players are not paired round by round: write pairing = none"
            raise ConditionsError(told, "pairing").told_as("conditions-pairing-of-players")
        if paired and self.winners == 2:
            told = f"{by} rounds have one winner: write winners = 1"
            raise ConditionsError(told, "winners").told_as("conditions-pairing-one-winner", by)
        if paired and self.form is ContestForm.BOARDS and self.kind is ContestKind.TEAMS:
            told = "teams who are paired round by round play matches: write form = matches"
            raise ConditionsError(told, "form").told_as("conditions-pairing-in-matches")
        if (self.pairing is RoundsPaired.KNOCK_OUT) > (self.form is ContestForm.KNOCK_OUT):
            told = "a bracket is for a knock-out: write form = knock-out"
            raise ConditionsError(told, "form").told_as("conditions-bracket")
        if self.form is ContestForm.KNOCK_OUT and self.pairing in {RoundsPaired.SWISS, RoundsPaired.DANISH}:
            told = f"a knock-out has no {by} rounds: write pairing = knock-out"
            raise ConditionsError(told, "pairing").told_as("conditions-knock-out-rounds", by)
        if self.odd is not OddOneOut.BYE and self.kind is not ContestKind.TEAMS:
            told = "three-way matches are for teams: write odd = bye"
            raise ConditionsError(told, "odd").told_as("conditions-three-way")
        if self.pairing_method not in {PairingMethod.MATCHING, PairingMethod.UNTANGLING}:
            found_by = self.pairing_method.value
            told = f"a Swiss round is not found by {found_by}: write matching or untangling"
            raise ConditionsError(told, "pairing_method").told_as("conditions-pairing-method", found_by)
        if self.stanzas is not None and (not self.stanzas or min(self.stanzas) < 1):
            told = "a match has one stanza or more: write stanzas = [1]"
            raise ConditionsError(told, "stanzas").told_as("conditions-stanzas")
        if self.stanzas is not None and self.pairing is not RoundsPaired.KNOCK_OUT:
            told = "stanzas are for a knock-out: write pairing = knock-out"
            raise ConditionsError(told, "stanzas").told_as("conditions-stanzas-of-knock-out")
        for name in ("extra_boards", "rounds"):
            told_so: int | None = getattr(self, name)
            if told_so is not None and not 1 <= told_so <= _MOST_COUNTED:
                told = f"write {name} from 1 to {_MOST_COUNTED}, or leave it out"
                raise ConditionsError(told, name).told_as("conditions-counted", name, _MOST_COUNTED)
        if self.rematch_after is not None and self.rematch_after < 1:
            told = "two can meet again after one round at the soonest: write rematch_after = 1"
            raise ConditionsError(told, "rematch_after").told_as("conditions-rematch")

    @reads(CORRECTION_SHORTER_ALLOWED)
    def _check_regulations(self) -> None:
        """Refuse decisions that cannot be read, with which nothing can be scored, or periods without an end."""
        for name, text in self.options.items():
            try:
                option(name).read(text)
            except UnknownOptionError as error:
                raise ConditionsError(str(error), name).told_as("conditions-option", name) from None
            except NotationError as error:
                raise ConditionsError(str(error), name).told_as("conditions-option-value", name, text) from None
        try:
            _ = self.scoring_rules
        except DuplicadoError as error:
            # What is said of an option names it first.
            named = error.values[0] if error.values else "rules"
            raise ConditionsError(str(error), named).told_as(error.code, *error.values) from None
        usual = CORRECTION_MINUTES.default
        if self.correction_period < usual and not value_of(CORRECTION_SHORTER_ALLOWED, self.regulations):
            told = f"the Correction Period lasts {usual} minutes at least (Law 79C1)"
            raise ConditionsError(told, "correction_minutes").told_as("conditions-period-short", str(usual))
        for minutes, name in (
            (self.correction_period, "correction_minutes"),
            (self.appeal_period, APPEAL_MINUTES.name),
        ):
            if not 0 <= minutes <= _LONGEST_PERIOD:
                told_so = "the periods for corrections and appeals last from 0 minutes to a year"
                raise ConditionsError(told_so, name).told_as("conditions-period")

    def decided_after(self, before: Conditions | None) -> Conditions:
        """Return the conditions as they are recorded in the place of those before; `None`: of a new event.

        What is usual at electronic tables is written down when an event is first to be played there: one whose record
        does not have it keeps what it was founded with.
        """
        begins_on_screens = self.electronic and not (before is not None and before.electronic)
        return replace(self, options={**USUAL_ON_SCREENS, **self.options}) if begins_on_screens else self

    @property
    def regulations(self) -> Profile:
        """The profile in force, with the club's own decisions above it.

        Raises:
            UnknownOptionError: there is no option of a name.
            NotationError: a value is not one of the option.
        """
        return _profile_of(self)

    @property
    def scoring_rules(self) -> ScoringRules:
        """The rules by which the boards are scored: the organizer's, under the regulations in force."""
        return _rules_under(self)

    @property
    def tie_rules(self) -> tuple[TieRule, ...]:
        """The rules that split ties, chains written out."""
        return tuple(rule for name in self.ties for rule in TIE_CHAINS.get(name) or (TieRule(name),))

    @property
    @reads(CORRECTION_MINUTES)
    def correction_period(self) -> int:
        """Minutes from when the official score is available until errors in it stand (Law 79C1)."""
        if self.correction_minutes is not None:
            return self.correction_minutes
        return value_of(CORRECTION_MINUTES, self.regulations)

    @property
    @reads(APPEAL_MINUTES)
    def appeal_period(self) -> int:
        """Minutes from when the official score is available until the right to appeal expires (Law 92B)."""
        return value_of(APPEAL_MINUTES, self.regulations)

    @property
    def in_matches(self) -> bool:
        """True where contestants are ranked by matches, not board by board."""
        return self.form is not ContestForm.BOARDS

    @property
    def shows_matches(self) -> bool:
        """True where what two play against one another is told as a match, though it may be no more than its boards.

        Those are teams by board-a-match that are ranked by their boards.
        """
        return self.in_matches or (self.kind is ContestKind.TEAMS and self.method is ScoringMethod.BOARD_A_MATCH)

    @property
    def by_percentage(self) -> bool:
        """True where contestants are ranked by percentages, not by totals."""
        rules = self.scoring_rules
        return not self.in_matches and rules.is_ranked_by_percentage(rules.method_of(self.method))

    @property
    def matches_by_round(self) -> bool:
        """True where two who meet again play another match; else all that they play in a session is one."""
        return self.match_by is MatchBy.ROUND or self.pairing is not RoundsPaired.NONE


@lru_cache(maxsize=64)
def _profile_of(conditions: Conditions) -> Profile:
    profile = PROFILES[conditions.profile]
    return profile.with_decisions("own", conditions.options) if conditions.options else profile


@lru_cache(maxsize=64)
def _rules_under(conditions: Conditions) -> ScoringRules:
    base = RULE_SETS[conditions.rules]
    if conditions.in_matches:
        by_round = conditions.matches_by_round and conditions.form is not ContestForm.KNOCK_OUT
        base = replace(base, session_of=SessionOf.ROUND if by_round else SessionOf.MEETINGS)
    rules = rules_under(_profile_of(conditions), conditions.method, edition=conditions.edition, base=base)
    return rules.in_patton if conditions.form is ContestForm.PATTON else rules
