"""Commands for a club's access: codes, devices, revocation and the audit of privileges."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime, timedelta

import click

from duplicado.cli.club.files import at_club, event_named, folder_argument
from duplicado.cli.options import NamedChoice, UnreadableInput, json_option, print_json
from duplicado.locale import Language
from duplicado.publish.audit_words import audit_details, audited
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import LET_IN_BY_CODE, Role


@click.command()
@folder_argument
@click.option(
    "--role",
    type=NamedChoice(LET_IN_BY_CODE),
    default=Role.ORGANIZER.value,
    show_default=True,
    help="As what to let in.",
)
@click.option("--event", default="", metavar="NAME", help="In this event only.  [default: in all]")
@click.option("--by", default="", metavar="WHO", help="As it is to stand in the record.  [default: the role]")
@json_option
def code(folder: str, *, role: Role, event: str, by: str, as_json: bool, language: Language) -> None:
    """Give a code that lets in one browser, once, within ten minutes.

    It is typed in at the club's first page, or added to its address: http://192.168.1.5:8000/in/7KQ2-M9XA
    """
    with at_club(folder, language) as (room, messages):
        called = messages.text(f"service-role-{role.value}")
        grant = AccessPass(event_named(room, event, messages), role, by or called, scopes=frozenset(Scope))
        given = room.entrance.issue_code(grant, issuer=room.viewer)
        if as_json:
            click.echo(json.dumps({"code": given, "role": role.value, "event": event}))
        else:
            click.echo(messages.text("backroom-code", code=given, role=called))


@click.command()
@folder_argument
@click.option("--role", type=NamedChoice(LET_IN_BY_CODE), required=True, help="As what it acts.")
@click.option("--event", default="", metavar="NAME", help="In this event only.  [default: in all]")
@click.option("--by", required=True, metavar="WHO", help="As it is to stand in the record, e.g. results page.")
@click.option(
    "--scope",
    "scopes",
    type=NamedChoice(Scope),
    multiple=True,
    default=(Scope.SEE.value,),
    show_default=True,
    help="What it is good for; may be repeated.",
)
@click.option("--days", type=click.IntRange(1, 3650), default=30, show_default=True, help="How long it is good.")
@json_option
def token(
    folder: str,
    *,
    role: Role,
    event: str,
    by: str,
    scopes: tuple[Scope, ...],
    days: int,
    as_json: bool,
    language: Language,
) -> None:
    """Give a program a token for the service.

    It is sent with each request: Authorization: Bearer TOKEN. It is printed once and not kept; whoever has it may do
    what it is good for.
    """
    with at_club(folder, language) as (room, messages):
        name = event_named(room, event, messages)
        grant = AccessPass(name, role, by, scopes=frozenset(scopes))
        given = room.entrance.issue_token(grant, device=by, issuer=room.viewer, lasts=timedelta(days=days))
        if as_json:
            click.echo(
                json.dumps(
                    {"token": given, "role": role.value, "event": event, "scopes": [each.value for each in scopes]}
                )
            )
        else:
            click.echo(given)
            click.echo(messages.text("backroom-token", days=days), err=True)


@click.command()
@folder_argument
@click.option("--event", metavar="NAME", help="Only those of this event.")
@json_option
def devices(folder: str, *, event: str | None, as_json: bool, language: Language) -> None:
    """List the browsers and programs that are let in, each with the name by which it is sent away."""
    from duplicado.publish.report_text import text_table

    with at_club(folder, language) as (room, messages):
        found = room.entrance.guests(event)
        if as_json:
            rows = [asdict(each) | {"role": each.role.value} for each in found]
            click.echo(json.dumps(rows, ensure_ascii=False, indent=1, default=str))
            return
        if not found:
            click.echo(messages.text("backroom-nobody"))
            return
        heads = [messages.text(f"backroom-column-{name}") for name in ("who", "role", "event", "device", "since", "as")]
        rows_of_text = [
            [
                each.by,
                messages.text(f"service-role-{each.role.value}"),
                each.event or "*",
                each.device[:40],
                messages.moment(each.made),
                each.subject,
            ]
            for each in found
        ]
        click.echo("\n".join(text_table(heads, rows_of_text, frozenset())))


@click.command()
@folder_argument
@click.argument("subject", metavar="NAME")
def revoke(folder: str, *, subject: str, language: Language) -> None:
    """Let a browser or program in no more: the NAME is the last column of `duplicado club devices`."""
    with at_club(folder, language) as (room, messages):
        if room.entrance.revoke(subject=subject, issuer=room.viewer) == 0:
            raise UnreadableInput(messages.text("backroom-no-such-device", name=subject[:60]))
        click.echo(messages.text("backroom-revoked", name=subject))


@click.command()
@folder_argument
@click.option("--end", is_flag=True, help="Ask for none any more.")
def pin(folder: str, *, end: bool, language: Language) -> None:
    """Draw the PIN of the office, which browsers ask for again before PINs, access and erasing; the former ends.

    It is shown this once. A browser that gave it is not asked again for five minutes; programs with a token are not.
    """
    with at_club(folder, language) as (room, messages):
        if end:
            room.entrance.confirming.end(issuer=room.viewer)
            click.echo(messages.text("confirm-pin-is-ended"))
            return
        click.echo(messages.text("confirm-pin-drawn", pin=room.entrance.confirming.draw(issuer=room.viewer)))


@click.command()
@folder_argument
@click.option("--event", metavar="NAME", help="Only what was done in this event.")
@json_option
def audit(folder: str, *, event: str | None, as_json: bool, language: Language) -> None:
    """List what was done with privileges: looks at unplayed hands, codes, PINs, tokens, access."""
    with at_club(folder, language) as (room, messages):
        rows = room.entrance.trail.of(event)
        if as_json:
            print_json([asdict(each) for each in rows])
            return
        if not rows:
            click.echo(messages.text("backroom-nothing-done"))
        for each in rows:
            at = messages.moment(datetime.fromisoformat(each.at), seconds=True)
            details = audit_details(each.what, each.detail, messages)
            click.echo(f"{at}  {each.by or '-'}  {each.event or '*'}  {audited(each.what, messages)}  {details}")
