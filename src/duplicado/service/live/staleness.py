"""Staleness of a command that was based on an older state of things, by the topics that it rests on.

A command is out of date only where what it is about has changed since, not where anything has. Two results for one
board at one table are no conflict here: the record asks about them, and takes both down where both insist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeGuard

from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics


def is_outdated(fact: AnyFact, since: Iterable[Entry], entry_of: Callable[[str], Entry | None]) -> bool:
    """Tell whether what a command is about was changed by entries that whoever asks had not seen.

    Who asks for what another has just done has what he wanted, and is not refused, but for what counts each time.

    Args:
        fact: what he asks to be recorded.
        since: the entries after the last that he had seen.
        entry_of: finds an entry by its id.
    """
    about = fact.rests_on() if fact.undoes is None else _changed_by(fact, entry_of)
    counts = fact.declaration.counts_twice
    return any((counts or entry.fact != fact) and _overlap(about, _changed_by(entry.fact, entry_of)) for entry in since)


def _changed_by(fact: AnyFact, entry_of: Callable[[str], Entry | None]) -> Topics:
    """Return what an entry changes; one that undoes another changes back what that one changed."""
    undone = None if fact.undoes is None else entry_of(fact.undoes)
    if undone is None:
        return fact.changes()
    back = _changed_by(undone.fact, entry_of)
    # A result that is not there any more was put right for those who agree to it.
    corrected = {TopicOf(TopicKind.CORRECTION, each.of) for each in back if _is_result(each)}
    return fact.changes() | back | corrected


def _is_result(topic: object) -> TypeGuard[TopicOf]:
    return isinstance(topic, TopicOf) and topic.kind is TopicKind.RESULT


def _overlap(some: Topics, others: Topics) -> bool:
    return any(one.overlaps(other) for one in some for other in others)
