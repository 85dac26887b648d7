"""A movement that is planned anew while it is played: what was played stays, every way to go on says what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.round_tables import movement_of
from duplicado.event.record.rounds_played import rounds_of
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.replanning.options import Replan, replan_options
from duplicado.movement.replanning.others import OtherReplan
from duplicado.movement.replanning.players import replan_player_options
from duplicado.movement.replanning.teams import replan_team_options
from duplicado.movement.replanning.ways import Change, PairsArrive, PairsLeave, TableCloses, TableOpens
from duplicado.movement.teams import TeamMovement
from duplicado.vocabulary.errors import DuplicadoError

_MOST_NEWCOMERS: Final = 99


class NotReplanned(DuplicadoError, ValueError):
    """A movement cannot be planned anew as it was asked for; what is wrong is said in words."""

    def __init__(self, code: str, *about: str) -> None:
        """Say why.

        Args:
            code: names the sentence.
            about: what it is about.
        """
        self.code = code
        self.about = about
        super().__init__(" ".join((code, *about)))


AnyReplan: TypeAlias = Replan | OtherReplan[TeamMovement] | OtherReplan[IndividualMovement]


@dataclass(frozen=True, slots=True)
class Replanned:
    """A way to go on, and the entries that make it so."""

    option: AnyReplan
    planned: SectionPlanned
    withdrawn: tuple[ContestantWithdrew, ...]
    """Those who leave; to be entered before the plan."""
    late: tuple[ContestantEntered, ...] = ()
    """Those who come late, see `newcomers`."""

    def facts(self, reason: str) -> tuple[AnyFact, ...]:
        """Return what is to be entered for it, for a reason: who comes, if he has a name, who leaves, the plan."""
        return (
            *(each for each in self.late if each.players),
            *(replace(each, reason=reason) for each in self.withdrawn),
            replace(self.planned, reason=reason),
        )


def movement_in_play(state: EventState, session: int, section: str) -> tuple[AnyMovement, SectionPlanned]:
    """Return the movement of a section as it is played, with the plan that holds now.

    Where an earlier plan held for some rounds, the movement has these as that plan had them; its sets are then as large
    as both allow, and the plan returned says how large.

    Raises:
        NotReplanned: there is no movement, one that is paired round by round, or one that somebody is no longer in who
            has played; or teams or single players began by another movement.
    """
    plan = state.plan_of(session, section)
    if plan is None:
        raise NotReplanned("no-movement")
    if state.conditions.pairing is not RoundsPaired.NONE:
        raise NotReplanned("paired")
    current = plan.current
    if _same_throughout(plan):
        return current.movement, current
    if not isinstance(current.movement, Movement) or not plan.contestants <= set(current.contestants):
        raise NotReplanned("plans-differ")
    rounds = [seen.tables for seen in rounds_of(state, section, (session, plan.rounds + 1)) if seen.session == session]
    made, size, first = movement_of(rounds, current.contestants, current.movement.name)
    if not isinstance(made, Movement):
        raise NotReplanned("plans-differ")
    kept = replace(
        current.movement,
        tables=max(made.tables, current.movement.tables),
        rounds=made.rounds,
        sets=made.sets,
        sittings=made.sittings,
        copies=max(made.copies, current.movement.copies),
        permitted=(*current.movement.permitted, *made.permitted),
    )
    return kept, replace(current, movement=kept, boards_each=size, first_board=first)


def _same_throughout(plan: SectionPlan) -> bool:
    """Tell whether the plan that holds now says of the rounds before what was planned for them then."""
    alone = replace(plan, versions=(replace(plan.current, from_round=1),))
    return alone.due == plan.due


def replanned(
    state: EventState,
    session: int,
    section: str,
    from_round: int,
    change: Change,
    newcomers: Sequence[ContestantId] = (),
) -> tuple[Replanned, ...]:
    """Give the ways to go on from a round, the best first; see `movement.replan_options`.

    Args:
        state: what the record says.
        session: the session.
        section: the section.
        from_round: the first round that is planned anew.
        change: what happened; pairs and tables by the numbers of the movement, see `number_of`.
        newcomers: the pairs, teams or players that come late, as many as the change says.

    Raises:
        NotReplanned: there is no movement, the change is none, or the newcomers take part already.
    """
    movement, current = movement_in_play(state, session, section)
    if isinstance(change, PairsArrive) != bool(newcomers) or (
        isinstance(change, PairsArrive) and change.count != len(newcomers)
    ):
        raise NotReplanned("newcomers", str(len(newcomers)))
    twice = [who for who in newcomers if who in current.contestants]
    if twice:
        raise NotReplanned("plays-already", str(twice[0]))
    leaving = change.pairs if isinstance(change, PairsLeave) else ()
    if isinstance(change, TableCloses | TableOpens) and not isinstance(movement, Movement):
        raise NotReplanned("tables")
    try:
        options = _options(movement, from_round, change, current.boards_each)
    except MovementError as error:
        raise NotReplanned("no-such-change", str(error)) from None
    withdrawn = tuple(
        ContestantWithdrew(current.contestants[number - 1], session, from_round - 1) for number in leaving
    )
    return tuple(
        Replanned(
            option,
            replace(
                current,
                movement=option.movement,
                contestants=(*current.contestants, *newcomers),
                boards_each=1 if option.single_boards else current.boards_each,
                from_round=from_round,
                reason="",
            ),
            withdrawn,
        )
        for option in options
    )


def _options(movement: AnyMovement, from_round: int, change: Change, boards_each: int) -> Sequence[AnyReplan]:
    match movement:
        case TeamMovement():
            return replan_team_options(movement, from_round, change)
        case IndividualMovement():
            return replan_player_options(movement, from_round, change)
        case _:
            return replan_options(movement, from_round, change, boards_each=boards_each)


def number_of(current: SectionPlanned, who: ContestantId) -> int:
    """Return the number that a contestant has in a movement.

    Raises:
        NotReplanned: he does not take part.
    """
    if who not in current.contestants:
        raise NotReplanned("unknown-contestant", str(who))
    return current.contestants.index(who) + 1


def newcomers(
    state: EventState,
    current: SectionPlanned,
    count: int,
    who: Sequence[ContestantId] = (),
    names: Sequence[str] = (),
) -> tuple[ContestantEntered, ...]:
    """Return the pairs, teams or players that come late.

    Under the numbers that are said; then those who have been entered and do not play yet; then the next free numbers.

    Args:
        state: what the record says.
        current: the plan that holds.
        count: how many come.
        who: their numbers, of the first of them or of all.
        names: their players, of each apart by commas.

    Raises:
        NotReplanned: there are more numbers or names than come, or too many come.
    """
    if count > _MOST_NEWCOMERS or max(len(who), len(names)) > count:
        raise NotReplanned("newcomers", str(max(len(who), len(names))))
    section = current.section
    found = list(who)
    waiting = (each for each in state.contestants if each.section == section and each not in state.withdrawn)
    taken = {*current.contestants, *found}
    found += sorted((each for each in waiting if each not in taken), key=lambda each: each.order)[: count - len(found)]
    everybody = {*current.contestants, *state.everybody}
    # Where each section has numbers from 1 on, the next is that of the section; else no number is given twice.
    is_by_section = len({each.number for each in everybody}) < len(everybody)
    alike = (each for each in everybody if each.section == section) if is_by_section else everybody
    following = max(each.number for each in (*alike, *found)) + 1
    found += [ContestantId(number, None, section) for number in range(following, following + count - len(found))]
    players = [tuple(Player(name.strip()) for name in each.split(",") if name.strip()) for each in names]
    players += [()] * (count - len(players))
    return tuple(ContestantEntered(each, theirs) for each, theirs in zip(found, players, strict=True))
