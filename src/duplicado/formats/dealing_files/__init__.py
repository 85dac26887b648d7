"""The files of dealing machines and of programs that deal: BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP and RZD.

Each reader returns boards with their deals; each writer says which boards it cannot write, and what of them the file
does not tell (most of these formats know neither dealer nor vulnerability, some not even the number of a board).
"""

from duplicado import promised

__getattr__ = promised(__name__)
