"""Files of an event, at the console: each with what its format does not say, then to be downloaded."""

from __future__ import annotations

import asyncio
import io
import re
import unicodedata
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_over, is_played_out
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.state import EventState
from duplicado.formats.federation_form import FederationForm, read_federation_form
from duplicado.formats.published_record.writer import RECORD_FILE, VERIFIER_FILE, verifier
from duplicado.formats.registry import RESULTS
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.publish.pages.event_pages import whole_event
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealt_boards import DealtSessions
from duplicado.service.club.standings_of_season import club_form, club_form_text
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.service.office.published import (
    DownloadKind,
    FileMade,
    Group,
    head_of,
    kinds_of,
    record_file,
    record_shown,
)
from duplicado.service.office.result_sheets import visible_entries
from duplicado.service.playing.event_tables import recorder_file, recorder_report
from duplicado.service.playing.room import Room
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.mail_page import mailing_of
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.club.print_queue import server_style
from duplicado.web.downloads import as_file
from duplicado.web.event_pages import Opened
from duplicado.web.form_fields import LongText
from duplicado.web.site import site

if TYPE_CHECKING:
    from duplicado.publish.paper.sheets import PaperSheet
    from duplicado.publish.paper.typesetting import PaperStyle

_PDF: Final = "application/pdf"
_NAME: Final = re.compile(r"[^A-Za-z0-9]+")
_MOST_FORM: Final = 20_000
_OF_RECORDER: Final = ("recorder", "recorder-report")
"""The files of a recorder, by their names in addresses: what they hold is told beside them."""
_OF_PARTS: Final = ("score-cards", "travellers", "ranking", "hands")
"""Sheets that each session or section of an event has."""


async def files_of(
    desk: OpenEvent,
    viewer: Viewer,
    event: str,
    messages: Messages,
    form: FederationForm | None = None,
    dealt: DealtSessions | None = None,
    room: Room | None = None,
) -> tuple[DownloadKind, ...]:
    """Return the files that somebody who sees the record may have of an event.

    Args:
        desk: the event.
        viewer: who asks.
        event: its name.
        messages: his language.
        form: the columns of a federation's ranking file, where they are told.
        dealt: how the club dealt its boards.
        room: where its tables are, if it was played electronically.
    """
    state, record = desk.state, desk.record
    visible = visible_entries(record, viewer, desk.access)
    outcome = await desk.views.outcome(viewer) or await desk.views.interim(viewer)
    title = state.title or event
    kinds = list(kinds_of(outcome, title, form))
    if outcome is not None:
        kept = _Kept(tuple(record.order), tuple(record.texts), state, outcome, dealt or {})
        kinds += _sheets(kept, title, messages)
        kinds.append(_report(kept, title, messages, visible))
        if is_played_out(state):
            kinds.append(DownloadKind("checked", Group.RECORD, RECORD_FILE, "application/json", kept.made))
    made = partial(_recorded, visible, state, viewer)
    kinds.append(DownloadKind("record", Group.RECORD, "record.jsonl", "application/x-ndjson", made))
    # It tells hands, which nobody is still to play then; and it is of persons, as the directors' register is.
    may_read = is_played_out(state) and desk.access.may(viewer.role, Capability.REGISTER)
    if room is not None and state.conditions.electronic and may_read:
        actions, report = _OF_RECORDER
        made = partial(_of_tables, room, event, state)
        kinds.append(DownloadKind(actions, Group.RECORD, "recorder.csv", "text/csv", made))
        made = partial(_report_on_tables, room, event, state, messages)
        kinds.append(DownloadKind(report, Group.RECORD, "recorder.zip", "application/zip", made))
    return tuple(kinds)


def _of_tables(room: Room, event: str, state: EventState) -> FileMade:
    return FileMade(recorder_file(room, event, state))


def _report_on_tables(room: Room, event: str, state: EventState, messages: Messages) -> FileMade:
    return FileMade(recorder_report(room, event, state, messages))


def _recorded(visible: Sequence[Entry], state: EventState, viewer: Viewer) -> FileMade:
    return FileMade(record_file(visible, state, viewer))


async def dealt_of(house: ClubHouse, event: str) -> DealtSessions:
    """Return how the club dealt the boards of an event."""
    return await asyncio.to_thread(house.dealt.of, event)


async def _files(office: Office, form: FederationForm | None = None) -> tuple[DownloadKind, ...]:
    dealt = await dealt_of(office.house, office.event)
    if form is None:
        form = await asyncio.to_thread(club_form, office.house.store)
    return await files_of(
        office.desk, office.viewer, office.event, office.messages, form, dealt, office.request.app.state.room
    )


