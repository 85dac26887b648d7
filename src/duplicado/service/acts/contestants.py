"""Acts about who takes part: entered, gone, substituted, away for a session, what somebody brings along or loses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    Player,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.record.rounds import changed_partnership
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.system_names import SYSTEMS
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask, read_or_none, said_of
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Amount, Approval, ChoiceOf, Lines, PlayerNames, WholeNumber, Words
from duplicado.service.acts.place_kinds import ANY_NUMBER, ContestantNumber
from duplicado.service.acts.results import APPROVED
from duplicado.service.acts.section_kinds import SectionName
from duplicado.service.live.sittings import round_of_contestant, session_of_contestant
from duplicado.table.contest_kind import ContestKind

_ROBOTS: Final = ChoiceOf({"people": "", **{name: name for name in SYSTEMS}})
_SEATS: Final = {ContestKind.INDIVIDUAL: 1, ContestKind.PAIRS: 2, ContestKind.TEAMS: 4}
"""Players of a contestant who sit at the same time."""


def _electronic(state: EventState, _: object) -> bool:
    return bool(state.conditions.electronic)


def _robots(who: ContestantId, seats: Iterable[int], messages: Messages) -> tuple[Player, ...]:
    return tuple(Player(messages.text("robot-player", who=str(who), seat=seat)) for seat in seats)


def _are_names_of_robots(players: Sequence[Player], who: ContestantId) -> bool:
    """Tell whether robots were called so and no people: in any language, or by their system, as in earlier records."""
    seats = range(1, len(players) + 1)
    made = {each.name for language in Language for each in _robots(who, seats, Messages.load(language))}
    made |= {f"{system} {who}-{seat}" for system in SYSTEMS for seat in seats}
    return all(each.name in made for each in players)


def _next_number(state: EventState) -> Said:
    """Return the number of whoever is entered next, where one list has them all."""
    everybody = state.everybody
    if any(each.section or each.line for each in everybody):
        return {}
    return {"who": str(max((each.number for each in everybody), default=0) + 1)}


@act(
    "enter",
    page=Page.PEOPLE,
    duty=Duty.ENTRIES,
    cli=Cli(positional=("who", "players")),
    examples=(
        'thursday.event 1 "Ana Lima" "Rui Matos, 12345"',
        "cup.event 1 Ana Rui Eva Luis --team Porto",
        "thursday.event 8 --robot natural",
    ),
)
class EnterContestant(Act):
    """Enter a pair, a team or a player under a number, or put right what was said of them.

    Who has the number already keeps what is not told; new names replace the old, also in line-ups and for substitutes.
    Behind a comma a player's number with the federation is written.

    Robots sit for a contestant at electronic tables, from round to round, where he is entered with `--robot` and the
    system that they play; people do again once `--robot people` names them.
    """

    who: ContestantId = ask(ANY_NUMBER)
    players: tuple[Player, ...] = ask(PlayerNames(), default=())
    team: str = ask(Words(), default="")
    seed: int | None = ask(WholeNumber(), default=None)
    categories: tuple[str, ...] = ask(Lines(apart=","), default=(), option="category")
    stratum: str = ask(Words(), default="")
    handicap: Fraction | None = ask(Amount(is_signed=True), default=None)
    robot: str | None = ask(_ROBOTS, default=None, when=_electronic)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        before = asked.state.entered(self.who)
        return (
            ContestantEntered(
                self.who,
                self._playing(asked),
                self.team or before.name,
                self.seed or before.seed,
                self.categories or before.categories,
                self.stratum or before.stratum,
                before.handicap if self.handicap is None else self.handicap,
                before.robot if self.robot is None else self.robot,
            ),
        )

    def _playing(self, asked: ActContext) -> tuple[Player, ...]:
        """Return who plays: names that were typed stay; robots for whom there are none are called so, by number."""
        before = asked.state.entered(self.who)
        robot = before.robot if self.robot is None else self.robot
        known = {each.name: each for each in before.players}
        # A number with the federation stays with the name where only the name is written.
        told = tuple(each if each.number else known.get(each.name, each) for each in self.players) or before.players
        if told and (robot or not _are_names_of_robots(told, self.who)):
            return told
        if not robot:
            raise FormError("needed", "players")
        return _robots(self.who, range(1, _SEATS[asked.state.conditions.kind] + 1), Messages.load(asked.language))

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        messages = Messages.load(asked.language)
        broken = changed_partnership(asked.state, self.who, self._playing(asked))
        told = () if broken is None else (messages.text("office-partners-stay", law=broken),)
        if lost := self._lost(asked):
            names = messages.listed([each.name for each in lost])
            told = (*told, messages.text("office-number-taken", names=names, who=str(self.who)))
        if self.robot and not asked.state.conditions.electronic:
            return (*told, messages.text("office-robots-electronic"))
        return told

    def _lost(self, asked: ActContext) -> tuple[Player, ...]:
        """Return those who had the number, where others take it and they have no other."""
        before = asked.state.entered(self.who).players
        others = (each.players for who, each in asked.state.contestants.items() if who != self.who)
        named = [*self._playing(asked), *(player for players in others for player in players)]
        return () if any(old.may_be(each) for old in before for each in named) else before

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        who = read_or_none(ContestantNumber(), "who", said, asked)
        entered = asked.state.contestants.get(who) if who else None
        if who is None or entered is None:
            return said if said.get("who") else _next_number(asked.state)
        return said_of(
            cls(
                who=who,
                players=entered.players,
                team=entered.name,
                seed=entered.seed,
                categories=entered.categories,
                stratum=entered.stratum,
                handicap=entered.handicap or None,
                robot=entered.robot or None,
            )
        )


@act(
    "substitute",
    page=Page.PEOPLE,
    duty=Duty.ENTRIES,
    cli=Cli(positional=("who", "absent", "newcomer")),
    examples=('thursday.event 7 "Ana Lima" "Eva Reis" --from-round 3',),
)
class SeatSubstitute(Act):
    """Record that the Director lets a player take another's place (Law 4)."""

    who: ContestantId = ask(ContestantNumber())
    absent: str = ask(Words())
    newcomer: str = ask(Words())
    player_number: str = ask(Words(), default="")
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    from_round: int = ask(WholeNumber(), default=1)
    reason: str = ask(Words(), default="")

    @classmethod
    def picked(cls, asked: ActContext, said: Said) -> Mapping[str, Sequence[str]]:
        who = next((each for each in asked.state.everybody if str(each) == said.get("who")), None)
        if who is None:
            return {}
        seated = (each.substitute for each in asked.state.substitutes if each.contestant == who)
        return {"absent": list(dict.fromkeys(each.name for each in (*asked.state.entered(who).players, *seated)))}

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        """Return the session and the round in which the contestant is."""
        who = read_or_none(ContestantNumber(), "who", said, asked)
        session = None if who is None else session_of_contestant(asked.state, who)
        if who is None or session is None:
            return {}
        return {"session": str(session), "from-round": str(round_of_contestant(asked.state, session, who))}

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        newcomer = asked.known(Player(self.newcomer, self.player_number))
        return (SubstituteSeated(self.who, Player(self.absent), newcomer, self.session, self.from_round, self.reason),)


