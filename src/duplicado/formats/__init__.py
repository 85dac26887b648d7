"""How boards and contests are written elsewhere.

Readers never fail on a bad file, writers lose nothing silently.
"""

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity, Written

__all__ = ["Diagnostic", "Parsed", "Severity", "Written"]
