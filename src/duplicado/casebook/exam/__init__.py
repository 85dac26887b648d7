"""An examination on the casebook: the facts of a case, questions on what follows, answers marked against the engine.

Everything here is pure: which cases, which questions and which wrong answers are offered follows from a seed.
"""
