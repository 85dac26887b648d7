"""Declaration of a format of files: everything that readers, writers, downloads and the manual have to know of it.

Owner: each package of `formats`, whose module `format` declares one or several. They are listed in `registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from duplicado.event.contest import Contest, ContestantId
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document, Native
from duplicado.formats.event_features import Feature, Said
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination
from duplicado.vocabulary.values import keeps_mappings

if TYPE_CHECKING:
    from duplicado.event.record.published_outcome import EventOutcome
    from duplicado.event.standing import Standings
    from duplicado.formats.federation_form import FederationForm

_DoubleDummy = Mapping[int, Mapping[tuple[Seat, Denomination], int]]
_Numbers = Mapping[ContestantId, tuple[str, ...]]
_OCTETS = "application/octet-stream"


def _no_contest() -> Parsed[Contest | None]:
    return Parsed(None)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class FileContents:
    """Contents of a file of any format."""

    records: tuple[BoardRecord, ...] = ()
    """The boards with deal, auction and play."""
    read_contest: Callable[[], Parsed[Contest | None]] = field(default=_no_contest, compare=False)
    """Makes the contest of the file, with what is wrong beyond what reading has found; `None` when it has none."""
    title: str = ""
    """Title that the file gives the event, or the set of boards."""
    native: Native | None = field(default=None, compare=False)
    """The file as its own reader gives it, for a writer of the same format, which can keep all of it."""
    numbers: _Numbers = field(default_factory=lambda: MappingProxyType({}))
    """The players' numbers at their federation, in the order of their names."""
    double_dummy: _DoubleDummy = field(default_factory=lambda: MappingProxyType({}))
    """By board: tricks by declarer and denomination."""
    contests: tuple[Contest, ...] = ()
    """All contests of a file that can hold several, in their order; `read_contest` makes the first of them."""

    def read_contests(self) -> Parsed[tuple[Contest, ...]]:
        """Return all contests, with what is wrong beyond what reading has found."""
        if self.contests:
            return Parsed(self.contests)
        parsed = self.read_contest()
        return Parsed((parsed.value,) if parsed.value is not None else (), parsed.diagnostics)


def contents_of_contest(parsed: Parsed[Contest]) -> Parsed[FileContents]:
    """Return what a file holds that is a contest and nothing else."""
    contest = parsed.value
    records = tuple(result.record for result in contest.results if result.record is not None)
    return Parsed(FileContents(records, lambda: Parsed(contest), contest.title), parsed.diagnostics)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class ResultToWrite:
    """A result, and what belongs to it."""

    contest: Contest
    standings: Standings
    event: EventOutcome | None = None
    """The event whose result it is, with all its sessions and sections; `None` for a contest by itself."""
    numbers: _Numbers = field(default_factory=lambda: MappingProxyType({}))
    """The players' numbers with their federation, in the order of their names."""
    double_dummy: _DoubleDummy = field(default_factory=lambda: MappingProxyType({}))
    """Tricks that can be won, by board, declarer and denomination."""
    form: FederationForm | None = None
    """The columns of a federation's ranking file, and its award points."""

    @classmethod
    def of(cls, event: EventOutcome, form: FederationForm | None = None) -> ResultToWrite:
        """Return the result of an event as its own record has it."""
        return cls(event.contest, event.standings, event, event.numbers, form=form)

    @property
    def several(self) -> EventOutcome | None:
        """The event, where it has several sessions or sections, which a file may keep apart."""
        return self.event if self.event is not None and len(self.event.fields) > 1 else None


def _not_recognised(_head: bytes) -> bool:
    return False


def _nothing_more(_result: ResultToWrite) -> Collection[Feature]:
    return ()


def _not_read(_source: bytes) -> Parsed[FileContents]:
    raise DuplicadoError("files of this format are not read: see Format.is_read")


def _not_written(_document: Document) -> Written:
    raise DuplicadoError("boards are not written in this format: see Format.is_written")


def _no_result(_result: ResultToWrite) -> Written:
    raise DuplicadoError("results are not written in this format: see Format.is_of_results")


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Format:
    """A format of files, as it is declared once."""

    key: str
    """Its short name in commands and addresses, e.g. `pbn`."""
    name: str
    """Name by which people call it."""
    suffixes: tuple[str, ...] = ()
    """The ends of names of its files, in small letters; empty where they tell nothing."""
    written_suffixes: tuple[str, ...] = ()
    """Further ends of names that mean it where a file is to be written, and nothing where one is read."""
    media: str = _OCTETS
    """The media type of its files."""
    ending: str = ""
    """Ending of the name of a download, behind a stop; empty for the short name."""
    recognise: Callable[[bytes], bool] = _not_recognised
    """Tells whether the first bytes of a file are of this format."""
    confirm: Callable[[bytes], bool] | None = None
    """Tells of the whole of a file that looks like this format, or has its suffix, whether it is one: for formats whose
    beginning and suffix are those of many other files too. `None`: either of the two is enough."""
    read: Callable[[bytes], Parsed[FileContents]] = _not_read
    write: Callable[[Document], Written] = _not_written
    """Writes boards, auctions and plays, and a contest as far as it can."""
    write_result: Callable[[ResultToWrite], Written] = _no_result
    """Writes the result of an event; what is lost of its lines is in the diagnostics."""
    says: Mapping[Feature, Said] = field(default_factory=lambda: MappingProxyType({}))
    """Its word on every feature of an event; empty where no results are written."""
    says_besides: Callable[[ResultToWrite], Collection[Feature]] = _nothing_more
    """Features that the file of this one result says although `says` has a warning for them."""
    wants_form: bool = False
    """True where a result can be written only by a form of the federation's columns."""
    holds_several: bool = False
    """True where several contests stay contests in it."""
    holds_optimum: bool = False
    """True where the best play of a board is written in it."""
    is_tried: bool = True
    """True where files of other programs, or those programs, were at hand to try it on."""
    holds: str = ""
    """Contents of its files, as the manual tells."""
    tried_on: str = ""
    """Files that the reader was tried on, as the manual tells, and which parts were not."""

    @property
    def is_read(self) -> bool:
        """True where its files can be read."""
        return self.read is not _not_read

    @property
    def is_written(self) -> bool:
        """True where boards can be written in it."""
        return self.write is not _not_written

    @property
    def is_of_results(self) -> bool:
        """True where the result of an event can be written in it."""
        return self.write_result is not _no_result

    @property
    def download(self) -> str:
        """The end of the name of a file that is taken away."""
        return self.ending or self.key
