"""Rulings on scores, penalties, appeals."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import (
    amount_of,
    by_option,
    contestant_of,
    entry_of,
    file_argument,
    opened,
    section_options,
    take_down,
    yes_option,
)
from duplicado.cli.event.results import place_of
from duplicado.cli.event.schedule import UNITS, by_schedule, of_amount, schedule_text, usual_unit
from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.event.adjusting.penalties import RuledPenalty
    from duplicado.event.adjusting.rulings import Ruling, SideRuling
    from duplicado.event.contest import ContestantId
    from duplicado.event.facts.results import Place
    from duplicado.event.record.state import EventState
    from duplicado.law.sanction import ProposedPenalty
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = ["appeal", "ask_about", "decide", "penalty", "rule", "side_of"]

_OUTCOMES = {
    "upheld": "ruling upheld",
    "changed": "ruling changed",
    "withdrawn": "appeal withdrawn",
    "not-heard": "not heard",
}


def side_of(text: str, language: Language, messages: Messages) -> SideRuling:
    """Read what a side gets.

    Raises:
        UnreadableInput: it is no ruling.
    """
    from duplicado.formats.ruling_text import read_side_ruling
    from duplicado.vocabulary.errors import NotationError

    try:
        return read_side_ruling(text, language)
    except NotationError:
        raise UnreadableInput(messages.text("ruling-bad", text=text[:60])) from None


@click.command()
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("board", type=click.IntRange(1))
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--both", help="What both sides get.")
@click.option("--ns", help="What North-South get.")
@click.option("--ew", help="What East-West get.")
@click.option("--under", multiple=True, metavar="LAW", help="A Law on which the ruling rests; may be repeated.")
@click.option("--reason", required=True, help="Why, in a few words.")
@click.option("--instead", is_flag=True, help="It replaces the ruling that there is (after an error or an appeal).")
@yes_option
@by_option
def rule(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int,
    session: int,
    section: str,
    round_number: int | None,
    both: str | None,
    ns: str | None,
    ew: str | None,
    under: tuple[str, ...],
    reason: str,
    instead: bool,
    sure: bool,
    by: str,
    language: Language,
) -> None:
    """Rule what the sides get for a board (Law 12).

    \b
    What a side gets:
      A+  A  A-             by fault: not at fault, partly, directly (12C2a)
      60%                   so much of a top
      "4S N -1"             an assigned score (12C1), as results are written
      "40% 4S N =, 60% 4S N -1"          weighted between results (12C1c)
      "self 4S N = / 3S N = / gambling action"
                            its own part of the damage stays with it (12C1e):
                            without the infraction / after it / what it did
      "3 imps"              so many IMPs or matchpoints
      "A+ or 7" and rest    between teams: average plus or an assigned score,
                            and what that leaves the opponents (86B2b)
      keep                  the score of the table
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.adjusting.rulings import Ruling, Unchanged
    from duplicado.event.facts.awards import ScoreRuled

    with opened(file, language) as (event, messages):
        place = place_of(event.live.state, session, section, table, board, round_number, messages)
        if (both is None) == (ns is None and ew is None):
            raise click.UsageError("say --both, or --ns and --ew")
        given = (ns, ew) if both is None else (both, both)
        sides = [Unchanged() if text is None else side_of(text, language, messages) for text in given]
        under = clauses_of(under, messages)
        ruling = Ruling(sides[0], sides[1], under)
        if not sure:
            ask_about(event, place, ruling, messages)
        cell = event.live.state.cell(place)
        replaced = tuple(id_ for id_ in cell.rulings if id_ not in cell.rulings_replaced) if instead else ()
        take_down(event, messages, ScoreRuled(place, ruling, reason, replaced), by=by)


def clauses_of(under: tuple[str, ...], messages: Messages) -> tuple[str, ...]:
    """Read clauses as people write them, `12C1c` for `12C1(c)`; what is none is refused before anything is asked.

    Raises:
        UnreadableInput: one is none.
    """
    from duplicado.law.reference import ClauseId
    from duplicado.vocabulary.errors import NotationError

    found: list[str] = []
    for each in under:
        try:
            found.append(str(ClauseId.read(each)))
        except NotationError:
            raise UnreadableInput(messages.text("event-refused-no-clause", value1=each[:20])) from None
    return tuple(found)


