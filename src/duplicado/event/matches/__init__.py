"""Contests of matches: what each match is worth to either side, and how the contest stands.

A match comes in by `team_match` (IMPs), `board_a_match_score`, `patton_match`, `pair_matches` (Swiss pairs), `bye` or
`walkover`; `match_standings` adds them up, whether everybody meets everybody once, twice, or by a Swiss pairing. Where
somebody must win it is a `knockout_match`.
"""
