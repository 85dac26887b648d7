"""USEBIO, the XML in which clubs exchange results: version 1.2; 1.3 by its description, untried for want of files."""

from duplicado.formats.usebio.reader import read_usebio, read_usebio_events
from duplicado.formats.usebio.writer import UsebioVersion, write_usebio, write_usebio_event

__all__ = ["UsebioVersion", "read_usebio", "read_usebio_events", "write_usebio", "write_usebio_event"]
