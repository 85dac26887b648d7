"""Check of the clauses that a person names: whether the event's edition has them, and the numbers it has instead."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.messages import Messages


def unknown_clause_texts(cited: Iterable[str], edition: Edition, messages: Messages) -> tuple[str, ...]:
    """Say of each clause that the edition does not have that it has none, and by which number another edition's stands.

    Args:
        cited: numbers of clauses; what is no number of a clause is left to others.
        edition: the edition under which the event is played.
        messages: the texts of the language.
    """
    return tuple(
        _told(clause, edition, messages)
        for clause in dict.fromkeys(ClauseId.parse(each) for each in cited if each[:1].isdigit())
        if not load_catalogue().has(clause, edition)
    )


def _told(clause: ClauseId, edition: Edition, messages: Messages) -> str:
    instead = list(map(str, load_catalogue().instead(clause, edition)))
    if not instead:
        return messages.text("ruling-no-such-clause", clause=str(clause), edition=edition.value)
    return messages.text(
        "ruling-clause-of-other-edition", clause=str(clause), edition=edition.value, instead=", ".join(instead)
    )
