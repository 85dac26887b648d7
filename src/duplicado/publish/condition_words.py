"""The conditions of contest in the words of a language: what each is, what it does, its value, what it may be."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypedDict

from duplicado.event.conditions import Conditions
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.ranking.ties import TIE_CHAINS, TieRule
from duplicado.formats.condition_fields import CONDITIONS, GROUPS, Condition, ConditionKind, differences
from duplicado.law.regulations.option import Option, OptionKind, Value
from duplicado.law.regulations.profile import PROFILES, OptionInForce, OptionSource, decisions
from duplicado.locale import Language
from duplicado.publish.messages import Messages, slug
from duplicado.publish.office_words import laws_text
from duplicado.publish.regulations import about_chosen, told_effect
from duplicado.vocabulary.lexicon import plain

_TIES: Final = "ties"
_TIE_NAMES: Final = (*TIE_CHAINS, *(rule.value for rule in TieRule))


@dataclass(frozen=True, slots=True)
class ConditionRow:
    """One condition as it is shown and asked for."""

    condition: Condition
    name: str
    """Name that it has; of an option the sentence that says what it decides."""
    about: str
    """Description of what it does; empty where the name says it."""
    value: str
    """Value that the event has told of it, as it may be written; empty where it has told nothing."""
    typed: str
    """The same, as it stands in a field to be changed."""
    now: str
    """Value that holds, in words."""
    usual: str
    """Value that holds where nobody decides otherwise, in words."""
    source: str
    """Source of the decision that holds, of an option."""
    effect: str
    """Sentence on whether the program acts on an option, or only prints it."""
    choices: tuple[tuple[str, str], ...]
    """Values that may be chosen, each with its words; the empty one is none of its own."""
    permitted: str
    """Notation of what may be written, where there is nothing to choose from."""
    is_fixed: bool
    """True where the regulations of the event's profile print it, and the event has not decided otherwise."""

    @property
    def differs(self) -> bool:
        """True where the event itself has told something else than holds as a rule."""
        if self.condition.option is not None:
            return bool(self.value)
        return self.value != self.condition.usual


@dataclass(frozen=True, slots=True)
class ConditionGroup:
    """Conditions that belong together."""

    key: str
    name: str
    rows: tuple[ConditionRow, ...]

    @property
    def differing(self) -> int:
        """Number of them that the event has told otherwise than they are as a rule."""
        return sum(row.differs for row in self.rows)


def condition_groups(conditions: Conditions, messages: Messages) -> tuple[ConditionGroup, ...]:
    """Return all conditions of an event in their groups."""
    regulated = {each.option.name: each for each in decisions(PROFILES[conditions.profile])}
    rows: dict[str, list[ConditionRow]] = {group: [] for group in GROUPS}
    for each in CONDITIONS.values():
        decision = regulated.get(each.name)
        row = _of_field(each, conditions, messages) if decision is None else _of(each, decision, conditions, messages)
        rows[each.group].append(row)
    return tuple(
        ConditionGroup(group, messages.text(f"condition-group-{group}"), tuple(found)) for group, found in rows.items()
    )


def _of_field(condition: Condition, conditions: Conditions, messages: Messages) -> ConditionRow:
    value = condition.written(conditions)
    choices = tuple((each, told_condition(condition, each, messages)) for each in _choices(condition))
    if choices and condition.may_be_empty:
        choices = (("", messages.text("condition-not-told")), *choices)
    now = told_condition(condition, value, messages)
    if condition.name == "correction_minutes" and not value:
        now = messages.text("condition-as-regulated", value=str(conditions.correction_period))
    return ConditionRow(
        condition,
        messages.text(f"condition-name-{slug(condition.name)}"),
        messages.text(f"condition-about-{slug(condition.name)}"),
        value,
        _tie_text(value, messages) if condition.name == _TIES else value,
        now,
        told_condition(condition, condition.usual, messages),
        "",
        "",
        choices,
        "" if choices else _permitted(condition, messages),
        is_fixed=False,
    )


def _of(condition: Condition, regulated: OptionInForce, conditions: Conditions, messages: Messages) -> ConditionRow:
    """Return the row of an option; `regulated` is what the profile has without the event's own decisions."""
    one, text = regulated.option, messages.text
    value = condition.written(conditions)
    as_regulated = told_condition(condition, one.write(regulated.value), messages)
    profile = text(f"condition-choice-profile-{slug(conditions.profile)}")
    named = {"law": laws_text((one.clause,), messages), "profile": profile}
    if value:
        source = text("condition-source-own", **named, value=as_regulated)
    elif regulated.source is OptionSource.PRINTED:
        source = text("condition-source-printed", **named)
    elif regulated.source is OptionSource.INHERITED:
        source = text("condition-source-inherited", **named)
    else:
        source = text("condition-source-laws", law=named["law"])
    choices = tuple((each, told_condition(condition, each, messages)) for each in _choices(condition))
    if choices:
        choices = (("", text("condition-as-regulated", value=as_regulated)), *choices)
    permitted = "" if choices else f"{_permitted(condition, messages)} {text('condition-empty-as-regulated')}"
    return ConditionRow(
        condition,
        about_chosen(messages, one),
        "",
        value,
        value,
        told_condition(condition, value, messages) if value else as_regulated,
        told_condition(condition, condition.usual, messages),
        source,
        told_effect(messages, one),
        choices,
        permitted,
        is_fixed=regulated.source is OptionSource.PRINTED and not value,
    )


