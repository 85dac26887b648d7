"""Which irregularities a record shows, and where it contradicts itself.

A record is walked through the ordinary procedure (`law.procedure`, `law.book`), the same functions that the table uses.
What is irregular in it is taken to have stood, as the record says that the auction and the play went on from there.
"""

from duplicado.director.inspection.observations import Discrepancy, Irregularity, Observation
from duplicado.director.inspection.record import inspect_record

__all__ = ["Discrepancy", "Irregularity", "Observation", "inspect_record"]
