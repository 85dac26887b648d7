"""Judgement rulings worked through: fact sheets under the regulations, evidence, steps, and results to assign.

`work_through` asks a judgement Law its questions away from a table, `worked_steps` tells those of a matter of a
table; `director.polls` gives the logical alternatives for 16B, `propose` the results among which to weigh.
"""

from duplicado.director.judgement.candidates import (
    Candidate,
    ContractTricks,
    Tainted,
    legal,
    possible_contracts,
    propose,
    propose_plays,
)
from duplicado.director.judgement.evidence import Basis, Evidence, Statement
from duplicado.director.judgement.sheets import (
    deviation,
    misexplanation,
    misled,
    rights_reserved,
    significant_fraction,
    understanding,
)
from duplicado.director.judgement.steps import WorkedRuling, WorkedStep, work_through, worked_steps

__all__ = [
    "Basis",
    "Candidate",
    "ContractTricks",
    "Evidence",
    "Statement",
    "Tainted",
    "WorkedRuling",
    "WorkedStep",
    "deviation",
    "legal",
    "misexplanation",
    "misled",
    "possible_contracts",
    "propose",
    "propose_plays",
    "rights_reserved",
    "significant_fraction",
    "understanding",
    "work_through",
    "worked_steps",
]
