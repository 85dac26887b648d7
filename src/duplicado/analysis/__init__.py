"""What could have happened: double dummy by the DDS library or a solver of our own, par, and the analysis of a play.

`default_solver()` returns whichever solver is there; the port `DoubleDummy` that the Laws' own code uses is in
`duplicado.law.claims`. Results for an assigned score are proposed by `duplicado.analysis.assigned`, which stands on the
Director's judgement and is therefore imported by itself.
"""

from duplicado.analysis.dds import DdsError, DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.ending import MOST_CARDS, EndingSolver
from duplicado.analysis.par import Par, ParContract, par
from duplicado.analysis.play import CardJudged, analyse_play
from duplicado.analysis.positions import PositionError, checked_hands
from duplicado.analysis.solver import Solver, default_solver
from duplicado.analysis.table import DoubleDummyTable

__all__ = [
    "MOST_CARDS",
    "CardJudged",
    "DdsError",
    "DdsSolver",
    "DoubleDummyTable",
    "EndingSolver",
    "Par",
    "ParContract",
    "PositionError",
    "Solver",
    "SolverUnavailable",
    "analyse_play",
    "checked_hands",
    "default_solver",
    "par",
]
