"""Movements: who plays whom, where, and which boards.

A `Movement` is data; `check_movement` says what is wrong with it, `quality_factor` how evenly it compares, and
`propose_movements` which ones suit a number of pairs and a time. Nothing here knows a result.
"""
