"""Who is where: places, ties broken by published rules, strata, handicaps, several sessions, carry-over.

`ranked` makes places of figures; `break_ties` breaks ties by a chain of rules (`EBU_143`) and tells which one did it;
`stratified` and `within` rank some of the contestants; `combined` puts sessions together and `merged` clubs.
"""

from duplicado.event.ranking.carry_over import carry_forward, linear_carry_over
from duplicado.event.ranking.evidence import Encounter, TieEvidence, TieRecord, pair_evidence
from duplicado.event.ranking.handicap import (
    AVERAGE_GRADE,
    Handicapped,
    grade_allowance,
    handicapped,
    imps_for_percent,
)
from duplicado.event.ranking.places import Place, ranked
from duplicado.event.ranking.sessions import (
    Combination,
    CombinedSessions,
    SessionFigure,
    combined,
    session_figures,
)
from duplicado.event.ranking.simultaneous import merged, named, renamed, together
from duplicado.event.ranking.strata import stratified, within
from duplicado.event.ranking.ties import (
    EBU_143,
    MAGIC_CONTEST_TEAMS,
    TIE_CHAINS,
    TieBreak,
    TieBrokenRanking,
    TieRule,
    break_ties,
)

__all__ = [
    "AVERAGE_GRADE",
    "EBU_143",
    "MAGIC_CONTEST_TEAMS",
    "TIE_CHAINS",
    "Combination",
    "CombinedSessions",
    "Encounter",
    "Handicapped",
    "Place",
    "SessionFigure",
    "TieBreak",
    "TieBrokenRanking",
    "TieEvidence",
    "TieRecord",
    "TieRule",
    "break_ties",
    "carry_forward",
    "combined",
    "grade_allowance",
    "handicapped",
    "imps_for_percent",
    "linear_carry_over",
    "merged",
    "named",
    "pair_evidence",
    "ranked",
    "renamed",
    "session_figures",
    "stratified",
    "together",
    "within",
]
