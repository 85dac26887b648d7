"""Static files of the pages: styles, scripts, icons; those that one page needs in one file.

A page names its styles and scripts in one address, `/static/site.club.club-office.css`. The file is put together here:
styles one after the other, scripts with the modules that they import, each in a function of its own. What is written
as modules is so loaded at once, by pages on a disk too, where browsers load no modules.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

_STATIC: Final = Path(str(files("duplicado.web") / "static"))
_KINDS: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+)\.js";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


@get("/static/{file_path:path}", sync_to_thread=False)
def static_file(file_path: FromPath[str], v: FromQuery[str] = "") -> Response[bytes]:
    """Return what a page loads beside itself."""
    found = put_together(file_path.removeprefix("/"))
    if found is None:
        raise NotFoundException
    kept = _FOR_GOOD if v and v == static_version() else "no-cache"
    return Response(found, media_type=_KINDS[file_path.rpartition(".")[2]], headers={"Cache-Control": kept})


@cache
def _all_files() -> dict[str, Path]:
    return {path.name: path for path in _STATIC.iterdir() if path.suffix[1:] in _KINDS}


@cache
def static_version() -> str:
    """Return what changes with any of the files: an address that has it may be kept for good."""
    digest = hashlib.sha256()
    for name, path in sorted(_all_files().items()):
        digest.update(name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(128)
def put_together(name: str) -> bytes | None:
    """Return the file of a name, or of several names with points between; `None` where there is none.

    >>> put_together("site.club.css").decode().count("@media print") > 0
    True
    >>> put_together("site.nothing.css") is None
    True
    """
    *stems, kind = name.split(".")
    found = [_all_files().get(f"{stem}.{kind}") for stem in stems]
    paths = [path for path in found if path is not None]
    if not paths or len(paths) != len(found) or len(set(paths)) != len(paths):
        return None
    if kind == "js":
        return "".join(map(_in_a_function, _with_imported(stems))).encode()
    return b"\n".join(path.read_bytes() for path in paths)


def _source(stem: str) -> str:
    return _all_files()[f"{stem}.js"].read_text(encoding="utf-8")


def _with_imported(stems: Iterable[str]) -> tuple[str, ...]:
    """Return scripts with the modules that they import, each once and after what it imports."""
    order: dict[str, None] = {}

    def add(stem: str) -> None:
        if stem not in order:
            for match in _IMPORT.finditer(_source(stem)):
                add(match[2])
            order[stem] = None

    for stem in stems:
        add(stem)
    return tuple(order)


def _in_a_function(stem: str) -> str:
    """Return a module as a function that gives back what it exports, called at once."""
    source = _source(stem)
    exported = ", ".join(match[2] for match in _EXPORT.finditer(source))
    body = _EXPORT.sub(r"\1", _IMPORT.sub(_taken, source))
    before = f"const {_called(stem)} = " if exported else ""
    return f'{before}(() => {{ "use strict";\n{body}\nreturn {{ {exported} }};\n}})();\n'


def _taken(imported: re.Match[str]) -> str:
    return f"const {{{imported[1].replace(' as ', ': ')}}} = {_called(imported[2])};\n"


def _called(stem: str) -> str:
    """Name the object of what a module exports.

    >>> _called("club-office")
    'of_club_office'
    """
    return f"of_{stem.replace('-', '_')}"
