"""Position of the table when an interview has been heard out, as the Director says it at the end of his ruling."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.interview.conversation import InterviewOutcome
from duplicado.law.orders import Disposition, Effect, MustPass, MustRepeat, StandingCalls, StandingPlay
from duplicado.publish.rulings.effects import tell_effect
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.entries import Acted, Ruled
from duplicado.table.moment import Phase
from duplicado.table.state import TableState

_LYING = frozenset({Disposition.FACE_UP, Disposition.MINOR, Disposition.MAJOR})


def tell_position(words: RulingWords, outcome: InterviewOutcome) -> Iterator[str]:
    """Say what stands now, in one sentence: the calls or cards, whose turn it is, what binds him, what lies face up.

    Nothing is said where nobody has acted since the first ruling: that has told the position already. Nor is it where
    an adjusted score has ended the auction.
    """
    state = outcome.state
    if state is None or not outcome.is_complete:
        return
    if state.table.adjusted is not None and state.table.phase is Phase.AUCTION:
        return
    ruled = next((place for place, entry in enumerate(outcome.entries) if isinstance(entry, Ruled)), None)
    if ruled is None or not any(isinstance(entry, Acted) for entry in outcome.entries[ruled:]):
        return
    told = [sentence for effect in _position(state.table) for sentence in tell_effect(words, effect)]
    if told:
        yield words.text("interview-now", position=" ".join(told))


def _position(table: TableState) -> Iterator[Effect]:
    """Give the position as the effects that would bring it about."""
    if table.phase is Phase.AUCTION:
        yield StandingCalls(table.auction)
        bound = table.bound
        yield from (MustPass(seat, bar) for seat, bar in bound.must_pass.items())
        yield from (MustRepeat(seat, call) for seat, call in bound.must_repeat.items())
    elif table.play is not None and not table.play.is_over:
        yield StandingPlay(table.play.play)
        if table.lead_rule is not None:
            yield table.lead_rule
    yield from (each for each in table.lying if each.disposition in _LYING)
