"""The Director's office in words: calls, rulings, waivers, referrals, polls; an interview in the reader's language.

Before a session or an event ends it says what is still missing: results, rulings, appeals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import AnyRuling, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.ranking.ties import TieBreak
from duplicado.event.record.clock import SlowTable
from duplicado.event.record.ending import appeals_until, corrections_until
from duplicado.event.record.office_queries import open_calls, to_come_back_to
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.state import EventState
from duplicado.event.record.waiting_appeals import waiting_appeals
from duplicado.event.record.wanted_results import WaitingFor, waiting
from duplicado.law.book.law_90 import Offence
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.stored_words import reason_text
from duplicado.score.rounding import decimal_text

if TYPE_CHECKING:
    from duplicado.event.record.following_events import ChangedFinal


def ruling_in_language(fact: AnyRuling, state: EventState, language: Language) -> RulingGiven:
    """Return the ruling of an entry; what its interview said is said in the reader's language."""
    given = ruling_in(fact)
    if given.heard is None:
        return given
    from duplicado.publish.interview.interview_report import retold  # noqa: PLC0415 - a server starts sooner without

    return retold(given, given.heard, state, language)


def fact_in_language(fact: AnyRuling, state: EventState, language: Language) -> AnyRuling:
    """Return the fact of a ruling, with the ruling in the reader's language."""
    given = ruling_in_language(fact, state, language)
    return replace(fact, ruling=given) if isinstance(fact, RulingCorrected) else given


def word(value: str) -> str:
    """Return a value of an enum as it stands in the names of messages: `director's error` is `directors-error`."""
    return value.replace("'", "").replace(" ", "-").lower()


def sentence(told: str) -> str:
    """Begin what is told with a capital; a message may begin with a place, which within another one is small."""
    return told[:1].upper() + told[1:]


def carried_unit_text(conditions: Conditions, messages: Messages, *, percent: bool) -> str:
    """Name the unit of what was carried over: `%`, `VP`, `IMPs`; `percent`: it was added to the percentage."""
    if percent:
        return "%"
    if conditions.in_matches:
        return messages.text("score-unit-victory-points")
    method = conditions.scoring_rules.method_of(conditions.method)
    return messages.text(f"score-unit-{method.value}")


def changed_final_texts(
    changed: ChangedFinal, before: EventState, final: EventState, file: str, messages: Messages
) -> Iterator[str]:
    """Say what a correction of the event that qualifies has changed in a final, and what puts it right.

    Args:
        changed: the difference.
        before: the event that qualifies.
        final: the final as it is.
        file: its name, for the commands.
        messages: the language.
    """
    percent = final.conditions.by_percentage
    unit = carried_unit_text(final.conditions, messages, percent=percent)
    for who, brought, now in changed.brings:
        yield messages.text(
            "final-brings-now",
            who=contestant_text(who, before, messages),
            brought=messages.number(decimal_text(brought, 2)),
            now=messages.number(decimal_text(now, 2)),
            unit=unit,
            command=f"duplicado event carry {file} {who} {decimal_text(now - brought, 2)}",
        )
    for name, those in (("final-joins-now", changed.joins), ("final-leaves-now", changed.leaves)):
        if those:
            called = messages.listed([contestant_text(who, before, messages) for who in those])
            yield messages.text(name, who=called)


def contestant_text(who: ContestantId, state: EventState, messages: Messages) -> str:
    """Write the number of a contestant, and the names behind it as far as they are known."""
    number, entered = Wording(messages).contestant(who), state.contestants.get(who)
    return number if entered is None else f"{number} {entered.called}".rstrip()


def tie_text(tie: TieBreak, state: EventState, messages: Messages) -> str:
    """Say who were level and what split them."""
    who = messages.listed(contestant_text(each, state, messages) for each in tie.tied)
    return messages.text("event-tie", who=who, rule=messages.text(f"event-tie-{tie.rule.value}"))


def where_text(where: Where | None, messages: Messages) -> str:
    """Write where something happened, as far as it is told: `board 7, table A3, round 2`."""
    if where is None:
        return messages.text("office-where-unknown")
    parts = [
        messages.text(f"office-where-{name}", number=number, section=where.section)
        for name, number in (("board", where.board), ("table", where.table), ("round", where.round))
        if number is not None
    ]
    return ", ".join(parts) or messages.text("office-where-session", number=where.session)


