"""Judgement rulings worked through: fact sheets under the regulations, evidence, steps, and results to assign.

`work_through` asks a judgement Law its questions away from a table; `director.polls` gives the logical alternatives
for 16B, `propose` the results among which to weigh.
"""
