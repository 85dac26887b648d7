"""Records of events, whole: every entry by its stored name, read for ever."""

from duplicado.formats.event_record.document import (
    VERSION,
    entry_text,
    fact_data,
    fact_schemas,
    is_event_record,
    read_entry,
    read_event,
    read_fact,
    write_event,
)
from duplicado.formats.event_record.names import CLASSES, ENUMS, RENAMED, SINCE

__all__ = [
    "CLASSES",
    "ENUMS",
    "RENAMED",
    "SINCE",
    "VERSION",
    "entry_text",
    "fact_data",
    "fact_schemas",
    "is_event_record",
    "read_entry",
    "read_event",
    "read_fact",
    "write_event",
]
