"""Explanation of a figure in sentences, step by step: the record, the ruling, the comparison, the sum."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from duplicado.event.adjusting.explanation import (
    ArtificialReckoned,
    Explanation,
    FigurePart,
    Reckoned,
    SelfInflictedReckoned,
)
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.state import EventState
from duplicado.event.record.total_explained import BoardReason
from duplicado.event.rules import ScoringRules
from duplicado.law.edition import Edition, cited_in
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import contestant_text, ruling_lines
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report_text import text_table
from duplicado.publish.ruling_words import outcome_text, short_number, side_ruling_text
from duplicado.publish.sentences.facts import fact_text, place_text
from duplicado.publish.stored_words import by_whom
from duplicado.score.imps import CrossImpDivisor
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side


def reason_lines(reason: BoardReason, state: EventState, messages: Messages) -> Iterator[str]:
    """Tell why one board counts what it counts."""
    text = messages.text
    shown = reason.explanation
    yield text(
        "why-heading",
        who=contestant_text(shown.contestant, state, messages),
        place=place_text(reason.place, messages),
        side=_side(reason.side, messages),
    )
    for number, entry in reason.entries:
        yield f"  {number:>4}  {by_whom(entry.by, messages)}: {fact_text(entry.fact, state, messages)}"
    for number, given in reason.rulings:
        replaced = given.id in state.office.replaced
        yield from (f"  {line}" for line in ruling_lines(given, state, messages, replaced=replaced, number=number))
    cell = state.cell(reason.place)
    if reason.adjusted is not None and cell.ruling is not None:
        own = side_ruling_text(cell.ruling.ruled.ruling.of(reason.side), messages)
        laws = ", ".join(reason.adjusted.clauses(reason.side))
        yield "  " + text("why-ruled", what=own, laws=laws or "–")
    yield from (f"  {line}" for line in _comparison(reason, state.conditions.scoring_rules, messages))
    yield from (f"  {line}" for line in _reckoning(shown, state.conditions.edition, messages))
    value = "–" if shown.value is None else short_number(shown.value, messages)
    key = "why-counts-of" if shown.top is not None else "why-counts"
    unit = text(f"score-unit-{shown.method.value}")
    yield "  " + text(key, value=value, unit=unit, top=short_number(shown.top or Fraction(0), messages))


def _side(side: Side, messages: Messages) -> str:
    return Wording(messages).side_name(side)


def _comparison(reason: BoardReason, rules: ScoringRules, messages: Messages) -> Iterator[str]:
    """Print the scores with which it is compared, and say what they are factored to."""
    shown, text = reason.explanation, messages.text
    if shown.other_table is not None:
        if isinstance(shown.other_table, Points):
            yield text("why-other-table", points=messages.number(str(shown.other_table.value)))
        return
    counts: dict[tuple[int, Fraction | None], int] = {}
    for row in reason.field:
        score = row.north_south_score if reason.side is Side.NS else row.east_west_score
        worth = row.north_south if reason.side is Side.NS else row.east_west
        if isinstance(score, Points):
            # Where the other side was ruled something else there are two rows of one score.
            key = (score.value, worth)
            counts[key] = counts.get(key, 0) + row.count
    rows = [
        [messages.number(str(score)), str(count), "–" if worth is None else short_number(worth, messages)]
        for (score, worth), count in counts.items()
    ]
    if rows:
        heads = [text("why-score"), text("why-times"), text(f"score-unit-{shown.method.value}")]
        yield from (f"  {line}" for line in text_table(heads, rows, frozenset({0, 1, 2})))
    if shown.method is ScoringMethod.MATCHPOINTS and shown.compared and shown.compared != reason.expected:
        rule = "why-small-group" if shown.fixed_percentages else "why-factored"
        yield text(rule, compared=shown.compared, expected=reason.expected)
    if shown.datum is not None:
        left = rules.butler.left_off(shown.compared)
        yield text("why-datum", datum=short_number(shown.datum, messages), count=shown.compared, left=left)
    is_award = isinstance(shown.reckoning, ArtificialReckoned)  # compared with nothing
    if shown.method is ScoringMethod.CROSS_IMPS and shown.compared > 1 and not is_award:
        by = {CrossImpDivisor.COMPARISONS: shown.compared - 1, CrossImpDivisor.SCORES: shown.compared}
        yield text("why-cross", others=shown.compared - 1, by=by.get(rules.cross_divisor, 1))


def _reckoning(shown: Explanation, edition: Edition, messages: Messages) -> Iterator[str]:
    text = messages.text
    match shown.reckoning:
        case Reckoned(parts=parts) if len(parts) > 1:
            yield from _parts(parts, messages)
        case SelfInflictedReckoned() as damage:
            for name, part in (
                ("expectation", damage.expectation),
                ("after", damage.after_infraction),
                ("table", damage.table),
            ):
                yield text(f"why-{name}", value=short_number(part.sum, messages))
            law = cited_in(edition, "12C1(e)")
            yield text("why-self-inflicted", value=short_number(damage.sum, messages), law=law)
        case ArtificialReckoned() as award:
            if award.by_itself is not None:
                yield text("why-by-itself", value=short_number(award.by_itself, messages))
            if award.session is not None:
                yield text("why-session", value=short_number(award.session, messages))
            if award.is_reduced:
                yield text("why-reduced")
        case _:
            return


def _parts(parts: tuple[FigurePart, ...], messages: Messages) -> Iterator[str]:
    for part in parts:
        result = outcome_text(part.outcome, messages) if part.outcome is not None else messages.number(str(part.points))
        yield messages.text(
            "why-part",
            weight=short_number(100 * part.weight, messages),
            result=result,
            worth=short_number(part.worth, messages),
            counts=short_number(part.counts, messages),
        )
