"""Cases: rulings written down the way a director would tell them, read, checked and run.

The language is described in `cases/shared/README.md` and in the manual.
"""
