"""Duplicate bridge under the Laws: from the shuffle to the appeal."""

__version__ = "0.1.0.dev0"
