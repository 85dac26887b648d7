"""Finding and loading the DDS library (Bo Haglund and Soren Hein) as the wheels of endplay bring it.

Only the shared library is used, with structures of our own: endplay itself is found but never imported (its import
costs a second and pulls in numpy). The layouts are those of `dll.h` of DDS 2.9.
"""

from __future__ import annotations

import ctypes
import os
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar, Final

from duplicado.vocabulary.errors import DuplicadoError, how_to_install

__all__ = [
    "MAX_BOARDS",
    "MAX_TABLES",
    "THREADS",
    "Boards",
    "DdsDeal",
    "FutureTricks",
    "PlayTrace",
    "SolvedBoards",
    "SolvedPlay",
    "SolverUnavailable",
    "TableDeals",
    "TableResults",
    "calculate_tables",
    "library_path",
    "load_library",
]

MAX_TABLES: Final = 40
"""Deals in one call of CalcAllTables when all five denominations are asked for (MAXNOOFTABLES)."""
MAX_BOARDS: Final = 200
"""Positions in one call of SolveAllBoards (MAXNOOFBOARDS)."""

THREADS: Final = "DUPLICADO_DDS_THREADS"
"""Environment variable: over how many threads the library spreads a call. Without it: all cores that it finds memory
for. One is right for a process that works beside others, since each of them has a core of its own already."""

_HOLDINGS: Final = (ctypes.c_uint * 4) * 4
_NAMES: Final = ("libdds.so", "libdds.dylib", "dds.dll", "libdds.dll")


class SolverUnavailable(DuplicadoError):
    """There is no double-dummy library here; the message says how to get one."""


class DdsDeal(ctypes.Structure):
    """`deal`: a position; `remaining` are bit sets by hand (N E S W) and suit (S H D C), bit 2 for the deuce."""

    _fields_: ClassVar = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("remaining", _HOLDINGS),
    ]


class FutureTricks(ctypes.Structure):
    """`futureTricks`: cards of the hand in turn (`equals`: bit set of the lower ones worth the same) and tricks."""

    _fields_: ClassVar = [
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    ]


class Boards(ctypes.Structure):
    """`boards`: up to MAX_BOARDS positions to solve in one call."""

    _fields_: ClassVar = [
        ("count", ctypes.c_int),
        ("deals", DdsDeal * MAX_BOARDS),
        ("target", ctypes.c_int * MAX_BOARDS),
        ("solutions", ctypes.c_int * MAX_BOARDS),
        ("mode", ctypes.c_int * MAX_BOARDS),
    ]


class SolvedBoards(ctypes.Structure):
    """`solvedBoards`: the answers to `Boards`."""

    _fields_: ClassVar = [("count", ctypes.c_int), ("boards", FutureTricks * MAX_BOARDS)]


class TableDeals(ctypes.Structure):
    """`ddTableDeals`: deals whose tables are wanted."""

    _fields_: ClassVar = [("count", ctypes.c_int), ("deals", _HOLDINGS * (MAX_TABLES * 5))]


class TableResults(ctypes.Structure):
    """`ddTablesRes`: tricks by deal, denomination (S H D C NT) and declarer (N E S W)."""

    _fields_: ClassVar = [("count", ctypes.c_int), ("tables", ((ctypes.c_int * 4) * 5) * (MAX_TABLES * 5))]


class _AllPars(ctypes.Structure):
    """`allParResults`: CalcAllTables wants the room even when no par is asked for."""

    _fields_: ClassVar = [("room", ctypes.c_char * (288 * MAX_TABLES))]


class PlayTrace(ctypes.Structure):
    """`playTraceBin`: cards in the order in which they were played."""

    _fields_: ClassVar = [("count", ctypes.c_int), ("suit", ctypes.c_int * 52), ("rank", ctypes.c_int * 52)]


class SolvedPlay(ctypes.Structure):
    """`solvedPlay`: declarer's tricks before the first card and after each."""

    _fields_: ClassVar = [("count", ctypes.c_int), ("tricks", ctypes.c_int * 53)]


def library_path() -> Path | None:
    """Find the library inside the installed endplay, without importing that; `None` when it is not there."""
    spec = find_spec("endplay")
    for place in (spec.submodule_search_locations or ()) if spec else ():
        for name in _NAMES:
            path = Path(place) / "_dds" / name
            if path.is_file():
                return path
    return None


@cache
def load_library() -> ctypes.CDLL:
    """Load the library once in the life of the process and let it take its memory, for `THREADS` threads.

    Raises:
        SolverUnavailable: it is not installed, or is not for this machine.
    """
    path = library_path()
    if path is None:
        raise SolverUnavailable(f"no double-dummy library is installed: {how_to_install('dds')} (Python 3.11-3.13)")
    try:
        library = ctypes.CDLL(str(path))
    except OSError as reason:
        raise SolverUnavailable(f"the double-dummy library of endplay cannot be used here: {reason}") from reason
    number, place = ctypes.c_int, ctypes.POINTER
    library.SolveBoard.argtypes = [DdsDeal, number, number, number, place(FutureTricks), number]
    library.SolveAllBoardsBin.argtypes = [place(Boards), place(SolvedBoards)]
    library.CalcAllTables.argtypes = [place(TableDeals), number, number * 5, place(TableResults), place(_AllPars)]
    library.AnalysePlayBin.argtypes = [DdsDeal, PlayTrace, place(SolvedPlay), number]
    library.ErrorMessage.argtypes = [number, ctypes.c_char_p]
    library.SetMaxThreads.restype = None
    wanted = os.environ.get(THREADS, "")
    library.SetMaxThreads(int(wanted) if re.fullmatch(r"[0-9]{1,3}", wanted) else 0)  # 0: it counts the cores itself
    return library


def calculate_tables(library: ctypes.CDLL, deals: TableDeals) -> tuple[int, TableResults]:
    """Call CalcAllTables for all denominations, without par; return its code and the tables."""
    results, pars = TableResults(), _AllPars()
    every = (ctypes.c_int * 5)(0, 0, 0, 0, 0)  # a filter: 1 would leave the denomination out
    code = int(library.CalcAllTables(ctypes.byref(deals), -1, every, ctypes.byref(results), ctypes.byref(pars)))
    return code, results
