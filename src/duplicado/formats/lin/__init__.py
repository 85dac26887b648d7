"""LIN, the format of Bridge Base Online: vugraph matches, tables, links to its viewer."""

from duplicado.formats.lin.contest import contest_of_lin
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, Room
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.viewer import read_viewer_link

__all__ = ["LinBoard", "LinFile", "LinHeader", "Room", "contest_of_lin", "read_lin", "read_viewer_link"]
