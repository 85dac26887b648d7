"""`duplicado verify`: whether records are as they were written."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.locale import Language

__all__ = ["command"]


@click.command("verify")
@click.argument("records", nargs=-1, required=True, metavar="EVENT...")
@json_option
@lang_option
def command(records: tuple[str, ...], *, as_json: bool, language: Language) -> None:
    """Say whether every entry of an event is as it was written, and none is missing.

    EVENT is the file of an event, a backup of one, or postgresql://user@host/database#NAME. Each entry is tied to all
    before it: whoever alters one breaks all that follow. The last link is printed; who has it on paper will notice
    even a record that was written anew from its beginning. Where a person was erased, or words that had been kept
    long enough were deleted, that is told, with the last link there was before.
    """
    from duplicado.publish.error_words import error_text
    from duplicado.publish.messages import Messages
    from duplicado.store.port import BrokenChain, StoreError
    from duplicado.store.store_selection import open_record

    messages = Messages.load(language)
    text = messages.text
    report: list[dict[str, object]] = []
    broken = False
    for record in records:
        try:
            with open_record(record) as store:
                count = store.verify()
                noted, rewritten = store.noted(), store.rewritings()
                last = next((entry.chain for entry in store.read(count - 1)), "")
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
        report.append(
            {"event": record, "broken": None, "entries": count, "chain": last, "noted": backups, "rewritten": anew}
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
                what = f"persons-what-{each.what}"
                said = {**asdict(each), "what": text(what) if messages.has(what) else each.what}
                click.echo(text("persons-rewritten", **said))
    if as_json:
        click.echo(json.dumps(report, indent=2))
    if broken:
        raise Found
