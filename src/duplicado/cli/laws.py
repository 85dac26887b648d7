"""`duplicado laws`: the clauses of the Laws and what the program does about each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from duplicado.cli import laws_compare, laws_explore
from duplicado.cli.law_options import edition_option
from duplicado.cli.options import UnreadableInput, json_option, lang_option, print_json
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError

if TYPE_CHECKING:
    from duplicado.law.reference import ClauseId
    from duplicado.publish.catalogue.coverage import ClauseCoverage
    from duplicado.publish.catalogue.entries import ClauseChange
    from duplicado.publish.messages import Messages


class _LawsGroup(click.Group):
    """The commands about the Laws; without the name of one it is the list, as `duplicado laws 27B1(a)`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the name of the list before arguments that begin with no command."""
        named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named or ctx.resilient_parsing else ["list", *args])


@click.group(cls=_LawsGroup)
def command() -> None:
    """List the Laws and what the program does about each; explore them, and compare editions.

    Without the name of a command it is the list: duplicado laws, duplicado laws 27B1(a), duplicado laws --law 27.
    """


_PARTS = ("foundation", "table-1", "table-2", "contests", "office")


@command.command("list")
@click.argument("clause", required=False)
@click.option(
    "--law", type=click.IntRange(-1, 93), help="One Law, clause by clause (0: Definitions, -1: Introduction)."
)
@click.option("--part", type=click.Choice(_PARTS), help="Only the clauses of one part of the work.")
@edition_option("Only one edition; all of them if not given.", default=None)
@json_option
@lang_option
def listing(
    clause: str | None,
    law: int | None,
    part: str | None,
    edition: Edition | None,
    as_json: bool,  # noqa: FBT001 - as above
    language: Language,
) -> None:
    """List the Laws and what the program does about each.

    Without CLAUSE it counts, Law by Law and part by part, how many clauses are executed, how many are open, and how
    many have nothing to execute; for an amendment, such as 2017+2024, it says first what that changed. With CLAUSE,
    such as 27B1(a), it shows that clause in each edition: our short wording, in what the editions differ, and the
    function that executes it. A number that has no text of its own, such as 27B1, stands for the clauses that it
    contains.
    """
    from duplicado.publish.catalogue.coverage import coverage
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    editions = tuple(Edition) if edition is None else (edition,)
    if clause is not None:
        _show_clause(clause, editions, messages, language, as_json=as_json)
        return
    chosen = {
        each: [
            covered
            for covered in coverage(each)
            if (law is None or covered.entry.clause.law == law) and (part is None or covered.entry.part.value == part)
        ]
        for each in editions
    }
    if as_json:
        report = [_report(each, clauses, language) for each, clauses in chosen.items()]
        print_json(report)
        return
    for each, clauses in chosen.items():
        click.echo(messages.text("laws-edition", edition=each.value))
        if part is None:
            _print_changes(each, law, messages, language)
        if law is None:
            _print_tallies(clauses, messages)
        else:
            for covered in clauses:
                _print_line(covered, messages, language)


def _print_changes(edition: Edition, law: int | None, messages: Messages, language: Language) -> None:
    from duplicado.publish.catalogue.entries import changes_of

    overlay = edition.overlay
    changes = [change for change in changes_of(edition) if law is None or change.number.law == law]
    if overlay is None or not changes:
        return
    click.echo(messages.text("amendment-heading", base=overlay.base, date=messages.day(overlay.in_force)))
    for change in changes:
        click.echo("  " + _told_change(change, overlay.base, messages, language))
    if law is None:
        click.echo(messages.text("amendment-rest", base=overlay.base))


def _told_change(change: ClauseChange, base: str, messages: Messages, language: Language) -> str:
    return messages.text(
        f"amendment-{change.kind.value}",
        number=str(change.number),
        before=str(change.before or ""),
        base=base,
        said=change.said(language),
    )


def _amendment_report(edition: Edition, language: Language) -> dict[str, object] | None:
    from duplicado.publish.catalogue.entries import changes_of

    overlay = edition.overlay
    if overlay is None:
        return None
    return {
        "base": overlay.base,
        "in_force": overlay.in_force.isoformat(),
        "changes": [
            {
                "kind": change.kind.value,
                "clause": str(change.number),
                "before": None if change.before is None else str(change.before),
                "said": change.said(language),
            }
            for change in changes_of(edition)
        ],
    }


def _report(edition: Edition, clauses: Sequence[ClauseCoverage], language: Language) -> dict[str, object]:
    from duplicado.publish.catalogue.coverage import by_law, tally

    return {
        "edition": edition.value,
        "amends": _amendment_report(edition, language),
        **asdict(tally(clauses)),
        "parts": [
            {"part": part, **asdict(tally(of_part))}
            for part in _PARTS
            if (of_part := [covered for covered in clauses if covered.entry.part.value == part])
        ],
        "laws": [{"law": number, **asdict(tally(of_law))} for number, of_law in by_law(clauses)],
    }


def _print_tallies(clauses: Sequence[ClauseCoverage], messages: Messages) -> None:
    from duplicado.publish.catalogue.coverage import by_law, tally

    columns = ("clauses", "executed", "open", "not-executable")
    heads = [messages.text(f"laws-column-{column}") for column in columns]
    rows: list[tuple[str, Sequence[ClauseCoverage]]] = [
        (messages.text(f"laws-part-{part}"), [one for one in clauses if one.entry.part.value == part])
        for part in _PARTS
    ]
    rows += [(_law_name(number, messages), of_law) for number, of_law in by_law(clauses)]
    rows.append((messages.text("laws-total"), clauses))
    width = max(len(name) for name, _ in rows)
    click.echo(" " * width + "".join(f"  {head}" for head in heads))
    for name, of_row in rows:
        counts = asdict(tally(of_row)).values()
        if of_row:
            cells = (f"  {count:>{len(head)}}" for count, head in zip(counts, heads, strict=True))
            click.echo(f"{name:<{width}}" + "".join(cells))


def _law_name(number: int, messages: Messages) -> str:
    if number > 0:
        return messages.text("laws-law", number=number)
    return messages.text("laws-definitions" if number == 0 else "laws-introduction")


def _state(covered: ClauseCoverage, messages: Messages) -> str:
    from duplicado.publish.catalogue.coverage import State

    match covered.state:
        case State.EXECUTED:
            return messages.text("laws-executed-by", functions=", ".join(covered.functions))
        case State.OPEN:
            return messages.text("laws-open", reason=messages.text(f"laws-reason-{covered.reason or 'none'}"))
        case State.NOT_EXECUTABLE:
            return messages.text("laws-not-executable")


def _print_line(covered: ClauseCoverage, messages: Messages, language: Language) -> None:
    click.echo(f"{covered.entry.clause!s:<16} {covered.entry.title(language)}: {_state(covered, messages)}")


def _show_clause(
    text: str, editions: Sequence[Edition], messages: Messages, language: Language, *, as_json: bool
) -> None:
    from duplicado.law.reference import ClauseId
    from duplicado.publish.catalogue.coverage import coverage

    try:
        clause = ClauseId.parse(text)
    except NotationError:
        raise UnreadableInput(messages.text("case-expected-clause", text=text)) from None
    every = [covered for edition in editions for covered in coverage(edition)]
    # 27B1 has no text of its own: what it contains is meant.
    found = [one for one in every if one.entry.clause == clause] or [
        one for one in every if clause.covers(one.entry.clause)
    ]
    if not found:
        raise UnreadableInput(_unknown(clause, editions, messages, language))
    if as_json:
        print_json([_clause_report(covered, language) for covered in found])
        return
    for covered in found:
        _print_clause(covered, messages, language)


def _unknown(clause: ClauseId, editions: Sequence[Edition], messages: Messages, language: Language) -> str:
    """Say that there is no such clause; if an amendment has taken it away, what became of it."""
    from duplicado.publish.book.words import BookWords
    from duplicado.publish.catalogue.entries import changes_of

    for edition in editions:
        for change in changes_of(edition):
            if change.before == clause and edition.overlay is not None:
                gone = messages.text("amendment-no-longer", clause=str(clause), edition=edition.value)
                return f"{gone} {_told_change(change, edition.overlay.base, messages, language)}"
    if len(editions) == 1:
        return BookWords.of(language).unknown(str(clause), editions[0])[0]
    return messages.text("laws-unknown", clause=str(clause))


def _clause_report(covered: ClauseCoverage, language: Language) -> dict[str, object]:
    entry = covered.entry
    return {
        "clause": str(entry.clause),
        "edition": entry.edition.value,
        "title": entry.title(language),
        "wording": entry.wording(language),
        "kind": entry.kind.value,
        "execution": entry.execution.value,
        "part": entry.part.value,
        "relation": entry.relation.value,
        "difference": entry.difference_in(language) or None,
        "counterparts": [str(clause) for clause in entry.counterparts],
        "status": covered.state.value,
        "functions": list(covered.functions),
        "reason": covered.reason or None,
    }


def _print_clause(covered: ClauseCoverage, messages: Messages, language: Language) -> None:
    entry = covered.entry
    click.echo(f"{entry.clause} ({entry.edition}): {entry.title(language)}")
    if entry.counterparts and entry.counterparts != (entry.clause,):
        numbers = ", ".join(map(str, entry.counterparts))
        click.echo("  " + messages.text("laws-number-in-2017", numbers=numbers))
    if difference := entry.difference_in(language):
        click.echo("  " + messages.text("laws-differs", difference=difference))
    if entry.wording(language):
        click.echo("  " + entry.wording(language))
    click.echo("  " + _state(covered, messages))


command.add_command(laws_explore.command)
command.add_command(laws_compare.command)
