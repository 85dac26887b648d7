"""The Laws as functions from facts to rulings, by edition and under the options of the authorities."""

from duplicado import promised

__getattr__ = promised(__name__)