def told_condition(condition: Condition, value: str, messages: Messages) -> str:
    """Say a value of a condition in words; what is no word of the program stands as it is written."""
    if not value:
        return messages.text("condition-not-told")
    if condition.asked is ConditionKind.YES_OR_NO:
        return messages.text("condition-yes" if value == "true" else "condition-no")
    if condition.asked is ConditionKind.CHOICE and condition.option is None:
        return messages.text(f"condition-choice-{slug(condition.name)}-{slug(value)}")
    if condition.option is not None:
        return option_text(condition.option, value, messages)
    return _tie_text(value, messages) if condition.name == _TIES else value


def tie_codes(text: str) -> str:
    """Return the names that tie-break rules have in files, of a list of them in the words of any language."""
    return ", ".join(_tie_meanings().get(plain(each), each.strip()) for each in text.split(","))


@cache
def _tie_meanings() -> Mapping[str, str]:
    told = (Messages.load(language) for language in Language)
    return {plain(_tie_text(each, messages)): each for messages in told for each in _TIE_NAMES}


def _tie_text(value: str, messages: Messages) -> str:
    """Write a list of tie-break rules in words."""
    return ", ".join(messages.text(f"event-tie-{each}") if each in _TIE_NAMES else each for each in value.split(", "))


def option_text(option: Option[Value], value: str, messages: Messages) -> str:
    """Say a written value of an option: what the program has itself in words, the rest as it is written."""
    if option.kind is OptionKind.CHOICE:
        return messages.first(f"condition-word-{slug(option.name)}-{slug(value)}", f"condition-word-{slug(value)}")
    own = own_texts(option)
    parts = value.split(", ") if option.kind is OptionKind.WORDS else [value]
    told = (messages.text(f"condition-text-{slug(each)}") if each in own else each for each in parts)
    return messages.listed(told)


def own_texts(option: Option[Value]) -> frozenset[str]:
    """Return the texts that the program itself has as values of an option; names and abbreviations are none."""
    if option.kind not in {OptionKind.TEXT, OptionKind.WORDS}:
        return frozenset()
    values = (option.default, *option.printed.values())
    texts = (each for value in values for each in (value if isinstance(value, tuple) else (value,)))
    return frozenset(each for each in texts if isinstance(each, str) and re.search(r"[a-z]{2}", each)) - PROFILES.keys()


def _choices(condition: Condition) -> tuple[str, ...]:
    return ("true", "false") if condition.asked is ConditionKind.YES_OR_NO else condition.choices


def _permitted(condition: Condition, messages: Messages) -> str:
    if condition.option is not None:
        return _permitted_of(condition.option, condition.asked, messages)
    if condition.name == _TIES:
        return messages.text("condition-write-known", known=_tie_text(", ".join(_TIE_NAMES), messages))
    return messages.text(f"condition-write-{condition.asked.value}")


def _permitted_of(option: Option[Value], asked: ConditionKind, messages: Messages) -> str:
    bounds = {
        name: "none" if each is None else str(each)
        for name, each in (("least", option.least), ("most", option.most), ("length", option.length))
    }
    match asked:
        case ConditionKind.NUMBERS:
            return messages.text("condition-write-numbers-option", **bounds)
        case ConditionKind.NUMBER | ConditionKind.AMOUNT:
            kind = "number" if asked is ConditionKind.NUMBER else "fraction"
            del bounds["length"]
            return messages.text(f"condition-write-{kind}-option", **bounds)
        case _:
            return messages.text(f"condition-write-{asked.value}")


def told_changes(facts: Sequence[AnyFact], before: Conditions, messages: Messages) -> tuple[str, ...]:
    """Say of facts that change conditions, one by one, what each condition was and what it becomes."""
    found: list[str] = []
    for fact in facts:
        if isinstance(fact, ConditionsChanged):
            was, becomes = (_by_name(each, messages) for each in (before, fact.conditions))
            told = {each.name for each in differences(before, fact.conditions)}
            found += (
                messages.text("condition-becomes", name=row.name.rstrip("."), before=was[name].now, after=row.now)
                for name, row in becomes.items()
                # Under other regulations more holds otherwise than was told.
                if name in told or row.now != was[name].now
            )
            before = fact.conditions
    return tuple(found)


def _by_name(conditions: Conditions, messages: Messages) -> dict[str, ConditionRow]:
    return {row.condition.name: row for group in condition_groups(conditions, messages) for row in group.rows}


class ConditionReport(TypedDict):
    """A condition of contest: its value, what is usual, the Law that grants it."""

    name: str
    group: str
    kind: str
    called: str
    about: str
    now: str
    usual: str
    differs: bool
    choices: list[str]
    value: str
    law: str | None
    source: str | None
    effect: str | None
    fixed_by: str | None
    permitted: str | None


def condition_reports(conditions: Conditions, messages: Messages) -> list[ConditionReport]:
    """Return all conditions of an event as data for programs."""
    return [
        {
            "name": row.condition.name,
            "group": group.key,
            "kind": row.condition.asked.value,
            "called": row.name,
            "about": row.about or row.name,
            "value": row.value,
            "now": row.now,
            "usual": row.condition.usual,
            "law": row.condition.option.clause if row.condition.option else "78D",
            "source": row.source or None,
            "effect": row.effect or None,
            "fixed_by": conditions.profile if row.is_fixed else None,
            "differs": row.differs,
            "choices": [choice for choice, _ in row.choices],
            "permitted": row.permitted or None,
        }
        for group in condition_groups(conditions, messages)
        for row in group.rows
    ]
