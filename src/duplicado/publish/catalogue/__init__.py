"""The catalogue of the Laws: every clause of the editions, our short words for it, what the program does with it.

The data are files of this package: `clauses.csv` (2017), the numbers of 2007 (`edition-2007.csv`), the clauses of
amendments (`amendments.csv`) and the ledger of what is open; titles and wordings stand in the folder of each language.
"""
