"""Results as comma-separated values: ranking, travellers, score cards, and a federation's ranking file."""

from duplicado import promised

__getattr__ = promised(__name__)
