"""Start a PostgreSQL for the tests, or say that it runs: in a temporary folder, on this computer's own address.

Installs Debian's package where there is none. The server never runs as root; root starts it as `postgres`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
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


def main() -> None:
    """Make a cluster if there is none, start it, make the database."""
    if programs() is None:
        install()
    folder = programs()
    if folder is None:
        sys.exit("PostgreSQL was installed, but initdb cannot be found.")
    as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
    home = Path(tempfile.gettempdir()) / f"duplicado-postgres-{os.geteuid()}"
    data = home / "data"

    def run(program: str, *arguments: str, check: bool = True) -> int:
        command = [*as_user, str(folder / program), *arguments]
        # Not our pipe, which the server would inherit and keep open.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(command, cwd="/", check=False, stdout=subprocess.DEVNULL, stderr=said)
            said.seek(0)
            complaint = said.read().strip()
        if check and done.returncode:
            sys.exit(f"{program}: {complaint}")
        return done.returncode

    home.mkdir(exist_ok=True)
    if as_user:
        shutil.chown(home, "postgres", "postgres")
    if not (data / "PG_VERSION").exists():
        run("initdb", "-D", str(data), "-U", NAME, "--auth=trust", "--encoding=UTF8", "--locale=C")
    if run("pg_ctl", "status", "-D", str(data), check=False):
        options = f"-p {PORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c max_connections=200"
        run("pg_ctl", "start", "-w", "-D", str(data), "-l", str(home / "log"), "-o", options)
    there = ["-h", "127.0.0.1", "-p", str(PORT), "-U", NAME]
    if run("psql", *there, "-d", NAME, "-c", "SELECT 1", check=False):
        run("createdb", *there, NAME)
    print(f"PostgreSQL answers at postgresql://{NAME}@127.0.0.1:{PORT}/{NAME}")


if __name__ == "__main__":
    main()
