"""Portable Bridge Notation 1.0, 2.0 and 2.1: a tolerant reader and a strict writer (export format)."""

from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame, Section
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.writer import game_of, write_deals, write_pbn

__all__ = ["Comment", "PbnFile", "PbnGame", "Section", "game_of", "read_pbn", "write_deals", "write_pbn"]
