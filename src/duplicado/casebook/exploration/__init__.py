"""Exploration of the book by machine: every sequence of actions over a small world, and what must hold in each state.

A *world* is a board with a reduced set of calls or cards. From its beginning every step that somebody could take,
lawful or not, is taken, and every question is answered in every way, up to a depth; then walks of chance go further,
to clauses that were seldom reached. In every state the *invariants* are checked; one that is broken is reported with
its shortest sequence.
"""
