"""Finding and loading the DDS library (Bo Haglund and Soren Hein): the one that is named, or that of endplay's wheels.

Only the shared library is used, with structures of our own: endplay itself is found but never imported (its import
costs a second and pulls in numpy). The layouts are those of `dll.h` of DDS 2.9. A library that `LIBRARY` names is
believed only once it has solved two deals whose answers are known.
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

MAX_TABLES: Final = 40
"""Deals in one call of CalcAllTables when all five denominations are asked for (MAXNOOFTABLES)."""
MAX_BOARDS: Final = 200
"""Positions in one call of SolveAllBoards (MAXNOOFBOARDS)."""

LIBRARY: Final = "DUPLICADO_DDS_LIBRARY"
"""Environment variable: the path of a shared library with the functions of DDS 2.9, used in place of endplay's."""

THREADS: Final = "DUPLICADO_DDS_THREADS"
"""Environment variable: over how many threads the library spreads a call. Without it: all cores that it finds memory
for. One is right for a process that works beside others, since each of them has a core of its own already."""

FINE: Final = 1
"""The code of a call that went well (RETURN_NO_FAULT)."""

_WHOLE_SUIT: Final = 0x7FFC
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
    """Find the library: the one that `LIBRARY` names, which need not be there, or that inside the installed endplay.

    Endplay is not imported. `None` when nothing is named and endplay is not there.
    """
    if named := os.environ.get(LIBRARY, ""):
        return Path(named)
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
        SolverUnavailable: it is not installed, is not for this machine, or is named by `LIBRARY` and is no library
            with the functions of DDS 2.9 that solves right.
    """
    path = library_path()
    if path is None:
        raise SolverUnavailable(f"no double-dummy library is installed: {how_to_install('dds')} (Python 3.11-3.13)")
    try:
        library = ctypes.CDLL(str(path))
        _declare(library)
    except (OSError, AttributeError) as reason:
        unusable = SolverUnavailable(f"the double-dummy library {path} cannot be used: {reason}")
        raise unusable.told_as("double-dummy-library", path, reason, LIBRARY) from reason
    wanted = os.environ.get(THREADS, "")
    library.SetMaxThreads(int(wanted) if re.fullmatch(r"[0-9]{1,3}", wanted) else 0)  # 0: it counts the cores itself
    if os.environ.get(LIBRARY) and not _solves_right(library):
        wrong = SolverUnavailable(f"the double-dummy library {path} does not solve known deals as DDS 2.9 does")
        raise wrong.told_as("double-dummy-wrong", path, LIBRARY)
    return library


def _declare(library: ctypes.CDLL) -> None:
    """Say what the functions take; raises `AttributeError`, which names it, for one that the library has not."""
    number, place = ctypes.c_int, ctypes.POINTER
    library.SolveBoard.argtypes = [DdsDeal, number, number, number, place(FutureTricks), number]
    library.SolveAllBoardsBin.argtypes = [place(Boards), place(SolvedBoards)]
    library.CalcAllTables.argtypes = [place(TableDeals), number, number * 5, place(TableResults), place(_AllPars)]
    library.AnalysePlayBin.argtypes = [DdsDeal, PlayTrace, place(SolvedPlay), number]
    library.ErrorMessage.argtypes = [number, ctypes.c_char_p]
    library.SetMaxThreads.restype = None


def _solves_right(library: ctypes.CDLL) -> bool:
    """Solve two deals in which each hand has a whole suit, the suits of the second moved on by one hand.

    The partnership that has the trump suit takes all tricks; in notrump the leader's side does. A library whose
    structures have other layouts does not give both tables.
    """
    deals = TableDeals()
    deals.count = 2
    for moved in range(2):
        for suit in range(4):
            deals.deals[moved][(suit + moved) % 4][suit] = _WHOLE_SUIT
    code, results = calculate_tables(library, deals)
    tables = [[list(row) for row in results.tables[moved]] for moved in range(2)]
    in_hand_of_north_south, in_hand_of_east_west = [13, 0, 13, 0], [0, 13, 0, 13]
    first = [in_hand_of_north_south, in_hand_of_east_west] * 2
    return code == FINE and tables == [[*first, [0] * 4], [*reversed(first), [0] * 4]]


def calculate_tables(library: ctypes.CDLL, deals: TableDeals) -> tuple[int, TableResults]:
    """Call CalcAllTables for all denominations, without par; return its code and the tables."""
    results, pars = TableResults(), _AllPars()
    every = (ctypes.c_int * 5)(0, 0, 0, 0, 0)  # a filter: 1 would leave the denomination out
    code = int(library.CalcAllTables(ctypes.byref(deals), -1, every, ctypes.byref(results), ctypes.byref(pars)))
    return code, results
