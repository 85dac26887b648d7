"""A record told step by step: what was done, what the Director took up, found and ruled, and what is open now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Final

from duplicado.director.given import advice_with, decisions
from duplicado.director.state import DirectedTable, evolve, judged_from
from duplicado.law.book import law_47
from duplicado.law.book.law_83 import Advice, AdviceOfAppeal
from duplicado.law.procedure_steps import Choice, Finding, Offer, Order, Question
from duplicado.locale import Language
from duplicado.publish.messages import Value
from duplicado.publish.rulings.effects import kebab, value_of
from duplicado.publish.rulings.lying_cards import as_they_lie, given_together
from duplicado.publish.rulings.matters import tell_opened, tell_ruling
from duplicado.publish.rulings.requests import (
    ToldRequest,
    tell_choice,
    tell_conclusion,
    tell_finding,
    tell_offer,
    tell_own_motion,
    tell_question,
    written,
)
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    FoundOfOwnMotion,
    JudgedAnew,
    MatterClosed,
    MatterOpened,
    MatterReopened,
    Overruled,
    Ruled,
)
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.seats import Seat


def advice_text(words: RulingWords, advice: AdviceOfAppeal) -> str:
    """Say that the ruling may be appealed, or that the Director refers it himself, with the clauses."""
    values = {"committee": words.text("office-committee")} if advice.advice is Advice.REFER else {}
    return words.with_law(words.text(f"office-advice-{advice.advice.value}", **values), *advice.clauses)


def quoted(words: str, language: Language) -> str:
    """Return what a player said or meant: the casebook's in the language, all others as they were said."""
    return language.translations("sayings.csv", "saying").get(words, words)


@dataclass(frozen=True, slots=True)
class ToldLine:
    """One line of a report; `is_fact` tells what players did from what the Director says."""

    text: str
    is_fact: bool = False


def action_message(action: type[Action]) -> str:
    """Return the name of the message of an action: `DropsCard` is `action-drops-card`."""
    return f"action-{kebab(action.__name__)}"


def tell_action(words: RulingWords, seat: Seat, action: Action) -> str:
    """Say what a player did."""
    values: dict[str, Value] = {
        each.name: _part(words, each.name, getattr(action, each.name)) for each in fields(action)
    }
    values |= {"who": words.seat(seat)}
    told = words.known(action_message(type(action)), **values)
    return told or words.text("action-any", who=str(seat), text=str(action))


def designation_told(words: RulingWords, said: Designation) -> Value:
    """Write what declarer says to name a card of dummy's (46)."""
    match said:
        case Rank():
            return words.rank(said)
        case Instruction():
            return words.text(_INSTRUCTIONS[said])
        case _:
            return value_of(words, said)


def _part(words: RulingWords, name: str, value: object) -> Value:
    match value:
        case None:
            return words.text("all-tricks") if name == "tricks" else "none"
        case Rank() | Instruction():
            return designation_told(words, value)
        case str() if name == "text":
            return quoted(value, words.language)
        case _:
            return value_of(words, value)


_INSTRUCTIONS: Final = {
    Instruction.LOW: "designation-low",
    Instruction.HIGH: "designation-high",
    Instruction.WIN: "designation-win",
    Instruction.ANYTHING: "designation-anything",
}


def tell_entries(
    words: RulingWords, before: DirectedTable, entries: Iterable[Entry], *, appeals: bool = False
) -> tuple[ToldLine, ...]:
    """Tell entries in their order, from the state before the first of them.

    Args:
        words: the words of the language.
        before: the state before the first entry.
        entries: what is told.
        appeals: whether a Director speaks to players, who are told that they may appeal when he has ruled (83).
    """
    state, told = before, list[ToldLine]()
    asked = taken_up = False
    given = list[Order]()
    entries = tuple(entries)
    shown = (entry for run in given_together(entries) for entry in as_they_lie(run))
    for entry, as_told in zip(entries, shown, strict=True):
        if given and isinstance(entry, Acted):
            told.append(_right_to_appeal(words, state, given))
            given = []
        after = evolve(state, entry)
        asked = asked or isinstance(entry, AttentionDrawn)
        taken_up = taken_up or isinstance(entry, MatterOpened)
        told += _tell(words, state, as_told, after)
        given += _decided(state, entry) if appeals else ()
        state = after
    if asked and not (taken_up or state.awaits_ruling):
        told.append(ToldLine(_nothing_taken_up(words, state)))
    if given:
        told.append(_right_to_appeal(words, state, given))
    return tuple(told)


