"""`duplicado comparable`: whether a replacement is a comparable call, from the meanings of the two calls."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.law_options import edition_option
from duplicado.cli.long_files import file_place
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, print_json, text_in
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.vocabulary.calls import Bid, parse_call
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.suits import Suit

if TYPE_CHECKING:
    from duplicado.casebook.call_meanings import ComparedCall, Comparison
    from duplicado.casebook.problems import CaseProblem
    from duplicado.law.comparable.likeness import Comparability, ComparisonReason
    from duplicado.publish.messages import Messages

_SYMBOLS = str.maketrans({suit.value: suit.symbol for suit in Suit})
_SUIT_VALUES = {"same-suits": ("suits",), "suits-differ": ("withdrawn", "replacement")}


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--withdrawn", metavar="MEANING", help="What the withdrawn call meant.")
@click.option("--replacement", metavar="MEANING", help="What the call in its place means.")
@click.option("--over", metavar="BID", help="The last bid before an insufficient bid; 27B1(a) is then told too (2017).")
@edition_option("Edition of the Laws.  [default: that of the file, else 2017]", default=None)
@json_option
@lang_option
def command(
    file: Path | None,
    withdrawn: str | None,
    replacement: str | None,
    over: str | None,
    edition: Edition | None,
    as_json: bool,  # noqa: FBT001 - click's
    language: Language,
) -> None:
    """Say whether a replacement is a comparable call (Law 23A; in 2007 Law 27B1(b)), and why.

    A MEANING is written as in a case: points, lengths of suits, shape, purpose, alternatives, and the call itself if
    you like. FILE holds two of them under the keys withdrawn and replacement, and over and law if need be.

    \b
    Examples:
      duplicado comparable --withdrawn '{points: 0-11}' --replacement '{S: 4+}'
      duplicado comparable --withdrawn '{call: 1H, points: 11-21, H: 5+}' --over 1S
        --replacement '{call: 2H, points: 8-15, H: 5+}'
      duplicado comparable two-calls.yaml --edition 2007

    The exit code is 0 when the call is comparable, 1 when it is not or when the Director must decide. His own finding
    prevails in any case.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.law.comparable.comparison import compare
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    asked = _asked(file, (withdrawn, replacement, over), messages)
    edition = edition or asked.edition or Edition.LAWS_2017
    found = compare(asked.withdrawn.meaning, asked.replacement.meaning, edition)
    lowest = _lowest(asked, edition)
    if as_json:
        print_json(_row(asked, edition, found, lowest))
    else:
        _print(asked, edition, found, lowest, messages)
    if not found.is_comparable:
        raise Found


def _asked(file: Path | None, told: tuple[str | None, str | None, str | None], messages: Messages) -> Comparison:
    from duplicado.casebook.call_meanings import Comparison, parse_comparison

    withdrawn, replacement, over = told
    if file is not None:
        if withdrawn is not None or replacement is not None or over is not None:
            raise click.UsageError(messages.text("comparable-file-or-options"))
        return _read(parse_comparison(text_in(file)), str(file), messages)
    if withdrawn is None or replacement is None:
        raise click.UsageError(messages.text("comparable-two-meanings"))
    return Comparison(
        _compared_call(withdrawn, "--withdrawn", messages),
        _compared_call(replacement, "--replacement", messages),
        None if over is None else _bid(over, messages),
    )


def _compared_call(text: str, option: str, messages: Messages) -> ComparedCall:
    from duplicado.casebook.call_meanings import parse_compared_call
    from duplicado.casebook.problems import CaseProblem

    found = parse_compared_call(text)
    if isinstance(found, CaseProblem):
        raise UnreadableInput(f"{option}: {_sentence_of(found, messages)}")
    return found


def _read(found: Comparison | CaseProblem, where: str, messages: Messages) -> Comparison:
    from duplicado.casebook.problems import CaseProblem

    if isinstance(found, CaseProblem):
        raise UnreadableInput(f"{file_place(where, found.line)}: {_sentence_of(found, messages)}")
    return found


def _sentence_of(problem: CaseProblem, messages: Messages) -> str:
    return messages.text(problem.code, **dict(problem.values))


def _bid(text: str, messages: Messages) -> Bid:
    try:
        call = parse_call(text.strip().upper())
    except NotationError:
        call = None
    if not isinstance(call, Bid):
        raise UnreadableInput(f"--over: {messages.text('comparable-problem-bid', text=text)}")
    return call


def _lowest(asked: Comparison, edition: Edition) -> tuple[bool, bool | None]:
    """Tell whether 27B1(a) is in question, and what follows from the meanings; `None` leaves it to the Director."""
    from duplicado.law.book.law_27 import names_the_same, rests_on_denomination
    from duplicado.law.meaning import Meant

    first, second, over = asked.withdrawn, asked.replacement, asked.over
    if over is None or first.call is None or second.call is None:
        return False, None
    if not rests_on_denomination(first.call, second.call, over, edition):
        return False, None
    return True, names_the_same(Meant(first.call, first.meaning), Meant(second.call, second.meaning), over)


def _print(
    asked: Comparison, edition: Edition, found: Comparability, lowest: tuple[bool, bool | None], messages: Messages
) -> None:
    verdict = found.verdict.value.replace("_", "-")
    law = edition.numbering.value
    click.echo(messages.text(f"comparable-verdict-{law}-{verdict}", clause=found.clause))
    for reason in found.reasons:
        click.echo(f"  - {_reason(reason, messages)}")
    if found.witness is not None:
        from duplicado.publish.pages.wording import Wording

        replacement = asked.replacement.call
        name = messages.text("comparable-replacement") if replacement is None else str(replacement)
        click.echo(messages.text("comparable-witness", hand=Wording(messages).hand(found.witness), call=name))
    in_question, fulfilled = lowest
    if in_question:
        click.echo(messages.text(f"comparable-lowest-{_NAMES[fulfilled]}"))
    click.echo(messages.text("comparable-director"))


_NAMES = {True: "yes", False: "no", None: "undecided"}


def _symbols(suits: str | int) -> str:
    return str(suits).translate(_SYMBOLS)


def _reason(reason: ComparisonReason, messages: Messages) -> str:
    values = dict(reason.values)
    for name in _SUIT_VALUES.get(reason.kind.value, ()):
        values[name] = messages.text("comparable-no-suit") if values[name] == "-" else _symbols(values[name])
    if "which" in values:
        values["which"] = messages.text(f"comparable-{values['which']}")
    return messages.text(f"comparable-reason-{reason.kind.value}", **values)


def _row(
    asked: Comparison, edition: Edition, found: Comparability, lowest: tuple[bool, bool | None]
) -> dict[str, object]:
    row: dict[str, object] = {
        "edition": edition.value,
        "withdrawn": None if asked.withdrawn.call is None else str(asked.withdrawn.call),
        "replacement": None if asked.replacement.call is None else str(asked.replacement.call),
        "verdict": found.verdict.value,
        "comparable": found.is_comparable,
        "clause": found.clause,
        "reasons": [{"reason": reason.kind.value, **dict(reason.values)} for reason in found.reasons],
        "witness": None if found.witness is None else str(found.witness),
    }
    if lowest[0]:
        row["27B1(a)"] = lowest[1]
    return row