@dataclass(frozen=True, slots=True)
class _Kept:
    """A record as it stands, and what is published of it."""

    order: tuple[Entry, ...]
    texts: tuple[str, ...]
    state: EventState
    outcome: EventOutcome
    dealt: DealtSessions

    def style(self, language: Language) -> PaperStyle:
        """Return the style of what is printed of it, with the head of the record."""
        found = head_of(self.order, self.texts)
        sessions = self.state.sessions.values()
        is_published = self.state.published is not None or (
            bool(sessions) and all(each.published is not None for each in sessions)
        )
        return server_style(language, "" if found is None else found.printed, is_provisional=not is_published)

    def made(self) -> FileMade:
        """Return the same as a file."""
        return FileMade(self.shown())

    def shown(self) -> bytes:
        """Return the record as everybody may have it."""
        return record_shown(self.order, self.texts, self.state, self.outcome, self.dealt)


def _sheets(kept: _Kept, title: str, messages: Messages) -> Iterator[DownloadKind]:
    """Go through what is printed, and the pages of the result in all languages as files."""
    from duplicado.publish.paper.sheets import sheets_of  # noqa: PLC0415 - a server begins sooner without

    whole = whole_event(title, kept.outcome)
    for sheet in sheets_of(whole, lambda _evening: {}):
        key = sheet.path.removesuffix(".pdf").replace("/", "-")
        made = partial(_printed, sheet, kept, messages.language)
        yield DownloadKind(key, Group.PAPER, f"{key.removeprefix('paper-')}.pdf", _PDF, made)
    opened = Opened(whole.evening, (), whole)
    yield DownloadKind(
        "site", Group.PAPER, "site.zip", "application/zip", lambda: FileMade(_zipped(opened, kept, messages.language))
    )


def _report(kept: _Kept, title: str, messages: Messages, visible: Sequence[Entry]) -> DownloadKind:
    """Return the Director's report on all sessions, with the rulings that whoever asks may read."""

    def made() -> FileMade:
        from duplicado.publish.paper.director_report import (  # noqa: PLC0415 - as above
            director_report_pdf,
            reported_parts,
        )

        parts = reported_parts(whole_event(title, kept.outcome), kept.state, visible, messages)
        return FileMade(director_report_pdf(parts, kept.style(messages.language)))

    return DownloadKind("paper-director-report", Group.PAPER, "director-report.pdf", _PDF, made)


def _printed(sheet: PaperSheet, kept: _Kept, language: Language) -> FileMade:
    return FileMade(sheet.make(kept.style(language)))


def _zipped(opened: Opened, kept: _Kept, first: Language) -> bytes:
    """Pack the pages of a result, as `duplicado publish` writes them: they need no server."""
    is_whole = is_played_out(kept.state)
    checked = ((RECORD_FILE, kept.shown()), (VERIFIER_FILE, verifier())) if is_whole else ()
    from duplicado.web.export import exported_pages  # noqa: PLC0415 - as above

    languages = (first, *(each for each in Language if each is not first))
    app = site([opened], first, languages=languages)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for path, data in chain(exported_pages(app, languages, with_steps=False), checked):
            # The same bytes each time: no file has a time of its own.
            folder.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


@dataclass(frozen=True, slots=True)
class _Listed:
    """A file in the list."""

    key: str
    title: str
    address: str


def _title(kind: DownloadKind, office: Office) -> str:
    """Say what a file is."""
    messages = office.messages
    if kind.group is Group.BOARDS:
        return messages.text("files-boards", format=kind.key.removeprefix("boards-").upper())
    whole = kind.key.removeprefix("paper-")
    format_name = next((each.name for each in RESULTS if each.key == kind.key), "")
    title = messages.known(f"files-{kind.key}", f"publish-{whole}", kind.key) or format_name
    if title:
        return title
    sheet = next(each for each in _OF_PARTS if kind.key.endswith(each))
    part = kind.key.removeprefix("paper-session-").removesuffix(f"-{sheet}")
    return f"{messages.text(f'publish-{sheet}')} ({part})"


def _told(kind: DownloadKind | None, messages: Messages) -> str:
    """Say what a recorder's file holds; empty for any other."""
    return "" if kind is None or kind.key not in _OF_RECORDER else messages.text(f"files-{kind.key}-text")


