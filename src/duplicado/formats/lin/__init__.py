"""LIN, the format of Bridge Base Online: vugraph matches, tables, links to its viewer."""

from duplicado import promised

__getattr__ = promised(__name__)
