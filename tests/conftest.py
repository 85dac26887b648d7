"""What every test may ask for."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent

# The system's Chromium: the tests never use a browser that a tool downloads.
CHROMIUM = Path("/usr/bin/chromium")
CHROMIUM_FLAGS = [
    "--no-sandbox",  # it cannot make its sandbox for root, which is what a container's user often is
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # Without these it looks for its makers' servers at every start.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Where `make postgres` starts one.
POSTGRES = "postgresql://duplicado@127.0.0.1:54329/duplicado"

# The gate draws the same examples every time: a change is never blamed for another's luck. The deep
# profile is for looking: HYPOTHESIS_PROFILE=deep make test-slow. The database is off in the gate because two
# test processes would share it.
settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the repository."""
    return ROOT


def absent(reason: str) -> None:
    """Skip for want of something; where everything is supposed to be there (CI=true), fail."""
    if os.environ.get("CI", "").lower() in {"1", "true"}:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real files that lies beside the repository."""
    folder = ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        absent("the shared real files are not here (../shared/data)")
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A headless Chromium, one for each test process; ask it for `new_context()` to be a person of one's own."""
    if not CHROMIUM.exists():
        absent(f"{CHROMIUM} is not here: make browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def postgres(worker_id: str) -> str:
    """The address of a PostgreSQL database for tests: by that of the environment, or by the one of `make postgres`.

    Each test process has a database of its own.
    """
    import psycopg

    setting = os.environ.get("DUPLICADO_TEST_POSTGRES") or POSTGRES
    own = f"duplicado_test_{worker_id}"
    try:
        with psycopg.connect(setting, connect_timeout=2, autocommit=True) as connection:
            if not connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [own]).fetchone():
                connection.execute(f'CREATE DATABASE "{own}"')
    except psycopg.Error as error:
        absent(f"no PostgreSQL answers ({' '.join(str(error).split())[:80]}): make postgres")
    return f"{setting.rpartition('/')[0]}/{own}"
