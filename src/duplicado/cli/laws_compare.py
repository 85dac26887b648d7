"""`duplicado laws compare`: recorded boards, tables, cases and rulings of events under two editions or regulations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.help_texts import CommandWithFormats
from duplicado.cli.law_options import named_profile
from duplicado.cli.options import Found, UnreadableInput, bytes_in, json_option, lang_option, print_json
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from duplicado.casebook.model import Regulations
    from duplicado.casebook.session import Session
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.publish.rulings.ruling_terms import RulingWords
    from duplicado.table.entries import Ruled
    from duplicado.table.record import BoardRecord

_EDITIONS = click.Choice([edition.value for edition in Edition])


@dataclass(frozen=True, slots=True)
class _Played:
    """Outcome of a story under one edition."""

    clauses: tuple[str, ...]
    """Cited by rulings, in their order, by the numbers of the edition."""
    rulings: tuple[str, ...]
    """Their sentences, without the clauses."""
    result: str
    score: int | None
    """To North-South; `None` while the board is not over."""
    left_out: tuple[str, ...] = ()
    """Steps that are not admitted under it."""

    def differs_from(self, other: _Played) -> bool:
        """Tell whether rulings or scores differ; that a clause has another number is no difference."""
        mine, theirs = (replace(each, clauses=()) for each in (self, other))
        return mine != theirs


@click.command("compare", cls=CommandWithFormats, short_help="Rule recorded boards and cases under two editions.")
@click.argument("one", type=_EDITIONS, metavar="EDITION")
@click.argument("other", type=_EDITIONS, metavar="EDITION")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--proposed",
    metavar="wbf|aeb|qba|FILE",
    help="Regulations that are in force on the second side of the comparison, a proposal for instance; on the first "
    "those with which a table was recorded stay.",
)
@json_option
@lang_option
def command(
    one: str,
    other: str,
    files: Sequence[Path],
    proposed: str | None,
    as_json: bool,  # noqa: FBT001 - the signature is click's
    language: Language,
) -> None:
    """Play the cases and recorded boards of FILEs under two editions, and say which rulings and scores change.

    A FILE is a file of cases, a record of `duplicado table`, a file of boards with their auction and play ({read}), or
    the file of an event: of this the rulings with which a table was recorded or told, as far as it can be played
    again. At the end of a board an opponent draws attention to what is irregular in it. A step that is not admitted
    under an edition is left out there and listed. With --proposed a regulation is compared instead, or as well. The
    exit code is 1 when something changes; a clause that has another number and says the same is no change.

    \b
    Examples:
      duplicado laws compare 2007 2017 cases/shared/*.yaml
      duplicado laws compare 2007 2017 final.pbn
      duplicado laws compare 2017 2017 --proposed club.toml tables/*.yaml
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.casebook.from_record import regulations_of
    from duplicado.publish.rulings.ruling_terms import RulingWords

    words = RulingWords.of(language)
    messages = words.wording.messages
    profile = None if proposed is None else named_profile(proposed, messages).profile
    regulations = None if profile is None else regulations_of(profile.values())
    names = (one, other if profile is None else f"{other}, {profile.name}")
    changed: list[tuple[str, _Played, _Played]] = []
    count = ruled = 0
    for title, session in _sessions(files, language, messages):
        count += 1
        here = _played(session, Edition(one), None, words)
        there = _played(session, Edition(other), regulations, words)
        ruled += bool(here.clauses or there.clauses)
        if here.differs_from(there):
            changed.append((title, here, there))
    if as_json:
        sides = [dict(zip(names, map(_data, pair), strict=True)) for _, *pair in changed]
        rows = [{"title": title, **side} for (title, *_), side in zip(changed, sides, strict=True)]
        print_json({"compared": count, "ruled": ruled, "changed": rows})
    else:
        for title, here, there in changed:
            click.echo(title)
            _tell(names[0], here, there, messages)
            _tell(names[1], there, here, messages)
        click.echo(messages.text("compare-count", compared=count, changed=len(changed), ruled=ruled))
    if changed:
        raise Found


def _tell(name: str, played: _Played, beside: _Played, messages: Messages) -> None:
    """Print one side of a comparison: what it cites, what it alone says, and what is not admitted there."""
    click.echo("  " + _line(name, played, messages))
    for sentence in played.rulings:
        if sentence not in beside.rulings:
            click.echo("    " + sentence)
    for step in played.left_out:
        click.echo("    " + messages.text("compare-left-out", step=step))


def _sessions(files: Sequence[Path], language: Language, messages: Messages) -> Iterator[tuple[str, Session]]:
    """Read the stories; a case of several editions is begun under its first, whose steps are the same."""
    from duplicado.casebook.reader import read_cases
    from duplicado.casebook.session import play_case
    from duplicado.formats.encoding import decoded
    from duplicado.formats.registry import format_of
    from duplicado.formats.table_record.document import is_record
    from duplicado.store.sqlite_files import is_record as is_event

    for file in files:
        if is_event(file):
            yield from _rulings_of(file, language)
            continue
        source = bytes_in(file)
        text = decoded(source)[0]
        if is_record(text):
            yield from ((file.name, session) for session, _ in _recorded(text))
            continue
        known = format_of(file.name, source)
        if known is not None:
            yield from _boards_of(file, known.read(source).value.records, messages)
            continue
        book = read_cases(text)
        if not book.cases:
            raise UnreadableInput(messages.text("compare-nothing", file=str(file)))
        for case in book.cases:
            yield f"{file.name}: {case.title}", play_case(case, case.editions[-1])[0]


def _boards_of(file: Path, records: Sequence[BoardRecord], messages: Messages) -> Iterator[tuple[str, Session]]:
    """Play the boards of a file again; say how many of them have no auction and play."""
    from duplicado.casebook.from_board import session_of_board

    without = 0
    for record in records:
        session = session_of_board(record, Edition.LAWS_2017)
        if session is None:
            without += 1
        else:
            yield f"{file.name}: {messages.text('compare-board', board=record.board.number)}", session
    if without == len(records):
        raise UnreadableInput(messages.text("compare-no-play", file=str(file)))
    if without:
        click.echo(messages.text("compare-without-play", file=str(file), count=without), err=True)


def _recorded(text: str) -> Iterator[tuple[Session, int | None]]:
    """Read the record of a table, with the number of its first entry that does not follow from a step."""
    from duplicado.casebook.from_record import session_of_record
    from duplicado.formats.table_record.document import read_record

    record = read_record(text).value
    if record.setup is not None:
        yield session_of_record(record.setup, record.entries[: record.unbroken])


def _rulings_of(file: Path, language: Language) -> Iterator[tuple[str, Session]]:
    """Read the tables on which the rulings of an event rest; say of one that cannot be played again where it was."""
    from duplicado.cli.event.files import opened
    from duplicado.event.facts.rulings import ruling_in
    from duplicado.publish.office_words import where_text

    with opened(file, language) as (event, messages):
        for standing in event.live.state.office.rulings():
            ruling = ruling_in(standing.fact)
            title = f"{file.name}: {where_text(ruling.where, messages)}"
            for session, unmade in _recorded(ruling.table_record) if ruling.table_record else ():
                if unmade is None:
                    yield title, session
                else:
                    click.echo(messages.text("compare-told-in-part", title=title), err=True)


def _played(session: Session, edition: Edition, regulations: Regulations | None, words: RulingWords) -> _Played:
    from duplicado.casebook.writing import step_line
    from duplicado.director.outcome import outcome
    from duplicado.table.entries import Ruled

    under, left = session.under(edition, regulations)
    rulings = [entry for entry in under.entries if isinstance(entry, Ruled)]
    result = outcome(under.state.table)
    return _Played(
        tuple(clause for ruled in rulings for clause in ruled.clauses),
        tuple(sentence for ruled in rulings for sentence in _said(words, ruled)),
        "" if result is None else f"{result.contract} {'' if result.tricks is None else result.tricks}".strip(),
        None if result is None else result.score,
        tuple(step_line(step).removeprefix("  - ") for step in left),
    )


def _said(words: RulingWords, ruled: Ruled) -> tuple[str, ...]:
    """Say what a ruling does; nothing where it changes nothing."""
    from duplicado.publish.rulings.effects import tell_effect
    from duplicado.publish.rulings.matters import own_words

    told = (sentence for effect in ruled.effects for sentence in tell_effect(words, effect))
    return tuple(dict.fromkeys((*own_words(words, ruled), *told)))


def _data(played: _Played) -> dict[str, object]:
    return {
        "clauses": list(played.clauses),
        "rulings": list(played.rulings),
        "result": played.result,
        "score": played.score,
        "left_out": list(played.left_out),
    }


def _line(name: str, played: _Played, messages: Messages) -> str:
    clauses = ", ".join(played.clauses) or "-"
    score = "" if played.score is None else f" {played.result} {played.score:+d}"
    return messages.text("compare-line", edition=name, clauses=clauses) + score
