"""Invariants: what must hold in every state that the exploration reaches, whatever has happened.

Each invariant is a function that returns what is wrong, or nothing, and gives it its name; `INVARIANTS` lists them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from duplicado.casebook.exploration import rights
from duplicado.casebook.exploration.hidden_cards import views_tell_nothing_hidden
from duplicado.casebook.exploration.reached import Reached
from duplicado.casebook.exploration.turning import turned
from duplicado.casebook.exploration.worlds import asked_for, steps
from duplicado.director import observations
from duplicado.director.admission import admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable
from duplicado.law.orders import Disposition, LeadRightLifted
from duplicado.law.procedure_steps import NextCard, Question
from duplicado.law.reference import ClauseId
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import Designates, PlaysCard
from duplicado.table.entries import Entry, Ruled
from duplicado.table.fold import is_the_same
from duplicado.table.moment import Phase
from duplicado.vocabulary.contracts import PassedOut

Invariant: TypeAlias = Callable[[Reached], str | None]


def is_lawful(state: DirectedTable, command: Command) -> bool:
    """Tell whether a step is a lawful call or card of the player in turn, by the ordinary procedure alone."""
    table = state.table
    match command:
        case PlayerActs(seat, MakesCall(call)):
            return table.phase is Phase.AUCTION and seat is table.auction.turn and call in table.auction.lawful_calls()
        case PlayerActs(seat, PlaysCard(card) | Designates(card)):
            play = table.play
            return (
                play is not None
                and seat is play.play.player_of(play.play.turn)
                and card in (observations.lawful_cards(table) or ())
            )
        case _:
            return False


def record_gives_the_state(reached: Reached) -> str | None:
    """The record alone gives the state: what is kept from step to step is what would be derived."""
    return None if reached.recorded == reached.state else "the state that follows from the record is another"


def somebody_can_go_on(reached: Reached) -> str | None:
    """Until the board is over, or has been passed out, somebody is due to call or play, and some step is admitted.

    A world without cards is over with its auction.
    """
    state = reached.state
    is_of_the_auction = reached.world.layout is None and state.table.auction.is_ended
    if is_of_the_auction or state.table.phase is Phase.OVER or isinstance(state.table.result_of_auction, PassedOut):
        return None
    if state.table.turn is None:
        return "nobody is due to call or play"
    if not any(True for _ in steps(reached.world, state)):
        return "no step is left that anybody could take"
    return None


def what_is_asked_is_admitted(reached: Reached) -> str | None:
    """Every answer that is on offer and every finding that is asked for is admitted."""
    state = reached.state
    for step in asked_for(state):
        refused = admit(state, step)
        if refused is not None:
            return f"{step} is refused under {refused.clause}"
    return None


def lawful_sequence_gets_no_ruling(reached: Reached) -> str | None:
    """Nothing is ruled, asked or offered where everybody called and played lawfully in his turn."""
    if not reached.lawful:
        return None
    ruled = any(isinstance(entry, Ruled) for entry in reached.added)
    if ruled or reached.state.matters or reached.state.table.irregular:
        return "a lawful sequence is ruled upon"
    return None


def attention_leaves_nothing_irregular(reached: Reached) -> str | None:
    """Once attention was drawn and nothing is awaited, all that was irregular then has been dealt with."""
    state = reached.state
    play = state.table.play
    if state.attended is None or state.awaits_ruling or any(isinstance(m.request, NextCard) for m in state.matters):
        return None
    if play is not None and (play.claim is not None or play.set_aside is not None):
        return None
    left = [fact for fact in state.table.irregular if any(is_the_same(fact, one) for one in state.attended.facts)]
    return f"still irregular: {left[0]}" if left else None


def ruling_cites_a_clause(reached: Reached) -> str | None:
    """A ruling that changes something names a clause."""
    silent = [
        entry
        for entry in reached.added
        if isinstance(entry, Ruled)
        and not entry.clauses
        and any(not isinstance(effect, LeadRightLifted) for effect in entry.effects)  # a right that was used is gone
    ]
    return f"without a clause: {silent[0]}" if silent else None


def nobody_barred_may_bid(reached: Reached) -> str | None:
    """A player who must pass has no other lawful call."""
    table = reached.state.table
    if table.phase is Phase.AUCTION and table.auction.turn in table.must_pass:
        calls = observations.lawful_calls(table)
        if [str(call) for call in calls] != ["P"]:
            return f"{table.auction.turn} must pass and may call {', '.join(map(str, calls))}"
    return None


def declaring_side_has_no_penalty_card(reached: Reached) -> str | None:
    """No card of declarer's or dummy's is a penalty card, or is noted as one that Law 49 deals with (48A)."""
    table = reached.state.table
    if table.play is None:
        return None
    side = table.play.play.declarer.side
    restricted = {Disposition.MAJOR, Disposition.MINOR}
    cards = [each.card for each in table.exposed if each.seat.side is side and each.disposition in restricted]
    if cards:
        return f"penalty cards of the declaring side: {', '.join(map(str, cards))}"
    noted = [each.offender for each in table.noted if each.law == "49" and each.offender.side is side]
    return f"noted under 49: {noted[0]}" if noted else None


def findings_commute(reached: Reached) -> str | None:
    """Of two questions that are open together, it does not matter which is answered first.

    A finding goes to the first question under its clause. Where the one brings up a question of another matter under
    the clause of the other, the two orders answer different questions and are not compared.
    """
    state = reached.state
    if len(state.questions) < 2:
        return None
    findings = [step for step in asked_for(state) if isinstance(step, Find)]
    for one, other in combinations(findings, 2):
        if one.findings[0].key == other.findings[0].key:
            continue
        ends = [_after(state, order) for order in ((one, other), (other, one))]
        if None not in ends and ends[0] != ends[1]:
            return f"{one.findings[0]} and {other.findings[0]} give another state in the other order"
    return None


def _after(state: DirectedTable, findings: tuple[Find, ...]) -> object:
    """Return the table after findings, but for what was ruled last; `None` where one of them is not asked for then.

    When information began or ceased to be unauthorized is left out, too, and in which order reviews were ordered: that
    is when the answers were given.
    """
    asked = state
    for finding in findings:
        if admit(state, finding) is not None or _asking(state, finding) != _asking(asked, finding):
            return None
        state = carry_out(state, finding)[1]
    known = tuple((line.item, line.unauthorized, line.because, line.ended_by) for line in state.table.ledger)
    return replace(state.table, cites=(), ledger=(), reviews=()), known, frozenset(state.table.reviews)


def _asking(state: DirectedTable, finding: Find) -> int | None:
    """Return the number of the matter to which a finding is an answer: the first that asks for it."""
    key = finding.findings[0].key
    asked = ((each.number, each.request) for each in state.matters)
    return next((n for n, it in asked if isinstance(it, Question) and ClauseId.parse(it.clause) == key), None)


def turned_table_is_ruled_alike(reached: Reached) -> str | None:
    """The rulings are the same of the seats a quarter further on when the whole table is turned."""
    if not any(isinstance(entry, Ruled) for entry in reached.added):
        return None
    added, state = reached.elsewhere(reached.state.table.setup.layout, quarters=1)
    here = turned((_rulings(reached.added), reached.state.offers, reached.state.questions), 1)
    there = (_rulings(added), state.offers, state.questions)
    return None if here == there else f"here {here}, at the turned table {there}"


def _rulings(entries: tuple[Entry, ...]) -> tuple[tuple[tuple[str, ...], frozenset[object]], ...]:
    """Return clauses and effects of the rulings; one ruling has no order of its effects."""
    return tuple((entry.clauses, frozenset(entry.effects)) for entry in entries if isinstance(entry, Ruled))


INVARIANTS: Final[tuple[Invariant, ...]] = (
    record_gives_the_state,
    somebody_can_go_on,
    what_is_asked_is_admitted,
    lawful_sequence_gets_no_ruling,
    attention_leaves_nothing_irregular,
    ruling_cites_a_clause,
    nobody_barred_may_bid,
    declaring_side_has_no_penalty_card,
    findings_commute,
    turned_table_is_ruled_alike,
    views_tell_nothing_hidden,
    rights.lead_is_restricted_as_ruled,
    rights.requirement_is_for_one_lead,
    rights.right_is_for_the_first_lead,
    rights.rights_are_offered_of_themselves,
    rights.pending_calls_follow_standing_ones,
    rights.rulings_rest_on_standing_calls,
)
