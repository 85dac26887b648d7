"""Formats of files for boards and contests: readers never fail on a bad file, writers lose nothing in silence.

Readers never fail on a bad file, writers lose nothing silently.
"""

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity, Written

__all__ = ["Diagnostic", "Parsed", "Severity", "Written"]
