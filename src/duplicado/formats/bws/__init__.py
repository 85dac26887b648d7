"""Bridgemate scoring databases (`.bws`): the Access file itself, or its tables as CSV files in a folder or archive."""

from duplicado import promised

__getattr__ = promised(__name__)
