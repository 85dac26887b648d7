"""Reading and writing of files in any of the formats that the program knows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents
from duplicado.formats.registry import READ, WRITTEN, format_of, source_of, writer_of
from duplicado.law.book import law_02
from duplicado.library.arguments import as_language
from duplicado.library.extras import extra
from duplicado.store.whole_files import write_whole
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError, WrongArgumentError
from duplicado.vocabulary.hands import Deal, Layout

if TYPE_CHECKING:
    from duplicado.event.contest import Contest


class UnknownFormatError(DuplicadoError):
    """A file of no format that is known, or a format that is not written."""


@dataclass(frozen=True, slots=True, repr=False)
class FileRead:
    """Contents of a file, as far as it could be read, and what was wrong with the rest."""

    format: str
    """The key of its format, e.g. `pbn`."""
    contents: FileContents
    diagnostics: tuple[Diagnostic, ...]
    contest: Contest | None
    """The contest with its results; `None` where the file has none."""

    def __repr__(self) -> str:
        """Print how much there is of what: `FileRead(pbn, boards: 16, results: 0, diagnostics: 2)`."""
        results = 0 if self.contest is None else len(self.contest.results)
        counts = f"boards: {len(self.records)}, results: {results}, diagnostics: {len(self.diagnostics)}"
        return f"{type(self).__name__}({self.format}, {counts})"

    @property
    def records(self) -> tuple[BoardRecord, ...]:
        """The boards with deal, auction and play."""
        return self.contents.records

    @property
    def deals(self) -> dict[int, Layout]:
        """The hands by the number of the board, of the boards that have any: those played, and those of the contest."""
        of_contest = {} if self.contest is None else self.contest.layouts
        return of_contest | {each.board.number: each.layout for each in self.records if each.layout is not None}

    @property
    def has_errors(self) -> bool:
        """True where something that stands in the file was left out."""
        return any(found.severity is Severity.ERROR for found in self.diagnostics)

    def say(self, language: str = "en") -> str:
        """Say what is wrong in the file, a line each; raises as `sentences`."""
        return "\n".join(sentences(self.diagnostics, language))

    @property
    def document(self) -> Document:
        """Everything, to be written in another format."""
        return Document(self.records, self.contest, self.contents.title, (self.contents.native,))


@checked
def read(source: str | os.PathLike[str] | bytes) -> FileRead:
    """Read a file of any format; what is wrong in it is told by diagnostics, never by an exception.

    Args:
        source: the path of the file, or of a folder with the tables of a scoring database, or the bytes themselves.

    Raises:
        MissingExtraError: a library that the format needs is not installed.
        OSError: the file cannot be opened.
        UnknownFormatError: it is of no known format.
        WrongArgumentError: `source` is neither a path nor bytes.
    """
    if isinstance(source, bytes):
        name, data = "", source
    else:
        path = _path(source, "source")
        name, data = path.name, source_of(path)
    known = format_of(name, data)
    if known is None:
        names = ", ".join(each.name for each in READ)
        raise UnknownFormatError(f"{name or 'this'} is of no known format; there are {names}")
    with extra("app", f"A file of {known.name}"):
        parsed = known.read(data)
        contest = parsed.value.read_contest()
    return FileRead(known.key, parsed.value, (*parsed.diagnostics, *contest.diagnostics), contest.value)


@checked
def write(
    what: FileRead | Document | Mapping[int, Layout] | Iterable[Deal | BoardRecord],
    target: str | os.PathLike[str],
    format: str | None = None,  # noqa: A002 - what it is called everywhere
) -> tuple[Diagnostic, ...]:
    """Write boards into a file, whole or not at all; return what the format cannot say.

    Args:
        what: a file that was read, a document, hands by the number of the board, or deals or records, which become
            the boards 1, 2, 3 …
        target: the path; its end tells the format, unless `format` does.
        format: the key of the format, e.g. `pbn`.

    Raises:
        OSError: the file cannot be written.
        UnknownFormatError: boards are not written in that format.
        DuplicadoError: the format cannot hold these boards.
        WrongArgumentError: `what` holds something else.
    """
    path = _path(target, "target")
    known = writer_of(format or path.name)
    if known is None:
        keys = ", ".join(each.key for each in WRITTEN)
        raise UnknownFormatError(f"boards are not written as {format or path.name!r}; there are {keys}")
    written = known.write(_document(what))
    if written.data is None:
        reasons: dict[str, str] = {}
        for found in written.diagnostics:
            reasons.setdefault(found.code, " ".join([found.code, *(text for _, text in found.values)]))
        raise DuplicadoError(f"{known.name} cannot hold these boards: {', '.join(reasons.values())}")
    write_whole(path, written.data, mode=0o666)
    return written.diagnostics


def sentences(diagnostics: Iterable[Diagnostic], language: str = "en") -> tuple[str, ...]:
    """Say what `read` has found or `write` has lost, each behind the number of its line in the file.

    Args:
        diagnostics: those of a `FileRead`, or what `write` returned.
        language: `en`, `es` or `pt`.

    Raises:
        DuplicadoError: there is no such language.
        MissingExtraError: the libraries for texts are not installed.
    """
    with extra("app", "A diagnostic in words"):
        from duplicado.publish.diagnostic_sentences import diagnostic_text  # noqa: PLC0415 - the extra `app`
        from duplicado.publish.messages import Messages  # noqa: PLC0415 - the same
    messages = Messages.load(as_language(language))
    return tuple(f"{found.line}: " * bool(found.line) + diagnostic_text(found, messages) for found in diagnostics)


def _path(given: str | os.PathLike[str], argument: str) -> Path:
    if "\0" in os.fspath(given):
        raise DuplicadoError(f"{argument} is {given!r}: no path has a null character")
    return Path(given)


def _document(what: FileRead | Document | Mapping[int, Layout] | Iterable[Deal | BoardRecord]) -> Document:
    if isinstance(what, FileRead):
        return what.document
    if isinstance(what, Document):
        return what
    given = cast("object", what)
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise WrongArgumentError(f"what is {given!r}, neither a file that was read nor deals")
    if isinstance(given, Mapping):
        return Document(tuple(_record(number, each) for number, each in cast("Mapping[int, object]", given).items()))
    return Document(tuple(_record(number, each) for number, each in enumerate(cast("Iterable[object]", given), 1)))


def _record(number: int, each: object) -> BoardRecord:
    if isinstance(each, BoardRecord):
        return each
    if isinstance(each, Layout):
        return BoardRecord(law_02.board(number), each)
    raise WrongArgumentError(f"what holds {each!r}, neither a deal nor a record")
