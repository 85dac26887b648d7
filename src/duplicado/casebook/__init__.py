"""Cases: rulings written down the way a director would tell them, read, checked and run.

The language is described in `cases/shared/README.md` and in the manual.
"""

from duplicado.casebook.engine import Engine, NotYet, Observation, Refusal
from duplicado.casebook.engines import ENGINE
from duplicado.casebook.model import Case
from duplicado.casebook.problems import Problem
from duplicado.casebook.reader import Casebook, read_cases
from duplicado.casebook.runner import CaseResult, Difference, DifferenceKind, Status, run_case

__all__ = [
    "ENGINE",
    "Case",
    "CaseResult",
    "Casebook",
    "Difference",
    "DifferenceKind",
    "Engine",
    "NotYet",
    "Observation",
    "Problem",
    "Refusal",
    "Status",
    "read_cases",
    "run_case",
]
