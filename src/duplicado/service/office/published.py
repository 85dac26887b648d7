"""Published record of an event that is served or kept in a file: what everybody may check by himself.

Downloads of an event are its result in each format, boards, sheets, record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.subjects import OfBoards
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.state import EventState
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.document import Document
from duplicado.formats.event_record.document import write_event
from duplicado.formats.event_record.persons import without_hands
from duplicado.formats.federation_form import FederationForm
from duplicado.formats.format import Format, ResultToWrite
from duplicado.formats.published_record.writer import Head, PublishedLot, heads_of, published_record
from duplicado.formats.registry import RESULTS, WRITTEN
from duplicado.service.club.dealt_boards import DealtSessions
from duplicado.service.event_file import EventFile
from duplicado.service.live.board_completion import boards_to_come
from duplicado.service.live.publications import outcome_to_publish
from duplicado.service.live.roles import Viewer
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.enumeration import Enumeration


@dataclass(frozen=True, slots=True)
class PublishedRecord:
    """A record as it is published, and its head as it is printed."""

    head: str
    record: bytes | None
    """`None` while it would tell of boards that somebody is still to play."""


def record_in(path: Path) -> tuple[EventOutcome, PublishedRecord]:
    """Read how the event stands that is kept in a file, and what may be published of its record.

    Raises:
        StoreError: the file cannot be opened.
        UnreadableRecord: an entry of it cannot be read.
    """
    with SqliteStore.open(path) as store:
        texts = [each.text for each in store.read()]
    with EventFile.open(path) as event:
        order, state = event.live.entries[: len(texts)], event.live.state
    outcome, head = outcome_to_publish(order, state), head_of(order, texts)
    is_news = bool(outcome.withheld or boards_to_come(state))
    shown = None if is_news else record_shown(order, texts, state, outcome, {})
    return outcome, PublishedRecord("" if head is None else head.printed, shown)


def head_of(order: Sequence[Entry], texts: Sequence[str]) -> Head | None:
    """Return the head of a record as far as it goes now; `None` of an empty one."""
    heads = heads_of(zip((each.id for each in order), texts, strict=False))
    return heads[-1] if heads else None


def lots_shown(dealt: DealtSessions, state: EventState) -> tuple[PublishedLot, ...]:
    """Return how boards were dealt, of those whose seeds everybody may know by now."""
    return tuple(
        PublishedLot(
            session,
            lot.boards,
            lot.commitment,
            seed,
            lot.closed,
            tuple(asdict(each) for each in lot.chance),
            lot.event,
            lot.given_up,
        )
        for session, lots in sorted(dealt.items())
        for lot in lots
        if (seed := lot.seed_for(state, session)) and not lot.others(state, session)
    )


def record_shown(
    order: Sequence[Entry], texts: Sequence[str], state: EventState, outcome: EventOutcome, dealt: DealtSessions
) -> bytes:
    """Write the record as everybody may have it; hands are in it when nobody plays any more, nor later.

    Args:
        order: the entries.
        texts: the same as they are kept.
        state: what they say.
        outcome: the result that is published.
        dealt: how the club dealt the boards.
    """
    over = is_played_out(state)
    return published_record(order, texts, state, outcome, lots_shown(dealt, state) if over else (), with_hands=over)


class Group(Enumeration):
    """Subject of a file; the value is its name in messages."""

    PAPER = "paper"
    RESULT = "result"
    BOARDS = "boards"
    RECORD = "record"


@dataclass(frozen=True, slots=True)
class FileMade:
    """A file, and what it does not say."""

    data: bytes | None
    """`None` where it cannot be written, for the reasons in `lost`."""
    lost: tuple[Diagnostic, ...] = ()
    is_tried: bool = True
    """True where programs of others, or their files, were at hand to try the format on."""


@dataclass(frozen=True, slots=True)
class DownloadKind:
    """A file that can be had."""

    key: str
    """Its name in addresses."""
    group: Group
    name: str
    """The end of its name on disk, behind that of the event."""
    media: str
    make: Callable[[], FileMade]


def kinds_of(outcome: EventOutcome | None, title: str, form: FederationForm | None = None) -> Iterator[DownloadKind]:
    """Go through the files of a result, as far as it is released to whoever asks; nothing is written yet.

    Args:
        outcome: the result; `None` where nothing is released.
        title: what the event is called.
        form: the columns of a federation's ranking file, where they are told.
    """
    if outcome is None:
        return
    result = ResultToWrite.of(outcome, form)
    for known in RESULTS:
        if form is not None or not known.wants_form:
            yield DownloadKind(known.key, Group.RESULT, known.download, known.media, _of_result(known, result))
    contests = tuple(field.contest for field in outcome.fields if field.contest.results)
    document = Document(
        contest=contests[0] if len(contests) == 1 else None,
        title=title,
        contests=contests if len(contests) > 1 else (),
    )
    if not any(layout is not None for _, layout in document.boards()):
        return
    for known in WRITTEN:
        if not known.is_of_results:  # one that is has the boards in the file of the result
            yield DownloadKind(
                f"boards-{known.key}", Group.BOARDS, known.download, known.media, _of_boards(known, document)
            )


def _of_result(known: Format, result: ResultToWrite) -> Callable[[], FileMade]:
    def make() -> FileMade:
        from duplicado.formats.event_losses import written_result  # noqa: PLC0415 - a server begins sooner without

        written = written_result(known, result)
        return FileMade(written.data, written.diagnostics)

    return make


def _of_boards(known: Format, document: Document) -> Callable[[], FileMade]:
    def make() -> FileMade:
        written = known.write(document)
        return FileMade(written.data, written.diagnostics, known.is_tried)

    return make


def record_file(visible: Sequence[Entry], state: EventState, viewer: Viewer) -> bytes:
    """Write the entries that somebody may read as a record that can be read again.

    Hands are in it when nobody plays any more, nor later, and not for who plays himself.
    """
    with_hands = not viewer.plays and is_played_out(state)
    return write_event(visible if with_hands else _without_hands(visible)).encode()


def _without_hands(entries: Sequence[Entry]) -> Iterator[Entry]:
    return (without_hands(each) for each in entries if not isinstance(each.fact.subject(), OfBoards))
