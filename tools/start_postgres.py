"""Start a PostgreSQL for the tests, or say that it runs: in a temporary folder, on this computer's own address.

Installs Debian's package where there is none. The server never runs as root; root starts it as `postgres`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

PORT = 54329
NAME = "duplicado"


def programs() -> Path | None:
    """Return the folder of `initdb` and `pg_ctl`: the newest that Debian has put somewhere, or that of the path."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0])
    )
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def install() -> None:
    """Install Debian's package."""
    if shutil.which("apt-get") is None:
        sys.exit("Install PostgreSQL, so that initdb and pg_ctl can be found.")
    become = [] if os.geteuid() == 0 else ["sudo"]
    if become and shutil.which("sudo") is None:
        sys.exit("Ask the administrator for the Debian package: postgresql")
    for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run([*become, "apt-get", *step], check=True)


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL server of its own, with a database."""

    home: Path
    port: int

    @property
    def address(self) -> str:
        """The folder of its database."""
        return f"postgresql://{NAME}@127.0.0.1:{self.port}/{NAME}"

    def start(self) -> None:
        """Make it if there is none, start it if it does not run, make the database."""
        data = self.home / "data"
        self.home.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.home, "postgres", "postgres")
        if not (data / "PG_VERSION").exists():
            self._run("initdb", "-D", str(data), "-U", NAME, "--auth=trust", "--encoding=UTF8", "--locale=C")
        if self._run("pg_ctl", "status", "-D", str(data), check=False):
            beside = f"-c unix_socket_directories={self.home} -c max_connections=200"
            options = f"-p {self.port} -c listen_addresses=127.0.0.1 {beside}"
            self._run("pg_ctl", "start", "-w", "-D", str(data), "-l", str(self.home / "log"), "-o", options)
        there = ["-h", "127.0.0.1", "-p", str(self.port), "-U", NAME]
        if self._run("psql", *there, "-d", NAME, "-c", "SELECT 1", check=False):
            self._run("createdb", *there, NAME)

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast`, as a computer that is shut down does, or `immediate`, as one that loses its power."""
        self._run("pg_ctl", "stop", "-w", "-D", str(self.home / "data"), "-m", mode)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        folder = programs()
        if folder is None:
            sys.exit("PostgreSQL was installed, but initdb cannot be found.")
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        # Not our pipe, which the server would inherit and keep open.
        with tempfile.TemporaryFile("w+") as said:
            command = [*as_user, str(folder / program), *arguments]
            done = subprocess.run(command, cwd="/", check=False, stdout=subprocess.DEVNULL, stderr=said)
            said.seek(0)
            complaint = said.read().strip()
        if check and done.returncode:
            sys.exit(f"{program}: {complaint}")
        return done.returncode


def main() -> None:
    """Install PostgreSQL if there is none, and start that of the tests."""
    if programs() is None:
        install()
    cluster = Cluster(Path(tempfile.gettempdir()) / f"duplicado-postgres-{os.geteuid()}", PORT)
    cluster.start()
    print(f"PostgreSQL answers at {cluster.address}")


if __name__ == "__main__":
    main()
