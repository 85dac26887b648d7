"""Double-dummy analysis: solvers, tables, lines of play, par, and the cost of each card played.

`default_solver()` returns whichever solver is there; the port `DoubleDummy` that the Laws' own code uses is in
`duplicado.law.claims`.
"""
