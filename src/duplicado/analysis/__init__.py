"""Double-dummy analysis: solvers, tables, lines of play, par, and the cost of each card played.

`default_solver()` returns whichever solver is there; the port `DoubleDummy` that the Laws' own code uses is in
`duplicado.law.claims`. Results for an assigned score are proposed by `duplicado.analysis.assigned`, which stands on the
Director's judgement and is therefore imported by itself.
"""