def ask_about(event: EventFile, place: Place, ruling: Ruling, messages: Messages) -> None:
    """Tell in what the ruling is not in accordance with the Laws, and ask whether it is to stand.

    Raises:
        Found: it is not to stand, or nobody is there to be asked.
    """
    from duplicado.event.adjusting.objections import objections
    from duplicado.event.record.board_results import circumstances

    found = objections(ruling, circumstances(event.live.state.conditions, place.board))
    # What is said of both sides is said once.
    for each in dict.fromkeys(replace(each, side=None) for each in found):
        law = messages.text("event-law", clause=each.clause)
        why = messages.text(f"ruling-objection-{each.why.value}")
        click.echo(messages.text("ruling-objection", why=why, law=law), err=True)
    if not found:
        return
    if sys.stdin.isatty():
        if click.confirm(messages.text("event-sure"), err=True):
            return
    else:
        click.echo(messages.text("event-say-yes"), err=True)
    raise Found


@click.command()
@file_argument
@click.argument("number")
@click.argument("amount", required=False)
@click.argument("unit", type=click.Choice(list(UNITS)), required=False)
@click.option("--section", default="", help="The section, where there are several.")
@click.option("--session", type=click.IntRange(1), help="In whose total it counts; else in that of the event.")
@click.option(
    "--against",
    metavar="NUMBER",
    help="The opponents in the match from whose result it is taken, in imps (board-a-match: mp); else from a total.",
)
@click.option("--round", "round_number", type=click.IntRange(1), help="The round of that match, in its session.")
@click.option("--disciplinary", is_flag=True, help="Under Law 91; else it is procedural (Law 90).")
@click.option("--player", "players", multiple=True, help="A player whom alone it concerns; may be repeated.")
@click.option("--under", multiple=True, metavar="LAW", help="What for, e.g. 90B2 for slow play; may be repeated.")
@click.option("--reason", required=True, help="What for.")
@by_option
def penalty(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    amount: str | None,
    unit: str | None,
    section: str,
    session: int | None,
    against: str | None,
    round_number: int | None,
    disciplinary: bool,
    players: tuple[str, ...],
    under: tuple[str, ...],
    reason: str,
    by: str,
    language: Language,
) -> None:
    """Take something from a contestant's total: AMOUNT in % of a top, mp, imps, vp or points; 0 is a warning.

    Before the penalty is imposed the earlier warnings and penalties of the contestant are told, and what the schedule
    of the regulations has for the offence named with --under, at this occurrence. Without AMOUNT that is imposed.

    Between teams a penalty is taken from the total in vp, or from the result of a match in imps: name the match with
    --against or --round. In a knock-out it is always taken from a match, which may be lost by it.

    \b
    Examples:
      duplicado event penalty thursday.event 7 --under 90B2 --reason "slow play"
      duplicado event penalty thursday.event 7 10 % --under 90B2 --reason "slow play"
      duplicado event penalty cup.event 3 6 imps --against 5 --reason "late arrival"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.adjusting.penalties import PenaltyKind
    from duplicado.event.facts.awards import PenaltyRuled
    from duplicado.event.record.match_penalties import completed
    from duplicado.event.record.office_queries import earlier_offences

    with opened(file, language) as (event, messages):
        kind = PenaltyKind.DISCIPLINARY if disciplinary else PenaltyKind.PROCEDURAL
        who = contestant_of(number, section, messages)
        under = clauses_of(under, messages)
        proposed = by_schedule(event.live.state, who, under, session or 1, kind, messages)
        if amount is None:
            ruled = replace(_as_proposed(proposed, who, reason, messages), players=players)
        else:
            if unit is None and amount.strip("0.,"):
                raise UnreadableInput(messages.text("penalty-wants-unit", units=", ".join(UNITS)))
            unit = unit or usual_unit(event.live.state.conditions)
            taken = of_amount(who, amount, unit, kind, messages)
            ruled = replace(taken, under=(kind.clause, *under), players=players, reason=reason)
        earlier = earlier_offences(event.live.state, who, kind)
        if earlier:
            warnings = sum(each.is_warning for each in earlier)
            counts = {"warnings": warnings, "penalties": len(earlier) - warnings}
            click.echo(messages.text("office-earlier-offences", who=str(who), **counts), err=True)
        if proposed is not None:
            click.echo(schedule_text(proposed, messages), err=True)
        opponents = None if against is None else contestant_of(against, section, messages)
        told = PenaltyRuled(ruled, session, opponents, round_number)
        take_down(event, messages, completed(event.live.state, told), by=by)


def _as_proposed(proposed: ProposedPenalty | None, who: ContestantId, reason: str, messages: Messages) -> RuledPenalty:
    from duplicado.event.record.scheduled_penalties import as_ruled
    from duplicado.vocabulary.errors import DuplicadoError

    if proposed is None:
        raise click.UsageError("say the AMOUNT and its UNIT, or name the offence with --under")
    try:
        return as_ruled(proposed, who, reason)
    except DuplicadoError:
        raise UnreadableInput(messages.text("office-penalty-no-tariff", clause=proposed.clause)) from None


@click.command()
@file_argument
@click.argument("ruling", type=click.IntRange(1))
@click.argument("number")
@click.option("--section", default="", help="The section, where there are several.")
@click.option("--deposit", default="0", metavar="AMOUNT", help="What was deposited.")
@click.option("--grounds", default="", help="Why, in the appellant's words.")
@click.option(
    "--concurs/--refuses",
    "concurred",
    default=None,
    help="Whether partner, or the captain of a team, concurs; without it the appeal is not heard (92D). A partner who "
    "is absent is deemed to concur.",
)
@click.option(
    "--approved-by",
    metavar="NAME",
    help="Who lets it in for the Organizer when the time for appeals is over, where the regulations keep that open to "
    "him (92B, appeal.late_with_to_approval).",
)
@by_option
def appeal(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    ruling: int,
    number: str,
    section: str,
    deposit: str,
    grounds: str,
    concurred: bool | None,
    approved_by: str | None,
    by: str,
    language: Language,
) -> None:
    """Take down that a contestant appeals against the RULING with that number in the log (Law 92).

    The number may be that of a decision on an appeal, where the regulations have a further appeal (Law 93C).
    """
    from duplicado.event.facts.appeals import AppealLodged

    with opened(file, language) as (event, messages):
        against = entry_of(event, ruling, messages).id
        amount = amount_of(deposit, messages)
        fact = AppealLodged(against, contestant_of(number, section, messages), amount, grounds, concurred, approved_by)
        take_down(event, messages, fact, by=by)


@click.command()
@file_argument
@click.argument("lodged", type=click.IntRange(1), metavar="APPEAL")
@click.argument("outcome", type=click.Choice(list(_OUTCOMES)))
@click.option("--without-merit", is_flag=True, help="The appeal was found to be without merit (92A).")
@click.option("--keep", metavar="AMOUNT", help="How much of the deposit is kept; else all that the regulations let be.")
@click.option("--reasons", default="")
@click.option("--concurs", is_flag=True, help="Partner, or the captain of a team, concurred (92D).")
@click.option("--body", default="", help="Who heard it: the Director in charge, the committee (93A, 93B).")
@click.option("--chairman", default="")
@click.option("--member", "members", multiple=True, help="A member of the committee; may be repeated.")
@click.option("--present", multiple=True, help="Who was heard; may be repeated.")
@click.option("--summary", default="", help="The chairman's summary.")
@click.option("--recommended", default="", help="What a committee recommends where it may not overrule (93B3).")
@click.option(
    "--on",
    "disputed",
    type=click.Choice(["law", "fact", "judgement"]),
    help="On which point it turned: a committee does not overrule the Director on one of law (93B3).",
)
@by_option
def decide(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    lodged: int,
    outcome: str,
    without_merit: bool,
    keep: str | None,
    reasons: str,
    concurs: bool,
    members: tuple[str, ...],
    present: tuple[str, ...],
    disputed: str | None,
    by: str,
    language: Language,
    **heard: str,
) -> None:
    """Take down what was decided on the APPEAL with that number in the log (Law 93).

    If the ruling was changed, enter the new one with `duplicado event rule ... --instead`.
    """
    from duplicado.event.adjusting.appeals import AppealOutcome
    from duplicado.event.facts.appeals import AppealDecided, Hearing
    from duplicado.law.book.law_93 import Point

    with opened(file, language) as (event, messages):
        kept = amount_of(keep, messages) if keep else None
        told = Hearing(members=members, present=present, concurred=concurs or None, **heard)
        hearing = None if told == Hearing() else told
        against = entry_of(event, lodged, messages).id
        point = None if disputed is None else Point(disputed)
        fact = AppealDecided(against, AppealOutcome(_OUTCOMES[outcome]), without_merit, kept, reasons, hearing, point)
        take_down(event, messages, fact, by=by)
        _tell_deposit(event.live.state, fact.appeal, messages)


def _tell_deposit(state: EventState, appeal: str, messages: Messages) -> None:
    from duplicado.event.record.deductions import settlement
    from duplicado.publish.ruling_words import short_number

    settled = settlement(state, appeal)
    if settled is not None and settled.returned + settled.kept:
        returned, kept = (short_number(each, messages) for each in (settled.returned, settled.kept))
        click.echo(messages.text("event-deposit", returned=returned, kept=kept))
