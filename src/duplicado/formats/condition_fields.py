"""The conditions of contest one by one: how each is asked for, in what group, and how it is written as a text.

Told in one place for whoever shows or changes them: the command line, the console, programs. The fields of `Conditions`
and the options of the regulations are alike here; what each is called and does stands in the messages.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from fractions import Fraction
from types import MappingProxyType, UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

from duplicado.event.conditions import Conditions, ConditionsError
from duplicado.event.pairing.rounds import PairingMethod
from duplicado.event.rules import RULE_SETS
from duplicado.formats.conditions import condition_value
from duplicado.law.regulations.option import Option, OptionKind, Value
from duplicado.law.regulations.options import COC_PUBLISHED, OPTIONS
from duplicado.law.regulations.profile import PROFILES
from duplicado.locale import Language
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError


class ConditionKind(Enumeration):
    """Kind of input for a condition; the value is its name in templates and for programs."""

    CHOICE = "choice"
    YES_OR_NO = "yes-or-no"
    NUMBER = "number"
    AMOUNT = "amount"
    """A number that may be a fraction."""
    NUMBERS = "numbers"
    LIST = "list"
    """Words with commas between them."""
    TEXT = "text"


_YES, _NO = "true", "false"
_OF_KINDS: Final = {
    OptionKind.YES_OR_NO: ConditionKind.YES_OR_NO,
    OptionKind.NUMBER: ConditionKind.NUMBER,
    OptionKind.FRACTION: ConditionKind.AMOUNT,
    OptionKind.CHOICE: ConditionKind.CHOICE,
    OptionKind.WORDS: ConditionKind.LIST,
    OptionKind.NUMBERS: ConditionKind.NUMBERS,
    OptionKind.TEXT: ConditionKind.TEXT,
}
_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "winners": ("1", "2"),
    "rules": tuple(RULE_SETS),
    "profile": tuple(PROFILES),
    "pairing_method": (PairingMethod.MATCHING.value, PairingMethod.UNTANGLING.value),
}
"""Of fields whose type says more than can be chosen, or nothing of it."""
_OF_TYPES: Final = ((bool, ConditionKind.YES_OR_NO), (int, ConditionKind.NUMBER), (Fraction, ConditionKind.AMOUNT))
_MOST_DIGITS: Final = 6
_AMOUNT: Final = re.compile(r"[0-9]{1,6}([.,/][0-9]{1,6})?")
_READS_YES: Final = COC_PUBLISHED.read
"""Yes and no are written as in the options of the regulations."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "contest": (
            *("kind", "form", "winners", "sessions", "edition", "profile"),
            *("team.", "entry.", "scoring.", "coc."),
        ),
        "comparison": (
            *("method", "rules", "compared", "match_by", "victory_points", "scheduled_boards"),
            *("mp.", "vp.", "fouled."),
        ),
        "pairing": (
            *("pairing", "pairing_method", "seeding", "odd", "three_way", "rematch_after", "second_byes"),
            *("bye_victory_points", "stanzas", "extra_boards", "rounds", "apart"),
        ),
        "artificial": ("artificial.", "unplayed_board.", "unplayed_session.", "teams."),
        "assigned": ("weighted.", "assigned."),
        "penalties": ("disqualified", "pp.", "discipline."),
        "ties": ("ties",),
        "handicap": ("handicap_part",),
        "corrections": ("correction_minutes", "agreement_needed", "correction.", "score_entry."),
        "appeals": ("appeal.",),
        "information": (
            *("alert.", "ui.", "la.", "explanations.", "announcements", "system_card.", "mi.", "disclosure.", "spu."),
            *("agreements.", "psych.", "memory_aids"),
        ),
        "table": (
            *(
                "electronic",
                "cards.",
                "deal.",
                "table.",
                "boards.",
                "event.",
                "undo.",
                "calls.",
                "clarification.",
                "auction.",
                "opening_lead.",
                "claim.",
            ),
            *("best_effort_policy", "pause.", "tempo.", "chat.", "screen."),
        ),
        "room": ("spectators.", "broadcast.", "persons.", "room."),
        "director": ("roles.", "director.", "ruling.", "report."),
    }
)
"""The names of conditions by their groups, in their order; one that ends with a dot stands for all that begin so."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition: a field of `Conditions`, or an option of the regulations."""

    name: str
    group: str
    asked: ConditionKind
    choices: tuple[str, ...] = ()
    may_be_empty: bool = False
    """True where nothing can be told: an option is then as the regulations have it."""
    option: Option[Value] | None = None
    """`None` for a field of `Conditions`."""

    def written(self, conditions: Conditions) -> str:
        """Write what an event has told of it; empty where it has told nothing."""
        if self.option is not None:
            return conditions.options.get(self.name, "")
        return _written(getattr(conditions, self.name))

    @property
    def usual(self) -> str:
        """Value of a field where nobody tells it, or of an option by the Laws alone, as a text."""
        if self.option is not None:
            return self.option.write(self.option.default)
        return _written(_DEFAULTS[self.name])

    def read(self, text: str) -> Any:  # noqa: ANN401 - as many types as conditions
        """Read a value from a text; of an option the text that is kept, with the empty one for none of its own.

        Raises:
            NotationError: it is no value of the condition.
        """
        bare = text.strip()
        if self.option is not None:
            return self.option.write(self.option.read(bare, Language.ENGLISH.heard)) if bare else ""
        if not bare and self.may_be_empty:
            return _EMPTY.get(self.name)
        try:
            return condition_value(_HINTS[self.name], self._data(bare))
        except ValueError as error:
            raise NotationError(text, f"a value of {self.name}", str(error)) from None

    def _data(self, bare: str) -> object:
        """Return what would stand in a file."""
        match self.asked:
            case ConditionKind.YES_OR_NO:
                return _READS_YES(bare, Language.ENGLISH.heard)
            case ConditionKind.NUMBERS:
                return [_number(part) for part in bare.split(",")]
            case ConditionKind.LIST:
                return [part.strip() for part in bare.split(",") if part.strip()]
            case ConditionKind.AMOUNT:
                if not _AMOUNT.fullmatch(bare):
                    raise ValueError("12, 12.5, 25/2")
                return bare.replace(",", ".")
            case ConditionKind.CHOICE if bare not in self.choices:
                raise ValueError(", ".join(self.choices))
            case _:
                return _number(bare) if _HINTS[self.name] in {int, int | None} else bare


