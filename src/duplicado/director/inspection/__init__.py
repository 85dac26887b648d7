"""Inspection of a finished record: the irregularities that it shows, and its contradictions.

A record is walked through the ordinary procedure (`law.procedure`, `law.book`), the same functions that the table uses.
What is irregular in it is taken to have stood, as the record says that the auction and the play went on from there.
"""
