"""`duplicado verify`: whether records are as they were written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.witnessing import Compared


@click.command("verify")
@click.argument("records", nargs=-1, required=True, metavar="EVENT...")
@click.option(
    "--head",
    "heads",
    multiple=True,
    metavar="NUMBER:HEAD",
    help="A head on paper, or in a page or backup, with which the record must agree; several may be given.",
)
@click.option("--explain", is_flag=True, help="Say what is checked, against what, and what that proves and does not.")
@json_option
@lang_option
def command(
    records: tuple[str, ...], *, heads: tuple[str, ...], explain: bool, as_json: bool, language: Language
) -> None:
    """Say whether every entry of an event is as it was written, and none is missing.

    EVENT is the file of an event, a backup of one, postgresql://user@host/database#NAME, or a published record
    (record.json). Each entry is tied to all before it: whoever alters one breaks all that follow. Whoever ties all of
    them anew, or cuts off the end, is found by the head: the number of the last entry and what binds all of them. It
    is printed on result sheets and the event's page; this computer keeps it at every backup, sealed with a key that is
    not in the club's folder. Where a person was erased, or words that had been kept long enough were deleted, that is
    told, with the last link there was before. --explain says what is checked and what is not.
    """
    from duplicado.publish.messages import Messages, error_text
    from duplicado.service.witnessing import compared
    from duplicado.store.port import BrokenChain, StoreError
    from duplicado.store.store_selection import open_record

    messages = Messages.load(language)
    text = messages.text
    if explain:
        click.echo(text("verify-explained"))
    report: list[dict[str, object]] = []
    broken = False
    for record in records:
        if record.endswith(".json"):
            broken = _published(record, heads, report, messages, as_json=as_json) or broken
            continue
        try:
            with open_record(record) as store:
                count = store.verify()
                noted, rewritten = store.noted(), store.rewritings()
                last = next((entry.chain for entry in store.read(count - 1)), "")
                with_seen = compared(store, heads)
        except BrokenChain as error:
            broken = True
            why = error_text(error, messages)
            report.append({"event": record, "broken": why})
            if not as_json:
                click.echo(why, err=True)
            continue
        except StoreError as error:
            raise UnreadableInput(error_text(error, messages)) from None
        backups = [{"number": each.number, "at": each.at, "what": each.what} for each in noted]
        anew = [asdict(each) for each in rewritten]
        broken = broken or with_seen.is_broken
        report.append(
            {
                "event": record,
                "broken": "head" if with_seen.is_broken else None,
                "entries": count,
                "chain": last,
                "noted": backups,
                "rewritten": anew,
                "heads": {"seen": with_seen.found.value, "disagree": list(with_seen.told)},
            }
        )
        if not as_json:
            click.echo(text("service-verified", file=record, count=count))
            if last:
                click.echo(text("service-chain", chain=last))
            since = noted[-1] if noted else None
            click.echo(
                text("service-noted", at=since.at, number=since.number) if since else text("service-never-noted")
            )
            for each in rewritten:
                said = {**asdict(each), "what": messages.known(f"persons-what-{each.what}") or each.what}
                click.echo(text("persons-rewritten", **said))
            _tell(with_seen, heads, messages, explain=explain)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    if broken:
        raise Found


def _tell(found: Compared, heads: Sequence[str], messages: Messages, *, explain: bool) -> None:
    """Say what comes of comparing a record with what was seen of it, and with heads on paper."""
    from duplicado.service.witnessing import HeadFinding

    text = messages.text
    for each in found.told:
        click.echo(text("verify-disagrees", head=each), err=True)
    if heads and not found.told:
        click.echo(text("verify-agrees", count=len(heads)))
    if explain or found.found is not HeadFinding.NONE_SEEN:
        seen = found.seen
        values: dict[str, str | int] = {} if seen is None else {"number": seen.number, "at": seen.at}
        click.echo(text(f"verify-seen-{found.found.value}", **values), err=found.is_broken)


def _published(
    path: str, heads: Sequence[str], report: list[dict[str, object]], messages: Messages, *, as_json: bool
) -> bool:
    """Check a published record, and tell whether it is broken."""
    from duplicado.formats.published_record.verify_record import check

    try:
        done, wrong = check(json.loads(Path(path).read_text("utf-8")), tuple(heads))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise UnreadableInput(messages.text("verify-no-record", file=path, why=type(error).__name__)) from None
    report.append({"event": path, "broken": wrong or None, "checked": done})
    if not as_json:
        click.echo("\n".join(done))
        for each in wrong:
            click.echo(each, err=True)
        if not wrong:
            click.echo(messages.text("verify-published-right"))
    return bool(wrong)
