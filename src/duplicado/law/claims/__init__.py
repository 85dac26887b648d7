"""Law 70 as a calculation: what a contested claim is worth. And the port to a double-dummy solver.

`adjudicate` is the function; what it takes for a normal line is written down in `normal`.
"""
