"""Selection of the writer of a file, by suffix or short name.

A format joins with a line in `WRITERS`: its short name, what people call it, the ends of names, and a function from a
`Document` to what is to be written, which names in its diagnostics what is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from duplicado.event.contest import Contest
from duplicado.formats.contest_losses import contest_losses
from duplicado.formats.diagnostics import Diagnostic, Severity, Written
from duplicado.formats.document import Document
from duplicado.formats.encoding import encoded
from duplicado.formats.lin.model import LinFile
from duplicado.formats.losses import losses, spans
from duplicado.formats.pbn.model import PbnFile, PbnGame
from duplicado.formats.rbn.model import RbnFile
from duplicado.table.record import BoardRecord

__all__ = ["WRITERS", "WritableFormat", "writer_of"]


@dataclass(frozen=True, slots=True)
class WritableFormat:
    """A format that can be written."""

    key: str
    """Its short name, e.g. `pbn`."""
    name: str
    """What people call it."""
    suffixes: tuple[str, ...]
    write: Callable[[Document], Written]
    is_tried: bool = True
    """Whether files of other programs, or those programs, were at hand to try it on."""
    holds_several: bool = False
    """Whether several contests stay contests in it."""


def _write_pbn(document: Document) -> Written:
    from duplicado.formats.pbn.contest import contest_of  # noqa: PLC0415 - as the readers do
    from duplicado.formats.pbn.reader import read_pbn  # noqa: PLC0415 - as the readers do
    from duplicado.formats.pbn.writer import game_of, write_pbn  # noqa: PLC0415 - as the readers do

    natives = [native for native in document.natives if isinstance(native, PbnFile)]
    if natives and len(natives) == len(document.natives):
        directives = tuple(text for native in natives for text in native.directives)
        file = PbnFile(tuple(dict.fromkeys(directives)), tuple(game for native in natives for game in native.games))
        text = write_pbn(file)
    elif contests := _contests_apart(document):
        return _contests_as_pbn(document, contests)
    else:
        date = document.contest.date.replace("-", ".") if document.contest else ""
        tags = {"Event": document.title, "Date": date or "?"}
        text = write_pbn(game_of(record, tags) for record in document.playable_records())
    # Lines end as on Windows, where most programs for PBN run.
    data = encoded(text.replace("\n", "\r\n"))
    back = read_pbn(data).value
    found = losses(document.playable_records(), back.records)
    return Written(
        data, (*found, *contest_losses(document.contest, contest_of(back).value), *_around(document, PbnFile))
    )


def _contests_apart(document: Document) -> tuple[Contest, ...]:
    """Return the contests that are to be written with tables of scores: one whose results all have a game is not."""
    contest = document.contest
    if contest is None or not any(result.record is None for result in contest.results):
        return document.contests
    return (contest,)


def _contests_as_pbn(document: Document, contests: Sequence[Contest]) -> Written:
    """Write contests one after the other, each under its name, then the boards that belong to none."""
    from duplicado.formats.pbn.contest import contests_of  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.export_contest import contest_games  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.reader import read_pbn  # noqa: PLC0415 - as above
    from duplicado.formats.pbn.writer import game_of, write_pbn  # noqa: PLC0415 - as above

    games: list[PbnGame] = []
    lost: list[Diagnostic] = []
    for contest in contests:
        theirs, warnings = contest_games(contest)
        games += theirs
        lost += [each for each in warnings if each not in lost]
    played = {id(result.record) for contest in contests for result in contest.results}
    tags = {"Event": document.title}
    games += (game_of(record, tags) for record in document.records if id(record) not in played)
    data = encoded(write_pbn(games).replace("\n", "\r\n"))
    back = contests_of(read_pbn(data).value).value
    for contest, read in zip(contests, back, strict=False):
        missing = (each for each in contest_losses(contest, read) if each.code in _UNTOLD)
        lost += [each for each in missing if each not in lost]
    if len(back) != len(contests):
        lost.append(Diagnostic(0, "lost-contest", (), Severity.WARNING))
    return Written(data, (*lost, *_around(document, None)))


_UNTOLD: Final = frozenset({"lost-method", "lost-contestants", "lost-leads", "lost-places", "lost-date"})
"""What is found by reading again only; the writer of contests tells the rest itself, and with the reason."""


def _write_lin(document: Document) -> Written:
    from duplicado.formats.lin.contest import contest_of_lin  # noqa: PLC0415 - as above
    from duplicado.formats.lin.match import lin_of_contest  # noqa: PLC0415 - as above
    from duplicado.formats.lin.reader import read_lin  # noqa: PLC0415 - as above
    from duplicado.formats.lin.writer import lin_of_records, write_lin  # noqa: PLC0415 - as above

    left: tuple[Diagnostic, ...] = ()
    of_match = lin_of_contest(document.contest) if document.contest is not None else None
    match document.natives:
        case (LinFile() as native,):
            file = native
        case _ if of_match is not None:
            file = of_match
            left = _left_behind(document, file.records)
        case _:
            file = lin_of_records(document.playable_records(), document.title)
    written = write_lin(file)
    lost = contest_losses(document.contest, contest_of_lin(read_lin(written.data or b"").value))
    return Written(written.data, (*left, *written.diagnostics, *lost, *_around(document, LinFile)))


def _write_rbn(document: Document) -> Written:
    from duplicado.formats.rbn.contest import contest_of_rbn  # noqa: PLC0415 - as above
    from duplicado.formats.rbn.making import rbn_of_contest, rbn_of_records  # noqa: PLC0415 - as above
    from duplicado.formats.rbn.reader import read_rbn  # noqa: PLC0415 - as above
    from duplicado.formats.rbn.writer import write_rbn  # noqa: PLC0415 - as above

    left: tuple[Diagnostic, ...] = ()
    natives = [native for native in document.natives if isinstance(native, RbnFile)]
    if natives and len(natives) == len(document.natives):
        file = RbnFile(tuple(board for native in natives for board in native.boards))
    elif document.contest is not None and _names_contestants(document.contest):
        file = rbn_of_contest(document.contest)
        left = _left_behind(document, file.records)
    else:
        file = rbn_of_records(document.playable_records(), document.title)
    written = write_rbn(file)
    lost = contest_losses(document.contest, contest_of_rbn(read_rbn(written.data or b"").value))
    return Written(written.data, (*left, *written.diagnostics, *lost, *_around(document, RbnFile)))


def _names_contestants(contest: Contest) -> bool:
    """Tell whether it is known who got the results: a frequency table is no contest to be written table by table."""
    return any(not result.north_south.is_anonymous for result in contest.results)


def _left_behind(document: Document, file: Iterable[BoardRecord]) -> tuple[Diagnostic, ...]:
    """Say what a file made of a contest does not have: boards, auctions and plays that are of none of its results."""
    apart = _apart(document)
    numbers = {record.board.number for record in file}
    gone = [record.board.number for record in apart if record.board.number not in numbers]
    lost = Diagnostic(0, "lost-board", (("boards", spans(gone)),), Severity.WARNING)
    there = [record for record in apart if record.board.number in numbers]
    return (*((lost,) if gone else ()), *losses(there, [_dealt(record) for record in there]))


def _apart(document: Document) -> tuple[BoardRecord, ...]:
    """List the records that are of no result of the contest."""
    results = document.contest.results if document.contest is not None else ()
    played = {id(result.record) for result in results}
    return tuple(record for record in document.records if id(record) not in played)


def _dealt(record: BoardRecord) -> BoardRecord:
    return BoardRecord(record.board, record.layout)


def _write_own_json(document: Document) -> Written:
    from duplicado.formats.own_json import OwnDocument, write_json  # noqa: PLC0415 - as above

    # The record of a result stands with its result.
    text = write_json(OwnDocument(_apart(document), document.contest))
    return Written(encoded(text), _around(document, None))


def _write_links(document: Document) -> Written:
    from duplicado.formats.lin.viewer import write_viewer_links  # noqa: PLC0415 - as above

    written = write_viewer_links(document.playable_records())
    lost = contest_losses(document.contest, None)
    return Written(written.data, (*written.diagnostics, *lost, *_around(document, None)))


_MODULE: Final = {"csv": "csv_file"}


def _deals_writer(name: str) -> Callable[[Document], Written]:
    def write(document: Document) -> Written:
        writer: Callable[..., Written] = getattr(
            import_module(f"duplicado.formats.dealing_files.{_MODULE.get(name, name)}"), f"write_{name}"
        )
        boards = document.boards()
        written = writer(boards, document.title) if name == "dlm" else writer(boards)
        if written.data is None:
            return written
        lost = losses(document.records, [_dealt(record) for record in document.records])
        lost += contest_losses(document.contest, None)
        return Written(written.data, (*written.diagnostics, *lost, *_around(document, None)))

    return write


_KEPT: Final = frozenset(
    {
        *("Event", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract"),
        *("Result", "Score", "Auction", "Play", "Claim", "Note"),
    }
)
"""The tags of PBN that a record or the title of a document holds."""
_OF_A_CONTEST: Final = frozenset(
    {
        "Date",
        "Scoring",
        "Generator",
        "Table",
        "PairNS",
        "PairEW",
        "HomeTeam",
        "VisitTeam",
        "ScoreTable",
        "TotalScoreTable",
    }
)


def _around(document: Document, own: type | None) -> tuple[Diagnostic, ...]:
    """Say what stood around the boards in files of another format than `own`: tags and tables that nothing holds."""
    names: set[str] = set()
    natives = [native for native in document.natives if own is None or not isinstance(native, own)]
    if own is not None and len(natives) < len(document.natives) and natives:
        natives = list(document.natives)  # files of several formats: all are written from their records
    for native in natives:
        match native:
            case PbnFile(games=games):
                names |= {name for game in games for name in _tags(game)} - _KEPT
                names -= _OF_A_CONTEST if document.contest is not None else set()
            case LinFile(header=header):
                names |= {key for key, values in (("pw", header.names), ("mp", header.scores)) if any(values)}
            case RbnFile(boards=boards):
                labels = {label for board in boards for label in board.around} - {"E"}
                names |= labels - set("DFK" if document.contest is not None else "")
                names |= {"{}" for board in boards if board.texts}
            case _:
                pass
    return (Diagnostic(0, "lost-around", (("names", ", ".join(sorted(names))),), Severity.WARNING),) if names else ()


def _tags(game: PbnGame) -> Iterable[str]:
    yield from (name for name, value in game.tags.items() if value not in {"", "?"})
    yield from game.sections
    if game.comments:
        yield "{}"


WRITERS: Final = (
    WritableFormat("pbn", "PBN", (".pbn",), _write_pbn, holds_several=True),
    WritableFormat("lin", "LIN", (".lin",), _write_lin),
    WritableFormat("rbn", "RBN", (".rbn",), _write_rbn, is_tried=False),
    WritableFormat("json", "Duplicado JSON", (".json",), _write_own_json),
    WritableFormat("links", "BBO links", (".links", ".txt"), _write_links, is_tried=False),
    *(
        WritableFormat(name, name.upper(), (f".{name}",), _deals_writer(name))
        for name in ("ber", "bhg", "bri", "cds", "csv", "dge", "dlm", "dup", "rzd")
    ),
)
"""The formats that can be written, in the order in which they are listed for people."""


def writer_of(name: str) -> WritableFormat | None:
    """Return the format of a short name, or of a file by the end of its name; `None` for neither."""
    lowered = name.lower()
    by_key = (known for known in WRITERS if known.key == lowered)
    by_suffix = (known for known in WRITERS if lowered.endswith(known.suffixes))
    return next(by_key, None) or next(by_suffix, None)