def slow_table_text(slow: SlowTable, state: EventState, messages: Messages) -> str:
    """Say by how much a table took longer than its round had, and who sat there; minutes are begun ones (90B2)."""
    where = where_text(Where(slow.session, slow.section, slow.round, slow.table), messages)
    over, allowed = (-(-each // timedelta(minutes=1)) for each in (slow.over, slow.allowed))
    who = messages.listed(contestant_text(each, state, messages) for each in slow.contestants)
    told = messages.text("office-slow-table", where=sentence(where), over=over, allowed=allowed, who=who)
    return f"{told} ({laws_text((Offence.SLOW_PLAY.value,), messages)})"


def laws_text(clauses: tuple[str, ...], messages: Messages) -> str:
    """Write the clauses on which something rests: `Laws 16B3, 12C1(c)`, `Definitions`; nothing without any."""
    if clauses and all(each.startswith("DEF:") for each in clauses):
        return messages.text("laws-definitions")
    return messages.text("office-laws", count=len(clauses), laws=", ".join(clauses)) if clauses else ""


def ruling_lines(
    given: OfficeStanding[AnyRuling],
    state: EventState,
    messages: Messages,
    *,
    replaced: bool = False,
    number: int | None = None,
) -> Iterator[str]:
    """Tell what a ruling was, as whoever it concerns may know it: not what was told, the evidence, or a poll.

    Args:
        given: the ruling.
        state: what the record says.
        messages: the language.
        replaced: whether it was put right or taken back since.
        number: its number in the record, where there is one to be told.
    """
    text = messages.text
    ruling = ruling_in_language(given.fact, state, messages.language)
    key = "office-told-ruling-replaced" if replaced else "office-told-ruling"
    indent = "  " if number is None else " " * 6
    yield text(
        key, number="" if number is None else f"{number:>4}  ", said=ruling.said, laws=laws_text(ruling.under, messages)
    )
    if isinstance(given.fact, RulingCorrected):
        yield indent + text(
            "office-told-corrected",
            because=text(f"office-because-{word(given.fact.because.value)}"),
            reason=reason_text(given.fact.reason, messages),
        )
        if given.fact.both_non_offending:
            yield indent + text("office-told-both-non-offending")
    yield indent + text(f"office-told-facts-{ruling.facts.value}")
    for offer in ruling.options:
        chosen = "–" if offer.taken is None else offer.taken
        yield indent + text("office-told-option", to=offer.to, options="; ".join(offer.options), taken=chosen)
    if ruling.reasons:
        yield indent + text("office-told-reasons", reasons=ruling.reasons)
    if ruling.appeal_told:
        yield indent + text("office-told-appeal")


def goes_on(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Name the sessions that are not over."""
    messages = Messages.load(language)
    going = (number for number in sessions if state.session(number).ended is None)
    return tuple(messages.text("form-session-goes-on", session=number) for number in going)


def still_wanting(
    state: EventState, sessions: Sequence[int], language: Language, kinds: Iterable[WaitingFor] = WaitingFor
) -> tuple[str, ...]:
    """Count what is missing in some sessions, each kind in a sentence of its own."""
    messages = Messages.load(language)
    missing = Counter(each.what for each in waiting(state) if each.place.session in sessions)
    return tuple(
        messages.text("ending-still-wanting", what=what.value, count=missing[what]) for what in kinds if missing[what]
    )


def open_appeals(state: EventState, language: Language) -> tuple[str, ...]:
    """Count the appeals that are not decided."""
    left = len(waiting_appeals(state))
    return (Messages.load(language).text("console-appeals-open", count=left),) if left else ()


def not_published(state: EventState, language: Language) -> tuple[str, ...]:
    """Say that nothing was published, where it is so."""
    return () if state.published else (Messages.load(language).text("form-not-published"),)


def unfinished(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Say what is open of some sessions: play, results, rulings, appeals."""
    return (
        *goes_on(state, sessions, language),
        *still_wanting(state, sessions, language),
        *open_rulings(state, language),
        *open_appeals(state, language),
    )


def ends_of_periods(state: EventState, language: Language) -> tuple[str, ...]:
    """Say when the last period for corrections ends, and the last for appeals, where they have begun."""
    messages = Messages.load(language)
    corrections, appeals = (
        max(filter(None, (until(state, session) for session in state.sessions)), default=None)
        for until in (corrections_until, appeals_until)
    )
    if corrections is None or appeals is None:
        return ()
    ends = {"corrections": messages.moment(corrections), "appeals": messages.moment(appeals)}
    return (messages.text("ending-periods", **ends),)


def open_rulings(state: EventState, language: Language) -> tuple[str, ...]:
    """Name the calls without a ruling, then the rulings for which the Director is still to come back, and what for."""
    messages = Messages.load(language)
    calls = (where_text(each.fact.where, messages) for each in open_calls(state))
    found = (ruling_in_language(each.fact, state, language) for each in to_come_back_to(state))
    return (
        *(messages.text("ending-call", where=where) for where in calls),
        *(
            messages.text("ending-come-back", where=sentence(where_text(each.where, messages)), what=each.come_back)
            for each in found
        ),
    )
