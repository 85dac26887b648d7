"""Answers that a browser keeps as a file. Owner: whoever hands out files."""

from __future__ import annotations

from litestar import Response


def as_file(data: bytes, media: str, name: str) -> Response[bytes]:
    """Answer with a file of that name.

    Args:
        data: what is in it.
        media: its media type.
        name: of letters that a header may have.
    """
    return Response(data, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})
