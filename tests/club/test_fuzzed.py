"""The service as its own description has it, asked at random by schemathesis: nothing that is asked ends in a fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import openapi
from schemathesis.core.result import Ok
from tests.club.conftest import LAPTOP, founded, serving

from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import Role

# What `tests/conftest.py` has frozen is held all the same, which Hypothesis looks for in the collector alone.
pytestmark = pytest.mark.filterwarnings("ignore:It looks like `register_random`")

LEAVING = {("DELETE", "/api/1/me")}


@pytest.mark.slow
def test_nothing_that_the_description_allows_ends_in_a_fault(tmp_path: Path) -> None:
    fuzzed(tmp_path, 40)


def fuzzed(folder: Path, examples: int) -> None:
    """Ask every operation so many times, as the organizer of the club, with values of the schema and others."""
    with serving(folder / "club") as club:
        founded(club)
        grant = AccessPass("", Role.ORGANIZER, "a program", scopes=frozenset(Scope))
        token = club.house.entrance.issue_token(grant, device="x", issuer=LAPTOP)
        described = openapi.from_url(f"{club.address}api/1/openapi.json")
        faults: list[str] = []
        asked = [
            every(operation, token, examples, faults)
            for operation in (found.ok() for found in described.get_all_operations() if isinstance(found, Ok))
            if (operation.method.upper(), operation.path) not in LEAVING
        ]
        assert sum(asked) > 100
        assert faults == [], "\n".join(faults)


def every(
    operation: schemathesis.schemas.APIOperation[Any, Any, Any, Any], token: str, examples: int, faults: list[str]
) -> int:
    """Ask an operation so many times, add its faults, and return how often it was asked."""
    asked = 0

    @settings(
        max_examples=examples,
        phases=[Phase.generate],
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        nonlocal asked
        answer = case.call(headers={"Authorization": f"Bearer {token}", "Accept": "application/json"}, timeout=60)
        asked += 1
        if answer.status_code >= 500 and answer.json().get("code") != "unavailable":
            faults.append(f"{operation.method} {operation.path}: {str(case.body)[:300]}")

    ask()
    return asked
