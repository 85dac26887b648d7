"""Parameters of a command of an event: arguments and options made from a class of questions, and what they tell."""

from __future__ import annotations

import inspect
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import click

from duplicado.cli.help_texts import said as translated
from duplicado.cli.options import Found, SeatChoice, UnreadableInput, text_in
from duplicado.publish.messages import Messages
from duplicado.service.acts.ask import Control, Leaf, leaves_of
from duplicado.vocabulary.seats import Seat, Side

if TYPE_CHECKING:
    from collections.abc import Callable


def help_of(kind: type, name: str, examples: Sequence[str]) -> str:
    """Return the help of a command: the docstring of its class, with examples of it."""
    told = inspect.getdoc(kind) or ""
    lines = "\n".join(f"  duplicado event {name} {example}" for example in examples)
    return f"{told}\n\n\b\nExamples:\n{lines}" if lines else told


@dataclass(frozen=True)
class Parameters:
    """The parameters that a class of questions asks for."""

    kind: type
    positional: tuple[str, ...]
    """The fields that are told without an option, in their order."""
    word: Callable[[Messages, str], str]
    """Returns the words of a field, by its name."""

    @cached_property
    def leaves(self) -> Mapping[str, Leaf]:
        """The single fields by their names."""
        return {leaf.name: leaf for leaf in leaves_of(self.kind) if leaf.in_shell}

    def made(self) -> list[click.Parameter]:
        """Make them: the arguments first."""
        arguments = [_argument(self.leaves[each]) for each in self.positional]
        return [*arguments, *(_option(self, each) for each in self.leaves.values() if each.name not in self.positional)]

    @property
    def is_signed(self) -> bool:
        """True where an argument may begin with a minus."""
        found = (self.leaves[each] for each in self.positional)
        return any(each.is_signed or each.control is Control.AMOUNT for each in found)

    def told(self, values: Mapping[str, object]) -> dict[str, str | tuple[str, ...]]:
        """Return what the values of the parameters tell, by the names of fields.

        Raises:
            UnreadableInput: a file whose text is asked for cannot be read.
        """
        said: dict[str, str | tuple[str, ...]] = {}
        for name, leaf in self.leaves.items():
            value = values[_key(name)]
            value = leaf.bare if value == "" else value
            if value:
                said[name] = text_in(Path(str(value))) if leaf.control is Control.FILE else text_of(value)
        return said

    def spelled(self, field: str) -> str:
        """Name a field as it is told at the command line; what a shell has no word for is not named."""
        leaf = self.leaves.get(field)
        if leaf is None:
            return ""
        return leaf.called.upper() if field in self.positional else f"--{leaf.called}"

    @contextmanager
    def complaining(self, messages: Messages) -> Generator[None]:
        """Say which field is wrong, and why."""
        from duplicado.publish.event_words import complaint_text
        from duplicado.service.acts.form_error import ActImpossible, FormError

        try:
            yield
        except ActImpossible as error:
            click.echo(complaint_text(error.code, error.about, error.values, messages), err=True)
            raise Found from None
        except FormError as error:
            told = complaint_text(error.code, error.about, error.values, messages, place="cli")
            field = self.spelled(error.field)
            raise UnreadableInput(f"{field}: {told}" if field else told) from None


_PLACES: Final = {each.value for each in (*Seat, *Side)}


def _key(name: str) -> str:
    return f"told_{name.replace('-', '_')}"


def _argument(leaf: Leaf) -> click.Argument:
    metavar = _metavar(leaf)
    choice = _choice(leaf)
    if leaf.many:
        several = f"{metavar if leaf.required else f'[{metavar}]'}..."
        return click.Argument([_key(leaf.name)], nargs=-1, required=leaf.required, metavar=several)
    shown = None if isinstance(choice, click.Choice) else metavar
    shown = shown if leaf.required or shown is None else f"[{shown}]"
    return click.Argument([_key(leaf.name)], required=leaf.required, type=choice, metavar=shown)


def _value(leaf: Leaf) -> str:
    """Return what stands for the value of an option."""
    if leaf.control in {Control.NUMBER, Control.SESSION}:
        return "N"
    return "FILE" if leaf.control in {Control.PATH, Control.FILE} else _metavar(leaf)


def _metavar(leaf: Leaf) -> str:
    return f"{{{'|'.join(leaf.choices)}}}" if leaf.is_open else leaf.called.upper()


def _choice(leaf: Leaf) -> click.ParamType[Any] | None:
    if leaf.control in {Control.FILE, Control.PATH}:
        return click.Path(allow_dash=leaf.control is Control.PATH)
    choices = [each for each in (*leaf.choices, *leaf.also) if each]
    if not choices or leaf.control is not Control.CHOICE or leaf.is_open:
        return None
    return (SeatChoice if _PLACES & {*choices} else click.Choice)(choices)


class _FieldOption(click.Option):
    """Option whose words are looked up when they are shown: they take longer than most commands."""

    def __init__(self, names: Sequence[str], asked: Parameters, leaf: Leaf, **attributes: Any) -> None:  # noqa: ANN401 - click's
        super().__init__(names, **attributes)
        self.asked = asked
        self.leaf = leaf

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Look the words up."""
        from duplicado.cli.help_texts import spoken

        leaf = self.leaf
        words = Messages.load(spoken())
        told = self.asked.word(words, leaf.name)
        told = words.text("option-repeated", told=told) if leaf.many and not leaf.bare else f"{told}."
        if leaf.initial and leaf.control is not Control.TICK:
            told = f"{told}  [{translated('default: {default}').format(default=leaf.initial)}]"
        self.help = told
        return super().get_help_record(ctx)


def _option(asked: Parameters, leaf: Leaf) -> click.Option:
    short = ["-a"] if leaf.control is Control.ANSWERS else []
    names = [f"--{leaf.called}", *short, _key(leaf.name)]
    if leaf.control is Control.TICK:
        return _FieldOption(names, asked, leaf, is_flag=True)
    metavar = _value(leaf)
    if leaf.bare:
        return _FieldOption(names, asked, leaf, is_flag=False, flag_value=leaf.bare, metavar=f"[{metavar}]")
    choice = _choice(leaf)
    required = leaf.required and leaf.control is not Control.SCORE
    shown = None if isinstance(choice, click.Choice) else metavar
    return _FieldOption(names, asked, leaf, required=required, multiple=leaf.many, type=choice, metavar=shown)


def text_of(value: object) -> str | tuple[str, ...]:
    """Return what the value of a parameter tells: a text, or several; an option that is told once is one text."""
    if isinstance(value, tuple):
        texts = tuple(str(each) for each in cast("tuple[object, ...]", value))
        return texts[0] if len(texts) == 1 else texts
    return "1" if value is True else str(value)
