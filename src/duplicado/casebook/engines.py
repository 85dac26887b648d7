"""The engine that cases are run with."""

from __future__ import annotations

from typing import Final

from duplicado.casebook.table_engine import TableEngine

ENGINE: Final = TableEngine()
"""Whoever knows the most of the Laws at present; the command line and the tests of the cases use this one."""