@act(
    "withdraw",
    page=Page.PEOPLE,
    duty=Duty.ENTRIES,
    cli=Cli(positional=("who",), was=APPROVED),
    examples=("thursday.event 7 --after-round 4 --reason ill",),
)
class Withdraw(Act):
    """Record that a contestant leaves the event; what they were still to play is nobody's score."""

    who: ContestantId = ask(ContestantNumber())
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    after_round: int = ask(WholeNumber(least=0))
    reason: str = ask(Words(), default="")
    approved: str | None = ask(Approval(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (ContestantWithdrew(self.who, self.session, self.after_round, self.reason, self.approved),)


@act(
    "missed",
    page=Page.PEOPLE,
    duty=Duty.ENTRIES,
    cli=Cli(positional=("who",)),
    examples=("thursday.event 7 --session 2 --reason ill",),
)
class MissSession(Act):
    """Record that a pair could not play a session; the regulations say what it gets for it.

    In the total of the event, `--profile aeb` gives the lowest of three: the pair's average without the session, that
    average with 50 % for it, and 53 %; for the last session the worst of its sessions. Other regulations give nothing,
    unless the conditions of contest have the options `unplayed_session.rule`, `.cap` and `.last_session_rule`.
    """

    who: ContestantId = ask(ContestantNumber())
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (SessionMissed(self.who, self.session, self.reason),)


@act(
    "carry",
    page=Page.PEOPLE,
    duty=Duty.PENALTIES,
    cli=Cli(positional=("who", "amount")),
    examples=("thursday.event 7 2.5 --reason heats",),
)
class CarryOver(Act):
    """Add what a contestant brings along from an earlier stage, in the unit in which the event ranks.

    That is per cent in a contest of pairs or players at matchpoints: `carry thursday.event 7 2.5` lifts 54.10 to 56.60
    per cent. It is MP, IMPs, VP or points where the event ranks by a total.
    """

    who: ContestantId = ask(ContestantNumber())
    amount: Fraction = ask(Amount(is_signed=True))
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        percent = asked.state.conditions.by_percentage or None
        return (CarriedOver(self.who, self.amount, self.reason, percent),)


@act(
    "suspend",
    page=Page.PEOPLE,
    duty=Duty.PENALTIES,
    cli=Cli(positional=("who",)),
    examples=('thursday.event 7 --player Gema --from-round 3 --cause "rude to the opponents"',),
)
class Suspend(Act):
    """Record that the Director suspends a player for the session or a part of it (Law 91A).

    His place goes to a substitute: `duplicado event substitute`. Until then results that he would play are asked about.
    """

    who: ContestantId = ask(ContestantNumber())
    player: str = ask(Words(), default="")
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    from_round: int = ask(WholeNumber())
    to_round: int | None = ask(WholeNumber(), default=None)
    cause: str = ask(Words())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (PlayerSuspended(self.who, self.cause, self.session, self.from_round, self.to_round, self.player),)


@act(
    "disqualify",
    page=Page.PEOPLE,
    duty=Duty.PENALTIES,
    cli=Cli(positional=("who",), was=APPROVED),
    examples=('thursday.event 7 --after-round 4 --cause cheating --approved "the club"',),
)
class Disqualify(Act):
    """Record that a contestant or a player is disqualified, with the Tournament Organizer's approval (Law 91B).

    It leaves the ranking; what it played counts for its opponents, or for nobody where the conditions of contest say
    disqualified = "annulled".
    """

    who: ContestantId = ask(ContestantNumber())
    player: str = ask(Words(), default="")
    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionName(), default="")
    after_round: int = ask(WholeNumber(least=0))
    cause: str = ask(Words())
    approved: str = ask(Approval())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (
            ContestantDisqualified(self.who, self.cause, self.approved, self.session, self.after_round, self.player),
        )
