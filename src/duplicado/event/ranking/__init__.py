"""Ranking: places, ties broken by published rules, strata, handicaps, several sessions, carry-over.

`ranked` makes places of figures; `break_ties` breaks ties by a chain of rules (`EBU_143`) and tells which one did it;
`stratified` and `within` rank some of the contestants; `combined` puts sessions together and `merged` clubs.
"""
