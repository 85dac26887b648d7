"""Windows and macOS run the program too: what only one kind of system has is asked for before it is used."""

import ast
from collections.abc import Iterator

from tools.measure_structure import Sources

# From the standard library's own word "Availability: Unix".
MODULES = {
    "crypt",
    "curses",
    "fcntl",
    "grp",
    "nis",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
}
NAMES = {
    "os": {
        *(
            "chown",
            "chroot",
            "confstr",
            "fchdir",
            "fchmod",
            "fchown",
            "fork",
            "forkpty",
            "getegid",
            "geteuid",
            "getgid",
        ),
        *("getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getsid", "getuid", "killpg", "lchown"),
        *("lockf", "major", "minor", "mkfifo", "mknod", "nice", "openpty", "pathconf", "posix_fadvise", "pread"),
        *("pwrite", "sched_getaffinity", "sched_setaffinity", "sendfile", "setegid", "seteuid", "setgid", "setpgid"),
        *("setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf", "uname", "wait", "wait3", "wait4", "waitid"),
        *("O_DIRECTORY", "O_NOFOLLOW", "O_CLOEXEC", "O_NONBLOCK", "O_SYNC", "O_TMPFILE", "WNOHANG"),
    },
    "signal": {
        *("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP", "SIGUSR1"),
        *("SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer", "sigwait"),
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
    "time": {"clock_settime", "pthread_getcpuclockid", "tzset"},
}
METHODS = {"add_signal_handler", "start_unix_server", "open_unix_connection"}
"""Of event loops, which Windows' has not."""
WAYS = {"fork", "forkserver"}
"""To start a process: macOS warns of the first, Windows has neither."""


def asks_for(node: ast.AST, name: str) -> bool:
    """Tell whether a test or a handler provides for a name that is not there."""
    texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    caught = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return (
        name in texts
        or "win32" in texts
        or bool(caught & {"AttributeError", "ImportError", "ModuleNotFoundError", "NotImplementedError"})
    )


def uses(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Go through line, name and what is asked for, of what a system may not have."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, each.name, each.name) for each in names if each.name in MODULES)
            case ast.ImportFrom(module=module, names=names) if module is not None:
                if module in MODULES:
                    yield node.lineno, module, module
                yield from (
                    (node.lineno, f"{module}.{each.name}", each.name)
                    for each in names
                    if each.name in NAMES.get(module, ())
                )
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, ()):
                yield node.lineno, f"{module}.{name}", name
            case ast.Attribute(attr=name) if name in METHODS:
                yield node.lineno, name, name
            case ast.Call(func=ast.Attribute(attr="get_context" | "set_start_method"), args=[ast.Constant(value=way)]):
                if way in WAYS:
                    yield node.lineno, str(way), str(way)
            case _:
                pass


def guarded(tree: ast.Module) -> Iterator[tuple[int, int, ast.AST]]:
    """Go through the first and last lines of what stands under a test or in a `try`, with that test or handler."""
    for node in ast.walk(tree):
        match node:
            case ast.If(test=test, body=body) | ast.While(test=test, body=body):
                yield body[0].lineno, body[-1].end_lineno or 0, test
            case ast.IfExp(test=test, body=body):
                yield body.lineno, body.end_lineno or 0, test
            case ast.Try(body=body, handlers=handlers):
                for handler in handlers:
                    if handler.type is not None:
                        yield body[0].lineno, body[-1].end_lineno or 0, handler.type
            case ast.With(items=items, body=body):
                for item in items:
                    yield body[0].lineno, body[-1].end_lineno or 0, item.context_expr
            case _:
                pass


def not_asked_for(tree: ast.Module) -> list[str]:
    places = list(guarded(tree))
    return [
        f"line {line}: {told}"
        for line, told, name in sorted(uses(tree))
        if not any(first <= line <= last and asks_for(guard, name) for first, last, guard in places)
    ]


def test_what_another_system_lacks_is_asked_for_first(sources: Sources) -> None:
    wrong = {module.name: not_asked_for(module.tree) for module in sources.modules}
    assert {name: what for name, what in wrong.items() if what} == {}


def test_the_check_sees_what_is_guarded_and_what_is_not() -> None:
    code = """
import os, signal, fcntl
from os import fork
if hasattr(os, "O_DIRECTORY"):
    os.open("x", os.O_DIRECTORY)
with suppress(AttributeError):
    os.nice(5)
try:
    import pwd
except ImportError:
    pwd = None
os.nice(5)
signal.SIGKILL
loop.add_signal_handler(1, print)
multiprocessing.get_context("fork")
multiprocessing.get_context("spawn")
"""
    found = not_asked_for(ast.parse(code))
    assert found == [
        *("line 2: fcntl", "line 3: os.fork", "line 12: os.nice", "line 13: signal.SIGKILL"),
        *("line 14: add_signal_handler", "line 15: fork"),
    ]
