"""LIN, the format of Bridge Base Online: vugraph matches, tables, links to its viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.lin.reader import read_lin
    from duplicado.formats.lin.viewer import read_viewer_link, read_viewer_links, viewer_link, write_viewer_links
    from duplicado.formats.lin.writer import write_lin
else:
    __getattr__ = lazy_names(__name__)

__all__ = ["read_lin", "read_viewer_link", "read_viewer_links", "viewer_link", "write_lin", "write_viewer_links"]
