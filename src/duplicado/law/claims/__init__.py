"""Law 70 as a calculation: what a contested claim is worth. And the port to a double-dummy solver."""

from duplicado.law.claims.doubledummy import DoubleDummy

__all__ = ["DoubleDummy"]
