"""USEBIO, the XML in which clubs exchange results: version 1.2; 1.3 by its description, untried for want of files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.usebio.reader import read_usebio, read_usebio_events
    from duplicado.formats.usebio.writer import UsebioVersion, write_usebio, write_usebio_event
else:
    __getattr__ = lazy_names(__name__)

__all__ = ["UsebioVersion", "read_usebio", "read_usebio_events", "write_usebio", "write_usebio_event"]
