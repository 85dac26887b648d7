"""What happened at a table, in order: facts, lawful or not."""

from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim

__all__ = ["Annotation", "BoardRecord", "CardPlayed", "Claim"]
