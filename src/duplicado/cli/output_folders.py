"""Writing a folder of pages, with errors that name the folder and the remedy."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from duplicado.cli.options import UnreadableInput, writable


@contextmanager
def written_into(folder: Path, text: Callable[..., str]) -> Generator[None]:
    """Say in the reader's language why a folder cannot be written.

    Args:
        folder: where the pages go.
        text: writes a message of the catalogue.

    Raises:
        UnreadableInput: it holds files that are not ours, is no folder, or the system refuses.
    """
    from duplicado.web.folder import ForeignFolderError

    with writable(folder):
        try:
            yield
        except ForeignFolderError as error:
            raise UnreadableInput(text("publish-not-ours", folder=str(folder))) from error
        except NotADirectoryError as error:
            raise UnreadableInput(text("publish-not-a-folder", folder=str(folder))) from error
