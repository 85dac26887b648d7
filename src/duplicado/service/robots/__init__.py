"""Robots at work: a board played by four of them, matches of teams, and the files of their results."""
