"""Contests of matches: what each match is worth to either side, and how the contest stands.

A match comes in by `team_match` (IMPs), `board_a_match_score`, `patton_match`, `pair_matches` (Swiss pairs), `bye` or
`walkover`; `match_standings` adds them up, whether everybody meets everybody once, twice, or by a Swiss pairing. Where
somebody must win it is a `knockout_match`.
"""

from duplicado.event.matches.boards import board_a_match_score, patton_match
from duplicado.event.matches.cross_table import cross_table
from duplicado.event.matches.evidence import match_evidence
from duplicado.event.matches.knockout import KnockoutMatch, extra_boards, knockout_margin, knockout_match
from duplicado.event.matches.pairs import pair_matches
from duplicado.event.matches.rules import BYE_AT_OWN_AVERAGE, BYE_OF_12, MatchRules, Unplayed
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus, bye, team_match, walkover
from duplicado.event.matches.standings import MatchRow, MatchStandings, match_standings

__all__ = [
    "BYE_AT_OWN_AVERAGE",
    "BYE_OF_12",
    "KnockoutMatch",
    "MatchRow",
    "MatchRules",
    "MatchScore",
    "MatchSide",
    "MatchStandings",
    "MatchStatus",
    "Unplayed",
    "board_a_match_score",
    "bye",
    "cross_table",
    "extra_boards",
    "knockout_margin",
    "knockout_match",
    "match_evidence",
    "match_standings",
    "pair_matches",
    "patton_match",
    "team_match",
    "walkover",
]
