"""Files as events: read at the first request, and again when they have changed."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Final

from duplicado.event.contest import Contest
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.formats.registry import format_of, source_of
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import whole_event
from duplicado.service.office.published import record_in
from duplicado.store.sqlite_files import is_record
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.event_pages import Opened

_LOG: Final = logging.getLogger(__name__)


class NothingToShowError(DuplicadoError):
    """A file of no known format, or one with neither boards nor results."""


def open_event(path: Path, rules: ScoringRules) -> Opened:
    """Read a file of any format, and say how its contest stands.

    Raises:
        OSError: the file cannot be read.
        NothingToShowError: it is of no known format, or holds neither boards nor results.
        DuplicadoError: it is the file of an event that cannot be opened, or of which an entry cannot be read.
    """
    if is_record(path):
        return _open_record(path)
    source = source_of(path)
    known = format_of(path.name, source)
    if known is None:
        raise NothingToShowError(path.name)
    read = known.read(source)
    contest = read.value.read_contest()
    found = contest.value or Contest()
    evening = EveningPage(path.name, found, read.value.records, standings(found, rules) if found.results else None)
    if not evening.numbers:
        raise NothingToShowError(path.name)
    return Opened(evening, (*read.diagnostics, *contest.diagnostics))


def _open_record(path: Path) -> Opened:
    """Read an event that is kept entry by entry: it is scored by its own conditions."""
    outcome, kept = record_in(path)
    event = whole_event(path.name, outcome)
    if not event.withheld and not any(evening.numbers for evening in event.evenings):
        raise NothingToShowError(path.name)
    return Opened(event.evening, (), event, kept)


class WatchedFile:
    """An event in a file, which another program may write while it is shown.

    While it cannot be read, as when it is half written, the last good state is shown, and every page says so.
    """

    def __init__(self, path: Path, rules: ScoringRules) -> None:
        """Read the file; raises what `open_event` raises."""
        self._path: Final = path
        self._rules: Final = rules
        self._seen = _stamp(path)
        self._opened = open_event(path, rules)
        self._fault = ""

    def current(self) -> Opened:
        """Return the event as the file has it now, or outdated, as it had it when it could last be read."""
        try:
            stamp = _stamp(self._path)
            if stamp != self._seen:
                self._opened = open_event(self._path, self._rules)
                self._seen = stamp
        except (OSError, DuplicadoError) as error:
            self._tell(f"{type(error).__name__}: {error}")
            return replace(self._opened, is_outdated=True)
        self._tell("")
        return self._opened

    def _tell(self, fault: str) -> None:
        """Tell whoever runs the server, once, why the file cannot be read, and when it can again."""
        if fault == self._fault:
            return
        self._fault = fault
        if fault:
            _LOG.warning("%s cannot be read and is shown as it was before (%s)", self._path, fault)
        else:
            _LOG.warning("%s can be read again", self._path)


def _stamp(path: Path) -> tuple[int, int]:
    """Return what changes when a file is written; entries of an event go into the log beside it first."""
    status = path.stat()
    log = path.with_name(f"{path.name}-wal")
    beside = log.stat().st_size if log.exists() else 0
    return status.st_mtime_ns, status.st_size + beside
