"""`duplicado chances`: what a contract may hope for when two hands are known."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import click

from duplicado.cli.options import json_option, lang_option, print_json
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.vocabulary.contracts import AuctionResult

_Value = TypeVar("_Value")
_COUNTED: Final = re.compile(r"([^=]+?)\s*(?:=\s*([0-9]{1,9}))?")


@click.command("chances", short_help="How often a contract is made, when two hands are known.")
@click.argument("hands")
@click.argument("contract")
@click.option("--where", metavar="CONDITION", help="What is known of the other hands, as in `duplicado deal`.")
@click.option(
    "--field", "others", multiple=True, metavar="RESULT=TABLES", help="What other tables are in; may be given again."
)
@click.option("--vulnerable", default="none", metavar="SIDES", help="With --field: none, ns, ew or both.")
@click.option("--deals", default=100, show_default=True, type=click.IntRange(1, 5000), help="How many are sampled.")
@click.option("--seed", type=int, help="The same number samples the same deals.")
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    hands: str,
    contract: str,
    *,
    where: str | None,
    others: Sequence[str],
    vulnerable: str,
    deals: int,
    seed: int | None,
    as_json: bool,
    language: Language,
) -> None:
    """Estimate how often CONTRACT is made opposite unknown hands, and what it is worth against a field.

    HANDS are written as in PBN, with a hyphen for a hand that is not known. The others are dealt at random, and each
    deal is solved double dummy: declarer finds every queen, and the defenders every lead. With --field the matchpoints
    are told that CONTRACT may expect against the other tables. The solver is the extra "dds".

    \b
    Examples:
      duplicado chances "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -" "4S N"
      duplicado chances "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -" "3NT S" --where "east.hearts >= 5"
      duplicado chances "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -" "4S N" --field "3NT S=5" --field "4S N=7"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.analysis.chances import SampledTricks, expected_matchpoints, sampled_tricks
    from duplicado.analysis.dds_library import SolverUnavailable
    from duplicado.cli.dd_boards import no_solver
    from duplicado.cli.deal_conditions import conditions_told
    from duplicado.library.analysis import MOST_TABLES, known_hands
    from duplicado.library.arguments import as_contract, as_layout, as_vulnerability
    from duplicado.library.dealing import find_deals
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    layout = _read(messages, "chances-bad-hands", hands, lambda: as_layout(hands, "hands"))
    undertaken = _read(messages, "chances-bad-contract", contract, lambda: as_contract(contract, "contract"))
    sides = _read(messages, "chances-bad-vulnerable", vulnerable, lambda: as_vulnerability(vulnerable, "vulnerable"))
    most = messages.number(str(MOST_TABLES))
    field = [
        result
        for each in others
        for result in _read(messages, "chances-bad-field", each, partial(_results, each), most=most)
    ]
    try:
        with conditions_told(messages):
            sample = find_deals(deals, where, predealt=known_hands(layout), seed=seed).deals
        solved = sampled_tricks(sample, [undertaken, *field])
    except SolverUnavailable as error:
        raise no_solver(error, messages) from None
    found = SampledTricks(undertaken, solved[undertaken.declarer, undertaken.denomination])
    expected = None
    if field:
        expected = expected_matchpoints(undertaken, field, solved, sides, undertaken.declarer.side).mean
    if as_json:
        rows = {"deals": deals, "making": float(found.making), "mean": float(found.mean), "tricks": found.counts}
        print_json(rows | ({} if expected is None else {"matchpoints": float(expected)}))
        return
    percent, mean = _percent(found.making, messages), messages.number(f"{float(found.mean):.2f}")
    click.echo(messages.text("chances-making", percent=percent, deals=deals, mean=mean))
    for tricks, count in found.counts.items():
        part = _percent(Fraction(count, deals), messages)
        click.echo(messages.text("chances-tricks", tricks=tricks, percent=part))
    if expected is not None:
        click.echo(messages.text("chances-field", percent=_percent(expected, messages)))


def _read(messages: Messages, wrong: str, text: str, parse: Callable[[], _Value], **further: str) -> _Value:
    try:
        return parse()
    except DuplicadoError:
        raise click.UsageError(messages.text(wrong, text=text[:60], **further)) from None


def _results(text: str) -> list[AuctionResult]:
    """Return a result as often as there are tables with it."""
    from duplicado.library.analysis import tables_with
    from duplicado.library.arguments import as_result

    written = _COUNTED.fullmatch(text)
    result, tables = (written[1], int(written[2] or 1)) if written else ("", 1)
    return [as_result(result, "field")] * tables_with(result, tables)


def _percent(part: Fraction, messages: Messages) -> str:
    return messages.text("web-percent", value=messages.number(f"{100 * float(part):.1f}"))