def file_name(event: str, kind: DownloadKind) -> str:
    """Name a file on disk, in letters without marks: `Copa Peña` is `Copa-Pena`."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", event) if not unicodedata.combining(sign))
    return f"{_NAME.sub('-', bare).strip('-') or 'event'}.{kind.name}"


def what_is_lost(made: FileMade, messages: Messages) -> list[str]:
    """Say what a file does not say of the event."""
    found = [diagnostic_text(each, messages) for each in made.lost]
    return found if made.is_tried else [messages.text("files-untried"), *found]


async def files_page(office: Office) -> Response[Any]:
    """List the files; of the one that is asked for, say what it loses, or hand it over where that is nothing."""
    asked = office.request.query_params.get("file", "")
    kinds = await _files(office)
    chosen = next((each for each in kinds if each.key == asked), None)
    if chosen is None:
        return await _page(office, kinds=kinds)
    # What is printed, the pages and the record lose nothing: they are not made only to say so.
    is_told = chosen.group in {Group.RESULT, Group.BOARDS}
    made = await asyncio.to_thread(chosen.make) if is_told else None
    lost = [] if made is None else what_is_lost(made, office.messages)
    if not (lost or _told(chosen, office.messages)):
        return Redirect(_download_path(office, chosen), status_code=303)
    return await _page(office, kinds=kinds, chosen=chosen, made=made, lost=lost)


def _download_path(office: Office, kind: DownloadKind) -> str:
    return f"{office.path(Page.FILES)}/{kind.key}"


async def note_exported(office: Office, name: str, what: str = "exported") -> None:
    """Write down that a file was handed over, and to whom."""
    await asyncio.to_thread(office.house.entrance.trail.note, office.viewer, office.event, what, name)


async def download(office: Office, key: str) -> Response[Any]:
    """Hand a file over.

    Raises:
        NotFoundException: there is none of that name.
    """
    kind = await _kind(office, key)
    made = await asyncio.to_thread(kind.make)
    if made.data is None:
        raise NotFoundException("not-written")
    await note_exported(office, file_name(office.event, kind))
    return as_file(made.data, kind.media, file_name(office.event, kind))


@dataclass(frozen=True, slots=True)
class _FederationForm:
    """The form of a federation's file; with `sure` it is written whatever is lost."""

    form: Annotated[str, LongText(_MOST_FORM)] = ""
    sure: bool = False


async def federation(office: Office) -> Response[Any]:
    """Write the ranking file of a federation by the form that was sent; what is wrong or lost is said before."""
    needs(office.asked, Scope.ACT)
    sent = await checked(_FederationForm, office.request, office.asked)
    text = sent.form
    if not text.strip():
        text = await asyncio.to_thread(club_form_text, office.house.store)
    read = read_federation_form(text)
    remarks = [f"{each.line}: {diagnostic_text(each, office.messages)}" for each in read.diagnostics]
    kinds = {each.key: each for each in await _files(office, read.value)}
    kind = kinds.get("federation")
    if not read.value.columns or kind is None:
        said = " ".join(remarks) or office.messages.text("files-no-columns" if kind else "files-not-yet")
        return await _page(office, Attempt("federation", {"form": text}, said, 422, "form"))
    made = await asyncio.to_thread(kind.make)
    lost = [*remarks, *what_is_lost(made, office.messages)]
    if (lost and not sent.sure) or made.data is None:
        tried = Attempt("federation", {"form": text}, "", 200 if made.data else 409)
        return await _page(office, tried, lost=lost, sure=True)
    await note_exported(office, file_name(office.event, kind))
    return as_file(made.data, kind.media, file_name(office.event, kind))


async def _page(
    office: Office,
    attempt: Attempt = NOTHING_TRIED,
    *,
    kinds: Sequence[DownloadKind] | None = None,
    chosen: DownloadKind | None = None,
    made: FileMade | None = None,
    lost: Sequence[str] = (),
    sure: bool = False,
) -> Response[str]:
    kinds = await _files(office) if kinds is None else kinds
    if attempt is NOTHING_TRIED:
        own = await asyncio.to_thread(club_form_text, office.house.store)
        attempt = Attempt("federation", {"form": own}) if own else attempt
    listed = {
        group.value: [
            _Listed(each.key, _title(each, office), office.path(Page.FILES, file=each.key))
            for each in kinds
            if each.group is group
        ]
        for group in Group
    }
    return office.page(
        "files.html",
        office.messages.text("console-tab-files"),
        Page.FILES,
        attempt,
        listed=listed,
        mailing=await mailing_of(office),
        is_interim=not all(is_over(office.state, number) for number in office.state.sessions),
        has_result=any(each.group is Group.RESULT for each in kinds),
        chosen=chosen,
        chosen_title="" if chosen is None else _title(chosen, office),
        told=_told(chosen, office.messages),
        chosen_name="" if chosen is None else file_name(office.event, chosen),
        size=0 if made is None or made.data is None else max(1, len(made.data) // 1000),
        lost=lost,
        is_written=made is None or made.data is not None,
        sure=sure,
        download="" if chosen is None else _download_path(office, chosen),
    )


async def _kind(office: Office, key: str) -> DownloadKind:
    found = next((each for each in await _files(office) if each.key == key), None)
    if found is None:
        raise NotFoundException("no-such-file")
    return found
