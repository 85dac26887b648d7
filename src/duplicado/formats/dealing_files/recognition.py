"""Recognition of dealing files by their first bytes; files of bare numbers by whether they make deals."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.dealing_files import cds, rzd

_BER: Final = re.compile(rb"\s*(?:[1-4]\s*){52}")
_BHG: Final = re.compile(rb"[^\r\n]{0,100}\r?\n(?:\r?\n)*[A-Za-z]{52}[ \t]*(?:\r?\n|$)")
_BRI: Final = re.compile(rb"(?:[ 0-9][0-9]){39}(?:[ \0]|$)")
_DUP: Final = re.compile(rb"(?:[ 0-9][0-9]){39}[\3-\6]")
_DGE: Final = re.compile(rb"[\3-\6][AKQJT2-9]{0,13}[\3-\6][AKQJT2-9]{0,13}[\3-\6]")
_DLM: Final = re.compile(rb"\s*\[Document\]", re.IGNORECASE)


def looks_like_ber(head: bytes) -> bool:
    """Tell whether a file begins with 52 digits from 1 to 4."""
    return bool(_BER.match(head))


def looks_like_bhg(head: bytes) -> bool:
    """Tell whether a line of 52 letters follows the first line."""
    return bool(_BHG.match(head))


def looks_like_bri(head: bytes) -> bool:
    """Tell whether a file begins with 39 numbers of two digits and blanks."""
    return bool(_BRI.match(head))


def looks_like_dup(head: bytes) -> bool:
    """Tell whether a file begins with 39 numbers of two digits and the mark of a suit."""
    return bool(_DUP.match(head))


def looks_like_dge(head: bytes) -> bool:
    """Tell whether a file begins with ranks behind the marks of suits."""
    return bool(_DGE.match(head))


def looks_like_dlm(head: bytes) -> bool:
    """Tell whether a file begins with the section `[Document]`."""
    return bool(_DLM.match(head))


def looks_like_rzd(head: bytes) -> bool:
    """Tell whether eleven blanks come before something that is a deal."""
    first = head[rzd.LENGTH : 2 * rzd.LENGTH]
    return head[2 : rzd.LENGTH] == b" " * 11 and rzd.deal_of_ranks(first) is not None


def looks_like_cds(head: bytes) -> bool:
    """Tell whether all records that are whole are numbered deals: by chance, one in four hundred is a deal."""
    starts = range(0, len(head) - cds.LENGTH + 1, cds.LENGTH)
    return bool(starts) and all(cds.deal_of_record(head[start : start + cds.LENGTH]) is not None for start in starts)
