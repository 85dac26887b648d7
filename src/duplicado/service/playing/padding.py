"""Writing of what pages are sent, so that its length tells nothing of what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.json import Encoder

SIZE: Final = 256
"""Number of bytes to a multiple of which all that is sent is filled up, so that its length tells nothing of what
is hidden."""

_WRITTEN: Final = Encoder()
_AROUND: Final = '{"pad":""}'


def padded(told: Mapping[str, object]) -> str:
    """Write an object as JSON, filled up to a multiple of `SIZE` bytes."""
    return padded_parts(as_parts(told))


def as_parts(told: Mapping[str, object]) -> dict[str, str]:
    """Write what belongs to each name as JSON of its own, which takes less memory, and no garbage collector's time."""
    return {name: _WRITTEN.encode(value).decode() for name, value in told.items()}


def padded_parts(parts: Mapping[str, str]) -> str:
    """Write what `as_parts` gives as one object, as `padded` does."""
    text = "".join(f'"{name}":{value},' for name, value in parts.items())
    return f'{{{text}"pad":"{"." * (-(len(text.encode()) + len(_AROUND)) % SIZE)}"}}'
