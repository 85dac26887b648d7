"""Records of tables with their Director, whole: every entry by its stored name, read for ever."""

from duplicado.formats.table_record.board_record import board_record
from duplicado.formats.table_record.document import (
    VERSION,
    TableRecord,
    entry_line,
    is_record,
    read_record,
    write_record,
)
from duplicado.formats.table_record.names import CLASSES, ENUMS, NAMES, RENAMED
from duplicado.formats.table_record.values import UnreadableValue, UnwritableValue, from_plain, to_plain

__all__ = [
    "CLASSES",
    "ENUMS",
    "NAMES",
    "RENAMED",
    "VERSION",
    "TableRecord",
    "UnreadableValue",
    "UnwritableValue",
    "board_record",
    "entry_line",
    "from_plain",
    "is_record",
    "read_record",
    "to_plain",
    "write_record",
]
