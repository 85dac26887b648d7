"""Position of the table when an interview has been heard out, as the Director says it at the end of his ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.director.interview.conversation import InterviewOutcome
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.orders import Disposition, Effect, MustPass, MustRepeat, StandingCalls, StandingPlay, TakenBack
from duplicado.law.procedure.auction import Auction
from duplicado.law.situation import IrregularCall
from duplicado.publish.rulings.effects import due_to_play, tell_effect
from duplicado.publish.rulings.matters import own_words
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.entries import Acted, Entry, MatterOpened, Ruled
from duplicado.table.moment import Phase
from duplicado.table.state import TableState

POSITION: Final = (StandingCalls, StandingPlay)
"""Effects that say how the table stands; what is said of it is so when it is said."""
_LYING = frozenset({Disposition.FACE_UP, Disposition.MINOR, Disposition.MAJOR})


def tell_position(words: RulingWords, outcome: InterviewOutcome) -> Iterator[str]:
    """Say what stands now, in one sentence: the calls or cards, whose turn it is, what binds him, what lies face up.

    It has the Laws of the rulings that say nothing else. Nothing is said where a ruling has told the position as it is,
    nor where an adjusted score has ended the auction.
    """
    state = outcome.state
    if state is None or not outcome.is_complete:
        return
    table = state.table
    if table.adjusted is not None and table.phase is Phase.AUCTION:
        return
    if _lead_is_faced(outcome):
        auction = _ended_auction(outcome, table)
        is_told = auction is None or StandingCalls(auction) in last_told(outcome)
        told = [] if is_told or auction is None else [*tell_effect(words, StandingCalls(auction))]
    else:
        told = list(_told(words, table)) if _has_changed(outcome) else []
    if told:
        clauses = (*_without_words(words, outcome), *_accepted_under(outcome))
        yield words.with_law(" ".join((words.text("interview-now"), *told)), *clauses)


def last_told(outcome: InterviewOutcome) -> tuple[Effect, ...]:
    """Return the last effects that say how the table stands: one of the calls, one of the cards."""
    effects = (effect for entry in outcome.entries if isinstance(entry, Ruled) for effect in entry.effects)
    return tuple({type(each): each for each in effects if isinstance(each, POSITION)}.values())


def stands(effect: Effect, outcome: InterviewOutcome) -> bool:
    """Tell whether an effect says how the table stands now."""
    table = None if outcome.state is None else outcome.state.table
    match effect:
        case StandingCalls(auction):
            return table is not None and table.auction == auction
        case StandingPlay(play):
            return table is not None and table.play is not None and table.play.play == play
        case _:
            return True


def _has_changed(outcome: InterviewOutcome) -> bool:
    """Tell whether the table stands otherwise than a ruling told it, or none told which of the calls stand.

    Where somebody has acted since the first ruling it stands otherwise, and where a lead was accepted without one. Who
    must pass by a ruling that was told is named with what stands.
    """
    rulings = [place for place, entry in enumerate(outcome.entries) if isinstance(entry, Ruled)]
    ruled = next((place for place in rulings if not is_told(outcome.entries[place])), None)
    if ruled is None:
        return bool(_accepted_under(outcome))
    if any(is_told(outcome.entries[place]) for place in rulings):
        return True
    told = last_told(outcome)
    acted = any(isinstance(entry, Acted) for entry in outcome.entries[ruled:])
    if acted or not all(stands(effect, outcome) for effect in told):
        return True
    return not told and (_is_of_calls(outcome) or _opening_lead_has_gone_back(outcome))


def _accepted_under(outcome: InterviewOutcome) -> tuple[str, ...]:
    """Return the Law by which a lead out of turn stands because the next hand has played to it, if that was all."""
    play = None if outcome.state is None else outcome.state.table.play
    if play is None or play.accepted_lead is None or any(isinstance(entry, Ruled) for entry in outcome.entries):
        return ()
    return ("53A",)


def is_told(entry: Entry) -> bool:
    """Tell whether it is an earlier ruling, of which the Director has told with what happened."""
    return isinstance(entry, Ruled) and entry.number == 0 and not entry.clauses


def _is_of_calls(outcome: InterviewOutcome) -> bool:
    """Tell whether calls were ruled upon, or cards that were exposed between them."""
    sheets = (entry.facts for entry in outcome.entries if isinstance(entry, MatterOpened))
    return any(isinstance(facts, IrregularCall | CardsExposedInAuction) for facts in sheets)


def _opening_lead_has_gone_back(outcome: InterviewOutcome) -> bool:
    """Tell whether an opening lead has gone back and no ruling has said who leads; of later tricks it is not known."""
    play = None if outcome.state is None else outcome.state.table.play
    if play is None or play.play.tricks or sum(play.play.won_before):
        return False
    ruled = (effect for entry in outcome.entries if isinstance(entry, Ruled) for effect in entry.effects)
    return any(isinstance(effect, TakenBack) for effect in ruled)


def _lead_is_faced(outcome: InterviewOutcome) -> bool:
    """Tell whether a lead has been faced that the interview has not heard of: the calls are over, the cards unknown."""
    return any(ask.key == "lead faced" and value is True for ask, value in outcome.answered)


def _ended_auction(outcome: InterviewOutcome, table: TableState) -> Auction | None:
    """Return the auction that was over when the lead was faced; a call may have come to the table as a fact alone."""
    sheets = (entry.facts for entry in outcome.entries if isinstance(entry, MatterOpened))
    of_calls = (facts.with_later for facts in sheets if isinstance(facts, IrregularCall))
    return next((each for each in (table.auction, *of_calls) if each.is_ended), None)


def _told(words: RulingWords, table: TableState) -> Iterator[str]:
    for effect in _position(table):
        yield from tell_effect(words, effect)
    play = table.play
    if play is not None and not play.play.tricks and table.auction.calls:
        yield due_to_play(words, play.play)


def _position(table: TableState) -> Iterator[Effect]:
    """Give the position as the effects that would bring it about."""
    play = table.play
    if table.auction.calls and (play is None or not play.play.tricks):
        yield StandingCalls(table.auction)
    if table.phase is Phase.AUCTION:
        if not table.auction.calls:
            yield StandingCalls(table.auction)
        bound = table.bound
        yield from (MustPass(seat, bar) for seat, bar in bound.must_pass.items())
        yield from (MustRepeat(seat, call) for seat, call in bound.must_repeat.items())
    elif play is not None and not play.is_over:
        if play.play.tricks or not table.auction.calls:
            yield StandingPlay(play.play)
        if table.lead_rule is not None:
            yield table.lead_rule
    yield from (each for each in table.lying if each.disposition in _LYING)


def _without_words(words: RulingWords, outcome: InterviewOutcome) -> tuple[str, ...]:
    """Return the Laws of the rulings that say nothing but how the table stands."""
    ruled = (entry for entry in outcome.entries if isinstance(entry, Ruled) and entry.effects)
    silent = (
        each for each in ruled if all(isinstance(e, POSITION) for e in each.effects) and not own_words(words, each)
    )
    return tuple(dict.fromkeys(clause for each in silent for clause in each.clauses))
