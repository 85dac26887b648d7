"""LIN, the format of Bridge Base Online: vugraph matches, tables, links to its viewer."""

from duplicado.formats.lin.contest import contest_of_lin
from duplicado.formats.lin.match import lin_of_contest
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, Room
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.viewer import read_viewer_link, read_viewer_links, viewer_link, write_viewer_links
from duplicado.formats.lin.writer import board_text, lin_of_records, write_lin

__all__ = [
    "LinBoard",
    "LinFile",
    "LinHeader",
    "LinResult",
    "Room",
    "board_text",
    "contest_of_lin",
    "lin_of_contest",
    "lin_of_records",
    "read_lin",
    "read_viewer_link",
    "read_viewer_links",
    "viewer_link",
    "write_lin",
    "write_viewer_links",
]
