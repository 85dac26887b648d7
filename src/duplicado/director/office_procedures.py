"""Procedures of the Director away from the cards, by name: conduct, procedural offences, own motion, own errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.law.book import law_09, law_11, law_20_conduct, law_74, law_81, law_82, law_90
from duplicado.law.procedure_steps import Procedure

__all__ = ["OFFICE_PROCEDURES"]

# Conduct is named after the part of the Law that was broken; `Incident.clause` says which clause.
OFFICE_PROCEDURES: Final[Mapping[str, Callable[[Any], Procedure]]] = {
    "9B1": law_09.take_up_late_call,
    "81C3": law_81.take_up_notice,
    "82A": law_82.take_up_procedure,
    "82C": law_82.take_up_error,
    **dict.fromkeys(law_74.MATTERS, law_74.take_up),
    **{offence.value: law_90.take_up for offence in law_90.Offence},
    **{charge.value: law_90.take_up_charge for charge in law_90.Charge},
    **{conducted.value: law_11.take_up_choice for conducted in law_11.Conducted},
    **{concern.value: law_20_conduct.take_up_review for concern in law_20_conduct.ReviewConcern},
    **{concern.value: law_20_conduct.take_up_question for concern in law_20_conduct.QuestionConcern},
}
