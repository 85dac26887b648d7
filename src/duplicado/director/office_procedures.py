"""Procedures of the Director away from the cards, by name: conduct, procedural offences, own motion, own errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.law.book import law_74, law_81, law_82, law_90
from duplicado.law.procedure_steps import Procedure

__all__ = ["OFFICE_PROCEDURES"]

# Conduct is named after the part of the Law that was broken; `Incident.clause` says which clause.
OFFICE_PROCEDURES: Final[Mapping[str, Callable[[Any], Procedure]]] = {
    "72A": law_74.take_up,
    "72B1": law_74.take_up,
    "72B3": law_74.take_up,
    "74A": law_74.take_up,
    "74B": law_74.take_up,
    "74C": law_74.take_up,
    "76": law_74.take_up,
    "81C3": law_81.take_up_notice,
    "82C": law_82.take_up_error,
    **{offence.value: law_90.take_up for offence in law_90.Offence},
}
