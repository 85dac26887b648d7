"""`duplicado score`: an event recomputed from its travellers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import click

from duplicado.cli.contest_files import ReadContest, is_to_write, read_contests, to_option, write_contest
from duplicado.cli.help_texts import CommandWithFormats
from duplicado.cli.options import Found, NamedChoice, UnreadableInput, json_option, lang_option, write_file
from duplicado.event.contest import Contest, ScoringMethod
from duplicado.event.rules import RULE_SETS, Expected, ScoringRules, SitOuts
from duplicado.score.imps import CrossImpDivisor, DatumRounding
from duplicado.score.matchpoints import MatchpointScale, SmallGroups

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from duplicado.event.comparison import ComparedFigure
    from duplicado.event.record.published_outcome import EventOutcome
    from duplicado.event.standing import Standings
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.publish.report import Report

_SCALES: Final = {scale.value[0]: scale for scale in MatchpointScale}
_MOST_SCORES: Final = 1000
_MISSING: Final = 3
"""As many pairs as may be missing where a program expects their scores all the same."""
_Options: TypeAlias = Mapping[str, Any]
"""The options that change the rules, by the names of `ScoringRules` where they are fields of those."""


class _ExpectedScores(click.ParamType[Expected | int]):
    name = "policy|NUMBER"

    def convert(
        self, value: str | Expected | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> Expected | int:
        """Take one of the policies or a number of scores."""
        if not isinstance(value, str):
            return value
        if value.isascii() and value.isdigit():
            return int(click.IntRange(1, _MOST_SCORES)(value, param, ctx))
        return NamedChoice(Expected).convert(value, param, ctx)


@click.command("score", cls=CommandWithFormats)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--method", type=NamedChoice(ScoringMethod), help="How boards are scored; else as the file says.")
@click.option(
    "--rules",
    type=click.Choice(list(RULE_SETS)),
    default="laws",
    show_default=True,
    help="The rules to begin with; the options below change them.",
)
@click.option("--scale", type=click.Choice(list(_SCALES)), help="Matchpoints for a better score: 2/1/0 or 1/½/0.")
@click.option(
    "--expected",
    type=_ExpectedScores(),
    help="What Neuberg's formula factors to: event-maximum, scheduled, scored, compared (not at all) or a number.",
)
@click.option("--small-groups", type=NamedChoice(SmallGroups), help="How three scores or fewer are scored.")
@click.option("--sit-outs", type=NamedChoice(SitOuts), help="What sitting out does to the total.")
@click.option("--butler-extremes", type=click.IntRange(0, 20), help="Scores left out at each end of a Butler datum.")
@click.option("--datum", type=NamedChoice(DatumRounding), help="How a Butler datum is rounded.")
@click.option("--cross-divisor", type=NamedChoice(CrossImpDivisor), help="What cross-IMPs are divided by.")
@click.option("--average-imps", type=click.IntRange(0, 24), help="What average plus is worth in IMPs (Law 12C2b: 3).")
@click.option("--board-places", type=click.IntRange(0, 4), help="Round the figures of each board to so many decimals.")
@click.option("--sections-apart", is_flag=True, help="Score each section by itself, instead of all as one field.")
@click.option(
    "--event",
    "number",
    type=click.IntRange(1),
    metavar="N",
    help="Score event N only, where a file (USEBIO) holds several; else all of them.",
)
@click.option("--boards", "with_boards", is_flag=True, help="Print the boards with their travellers too.")
@click.option(
    "--html", "page", type=click.Path(path_type=Path), help="Write a page with ranking and boards to this file."
)
@to_option
@click.option("--compare", "strictly", is_flag=True, help="Exit with 1 when a figure of the file differs.")
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    files: tuple[Path, ...],
    *,
    rules: str,
    sections_apart: bool,
    number: int | None,
    with_boards: bool,
    page: Path | None,
    strictly: bool,
    as_json: bool,
    language: Language,
    **options: Any,  # noqa: ANN401 - of the type that each option has
) -> None:
    """Recompute events from their travellers and print ranking and boards.

    Reads USEBIO 1.2 (1.3 untried: no file was at hand), Bridgemate databases (.bws, or a folder of their tables as
    CSV), the club games of the ACBL (JSON; pairs at matchpoints, the rest untried), team matches in LIN, PBN with score
    tables, and the files of Duplicado. Where the file gives figures of its own, those that differ are named at the end.

    --to writes the result for other programs: {results}. The first csv is the ranking; federation is a ranking with
    the columns of a TOML file, see --federation.

    Exit code 0: scored; 1: with --compare, a figure of the file differs; 2: a file could not be read.
    """
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    scored: list[_Scored] = []
    unscored = 0
    for file in files:
        try:
            for read in read_contests(file, messages, number):
                if read.event is not None:
                    scored += _score_event(read, read.event, rules, options, messages)
                    continue
                parts = _sections(read.contest) if sections_apart else [read.contest]
                scored += [_score(replace(read, contest=part), rules, options, messages) for part in parts]
        except UnreadableInput as error:
            error.show()
            unscored += 1
    if as_json:
        from duplicado.publish.report_files import report_json

        rows = [(str(each.file), each.contest, each.standings, each.figures) for each in scored]
        click.echo(report_json(rows), nl=False)
    else:
        from duplicado.publish.report_text import report_text

        texts = [report_text(each.report(messages, with_boards=with_boards), messages) for each in scored]
        click.echo("\n".join(texts), nl=False)
    if page is not None and scored:
        _write_page(page, [each.report(messages, with_boards=True) for each in scored], messages)
    if is_to_write() and scored:
        # An event comes first as a whole, then in its parts, which are written with it.
        if len({each.file for each in scored}) > 1 or (len(scored) > 1 and not scored[0].is_whole_event):
            raise click.UsageError(messages.text("score-to-one", count=len(scored)))
        write_contest(scored[0].read, scored[0].standings, messages)
    if unscored:
        raise UnreadableInput(messages.text("score-some-unreadable", count=unscored))
    if strictly and any(not figure.agrees for each in scored for figure in each.figures):
        raise Found


class _Scored:
    """A file, scored."""

    def __init__(self, read: ReadContest, standings: Standings, notes: Sequence[str]) -> None:
        from duplicado.event.comparison import compare

        contest = read.contest
        self.read = read
        self.file = read.file
        self.contest = contest
        self.standings = standings
        self.figures: tuple[ComparedFigure, ...] = tuple(compare(contest, standings))
        self.notes = notes

    @property
    def is_whole_event(self) -> bool:
        """True where it is an event as its own record says that it stands."""
        return self.read.event is not None and self.standings is self.read.event.standings

    def report(self, messages: Messages, *, with_boards: bool) -> Report:
        """Put it into words."""
        from duplicado.publish.report import report_of

        return report_of(
            self.contest, self.standings, messages, figures=self.figures, notes=self.notes, with_boards=with_boards
        )


def _score_event(
    read: ReadContest, event: EventOutcome, rule_set: str, options: _Options, messages: Messages
) -> list[_Scored]:
    """Take an event as it stands by its own conditions; or score its sessions and sections by the rules asked for."""
    from duplicado.publish.pages.event_pages import whole_event
    from duplicado.publish.pages.matches import part_title
    from duplicado.publish.pages.wording import Wording

    parts = [field for field in event.fields if field.contest.results]
    titles = [part_title(part, Wording(messages)) for part in whole_event(read.file.name, event).parts]
    contests = [
        replace(field.contest, title=" · ".join(filter(None, (field.contest.title, title))))
        for field, title in zip(event.fields, titles or [""] * len(event.fields), strict=True)
        if field.contest.results
    ]
    if rule_set != "laws" or any(value is not None for value in options.values()):
        reads = [replace(read, contest=contest) for contest in contests]
        return [_score(each, rule_set, options, messages) for each in reads]
    scored = [_Scored(read, event.standings, ())]
    if len(event.fields) > 1:
        scored += [
            _Scored(replace(read, contest=contest), field.standings, ())
            for contest, field in zip(contests, parts, strict=True)
        ]
    return scored


def _sections(contest: Contest) -> list[Contest]:
    """Divide a contest by its sections, each with its letter in the title."""
    from duplicado.event.sections import sections_of

    parts = [(part, part.results[0].north_south) for part in sections_of(contest) if part.results]
    # Contestants whom the file does not name have no sections, though each is set apart as if he had.
    if len(parts) < 2 or any(first.is_anonymous for _, first in parts):
        return [contest]
    return [replace(part, title=f"{part.title} {first.section}".strip()) for part, first in parts]


def _score(read: ReadContest, rule_set: str, options: _Options, messages: Messages) -> _Scored:
    from duplicado.event.standing import standings
    from duplicado.vocabulary.errors import DuplicadoError

    try:
        rules = _rules(RULE_SETS[rule_set], options)
        scored = _Scored(read, standings(read.contest, rules), ())
    except DuplicadoError as error:
        raise click.UsageError(messages.text("score-rules-impossible", reason=str(error))) from error
    chosen = rule_set != "laws" or any(value is not None for value in options.values())
    notes = list(_notes_of_reading(scored, messages))
    if not chosen and any(not figure.agrees for figure in scored.figures):
        notes += _better_rules(scored, messages)
    scored.notes = tuple(notes)
    return scored


def _notes_of_reading(scored: _Scored, messages: Messages) -> Iterator[str]:
    """Say what the figures of the file were taken for, where that is not plain."""
    from duplicado.event.comparison import reading_of

    reading = reading_of(scored.contest, scored.standings)
    if reading.with_handicaps:
        yield messages.text("score-file-with-handicaps")
    if reading.totals_are_percentages:
        yield messages.text("score-file-totals-are-percentages")


def _better_rules(scored: _Scored, messages: Messages) -> list[str]:
    """Name the rules by which fewest figures of the file differ, where those are fewer than by the Laws.

    Where a pair is missing at matchpoints, a program may expect as many scores as with it: numbers above the most that
    a board has are tried too, and one is named only if fewer figures differ by it. Where boards and ranking were
    reckoned by different rules, less than half of the figures differ by those of each.
    """
    from duplicado.event.comparison import compare
    from duplicado.event.standing import standings

    most = max((board.expected for board in scored.standings.boards.values()), default=0)
    by_matchpoints = scored.standings.method is ScoringMethod.MATCHPOINTS
    tried = {(name, 0): rules for name, rules in RULE_SETS.items() if name != "laws"} | {
        (name, expected): replace(rules, expected=expected)
        for name, rules in RULE_SETS.items()
        for expected in range(most + 1, most + 1 + _MISSING * by_matchpoints)
    }
    counts = {("laws", 0): _differing(scored.figures)}
    for key, rules in tried.items():
        counts[key] = _differing(compare(scored.contest, standings(scored.contest, rules)))
        if not any(counts[key]):
            break
    best = min(counts, key=lambda key: sum(counts[key]))
    boards, totals = (min(counts, key=lambda key: counts[key][place]) for place in (0, 1))
    of_both = counts[boards][0], counts[totals][1]
    if 2 * sum(of_both) < sum(counts[best]):
        named = {"boards": _options(*boards), "totals": _options(*totals)}
        return [messages.text("score-other-both", **named, count=of_both[0], others=of_both[1])]
    if best == ("laws", 0):
        return []
    name, expected = best
    code = "score-other-expected" if expected else "score-other-rules"
    return [messages.text(code, rules=name, count=sum(counts[best]), expected=expected)]


def _differing(figures: Iterable[ComparedFigure]) -> tuple[int, int]:
    """Count the figures that differ: those of the boards, and those of the ranking."""
    differing = Counter(figure.board is not None for figure in figures if not figure.agrees)
    return differing[True], differing[False]


def _options(name: str, expected: int) -> str:
    return f"--rules {name}" + f" --expected {expected}" * bool(expected)


def _rules(base: ScoringRules, options: _Options) -> ScoringRules:
    given = {name: value for name, value in options.items() if value is not None}
    datum = {"extremes": given.pop("butler_extremes", None), "rounding": given.pop("datum", None)}
    butler = replace(base.butler, **{name: value for name, value in datum.items() if value is not None})
    if "scale" in given:
        given["scale"] = _SCALES[given["scale"]]
    if "average_imps" in given:
        given["average_imps"] = Fraction(given["average_imps"])
    return replace(base, **given, butler=butler)


def _write_page(page: Path, reports: Sequence[Report], messages: Messages) -> None:
    from duplicado.publish.report_files import report_html

    write_file(page, report_html(reports, messages).encode())
    click.echo(messages.text("score-page-written", file=str(page)), err=True)
