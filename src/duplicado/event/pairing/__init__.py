"""Pairing of the next round, as a value with its reasons.

`first_round` pairs by seeding, `swiss_round` and `danish_round` by the standing, `knockout_round` by a `Bracket`.
Nothing is drawn here: where a draw is wanted, its result is the order that goes in.
"""
