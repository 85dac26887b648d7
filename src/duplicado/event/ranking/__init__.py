"""Ranking: places, ties broken by published rules, strata, handicaps, clubs together, carry-over.

`ranked` makes places of figures; `break_ties` breaks ties by a chain of rules (`EBU_143`) and tells which one did it;
`within` ranks some of the contestants; `merged` puts clubs together.
"""
