"""Bridgemate scoring databases (`.bws`): the Access file itself, or its tables as CSV files in a folder or archive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.bws.reader import read_bws, read_bws_folder, read_bws_tables
else:
    __getattr__ = lazy_names(__name__)

__all__ = ["read_bws", "read_bws_folder", "read_bws_tables"]
