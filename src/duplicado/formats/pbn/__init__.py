"""Portable Bridge Notation 1.0, 2.0 and 2.1: a tolerant reader and a strict writer (export format)."""

from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame, Section
from duplicado.formats.pbn.reader import read_pbn

__all__ = ["Comment", "PbnFile", "PbnGame", "Section", "read_pbn"]
