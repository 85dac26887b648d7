"""Declaration of PBN, the Portable Bridge Notation: versions 1.0 to 2.1 are read, 2.1 is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from duplicado.event.contest import Contest
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity, Written
from duplicado.formats.document import Document, Heading
from duplicado.formats.encoding import encoded
from duplicado.formats.event_features import Feature, statement
from duplicado.formats.format import FileContents, Format, ResultToWrite
from duplicado.formats.losses import around, contest_losses, losses, natives_of
from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame
from duplicado.table.record import BoardRecord

_HEAD: Final = re.compile(rb'(?m)^%\s*(?:PBN|EXPORT|IMPORT)\b|^\s*\[[A-Za-z]\w*\s+"')
_UNTOLD: Final = frozenset({"lost-method", "lost-contestants", "lost-leads", "lost-places", "lost-date"})
"""Losses that are found by reading again only; the writer of contests tells the rest itself, and with the reason."""


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.pbn.contest import contest_of, contests_of  # noqa: PLC0415 - loaded when it is needed
    from duplicado.formats.pbn.model import is_of_several  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.reader import read_pbn  # noqa: PLC0415 - as above

    read = read_pbn(source)
    title = next((title for game in read.value.games if (title := game.tag("Event"))), "")
    several = contests_of(read.value) if is_of_several(read.value) else Parsed(())
    contents = FileContents(
        read.value.records, lambda: contest_of(read.value), title, read.value, contests=several.value
    )
    return Parsed(contents, (*read.diagnostics, *several.diagnostics))


def _write(document: Document) -> Written:
    from duplicado.formats.pbn.contest import contest_of  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.export_tables import with_optimum  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.reader import in_utf_8, read_pbn  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.writer import write_pbn  # noqa: PLC0415 - as above

    if natives := natives_of(document, PbnFile):
        directives = (in_utf_8(text) for native in natives for text in native.directives)
        games = with_optimum((game for native in natives for game in native.games), document)
        text = write_pbn(PbnFile(tuple(dict.fromkeys(directives)), tuple(games)))
    elif contests := _contests_apart(document):
        return _contests(document, contests)
    else:
        text = write_pbn(with_optimum(_games(document, document.playable_records()), document))
    # Lines end as on Windows, where most programs for PBN run.
    data = encoded(text.replace("\n", "\r\n"))
    back = read_pbn(data).value
    found = losses(document.playable_records(), back.records)
    return Written(
        data,
        (
            *found,
            *contest_losses(document.contest, contest_of(back).value),
            *around(document, PbnFile, with_headings=True),
        ),
    )


def _games(document: Document, records: Iterable[BoardRecord]) -> Iterator[PbnGame]:
    """Make the games of records, each under what its own file says of the event."""
    from duplicado.formats.pbn.scoring_names import scoring_named  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.writer import game_of  # noqa: PLC0415 - as above

    contest = document.contest
    scored = frozenset(id(result.record) for result in contest.results) if contest else frozenset[int]()
    date = document.contest.date.replace("-", ".") if document.contest else ""
    common = {"Event": document.title, "Date": date or "?"}
    headings = document.headings()
    for record in records:
        said = headings.get(id(record), Heading())
        own = {
            "Event": said.event,
            "Site": said.site,
            "Date": said.date.replace("-", "."),
            "Stage": said.stage,
            "Description": said.title,
            "Annotator": said.author,
            "Scoring": scoring_named(contest.method) if contest and id(record) in scored else "",
        }
        game = game_of(record, common | {name: value for name, value in own.items() if value})
        yield replace(game, comments=tuple(Comment("", text) for text in said.texts))


def _contests_apart(document: Document) -> tuple[Contest, ...]:
    """Return the contests that are to be written with tables of scores: one whose results all have a game is not."""
    contest = document.contest
    if contest is None or not any(result.record is None for result in contest.results):
        return document.contests
    return (contest,)


def _contests(document: Document, contests: Sequence[Contest]) -> Written:
    """Write contests one after the other, each under its name, then the boards that belong to none."""
    from duplicado.formats.pbn.contest import contests_of  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.export_contest import contest_games  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.export_tables import with_optimum  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.reader import read_pbn  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.writer import write_pbn  # noqa: PLC0415 - as above

    games: list[PbnGame] = []
    lost: list[Diagnostic] = []
    played = {id(result.record) for contest in contests for result in contest.results}
    apart = [record for record in document.records if id(record) not in played]
    for contest in contests:
        beside = _of_tables(contest, apart)
        apart = [record for record in apart if beside.get(record.board.number) is not record]
        theirs, warnings = contest_games(contest, beside)
        games += theirs
        lost += [each for each in warnings if each not in lost]
    games += _games(document, apart)
    data = encoded(write_pbn(with_optimum(games, document)).replace("\n", "\r\n"))
    back = contests_of(read_pbn(data).value).value
    for contest, read in zip(contests, back, strict=False):
        missing = (each for each in contest_losses(contest, read) if each.code in _UNTOLD)
        lost += [each for each in missing if each not in lost]
    if len(back) != len(contests):
        lost.append(Diagnostic(0, "lost-contest", (), Severity.WARNING))
    return Written(data, (*lost, *around(document, with_headings=True)))


def _of_tables(contest: Contest, records: Sequence[BoardRecord]) -> dict[int, BoardRecord]:
    """Choose the records that stand in the games of the tables of scores, as in most files: the first of each board."""
    chosen: dict[int, BoardRecord] = {}
    marks = {number: contest.board(number) for number in contest.layouts}
    for record in records:
        number = record.board.number
        if marks.get(number) == record.board and contest.layouts[number] == record.layout:
            chosen.setdefault(number, record)
    return chosen


def _write_result(result: ResultToWrite) -> Written:
    from duplicado.formats.pbn.export_contest import write_pbn_contest, write_pbn_event  # noqa: PLC0415 - as above

    if result.several is not None:
        return write_pbn_event(result.several)
    return write_pbn_contest(result.contest, result.standings, double_dummy=result.double_dummy)


_SAYS: Final = statement(
    kept=(
        *(Feature.PLACES, Feature.TITLE, Feature.NAMES, Feature.TWO_WINNERS, Feature.SECTIONS, Feature.INDIVIDUALS),
        Feature.TEAM_NAMES,
        *(Feature.HANDS, Feature.HANDS_ANEW, Feature.CONTRACTS, Feature.WHERE, Feature.PASSED_OUT),
        *(Feature.NOT_PLAYED, Feature.ARTIFICIAL, Feature.SHARES, Feature.SPLIT),
    ),
    told=(
        *(Feature.AWARDS, Feature.BRACKET, Feature.BYES, Feature.CARRIED, Feature.TEXTS, Feature.FOULED),
        *(Feature.OF_MATCHES, Feature.MATCHES, Feature.NOTES, Feature.PENALTIES, Feature.NUMBERS, Feature.REASONS),
        *(Feature.SECTION_NAMES, Feature.CATEGORIES, Feature.SESSIONS, Feature.SUBSTITUTES, Feature.TEAMS),
        *(Feature.DISQUALIFIED, Feature.WEIGHTED, Feature.SELF_INFLICTED, Feature.WITHDRAWN, Feature.LINE_UPS),
    ),
    otherwise={"contest-file-weighted": (Feature.SPLIT_WEIGHTED,)},
)

PBN: Final = Format(
    key="pbn",
    name="PBN",
    suffixes=(".pbn",),
    media="application/x-pbn",
    recognise=lambda head: bool(_HEAD.search(head)),
    read=_read,
    write=_write,
    write_result=_write_result,
    says=_SAYS,
    holds_several=True,
    holds_optimum=True,
    holds="deals; auctions with notes, alerts and marks of irregularities; plays; results of tables or `ScoreTable`, "
    "`TotalScoreTable`, `OptimumResultTable`, `OptimumScore`; from PBN to PBN every tag and table",
    tried_on="seven files of online tables, tournaments and books; *untried*: PBN 1.0, teams and rubber bridge",
)
