"""What could have happened: double dummy by the DDS library or a solver of our own, par, and the analysis of a play.

`default_solver()` returns whichever solver is there; the port `DoubleDummy` that the Laws' own code uses is in
`duplicado.law.claims`. Results for an assigned score are proposed by `duplicado.analysis.assigned`, which stands on the
Director's judgement and is therefore imported by itself.
"""
