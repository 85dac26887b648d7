"""Permission to open a table: asked by a page of ours, and not by one address time after time."""

from __future__ import annotations

from litestar.exceptions import HTTPException

from duplicado.service.club import attempt_limits
from duplicado.web.incoming import Incoming, refuse_other_origin, source_of


def may_open(request: Incoming) -> None:
    """Refuse to open a table for whom it is not opened.

    Raises:
        PermissionDeniedException: another site's page asked.
        HTTPException: the address has opened many just now.
    """
    refuse_other_origin(request)
    opened: attempt_limits.Rates = request.app.state.tables_opened
    if not opened.take(source_of(request), attempt_limits.NEW_TABLES):
        raise HTTPException(status_code=429, detail="too-fast")
