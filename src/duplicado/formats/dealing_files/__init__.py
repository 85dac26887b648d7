"""The files of dealing machines and of programs that deal: BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP and RZD.

Each reader returns boards with their deals; each writer says which boards it cannot write, and what of them the file
does not tell (most of these formats know neither dealer nor vulnerability, some not even the number of a board).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.dealing_files.ber import read_ber, write_ber
    from duplicado.formats.dealing_files.bhg import read_bhg, write_bhg
    from duplicado.formats.dealing_files.bri import read_bri, write_bri
    from duplicado.formats.dealing_files.cds import read_cds, write_cds
    from duplicado.formats.dealing_files.csv_file import read_csv, write_csv
    from duplicado.formats.dealing_files.dge import read_dge, write_dge
    from duplicado.formats.dealing_files.dlm import read_dlm, write_dlm
    from duplicado.formats.dealing_files.dup import read_dup, write_dup
    from duplicado.formats.dealing_files.rzd import read_rzd, write_rzd
else:
    __getattr__ = lazy_names(__name__)

__all__ = [
    "read_ber",
    "read_bhg",
    "read_bri",
    "read_cds",
    "read_csv",
    "read_dge",
    "read_dlm",
    "read_dup",
    "read_rzd",
    "write_ber",
    "write_bhg",
    "write_bri",
    "write_cds",
    "write_csv",
    "write_dge",
    "write_dlm",
    "write_dup",
    "write_rzd",
]
