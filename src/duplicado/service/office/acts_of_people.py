"""Who takes part, who goes, who sits in for whom, what somebody brings along or loses: facts from forms."""

from __future__ import annotations

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
from duplicado.event.record.state import EventState
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import contestant_of
from duplicado.service.office.scores import signed_amount

__all__ = ["carry", "disqualify", "enter", "missed", "substitute", "suspend", "withdraw"]


def enter(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Enter somebody under a number, or put right what was said of him: who has it already keeps what is not told."""
    found = form.contestant("who")
    if found is None:
        raise FormError("needed", "who")
    before = state.contestants.get(found)
    players = tuple(_player(line) for line in form.listed("players"))
    if not players and before is None:
        raise FormError("needed", "players")
    known = {each.name: each for each in before.players} if before else {}
    # A number with the federation stays with the name where only the name is written.
    players = tuple(each if each.number else known.get(each.name, each) for each in players)
    if before is None:
        before = ContestantEntered(found, players)
    return (
        ContestantEntered(
            found,
            players or before.players,
            form.word("team") or before.name,
            form.number_or_none("seed") or before.seed,
            form.names("categories") or before.categories,
            form.word("stratum") or before.stratum,
            signed_amount(form, "handicap") if form.word("handicap") else before.handicap,
        ),
    )


def _player(line: str) -> Player:
    """Read a player: the name, and behind a comma or semicolon his number."""
    name, _, number = line.replace(";", ",").partition(",")
    return Player(name.strip(), number.strip())


def withdraw(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a contestant leaves the event; what they were still to play is nobody's score."""
    who = contestant_of(form, state, "who")
    after = form.number("after-round", least=0)
    approved = form.word("approved") or None
    return (ContestantWithdrew(who, form.number("session"), after, form.word("reason"), approved),)


def substitute(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Let a player take another's place (Law 4)."""
    who = contestant_of(form, state, "who")
    absent, newcomer = Player(form.needed("absent")), Player(form.needed("newcomer"), form.word("player-number"))
    first = form.number_or_none("from-round") or 1
    return (SubstituteSeated(who, absent, newcomer, form.number("session"), first, form.word("reason")),)


def missed(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a contestant could not play a session; the regulations say what it gets for it."""
    return (SessionMissed(contestant_of(form, state, "who"), form.number("session"), form.word("reason")),)


def carry(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Add what a contestant brings along from an earlier stage, in the unit in which the event ranks."""
    who: ContestantId = contestant_of(form, state, "who")
    percent = state.conditions.by_percentage or None
    return (CarriedOver(who, signed_amount(form, "amount"), form.word("reason"), percent),)


def suspend(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Suspend a player for the session or a part of it (91A)."""
    return (
        PlayerSuspended(
            contestant_of(form, state, "who"),
            form.needed("cause"),
            form.number("session"),
            form.number("from-round"),
            form.number_or_none("to-round"),
            form.word("player"),
        ),
    )


def disqualify(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Disqualify a contestant or a player, with the Tournament Organizer's approval (91B)."""
    return (
        ContestantDisqualified(
            contestant_of(form, state, "who"),
            form.needed("cause"),
            form.word("approved"),
            form.number("session"),
            form.number("after-round", least=0),
            form.word("player"),
        ),
    )
