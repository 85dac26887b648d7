"""Sentences about what happened and about the matters that the Director opens."""

from __future__ import annotations

from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.edition import Edition, cited_in
from duplicado.law.orders import Review, ScoreAdjusted, StandingCalls
from duplicado.law.play_situation import irregular_play_of
from duplicado.law.rectification import FactSheet
from duplicado.law.reference import ClauseId
from duplicado.law.situation import IrregularCall
from duplicado.publish.messages import slug
from duplicado.publish.rulings.effects import tell_effect
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_values import particulars
from duplicado.table.entries import Ruled
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.errors import NotationError


def tell_irregularity(words: RulingWords, facts: FactSheet) -> str | None:
    """Say what was irregular, with its Law; `None` where the facts are not those of an irregular call or card."""
    law = _law_of(facts)
    if law is None:
        return None
    return words.with_law(words.first((f"irregularity-{slug(law)}",), particulars(words, facts)), law)


def tell_opened(words: RulingWords, law: str, facts: FactSheet) -> str:
    """Say what matter the Director takes up: an irregularity, or what else brought him to it."""
    sentence = sentence_of_matter(words, law, facts)
    if sentence is not None:
        return words.with_law(sentence, _cited(law, facts))
    told = tell_irregularity(words, facts)
    return words.text("matter-any", law=law_of_matter(law)) if told is None else told


def sentence_of_matter(words: RulingWords, law: str, facts: FactSheet) -> str | None:
    """Return the sentence of a matter that has one of its own, without its Law; `None` where it has none."""
    return words.known(f"matter-{slug(law)}", **particulars(words, facts))


def _cited(law: str, facts: FactSheet) -> str:
    """Return the clause of a matter; of a judgement by the number of the edition on which its facts are judged."""
    edition = getattr(facts, "edition", None)
    number = law_of_matter(law)
    return cited_in(edition, number) if law.endswith(" judged") and isinstance(edition, Edition) else number


def told_by(words: RulingWords, law: str, facts: FactSheet) -> str | None:
    """Return the name of the message that tells a matter; `None` when it has no words of its own."""
    if words.has(f"matter-{slug(law)}"):
        return f"matter-{slug(law)}"
    kind = _law_of(facts)
    return None if kind is None else f"irregularity-{slug(kind)}"


def law_of_matter(law: str) -> str:
    """Return the clause that a rectification is named after: `46B intention` is about 46B."""
    first = law.split(maxsplit=1)[0]
    try:
        return str(ClauseId.parse(first))
    except NotationError:  # pragma: no cover - every rectification begins with its clause
        return law


def _law_of(facts: FactSheet) -> str | None:
    irregular = irregular_play_of(facts)
    if irregular is not None:
        return irregular.law
    return facts.law if isinstance(facts, IrregularCall | CardsExposedInAuction) else None


def tell_noted(words: RulingWords, noted: Noted) -> str:
    """Say in a few words what irregularity stands in the record."""
    values = {"offender": words.seat(noted.offender)}
    return words.with_law(words.first((f"noted-{slug(noted.law)}", "noted-law"), {**values}), noted.law)


def tell_ruling(
    words: RulingWords, ruled: Ruled, table: TableState | None = None, *, transfer_is_told: bool = False
) -> tuple[str, ...]:
    """Say what a ruling changes, effect by effect, the clauses on which it rests behind the last.

    `table` and `transfer_is_told` are those of `tell_effect`.
    """
    # What is done at the end comes last. Where a score takes the place of a result, nobody goes on calling.
    adjusted = any(isinstance(effect, ScoreAdjusted) for effect in ruled.effects)
    in_order = sorted(
        (effect for effect in ruled.effects if not (adjusted and isinstance(effect, StandingCalls))),
        key=lambda effect: isinstance(effect, Review),
    )
    told = [
        sentence
        for effect in in_order
        for sentence in tell_effect(words, effect, table, transfer_is_told=transfer_is_told)
    ]
    told = list(dict.fromkeys(told))
    told = [*own_words(words, ruled), *told] or [words.first((*_own_nothing(ruled), "effect-nothing"), {})]
    return (*told[:-1], words.with_law(told[-1], *ruled.clauses))


def own_words(words: RulingWords, ruled: Ruled) -> tuple[str, ...]:
    """Say what a ruling settles by its first clause beside the effects that it has on the record; often nothing.

    Where the score is adjusted it settles nothing else.
    """
    adjusted = any(isinstance(effect, ScoreAdjusted) for effect in ruled.effects)
    told = words.known(f"ruled-{slug(ruled.clauses[0])}") if ruled.clauses and not adjusted else None
    return () if told is None else (told,)


def says_only_that_nothing_follows(words: RulingWords, ruled: Ruled) -> bool:
    """Tell whether a ruling changes nothing, and there are no words of its own for that."""
    return not ruled.effects and not own_words(words, ruled) and not any(map(words.has, _own_nothing(ruled)))


def _own_nothing(ruled: Ruled) -> tuple[str, ...]:
    return tuple(f"effect-nothing-{slug(each)}" for each in ruled.clauses[:1])
