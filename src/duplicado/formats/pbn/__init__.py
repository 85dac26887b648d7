"""Portable Bridge Notation 1.0, 2.0 and 2.1: a tolerant reader and a strict writer (export format)."""

from duplicado import promised

__getattr__ = promised(__name__)
