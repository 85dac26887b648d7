"""The options of the Laws in the words of a language: what each decides, its value, whose it is, its alternatives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from duplicado.law.regulations.option import Declared, Executed, Option, Value
from duplicado.law.regulations.profile import OptionInForce, OptionSource
from duplicado.publish.messages import Messages, slug


def about(messages: Messages, option: Option[Value]) -> str:
    """Say in a sentence what an option decides."""
    return messages.text(f"option-about-{slug(option.name)}")


def about_chosen(messages: Messages, option: Option[Value]) -> str:
    """Say in a sentence what an option decides, without the words of files, where its values are chosen from a list."""
    codes = "|".join(map(re.escape, option.choices))
    return re.sub(rf" \((?:{codes})\)", "", about(messages, option)) if codes else about(messages, option)


def told_value(messages: Messages, option: Option[Value], value: Value) -> str:
    """Write a value as it stands in a file; in words where there is none."""
    if value is None:
        return messages.text("regulations-not-decided")
    return option.write(value) or messages.text("regulations-empty")


def told_permitted(messages: Messages, option: Option[Value]) -> str:
    """Say what may be written as its value."""
    least, most, length = ("none" if each is None else str(each) for each in (option.least, option.most, option.length))
    return messages.text(
        "regulations-permitted",
        kind=slug(option.kind.name),
        choices=", ".join(option.choices),
        least=least,
        most=most,
        length=length,
    )


def told_effect(messages: Messages, option: Option[Value]) -> str:
    """Say whether the program acts on it, and what then changes; or that it decides nothing in the program."""
    match option.effect:
        case Executed(seen=seen):
            return messages.text("regulations-executed", seen=seen.value)
        case Declared():
            return messages.text("regulations-declared")


def told_counts(messages: Messages, options: Iterable[Option[Value]]) -> str:
    """Say on how many options the program acts."""
    executed = [isinstance(each.effect, Executed) for each in options]
    declared = executed.count(False)
    return messages.text("regulations-counted-effects", executed=len(executed) - declared, declared=declared)


def told_source(messages: Messages, decision: OptionInForce, profile: str, file: str, lines: Mapping[str, int]) -> str:
    """Say whose decision it is; for one's own, in which line of which file.

    Args:
        messages: of the language.
        decision: the one that is told.
        profile: the name of the profile in force.
        file: that profile's file; empty if it has none.
        lines: the line of each option in the file.
    """
    match decision.source:
        case OptionSource.LAWS:
            return messages.text("regulations-source-laws")
        case OptionSource.PRINTED:
            return messages.text("regulations-source-printed", profile=decision.by)
        case OptionSource.INHERITED:
            return messages.text("regulations-source-inherited", profile=profile)
        case OptionSource.OWN:
            line = str(lines.get(decision.option.name, 0))
            return messages.text("regulations-source-own", profile=decision.by, file=file, line=line)


def told_decision(
    messages: Messages, decision: OptionInForce, profile: str, file: str, lines: Mapping[str, int]
) -> Iterator[str]:
    """Tell an option in lines: name and value with the Law, what it decides, whose it is, what may be written."""
    one = decision.option
    law = messages.text("regulations-law", law=one.clause)
    yield f"{one.name} = {told_value(messages, one, decision.value)}  ({law})"
    yield about(messages, one)
    source = told_source(messages, decision, profile, file, lines)
    if decision.differs:
        source += " " + messages.text("regulations-differs", value=told_value(messages, one, one.default))
    yield source
    yield told_permitted(messages, one)
    yield told_effect(messages, one)


def decision_report(
    messages: Messages, decision: OptionInForce, file: str, lines: Mapping[str, int]
) -> dict[str, object]:
    """Return an option as data for programs."""
    one = decision.option
    own = decision.source is OptionSource.OWN
    return {
        "option": one.name,
        "law": one.clause,
        "kind": one.kind.name.lower(),
        "value": _plain(decision.value),
        "source": decision.source.value,
        "decided_by": decision.by,
        "file": file if own else None,
        "line": lines.get(one.name) if own else None,
        "wbf": _plain(one.default),
        "differs": decision.differs,
        "choices": list(one.choices),
        "least": one.least,
        "most": one.most,
        "length": one.length,
        "about": about(messages, one),
        "executed": isinstance(one.effect, Executed),
        "effect": told_effect(messages, one),
    }


def _plain(value: Value) -> object:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    return value