def _number(text: str) -> int:
    bare = text.strip()
    if not (bare.isascii() and bare.isdigit() and len(bare) <= _MOST_DIGITS):
        raise ValueError("1, 2, 3 …")
    return int(bare)


def _written(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return _YES if value else _NO
        case enum.Enum():
            return str(value.value)
        case tuple():
            return ", ".join(map(str, cast("tuple[object, ...]", value)))
        case _:
            return str(value)


def _bare(hint: Any) -> Any:  # noqa: ANN401 - type hints carry no types
    if get_origin(hint) in {Union, UnionType}:
        return next(each for each in get_args(hint) if each is not type(None))
    return hint


def _of_field(name: str, hint: Any) -> Condition:  # noqa: ANN401 - type hints carry no types
    bare = _bare(hint)
    optional = bare is not hint or get_origin(bare) is tuple
    choices = _CHOICES.get(name, ())
    if not choices and isinstance(bare, type) and issubclass(bare, enum.Enum):
        choices = tuple(str(each.value) for each in bare)
    if choices:
        asked = ConditionKind.CHOICE
    elif get_origin(bare) is tuple:
        asked = ConditionKind.NUMBERS if get_args(bare)[0] is int else ConditionKind.LIST
    else:
        asked = next((each for kind, each in _OF_TYPES if bare is kind), ConditionKind.TEXT)
    return Condition(name, _group_of(name), asked, choices, optional)


def _of_option(one: Option[Value]) -> Condition:
    return Condition(one.name, _group_of(one.name), _OF_KINDS[one.kind], one.choices, may_be_empty=True, option=one)


def _group_of(name: str) -> str:
    for group, names in GROUPS.items():
        if any(name == each or (each.endswith(".") and name.startswith(each)) for each in names):
            return group
    raise LookupError(f"{name} is in no group of conditions")


_HINTS: Final[Mapping[str, Any]] = {
    name: hint for name, hint in get_type_hints(Conditions).items() if name != "options" and not name.startswith("_")
}
_DEFAULTS: Final = {each.name: each.default for each in fields(Conditions) if each.default is not MISSING}
_EMPTY: Final = {name: () if _DEFAULTS[name] == () else None for name in _HINTS}
CONDITIONS: Final[Mapping[str, Condition]] = MappingProxyType(
    {
        each.name: each
        for each in (
            *(_of_field(each.name, _HINTS[each.name]) for each in fields(Conditions) if each.name in _HINTS),
            *map(_of_option, OPTIONS.values()),
        )
    }
)
"""By name: the fields of `Conditions`, then the options in the order of the Laws."""


def changed(conditions: Conditions, told: Mapping[str, str]) -> Conditions:
    """Return conditions of which some are told otherwise; what is not told stays as it is.

    Args:
        conditions: as they stand.
        told: texts by the names of conditions.

    Raises:
        ConditionsError: there is no such condition, a text is no value of it, or two contradict one another.
    """
    values: dict[str, Any] = {}
    options = dict(conditions.options)
    for name, text in told.items():
        condition = CONDITIONS.get(name)
        if condition is None:
            raise ConditionsError(f"there is no condition {name!r}", name).told_as("conditions-unknown", name)
        try:
            value = condition.read(text)
        except NotationError as error:
            raise ConditionsError(str(error), name).told_as("conditions-value", name, text) from None
        if condition.option is None:
            values[name] = value
        elif value:
            options[name] = value
        else:
            options.pop(name, None)
    return replace(conditions, **values, options=options).decided_after(conditions)


def differences(before: Conditions, after: Conditions) -> tuple[Condition, ...]:
    """Return what two sets of conditions tell differently."""
    return tuple(each for each in CONDITIONS.values() if each.written(before) != each.written(after))
