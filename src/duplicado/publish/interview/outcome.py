"""Outcome of an interview as the Director says it aloud, with his next steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from duplicado.director.given import advice_with
from duplicado.director.interview.adjusted_score import ArtificialScore, AssignedScore, BothInnocent, TableScoreStands
from duplicado.director.interview.conversation import InterviewOutcome
from duplicado.director.interview.opening_position import clauses_of
from duplicado.director.interview.questions import Conclude, Upshot
from duplicado.director.observations import penalty_cards
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.book.law_15_boards import WrongBoardRuling
from duplicado.law.book.law_64 import Transfer
from duplicado.law.edition import Edition
from duplicado.law.information import Item
from duplicado.law.orders import (
    Effect,
    Informed,
    Review,
    RevokeNotEstablished,
    ScoreAdjusted,
    StandingPlay,
    Uninformed,
)
from duplicado.law.procedure_steps import NextCall, NextCard, Offer, Question
from duplicado.publish.interview.position_now import POSITION, is_told, last_told, stands, tell_position
from duplicado.publish.interview.questions import tell_results
from duplicado.publish.messages import slug
from duplicado.publish.rulings.claims import judged_line_told
from duplicado.publish.rulings.effects import tell_effect, value_of
from duplicado.publish.rulings.lying_cards import as_they_lie
from duplicado.publish.rulings.matters import own_words, says_only_that_nothing_follows, tell_ruling
from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.requests import tell_conclusion
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import advice_text
from duplicado.table import card_duties
from duplicado.table.entries import Concluded, Entry, Ruled
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class ToldOutcome:
    """Outcome of an interview in sentences: what the Director says and does."""

    said: tuple[str, ...]
    """The ruling as it is said aloud, in order, with its Laws; a sentence that nothing follows where nothing does.

    Where players have acted since the first ruling a sentence says how things stand now; the last one, once all has
    been heard, says that the ruling may be appealed.
    """
    afterwards: tuple[str, ...]
    """Matters to remain at the table for, and to come back for."""
    clauses: tuple[str, ...]
    """Every clause on which it rests."""
    tells_of_appeal: bool = False
    """True where it says that the ruling may be appealed (83)."""


def tell_outcome(words: RulingWords, outcome: InterviewOutcome) -> ToldOutcome:
    """Put what follows from the answers so far into words."""
    position = tuple(tell_position(words, outcome))
    said = list(_rulings(words, outcome, told_now=bool(position))) if outcome.beginning is not None else []
    for concluded in outcome.concluded:
        edition = Edition.LAWS_2017 if outcome.state is None else outcome.state.table.edition
        said += _concluded(words, concluded, edition, looks_later=_looks_later(outcome))
    afterwards = tuple(dict.fromkeys(_afterwards(words, outcome)))
    if not said and outcome.is_complete and (afterwards or not position):
        said = [words.text("interview-later" if afterwards else "interview-nothing")]
    said = [*dict.fromkeys(said), *position, *_judged_line(words, outcome)]
    appeal = tuple(_right_to_appeal(words, outcome))
    return ToldOutcome((*said, *appeal), afterwards, clauses_of(outcome), tells_of_appeal=bool(appeal))


def _judged_line(words: RulingWords, outcome: InterviewOutcome) -> Iterator[str]:
    """Say in one sentence which line of play shows what is ruled of a claim, when nothing is left to be found."""
    told, *tricks = ("",) if outcome.state is None else judged_line_told(words, outcome.state) or ("",)
    if told and outcome.is_complete:
        yield f"{told} {'; '.join(tricks)}."


def _rulings(words: RulingWords, outcome: InterviewOutcome, *, told_now: bool) -> Iterator[str]:
    """Say the rulings one by one; tricks have no numbers, for nobody counted them.

    That nothing follows is said, once, where nothing else is. Calls and cards that stand are told only as they stand
    now, and nowhere else than in a sentence of their own where there is one. What was unauthorized on the way and is
    authorized again is left out too; nothing is called unauthorized before all has been heard that it depends on.
    """
    state = outcome.beginning
    score_stands = any(isinstance(each.ruling, TableScoreStands) for each in outcome.concluded)
    # What is to be looked at when play ends is told with what comes afterwards.
    kinds: tuple[type[Effect], ...] = (Review, *((ScoreAdjusted,) if score_stands else ()))
    freed = _authorized_again(outcome)
    is_open = outcome.asked is not None
    standing = () if told_now else tuple(_standing_now(outcome))

    def is_left_out(before: DirectedTable, effect: Effect, effects: tuple[Effect, ...]) -> bool:
        return (
            isinstance(effect, kinds)
            or (isinstance(effect, POSITION) and not any(effect is each for each in standing))
            or (isinstance(effect, Informed) and (is_open or (effect.unauthorized, effect.items) in freed))
            or (len(effects) > 1 and _tells_of_no_trick(before, effect))
            or _tells_of_no_revoke(before, effect)
        )

    transfer_is_told = any(isinstance(each.ruling, tuple) for each in outcome.concluded)
    follows = bool(outcome.concluded)
    nothing: tuple[str, ...] = ()
    for entry, as_told in zip(outcome.entries, as_they_lie(outcome.entries), strict=True):
        if state is None:
            return
        said = tuple(_said(words, state, as_told, is_left_out, transfer_is_told=transfer_is_told))
        if isinstance(entry, Ruled) and says_only_that_nothing_follows(words, entry):
            nothing = said
        else:
            follows |= bool(said) or (isinstance(entry, Ruled) and any(isinstance(e, POSITION) for e in entry.effects))
            yield from said
        state = evolve(state, entry)
    if not follows:
        yield from nothing


def _said(
    words: RulingWords,
    before: DirectedTable,
    entry: Entry,
    is_left_out: Callable[[DirectedTable, Effect, tuple[Effect, ...]], bool],
    *,
    transfer_is_told: bool,
) -> Iterable[str]:
    match entry:
        case Ruled() if is_told(entry):
            return ()
        case Ruled(number, clauses, effects):
            now = tuple(effect for effect in effects if not is_left_out(before, effect, effects))
            if not now and effects and not own_words(words, entry):
                return ()
            return tell_ruling(words, Ruled(number, clauses, now), transfer_is_told=transfer_is_told)
        case Concluded(number, clause, value):
            matter = before.matter(number)
            return (tell_conclusion(words, clause, value, matter),)
        case _:
            return ()


def _standing_now(outcome: InterviewOutcome) -> Iterator[Effect]:
    """Yield what the last ruling says of the calls and cards that stand, if it is so and no player is to choose."""
    if outcome.asked is None or not isinstance(outcome.asked.request, Offer):
        yield from (effect for effect in last_told(outcome) if stands(effect, outcome))


def _authorized_again(outcome: InterviewOutcome) -> frozenset[tuple[Side, tuple[Item, ...]]]:
    """Return what a ruling made unauthorized for a side and a later one authorized again."""
    ruled = (effect for entry in outcome.entries if isinstance(entry, Ruled) for effect in entry.effects)
    return frozenset((each.unauthorized, each.items) for each in ruled if isinstance(each, Uninformed))


def _tells_of_no_trick(before: DirectedTable, effect: Effect) -> bool:
    """Tell whether an effect changes hands only, before a card is on the table that the interview knows of.

    Who leads from now on is told where it is another hand, and by a ruling that says nothing else.
    """
    play = before.table.play
    if not isinstance(effect, StandingPlay) or effect.play.tricks:
        return False
    return play is None or (not play.play.tricks and play.play.turn is effect.play.turn)


def _tells_of_no_revoke(before: DirectedTable, effect: Effect) -> bool:
    """Tell whether an effect says of a card that it establishes no revoke where there was none."""
    play = before.table.play
    return isinstance(effect, RevokeNotEstablished) and (play is None or not play.revokes)


def _looks_later(outcome: InterviewOutcome) -> bool:
    """Tell whether it is said what the Director comes back for after a revoke (64C)."""
    return outcome.state is not None and any(each.startswith("64C") for each in outcome.state.table.reviews)


def _concluded(words: RulingWords, concluded: Conclude, edition: Edition, *, looks_later: bool) -> list[str]:
    ruling = concluded.ruling
    match ruling:
        case Upshot(word, values):
            short = clause_in_short(words, concluded.clauses[0], edition)
            named = {name: value_of(words, value) for name, value in values.items()}
            told = words.text(f"interview-upshot-{slug(word)}", short=short, **named)
            return [words.with_law(told, *concluded.clauses)]
        case AssignedScore():
            return [words.with_law(_assigned(words, ruling), *concluded.clauses[:-1])]
        case BothInnocent(north_south, east_west):
            results = {"ns": tell_results(words, north_south), "ew": tell_results(words, east_west)}
            return [words.with_law(words.text("interview-assigned-both", **results), *concluded.clauses[:-1])]
        case ArtificialScore():
            return _artificial(words, ruling, concluded.clauses[:-1])
        case TableScoreStands():
            return [words.with_law(words.text("interview-table-stands"), *concluded.clauses)]
        case WrongBoardRuling():
            return _wrong_board(words, cast("WrongBoardRuling[Side]", ruling))
        case tuple():
            given = cast("tuple[object, ...]", ruling)
            transfers = [each for each in given if isinstance(each, Transfer)]
            tricks = sum(each.tricks for each in transfers)
            sides = dict.fromkeys(words.side(each.revoke.player.side.opponents) for each in transfers if each.tricks)
            told = words.with_law(
                words.text("interview-transfer", tricks=tricks, side=words.listed(tuple(sides))), *concluded.clauses
            )
            settled = looks_later or any(isinstance(each, Transfer) and each.law == "81C3" for each in given)
            return [told] if settled else [told, words.text("interview-equity")]
        case _:
            return [words.law(*concluded.clauses)]


def _assigned(words: RulingWords, ruling: AssignedScore) -> str:
    """Say what both sides get, or each apart: without its own part of the damage, or by what was likely."""
    results, own, apart = tell_results(words, ruling.results), ruling.own_part, ruling.by_likelihood
    if apart is not None:
        return words.text(
            "interview-assigned-likely",
            after="none" if own is None else tell_results(words, own.after_infraction),
            results=results,
            side=words.side(apart.innocent),
            others=words.side(apart.innocent.opponents),
            probable=tell_results(words, (apart.offending,)),
        )
    if own is None:
        return words.text("interview-assigned", results=results)
    return words.text(
        "interview-assigned-apart",
        results=results,
        side=words.side(own.side),
        others=words.side(own.side.opponents),
        after=tell_results(words, own.after_infraction),
    )


def _artificial(words: RulingWords, ruling: ArtificialScore, clauses: tuple[str, ...]) -> list[str]:
    """Say what each side gets by its fault."""
    said = [
        words.text("interview-artificial", side=words.side(side), award=_award_told(words, award_for(fault)))
        for side, fault in ((Side.NS, ruling.north_south), (Side.EW, ruling.east_west))
    ]
    return [*said[:-1], words.with_law(said[-1], *clauses)]


def _award_told(words: RulingWords, award: Award) -> str:
    named = award if award is not Award.SESSION_AVERAGE else Award.AVERAGE
    return words.text(f"interview-award-{slug(named.value)}")


def _wrong_board(words: RulingWords, ruling: WrongBoardRuling[Side]) -> list[str]:
    said = [words.text(f"interview-board-{slug(ruling.board.value)}")]
    for side, award in ruling.artificial:
        said.append(words.text("interview-board-award", side=words.side(side), award=_award_told(words, award)))
    if ruling.correct_board_later:
        said.append(words.text("interview-board-later"))
    return [*said[:-1], words.with_law(said[-1], *ruling.clauses)]


def _right_to_appeal(words: RulingWords, outcome: InterviewOutcome) -> Iterator[str]:
    """Say, when all has been heard and something was ruled, that the ruling may be appealed."""
    ruled = [entry for entry in outcome.entries if isinstance(entry, Ruled)]
    if not outcome.is_complete or not (ruled or outcome.concluded):
        return
    regulations: Mapping[str, object] = {} if outcome.state is None else outcome.state.table.setup.regulations
    effects = (effect for entry in ruled for effect in entry.effects)
    yield advice_text(words, advice_with(regulations, effects))


def _afterwards(words: RulingWords, outcome: InterviewOutcome) -> Iterator[str]:
    state = outcome.state
    if state is None:
        return
    table = state.table
    for matter in state.matters:
        match matter.request:
            case NextCall(seat):
                yield words.text("interview-stay-call", seat=words.seat(seat))
            case NextCard(hand):
                yield words.text("interview-stay-card", seat=words.seat(hand))
            case Offer() | Question() | None:
                pass
    for offender, clause in dict.fromkeys((given.right.offender, given.right.clause) for given in table.lead_rights):
        told = words.text("interview-come-back-lead", partner=words.seat(offender.partner))
        yield words.with_law(told, clause)
    due_now = card_duties.lawful_cards(table) or Hand()
    for seat, cards in penalty_cards(table).items():
        for card, kind in cards.items():
            if kind.value == "major":
                is_due = table.turn is seat and card in due_now
                name = "interview-penalty-card-due" if is_due else "interview-come-back-penalty"
                told = words.text(name, card=words.card(card), seat=words.seat(seat))
                yield words.with_law(told, *("50D1(a)",) * is_due, "50D2")
    for clause in table.reviews:
        for told in tell_effect(words, Review(clause)):
            yield words.with_law(told, clause)
