"""Which irregularities a record shows, and where it contradicts itself.

A record is walked through the ordinary procedure (`law.procedure`, `law.book`), the same functions that the table uses.
What is irregular in it is taken to have stood, as the record says that the auction and the play went on from there.
"""