def _nothing_taken_up(words: RulingWords, state: DirectedTable) -> str:
    """Answer attention that brings up nothing: a card that somebody has wanted to take back stays played."""
    acts = (past.fact for past in state.backwards() if isinstance(past.fact, Acted))
    last = next((each for each in acts if not isinstance(each.action, Attention)), None)
    play = state.table.play
    if play is not None and last is not None and isinstance(last.action, TakesBack):
        card, face_down = last.action.card, (last.seat, last.action.card) in play.face_down
        if face_down or any(play.play.trick_of(hand, card) is not None for hand in Seat):
            stays = words.text("director-card-stays", who=words.seat(last.seat), card=words.card(card))
            return f"{stays} {words.law(law_47.forbids_withdrawal(face_down=face_down))}"
    return words.text("director-nothing-irregular")


def _decided(before: DirectedTable, entry: Entry) -> tuple[Order, ...]:
    """List what the Director has ruled, all told, where that entry ends a matter or rules in none."""
    match entry:
        case MatterClosed(number):
            matter = before.matter(number)
            return () if matter is None else decisions(matter)
        case Ruled(0, clauses, effects):
            return (Order(clauses, effects),)
        case _:
            return ()


def _right_to_appeal(words: RulingWords, state: DirectedTable, given: Iterable[Order]) -> ToldLine:
    effects = (effect for order in given for effect in order.effects)
    advice = advice_with(state.table.setup.regulations, effects)
    return ToldLine(advice_text(words, advice))


def tell_kept(words: RulingWords, entries: Sequence[Entry]) -> Iterator[ToldLine]:
    """Say of a finding from which nothing follows at once that it is kept for its question."""
    if entries and all(isinstance(entry, FoundOfOwnMotion) and entry.clause[:1].isdigit() for entry in entries):
        yield ToldLine(words.text("director-keeps"))


def tell_open(words: RulingWords, state: DirectedTable) -> tuple[ToldRequest, ...]:
    """Tell the options and questions that are open, first one first."""
    told: list[ToldRequest] = []
    for matter in state.matters:
        match matter.request:
            case Offer() as offer:
                told.append(tell_offer(words, offer, matter))
            case Question() as question:
                told.append(tell_question(words, question, matter))
            case _:
                pass
    return tuple(told)


def _tell(words: RulingWords, before: DirectedTable, entry: Entry, after: DirectedTable) -> Iterable[ToldLine]:
    match entry:
        case Acted():
            return _acted(words, entry)
        case MatterOpened(_, law, facts):
            return (ToldLine(tell_opened(words, law, facts)),)
        case Answered(number, answer):
            return _answered(words, before, number, answer)
        case Ruled():
            return tuple(ToldLine(sentence) for sentence in tell_ruling(words, entry, after.table))
        case FoundOfOwnMotion(clause, value):
            found = tell_own_motion(words, clause, value)
            told = found or words.with_law(words.text("director-finds-value", value=written(words, value)), clause)
            return (ToldLine(told),)
        case Concluded(number, clause, value):
            matter = before.matter(number)
            return (ToldLine(tell_conclusion(words, clause, value, matter)),)
        case Overruled(_, clause, entries) | JudgedAnew(_, clause, entries):
            told = words.with_law(words.text("director-overrules"), clause)
            base = judged_from(before, entry)
            return (ToldLine(told), *(tell_entries(words, base, entries) if base is not None else ()))
        case AttentionDrawn() | MatterClosed() | MatterReopened():
            return ()


def _acted(words: RulingWords, entry: Acted) -> Iterable[ToldLine]:
    told = tell_action(words, entry.seat, entry.action)
    if entry.means:
        told = words.text("said-to-mean", told=told, means=quoted(entry.means, words.language))
    yield ToldLine(told, is_fact=True)
    for seat, action in entry.accompanied_by:
        yield ToldLine(words.text("at-the-same-time", told=tell_action(words, seat, action)), is_fact=True)
    if isinstance(entry.action, Attention):
        yield ToldLine(words.text("director-called"))


def _answered(words: RulingWords, before: DirectedTable, number: int, answer: object) -> Iterable[ToldLine]:
    matter = before.matter(number)
    request = matter.request if matter is not None else None
    match answer:
        case Choice():
            offer = request if isinstance(request, Offer) else None
            return (ToldLine(tell_choice(words, answer, offer), is_fact=True),)
        case Finding() if isinstance(request, Question):
            return (ToldLine(tell_finding(words, request.clause, answer, matter)),)
        case Finding(value):
            return (ToldLine(words.text("director-finds-value", value=written(words, value))),)
        case _:  # the call or card that was awaited has been told as a fact
            return ()
