"""Cache of analysed claims; a caller that may not search is told which analysis is missing."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from duplicado.law.claims.adjudication import ClaimAdjudication, adjudicate
from duplicado.law.claims.policy import ClaimError, ClaimPolicy, ContestedClaim
from duplicado.vocabulary.errors import DuplicadoError

_MOST: Final = 256
"""Claims that are kept, the latest: a rectification is run again with each answer."""
_KEPT: Final[dict[tuple[ContestedClaim, ClaimPolicy], ClaimAdjudication | None]] = {}
_KEPT_ONLY: Final[ContextVar[bool]] = ContextVar("kept_only", default=False)


class ClaimNotWorkedOut(DuplicadoError):
    """A claim that is not kept is wanted within `kept_only`: have `search` work it out elsewhere, and `keep` it."""

    def __init__(self, contested: ContestedClaim, policy: ClaimPolicy) -> None:
        """Take what is to be worked out."""
        super().__init__("a contested claim is to be worked out")
        self.contested = contested
        self.policy = policy


def search(contested: ContestedClaim, policy: ClaimPolicy) -> ClaimAdjudication | None:
    """Return what `adjudicate` finds, which may take seconds; `None` where the statement is not understood."""
    try:
        return adjudicate(contested, policy)
    except ClaimError:
        return None


def worked_out(contested: ContestedClaim, policy: ClaimPolicy) -> ClaimAdjudication | None:
    """Return what `search` finds or has found.

    Raises:
        ClaimNotWorkedOut: it is not kept, within `kept_only`.
    """
    try:
        return _KEPT[contested, policy]
    except KeyError:
        if _KEPT_ONLY.get():
            raise ClaimNotWorkedOut(contested, policy) from None
    found = search(contested, policy)
    keep(contested, policy, found)
    return found


def keep(contested: ContestedClaim, policy: ClaimPolicy, found: ClaimAdjudication | None) -> None:
    """Keep what `search` found."""
    for oldest in tuple(_KEPT)[: max(0, len(_KEPT) - _MOST + 1)]:
        _KEPT.pop(oldest, None)
    _KEPT[contested, policy] = found


def forget() -> None:
    """Keep nothing any more."""
    _KEPT.clear()


@contextmanager
def kept_only() -> Generator[None]:
    """Search nothing meanwhile."""
    before = _KEPT_ONLY.set(True)
    try:
        yield
    finally:
        _KEPT_ONLY.reset(before)
