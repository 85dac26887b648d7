"""The list of members at the command line: shown, searched, taken in, changed; a member's history."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import OneAtATime, UnreadableInput, bytes_in, json_option, print_json, unreadable_for
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.club.member_import import ImportPlan
    from duplicado.service.club.member_list import ClubMember, MemberList
    from duplicado.service.club.offline_administration import Backroom


@click.group()
def members() -> None:
    """List, find, take in and change the members of a club; their histories.

    \b
    Examples:
      duplicado club members find our-club garc
      duplicado club members import our-club members.csv
      duplicado club members import our-club --from-events --yes
      duplicado club members set our-club 12345 --grade A --handicap 2.5
      duplicado club members history our-club "Ana Lima"
    """  # noqa: D301 - click wants the character, not the two signs


@members.command("list")
@folder_argument
@json_option
def listed(folder: str, *, as_json: bool, language: Language) -> None:
    """List the members: number, name, category, grade, handicap."""
    with at_club(folder, language) as (room, _messages):
        _print(_list_of(room).all(), as_json=as_json)


@members.command()
@folder_argument
@click.argument("text")
@json_option
def find(folder: str, text: str, *, as_json: bool, language: Language) -> None:
    """Find members by the beginnings of their names, without regard to accents, or by number."""
    with at_club(folder, language) as (room, _messages):
        _print(_list_of(room).found(text), as_json=as_json)


@members.command("import")
@folder_argument
@click.argument("source", required=False, type=click.Path(path_type=Path), metavar="[CSV]")
@click.option("--from-events", is_flag=True, help="Take in those who played in the club's events.")
@click.option("--yes", is_flag=True, help="Take in what was understood, without asking.")
@json_option
def take_in(
    folder: str, source: Path | None, *, from_events: bool, yes: bool, as_json: bool, language: Language
) -> None:
    """Take in members from a CSV list or from past events; what was understood and what not is shown first.

    Headings say what the columns hold: name, or first and last name; number, category, grade, handicap, contact; in
    English, Spanish or Portuguese. Without headings they are name, number, contact.
    """
    from duplicado.service.club.event_results import players_of_club
    from duplicado.service.club.member_import import planned_import, planned_players
    from duplicado.service.club.member_list import BadMember

    if (source is None) is not from_events:
        raise OneAtATime("CSV", "--from-events")
    with at_club(folder, language) as (room, messages):
        kept = _list_of(room)
        if source is None:
            plan = planned_players(players_of_club(room.shelf), kept)
        else:
            plan = planned_import(bytes_in(source), kept)
        if as_json:
            print_json(_told(plan, messages))
        else:
            _preview(plan, messages)
        new = plan.members
        if new and (yes or (not as_json and click.confirm(messages.text("members-sure", count=len(new)), err=True))):
            with unreadable_for(messages, BadMember):
                count = kept.save_all(new)
            click.echo(messages.text("members-taken", count=count), err=as_json)


@members.command("set")
@folder_argument
@click.argument("who", metavar="WHO")
@click.option("--name", help="The name.")
@click.option("--number", help="The number with the club or federation.")
@click.option("--category", help="The category, e.g. junior.")
@click.option("--grade", help="The grade, e.g. A.")
@click.option("--handicap", help="What is added to results, in per cent.")
@click.option("--contact", help="How to reach the member.")
@json_option
def change(folder: str, who: str, *, as_json: bool, language: Language, **told: str | None) -> None:
    """Change what is kept of a member; WHO is his number, id or name. A new name is taken in."""
    from duplicado.service.club.member_list import BadMember, ClubMember

    with at_club(folder, language) as (room, messages):
        kept = _list_of(room)
        before = _member(kept, who, messages, new=True) or ClubMember("", who)
        with unreadable_for(messages, BadMember):
            saved = kept.save(replace(before, **{name: value for name, value in told.items() if value is not None}))
        _print([saved], as_json=as_json)


@members.command()
@folder_argument
@click.argument("who", metavar="WHO")
@json_option
def history(folder: str, who: str, *, as_json: bool, language: Language) -> None:
    """Show what a member played in the events that are over; WHO is his number, id or name."""
    from duplicado.formats.event_record.persons import Person
    from duplicado.publish.pages.wording import Wording
    from duplicado.service.club.event_digests import EventDigests
    from duplicado.service.club.player_history import history_of, history_report

    with at_club(folder, language) as (room, messages):
        member = _member(_list_of(room), who, messages)
        person = Person((member.name,), member.number) if member else Person((who,))
        found = history_of(person, EventDigests(room.shelf).results())
        if as_json:
            print_json(history_report(found))
            return
        wording = Wording(messages)
        if not found.lines:
            click.echo(messages.text("members-history-none"))
            return
        click.echo(messages.text("members-history-sum", events=len(found.lines), boards=found.boards))
        for line in found.lines:
            finish = line.finish
            figure = (
                wording.number(finish.total) if finish.percentage is None else wording.percentage(finish.percentage)
            )
            place = messages.text("members-place-of", place=finish.place, of=finish.out_of)
            click.echo("  ".join((line.result.date, line.result.title, place, figure, ", ".join(line.partners))))
        for each in found.partners:
            average = "" if each.average is None else wording.percentage(each.average)
            click.echo("  ".join((each.name, messages.text("members-events-together", count=each.events), average)))
        for title, boards in (("members-best", found.best), ("members-worst", found.worst)):
            for one in boards:
                share = "" if one.board.share is None else wording.percentage(one.board.share)
                board = messages.text("members-board", board=one.board.board)
                click.echo(f"{messages.text(title)}: {share}  {board}  {one.title}")


def _list_of(room: Backroom) -> MemberList:
    from duplicado.service.club.member_list import MemberList

    return MemberList(room.people)


def _member(kept: MemberList, who: str, messages: Messages, *, new: bool = False) -> ClubMember | None:
    """Return whom a number, id or name means; `None` of nobody.

    Raises:
        UnreadableInput: several have that name.
    """
    from duplicado.vocabulary.lexicon import plain

    everybody = kept.all()
    exact = [each for each in everybody if who in {each.id, each.number} and who]
    named = exact or [each for each in everybody if plain(each.name) == plain(who)]
    if len(named) > 1:
        numbers = ", ".join(each.number or each.id for each in named)
        raise UnreadableInput(messages.text("members-several", name=who, numbers=numbers))
    if not named and new and not any(sign.isalpha() for sign in who):
        raise UnreadableInput(messages.text("names-no-member", number=who))
    return named[0] if named else None


def _print(found: list[ClubMember] | tuple[ClubMember, ...], *, as_json: bool) -> None:
    if as_json:
        print_json([asdict(each) for each in found])
        return
    for each in found:
        parts = (each.number, each.name, each.category, each.grade, each.handicap, each.contact, each.seen[:10])
        click.echo("  ".join(part or "-" for part in parts))


def _told(plan: ImportPlan, messages: Messages) -> dict[str, object]:
    return {
        "form": "duplicado members import 1",
        "columns": list(plan.columns),
        "left_out": list(plan.left_out),
        "lines": [
            {
                "line": each.line,
                "state": each.state.value,
                "member": None if each.member is None else asdict(each.member),
                "why": messages.text(each.why, about=each.about) if each.why else "",
            }
            for each in plan.lines
        ],
    }


def _preview(plan: ImportPlan, messages: Messages) -> None:
    from duplicado.service.club.member_import import ImportState

    if plan.left_out:
        click.echo(messages.text("members-columns-left-out", columns=", ".join(plan.left_out)))
    for state in ImportState:
        lines = plan.of(state)
        if not lines:
            continue
        click.echo(messages.text(f"members-state-{state.value}", count=len(lines)))
        for each in lines if state is not ImportState.SAME else ():
            if each.member is None:
                said = messages.text(each.why, about=each.about)
                click.echo(f"  {messages.text('members-line', line=each.line)} {each.text}: {said}")
            else:
                click.echo("  " + "  ".join(filter(None, each.member.told)))
