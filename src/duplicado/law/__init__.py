"""What the book says of given facts, in an edition of the Laws and under the options of the authorities."""

from duplicado import promised

__getattr__ = promised(__name__)
