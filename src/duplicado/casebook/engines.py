"""The engine that cases are run with."""

from __future__ import annotations

from typing import Final

from duplicado.casebook.lawful_engine import LawfulEngine

__all__ = ["ENGINE"]

ENGINE: Final = LawfulEngine()
"""Whoever knows the most of the Laws at present; the command line and the tests of the cases use this one."""
